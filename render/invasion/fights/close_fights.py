"""A captain in a fight from close up: the ships, and what their sum is made of."""

from collections.abc import Sequence
from typing import Any

from engine.core.asks import Seat
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.attack import ShipSum
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion.facts.sums import signed
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import draw_attack, draw_vessel
from render.type import Face

VESSEL = 106
DIE = 88
SUM_WIDTH = 168
SUM = Style(Face.BOLD, 84, 44)
TOTAL = Style(Face.BOLD, 56, 32)


def draw_fleet(
    canvas: Canvas, box: Box, sums: Sequence[ShipSum[Any]], seat: Seat, *, left: int, pale: bool
) -> None:
    """Draw the ships with what they bring; all but the first `left` are crossed out."""
    theme = canvas.theme
    colour = captain_colour(theme, seat)
    wide = min(VESSEL + 16, box.w // max(1, len(sums)))
    for position, each in enumerate(sums):
        place = Box(box.x + position * wide, box.y, wide, box.h)
        gone = position >= left
        body = place.top(VESSEL - 4)
        draw_vessel(canvas, body, each.ship, colour, pale=gone or pale)
        if gone:
            canvas.stamp(icons.cross, body.inset(12), theme.danger)
        draw_attack(canvas, place.below(VESSEL).inset(3, 0), each)


def draw_reckoning(canvas: Canvas, box: Box, fighter: Fighter, *, pale: bool) -> None:
    """Draw total, effects and dice, and the sum that they make; a flag for who went home."""
    theme = canvas.theme
    ink = theme.muted if pale else theme.ink
    plate = box.end(SUM_WIDTH).inset(0, 4)
    canvas.panel(plate, theme.well, radius=18)
    canvas.text(plate.inset(8, 0), str(fighter.sum), SUM, ink, "center")
    parts = box.before(SUM_WIDTH + 16)
    if not fighter.roll and not fighter.plus:
        canvas.stamp(icons.flag if fighter.fights is False else icons.blast, parts.end(72), ink)
        return
    for pips in reversed(fighter.roll):
        canvas.place(parts.end(DIE), sprites.large_die, theme, pips)
        parts = parts.before(DIE + 8)
    whole = parts.before(10)
    upper, lower = whole.rows(2, 0) if fighter.plus else (whole, None)
    canvas.text(upper, str(fighter.total), TOTAL, ink, "right")
    if lower is not None:
        tint = theme.danger if fighter.plus < 0 else theme.good
        canvas.text(lower, signed(fighter.plus), TOTAL, tint, "right")
