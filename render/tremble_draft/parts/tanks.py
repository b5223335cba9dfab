"""Fuel tanks: how full each is, of the 20 that it holds."""

from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import icons
from render.type import Face
from render.words import Words

HOLDS = 20
FIGURE = Style(Face.BOLD, 40, 28)
SIGN = 40
FIGURES = 60  # wide
FILLED = 22  # high is what is in it
RIM = 4


def draw_tank(canvas: Canvas, box: Box, fuel: int) -> None:
    """Draw a tank with what is in it, as a figure too."""
    theme = canvas.theme
    canvas.stamp(icons.fuel, box.left(SIGN), theme.accent)
    canvas.text(box.after(SIGN + 6).left(FIGURES), str(fuel), FIGURE, theme.accent)
    high = FILLED + 2 * RIM
    tank = box.after(SIGN + FIGURES + 6).below((box.h - high) // 2).top(high)
    canvas.panel(tank, theme.well, radius=high // 2, outline=theme.muted, line=3)
    room = tank.inset(RIM + 2)
    if fuel:
        filled = room.left(max(room.h, room.w * min(fuel, HOLDS) // HOLDS))
        canvas.panel(filled, theme.accent, radius=room.h // 2)


def tank_text(fuel: int, words: Words) -> str:
    """Say how full a tank is."""
    return words(say("tremble-draft-picture-fuel", fuel=fuel, holds=HOLDS))
