"""Pieces that pictures of Humanity share: styles, costs, signs with figures, astronauts."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.table.view import AstronautView
from engine.humanity.tiles.tiles import Cost, Resource
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance
from render.scene.drawing import Ink, colour_of
from render.scene.nodes import Leaf
from render.theme import Colour
from render.type import HEIGHT_PER_SIZE, Face, length

WIDTH, LARGE_WIDTH = 1200, 900
PAD, GAP, CLOSE, SIGN_GAP = 20, 16, 8, 4
BELOW = 44  # high is a line below an astronaut
ARROW = 26  # wide is the sign between what a figure was and what it is
MOST_LESS = 10  # is a sign smaller where its figure has little room
DIGIT = 0.72  # of its size is a figure wide
MINUS = "\N{MINUS SIGN}"
LEAST = 34  # 11 pixels where the picture is as wide as a phone

TITLE = Style(Face.DISPLAY, 60, 36)
HEADING = Style(Face.DISPLAY, 48, 36)
NAME = Style(Face.DISPLAY, 42, LEAST)
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
    figure: Ink = "ink"  # of the text


def draw_signs(
    canvas: Canvas, box: Box, signs: Sequence[Sign], style: Style = AMOUNT, gap: int = 6
) -> int:
    """Draw signs and figures one after another, smaller where they need more room."""
    theme = canvas.theme
    texts = [len(each.text) * style.size * DIGIT for each in signs]
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
            x += canvas.text(line, each.text, style, colour_of(theme, each.figure)) + gap
    return max(0, x - gap - box.x)


def signs_line(signs: tuple[Sign, ...], high: int, *, grow: int = 1) -> Leaf:
    """Make a line of signs as wide as they are at best."""
    room = [high * each.share if each.shape else 0 for each in signs]
    texts = [len(each.text) * FIGURE.size * 0.68 for each in signs]
    wide = ceil(sum(room) + sum(texts)) + SIGN_GAP * len(signs)
    return Leaf(drawing=draw_line_of_signs, about=signs, wide=wide, high=high, grow=grow)


def draw_line_of_signs(canvas: Canvas, box: Box, *signs: Sign) -> None:
    """Draw signs and figures one after another."""
    draw_signs(canvas, box, signs, FIGURE, SIGN_GAP)


def high_enough(box: Box, style: Style) -> Box:
    """Give a figure the height that its least size needs, around the middle of its line."""
    more = max(0, round(style.smallest * HEIGHT_PER_SIZE) + 1 - box.h)
    return Box(box.x, box.y - more // 2, box.w, box.h + more)


def signed(amount: int) -> str:
    """Write by how much something became more or less."""
    return f"{amount:+d}".replace("-", MINUS)


def resource_sign(resource: Resource) -> Sign:
    """Return the sign of a resource, in its own colour."""
    return Sign(icons.RESOURCES[resource], "", paints.RESOURCES[resource])


def cost_signs(cost: Cost) -> list[Sign]:
    """List the signs of a cost, one for each unit."""
    return [resource_sign(each) for each, amount in cost for _ in range(amount)]


def makes_signs(makes: tuple[Resource, ...]) -> list[Sign]:
    """List the signs of what a module makes: one thing, or either of two."""
    first, *other = map(resource_sign, makes)
    return [first, *(each for sign in other for each in (Sign(icons.either, "", None, 0.3), sign))]


def draw_figure(
    canvas: Canvas, box: Box, icon: Shape, figure: int, was: int, style: Style, ink: Colour
) -> None:
    """Draw a figure after its sign, and before it what it `was`, if that is something else."""
    theme = canvas.theme
    sign = min(box.h, FIGURE.size - 2)
    if figure == was:  # where there is little room, the sign gives way
        wide = ceil(length(str(figure), style.face, style.smallest))
        sign = max(sign - MOST_LESS, min(sign, box.w - 4 - wide))
    canvas.stamp(icon, box.left(sign), ink)
    used = sign + 4
    if figure != was:
        line = high_enough(box.after(used), FIGURE)
        used += canvas.text(line, str(was), FIGURE, theme.muted) + 3
        arrow = box.after(used).left(ARROW)
        canvas.stamp(icons.turns, arrow, theme.good if figure > was else theme.danger)
        used += ARROW + 3
    canvas.text(high_enough(box.after(used), style), str(figure), style, ink)


def draw_person(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    person: AstronautView,
) -> None:
    """Draw an astronaut with its number, and a chevron for each point of its work."""
    theme = canvas.theme
    state = Stance.LIT if person.active else Stance.TIRED
    side = min(box.w - LEAST, box.h - BELOW if box.h < 2 * BELOW + LEAST else box.h * 18 // 25)
    x = box.x + (box.w - side - LEAST + 8) // 2
    number = Box(x, box.y, LEAST - 8, side)
    canvas.text(high_enough(number, FIGURE), str(person.number + 1), FIGURE, theme.ink, "center")
    place = Box(number.right, box.y, side, side)
    canvas.place(place, paints.astronaut, theme, seat, state)
    draw_work(canvas, box.below(side), person.work)


def draw_work(canvas: Canvas, box: Box, work: int, ink: Colour | None = None) -> None:
    """Draw points of work side by side, in the middle of a place."""
    side = min(box.h, box.w // work)
    x = box.x + (box.w - side * work) // 2
    for at in range(work):
        sign = Box(x + at * side, box.y, side, box.h)
        canvas.stamp(icons.work, sign.inset(1), ink or canvas.theme.accent)
