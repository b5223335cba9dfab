"""Where Martians may step, and how a whole horde is moved for its player (MA-11)."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from engine.core.asks import Seat
from engine.kit.memo import latest
from engine.martians.table.state import TownTable
from engine.martians.town.town import Square, Town
from engine.martians.town.ways import distances, nearest_of_all

SUGGESTED, TOWARDS, AWAY, TO_SHIP, BY_HAND = "suggested", "towards", "away", "ship", "hand"
Move: TypeAlias = tuple[Square, Square]


@latest
def may_move(table: TownTable) -> bool:
    """Tell whether any Martian can step anywhere."""
    return bool(Herd(table).movable())


class Herd:
    """The Martians of a town while some of them are moved."""

    def __init__(self, table: TownTable) -> None:
        self.town: Town = table.town
        self.martians = set(table.martians)
        self.moved: set[Square] = set()  # where those stand that have moved
        self.guarded = [
            (
                table.captains[each.seat].square,
                distances(table.town, table.captains[each.seat].square),
            )
            for each in table.effects
            if each.kind == "die-four"
        ]

    def steps(self, square: Square) -> list[Square]:
        """List where the Martian on a square may step; nowhere if it has moved."""
        if square in self.moved or square not in self.martians:
            return []
        return [each for each in self.town.links[square] if self._is_free(square, each)]

    def _is_free(self, square: Square, near: Square) -> bool:
        """Tell whether a square is empty, and no nearer to whoever keeps Martians off (MA-C3)."""
        if near in self.martians or not self.guarded:
            return near not in self.martians
        far = 10_000
        return all(
            near != pawn and away.get(near, far) >= away.get(square, far)
            for pawn, away in self.guarded
        )

    def movable(self) -> list[Square]:
        """List the Martians that may still step somewhere, by coordinates."""
        where = self.town.where
        return sorted([each for each in self.martians if self.steps(each)], key=where.__getitem__)

    def move(self, source: Square, goal: Square) -> None:
        """Move a Martian."""
        self.martians.remove(source)
        self.martians.add(goal)
        self.moved.add(goal)


def moves_of(table: TownTable, count: int, how: str) -> tuple[Move, ...]:
    """Return the moves that a preset comes to, as many as there can be up to `count`."""
    herd = Herd(table)
    rank, step = _manner(table, how)
    moves: list[Move] = []
    while len(moves) < count:
        movable = herd.movable()
        if not movable:
            break
        source = min(movable, key=lambda each: (rank(each, herd), herd.town.where[each]))
        goal = min(herd.steps(source), key=step)
        herd.move(source, goal)
        moves.append((source, goal))
    return tuple(moves)


Rank: TypeAlias = Callable[[Square, Herd], int]


def _manner(table: TownTable, how: str) -> tuple[Rank, Callable[[Square], int]]:
    """Return which Martians come first, and which of their steps."""
    pawns = [each.square for each in table.captains]
    if how == SUGGESTED:
        far = nearest_of_all(table.town, pawns)
        return (lambda each, _herd: -far.get(each, 0)), lambda near: near in pawns
    preset, _, seat = how.partition("-")
    ship = table.ship
    if preset == TO_SHIP and ship is not None:
        goal = ship.square
    else:
        goal = pawns[int(seat) - 1] if seat else pawns[0]
    away = distances(table.town, goal)
    if preset == AWAY:
        return (lambda each, herd: _worth(each, herd, away, -1)), lambda near: -away.get(near, 0)
    return (lambda each, herd: _worth(each, herd, away, 1)), lambda near: away.get(near, 0)


def _worth(square: Square, herd: Herd, away: dict[Square, int], sign: int) -> int:
    """Put those first that come nearer (or get away), the nearest of them before others."""
    own = away.get(square, 0)
    gain = min([sign * (away.get(each, 0) - own) for each in herd.steps(square)])
    return own + (0 if gain < 0 else 1_000)


def presets(table: TownTable) -> Iterator[str]:
    """List the presets that there are."""
    yield SUGGESTED
    for preset in (TOWARDS, AWAY):
        yield from [f"{preset}-{seat + 1}" for seat in range(len(table.captains))]
    if table.ship is not None:
        yield TO_SHIP


def seat_of(preset: str) -> Seat:
    """Return the captain whom a preset names."""
    return int(preset.partition("-")[2]) - 1


def is_full(table: TownTable, moves: Sequence[Move], count: int) -> bool:
    """Tell whether moves are as many as they must be (MA-11.1)."""
    herd = Herd(table)
    for source, goal in moves:
        herd.move(source, goal)
    return len(moves) == count or not herd.movable()
