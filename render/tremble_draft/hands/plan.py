"""One's own plan drawn on the board, from a captain's own view and draft alone."""

from collections.abc import Sequence

from engine.core.forms import Form
from engine.tremble_draft.table.view import DraftView, OwnView, PublicView, hand_of
from render.boxes import Box
from render.invasion.facts.facts import open_spaces
from render.invasion.hands.plan import Plans
from render.invasion.hands.sorties import Plan, advice, plan_lines, planned
from render.invasion.parts.ship_cards import draw_ship_card, ships_height
from render.page import Page
from render.tremble_draft.boards.board_cities import draw_ground
from render.tremble_draft.hands.hand import add_tasks
from render.tremble_draft.hands.hand_trophies import draw_trophies
from render.tremble_draft.parts.bonuses import abilities
from render.words import Words


def plan_of(public: PublicView, own: OwnView, form: Form) -> Plan:
    """Read a plan of the ships in hand from its form."""
    ships = hand_of(DraftView(public, own))
    return planned(ships, open_spaces(public), form, public.captains[own.seat].fuel)


def _add_rest(
    page: Page, free: Sequence[Box], public: PublicView, own: OwnView, _made: Plan, words: Words
) -> None:
    """Lay out trophies where there is room, and the tasks."""
    for place in free[:1]:
        page.add(draw_trophies, place, public.captains[own.seat].trophies)
    add_tasks(page, public, own, None, words, large=page.look.large)


PLANNED = Plans(
    plan_of, plan_lines, advice, abilities, draw_ground, ships_height, draw_ship_card, _add_rest
)
