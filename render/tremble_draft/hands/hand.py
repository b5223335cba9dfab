"""A captain's private hand: ships, what is for sale, and secret tasks with how far each is."""

from collections.abc import Collection

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.table.view import OwnView, Phase, PublicView
from render.invasion.boards.board_pages import board_page, next_place
from render.invasion.facts.facts import open_spaces
from render.invasion.hands.hand_parts import (
    HEADING_HEIGHT,
    ChosenCards,
    HandPart,
    add_head,
    add_parts,
    draw_heading,
    offers_shown,
    ships_shown,
    squad_with,
)
from render.invasion.hands.plan import columns_of
from render.invasion.kinds import Hands
from render.invasion.parts.parts import GAP
from render.invasion.parts.ship_cards import draw_ship_card, ships_height
from render.page import Page
from render.theme import USUAL, Look
from render.tremble_draft.hands.hand_tasks import draw_task, task_height
from render.tremble_draft.hands.hand_trophies import HEIGHT, draw_trophies
from render.tremble_draft.parts.bonuses import abilities
from render.tremble_draft.parts.tanks import tank_text
from render.tremble_draft.texts.alt import hand_alt
from render.words import Words

CLOSE = 10  # tasks stand below each other


def lay_hand(
    public: PublicView,
    own: OwnView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    form: Form | None = None,
) -> Page:
    """Lay out what one captain holds, without empty parts; what is chosen in a form is marked."""
    page, captain = board_page(look), public.captains[own.seat]
    add_head(page, public, own.seat, tank_text(captain.fuel, words), names, words)
    choice, columns, shown = _choice(form), columns_of(look), False
    parts = _parts(public, own, choice)
    added = add_parts(page, parts, own.seat, words, columns, ships_height, draw_ship_card)
    for part, last in added:
        if not shown and len(part.cards) % columns:
            page.add(draw_trophies, last, captain.trophies)
            shown = True
    if captain.trophies and not shown:
        page.add(draw_trophies, next_place(page, HEIGHT, GAP), captain.trophies)
    add_tasks(page, public, own, choice.keep, words, large=look.large)
    page.grow(GAP - CLOSE if own.tasks else 0)
    return page


def _choice(form: Form | None) -> ChosenCards:
    """Read what is chosen in a form of the shop, or of the tasks."""
    chosen = form.answer() if form is not None else {}
    return ChosenCards(chosen.get("buy", ()), chosen.get("discard", ()), chosen.get("keep"))


def _parts(public: PublicView, own: OwnView, choice: ChosenCards) -> list[HandPart]:
    captain, spaces = public.captains[own.seat], open_spaces(public)
    squad = squad_with(own, choice, Ship)
    ships = ships_shown(own, choice, squad, spaces, abilities, captain.searching)
    offers = offers_shown(own, choice, squad, spaces, abilities, captain.humans)
    parts = [
        HandPart(say("invasion-part-ships", count=len(own.ships)), ships),
        HandPart(say("invasion-part-offers"), offers),
    ]
    return [part for part in parts if part.cards] or parts[:1]


def add_tasks(
    page: Page,
    public: PublicView,
    own: OwnView,
    keep: Collection[str] | None,
    words: Words,
    *,
    large: bool,
) -> None:
    """Lay out the tasks one below the other; while they are chosen, those to `keep` are marked."""
    if not own.tasks:
        return
    page.add(draw_heading, next_place(page, HEADING_HEIGHT), _heading(public), None, words)
    trophies = public.captains[own.seat].trophies
    for task in own.tasks:
        wanted = None if keep is None else task.id in keep
        place = next_place(page, task_height(large=large), CLOSE)
        page.add(draw_task, place, task, trophies, words, wanted)


def _heading(public: PublicView) -> Text:
    if public.phase is Phase.SETUP:
        return say("tremble-draft-picture-deal")
    return say("tremble-draft-picture-own-tasks")


HANDS = Hands(lay_hand, hand_alt)
