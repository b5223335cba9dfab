"""The cards of a hand: what each shows, and how ships are drawn."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyShip, CityType
from render.boxes import Box
from render.canvas import Align, Canvas, Style
from render.invasion.parts import icons, sprites
from render.invasion.parts.bonuses import Ability
from render.invasion.parts.chips import LINE_HEIGHT, are_crowded, draw_abilities, is_told
from render.invasion.parts.parts import NAME, TEXT, labelled
from render.theme import Colour
from render.type import Face
from render.words import Words

SHIP_HEIGHT = 212
TOLD = 48  # higher is one with an ability in words
WINDOW = 164  # wide
FOOT = 56
PAD = 12
FRAME = 6
LINE = 54
NOTE = 46
RADIUS = 18
EVENING = 2  # sky of a ship whose card has no back of its own
ATTACK = Style(Face.BOLD, 60, 40)
VALUE = Style(Face.BOLD, 36, 26)
WORD = Style(Face.TEXT, 34, 26)
DROP = 32
AWAY = 62  # wide is the mark of a ship that is away
_SCRAPPED = say("invasion-card-scrapped")


class Deal(NamedTuple):
    """What a card costs, and what would be left of one's humans."""

    price: int
    left: int | None  # None once others are chosen


class Shown(NamedTuple):
    """A card, and how it stands with its captain."""

    card: Any
    abilities: Sequence[Ability] = ()
    deal: Deal | None = None  # while it is for sale
    note: Text | None = None  # whether it may be used
    copies: int = 1
    idle: bool = False  # used, or not usable yet
    wanted: bool = False  # chosen from the offer
    scrapped: bool = False  # chosen to make room
    away: bool = False  # marked in the window, so that its name has all the room


def ship_height(shown: Shown) -> int:
    """Return how high the card of a ship is."""
    told = TOLD if is_told(shown.abilities) else 0
    second = LINE_HEIGHT if are_crowded(shown.abilities) else 0
    return SHIP_HEIGHT + told + second + foot_height(shown)


def foot_height(shown: Shown) -> int:
    """Return how much higher a card is while it is for sale."""
    return FOOT if shown.deal is not None else 0


def ships_height(cards: Sequence[Shown]) -> int:
    """Return how high these ships are drawn, side by side."""
    return max(map(ship_height, cards))


def draw_ship_card(canvas: Canvas, box: Box, shown: Shown, colour: Colour, words: Words) -> None:
    """Draw the card of a ship: the ship in its window, its name, and what it can do."""
    inner = draw_frame(canvas, box, shown, words)
    draw_window(canvas, inner.left(WINDOW), shown, colour, canvas.theme.muted, EVENING, words)
    right = inner.after(WINDOW + 16)
    draw_title(canvas, right.top(LINE), shown, words(shown.card.name))
    draw_ship(canvas, right.below(LINE), shown.card, shown.abilities, words)


def draw_frame(canvas: Canvas, box: Box, shown: Shown, words: Words) -> Box:
    """Draw a card, and what it costs; return the room for all else."""
    theme = canvas.theme
    canvas.panel(
        box,
        theme.card,
        radius=RADIUS,
        outline=theme.accent if shown.wanted else theme.danger if shown.scrapped else None,
        line=6,
    )
    inner = box.inset(PAD)
    if shown.deal is None:
        return inner
    _draw_deal(canvas, inner.below(inner.h - FOOT + PAD // 2), shown, words)
    return inner.top(inner.h - FOOT)


def draw_title(canvas: Canvas, box: Box, shown: Shown, name: str) -> None:
    """Draw what a card is called."""
    canvas.text(box, name, NAME, canvas.theme.muted if shown.idle else canvas.theme.ink)


def draw_note(
    canvas: Canvas, box: Box, shown: Shown, words: Words, align: Align = "center"
) -> None:
    """Draw whether a card may be used, or goes."""
    theme, note = canvas.theme, _SCRAPPED if shown.scrapped else shown.note
    if note is not None:
        ink = theme.danger if shown.scrapped else theme.muted if shown.idle else theme.good
        canvas.text(box, words(note), WORD, ink, align)


def draw_window(
    canvas: Canvas,
    box: Box,
    shown: Shown,
    colour: Colour,
    frame: Colour,
    evening: int,
    words: Words,
) -> None:
    """Draw what a card is in a lit window, and at its foot whether it may be used."""
    theme, card = canvas.theme, shown.card
    canvas.panel(box, frame, radius=12)
    pane = box.inset(FRAME)
    about = (evening, made_for(card), card.series, getattr(card, "ship_class", None), colour)
    canvas.fill(pane, sprites.window, theme, *about)
    if shown.idle or shown.scrapped:
        canvas.stamp(icons.slash, pane.inset(pane.w // 8), theme.danger)
    if shown.away:
        corner = pane.below(pane.h - AWAY).left(AWAY)
        canvas.panel(corner, theme.well, radius=12)
        canvas.stamp(icons.hourglass, corner.inset(AWAY // 6), theme.accent)
    if shown.scrapped or shown.note is not None:
        sill = pane.below(pane.h - NOTE - FRAME).top(NOTE)
        canvas.panel(sill, theme.well, radius=0)
        draw_note(canvas, sill, shown, words)


def made_for(card: Any) -> CityType | None:
    """Return the kind of city that a ship has a bonus against."""
    bonuses = getattr(card, "bonuses", ())
    return next((bonus.city for bonus in bonuses if bonus.city is not None), None)


def draw_ship(
    canvas: Canvas, box: Box, ship: AnyShip, abilities: Sequence[Ability], words: Words
) -> None:
    """Draw attack and fuel, then the abilities as chips."""
    theme = canvas.theme
    line = box.top(70)
    used = labelled(canvas, line.left(150), icons.blast, str(ship.attack), ATTACK, theme.ink)
    drops = line.after(used + 24)
    step = min(DROP + 2, drops.w // max(1, ship.fuel))
    for drop in range(ship.fuel):
        place = Box(drops.x + drop * step, drops.y, step - 2, drops.h)
        canvas.stamp(icons.fuel, place, theme.accent)
    draw_abilities(canvas, box.below(76), abilities, words)


def _draw_deal(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """Draw the price tag, and what the purchase leaves or lacks."""
    theme, deal = canvas.theme, shown.deal
    assert deal is not None
    tag = box.left(206)
    dear = deal.left is not None and deal.left < 0 and not shown.wanted
    canvas.panel(tag, theme.muted if dear else theme.accent, radius=12)
    inner = tag.inset(12, 0)
    labelled(canvas, inner, icons.human, words.number(deal.price), VALUE, theme.sky)
    rest = box.after(222)
    if shown.wanted:
        text, ink = words(say("invasion-card-bought")), theme.accent
        width = canvas.text(rest, text, VALUE, ink, "right")
        canvas.stamp(icons.star, Box(rest.right - width - 48, rest.y, 36, rest.h), ink)
    elif deal.left is not None:
        key = "invasion-card-short" if dear else "invasion-card-leaves"
        ink = theme.danger if dear else theme.muted
        canvas.text(rest, words(say(key, humans=abs(deal.left))), TEXT, ink, "right")
