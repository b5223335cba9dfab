"""The public board of the first draft: cities while there are any, captains, searches, trophies."""

from engine.core.words import Text, say
from engine.tremble_draft.table.view import CaptainView, PublicView, Space
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import BELOW, city_rows, row_height
from render.invasion.boards.board_head import BoardHead, head_height, head_of
from render.invasion.boards.board_pages import (
    add_captains,
    add_head,
    add_legend,
    add_spaces,
    add_tallies,
    board_page,
    next_place,
)
from render.invasion.boards.board_track import Lane
from render.invasion.boards.captain_rows import IN_FIGHTS
from render.invasion.facts.facts import attacks_at, came_since, is_over, live_spaces, race_of
from render.invasion.kinds import Boards, Changed
from render.invasion.parts import icons
from render.invasion.parts.tallies import counted
from render.page import Page
from render.theme import USUAL, Look
from render.tremble_draft.boards.board_captains import Row, draw_captain
from render.tremble_draft.boards.board_cities import add_city
from render.tremble_draft.boards.board_searches import (
    HEADING,
    add_army,
    add_searches,
    draw_heading,
    searches_of,
)
from render.tremble_draft.parts.terms import headline
from render.tremble_draft.texts.alt import board_alt
from render.words import Words

ENDED = say("tremble-draft-picture-ended")
SEARCHES = say("tremble-draft-picture-searches")


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
    add_head(page, _head(view, names, words), head_height(view, stacked=True), look)
    columns, fighting = 1 if look.large else 2, bool(live_spaces(view))
    add_army(page, view, words)
    if fighting:
        _add_cities(page, view, before, words, columns)
    indebted = not fighting and any(captain.loan for captain in view.captains)
    lines = IN_FIGHTS + (2 if look.large else int(indebted))
    gains = came_since(view, before)

    def row(captain: CaptainView, mood: Mood, lane: Lane, won: bool) -> Row:  # noqa: FBT001
        return Row(captain, mood, *gains[captain.seat], lane, won)

    came = [humans for humans, _ in gains]
    add_captains(page, view, came, names, words, lines, row, draw_captain)
    if race_of(view):
        add_legend(page, ENDED, words)
    if searches := searches_of(view, before):
        page.add(draw_heading, next_place(page, HEADING), SEARCHES, words)
        add_searches(page, searches, columns, words)
    if not fighting:
        _add_trophies(page, view, before, words)
    return page


def _head(view: PublicView, names: tuple[str, ...], words: Words) -> BoardHead:
    """Say where the game stands, and how many cards are to come."""
    title = words(headline(view))
    deck = words(say("tremble-draft-picture-deck", count=view.piles.cities))
    return head_of(view, title, icons.card, deck, names, words, stacked=True)


def _add_cities(
    page: Page, view: PublicView, before: PublicView | None, words: Words, columns: int
) -> None:
    """Lay out the cities, and in a line each what is left of others."""
    below = BELOW if columns > 1 else 0
    found = city_rows(view, columns, lambda number: len(attacks_at(view, number)))
    rows = [(row, row_height(view, row, below)) for row in found]

    def add(page: Page | Canvas, place: Box, space: Space) -> None:
        add_city(page, place, view, space, words)

    add_spaces(page, view, before, rows, add, words)


def _add_trophies(page: Page, view: PublicView, before: PublicView | None, words: Words) -> None:
    """Lay out what trophies all have, by type and by region: what secret tasks may ask for."""
    page.add(draw_heading, next_place(page, HEADING), _about_tasks(view), words)
    new = [trophies for _, trophies in came_since(view, before)]
    add_tallies(page, counted([each.trophies for each in view.captains], new), words)


def _about_tasks(view: PublicView) -> Text:
    """Head the trophies: whoever reads them as the score must know what is not in it."""
    if view.ledger.tasks and not is_over(view):
        return say("tremble-draft-picture-tasks")
    return say("tremble-draft-picture-trophies")


BOARDS = Boards(ChangedBoard, lay_board, board_alt)
