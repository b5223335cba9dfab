"""Explanations: every event names rules that the help knows, and totals add up ship by ship."""

from typing import Any

import pytest

from engine.core.asks import Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.cards.attack import attack_total, ship_sums
from engine.tremble.cards.tables import CITIES, SHIPS
from engine.tremble.help import ENTRIES
from engine.tremble.looking.why import rules_behind
from engine.tremble.rules import TREMBLE
from engine.tremble.table import events as ev

KNOWN = {entry.id for entry in ENTRIES}


def test_every_event_of_random_games_names_rules_that_the_help_explains() -> None:
    seen: set[type[Any]] = set()

    def listen(_table: Table, notices: Any) -> None:
        for notice in notices:
            rules = rules_behind(notice.public)
            assert rules, notice.public
            assert KNOWN.issuperset(rules), notice.public
            seen.add(type(notice.public))

    for seed in range(12):
        key = seed.to_bytes(32, "big")
        pick = picker(key, "why")

        def answer(_view: Any, _ask: Any, make: FormMaker, pick: Any = pick) -> Any:
            return random_answer(make, pick)

        play(TREMBLE, Setup(2 + seed % 4), SeededChance(key), answer, listen)
    assert len(seen) > 30


@pytest.mark.parametrize("kind", ev.EVENT_TYPES)
def test_no_kind_of_event_is_forgotten(kind: type[Any]) -> None:
    special = {ev.EffectUsed, ev.ArmyEffectUsed, ev.ShipLost, ev.ShipSaved, ev.Compensated}
    special |= {ev.CityTaken, ev.CityLost, ev.TaskScored}
    from engine.tremble.looking.why import _RULES  # noqa: PLC0415

    assert (kind in _RULES) != (kind in special)


def test_a_6_sums_of_ships_add_up_to_the_attack_total() -> None:
    ships = tuple(SHIPS.values())[5:40:3]
    for city in list(CITIES.values())[::7]:
        for army in (False, True):
            sums = ship_sums(ships, city, army=army)
            assert sum(each.attack for each in sums) == attack_total(ships, city, army=army)
            assert [each.ship for each in sums] == list(ships)


def test_rules_follow_what_happened() -> None:
    paris = CITIES["paris"]
    raid = ev.CityTaken(1, paris, 0, 50_000, caught=False, total=150_000)
    assert rules_behind(raid) == ("W-1", "W-4")
    claimed = ev.CityTaken(1, paris, 0, 50_000, caught=False, total=150_000, claimed_by=1)
    assert rules_behind(claimed) == ("W-1", "K-4", "RL-15")
    assert rules_behind(ev.ShipLost(1, 0, None)) == ("A-5",)
    assert rules_behind(ev.ShipLost(1, 0, SHIPS["golden-eye.1"], army=True)) == ("W-3", "F-6")
    assert rules_behind(ev.CityLost(1, paris, 0, fled=True)) == ("W-2",)
