"""Pieces that pictures of Martians!!! share: styles, signs with figures."""

from engine.core.asks import Seat
from render.boxes import Box
from render.canvas import Canvas, Style
from render.martians import paints
from render.scene.nodes import Leaf
from render.type import Face

LEAST = 34  # 11 pixels where the picture is as wide as a phone
HEADING = Style(Face.DISPLAY, 50, 36)
NAME = Style(Face.DISPLAY, 42, LEAST)
CARD = Style(Face.DISPLAY, 38, LEAST)
FIGURE = Style(Face.BOLD, 38, LEAST)
TEXT = Style(Face.TEXT, LEAST, LEAST)
SIGN, FIGURES = 46, 96  # wide is a sign, and it with its figure


def figure(name: str, amount: int, ink: str = "ink", wide: int = FIGURES) -> Leaf:
    """Show a sign and how many there are of it."""
    return Leaf(drawing=draw_figure, about=(name, amount, ink), wide=wide, high=SIGN + 4)


def draw_figure(canvas: Canvas, box: Box, name: str, amount: int, ink: str) -> None:
    """Draw a sign, and a figure after it."""
    canvas.place(box.left(SIGN), paints.thing, name)
    canvas.text(box.after(SIGN + 6), str(amount), FIGURE, getattr(canvas.theme, ink))


def sign(name: str) -> Leaf:
    """Show a sign alone."""
    return Leaf(drawing=draw_sign, about=(name,), wide=SIGN, high=SIGN)


def draw_sign(canvas: Canvas, box: Box, name: str) -> None:
    """Draw a sign."""
    canvas.place(box, paints.thing, name)


def badge(seat: Seat, size: int) -> Leaf:
    """Show whose it is."""
    return Leaf(drawing=paints.emblem, about=(seat,), wide=size, high=size, mute=True)
