"""Groups: the ships that captains have sent to the cities on the board, and how they are shown."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.cards import AnyCity, AnyShip
from engine.kit.memo import latest

Ship = TypeVar("Ship", bound=AnyShip)
City = TypeVar("City", bound=AnyCity)
Table = TypeVar("Table")


class Group(msgspec.Struct, frozen=True, gc=False):
    """The ships a captain sent to one space, with their attack total against its city."""

    seat: Seat
    space: int
    ships: tuple[str, ...]  # without those that were destroyed
    total: int  # as the group attacks, moves after the reveal included
    lost: tuple[str, ...] = ()  # destroyed in this attack


class Attack(msgspec.Struct, Generic[Ship], frozen=True, gc=False):
    """A revealed group: the ships one captain sent to one space, with their attack total."""

    seat: Seat
    space: int
    ships: tuple[Ship, ...]  # without those that were destroyed
    total: int  # as the group attacked
    lost: tuple[Ship, ...] = ()  # destroyed in this attack


Shown = TypeVar("Shown", bound=Attack[Any])


class HasBoard(Protocol):
    """A state with cities on the board and groups sent to them."""

    @property
    def spaces(self) -> tuple[str | None, ...]:
        """Return the city on each space, from space 1."""
        ...

    @property
    def groups(self) -> tuple[Group, ...]:
        """Return the attacks of this turn, by space, then seat."""
        ...


State = TypeVar("State", bound=HasBoard)


class Fleet(Generic[Ship, City, Shown]):
    """The ships and cities of an edition by card id, and what comes of sending them there."""

    def __init__(
        self,
        ships: Mapping[str, Ship],
        cities: Mapping[str, City],
        canonical: Callable[[Iterable[str]], tuple[str, ...]],
        attack: type[Shown],
    ) -> None:
        self.ships, self.cities, self.canonical = ships, cities, canonical
        self._attack = attack
        self._shown = latest(self._attacks)

    def city_at(self, state: HasBoard, space: int) -> City:
        """Return the city on a space; raise LookupError where it has left the board."""
        city = state.spaces[space - 1]
        if city is None:
            raise LookupError(f"space {space} is empty")
        return self.cities[city]

    def ships_in(self, cards: Iterable[str]) -> tuple[Ship, ...]:
        """Look ships up."""
        found: tuple[Ship, ...] = ()
        for card in cards:
            found += (self.ships[card],)
        return found

    def grouped(self, state: HasBoard, sent: Iterable[tuple[Seat, str, int]]) -> tuple[Group, ...]:
        """Put ships (whose, which, to what space) in groups, by space, then seat."""
        places: dict[tuple[int, Seat], list[str]] = {}
        for seat, ship, space in sent:
            places.setdefault((space, seat), []).append(ship)
        groups = []
        for (space, seat), cards in sorted(places.items()):
            ships = self.canonical(cards)
            total = attack_total(self.ships_in(ships), self.city_at(state, space))
            groups.append(Group(seat, space, ships, total))
        return tuple(groups)

    def moved(self, state: State, targets: Mapping[str, int]) -> State:
        """Send ships from where they are to other spaces; all totals are counted anew."""
        sent = [
            (group.seat, ship, targets.get(ship, group.space))
            for group in state.groups
            for ship in group.ships
        ]
        return _with_groups(state, self.grouped(state, sent))

    def attacks_of(self, state: HasBoard) -> tuple[Shown, ...]:
        """Show all attacks as everybody sees them."""
        return self._shown(state.groups)

    def cities_of(self, state: HasBoard) -> tuple[City | None, ...]:
        """Show the cities on the spaces from 1."""
        return tuple([self.cities[city] if city is not None else None for city in state.spaces])

    def _attacks(self, groups: tuple[Group, ...]) -> tuple[Shown, ...]:
        return tuple(
            [
                self._attack(
                    group.seat,
                    group.space,
                    self.ships_in(group.ships),
                    group.total,
                    self.ships_in(group.lost) if group.lost else (),
                )
                for group in groups
            ]
        )


def group_at(state: HasBoard, seat: Seat, space: int) -> Group:
    """Return the group a seat sent to a space; raise LookupError where there is none."""
    for group in state.groups:
        if group.space == space and group.seat == seat:
            return group
    raise LookupError(f"seat {seat} sent nothing to space {space}")


def group_of(state: HasBoard, ship: str) -> Group:
    """Return the group that a ship flies in."""
    return next(group for group in state.groups if ship in group.ships)


def without_city(state: State, space: int) -> State:
    """Take the city card from a space; whoever calls says where it goes."""
    struct, spaces = cast("Any", state), state.spaces
    left: State = replace(struct, spaces=(*spaces[: space - 1], None, *spaces[space:]))
    return left


def without_ship(state: State, ship: str) -> State:
    """Note in its group that a ship was destroyed."""
    return _with_groups(state, tuple([_without(group, ship) for group in state.groups]))


def _without(group: Group, ship: str) -> Group:
    if ship not in group.ships:
        return group
    left = tuple([each for each in group.ships if each != ship])
    return replace(group, ships=left, lost=(*group.lost, ship))


def _with_groups(state: State, groups: tuple[Group, ...]) -> State:
    struct = cast("Any", state)
    changed: State = replace(struct, groups=groups)
    return changed


def with_captain(state: Table, seat: Seat, captain: Any) -> Table:
    """Exchange what a seat has."""
    struct = cast("Any", state)
    captains = struct.captains
    changed: Table = replace(struct, captains=(*captains[:seat], captain, *captains[seat + 1 :]))
    return changed
