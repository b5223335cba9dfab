"""Leaks of what captains hold, keep and have put aside are found, on the rules and in Discord."""

import dataclasses
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.tremble.table.state import State
from engine.tremble.table.view import TrembleView
from tests.contract import secrecy
from tests.contract.records import record
from tests.secrecy import leaks
from tests.secrecy.faults import OWNER
from tests.secrecy.pairs import check_baskets, check_hands
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.rich import RICH, RichTremble
from tests.secrecy.schemes import KeptFuel, OtherHand, WaitingBasket
from tests.secrecy.test_arrivals import Arrivals, assert_nobody_was_quicker
from tests.secrecy.traces import assert_alike

Check = Callable[[int, int], object]

CASES = [(seats, seed) for seed in range(10) for seats in RICH.game.seats]


def check_plans(seats: int, seed: int) -> None:
    secrecy.check_closed_group(RICH, seats, seed)


ON_THE_RULES = [
    (leaks.ask_claim_holders, check_hands),
    (leaks.ask_who_can_respond, check_hands),
    (leaks.hurry_where_nobody_can_respond, check_hands),
    (leaks.early_purchases, check_baskets),
    (leaks.kept_fuel, check_plans),
]
IN_DISCORD = [
    (leaks.claim_in_status, OtherHand, 1),
    (leaks.kept_fuel, KeptFuel, 3),
    (leaks.early_purchases, WaitingBasket, 2),
]


def _named(value: object) -> str:
    return getattr(value, "__name__", "")


@pytest.fixture
def fresh() -> Iterator[None]:
    """Let no game played by faulty rules be taken for another."""
    record.cache_clear()
    yield
    record.cache_clear()


def run(check: Check) -> None:
    for case in CASES:
        check(*case)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(("leak", "check"), ON_THE_RULES, ids=_named)
def test_a_leak_in_the_rules_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: leaks.Leak, check: Check
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="did in secret shows"):
        run(check)


class Forgetful(RichTremble):
    """Imagines all stations and cards fresh."""

    def imagine(self, view: TrembleView, chance: Chance) -> State:
        state = super().imagine(view, chance)
        captains = tuple(replace(each, used=(), fresh=0) for each in state.captains)
        return replace(state, captains=captains)


def test_twins_that_forget_what_was_used_are_found() -> None:
    subject = dataclasses.replace(RICH, game=Forgetful())
    with pytest.raises(AssertionError, match="looks different"):
        run(partial(secrecy.check_twins, subject))


@pytest.mark.parametrize(("leak", "plot", "groups"), IN_DISCORD, ids=_named)
async def test_a_leak_in_discord_is_found(
    tmp_path: Path, leak: leaks.Leak, plot: type[Plot], groups: int
) -> None:
    setting = leaks.leaking(leak)
    playing = Playing(3, seed=3, groups=groups, plot=plot, setting=setting)
    first, second, _ = await both(tmp_path, playing)
    with pytest.raises(AssertionError, match=r"can tell|saw more"):
        assert_alike(first, second, OWNER)


async def test_a_leak_of_the_order_of_answers_is_found(tmp_path: Path) -> None:
    setting = leaks.leaking(leaks.first_come_first_told)
    playing = Playing(3, seed=1, groups=1, plot=Arrivals, setting=setting)
    first, second, _ = await both(tmp_path, playing)
    with pytest.raises(AssertionError, match="can tell who was quicker"):
        assert_nobody_was_quicker(first, second)
