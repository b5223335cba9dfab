"""The board in large print: one thing below the other, everything a third larger."""

from engine.tremble.table.view import PublicView
from render.invasion import sprites
from render.invasion.parts import GAP, PAD
from render.page import Page
from render.theme import Look, grown
from render.tremble.board_captains import (
    draw_large_captain,
    draw_star,
    large_height,
    star_place,
)
from render.tremble.board_cities import add_large_city, large_city_height
from render.tremble.board_head import draw_head, head_height, head_of
from render.tremble.board_tasks import (
    HEADING_HEIGHT,
    ROW,
    draw_heading,
    draw_others,
    draw_task_rows,
    others_height,
)
from render.tremble.board_track import TRACK_HEIGHT, draw_track
from render.tremble.facts import (
    fate_at,
    gains_since,
    humans_of,
    in_order,
    live_spaces,
    other_standings,
    ruins_of,
    tasks_of,
    winners,
)
from render.tremble.moods import mood_of
from render.words import Words

WIDTH = 900
SHIP = (250, 92)
SCALE_MARKS = 4
CLOSE = 8  # between things that belong together


def large_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None = None,
) -> Page:
    """Lay the board out part by part, from top to bottom."""
    page = Page(WIDTH, _height(view, words), grown(look), sprites.backdrop)
    gains, best = gains_since(view, before), winners(view)
    new = tasks_of(gains)
    rest = page.box.inset(PAD, GAP)
    page.add(draw_head, rest.top(head_height(view)), SHIP, head_of(view, names, words))
    rest = rest.below(head_height(view) + CLOSE)
    for space in live_spaces(view):
        place = rest.top(large_city_height(view, space))
        fate, ruins = fate_at(view, space.number), ruins_of(space, view, before)
        add_large_city(page, place, space, fate, words, ruins)
        rest = rest.below(place.h + CLOSE)
    rest = rest.below(GAP - CLOSE)
    page.add(draw_track, rest.top(TRACK_HEIGHT), *humans_of(view, gains), words, SCALE_MARKS)
    rest = rest.below(TRACK_HEIGHT + GAP)
    for captain in in_order(view):
        place = rest.top(large_height(captain, rest.w, words))
        about = (captain, mood_of(view, captain.seat), gains[captain.seat])
        page.add(draw_large_captain, place, *about, best, names, words)
        if captain.seat in best:
            page.add(draw_star, star_place(place))
        rest = rest.below(place.h + CLOSE)
    page.add(draw_heading, rest.top(HEADING_HEIGHT), words)
    place = rest.below(HEADING_HEIGHT).top(ROW * len(view.tasks))
    page.add(draw_task_rows, place, view.tasks, words, new)
    others = other_standings(view)
    page.add(draw_others, rest.below(HEADING_HEIGHT + place.h + GAP), others, words, new)
    return page


def _height(view: PublicView, words: Words) -> int:
    room = WIDTH - 2 * PAD
    cities = sum(large_city_height(view, space) + CLOSE for space in live_spaces(view))
    captains = sum(large_height(captain, room, words) + CLOSE for captain in view.captains)
    tasks = HEADING_HEIGHT + ROW * len(view.tasks)
    tasks += others_height(other_standings(view), room)
    return head_height(view) + cities + TRACK_HEIGHT + captains + tasks + 4 * GAP
