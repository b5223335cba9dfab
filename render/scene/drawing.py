"""How the nodes of a scene are drawn."""

from collections.abc import Callable
from typing import TypeAlias

from render.boxes import Box as Place
from render.canvas import Align, Canvas, Style
from render.house.emblems import captain_colour
from render.scene.layout import line_height
from render.theme import Colour, Theme

Ink: TypeAlias = str | int | Callable[[Theme], Colour]
"""A colour by its job, as a theme names it (`muted`), the seat of a captain, or a game's own."""

CORNER = 5  # a mark's arm is so many times shorter than its place is wide
CORNER_LINE = 7
ROOMY = 52  # wide and high is a place with room for corners and a sign
SIGN, SIGN_LINE, SIGN_GAP = 16, 5, 6  # is a plus or a minus
BADGE = 24  # wide and high is its ground


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

    What has `grown` bears a plus besides, what became less a minus, in another colour; by how much
    stands in words and beside the figures of the game. A small place bears the sign alone.
    It stays in its place: a page keeps strips by what lies in them, and would keep the rest of it.
    """
    ink = canvas.theme.danger if grown < 0 else canvas.theme.good
    if grown and min(place.w, place.h) < ROOMY:
        side = min(SIGN, place.w, place.h)
        sign = Place(place.right - side, place.y + (place.h - side) // 2, side, side)
        _draw_sign(canvas, sign, grown, ink)
        return
    arm = min(place.w, place.h) // CORNER
    thick = min(CORNER_LINE, max(1, arm // 2))
    for corner in (place.x, place.right - arm):
        for edge in (place.y, place.bottom - thick):
            canvas.panel(Place(corner, edge, arm, thick), ink, radius=0)
    for corner in (place.y, place.bottom - arm):
        for edge in (place.x, place.right - thick):
            canvas.panel(Place(edge, corner, thick, arm), ink, radius=0)
    if grown:
        beside = place._replace(x=place.right - BADGE, w=BADGE)
        badge = beside._replace(y=place.y + (place.h - BADGE) // 2, h=BADGE)
        canvas.panel(badge, canvas.theme.sky, radius=6)
        _draw_sign(canvas, badge.inset((BADGE - SIGN) // 2), grown, ink)


def _draw_sign(canvas: Canvas, place: Place, grown: int, ink: Colour) -> None:
    """Draw a plus or a minus."""
    middle = (place.h - SIGN_LINE) // 2
    canvas.panel(place.below(middle)._replace(h=SIGN_LINE), ink, radius=0)
    if grown > 0:
        canvas.panel(place.after(middle)._replace(w=SIGN_LINE), ink, radius=0)
