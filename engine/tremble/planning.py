"""Phase 3, planning: P-1 to P-3, with RL-3 and RL-25.

Extra fuel, from compensation cards and a station, is committed with the plan and spent when the
plans are revealed, as far as the plan needs it (P-2). Stations get no token (P-3).
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.tremble.aids import at_hand, spent
from engine.tremble.attack import attack_total, fuel_limit
from engine.tremble.cards import City, Ship
from engine.tremble.effects import CompensationKind, StationKind
from engine.tremble.events import FuelAdded
from engine.tremble.frames import Planning
from engine.tremble.state import (
    Notices,
    State,
    Step,
    grouped,
    popped,
    tell,
    with_captain,
)
from engine.tremble.tables import AIDS, SHIPS, STATIONS, aids_in, canonical
from engine.tremble.view import TrembleView, own_part
from engine.tremble.wording import aid_note, city_note, space_label, squad_labels, told_apart

HOME = "home"
FUEL = "fuel"
_PREFIX = "ship."

_HOME = Option(HOME, say("tremble-option-home"), say("tremble-note-home"))

Target: TypeAlias = tuple[str, int, City]
"""A space to attack: its option key, its number, its city."""


def pending(state: State, _frame: Planning) -> Decide | None:
    """Ask everybody who has ships; the others stay home (RL-25)."""
    asks = tuple(Ask(seat, "plan") for seat, captain in enumerate(state.captains) if captain.ships)
    return Decide(f"t{state.turn}:plan", asks) if asks else None


def proceed(state: State, _frame: Planning) -> Step:
    """Go on where nobody has a ship."""
    return popped(state), ()


def decide(state: State, _frame: Planning, answers: dict[Seat, Answer]) -> Step:
    """Put the ships sent in groups (P-1), and spend the fuel that plans need (P-2)."""
    sent = [
        (seat, ship_of(key), int(target))
        for seat, answer in answers.items()
        for key, (target,) in _orders(answer)
        if target != HOME
    ]
    notices: Notices = ()
    for seat in sorted(answers):
        used = sum(SHIPS[ship].fuel for owner, ship, _ in sent if owner == seat)
        over = used - fuel_limit(state.turn)
        aids = needed_fuel(answers[seat].get(FUEL, ()), over)
        if aids:
            state, told = _fuelled(state, seat, aids, used)
            notices += told
    return popped(replace(state, groups=grouped(state, sent))), notices


def _orders(answer: Answer) -> Iterator[tuple[str, tuple[str, ...]]]:
    return ((key, target) for key, target in answer.items() if key.startswith(_PREFIX))


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


def _fuelled(state: State, seat: Seat, aids: tuple[str, ...], used: int) -> Step:
    amount = fuel_of(aids)
    for aid in aids:
        state = spent(state, seat, aid)
    state = with_captain(state, seat, replace(state.captains[seat], extra_fuel=amount))
    limit = fuel_limit(state.turn)
    return state, tell(FuelAdded(seat, aids_in(aids), amount, used, limit))


def key_of(ship: str) -> str:
    """Name the field of a ship."""
    return _PREFIX + ship


def ship_of(key: str) -> str:
    """Return the card that a field of `key_of` is about."""
    return key.removeprefix(_PREFIX)


def form(view: TrembleView, _ask: Ask, draft: Answer) -> Form:
    """Make the form: a target for each ship; an untouched ship stays home (P-1)."""
    ships = own_part(view).ships
    targets = tuple(
        (str(space.number), space.number, space.city)
        for space in view.public.spaces
        if space.city is not None
    )
    keys = (HOME, *(target[0] for target in targets))
    plan = {ship.id: chosen(draft, key_of(ship.id), keys) or (HOME,) for ship in ships}
    labels = squad_labels(view)
    cards = at_hand(view, (StationKind.EXTRA_FUEL,), (CompensationKind.FUEL,))
    committed = chosen(draft, FUEL, cards)
    limit = view.public.fuel + fuel_of(card for card in committed if card in cards)
    used = sum(ship.fuel for ship in ships if plan[ship.id] != (HOME,))
    fields = [
        Field(
            key_of(ship.id),
            say("tremble-field-ship", name=labels[ship.id], attack=ship.attack, fuel=ship.fuel),
            _targets(ship, targets, _fuel_left(limit, used, ship, plan[ship.id])),
            plan[ship.id],
        )
        for ship in ships
    ]
    if cards:
        fields.insert(0, _fuel(cards, committed))
    facts = (
        say("tremble-fact-fuel", used=used, limit=limit),
        *_totals(ships, plan, targets),
    )
    return make_form(fields, facts=facts)


def _fuel(cards: tuple[str, ...], committed: tuple[str, ...]) -> Field:
    labels = told_apart(cards)
    options = tuple(Option(card, labels[card], aid_note(card)) for card in cards)
    return Field(FUEL, say("tremble-field-fuel"), options, committed, 0, len(cards))


def _fuel_left(limit: int, used: int, ship: Ship, target: tuple[str, ...]) -> int:
    """Count what the other ships leave for this one (P-2)."""
    own = 0 if target == (HOME,) else ship.fuel
    return limit - used + own


def _targets(ship: Ship, targets: tuple[Target, ...], left: int) -> tuple[Option, ...]:
    closed = None
    if ship.fuel > left:
        closed = say("tremble-closed-fuel", fuel=ship.fuel, left=max(0, left))
    return (_HOME, *(_target(number, city.id, closed) for _, number, city in targets))


@cache
def _target(space: int, city: str, closed: Text | None) -> Option:
    return Option(str(space), space_label(space, city), city_note(city), closed)


def _totals(
    ships: tuple[Ship, ...],
    plan: dict[str, tuple[str, ...]],
    targets: tuple[Target, ...],
) -> Iterator[Text]:
    """Tell the attack total of each group of the plan (F-1)."""
    for key, number, city in targets:
        group = [ship for ship in ships if plan[ship.id] == (key,)]
        if group:
            total = attack_total(group, city)
            yield say("tremble-fact-attack", space=number, city=city.name, total=total)


def default(view: TrembleView, _ask: Ask) -> Answer:
    """Keep all ships home."""
    return {key_of(ship.id): (HOME,) for ship in own_part(view).ships}


def public_part(view: TrembleView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns at the reveal: who goes where, and the fuel that took."""
    sent = [(key, target) for key, (target,) in _orders(answer) if target != HOME]
    used = sum(SHIPS[ship_of(key)].fuel for key, _ in sent)
    return [sent, needed_fuel(answer.get(FUEL, ()), used - view.public.fuel)]
