"""The cards of a hand: what each shows, and how it is drawn."""

from typing import NamedTuple

from engine.core.words import Text, say
from engine.tremble.cards import Bonus, Compensation, Ship, Station
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.theme import Colour
from render.tremble import icons
from render.tremble.parts import NAME, TEXT, labelled
from render.tremble.terms import CLASSES, compensation_effect, ship_abilities, station_effect
from render.type import Face
from render.words import Words

CARD_HEIGHT = 184
ICON = 92
CHIP = Style(Face.BOLD, 34, 26)
VALUE = Style(Face.BOLD, 38, 28)
LINE = 48
LONG_TEXT = 2  # lines that the effect of a station or compensation card may take


class Shown(NamedTuple):
    """What a card of any kind shows."""

    icon: Shape
    name: Text
    kind: Text
    ship: Ship | None = None
    effect: Text | None = None
    price: int | None = None
    used: bool = False


def ship_card(ship: Ship, price: int | None = None) -> Shown:
    """Show a ship, with its price while it is for sale."""
    name, kind = say("tremble-card-name", card=ship.name), CLASSES[ship.ship_class]
    return Shown(icons.CLASSES[ship.ship_class], name, kind, ship=ship, price=price)


def station_card(station: Station, *, price: int | None = None, used: bool = False) -> Shown:
    """Show a station, with its price while it is for sale."""
    name, effect = say("tremble-card-name", card=station.name), station_effect(station.effect)
    kind = say("tremble-card-used") if used else say("tremble-card-station")
    return Shown(icons.station, name, kind, effect=effect, price=price, used=used)


def compensation_card(card: Compensation, count: int) -> Shown:
    """Show compensation cards that are alike."""
    name = say("tremble-card-names", card=card.name, count=count)
    kind, effect = say("tremble-card-compensation"), compensation_effect(card.effect)
    return Shown(icons.card, name, kind, effect=effect)


def draw_card(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """Draw a card: picture and name, then what it costs, then what it can do."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    inner = box.inset(16, 10)
    canvas.stamp(shown.icon, inner.left(ICON).top(ICON), _tint(canvas, shown))
    right = inner.after(ICON + 16)
    canvas.text(right.top(54), words(shown.name), NAME, theme.ink)
    line = right.below(54).top(LINE)
    if shown.price is not None:
        price = words(say("tremble-card-price", price=shown.price))
        width = canvas.text(line, price, VALUE, theme.accent, "right")
        line = line.before(width + 10)
    if shown.ship is not None:
        _draw_ship(canvas, inner, line, shown.ship, words)
    else:
        canvas.text(line, words(shown.kind), TEXT, theme.muted)
    if shown.effect is not None:
        _draw_effect(canvas, inner.below(54 + LINE), words(shown.effect))


def _draw_ship(canvas: Canvas, inner: Box, line: Box, ship: Ship, words: Words) -> None:
    theme = canvas.theme
    attack = words(say("tremble-card-attack", attack=ship.attack))
    used = canvas.text(line.left(180), attack, VALUE, theme.ink)
    fuel = line.after(used + 22).left(90)
    labelled(canvas, fuel, icons.fuel, str(ship.fuel), VALUE, theme.ink, icon_ink=theme.accent)
    bottom = inner.below(54 + LINE + 6)
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


def _draw_effect(canvas: Canvas, box: Box, text: str) -> None:
    for place, line in zip(box.rows(LONG_TEXT, 0), halves(text), strict=False):
        canvas.text(place, line, Style(Face.TEXT, 27, 22), canvas.theme.muted)


def halves(text: str, most: int = 38) -> list[str]:
    """Break a text between words into lines of about `most` letters; the last takes the rest."""
    if len(text) <= most:
        return [text]
    cut = text.rfind(" ", 0, most + 1)
    return [text[:cut], text[cut + 1 :]] if cut > 0 else [text]


def _tint(canvas: Canvas, shown: Shown) -> Colour:
    if shown.used:
        return canvas.theme.muted
    return canvas.theme.good if shown.ship is None else canvas.theme.ink
