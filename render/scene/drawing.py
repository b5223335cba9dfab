"""How the nodes of a scene are drawn."""

from collections.abc import Callable
from typing import TypeAlias

from render.boxes import Box as Place
from render.canvas import Align, Canvas, Style
from render.house.emblems import captain_colour
from render.scene.layout import line_height
from render.theme import Colour, Theme
from render.type import Face

Ink: TypeAlias = str | int | Callable[[Theme], Colour]
"""A colour by its job, as a theme names it (`muted`), the seat of a captain, or a game's own."""

MINUS = "\N{MINUS SIGN}"
CORNER = 5  # a mark's arm is so many times shorter than its place is wide
CORNER_LINE = 7
DIGITS = Style(Face.BOLD, 34, 34)
PLATE, PLATE_HIGH = 46, 36  # is the plate of a figure that says by how much something grew
ROOMY = 52  # wide and high is a place with room for it
SIGN, SIGN_LINE, SIGN_GAP = 16, 5, 6  # is a plus or a minus where there is less


def colour_of(theme: Theme, ink: Ink) -> Colour:
    """Return the colour that an ink has in a theme."""
    if callable(ink):
        return ink(theme)
    if isinstance(ink, int):
        return captain_colour(theme, ink)
    colour: Colour = getattr(theme, ink)
    return colour


def draw_card(canvas: Canvas, place: Place, fill: Ink, outline: Ink | None, radius: int) -> None:
    """Draw a panel."""
    rim = None if outline is None else colour_of(canvas.theme, outline)
    canvas.panel(place, colour_of(canvas.theme, fill), radius=radius, outline=rim)


def draw_label(
    canvas: Canvas, place: Place, lines: tuple[str, ...], style: Style, ink: Ink, align: Align
) -> None:
    """Draw lines of text, in the middle of their place."""
    high = place.h if len(lines) == 1 else line_height(style.size)
    rest = place.below(max(0, place.h - high * len(lines)) // 2)
    for line in lines:
        canvas.text(rest.top(high), line, style, colour_of(canvas.theme, ink), align)
        rest = rest.below(high)


def draw_mark(canvas: Canvas, place: Place, grown: int = 0) -> None:
    """Mark what came or changed: its corners, so that nothing in it is covered.

    What has `grown` bears a plus and by how much, what became less a minus, in another colour.
    It stays in its place: a page keeps strips by what lies in them, and would keep the rest of it.
    """
    arm, ink = min(place.w, place.h) // CORNER, canvas.theme.good
    if grown:
        _draw_growth(canvas, place, grown)
        return
    thick = min(CORNER_LINE, max(1, arm // 2))
    for corner in (place.x, place.right - arm):
        for edge in (place.y, place.bottom - thick):
            canvas.panel(Place(corner, edge, arm, thick), ink, radius=0)
    for corner in (place.y, place.bottom - arm):
        for edge in (place.x, place.right - thick):
            canvas.panel(Place(edge, corner, thick, arm), ink, radius=0)


def _draw_growth(canvas: Canvas, place: Place, grown: int) -> None:
    """Draw by how much something grew, at its upper left; a sign at its right if it is small."""
    theme = canvas.theme
    ink = theme.good if grown > 0 else theme.danger
    if min(place.w, place.h) >= ROOMY:
        plate = Place(place.x, place.y, PLATE, PLATE_HIGH)
        canvas.panel(plate, theme.sky, radius=8, outline=ink, line=2)
        text = f"{grown:+d}".replace("-", MINUS)
        high = line_height(DIGITS.size)
        line = Place(plate.x, plate.y + (PLATE_HIGH - high) // 2, PLATE, high)
        canvas.text(line, text, DIGITS, ink, "center")
        return
    side = min(SIGN, place.w, place.h)
    sign = Place(place.right - side, place.y + (place.h - side) // 2, side, side)
    middle = (side - SIGN_LINE) // 2
    canvas.panel(sign.below(middle)._replace(h=SIGN_LINE), ink, radius=0)
    if grown > 0:
        canvas.panel(sign.after(middle)._replace(w=SIGN_LINE), ink, radius=0)
