"""The hub: the ring of hangars with the wheel behind it, missions, research, who may still act."""

from engine.core.words import Text, say
from engine.humanity.table.view import Phase, PlayerView, PublicView
from engine.humanity.tiles.tables import HANGARS, YEARS
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name
from render.humanity.boards.base import figures_of, figures_since
from render.humanity.boards.hangars import Bay, bay_height, bays_of, draw_bay, draw_hub
from render.humanity.boards.landing import landing
from render.humanity.boards.legend import STATES, add_legend
from render.humanity.parts import icons, paints
from render.humanity.parts.parts import (
    AMOUNT,
    BIG,
    CLOSE,
    GAP,
    NAME,
    PAD,
    TEXT,
    TITLE,
    draw_figure,
    draw_person,
    labelled,
    next_place,
    page_for,
)
from render.humanity.parts.tasks import RESEARCH, TASK, draw_research, draw_task
from render.humanity.parts.terms import headline
from render.page import Page
from render.theme import USUAL, Look
from render.words import Words

HEAD, ROW, LEGEND = 190, 132, 52
AROUND = (0, 1, 2, 7, None, 3, 6, 5, 4)
"""Which hangar stands where, from the upper left, row by row: clockwise, with the hub within."""
SIDE = 3
LEGENDS = ("humanity-picture-arm", "humanity-picture-crossed")
"""What the end of a round does to the arm, and to modules under a cross, if there are any."""


def lay_hub(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
    *,
    standings: bool = True,
) -> Page:
    """Lay the hub out part by part, with how all stand; what is new since `before` is marked."""
    page = page_for(look)
    when = say("humanity-picture-when", year=view.year, round=view.round)
    if landing(view):
        when = headline(view)
    page.add(draw_head, page.grow(HEAD), words(when), words(_decks(view)))
    bays = bays_of(view, before)
    if look.large:
        _add_list(page, bays, view, words)
    else:
        _add_ring(page, bays, view, words, view.arm if before is None else before.arm)
    if view.phase is not Phase.OVER:
        crossed = any(place.crossed and place.module for place in view.ring)
        told = words(say(LEGENDS[crossed], arm=view.next_arm))
        page.add(draw_legend, next_place(page, LEGEND), told, crossed)
    _add_tasks(page, view, words, 1 if look.large else max(1, len(view.tasks)))
    page.grow(GAP if look.large else 0)
    if standings:
        _add_standings(page, view, names, words, look, before)
    return page


def _add_tasks(page: Page, view: PublicView, words: Words, columns: int) -> None:
    """Lay out the missions; there are none before they are dealt."""
    for first in range(0, len(view.tasks), columns):
        row = view.tasks[first : first + columns]
        gap = CLOSE if columns == 1 else GAP
        for place, task in zip(
            next_place(page, TASK, gap).columns(columns, CLOSE), row, strict=True
        ):
            page.add(draw_task, place, task, words)


def _add_standings(
    page: Page,
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None,
) -> None:
    """Lay out the research track, and how each captain stands."""
    research = tuple(player.research for player in view.players)
    page.add(draw_research, next_place(page, RESEARCH), research)
    for player in view.players:
        name = drawn_name(names, player.seat, words)
        place = next_place(page, ROW * (2 if look.large else 1), CLOSE)
        told = words(say("humanity-picture-acting")) if player.seat in view.acting else ""
        known = player if before is None else before.players[player.seat]
        was = figures_since(known, player)
        page.add(draw_player, place, player, was, name, told, view.first == player.seat)
    add_legend(page, words, STATES)
    page.grow(PAD - CLOSE)


def _decks(view: PublicView) -> Text:
    """Say what is left to come this year, or that the game is over."""
    if view.phase is Phase.OVER:
        return say("humanity-picture-over")
    return say("humanity-picture-deck", count=view.decks[view.year - 1], years=YEARS - view.year)


def _add_ring(page: Page, bays: tuple[Bay, ...], view: PublicView, words: Words, was: int) -> None:
    """Lay the hangars out around the hub, clockwise."""
    high = bay_height(bays)
    for row in range(SIDE):
        line = next_place(page, high, CLOSE)
        for column, place in enumerate(line.columns(SIDE, CLOSE)):
            hangar = AROUND[row * SIDE + column]
            if hangar is None:
                page.add(draw_hub, place, view.arm, was)
            else:
                page.add(draw_bay, place, bays[hangar], words)
    page.grow(GAP - CLOSE)


def _add_list(page: Page, bays: tuple[Bay, ...], view: PublicView, words: Words) -> None:
    """Lay the hangars out in two columns, from the arm on, for large print."""
    high = bay_height(bays)
    order = [(view.arm + step) % HANGARS for step in range(HANGARS)]
    for first in range(0, HANGARS, 2):
        places = next_place(page, high, CLOSE).columns(2, CLOSE)
        for place, hangar in zip(places, order[first : first + 2], strict=True):
            page.add(draw_bay, place, bays[hangar], words)
    page.grow(GAP - CLOSE)


def draw_head(canvas: Canvas, box: Box, when: str, decks: str) -> None:
    """Draw when it is, and what is to come, at dawn."""
    canvas.fill(box, paints.horizon, canvas.theme)
    room = Box(PAD, box.y + 10, box.w * 7 // 10, 116)
    canvas.text(room.top(66), when, TITLE, canvas.theme.ink)
    line = Box(PAD, room.y + 66, box.w - 2 * PAD, room.h - 66)
    labelled(canvas, line, icons.deck, decks, TEXT, canvas.theme.ink)


def draw_legend(canvas: Canvas, box: Box, told: str, crossed: bool) -> None:  # noqa: FBT001
    """Say what the cross at a hangar means, and where the arm goes."""
    if crossed:
        labelled(canvas, box.inset(14, 0), icons.cross, told, TEXT, canvas.theme.muted)
    else:
        canvas.text(box.inset(14, 0), told, TEXT, canvas.theme.muted)


def draw_player(
    canvas: Canvas,
    box: Box,
    player: PlayerView,
    was: tuple[int, int, int],
    name: str,
    acting: str,
    first: bool,  # noqa: FBT001
) -> None:
    """Draw how a player stands, and stood before, and which astronauts may still act."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if acting else None)
    inner = box.inset(GAP, 10)
    stacked = inner.h > ROW
    upper = inner.top(inner.h // 2) if stacked else inner
    lower = inner.below(inner.h // 2) if stacked else inner
    side = min(upper.h, 88)
    paints.emblem(canvas, upper.left(side), player.seat)
    people = len(player.astronauts) * 128
    room = upper.after(side + GAP).before(0 if stacked else people)
    line, figures = room.rows(2, 0)
    spare = 52 + (canvas.text(line, acting, TEXT, theme.accent, "right") + GAP if acting else 0)
    wide = canvas.text(line.before(spare), name, NAME, theme.ink)
    if first:
        canvas.stamp(icons.patch, line.after(wide + 12).left(40), theme.accent)
    signs = (icons.points, icons.atom, icons.research)
    for sign, figure, old in zip(signs, figures_of(player), was, strict=True):
        ink = theme.accent if sign is icons.points else theme.ink
        style = BIG if sign is icons.points else AMOUNT
        figures = figures.after(draw_figure(canvas, figures, sign, figure, old, style, ink) + 28)
    places = lower.end(people).columns(len(player.astronauts), CLOSE)
    for person, place in zip(player.astronauts, places, strict=True):
        draw_person(canvas, place, player.seat, person, named=person.hangar is not None)
