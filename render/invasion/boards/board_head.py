"""The head of a board: the turn, what it brings, or who has won; the mothership counts turns."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.asks import Seat
from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.captains import drawn_name, least_size
from render.invasion.facts.facts import is_over, winners
from render.invasion.facts.views import HasCaptains, HasPhase
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import BIG, TITLE, labelled
from render.type import Face
from render.words import Words

HEIGHT, OVER_HEIGHT = 112, 144
TITLE_LINE = 84  # of it when the game is over
ASIDE = 236  # room for it beside the title
WON = Style(Face.DISPLAY, 44, 34)


class BoardHead(NamedTuple):
    """What the head of a board says."""

    turn: int
    title: str
    icon: Shape
    aside: str  # beside the title
    won: str  # by whom; empty while the game runs
    stacked: bool = False  # whether that stands below the title


def head_of(
    view: HasCaptains[Any],
    title: str,
    icon: Shape,
    aside: str,
    names: tuple[str, ...],
    words: Words,
    *,
    stacked: bool = False,
) -> BoardHead:
    """Say where the game stands, or who has won."""
    won = won_by(sorted(winners(view)), names, words)
    return BoardHead(view.turn, title, icon, aside, won, stacked)


def won_by(best: Sequence[Seat], names: tuple[str, ...], words: Words) -> str:
    """Say who has won; empty while nobody has."""
    if not best:
        return ""
    captain = drawn_name(names, best[0], words)
    return words(say("invasion-podium-title", count=len(best), captain=captain))


def head_height(view: HasPhase, *, stacked: bool = False) -> int:
    """Return how high the head of a board is."""
    return OVER_HEIGHT if stacked or is_over(view) else HEIGHT


def draw_head(canvas: Canvas, box: Box, ship: tuple[int, int], head: BoardHead) -> None:
    """Draw where the game stands, beside a mothership so wide and high."""
    theme, (wide, high) = canvas.theme, ship
    canvas.fill(box.end(wide).top(high), sprites.mothership, theme.metal, head.turn)
    room = box.before(wide + 10)
    if head.won or head.stacked:
        canvas.text(room.top(TITLE_LINE), head.title, TITLE, theme.ink)
        line = room.below(TITLE_LINE).top(OVER_HEIGHT - TITLE_LINE)
        icon, told = (icons.star, head.won) if head.won else (head.icon, head.aside)
        style = WON._replace(smallest=least_size(canvas))
        labelled(canvas, line, icon, told, style, theme.accent)
        return
    line = room.top(HEIGHT)
    width = canvas.text(line.before(ASIDE), head.title, TITLE, theme.ink)
    labelled(canvas, line.after(width + 40), head.icon, head.aside, BIG, theme.accent)
