"""Paying: which modules can give up what they hold for a cost, and the ways worth offering (HU-6).

Payments meet the cost exactly (Q-14). So none spends no less of anything and more of something
than another: whoever spends more units converts more advanced resources, and spends fewer of them.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.humanity.base.grid import NAMES, Cells, Thing, Tile, base_of, put_all
from engine.humanity.base.sources import (
    ADVANCED_ONES,
    ADVANCED_PAIRS,
    BASIC,
    BYTE,
    ELECTRICITY,
    PAIRS,
    SOURCES,
    UNIT_OF,
    units_of,
)
from engine.humanity.tiles.tiles import ADVANCED, BASIC_OF, BASICS, Cost, Resource
from engine.kit.memo import recent

Payment: TypeAlias = tuple[tuple[int, int], ...]
"""The cells that give up units, in order, and how many each."""

_FOR = {
    each: [
        BYTE * n
        for n, source in enumerate(SOURCES)
        if each in source or (n == ELECTRICITY and each in BASICS)
    ]
    for each in Resource
}
"""The places of the sources that can stand for each resource (HU-6.3, HU-6.4)."""
_DUE_FIRST = (Resource.ELECTRICITY, *ADVANCED, *BASICS)
MANY = 1 << 9
EQUAL = 3
"""How many of a basic resource stand for one of its advanced one (HU-6.2)."""


class Keep(StrEnum):
    """What a way to pay spares: each is the best way for somebody."""

    PLAIN = "plain"  # fewest conversions, then least electricity: fewest units altogether
    ELECTRICITY = "electricity"
    ADVANCED = "advanced"
    EITHER = "either"  # what could be one of two resources
    BASIC = "basic"


class Offer(NamedTuple):
    """A way to pay that is worth offering."""

    keeps: Keep
    payment: Payment


class Held(NamedTuple):
    """What a base holds: the order in which ties are broken (HU-13.2)."""

    electricity: int
    advanced: int
    basic: int


class _Spent(NamedTuple):
    """What a way spends, by the kinds that ways are compared by."""

    electricity: int
    advanced: int
    basic: int
    either: int


_ORDER: dict[Keep, Callable[[_Spent], tuple[int, ...]]] = {
    Keep.PLAIN: lambda spent: (-spent.advanced, spent.electricity, spent.either),
    Keep.ELECTRICITY: lambda spent: (spent.electricity, -spent.advanced, spent.either),
    Keep.ADVANCED: lambda spent: (spent.advanced, spent.electricity, spent.either),
    Keep.EITHER: lambda spent: (spent.either, -spent.advanced, spent.electricity),
    Keep.BASIC: lambda spent: (spent.basic, -spent.advanced, spent.either),
}
"""How each way is chosen: the least of these. Fewer conversions are more advanced ones spent."""

_Stores: TypeAlias = Mapping[int, list[tuple[int, int]]]


def can_pay(cells: Cells, cost: Cost) -> bool:
    """Tell whether a base can pay a cost."""
    return bool(_ways(base_of(cells).ready, cost))


def payable(cells: Cells, bills: Iterable["Bill"]) -> list[bool]:
    """Tell which of some costs a base can pay, each by itself."""
    ready = base_of(cells).ready
    return [bool(bill[ready & bill.serving]) for bill in bills]


def payments(cells: Cells, cost: Cost) -> tuple[Payment, ...]:
    """List all payments of a cost; of modules with equal sources the fullest give first."""
    stores = base_of(cells).stores
    return tuple(_payment(stores, way) for way in _ways(base_of(cells).ready, cost))


def count_payments(cells: Cells, cost: Cost) -> int:
    """Count all payments of a cost, by whichever modules of equal sources."""
    stores, total = base_of(cells).stores, 0
    for way in _ways(base_of(cells).ready, cost):
        count = 1
        for source, amount in _dues(way):
            if len(stores[source]) > 1:
                count *= _takings(tuple([stock for _, stock in stores[source]]), amount)
        total += count
    return total


@lru_cache(maxsize=1 << 12)
def _dues(way: int) -> list[tuple[int, int]]:
    """List what a way spends of which sources."""
    return [(source, amount) for source, amount in enumerate(units_of(way)) if amount]


@recent
def offers(cells: Cells, cost: Cost) -> tuple[Offer, ...]:
    """List at most five different ways to pay, the usual one first; none if it cannot be paid."""
    stores = base_of(cells).stores
    ways = _ways(base_of(cells).ready, cost)
    if len(ways) < 2:
        return tuple(Offer(Keep.PLAIN, _payment(stores, way)) for way in ways)
    spent = [_spent(way) for way in ways]
    best: dict[int, Keep] = {}
    for keep, order in _ORDER.items():
        ranks = [order(each) for each in spent]
        least = min(ranks)
        tied = [way for way, rank in zip(ways, ranks, strict=True) if rank == least]
        chosen = tied[0] if len(tied) == 1 else _fullest(stores, tied)
        best.setdefault(chosen, keep)
    return tuple(Offer(keep, _payment(stores, way)) for way, keep in best.items())


def canonical(cells: Cells, cost: Cost) -> Payment | None:
    """Return the payment that is made where nobody chooses, if the cost can be paid."""
    offered = offers(cells, cost)
    return offered[0].payment if offered else None


def pays(cells: Cells, payment: Payment, cost: Cost) -> bool:
    """Tell whether units of these cells meet a cost exactly."""
    total = 0
    for cell, amount in payment:
        tile = cells[cell]
        if not isinstance(tile, Tile) or not 1 <= amount <= tile.stock:
            return False
        total += amount * UNIT_OF[tile.module]
    return len(dict(payment)) == len(payment) and total in _ways(total, cost)


def spend(cells: Cells, payment: Payment) -> Cells:
    """Take units from the modules of a base."""
    changes: dict[int, Thing | None] = {}
    for cell, amount in payment:
        tile = changes.get(cell, cells[cell])
        assert isinstance(tile, Tile)
        changes[cell] = Tile(tile.module, tile.colour, tile.stock - amount)
    return put_all(cells, changes) if changes else cells


def held(cells: Cells) -> Held:
    """Count what a base holds."""
    units = units_of(base_of(cells).ready)
    return Held(units[ELECTRICITY], sum(units[ADVANCED_ONES]), sum(units[BASIC]))


class Bill(dict[int, tuple[int, ...]]):
    """A cost, and by what lies ready what can be spent of each source to meet it exactly.

    Only what can stand for anything in the cost is looked at: then one answer serves many bases.
    """

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.serving = _mark([each for each, _ in cost])
        self._due = sorted(cost, key=lambda due: _DUE_FIRST.index(due[0]))
        self._least = [(_mark([each]), amount) for each, amount in cost]

    def __missing__(self, ready: int) -> tuple[int, ...]:
        """Find all ways; forget others once there are many."""
        if len(self) == MANY:
            self.clear()
        ways = self[ready] = self._ways(ready)
        return ways

    def _ways(self, ready: int) -> tuple[int, ...]:
        """List what can be spent, without repetition; mostly there is too little of something."""
        for serving, amount in self._least:
            if sum(units_of(ready & serving)) < amount:
                return ()
        left = {ready}
        for resource, amount in self._due:
            for _ in range(amount):
                left = _paid(left, resource)
                if not left:
                    return ()
        return tuple(sorted([ready - each for each in left]))


bill_of = cache(Bill)


def _ways(ready: int, cost: Cost) -> tuple[int, ...]:
    """List what can be spent of each source to meet a cost exactly, without repetition."""
    bill = bill_of(cost)
    return bill[ready & bill.serving]


def _mark(resources: Iterable[Resource]) -> int:
    """Mark the sources that can stand for any of these, or be made into it."""
    places: set[int] = set()
    for each in resources:
        places.update(_FOR[each], _FOR.get(BASIC_OF.get(each, each), ()))
    return sum([0xFF << place for place in places])


@lru_cache(maxsize=4096)
def _takings(stocks: tuple[int, ...], amount: int) -> int:
    """Count the ways to take so many units from modules that hold so many each."""
    if not stocks:
        return int(amount == 0)
    most = min(stocks[0], amount)
    return sum([_takings(stocks[1:], amount - taken) for taken in range(most + 1)])


def _paid(left: set[int], resource: Resource) -> set[int]:
    """List what may be left once a unit of a resource is paid, directly or by conversion."""
    found = {
        each - (1 << place) for place in _FOR[resource] for each in left if each >> place & 0xFF
    }
    if basic := BASIC_OF.get(resource):
        for _ in range(EQUAL):
            left = _paid(left, basic)
        found |= left
    return found


def _spent(way: int) -> _Spent:
    units = units_of(way)
    pairs = sum(units[PAIRS]) + sum(units[ADVANCED_PAIRS])
    return _Spent(units[ELECTRICITY], sum(units[ADVANCED_ONES]), sum(units[BASIC]), pairs)


def _fullest(stores: _Stores, ways: list[int]) -> int:
    """Choose among equal ways the one that takes from the fullest modules, then by name."""
    return min(ways, key=lambda way: sorted(_units(stores, way)))


def _payment(stores: _Stores, way: int) -> Payment:
    """Take what a way spends from the cells."""
    taken: dict[int, int] = {}
    for source, amount in _dues(way):
        held = stores[source]
        if len(held) == 1:
            taken[held[0][0]] = amount
            continue
        for _, _, cell in _fullest_units(held, amount):
            taken[cell] = taken.get(cell, 0) + 1
    return tuple(sorted(taken.items()))


def _units(stores: _Stores, way: int) -> list[tuple[int, str, int]]:
    """List the units that a way takes: how full their modules are, and where."""
    return [
        unit for source, amount in _dues(way) for unit in _fullest_units(stores[source], amount)
    ]


def _fullest_units(held: list[tuple[int, int]], amount: int) -> list[tuple[int, str, int]]:
    """List so many units of a source, those of the fullest modules first, then by name."""
    units = [(-left, NAMES[cell], cell) for cell, stock in held for left in range(1, stock + 1)]
    return sorted(units)[:amount]
