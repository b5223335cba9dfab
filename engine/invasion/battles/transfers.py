"""Ships that move themselves after the reveal: all owners choose secretly and together.

Fuel is not checked again, and bonuses are counted anew where a ship arrives.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from engine.core.asks import Answer, Ask, Decide, Notice, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.events import Move, ShipsTransferred
from engine.invasion.cards.groups import Fleet, group_of
from engine.invasion.cards.keys import ASK, STAY, key_of, ship_of
from engine.kit.advice import Orders, order_of
from engine.kit.agenda import popped
from engine.kit.memo import latest

State = TypeVar("State", bound=Any)
View = TypeVar("View", bound=Any)
Step = tuple[State, tuple[Notice[Any], ...]]

_STAY = Option(STAY, say("invasion-option-stay"))

MOVES = "moves"  # how to move after the reveal, said with the plan where the table plays ahead
BEST, FREE = "best", "free"
MOVES_SAID = {
    STAY: say("invasion-standing-moves-stay"),
    FREE: say("invasion-standing-moves-free"),
    BEST: say("invasion-standing-moves-best"),
}


def moves_field(label: Text) -> Field:
    """Make the field of a plan that orders moves ahead."""
    options = [Option(key, MOVES_SAID[key]) for key in (BEST, FREE, STAY)]
    return Field(MOVES, label, (*options, Option(ASK, say("invasion-ahead-ask"))), (BEST,))


class TransferPhase(Generic[State, View]):
    """The steps of moving; an edition says how ships and spaces are called."""

    def __init__(
        self,
        fleet: Fleet[Any, Any, Any],
        squad_labels: Callable[[View], Mapping[str, Text]],
        space_label: Callable[[int, str], Text],
        move: type[Move[Any]],
        transferred: type[ShipsTransferred[Any, Any, Any]],
    ) -> None:
        self._fleet, self._squad_labels, self._space_label = fleet, squad_labels, space_label
        self._move, self._transferred = move, transferred
        self._blank = latest(self._made)

    def pending(self, state: State, _frame: Any) -> Decide | None:
        """Ask all who have sent a ship with transfer, at once; a last turn may have one city."""
        if len(state.spaces) - state.spaces.count(None) < 2:
            return None
        ships = self._fleet.ships
        seats = {
            group.seat for group in state.groups for ship in group.ships if ships[ship].transfer
        }
        asks = tuple([Ask(seat, "transfer") for seat in sorted(seats)])
        return Decide(f"t{state.turn}:transfer", asks) if asks else None

    def proceed(self, state: State, _frame: Any) -> Step[State]:
        """Go on where nobody can move anything."""
        return popped(state), ()

    def decide(self, state: State, _frame: Any, answers: dict[Seat, Answer]) -> Step[State]:
        """Move all ships at the same instant."""
        targets: dict[str, int] = {}
        moves: list[Move[Any]] = []
        for seat in sorted(answers):
            for key, (target,) in answers[seat].items():
                ship = ship_of(key)
                here = group_of(state, ship).space
                there = here
                if target != STAY:
                    there = targets[ship] = int(target)
                moves.append(self._move(seat, self._fleet.ships[ship], here, there))
        if targets:
            state = self._fleet.moved(state, targets)
        attacks, cities = self._fleet.attacks_of(state), self._fleet.cities_of(state)
        return popped(state), tell(self._transferred(tuple(moves), attacks, cities))

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Make the form: for each ship with transfer, stay or another space."""
        return filled(self._blank(view, ask), draft)

    def _made(self, view: View, ask: Ask) -> Form:
        labels = self._squad_labels(view)
        fields = []
        for attack, ship in transferable(view, ask.seat):
            targets = (
                Option(str(number), self._space_label(number, city))
                for number, city in cities_in(view)
                if number != attack.space
            )
            place = self.place(view, attack.space)
            label = say("invasion-field-transfer", name=labels[ship], place=place)
            fields.append(Field(key_of(ship), label, (_STAY, *targets), (STAY,)))
        return make_form(fields)

    def place(self, view: View, space: int) -> Text | str:
        """Name a space."""
        city = view.public.spaces[space - 1].city
        return self._space_label(space, city.id) if city else str(space)


def cities_in(view: Any) -> Iterator[tuple[int, str]]:
    """List the cities that lie on the board, with their spaces."""
    return ((space.number, space.city.id) for space in view.public.spaces if space.city is not None)


def transferable(view: Any, seat: Seat) -> Iterator[tuple[Any, str]]:
    """List the ships of a seat that were sent and may move, with their attack."""
    for attack in view.public.attacks:
        if attack.seat == seat:
            yield from ((attack, ship.id) for ship in attack.ships if ship.transfer)


def moved(view: View, ask: Ask, orders: Orders, best: Callable[[View, Ask], Answer]) -> Answer:
    """Stay, flee to cities nobody attacks, or go where it helps most, as it is ordered."""
    order = order_of(orders, MOVES, usual=STAY)
    if order == BEST:
        return best(view, ask)
    if order == FREE:
        return _freed(view, ask)
    return {key_of(ship): (STAY,) for _, ship in transferable(view, ask.seat)}


def _freed(view: Any, ask: Ask) -> Answer:
    """Let ships that meet rivals go to the richest cities that nobody attacks."""
    attacks = view.public.attacks
    met = {attack.space for attack in attacks if attack.seat != ask.seat}
    taken = {attack.space for attack in attacks}
    free = [
        space
        for space in view.public.spaces
        if space.city is not None and space.number not in taken
    ]
    free.sort(key=lambda space: space.city.raid)
    answer: Answer = {}
    for attack, ship in transferable(view, ask.seat):
        goes = free and attack.space in met
        answer[key_of(ship)] = (str(free.pop().number),) if goes else (STAY,)
    return answer
