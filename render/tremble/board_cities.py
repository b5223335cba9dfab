"""A city on the board: what it is worth, and who has taken its card."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from engine.tremble.cards import City
from engine.tremble.terms import REGIONS, TYPES
from engine.tremble.view import PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons
from render.tremble.board_fates import FATE_HEIGHT, draw_fate
from render.tremble.facts import attacks_at
from render.tremble.parts import NAME, TEXT, army_card, emblem, labelled
from render.type import Face
from render.words import Words

QUIET_HEIGHT = 176  # where nobody attacks
NUMBER = 60
COUNT = Style(Face.BOLD, 38, 28)
VALUE = Style(Face.BOLD, 34, 26)
ARMY_CARD = 30
RAID = 212
CLAIM = 112


def row_height(view: PublicView, spaces: Sequence[Space]) -> int:
    """Return how high a row of cities is: higher where there is something to tell of one."""
    attacked = any(attacks_at(view, space.number) for space in spaces)
    return QUIET_HEIGHT + FATE_HEIGHT + 6 if attacked else QUIET_HEIGHT


def draw_city(canvas: Canvas, box: Box, view: PublicView, space: Space, words: Words) -> None:
    """Draw a space of the board with its city and everything over it."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    inner = box.inset(16, 12)
    head = inner.top(NUMBER)
    canvas.panel(head.left(NUMBER), theme.accent, radius=NUMBER // 2)
    canvas.text(head.left(NUMBER), str(space.number), COUNT, theme.sky, "center")
    title = head.after(NUMBER + 14)
    if space.claimed_by is not None:
        _draw_claim(canvas, title.end(CLAIM), space.claimed_by)
        title = title.before(CLAIM + 8)
    if space.city is None:
        canvas.text(title, words(say("tremble-board-empty")), TEXT, theme.muted)
    else:
        canvas.text(title, space.city.name, NAME, theme.ink)
        _draw_facts(canvas, inner.below(NUMBER + 2), space.city, words)
    if attacks_at(view, space.number):
        draw_fate(canvas, inner.below(inner.h - FATE_HEIGHT), view, space, words)


def _draw_claim(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw the city card beside the emblem of whoever has taken it."""
    canvas.stamp(icons.card, box.left(box.h).inset(8), canvas.theme.accent)
    emblem(canvas, box.end(box.h - 8).inset(0, 4), seat)


def _draw_facts(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    theme = canvas.theme
    kind = say("tremble-board-kind", type=TYPES[city.type], region=REGIONS[city.region])
    labelled(canvas, box.top(40), icons.TYPES[city.type], words(kind), TEXT, theme.muted)
    line = box.below(40).top(44)
    text = words(say("tremble-board-raid", humans=city.raid))
    line = line.after(canvas.text(line.left(RAID), text, VALUE, theme.ink) + 16)
    for _ in range(city.difficulty):
        army_card(canvas, line.end(ARMY_CARD).inset(0, 2), theme.ink)
        line = line.before(ARMY_CARD + 4)
    text = words(say("tremble-board-catch", humans=city.catch))
    canvas.text(line.before(4), text, VALUE, theme.ink, "right")
