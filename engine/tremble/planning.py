"""Phase 3, planning: P-1 and P-2, with RL-3 and RL-25.

Extra fuel (P-2), from compensation cards and a station, comes as a field of the same form that
raises the limit; stations get no token (P-3).
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.tremble.attack import attack_total
from engine.tremble.cards import City, Ship
from engine.tremble.frames import Planning
from engine.tremble.state import Group, State, Step, popped
from engine.tremble.tables import CITIES, canonical, ships_in
from engine.tremble.view import TrembleView, own_part
from engine.tremble.wording import city_note, space_label, squad_labels

HOME = "home"
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
    """Put the ships sent in groups, by space, then seat (P-1)."""
    groups: list[Group] = []
    for number, city in enumerate(state.spaces, start=1):
        for seat in sorted(answers):
            sent = canonical(_sent(answers[seat], number))
            if sent and city is not None:
                total = attack_total(ships_in(sent), CITIES[city])
                groups.append(Group(seat, number, sent, total))
    return popped(replace(state, groups=tuple(groups))), ()


def _sent(answer: Answer, space: int) -> Iterator[str]:
    for key, (target,) in answer.items():
        if target == str(space):
            yield key.removeprefix(_PREFIX)


def key_of(ship: str) -> str:
    """Name the field of a ship."""
    return _PREFIX + ship


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
    used = sum(ship.fuel for ship in ships if plan[ship.id] != (HOME,))
    fields = [
        Field(
            key_of(ship.id),
            say("tremble-field-ship", name=labels[ship.id], attack=ship.attack, fuel=ship.fuel),
            _targets(ship, targets, _fuel_left(view, used, ship, plan[ship.id])),
            plan[ship.id],
        )
        for ship in ships
    ]
    facts = (
        say("tremble-fact-fuel", used=used, limit=view.public.fuel),
        *_totals(ships, plan, targets),
    )
    return make_form(fields, facts=facts)


def _fuel_left(view: TrembleView, used: int, ship: Ship, target: tuple[str, ...]) -> int:
    """Count what the other ships leave for this one (P-2)."""
    own = 0 if target == (HOME,) else ship.fuel
    return view.public.fuel - used + own


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
