"""The public board, readable on a phone: cities while there are any, else how everybody stands.

Both show the captains; a fight needs to know less of them.
"""

import msgspec

from engine.tremble.table.view import PublicView
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.parts import GAP, PAD
from render.page import Page
from render.picture import Picture
from render.theme import USUAL, Look, grown
from render.tremble.alt import board_alt
from render.tremble.board_captains import (
    IN_FIGHTS,
    Row,
    captain_height,
    draw_captain,
    draw_star,
    has_much,
    star_place,
)
from render.tremble.board_cities import add_city, city_rows, row_height
from render.tremble.board_gone import draw_gone, gone_height
from render.tremble.board_head import draw_head, head_height, head_of
from render.tremble.board_race import (
    HEADING_HEIGHT,
    LEGEND,
    LINE,
    draw_heading,
    draw_leaders,
    draw_legend,
    draw_race,
    race_height,
)
from render.tremble.board_tasks import draw_tasks, tasks_height
from render.tremble.board_track import lanes_of
from render.tremble.facts import (
    Gains,
    fate_at,
    gains_since,
    humans_of,
    in_order,
    live_spaces,
    race_of,
    ruins_of,
    tasks_of,
    winners,
)
from render.tremble.moods import mood_of
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
SHIP, LARGE_SHIP = (400, 146), (250, 92)
FULL, LARGE_FULL = 2600, 3700  # high is a board that has no room for more
CLOSE = 8  # between things that belong together


class Change(msgspec.Struct, frozen=True):
    """What everybody saw once, and what they see now."""

    before: PublicView
    view: PublicView


def board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    page = _page(view, names, words, look, before)
    name = f"board-{view.turn}-{view.phase}.png"
    return Picture(page.png(sprites.inks), board_alt(view, names, words), name)


def draw_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Canvas:
    """Draw all of the board anew."""
    return _page(view, names, words, look, before).canvas()


def _page(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None,
) -> Page:
    """Lay the board out part by part, from top to bottom."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    page = Page(width, 0, drawn, sprites.backdrop)
    page.grow(GAP)
    head = _next(page, head_height(view))
    ship = LARGE_SHIP if look.large else SHIP
    hovering = head._replace(h=head.h + GAP)  # the mothership, behind what is below
    page.add(draw_head, hovering, ship, head_of(view, names, words))
    gains, fighting = gains_since(view, before), bool(live_spaces(view))
    if fighting:
        _add_cities(page, view, before, words, columns=1 if look.large else 2)
    _add_captains(page, view, gains, names, words, _lines(view, look, fighting=fighting))
    if view.tasks and not fighting:
        _add_tasks(page, view, gains, words)
    elif view.tasks and page.box.h <= (LARGE_FULL if look.large else FULL):
        _add_leaders(page, view, words)
    return page


def _lines(view: PublicView, look: Look, *, fighting: bool) -> int:
    """Tell in how many lines captains are told: few while they have little."""
    if look.large:
        return IN_FIGHTS + 2
    return IN_FIGHTS + (not fighting and any(has_much(captain) for captain in view.captains))


def _next(page: Page, height: int, gap: int = 0) -> Box:
    """Take the next place of a page, with a gap below."""
    return page.grow(height + gap).top(height).inset(PAD, 0)


def _add_cities(
    page: Page, view: PublicView, before: PublicView | None, words: Words, columns: int
) -> None:
    """Lay out the cities in rows, then in a line each what is left of others."""
    for spaces in city_rows(view, columns):
        high = row_height(view, spaces) if columns > 1 else row_height(view, spaces, below=0)
        place = _next(page, high, GAP)
        for space, part in zip(spaces, place.columns(len(spaces), GAP), strict=True):
            add_city(page, part, space, fate_at(view, space.number), words)
    for space in view.spaces:
        fate, ruins = fate_at(view, space.number), ruins_of(space, view, before)
        if space.city is None and (fate.attacks or ruins):
            place = _next(page, gone_height(fate, page.box.w), GAP)
            page.add(draw_gone, place, space.number, ruins, fate, words)


def _add_captains(
    page: Page,
    view: PublicView,
    gains: Gains,
    names: tuple[str, ...],
    words: Words,
    lines: int,
) -> None:
    """Lay out the captains one below the other."""
    best, lanes = winners(view), lanes_of(*humans_of(view, gains), view.foreseen)
    for captain in in_order(view):
        seat = captain.seat
        place = _next(page, captain_height(lines), CLOSE)
        row = Row(captain, mood_of(view, seat), gains[seat], lanes[seat], seat in best)
        page.add(draw_captain, place, row, lines, names, words)
        if row.won:
            page.add(draw_star, star_place(place))
    page.grow(GAP - CLOSE)


def _add_tasks(page: Page, view: PublicView, gains: Gains, words: Words) -> None:
    """Lay out all that counts for the tasks, and how the race would end now."""
    if race := race_of(view):
        page.add(draw_race, _next(page, race_height(race, page.box.w - 2 * PAD)), race, words)
    page.add(draw_heading, _next(page, HEADING_HEIGHT), words)
    table = _next(page, tasks_height(view.tasks), GAP)
    page.add(draw_tasks, table, view.tasks, words, tasks_of(gains))


def _add_leaders(page: Page, view: PublicView, words: Words) -> None:
    """Lay out in short who leads which task, and what the marks on lanes mean."""
    line = _next(page, HEADING_HEIGHT)
    if race_of(view):
        page.add(draw_legend, line.end(LEGEND), words)
        beside = line.before(LEGEND)
        line = beside if page.box.w > LARGE_WIDTH else _next(page, HEADING_HEIGHT)
    page.add(draw_heading, line, words)
    page.add(draw_leaders, _next(page, LINE, GAP), view.tasks)
