"""The cards of a hand: what each shows, and how it is drawn."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.words import Text, say
from engine.tremble.cards import Bonus, Compensation, Ship, Station
from engine.tremble.terms import compensation_effect, ship_abilities, station_effect
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.theme import Colour
from render.tremble import icons
from render.tremble.parts import NAME, TEXT, labelled
from render.type import Face
from render.words import Words

CARD_HEIGHT = 184
LOW_HEIGHT = 148
ICON = 92
CHIP = Style(Face.BOLD, 34, 26)
VALUE = Style(Face.BOLD, 38, 28)
LINE = 54
EFFECT = Style(Face.TEXT, 28, 22)


class Shown(NamedTuple):
    """What a card of any kind shows."""

    icon: Shape
    name: Text
    ship: Ship | None = None
    effect: Text | None = None
    note: Text | None = None  # its price, or that it is used
    used: bool = False  # or not usable yet
    wanted: bool = False  # chosen from the offer
    low: bool = False  # needs little room


def card_height(cards: Sequence[Shown]) -> int:
    """Return how high these cards are drawn, side by side."""
    return LOW_HEIGHT if all(card.low for card in cards) else CARD_HEIGHT


def ship_card(ship: Ship, price: int | None = None) -> Shown:
    """Show a ship, with its price while it is for sale."""
    name = say("tremble-card", name=ship.name)
    return Shown(icons.CLASSES[ship.ship_class], name, ship=ship, note=_price(price))


def station_card(station: Station, *, price: int | None = None, used: bool = False) -> Shown:
    """Show a station, with its price while it is for sale."""
    name, effect = say("tremble-card", name=station.name), station_effect(station.effect)
    note = say("tremble-card-used") if used else _price(price)
    return Shown(icons.station, name, effect=effect, note=note, used=used)


def compensation_card(card: Compensation, count: int, *, fresh: bool = False) -> Shown:
    """Show compensation cards that are alike; fresh ones wait for the next turn."""
    name = say("tremble-card-names", card=card.name, count=count)
    note = say("tremble-card-fresh") if fresh else None
    effect = compensation_effect(card.effect)
    return Shown(icons.card, name, effect=effect, note=note, used=fresh, low=True)


def draw_card(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """Draw a card: picture, name and price, then what it can do."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if shown.wanted else None)
    inner = box.inset(16, 10)
    canvas.stamp(shown.icon, inner.left(ICON).top(ICON), _tint(canvas, shown))
    right = inner.after(ICON + 16)
    title = right.top(LINE)
    if shown.note is not None:
        ink = theme.muted if shown.used else theme.accent
        title = title.before(canvas.text(title, words(shown.note), VALUE, ink, "right") + 12)
    canvas.text(title, words(shown.name), NAME, theme.ink)
    if shown.ship is not None:
        _draw_ship(canvas, inner, right.below(LINE).top(LINE), shown.ship, words)
    if shown.effect is not None:
        canvas.paragraph(right.below(LINE), words(shown.effect), EFFECT, theme.muted)


def _draw_ship(canvas: Canvas, inner: Box, line: Box, ship: Ship, words: Words) -> None:
    theme = canvas.theme
    attack = words(say("tremble-card-attack", attack=ship.attack))
    used = canvas.text(line.left(180), attack, VALUE, theme.ink)
    fuel = line.after(used + 22).left(90)
    labelled(canvas, fuel, icons.fuel, str(ship.fuel), VALUE, theme.ink, icon_ink=theme.accent)
    bottom = inner.below(2 * LINE + 4)
    abilities = ship_abilities(ship)
    if len(abilities) == 1:
        canvas.text(bottom, words(abilities[0]), TEXT, theme.muted)
        return
    for bonus in ship.bonuses:
        bottom = bottom.after(_draw_bonus(canvas, bottom.left(110), bonus) + 24)
    marks = [(ship.transfer, icons.arrow), (ship.invulnerable, icons.shield)]
    for icon in (icon for there, icon in marks if there):
        canvas.stamp(icon, bottom.left(bottom.h).inset(6), theme.good)
        bottom = bottom.after(bottom.h + 10)


def _draw_bonus(canvas: Canvas, box: Box, bonus: Bonus) -> int:
    """Draw a bonus: how much it adds, and an icon that says when; return the width."""
    theme = canvas.theme
    icon = icons.army
    if bonus.city is not None:
        icon = icons.TYPES[bonus.city]
    elif bonus.wing is not None:
        icon = icons.CLASSES[bonus.wing]
    return labelled(canvas, box, icon, f"+{bonus.plus}", CHIP, theme.ink, icon_ink=theme.good)


def _price(price: int | None) -> Text | None:
    return None if price is None else say("tremble-card-price", price=price)


def _tint(canvas: Canvas, shown: Shown) -> Colour:
    if shown.used:
        return canvas.theme.muted
    return canvas.theme.good if shown.ship is None else canvas.theme.ink
