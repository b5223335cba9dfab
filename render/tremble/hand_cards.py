"""The cards of a hand: what each shows, and how it is drawn."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.words import Text, say
from engine.invasion.cards import CityType
from engine.tremble.cards.cards import Card, Compensation, Ship, Station
from engine.tremble.cards.cards import Colour as Back
from engine.tremble.cards.terms import compensation_effect, station_effect
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.invasion import icons, sprites
from render.invasion.bonuses import Ability
from render.invasion.chips import draw_abilities, is_told
from render.invasion.parts import NAME, TEXT, labelled
from render.theme import Colour
from render.type import Face
from render.words import Words

SHIP_HEIGHT = 212
TOLD = 48  # higher is one with an ability in words
STATION_HEIGHT = 224
LOW_HEIGHT = 176
WINDOW, LOW_WINDOW = 164, 104  # wide
FOOT = 56
PAD = 12
FRAME = 6
LINE = 54
RADIUS = 18
ATTACK = Style(Face.BOLD, 60, 40)
VALUE = Style(Face.BOLD, 36, 26)
WORD = Style(Face.TEXT, 34, 26)
DROP = 32

EVENINGS = {None: 2, Back.RED: 1, Back.BLUE: 3}  # skies in the colours of card backs
_SCRAPPED = say("tremble-card-scrapped")

EFFECTS: dict[str, Shape] = {
    "army-boost": icons.army,
    "boost": icons.up,
    "cancel-bonuses": icons.down,
    "catch-bonus": icons.human,
    "discount": icons.coin,
    "extra-fuel": icons.fuel,
    "fewer-armies": icons.army,
    "fuel": icons.fuel,
    "humans": icons.human,
    "move-enemy": icons.arrow,
    "reroll": icons.dice,
    "reroll-own": icons.dice,
    "save-ship": icons.shield,
    "trophy": icons.card,
}


class Deal(NamedTuple):
    """What a card costs, and what would be left of one's humans."""

    price: int
    left: int | None  # None once others are chosen


class Shown(NamedTuple):
    """A card, and how it stands with its captain."""

    card: Card | Compensation
    abilities: Sequence[Ability] = ()
    deal: Deal | None = None  # while it is for sale
    note: Text | None = None  # whether it may be used
    copies: int = 1
    idle: bool = False  # used, or not usable yet
    wanted: bool = False  # chosen from the offer
    scrapped: bool = False  # chosen to make room


def card_height(cards: Sequence[Shown]) -> int:
    """Return how high these cards are drawn, side by side."""
    return max(_height(shown) for shown in cards)


def _height(shown: Shown) -> int:
    if isinstance(shown.card, Compensation):
        return LOW_HEIGHT
    high = SHIP_HEIGHT if isinstance(shown.card, Ship) else STATION_HEIGHT
    high += TOLD if is_told(shown.abilities) else 0
    return high + FOOT if shown.deal is not None else high


def draw_card(canvas: Canvas, box: Box, shown: Shown, colour: Colour, words: Words) -> None:
    """Draw a card: what it is in its window, its name, and what it can do."""
    theme = canvas.theme
    canvas.panel(
        box,
        theme.card,
        radius=RADIUS,
        outline=theme.accent if shown.wanted else theme.danger if shown.scrapped else None,
        line=6,
    )
    inner = box.inset(PAD)
    if shown.deal is not None:
        _draw_deal(canvas, inner.below(inner.h - FOOT + PAD // 2), shown, words)
        inner = inner.before(0).top(inner.h - FOOT)
    window = LOW_WINDOW if isinstance(shown.card, Compensation) else WINDOW
    _draw_window(canvas, inner.left(window), shown, colour)
    right = inner.after(window + 16)
    title = right.top(LINE)
    note = _SCRAPPED if shown.scrapped else shown.note
    if note is not None:
        ink = theme.danger if shown.scrapped else theme.muted if shown.idle else theme.good
        title = title.before(canvas.text(title, words(note), WORD, ink, "right") + 12)
    canvas.text(title, _name(shown, words), NAME, theme.muted if shown.idle else theme.ink)
    if isinstance(shown.card, Ship):
        _draw_ship(canvas, right.below(LINE), shown.card, shown.abilities, words)
    else:
        canvas.paragraph(right.below(LINE), words(_effect(shown.card)), WORD, theme.muted)


def _name(shown: Shown, words: Words) -> str:
    if shown.copies == 1:
        return words(shown.card.name)
    return words(say("tremble-card-names", card=shown.card.name, count=shown.copies))


def _effect(card: Station | Compensation) -> Text:
    if isinstance(card, Station):
        return station_effect(card.effect)
    return compensation_effect(card.effect)


def _draw_window(canvas: Canvas, box: Box, shown: Shown, colour: Colour) -> None:
    """Draw what a card is in a lit window, framed in the colour of its back."""
    theme, card = canvas.theme, shown.card
    if isinstance(card, Compensation):
        canvas.panel(box, theme.well, radius=12, outline=theme.muted if shown.idle else theme.good)
        ink = theme.muted if shown.idle else theme.good
        canvas.stamp(EFFECTS[card.effect.kind], box.inset(box.w // 5), ink)
        return
    frame = {Back.BLUE: theme.blue, Back.RED: theme.red, None: theme.muted}[card.colour]
    canvas.panel(box, frame, radius=12)
    pane = box.inset(FRAME)
    flier = card.ship_class if isinstance(card, Ship) else None
    ink = colour if flier is not None else theme.muted if shown.idle else theme.good
    about = (EVENINGS[card.colour], _made_for(card), card.series, flier, ink)
    canvas.fill(pane, sprites.window, theme, *about)
    _draw_stripes(canvas, box, card.colour)
    if shown.idle or shown.scrapped:
        canvas.stamp(icons.slash, pane.inset(pane.w // 8), theme.danger)


def _made_for(card: Card) -> CityType | None:
    """Return the kind of city that a ship has a bonus against."""
    bonuses = card.bonuses if isinstance(card, Ship) else ()
    return next((bonus.city for bonus in bonuses if bonus.city is not None), None)


def _draw_stripes(canvas: Canvas, box: Box, back: Back | None) -> None:
    """Mark a frame as its back is: blue ones have one stripe, red ones two."""
    count = {None: 0, Back.BLUE: 1, Back.RED: 2}[back]
    for stripe in range(count):
        x = box.x + 16 + stripe * 34
        canvas.panel(Box(x, box.bottom - FRAME - 4, 26, 8), canvas.theme.ink, radius=3)


def _draw_ship(
    canvas: Canvas, box: Box, ship: Ship, abilities: Sequence[Ability], words: Words
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
        text, ink = words(say("tremble-card-bought")), theme.accent
        width = canvas.text(rest, text, VALUE, ink, "right")
        canvas.stamp(icons.star, Box(rest.right - width - 48, rest.y, 36, rest.h), ink)
    elif deal.left is not None:
        key = "tremble-card-short" if dear else "tremble-card-leaves"
        ink = theme.danger if dear else theme.muted
        canvas.text(rest, words(say(key, humans=abs(deal.left))), TEXT, ink, "right")
