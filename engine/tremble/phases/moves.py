"""Phase 4, after the reveal: R-2, with A-4, RL-4 and RL-20.

First stations move enemy ships, then ships move themselves; each time all owners choose secretly
and together. Fuel is not checked again, and bonuses are counted anew where a ship arrives.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.transfers import TransferPhase, cities_in
from engine.invasion.cards.groups import group_of
from engine.invasion.cards.keys import key_of, ship_of
from engine.kit.agenda import popped
from engine.kit.memo import latest
from engine.tremble.cards.cards import Station
from engine.tremble.cards.effects import StationKind
from engine.tremble.cards.tables import SHIPS, STATIONS
from engine.tremble.table.aids import PASS, spent, stations_ready, unused
from engine.tremble.table.events import EnemiesMoved, Haul, Move, ShipsTransferred
from engine.tremble.table.frames import MovingEnemies
from engine.tremble.table.state import FLEET, State, Step
from engine.tremble.table.view import Attack, TrembleView
from engine.tremble.table.wording import (
    rival_ship,
    ship_note,
    space_label,
    squad_labels,
    told_apart,
)

_MOVERS = (StationKind.MOVE_ENEMY,)

_PASS = Option(PASS, say("tremble-option-no-haul"))
_NO_SHIP, _HAULED = say("tremble-closed-no-ship"), say("tremble-closed-hauled")
_SAME = say("tremble-closed-same-space")


# RL-4: stations move enemy ships


def enemies_pending(state: State, _frame: MovingEnemies) -> Decide | None:
    """Ask all whose station could move a ship that a rival has sent."""
    senders = {group.seat for group in state.groups}
    asks = tuple(
        [
            Ask(seat, "move")
            for seat, captain in enumerate(state.captains)
            if captain.stations and unused(captain, _MOVERS) and senders - {seat}
        ]
    )
    return Decide(f"t{state.turn}:move", asks) if asks else None


def nothing_moves(state: State, _frame: MovingEnemies) -> Step:
    """Go on where nobody can move anything."""
    return popped(state), ()


def enemies_decide(state: State, _frame: MovingEnemies, answers: dict[Seat, Answer]) -> Step:
    """Move ships one after another, for the captain with the fewest humans first (RL-4)."""
    hauls: list[Haul] = []
    targets: dict[str, int] = {}
    for seat in sorted(answers, key=lambda each: (state.captains[each].humans, each)):
        for station, ship, target in _hauls_of(answers[seat]):
            state = spent(state, seat, station)
            move = None
            if ship not in targets:
                move = _move_of(state, ship, target)
                targets[ship] = target
            hauls.append(Haul(seat, STATIONS[station], SHIPS[ship], move))
    state = FLEET.moved(state, targets)
    attacks, cities = FLEET.attacks_of(state), FLEET.cities_of(state)
    return popped(state), tell(EnemiesMoved(tuple(hauls), attacks, cities))


def _hauls_of(answer: Answer) -> Iterator[tuple[str, str, int]]:
    """List which stations move which ships where."""
    for key, picked in answer.items():
        station = ship_of(key)
        if station in STATIONS and picked != (PASS,):
            yield station, picked[0], int(answer[space_key(station)][0])


def _move_of(state: State, ship: str, target: int) -> Move:
    group = group_of(state, ship)
    return Move(group.seat, SHIPS[ship], group.space, target)


class _Hauls(NamedTuple):
    """What the form of a captain's stations shows, whatever is chosen in it."""

    stations: tuple[Station, ...]
    spaces: dict[str, int]  # where each enemy ship is
    ships: tuple[Option, ...]
    targets: tuple[Option, ...]
    no_targets: tuple[Option, ...]  # before a ship is chosen


@latest
def _hauls(view: TrembleView, ask: Ask) -> _Hauls:
    rivals = {
        ship.id: attack
        for attack in view.public.attacks
        for ship in attack.ships
        if attack.seat != ask.seat
    }
    names = told_apart(tuple(rivals))
    ships = [
        Option(ship, _enemy_label(view, names[ship], attack), ship_note(ship))
        for ship, attack in rivals.items()
    ]
    targets = tuple(
        [Option(str(number), space_label(number, city)) for number, city in cities_in(view)]
    )
    return _Hauls(
        stations_ready(view.public.captains[ask.seat], _MOVERS),
        {ship: attack.space for ship, attack in rivals.items()},
        (_PASS, *ships),
        targets,
        tuple([shut(option, _NO_SHIP) for option in targets]),
    )


def _enemy_label(view: TrembleView, ship: Text, attack: Attack) -> Text:
    place = TRANSFERS.place(view, attack.space)
    return say("tremble-option-enemy-ship", ship=rival_ship(ship, attack.seat), place=place)


def enemies_form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: for each station a ship of a rival, and where it must go."""
    fields: list[Field] = []
    faults: list[Text] = []
    hauls = _hauls(view, ask)
    picked = {
        station.id: chosen(draft, key_of(station.id), (PASS, *hauls.spaces))
        for station in hauls.stations
    }
    for station in hauls.stations:
        mine = picked[station.id]
        others = {key for each, keys in picked.items() if each != station.id for key in keys}
        label = say("tremble-field-haul", station=station.name)
        fields.append(Field(key_of(station.id), label, _enemies(hauls, others), mine))
        origin = hauls.spaces.get(mine[0]) if mine else None
        field = _destination(hauls, station, draft, origin)
        fields.append(field)
        if origin is not None and not field.chosen:
            faults.append(say("tremble-fault-haul-space", station=station.name))
    return make_form(fields, faults)


def _enemies(hauls: _Hauls, taken: set[str]) -> tuple[Option, ...]:
    """Offer the enemy ships that no other station moves."""
    taken = taken.intersection(hauls.spaces)
    if not taken:
        return hauls.ships
    return tuple([shut(each, _HAULED) if each.key in taken else each for each in hauls.ships])


def _destination(hauls: _Hauls, station: Station, draft: Answer, origin: int | None) -> Field:
    """Offer the other spaces, once a ship is chosen."""
    here, options = str(origin), hauls.no_targets
    if origin is not None:
        options = tuple([shut(each, _SAME) if each.key == here else each for each in hauls.targets])
    where = chosen(draft, space_key(station.id), [option.key for option in options])
    if origin is None or where == (here,):  # of another ship, chosen before
        where = ()
    label = say("tremble-field-haul-space", station=station.name)
    return Field(space_key(station.id), label, options, where, 0)


def enemies_default(view: TrembleView, ask: Ask) -> Answer:
    """Leave all ships where they are."""
    stations = stations_ready(view.public.captains[ask.seat], _MOVERS)
    return {key_of(station.id): (PASS,) for station in stations}


def space_key(station: str) -> str:
    """Name the field that says where a station sends a ship."""
    return f"space.{station}"


# ships that move themselves (RL-20)

TRANSFERS = TransferPhase[State, TrembleView](
    FLEET, squad_labels, space_label, Move, ShipsTransferred
)
