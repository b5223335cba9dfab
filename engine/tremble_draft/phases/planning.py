"""Phases 4 and 5: orders and their fuel (TD-6, TD-7), the reveal, and relocation (TD-8)."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Form, make_form
from engine.core.words import say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import Battle
from engine.invasion.battles.frames import Planning
from engine.invasion.battles.planning import PlanForm, Targets, asked, home_default, orders_in
from engine.invasion.battles.reveal import Reveal
from engine.invasion.battles.transfers import MOVES, TransferPhase, cities_in, moves_field
from engine.invasion.cards.groups import with_captain
from engine.invasion.cards.keys import STAY
from engine.kit.agenda import popped
from engine.kit.ahead import spelled
from engine.kit.memo import latest
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.table.events import FuelPaid, Move, PlansRevealed, ShipsTransferred
from engine.tremble_draft.table.frames import PayingFuel
from engine.tremble_draft.table.state import FLEET, Notices, State, Step, city_discarded
from engine.tremble_draft.table.view import DraftView, hand_of
from engine.tremble_draft.table.wording import city_note, space_label, squad_labels

REVEAL = Reveal[State](FLEET, Battle, PlansRevealed, city_discarded)
TRANSFERS = TransferPhase[State, DraftView](
    FLEET, squad_labels, space_label, Move, ShipsTransferred
)
_MOVES = moves_field(say("tremble-draft-field-ahead-moves"))
_TARGETS = Targets(space_label, city_note)


def pending(state: State, _frame: Planning) -> Decide | None:
    """Ask everybody who has a ship in hand (TD-6.1, TD-6.4)."""
    return asked(state.turn, [seat for seat, each in enumerate(state.captains) if each.hand])


def proceed(state: State, _frame: Planning) -> Step:
    """Go on where nobody has a ship."""
    return popped(state), ()


def decide(state: State, _frame: Planning, answers: dict[Seat, Answer]) -> Step:
    """Put the ships sent in groups, and keep how they move."""
    sent = [
        (seat, ship, int(target))
        for seat, answer in sorted(answers.items())
        for ship, target in orders_in(answer)
    ]
    for seat, answer in answers.items():
        if moves := answer.get(MOVES):
            captain = state.captains[seat]
            captain = replace(captain, orders=captain.orders + spelled({MOVES: moves}))
            state = with_captain(state, seat, captain)
    return popped(replace(state, groups=FLEET.grouped(state, sent))), ()


def pay(state: State, _frame: PayingFuel) -> Step:
    """Pay for all ships sent; it never comes back (TD-7.1, TD-7.4)."""
    used: dict[Seat, int] = {}
    for group in state.groups:
        need = sum([SHIPS[ship].fuel for ship in group.ships])
        used[group.seat] = used.get(group.seat, 0) + need
    told: Notices = ()
    for seat, paid in sorted(used.items()):
        captain = state.captains[seat]
        captain = replace(captain, fuel=captain.fuel - paid)
        state = with_captain(state, seat, captain)
        told += tell(FuelPaid(seat, paid, captain.fuel))
    return popped(state), told


# The question


@latest
def _orders(view: DraftView, _ask: Ask) -> PlanForm[Ship]:
    targets = _TARGETS.of(view.public.spaces)
    first = view.public.turn == 1
    return PlanForm(hand_of(view), squad_labels(view), targets, explains=first)


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a target for each ship in hand, as far as the tank goes (TD-7.2)."""
    orders, fuel = _orders(view, ask), view.public.captains[ask.seat].fuel
    fields, home = orders.drafted(draft, fuel)
    if may_move(view):
        fields.append(replace(_MOVES, chosen=draft.get(MOVES) or _MOVES.chosen))
    return make_form(fields, gist=home)


def default(view: DraftView, _ask: Ask) -> Answer:
    """Keep all ships home."""
    answer = home_default(hand_of(view))
    return {**answer, MOVES: (STAY,)} if may_move(view) else answer


def may_move(view: DraftView) -> bool:
    """Tell whether a captain may order ahead what moves after the reveal (TD-8.1)."""
    if not view.public.ledger.ahead or len(list(cities_in(view))) < 2:
        return False
    return any(ship.transfer for ship in hand_of(view))


def public_part(_view: DraftView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns at the reveal: which ships go where."""
    return orders_in(answer)
