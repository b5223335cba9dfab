"""Pieces that pictures of Humanity share: styles, costs, signs with figures, astronauts."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.table.view import AstronautView
from engine.humanity.tiles.tiles import Cost, Resource
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance
from render.page import Page
from render.theme import Colour, Look, grown
from render.type import HEIGHT_PER_SIZE, Face

WIDTH, LARGE_WIDTH = 1200, 900
PAD, GAP, CLOSE = 20, 16, 8
BELOW = 44  # high is a line below an astronaut
ARROW = 26  # wide is the sign between what a figure was and what it is
LEAST = 34  # 11 pixels where the picture is as wide as a phone

TITLE = Style(Face.DISPLAY, 60, 36)
NAME = Style(Face.DISPLAY, 46, LEAST)
SMALL_NAME = Style(Face.DISPLAY, 40, LEAST)
BIG = Style(Face.BOLD, 46, LEAST)
AMOUNT = Style(Face.BOLD, 40, LEAST)
FIGURE = Style(Face.BOLD, LEAST, LEAST)
TEXT = Style(Face.TEXT, 36, LEAST)


class Sign(NamedTuple):
    """Something in a line: a sign, a figure, or a figure after its sign."""

    shape: Shape | None = None
    text: str = ""
    ink: Colour | None = None  # of the sign
    share: float = 1.0  # of the height of the line that the sign takes


def page_for(look: Look) -> Page:
    """Begin a picture in some look."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    return Page(width, 0, drawn, paints.backdrop)


def next_place(page: Page, height: int, gap: int = GAP) -> Box:
    """Take the next place of a page, with a gap below."""
    return page.grow(height + gap).top(height).inset(PAD, 0)


def draw_signs(
    canvas: Canvas, box: Box, signs: Sequence[Sign], style: Style = AMOUNT, gap: int = 6
) -> int:
    """Draw signs and figures one after another, smaller where they need more room."""
    theme = canvas.theme
    texts = [len(each.text) * style.size * 0.66 for each in signs]
    room = box.w - gap * (len(signs) - 1) - sum(texts)
    shares = sum(each.share for each in signs if each.shape)
    side = min(box.h, style.size * 1.15, room / shares if shares else box.h)
    x = box.x
    for each in signs:
        if each.shape is not None:
            wide = round(side * each.share)
            high = Box(x, box.y, wide, box.h)
            canvas.stamp(each.shape, high, each.ink or theme.ink)
            x += wide + (gap // 2 if each.text else gap)
        if each.text.strip():
            line = high_enough(Box(x, box.y, box.right - x, box.h), style)
            x += canvas.text(line, each.text, style, theme.ink) + gap
    return max(0, x - gap - box.x)


def high_enough(box: Box, style: Style) -> Box:
    """Give a figure the height that its least size needs, around the middle of its line."""
    more = max(0, round(style.smallest * HEIGHT_PER_SIZE) + 1 - box.h)
    return Box(box.x, box.y - more // 2, box.w, box.h + more)


def cost_signs(cost: Cost) -> list[Sign]:
    """List the signs of a cost, one for each unit."""
    return [Sign(icons.RESOURCES[each]) for each, amount in cost for _ in range(amount)]


def makes_signs(makes: tuple[Resource, ...]) -> list[Sign]:
    """List the signs of what a module makes: one thing, or either of two."""
    first, *other = [Sign(icons.RESOURCES[each]) for each in makes]
    return [first, *(each for sign in other for each in (Sign(icons.either, "", None, 0.4), sign))]


def labelled(
    canvas: Canvas, box: Box, icon: Shape, text: str, style: Style, ink: Colour | None = None
) -> int:
    """Draw a sign and a text beside it; return how wide both are."""
    size = min(box.h, round(style.size * 1.05))
    gap = size // 4
    canvas.stamp(icon, box.left(size), ink or canvas.theme.ink)
    return size + gap + canvas.text(box.after(size + gap), text, style, ink or canvas.theme.ink)


def draw_figure(
    canvas: Canvas, box: Box, icon: Shape, figure: int, was: int, style: Style, ink: Colour
) -> int:
    """Draw a figure after its sign, and before it what it `was`, if that is something else."""
    if figure == was:
        return labelled(canvas, box, icon, str(figure), style, ink)
    theme = canvas.theme
    sign = min(box.h, round(FIGURE.size * 1.05))
    canvas.stamp(icon, box.left(sign), ink)
    used = sign + sign // 4
    used += canvas.text(box.after(used), str(was), FIGURE, theme.muted) + 3
    arrow = box.after(used).left(ARROW)
    canvas.stamp(icons.turns, arrow, theme.good if figure > was else theme.danger)
    used += ARROW + 3
    return used + canvas.text(box.after(used), str(figure), style, ink)


def draw_person(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    person: AstronautView,
    *,
    far: bool = False,
    named: bool = False,
) -> None:
    """Draw an astronaut with its number, and a chevron for each point of its work.

    `far` from where it stands it is pale; where nothing else tells its hangar, that is `named`.
    """
    theme = canvas.theme
    state = Stance.AWAY if far or named else Stance.LIT if person.active else Stance.TIRED
    side = min(box.w - LEAST, box.h - BELOW if box.h < 2 * BELOW + LEAST else box.h * 18 // 25)
    x = box.x + (box.w - side - LEAST + 8) // 2
    number = Box(x, box.y, LEAST - 8, side)
    canvas.text(number, str(person.number + 1), FIGURE, theme.ink, "center")
    place = Box(number.right, box.y, side, side)
    canvas.place(place, paints.astronaut, theme, seat, state)
    if named:
        line = Box(number.x, place.bottom, box.right - number.x, box.bottom - place.bottom)
        labelled(canvas, line, icons.turns, str(person.hangar), FIGURE, theme.muted)
        return
    draw_work(canvas, box.below(side), person.work)


def draw_work(canvas: Canvas, box: Box, work: int, ink: Colour | None = None) -> None:
    """Draw points of work side by side, in the middle of a place."""
    side = min(box.h, box.w // work)
    x = box.x + (box.w - side * work) // 2
    for at in range(work):
        sign = Box(x + at * side, box.y, side, box.h)
        canvas.stamp(icons.work, sign.inset(1), ink or canvas.theme.accent)
