"""Phase 3, planning: P-1 to P-3, with RL-3 and RL-25.

Extra fuel, from compensation cards and a station, is committed with the plan and spent when the
plans are revealed, as far as the plan needs it (P-2). Stations get no token (P-3).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.frames import Planning
from engine.invasion.battles.planning import PlanForm, Targets, asked, home_default, orders_in
from engine.invasion.battles.transfers import MOVES, moves_field
from engine.invasion.cards.groups import with_captain
from engine.invasion.cards.keys import STAY, key_of
from engine.kit.agenda import popped
from engine.kit.ahead import spelled
from engine.kit.memo import latest
from engine.tremble.cards.cards import Ship
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import AIDS, SHIPS, STATIONS, aids_in, canonical
from engine.tremble.table.aids import at_hand, spent, stations_ready
from engine.tremble.table.events import FuelAdded
from engine.tremble.table.state import FLEET, Notices, State, Step
from engine.tremble.table.view import TrembleView, own_part
from engine.tremble.table.wording import aid_note, city_note, space_label, squad_labels, told_apart

FUEL = "fuel"
_TARGETS = Targets(space_label, city_note)

_MOVES = moves_field(say("tremble-field-ahead-moves"))


def pending(state: State, _frame: Planning) -> Decide | None:
    """Ask everybody who has ships; the others stay home (RL-25)."""
    return asked(state.turn, [seat for seat, each in enumerate(state.captains) if each.ships])


def proceed(state: State, _frame: Planning) -> Step:
    """Go on where nobody has a ship."""
    return popped(state), ()


def decide(state: State, _frame: Planning, answers: dict[Seat, Answer]) -> Step:
    """Put the ships sent in groups (P-1), and spend the fuel that plans need (P-2)."""
    sent: list[tuple[Seat, str, int]] = []
    notices: Notices = ()
    for seat, answer in sorted(answers.items()):
        orders = orders_in(answer)
        sent += [(seat, ship, int(target)) for ship, target in orders]
        if committed := answer.get(FUEL):
            used = sum([SHIPS[ship].fuel for ship, _ in orders])
            state, told = _fuelled(state, seat, committed, used)
            notices += told
        if moves := answer.get(MOVES):
            captain = replace(state.captains[seat], orders=spelled({MOVES: moves}))
            state = with_captain(state, seat, captain)
    return popped(replace(state, groups=FLEET.grouped(state, sent))), notices


def needed_fuel(committed: Iterable[str], over: int) -> tuple[str, ...]:
    """Choose what a plan needs of the fuel committed to it; the rest is kept (P-2).

    Cards are kept before stations, which come back next turn, and much fuel before little.
    """
    needed = canonical(committed)
    for aid in sorted(needed, key=lambda each: (each in STATIONS, -fuel_of((each,)))):
        rest = tuple(each for each in needed if each != aid)
        if fuel_of(rest) >= over:
            needed = rest
    return needed


def fuel_of(aids: Iterable[str]) -> int:
    """Add up what cards and stations raise the fuel limit by."""
    return sum(AIDS[aid].effect.amount for aid in aids)


def _fuelled(state: State, seat: Seat, committed: tuple[str, ...], used: int) -> Step:
    aids = needed_fuel(committed, used - fuel_limit(state.turn))
    if not aids:
        return state, ()
    amount = fuel_of(aids)
    for aid in aids:
        state = spent(state, seat, aid)
    state = with_captain(state, seat, replace(state.captains[seat], extra_fuel=amount))
    limit = fuel_limit(state.turn)
    return state, tell(FuelAdded(seat, aids_in(aids), amount, used, limit))


class _Orders(NamedTuple):
    """What a captain's form shows whatever is chosen in it."""

    ships: PlanForm[Ship]
    aids: tuple[str, ...]
    moves: bool


@latest
def _orders_of(view: TrembleView, _ask: Ask) -> _Orders:
    targets = _TARGETS.of(view.public.spaces)
    return _Orders(
        PlanForm(own_part(view).ships, squad_labels(view), targets, explains=view.public.turn == 1),
        at_hand(view, (StationKind.EXTRA_FUEL,), (CompensationKind.FUEL,)),
        may_move(view),
    )


def may_move(view: TrembleView) -> bool:
    """Tell whether a captain may order ahead what moves after the reveal (R-2, RL-28)."""
    own = own_part(view)
    stations = stations_ready(view.public.captains[own.seat], (StationKind.MOVE_ENEMY,))
    return view.public.ledger.ahead and (bool(stations) or any(each.transfer for each in own.ships))


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a target for each ship; an untouched ship stays home (P-1)."""
    orders = _orders_of(view, ask)
    committed = chosen(draft, FUEL, orders.aids)
    fields = [_fuel(orders.aids, committed)] if orders.aids else []
    ships, home = orders.ships.drafted(draft, _limit(view, orders, committed))
    fields += ships
    if orders.moves:
        fields.append(replace(_MOVES, chosen=draft.get(MOVES) or _MOVES.chosen))
    return make_form(fields, gist=home)


def _limit(view: TrembleView, orders: _Orders, committed: tuple[str, ...]) -> int:
    """Return the fuel of a turn, with what a captain has committed."""
    if not committed:
        return view.public.fuel
    return view.public.fuel + fuel_of([aid for aid in committed if aid in orders.aids])


def _fuel(cards: tuple[str, ...], committed: tuple[str, ...]) -> Field:
    labels = told_apart(cards)
    options = tuple(Option(card, labels[card], aid_note(card)) for card in cards)
    return Field(FUEL, say("tremble-field-fuel"), options, committed, 0, len(cards))


def default(view: TrembleView, _ask: Ask) -> Answer:
    """Keep all ships home."""
    answer = home_default(own_part(view).ships)
    return {**answer, MOVES: (STAY,)} if may_move(view) else answer


def public_part(view: TrembleView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns at the reveal: who goes where, and the fuel that took."""
    sent = orders_in(answer)
    used = sum(SHIPS[ship].fuel for ship, _ in sent)
    return [
        [(key_of(ship), target) for ship, target in sent],
        needed_fuel(answer.get(FUEL, ()), used - view.public.fuel),
    ]
