"""Paying: what meets a cost, all ways to meet it, and which are offered (HU-6)."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.humanity.base.grid import NAMES, Cells, Tile
from engine.humanity.base.paying import (
    Held,
    Keep,
    Payment,
    bill_of,
    can_pay,
    canonical,
    count_payments,
    held,
    offers,
    payable,
    payments,
    pays,
    spend,
)
from engine.humanity.phases.moves import every_payment
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from engine.humanity.tiles.tiles import BASIC_OF, BASICS, Cost, Resource
from tests.humanity.bases import at, by_chance, lay, spent, stocked

ICE, METHANE, INSECTS, OXYGEN, AIRCARBON, _, ELECTRICITY = Resource
COSTS = [each.cost for each in MODULES.values() if each.cost]
COSTS += [each.cost for each in EXPERIMENTS.values()]


def cost(*resources: Resource) -> Cost:
    """Write a cost: each resource as often as it is asked for."""
    return tuple((each, resources.count(each)) for each in Resource if each in resources)


def test_units_are_turned_out_of_modules() -> None:
    """HU-6.1: any modules, any number of times, and nothing below 0."""
    cells = lay(C4="ice-drill 2", D4="lake-farm 3", E4="generator 1")
    payment = spent(cells, "C4", "D4", "D4")
    assert pays(cells, payment, cost(ICE, METHANE, INSECTS))
    assert stocked(spend(cells, payment)) == {"C4": 1, "D4": 1, "E4": 1}
    assert not pays(cells, ((at("C4"), 3),), cost(ICE, ICE, ICE))
    assert not pays(cells, ((at("D5"), 1),), cost(ICE))
    assert not pays(cells, ((at("C4"), 1), (at("C4"), 2)), cost(ICE, ICE, ICE))
    assert not pays(cells, ((at("C4"), 2), (at("E4"), 0)), cost(ICE, ICE))


@pytest.mark.parametrize(("advanced", "basic"), BASIC_OF.items())
def test_three_basics_stand_for_their_advanced_one(advanced: Resource, basic: Resource) -> None:
    """HU-6.2, HU-X02: three equal basics of the pair; an advanced one pays no basic."""
    module = {ICE: "ice-drill", METHANE: "methane-tap", INSECTS: "insect-rack"}
    cells = lay(C4=f"{module[basic]} 3")
    assert canonical(cells, cost(advanced)) == spent(cells, "C4", "C4", "C4")
    assert not pays(cells, spent(cells, "C4", "C4"), cost(advanced))
    assert not any(can_pay(cells, cost(each)) for each in BASIC_OF if each is not advanced)
    mill = {OXYGEN: "electrolyser", AIRCARBON: "pyrolyser"}.get(advanced, "protein-mill")
    assert not can_pay(lay(C4=f"{mill} 3"), cost(basic))


def test_equal_basics_convert() -> None:
    """HU-6.2: three different basics are no advanced one."""
    cells = lay(C4="ice-drill 1", D4="methane-tap 1", E4="insect-rack 1")
    assert not any(can_pay(cells, cost(each)) for each in BASIC_OF)


@pytest.mark.parametrize("basic", BASICS)
def test_electricity_stands_for_a_basic(basic: Resource) -> None:
    """HU-6.3, HU-X03, Q-15: for any basic; what a cost prints as electricity must be it."""
    assert can_pay(lay(D4="generator 1"), cost(basic))
    assert not can_pay(lay(D4="generator 1"), cost(basic, basic))
    assert not can_pay(lay(C4="ice-drill 3", D5="insect-rack 3"), cost(ELECTRICITY))
    assert not can_pay(lay(D4="generator 1"), cost(ELECTRICITY, basic))


def test_electricity_is_among_three() -> None:
    """Q-13, HU-Y04, HU-6.3: two ice and one electricity are one oxygen."""
    cells = lay(C4="ice-drill 2", D4="generator 1")
    assert pays(cells, spent(cells, "C4", "C4", "D4"), cost(OXYGEN))
    assert not pays(cells, spent(cells, "D4"), cost(OXYGEN))
    assert can_pay(lay(D4="generator 3"), cost(AIRCARBON))


def test_units_of_two_kinds_are_chosen_when_spent() -> None:
    """HU-6.4, HU-X04: one methane-or-ice module pays one of each."""
    cells = lay(C4="shore-pump 2")
    assert pays(cells, spent(cells, "C4", "C4"), cost(ICE, METHANE))
    assert pays(cells, spent(cells, "C4", "C4"), cost(ICE, ICE))
    assert not can_pay(cells, cost(INSECTS))
    assert can_pay(lay(C4="air-plant 2"), cost(OXYGEN, AIRCARBON))


def test_payments_are_exact() -> None:
    """Q-14: not a unit more than the cost asks for, nor other ones beside it."""
    cells = lay(C4="ice-drill 3", D4="generator 1", E4="electrolyser 2")
    assert not pays(cells, spent(cells, "C4", "C4"), cost(ICE))
    assert not pays(cells, spent(cells, "C4", "D4"), cost(ICE))
    assert not pays(cells, spent(cells, "C4", "C4", "C4", "E4"), cost(OXYGEN))
    assert not pays(cells, (), cost(ICE))


def settles(units: list[tuple[Resource, ...]], icons: list[Resource]) -> bool:
    """Tell by trying everything whether units pay icons, without one being left."""
    if not icons:
        return not units
    due, *rest = icons
    for number, unit in enumerate(units):
        others = units[:number] + units[number + 1 :]
        if _is(unit, due) and settles(others, rest):
            return True
    basic = BASIC_OF.get(due)
    return basic is not None and settles(units, [basic, basic, basic, *rest])


def _is(unit: tuple[Resource, ...], due: Resource) -> bool:
    return due in unit or (unit == (ELECTRICITY,) and due in BASICS)


def tried(cells: Cells, price: Cost) -> Iterator[dict[int, int]]:
    """List by trying everything what each module may spend to meet a cost."""
    stores = {cell: each for cell, each in enumerate(cells) if isinstance(each, Tile)}
    icons = [resource for resource, amount in price for _ in range(amount)]
    most = sum(3 if icon in BASIC_OF else 1 for icon in icons)
    for amounts in product(*(range(each.stock + 1) for each in stores.values())):
        if len(icons) <= sum(amounts) <= most:
            taken = dict(zip(stores, amounts, strict=True))
            units = [
                MODULES[stores[cell].module].makes for cell in taken for _ in range(taken[cell])
            ]
            if settles(units, icons):
                yield taken


def by_source(cells: Cells, taken: Payment) -> tuple[tuple[str, ...], ...]:
    """Tell what a payment spends, whatever cell it is from."""
    tiles = [(cells[cell], amount) for cell, amount in taken]
    return tuple(
        sorted(
            MODULES[each.module].makes
            for each, n in tiles
            if isinstance(each, Tile)
            for _ in range(n)
        )
    )


@pytest.mark.parametrize("seed", range(40))
def test_all_ways_to_pay_are_found(seed: int) -> None:
    """HU-6.1, HU-6.2, HU-6.3, HU-6.4, Q-14: as many as trying everything finds, none worse."""
    chance = Random(seed)
    cells, price = by_chance(chance, chance.randint(2, 6)), chance.choice(COSTS)
    everything = list(tried(cells, price))
    found = payments(cells, price)
    assert {by_source(cells, tuple(each.items())) for each in everything} == {
        by_source(cells, each) for each in found
    }
    assert len(set(found)) == len({by_source(cells, each) for each in found}) == len(found)
    assert all(pays(cells, each, price) for each in found)
    for one, other in product(everything, repeat=2):
        more = all(one[cell] <= other[cell] for cell in one)
        assert one == other or not more  # nothing is spent in vain
    assert {each.payment for each in offers(cells, price)} <= set(found)
    assert can_pay(cells, price) is bool(everything)


@pytest.mark.parametrize("seed", range(20))
def test_only_exact_payments_pay(seed: int) -> None:
    """HU-6.1, Q-14: whatever modules are turned back, it pays if trying everything says so."""
    chance = Random(seed)
    cells, price = by_chance(chance, 4), chance.choice(COSTS)
    legal = [{cell: n for cell, n in each.items() if n} for each in tried(cells, price)]
    stores = {cell: each.stock for cell, each in enumerate(cells) if isinstance(each, Tile)}
    for amounts in product(*(range(stock + 1) for stock in stores.values())):
        taken = {cell: n for cell, n in zip(stores, amounts, strict=True) if n}
        assert pays(cells, tuple(taken.items()), price) is (taken in legal)


def test_what_is_offered_keeps_different_things() -> None:
    cells = lay(
        B4="ice-drill 3", C4="shore-pump 3", D4="generator 3", E4="electrolyser 1", B5="air-plant 1"
    )
    told = {
        each.keeps: [NAMES[cell] for cell, n in each.payment for _ in range(n)]
        for each in offers(cells, cost(OXYGEN, METHANE))
    }
    assert told == {
        Keep.PLAIN: ["C4", "E4"],
        Keep.EITHER: ["D4", "E4"],
        Keep.ADVANCED: ["B4", "B4", "B4", "C4"],
    }


def test_at_most_five_ways_are_offered_and_none_twice() -> None:
    most = 0
    for seed in range(200):
        chance = Random(seed)
        cells, price = by_chance(chance, 12), chance.choice(COSTS)
        offered = [each.payment for each in offers(cells, price)]
        assert len(set(offered)) == len(offered)
        most = max(most, len(offered))
    assert most in {4, 5}


def test_a_lone_way_to_pay_is_the_plain_one() -> None:
    """HU-6.1: without a choice nothing is kept for later."""
    cells = lay(C4="ice-drill 1", D4="lake-farm 1")
    assert [each.keeps for each in offers(cells, cost(ICE))] == [Keep.PLAIN]


def test_what_can_be_paid_is_told_of_several_costs_at_once() -> None:
    chance, told = Random(6), set[bool]()
    for _ in range(50):
        cells = by_chance(chance, 5)
        found = payable(cells, map(bill_of, COSTS))
        assert found == [can_pay(cells, each) for each in COSTS]
        told.update(found)
    assert told == {True, False}


def test_payments_are_counted_as_they_are_listed() -> None:
    chance, most = Random(5), 0
    for _ in range(300):
        cells, price = by_chance(chance, 12), chance.choice(COSTS)
        listed = every_payment(cells, price)
        assert count_payments(cells, price) == len(listed)
        most = max(most, len(listed))
    assert most > 100


def test_the_usual_payment() -> None:
    """Q-40: without a choice, fewest conversions, then electricity, then two-kind units (8.3)."""
    cells = lay(B4="ice-drill 3", C4="shore-pump 3", D4="generator 3", E4="electrolyser 1")
    assert canonical(cells, cost(OXYGEN)) == spent(cells, "E4")
    assert canonical(cells, cost(METHANE)) == spent(cells, "C4")
    assert canonical(cells, cost(ICE)) == spent(cells, "B4")
    assert canonical(cells, cost(INSECTS)) == spent(cells, "D4")
    assert canonical(cells, cost(AIRCARBON)) == spent(cells, "C4", "C4", "C4")
    assert canonical(lay(C4="ice-drill 3"), cost(METHANE)) is None


def test_the_fullest_module_pays_first() -> None:
    """Q-40: of modules alike the fullest gives each unit, then the one named first (8.3)."""
    cells = lay(B5="ice-drill 1", C2="ice-drill 2", D1="ice-drill 3")
    assert canonical(cells, cost(ICE)) == spent(cells, "D1")
    assert canonical(cells, cost(ICE, ICE)) == spent(cells, "D1", "C2")
    cells = lay(C3="ice-drill 2", B6="ice-drill 2", D1="insect-rack 1")
    assert canonical(cells, cost(ICE)) == spent(cells, "B6")
    pumps = lay(B4="shore-pump 1", C4="frost-hatchery 2")
    assert canonical(pumps, cost(ICE)) == spent(pumps, "C4")


def test_what_is_held() -> None:
    """HU-13.2: units are counted as electricity, advanced and basic, also those of two kinds."""
    cells = lay(
        B4="ice-drill 3", C4="shore-pump 2", D4="wind-vanes 2", E4="air-plant 1", A1="generator"
    )
    assert held(cells) == Held(electricity=2, advanced=1, basic=5)
