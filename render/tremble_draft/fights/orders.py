"""One's own orders as they are drafted: a plan on the board, a purchase or tasks in the hand.

Where a question is about cities or searches, these are seen, and the tasks below them.
"""

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.core.words import say
from engine.tremble_draft.table.view import DraftView, own_part
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_pages import board_page
from render.invasion.facts.facts import open_spaces
from render.invasion.fights.closeups import Foot
from render.invasion.hands.hand_parts import HEADING_HEIGHT, draw_heading
from render.invasion.hands.plan import PLAN, STAKES, columns_of
from render.invasion.kinds import Drafts
from render.invasion.parts.parts import GAP
from render.theme import USUAL, Look
from render.tremble_draft.boards.board_cities import add_cities
from render.tremble_draft.boards.board_searches import add_army, add_searches, searches_of
from render.tremble_draft.fights.closeup import CLOSEUPS
from render.tremble_draft.fights.duel import Duel, duel_now, searches_now
from render.tremble_draft.hands.hand import add_tasks
from render.tremble_draft.hands.hand_tasks import draw_task, task_height
from render.tremble_draft.hands.plan import PLANNED
from render.words import Words

HAND = frozenset({"buy", "tasks"})
ARMY = "army"
ABOUT_CITIES = frozenset({"orders", "fight", "reserve", "loss", "loot"})
ABOUT_ALL = "transfer"  # where a ship goes depends on who is over each city
CLOSE = 10


class Drafted(msgspec.Struct, frozen=True):
    """A captain's view and what is chosen in a form so far."""

    view: DraftView
    kind: str  # of the question
    form: Form
    spaces: tuple[int, ...] = ()  # that the question is about


def drafted(view: DraftView, ask: Ask, form: Form) -> Drafted | None:
    """Take a draft to be drawn; None where the hand alone tells as much."""
    nothing = Form((), ())
    if view.public.meeting is not None and ask.kind in {ARMY, "loss"}:
        return Drafted(view, ARMY, nothing)
    if ask.kind in ABOUT_CITIES and ask.about:
        return Drafted(view, STAKES, nothing, ask.about)
    if ask.kind == ABOUT_ALL:
        spaces = tuple(space.number for space in open_spaces(view.public))
        return Drafted(view, STAKES, nothing, spaces)
    return Drafted(view, ask.kind, form) if ask.kind in {PLAN, *HAND} else None


def _duels(shown: Drafted) -> list[Duel]:
    """List what the question is about: searches that meet an army, or cities that are there."""
    public = shown.view.public
    if shown.kind == ARMY:
        return searches_now(public, own_part(shown.view).seat)
    found = [duel_now(public, space) for space in shown.spaces]
    return [duel for duel in found if duel is not None]


def stakes_lines(shown: Drafted, names: tuple[str, ...], words: Words) -> list[str]:
    """Tell the cities or searches that a question is about."""
    return [CLOSEUPS.alt(duel, names, words) for duel in _duels(shown)]


def draw_stakes(shown: Drafted, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw a search or a fight that has begun from close up, or cities; own tasks are below."""
    duels = _duels(shown)
    if len(duels) == 1 and (shown.kind == ARMY or duels[0].begun):
        return CLOSEUPS.canvas(duels[0], names, words, look, _tasks_foot(shown, words, look))
    page = board_page(look)
    view, own, columns = shown.view.public, own_part(shown.view), columns_of(look)
    if shown.kind == ARMY:
        add_army(page, view, words)
        mine = [each for each in searches_of(view, None) if each.seat == own.seat]
        add_searches(page, mine, columns, words)
    else:
        spaces = [view.spaces[each.space - 1] for each in duels]
        found = range(0, len(spaces), columns)
        add_cities(page, view, [spaces[first : first + columns] for first in found], words)
    add_tasks(page, view, own, None, words, large=look.large)
    page.grow(GAP)
    return page.canvas()


def _tasks_foot(shown: Drafted, words: Words, look: Look) -> Foot | None:
    """Draw one's own tasks below a fight."""
    public, own = shown.view.public, own_part(shown.view)
    trophies, high = public.captains[own.seat].trophies, task_height(large=look.large)

    def draw(canvas: Canvas, box: Box) -> None:
        heading = say("tremble-draft-picture-own-tasks")
        draw_heading(canvas, box.top(HEADING_HEIGHT), heading, None, words)
        rest = box.below(HEADING_HEIGHT)
        for task in own.tasks:
            draw_task(canvas, rest.top(high), task, trophies, words)
            rest = rest.below(high + CLOSE)

    height = HEADING_HEIGHT + (high + CLOSE) * len(own.tasks)
    return Foot(height, draw) if own.tasks else None


ORDERS = Drafts(Drafted, drafted, PLANNED, {ARMY, STAKES}, draw_stakes, stakes_lines)
