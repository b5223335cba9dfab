"""Phase 3, planning: P-1 to P-3, with RL-3 and RL-25.

Extra fuel, from compensation cards and a station, is committed with the plan and spent when the
plans are revealed, as far as the plan needs it (P-2). Stations get no token (P-3).
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.words import Text, say
from engine.invasion.attack import attack_total
from engine.invasion.keys import HOME, SHIP, STAY, key_of, ship_of
from engine.kit.agenda import popped
from engine.kit.memo import latest
from engine.tremble.cards.cards import City, Ship
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import AIDS, SHIPS, STATIONS, aids_in, canonical
from engine.tremble.table.aids import at_hand, spent, stations_ready
from engine.tremble.table.events import FuelAdded
from engine.tremble.table.frames import Planning
from engine.tremble.table.state import FLEET, Notices, State, Step, tell, with_captain
from engine.tremble.table.view import Space, TrembleView, own_part
from engine.tremble.table.wording import (
    aid_note,
    city_note,
    space_label,
    squad_labels,
    told_apart,
)

FUEL = "fuel"
MOVES = "moves"  # how to move after the reveal, where the table plays ahead (RL-28)
BEST, FREE, ASK = "best", "free", "ask"

_HOME = Option(HOME, say("tremble-option-home"), say("tremble-note-home"))

_MOVES = Field(
    MOVES,
    say("tremble-field-ahead-moves"),
    (
        Option(BEST, say("tremble-standing-moves-best")),
        Option(FREE, say("tremble-standing-moves-free")),
        Option(STAY, say("tremble-standing-moves-stay")),
        Option(ASK, say("tremble-ahead-ask")),
    ),
    (BEST,),
)

_STAYS = (HOME,)


def pending(state: State, _frame: Planning) -> Decide | None:
    """Ask everybody who has ships; the others stay home (RL-25)."""
    asks = tuple([Ask(seat, "plan") for seat, each in enumerate(state.captains) if each.ships])
    return Decide(f"t{state.turn}:plan", asks) if asks else None


def proceed(state: State, _frame: Planning) -> Step:
    """Go on where nobody has a ship."""
    return popped(state), ()


def decide(state: State, _frame: Planning, answers: dict[Seat, Answer]) -> Step:
    """Put the ships sent in groups (P-1), and spend the fuel that plans need (P-2)."""
    sent: list[tuple[Seat, str, int]] = []
    notices: Notices = ()
    for seat, answer in sorted(answers.items()):
        orders = _orders(answer)
        sent += [(seat, ship, int(target)) for ship, target in orders]
        if committed := answer.get(FUEL):
            used = sum([SHIPS[ship].fuel for ship, _ in orders])
            state, told = _fuelled(state, seat, committed, used)
            notices += told
        if moves := answer.get(MOVES):
            captain = replace(state.captains[seat], orders=spelled({MOVES: moves}))
            state = with_captain(state, seat, captain)
    return popped(replace(state, groups=FLEET.grouped(state, sent))), notices


def spelled(answer: Answer) -> tuple[str, ...]:
    """Spell orders to be kept in secret: words of their own, which no form offers."""
    return tuple(sorted(f"{key}.{option}" for key, picked in answer.items() for option in picked))


def said(orders: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return what orders say by a key."""
    start = f"{key}."
    return tuple([each.removeprefix(start) for each in orders if each.startswith(start)])


def _orders(answer: Answer) -> list[tuple[str, str]]:
    """List which ships are sent where."""
    return [
        (ship_of(key), picked[0])
        for key, picked in answer.items()
        if key.startswith(SHIP) and picked != _STAYS
    ]


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


class _Orders:
    """What a captain's form shows whatever is chosen in it, and targets as the fuel allows."""

    def __init__(self, view: TrembleView, _ask: Ask) -> None:
        labels = squad_labels(view)
        self.ships = own_part(view).ships
        self.fields = [
            (ship, key_of(ship.id), _label(ship, labels[ship.id])) for ship in self.ships
        ]
        self.cities, self._open = _targets(view.public.spaces)
        self.spaces = [option.key for option in self._open]
        self.aids = at_hand(view, (StationKind.EXTRA_FUEL,), (CompensationKind.FUEL,))
        self.moves = may_move(view)
        self._shut: dict[tuple[int, int], tuple[Option, ...]] = {}

    def targets(self, fuel: int, left: int) -> tuple[Option, ...]:
        """List what a ship may attack that needs so much fuel, while so much is left (P-2)."""
        if fuel <= left:
            return self._open
        if (fuel, left) not in self._shut:
            closed = say("tremble-closed-fuel", fuel=fuel, left=max(0, left))
            away = [shut(option, closed) for option in self._open[1:]]
            self._shut[fuel, left] = (_HOME, *away)
        return self._shut[fuel, left]


_orders_of = latest(_Orders)


def may_move(view: TrembleView) -> bool:
    """Tell whether a captain may order ahead what moves after the reveal (R-2, RL-28)."""
    own = own_part(view)
    stations = stations_ready(view.public.captains[own.seat], (StationKind.MOVE_ENEMY,))
    return view.public.ledger.ahead and (bool(stations) or any(each.transfer for each in own.ships))


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a target for each ship; an untouched ship stays home (P-1)."""
    orders = _orders_of(view, ask)
    committed = chosen(draft, FUEL, orders.aids)
    limit = view.public.fuel
    if committed:
        limit += fuel_of([aid for aid in committed if aid in orders.aids])
    plan: dict[str, tuple[str, ...]] = {}
    sent: dict[tuple[str, ...], list[Ship]] = {}
    left = limit
    for ship, key, _ in orders.fields if draft else ():
        target = chosen(draft, key, orders.spaces)
        if target and target != _STAYS:
            plan[key] = target
            sent.setdefault(target, []).append(ship)
            left -= ship.fuel
    fields = [_fuel(orders.aids, committed)] if orders.aids else []
    for ship, key, label in orders.fields:
        target = plan.get(key, _STAYS)
        own = 0 if target is _STAYS else ship.fuel
        fields.append(Field(key, label, orders.targets(ship.fuel, left + own), target))
    if orders.moves:
        fields.append(replace(_MOVES, chosen=draft.get(MOVES) or _MOVES.chosen))
    facts = [say("tremble-fact-fuel", used=limit - left, limit=limit)]
    for number, city in orders.cities if sent else ():
        if (group := sent.get((str(number),))) is not None:
            total = attack_total(group, city)
            facts.append(say("tremble-fact-attack", space=number, city=city.name, total=total))
    return make_form(fields, facts=facts)


def _label(ship: Ship, name: Text) -> Text:
    return say("tremble-field-ship", name=name, attack=ship.attack, fuel=ship.fuel)


def _fuel(cards: tuple[str, ...], committed: tuple[str, ...]) -> Field:
    labels = told_apart(cards)
    options = tuple(Option(card, labels[card], aid_note(card)) for card in cards)
    return Field(FUEL, say("tremble-field-fuel"), options, committed, 0, len(cards))


@latest
def _targets(spaces: tuple[Space, ...]) -> tuple[list[tuple[int, City]], tuple[Option, ...]]:
    """List the cities that all captains may attack, and the options of a ship."""
    cities = [(space.number, space.city) for space in spaces if space.city is not None]
    return cities, (_HOME, *[_target(number, city.id) for number, city in cities])


@cache
def _target(space: int, city: str) -> Option:
    return Option(str(space), space_label(space, city), city_note(city))


def default(view: TrembleView, _ask: Ask) -> Answer:
    """Keep all ships home."""
    answer: Answer = {key_of(ship.id): (HOME,) for ship in own_part(view).ships}
    return {**answer, MOVES: (STAY,)} if may_move(view) else answer


def public_part(view: TrembleView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns at the reveal: who goes where, and the fuel that took."""
    sent = _orders(answer)
    used = sum(SHIPS[ship].fuel for ship, _ in sent)
    return [
        [(key_of(ship), target) for ship, target in sent],
        needed_fuel(answer.get(FUEL, ()), used - view.public.fuel),
    ]
