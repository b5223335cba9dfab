"""The head of a board: the turn, its fuel, or who has won; the mothership counts the turns."""

from typing import NamedTuple

from engine.core.words import say
from engine.tremble.table.view import Phase, PublicView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.invasion import icons, sprites
from render.invasion.parts import BIG, TITLE, labelled
from render.tremble.facts import winners
from render.tremble.terms import headline
from render.type import Face
from render.words import Words

HEIGHT, OVER_HEIGHT = 112, 144
TITLE_LINE = 84  # of it when the game is over
FUEL = 236  # room for it beside the title
WON = Style(Face.DISPLAY, 44, 28)


class Head(NamedTuple):
    """What the head of a board says."""

    turn: int
    title: str
    fuel: str
    won: str  # by whom; empty while the game runs


def head_of(view: PublicView, names: tuple[str, ...], words: Words) -> Head:
    """Say where the game stands, or who has won."""
    won = ""
    if best := sorted(winners(view)):
        captain = drawn_name(names, best[0], words)
        won = words(say("tremble-podium-title", count=len(best), captain=captain))
    fuel = words(say("tremble-fuel", fuel=view.fuel))
    return Head(view.turn, words(headline(view)), fuel, won)


def head_height(view: PublicView) -> int:
    """Return how high the head of a board is."""
    return OVER_HEIGHT if view.phase is Phase.OVER else HEIGHT


def draw_head(canvas: Canvas, box: Box, ship: tuple[int, int], head: Head) -> None:
    """Draw where the game stands, beside a mothership so wide and high."""
    theme, (wide, high) = canvas.theme, ship
    canvas.fill(box.end(wide).top(high), sprites.mothership, theme.metal, head.turn)
    room = box.before(wide + 10)
    line = room.top(TITLE_LINE if head.won else HEIGHT)
    width = canvas.text(line.before(FUEL), head.title, TITLE, theme.ink)
    if head.won:
        line = room.below(TITLE_LINE).top(OVER_HEIGHT - TITLE_LINE)
        labelled(canvas, line, icons.star, head.won, WON, theme.accent)
    else:
        labelled(canvas, line.after(width + 40), icons.fuel, head.fuel, BIG, theme.accent)
