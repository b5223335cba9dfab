"""Searches on the board: whose ships stay where, for what, how long, and what armies did."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble_draft.cards.cards import City, Ship
from engine.tremble_draft.table.view import Encounter, Meeting, PublicView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion.boards.board_pages import add_rows, next_place
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import (
    AMOUNT,
    BIG,
    GAP,
    LEAST_BADGE,
    NAME,
    TEXT,
    draw_vessel,
    emblem,
    labelled,
)
from render.page import Page
from render.type import Face
from render.words import Words

LINE = 56
MARGIN = 14
HEIGHT = 3 * LINE + 2 * MARGIN
WINDOW = 122
TOLD = 392  # wide beside it
ROOMY = 1000  # wide is a place that shows all of a city
SHIP = 56
SUM = 108  # wide
DIE = 44
BANNER = 132  # high
HEADING = 54
ARMY = Style(Face.BOLD, 72, 40)


class Searching(NamedTuple):
    """A search as it stands, and the fight in which it is or was just now."""

    seat: Seat
    city: City
    ships: tuple[Ship, ...]
    total: int
    counter: int  # 0 once it is over
    fresh: bool  # whether it began, or came nearer, since the last picture
    fight: Encounter | None = None


def searches_of(view: PublicView, before: PublicView | None) -> tuple[Searching, ...]:
    """List all searches by seat, with those that an army has just ended."""
    known = {} if before is None else _counters(before)
    met = {(one.seat, one.city.id): one for one in view.meeting.encounters} if view.meeting else {}
    found = [
        Searching(
            captain.seat,
            search.city,
            search.ships,
            search.total,
            search.counter,
            before is not None and known.get((captain.seat, search.city.id)) != search.counter,
            met.pop((captain.seat, search.city.id), None),
        )
        for captain in view.captains
        for search in captain.searches
    ]
    found += [
        Searching(one.seat, one.city, one.ships, one.total, 0, fresh=False, fight=one)
        for one in met.values()
    ]
    return tuple(sorted(found, key=lambda each: each.seat))


def _counters(view: PublicView) -> dict[tuple[Seat, str], int]:
    return {
        (captain.seat, search.city.id): search.counter
        for captain in view.captains
        for search in captain.searches
    }


def draw_heading(canvas: Canvas, box: Box, told: Text, words: Words) -> None:
    """Name what stands below."""
    canvas.text(box.inset(6, 0), words(told), TEXT, canvas.theme.muted)


def draw_search(canvas: Canvas, box: Box, search: Searching, words: Words) -> None:
    """Draw a search: the city by night and whose it will be, its worth, turns to go, ships."""
    theme, fight = canvas.theme, search.fight
    won = fight.won if fight is not None else None
    outline = {True: theme.good, False: theme.danger, None: None}[won]
    canvas.panel(box, theme.card, outline=outline)
    inner, roomy = box.inset(MARGIN), box.w > ROOMY
    window = inner.left(inner.w - TOLD - GAP if roomy else WINDOW)
    sight = sprites.city if roomy else sprites.glimpse
    canvas.fill(window, sight, theme, search.city, radius=12, below=True)
    badge = LEAST_BADGE + 10
    emblem(canvas, Box(window.x - 4, window.bottom - badge + 4, badge, badge), search.seat)
    first, second, third = inner.after(window.w + GAP).rows(3, 0)
    canvas.stamp(icons.TYPES[search.city.type], first.end(40), theme.ink)
    canvas.place(first.before(52).end(40), sprites.region, search.city.region, theme.ink)
    canvas.text(first.before(104), words(search.city.name), NAME, theme.ink)
    humans = words.number(search.city.search)
    used = labelled(canvas, second, icons.human, humans, AMOUNT, theme.accent)
    _draw_state(canvas, second.after(used + GAP), search, words)
    _draw_ships(canvas, third, search)


def _draw_state(canvas: Canvas, box: Box, search: Searching, words: Words) -> None:
    """Draw how many turns are to go, or how a fight against an army ended."""
    theme, fight = canvas.theme, search.fight
    if fight is None or not fight.roll:
        ink = theme.good if search.fresh else theme.ink
        told = words(say("tremble-draft-picture-turns", count=search.counter))
        if search.counter:
            labelled(canvas, box, icons.hourglass, told, TEXT, ink, align="right")
        return
    ink = {True: theme.good, False: theme.danger, None: theme.ink}[fight.won]
    reached = str(fight.total + sum(fight.roll))
    used = canvas.text(box, reached, BIG, ink, "right") + 12
    for pips in reversed(fight.roll):
        canvas.place(box.before(used).end(DIE), sprites.die, pips, theme.muted)
        used += DIE + 4


def _draw_ships(canvas: Canvas, box: Box, search: Searching) -> None:
    """Draw the ships that stay, and their strength."""
    theme, colour = canvas.theme, captain_colour(canvas.theme, search.seat)
    strength = box.end(SUM)
    labelled(canvas, strength, icons.blast, str(search.total), BIG, theme.ink, align="right")
    room = box.before(SUM + 8)
    step = min(SHIP + 4, room.w // max(1, len(search.ships)))
    lost = search.fight is not None and search.fight.won is False
    for number, ship in enumerate(search.ships):
        place = Box(room.x + number * step, room.y, step, room.h)
        draw_vessel(canvas, place.inset(1, 0), ship, colour, pale=lost)


def draw_army(canvas: Canvas, box: Box, meeting: Meeting, words: Words) -> None:
    """Draw the army that was turned up in the middle of the deal, and what it means."""
    theme = canvas.theme
    canvas.panel(box, theme.well, outline=theme.danger)
    inner = box.inset(24, 12)
    side = inner.h
    canvas.stamp(icons.army, inner.left(side).inset(6), theme.danger)
    rest = inner.after(side + 16)
    used = canvas.text(rest.left(150), str(meeting.army.attack), ARMY, theme.ink)
    upper, lower = rest.after(used + 32).rows(2, 0)
    canvas.text(upper, words(meeting.army.name), NAME, theme.ink)
    told = say("tremble-draft-picture-army", count=len(meeting.encounters))
    canvas.text(lower, words(told), TEXT, theme.muted)


def add_searches(page: Page, searches: Sequence[Searching], columns: int, words: Words) -> None:
    """Lay out searches side by side."""
    rows = [searches[first : first + columns] for first in range(0, len(searches), columns)]

    def add(page: Page | Canvas, place: Box, search: Searching) -> None:
        page.add(draw_search, place, search, words)

    add_rows(page, [(row, HEIGHT) for row in rows], add)


def add_army(page: Page, view: PublicView, words: Words) -> None:
    """Lay out the army that is met, if there is one."""
    if view.meeting is not None:
        page.add(draw_army, next_place(page, BANNER, GAP), view.meeting, words)
