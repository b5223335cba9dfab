"""The head of a board: the turn, its fuel, or who has won; the mothership counts the turns."""

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


def head_height(view: PublicView) -> int:
    """Return how high the head of a board is."""
    return OVER_HEIGHT if view.phase is Phase.OVER else HEIGHT


def draw_head(
    canvas: Canvas,
    box: Box,
    ship: tuple[int, int],
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw where the game stands, beside a mothership so wide and high."""
    theme, (wide, high) = canvas.theme, ship
    canvas.fill(box.end(wide).top(high), sprites.mothership, theme.metal, view.turn)
    room = box.before(wide + 10)
    line = room.top(TITLE_LINE if view.phase is Phase.OVER else HEIGHT)
    width = canvas.text(line.before(FUEL), words(headline(view)), TITLE, theme.ink)
    if view.phase is Phase.OVER:
        best = sorted(winners(view))
        captain = drawn_name(names, best[0], words)
        won = words(say("tremble-podium-title", count=len(best), captain=captain))
        labelled(canvas, room.below(TITLE_LINE), icons.star, won, WON, theme.accent)
        return
    fuel = words(say("tremble-fuel", fuel=view.fuel))
    labelled(canvas, line.after(width + 40), icons.fuel, fuel, BIG, theme.accent)
