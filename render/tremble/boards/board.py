"""The public board, readable on a phone: cities while there are any, else how everybody stands.

Both show the captains; a fight needs to know less of them.
"""

from collections.abc import Sequence

from engine.core.words import say
from engine.tremble.table.view import CaptainView, PublicView, Space
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import BELOW, row_height
from render.invasion.boards.board_head import BoardHead, head_height, head_of
from render.invasion.boards.board_pages import (
    LARGE_WIDTH,
    add_captains,
    add_head,
    add_legend,
    add_spaces,
    add_tallies,
    board_page,
    next_place,
)
from render.invasion.boards.board_race import HEADING_HEIGHT, draw_legend
from render.invasion.boards.board_track import Lane
from render.invasion.boards.captain_rows import IN_FIGHTS
from render.invasion.facts.facts import live_spaces, race_of
from render.invasion.kinds import Boards, Changed
from render.invasion.parts import icons
from render.invasion.parts.parts import GAP, PAD
from render.page import Page
from render.theme import USUAL, Look
from render.tremble.boards.board_captains import Row, draw_captain, has_much
from render.tremble.boards.board_cities import add_city, city_rows
from render.tremble.boards.board_leaders import LEGEND, draw_heading, draw_leaders, leaders_height
from render.tremble.boards.board_tasks import tallies_of
from render.tremble.parts.facts import fate_at, gains_since, tasks_of
from render.tremble.parts.terms import board_headline
from render.tremble.texts.alt import board_alt
from render.words import Words

FULL, LARGE_FULL = 2670, 3780  # high is a board that has no room for more
ENDED = say("tremble-board-ended")


class ChangedBoard(Changed[PublicView], frozen=True):
    """Two boards of this edition."""


def lay_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Page:
    """Lay the board out part by part, from top to bottom; what is new since `before` is marked."""
    page = board_page(look)
    add_head(page, _head(view, names, words), head_height(view), look)
    gains, fighting = gains_since(view, before), bool(live_spaces(view))
    if fighting:
        _add_cities(page, view, before, words, columns=1 if look.large else 2)

    def row(captain: CaptainView, mood: Mood, lane: Lane, won: bool) -> Row:  # noqa: FBT001
        return Row(captain, mood, gains[captain.seat], lane, won)

    came, lines = [gain.humans for gain in gains], _lines(view, look, fighting=fighting)
    add_captains(page, view, came, names, words, lines, row, draw_captain)
    if view.tasks and not fighting:
        if race_of(view):
            add_legend(page, ENDED, words)
        page.add(draw_heading, next_place(page, HEADING_HEIGHT), words)
        add_tallies(page, tallies_of(view.tasks, tasks_of(gains)), words)
    elif view.tasks and _room(page, look) >= _leaders_height(page, view, words):
        _add_leaders(page, view, words)
    elif race_of(view):
        add_legend(page, ENDED, words)
    return page


def _head(view: PublicView, names: tuple[str, ...], words: Words) -> BoardHead:
    """Say where the game stands, with the fuel of the turn."""
    fuel = words(say("tremble-fuel", fuel=view.fuel))
    return head_of(view, words(board_headline(view)), icons.fuel, fuel, names, words)


def _lines(view: PublicView, look: Look, *, fighting: bool) -> int:
    """Tell in how many lines captains are told: few while they have little."""
    if look.large:
        return IN_FIGHTS + 2
    return IN_FIGHTS + (not fighting and any(has_much(captain) for captain in view.captains))


def _add_cities(
    page: Page, view: PublicView, before: PublicView | None, words: Words, columns: int
) -> None:
    """Lay out the cities, and in a line each what is left of others."""
    rows = [(row, _row_height(view, row, columns)) for row in city_rows(view, columns)]

    def add(page: Page | Canvas, place: Box, space: Space) -> None:
        add_city(page, place, space, fate_at(view, space.number), words)

    add_spaces(page, view, before, rows, add, words)


def _row_height(view: PublicView, row: Sequence[Space], columns: int) -> int:
    """Return how high a row is: below a catch there is room for who left the city to it."""
    left = any(fate_at(view, space.number).others for space in row)
    return row_height(view, row, BELOW if columns > 1 or left else 0)


def _room(page: Page, look: Look) -> int:
    """Return how much higher a board may get."""
    return (LARGE_FULL if look.large else FULL) - page.box.h


def _leaders_height(page: Page, view: PublicView, words: Words) -> int:
    return leaders_height(view.tasks, page.box.w - 2 * PAD, words)


def _add_leaders(page: Page, view: PublicView, words: Words) -> None:
    """Lay out in short who leads which task, and what the marks on lanes mean."""
    line = next_place(page, HEADING_HEIGHT)
    if race_of(view):
        page.add(draw_legend, line.end(LEGEND), ENDED, words)
        beside = line.before(LEGEND)
        line = beside if page.box.w > LARGE_WIDTH else next_place(page, HEADING_HEIGHT)
    page.add(draw_heading, line, words)
    place = next_place(page, _leaders_height(page, view, words), GAP)
    page.add(draw_leaders, place, view.tasks, words)


BOARDS = Boards(ChangedBoard, lay_board, board_alt)
