"""One's own plan drawn on the board, from a captain's own view and draft alone."""

from collections.abc import Iterator

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble_draft.table.view import DraftView, OwnView, PublicView, hand_of
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.facts import open_spaces
from render.invasion.parts import GAP
from render.invasion.plan import Drafting, plan_page
from render.invasion.ship_cards import Shown, draw_ship_card, ships_height
from render.invasion.sorties import Plan, advice, in_markdown, named, plan_lines, planned
from render.picture import Picture, within
from render.theme import USUAL, Look
from render.tremble_draft.board_cities import draw_ground
from render.tremble_draft.bonuses import abilities
from render.tremble_draft.hand import add_tasks
from render.tremble_draft.hand_trophies import draw_trophies
from render.words import Words


def plan(public: PublicView, own: OwnView, form: Form, words: Words, look: Look = USUAL) -> Picture:
    """Draw a plan as it stands in its form."""
    canvas = draw_plan(public, own, form, words, look)
    name = f"plan-{public.turn}.png"
    return Picture(canvas.png(sprites.inks(look.theme)), plan_alt(public, own, form, words), name)


def draw_plan(
    public: PublicView, own: OwnView, form: Form, words: Words, look: Look = USUAL
) -> Canvas:
    """Draw the cities with one's ships over them, the ships that stay at home, and the tasks."""
    made, spaces = plan_of(public, own, form), open_spaces(public)
    home = tuple(Shown(ship, abilities(ship, own.ships, spaces)) for ship in made.home)
    told = tuple(_warnings(made, form, words))
    drafting = Drafting(own.seat, made, told, len(form.faults), home)
    page, free = plan_page(drafting, spaces, words, look, draw_ground, ships_height, draw_ship_card)
    for place in free[:1]:
        page.add(draw_trophies, place, public.captains[own.seat].trophies)
    add_tasks(page, public, own, None, words, large=look.large)
    page.grow(GAP)
    return page.canvas()


def plan_of(public: PublicView, own: OwnView, form: Form) -> Plan:
    """Read a plan of the ships in hand from its form."""
    ships = hand_of(DraftView(public, own))
    return planned(ships, open_spaces(public), form, public.captains[own.seat].fuel)


def plan_text(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Tell a plan in Markdown."""
    made = plan_of(public, own, form)
    return in_markdown(made, plan_lines(made, words), _warnings(made, form, words), words)


def plan_alt(public: PublicView, own: OwnView, form: Form, words: Words) -> str:
    """Say what the picture of a plan shows."""
    made = plan_of(public, own, form)
    head = say("invasion-sorties-alt", used=made.used, limit=made.limit)
    told = [head, *plan_lines(made, words), *_warnings(made, form, words)]
    return within(words(text) for text in told)


def _warnings(made: Plan, form: Form, words: Words) -> Iterator[Text]:
    """List what keeps a plan from counting, then what may have been overlooked."""
    yield from map(named, form.faults)
    yield from advice(made, words)
