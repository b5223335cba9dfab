"""Pieces that several pictures share: emblems, amounts, ships and armies."""

from typing import Any

from engine.core.asks import Seat
from engine.invasion.cards.attack import ShipSum
from engine.invasion.cards.cards import AnyShip
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Align, Canvas, Shape, Style
from render.house import emblems
from render.invasion.parts import icons, sprites
from render.invasion.parts.bonuses import sign_of
from render.theme import Colour
from render.type import Face, length

GAP = 16
PAD = 20
LEAST_BADGE = 54  # wide, so that its letter can be read

TITLE = Style(Face.DISPLAY, 62, 36)
NAME = Style(Face.DISPLAY, 46, 26)
BIG = Style(Face.BOLD, 46, 30)
AMOUNT = Style(Face.BOLD, 40, 28)
TEXT = Style(Face.TEXT, 34, 26)
STRENGTH, LEGIBLE = Style(Face.BOLD, 36, 24), 34
ATTACK_LINE, BONUS = 44, 32  # high is what a ship brings, and the signs below it
ATTACK_HEIGHT = 2 * ATTACK_LINE - 10


def emblem(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem in the colours of the invasion."""
    emblems.emblem(canvas, box, seat, sprites.token)


def portrait(canvas: Canvas, box: Box, seat: Seat, mood: Mood) -> None:
    """Draw a captain in a mood; the emblem is a badge in the corner, beside the face if it can."""
    side = min(box.w, box.h)
    canvas.place(box.left(side), sprites.face, canvas.theme, seat, mood)
    badge = max(LEAST_BADGE, side * 2 // 5)
    emblem(canvas, Box(box.right - badge, box.bottom - badge, badge, badge), seat)


def labelled(
    canvas: Canvas,
    box: Box,
    icon: Shape,
    text: str,
    style: Style,
    ink: Colour,
    *,
    icon_ink: Colour | None = None,
    align: Align = "left",
) -> int:
    """Draw an icon and a text beside it; return how wide both are."""
    size = min(box.h, round(style.size * 1.05))
    gap = size // 3
    width = canvas.text(box.after(size + gap), text, style, ink, align)
    x = box.x if align == "left" else box.right - width - gap - size
    canvas.stamp(icon, Box(x, box.y, size, box.h), icon_ink or ink)
    return size + gap + width


def army_card(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Draw an army card as small as a letter: a helmet on a card."""
    width = min(box.w, box.h * 3 // 4)
    place = Box(box.x + (box.w - width) // 2, box.y, width, box.h)
    canvas.panel(place, ink, radius=5)
    canvas.stamp(icons.army, place.inset(3), canvas.theme.card)


def draw_attack(canvas: Canvas, box: Box, brought: ShipSum[Any]) -> None:
    """Draw what a ship brings to a fight: its attack, what bonuses add, and what they are for.

    Where both figures would be too small to read, their sum stands for them.
    """
    theme, attack = canvas.theme, str(brought.ship.attack)
    canvas.panel(box.top(ATTACK_HEIGHT if brought.bonuses else ATTACK_LINE), theme.well, radius=12)
    line = box.inset(3, 0).top(ATTACK_LINE)
    if not brought.bonuses:
        canvas.text(line, attack, STRENGTH, theme.ink, "center")
        return
    plus = f"+{brought.attack - brought.ship.attack}"
    if length(attack + plus, STRENGTH.face, LEGIBLE) < line.w:
        half = line.w * len(attack) // (len(attack) + len(plus))
        canvas.text(line.left(half), attack, STRENGTH, theme.ink, "right")
        canvas.text(line.after(half + 1), plus, STRENGTH, theme.good)
    else:
        canvas.text(line, str(brought.attack), STRENGTH, theme.good, "center")
    count = len(brought.bonuses)
    side = min(BONUS, line.w // count)
    rest = Box(line.x + (line.w - side * count) // 2, line.bottom - 4, side, BONUS)
    for bonus in brought.bonuses:
        canvas.stamp(sign_of(bonus), rest.inset(1), theme.good)
        rest = rest._replace(x=rest.right)


def draw_vessel(
    canvas: Canvas, box: Box, ship: AnyShip, colour: Colour, *, pale: bool = False
) -> None:
    """Draw a ship in the colour of its captain; a beaten one is grey."""
    ink = canvas.theme.muted if pale else colour
    canvas.place(box, sprites.vessel, ship.series, ship.ship_class, ink)
