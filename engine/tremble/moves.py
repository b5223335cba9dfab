"""Phase 4, after the reveal: R-2, with A-4, RL-4 and RL-20.

First stations move enemy ships, then ships move themselves; each time all owners choose secretly
and together. Fuel is not checked again, and bonuses are counted anew where a ship arrives.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, filled, make_form
from engine.core.words import Text, say
from engine.tremble.aids import PASS, spent, stations_ready, unused
from engine.tremble.cards import Station
from engine.tremble.effects import StationKind
from engine.tremble.events import EnemiesMoved, Haul, Move, ShipsTransferred
from engine.tremble.frames import MovingEnemies, Transferring
from engine.tremble.memo import once
from engine.tremble.planning import key_of, ship_of
from engine.tremble.reveal import attacks_of, cities_of
from engine.tremble.state import Group, State, Step, grouped, popped, tell
from engine.tremble.tables import SHIPS, STATIONS
from engine.tremble.view import Attack, TrembleView
from engine.tremble.wording import rival_ship, ship_note, space_label, squad_labels, told_apart

STAY = "stay"
_MOVERS = (StationKind.MOVE_ENEMY,)

_PASS = Option(PASS, say("tremble-option-no-haul"))
_STAY = Option(STAY, say("tremble-option-stay"))


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


def nothing_moves(state: State, _frame: MovingEnemies | Transferring) -> Step:
    """Go on where nobody can move anything."""
    return popped(state), ()


def enemies_decide(state: State, _frame: MovingEnemies, answers: dict[Seat, Answer]) -> Step:
    """Move ships one after another, for the captain with the fewest humans first (RL-4)."""
    hauls: list[Haul] = []
    moved: set[str] = set()
    for seat in sorted(answers, key=lambda each: (state.captains[each].humans, each)):
        for station, ship, target in _hauls_of(answers[seat]):
            state = spent(state, seat, station)
            move = None
            if ship not in moved:
                move = _move_of(state, ship, target)
                state = _moved(state, {ship: target})
                moved.add(ship)
            hauls.append(Haul(seat, STATIONS[station], SHIPS[ship], move))
    return popped(state), tell(EnemiesMoved(tuple(hauls), attacks_of(state), cities_of(state)))


def _hauls_of(answer: Answer) -> Iterator[tuple[str, str, int]]:
    """List which stations move which ships where."""
    for key, picked in answer.items():
        station = ship_of(key)
        if station in STATIONS and picked != (PASS,):
            yield station, picked[0], int(answer[space_key(station)][0])


def _move_of(state: State, ship: str, target: int) -> Move:
    group = _group_of(state, ship)
    return Move(group.seat, SHIPS[ship], group.space, target)


def _group_of(state: State, ship: str) -> Group:
    return next(group for group in state.groups if ship in group.ships)


def _moved(state: State, targets: dict[str, int]) -> State:
    """Send ships from where they are to other spaces; all totals are counted anew."""
    sent = [
        (group.seat, ship, targets.get(ship, group.space))
        for group in state.groups
        for ship in group.ships
    ]
    return replace(state, groups=grouped(state, sent))


def enemies_form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: for each station a ship of a rival, and where it must go."""
    fields: list[Field] = []
    faults: list[Text] = []
    stations = stations_ready(view.public.captains[ask.seat], _MOVERS)
    rivals = {
        ship.id: attack
        for attack in view.public.attacks
        for ship in attack.ships
        if attack.seat != ask.seat
    }
    picked = {
        station.id: chosen(draft, key_of(station.id), (PASS, *rivals)) for station in stations
    }
    for station in stations:
        mine = picked[station.id]
        others = {key for each, keys in picked.items() if each != station.id for key in keys}
        label = say("tremble-field-haul", station=station.name)
        fields.append(Field(key_of(station.id), label, _enemies(rivals, others), mine))
        origin = rivals[mine[0]].space if mine and mine[0] in rivals else None
        field = _destination(view, station, draft, origin)
        fields.append(field)
        if origin is not None and not field.chosen:
            faults.append(say("tremble-fault-haul-space", station=station.name))
    return make_form(fields, faults)


def _enemies(rivals: dict[str, Attack], taken: set[str]) -> tuple[Option, ...]:
    names = told_apart(tuple(rivals))
    return (
        _PASS,
        *(
            Option(
                ship,
                say(
                    "tremble-option-enemy-ship",
                    ship=rival_ship(names[ship], attack.seat),
                    space=attack.space,
                ),
                ship_note(ship),
                say("tremble-closed-hauled") if ship in taken else None,
            )
            for ship, attack in rivals.items()
        ),
    )


def _destination(view: TrembleView, station: Station, draft: Answer, origin: int | None) -> Field:
    """Offer the other spaces, once a ship is chosen."""
    options = []
    for number, city in _cities(view):
        closed = None
        if origin is None:
            closed = say("tremble-closed-no-ship")
        elif origin == number:
            closed = say("tremble-closed-same-space")
        options.append(Option(str(number), space_label(number, city), None, closed))
    where = chosen(draft, space_key(station.id), (option.key for option in options))
    if origin is None or where == (str(origin),):  # of another ship, chosen before
        where = ()
    label = say("tremble-field-haul-space", station=station.name)
    return Field(space_key(station.id), label, tuple(options), where, 0)


def _cities(view: TrembleView) -> Iterator[tuple[int, str]]:
    return ((space.number, space.city.id) for space in view.public.spaces if space.city is not None)


def enemies_default(view: TrembleView, ask: Ask) -> Answer:
    """Leave all ships where they are."""
    stations = stations_ready(view.public.captains[ask.seat], _MOVERS)
    return {key_of(station.id): (PASS,) for station in stations}


def space_key(station: str) -> str:
    """Name the field that says where a station sends a ship."""
    return f"space.{station}"


# ships that move themselves


def transfers_pending(state: State, _frame: Transferring) -> Decide | None:
    """Ask all who have sent a ship with transfer, at once (RL-20)."""
    seats = {group.seat for group in state.groups for ship in group.ships if SHIPS[ship].transfer}
    asks = tuple([Ask(seat, "transfer") for seat in sorted(seats)])
    return Decide(f"t{state.turn}:transfer", asks) if asks else None


def transfers_decide(state: State, _frame: Transferring, answers: dict[Seat, Answer]) -> Step:
    """Move all ships at the same instant."""
    targets: dict[str, int] = {}
    moves: list[Move] = []
    for seat in sorted(answers):
        for key, (target,) in answers[seat].items():
            ship = ship_of(key)
            here = _group_of(state, ship).space
            there = here
            if target != STAY:
                there = targets[ship] = int(target)
            moves.append(Move(seat, SHIPS[ship], here, there))
    if targets:
        state = _moved(state, targets)
    told = ShipsTransferred(tuple(moves), attacks_of(state), cities_of(state))
    return popped(state), tell(told)


def transfers_form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: for each ship with transfer, stay or another space."""
    return filled(_transfers_blank(view, ask), draft)


@once
def _transfers_blank(view: TrembleView, ask: Ask) -> Form:
    labels = squad_labels(view)
    fields = []
    for attack, ship in transferable(view, ask.seat):
        targets = (
            Option(str(number), space_label(number, city))
            for number, city in _cities(view)
            if number != attack.space
        )
        label = say("tremble-field-transfer", name=labels[ship], space=attack.space)
        fields.append(Field(key_of(ship), label, (_STAY, *targets), (STAY,)))
    return make_form(fields)


def transfers_default(view: TrembleView, ask: Ask) -> Answer:
    """Stay."""
    return {key_of(ship): (STAY,) for _, ship in transferable(view, ask.seat)}


def transferable(view: TrembleView, seat: Seat) -> Iterator[tuple[Attack, str]]:
    """List the ships of a seat that were sent and may move, with their attack."""
    for attack in view.public.attacks:
        if attack.seat == seat:
            yield from ((attack, ship.id) for ship in attack.ships if ship.transfer)
