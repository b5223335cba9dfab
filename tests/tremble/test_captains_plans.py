"""How computer captains weigh groups and cities: against enumeration, and by sense."""

from itertools import product

import pytest

from engine.core.asks import Setup
from engine.invasion.cards.attack import attack_total
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.guesses import Rival
from engine.tremble.captains import sharp
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.cards.tables import CITIES, SHIPS
from engine.tremble.rules import TREMBLE
from engine.tremble.valuing.guesses import chances, strength
from engine.tremble.valuing.prizes import trophy_worth
from engine.tremble.valuing.squads import reach, squad_of
from engine.tremble.valuing.values import future
from render.report.simulate import picker, play_game
from tests.tremble.harness import Play, captain, state

SQUAD = ("training.1", "golden-eye.1", "doom-mole.1", "mole-mates.1", "tax-mole.1")


def test_tables_of_a_squad_agree_with_the_rules() -> None:
    squad = squad_of(SQUAD)
    for city in CITIES.values():
        for group in range(1 << len(SQUAD)):
            ships = [SHIPS[ship] for place, ship in enumerate(SQUAD) if group >> place & 1]
            assert squad.battle[city.type][group] == attack_total(ships, city)
            assert squad.army[city.type][group] == attack_total(ships, city, army=True)
            assert squad.fuel[group] == sum(ship.fuel for ship in ships)


@pytest.mark.parametrize("seed", range(20))
def test_best_orders_are_the_best_of_all(seed: int) -> None:
    pick = picker(f"orders {seed}")
    ships, cities = 1 + pick(4), 1 + pick(3)
    needs = [1 + pick(5) for _ in range(ships)]
    limit = 3 + pick(8)
    groups = range(1 << ships)
    fuel = [sum(need for place, need in enumerate(needs) if group >> place & 1) for group in groups]
    hopes = [[0.0, *[pick(1000) - 200.0 for _ in groups[1:]]] for _ in range(cities)]
    best = 0.0
    for sent in product(range(cities + 1), repeat=ships):
        plan = [
            sum(1 << ship for ship in range(ships) if sent[ship] == city) for city in range(cities)
        ]
        if fuel[sum(plan)] <= limit:
            best = max(best, sum(hope[group] for hope, group in zip(hopes, plan, strict=True)))
    orders = best_orders(hopes, fuel, limit)
    assert orders.hope == best
    assert fuel[sum(orders.groups)] <= limit
    assert sum(hope[group] for hope, group in zip(hopes, orders.groups, strict=True)) == best


def test_more_attack_gets_a_city_more_likely_and_rivals_less() -> None:
    kind = CITIES["vienna"].type
    rival = Rival(("boom-mole.1", "doom-mole.1"), 8)
    assert strength(rival, kind) == 13 + 5
    none = chances([], kind, 0.0, range(30))
    one = chances([rival], kind, 0.0, range(30))
    two = chances([rival, rival], kind, 0.0, range(30))
    assert set(none.values()) == {1.0}
    assert list(one.values()) == sorted(one.values())
    assert all(0 < two[total] < one[total] < 1 for total in range(1, 20))
    assert chances([rival], kind, 0.5, [10])[10] < one[10]


def test_trophies_are_worth_most_where_a_lead_is_at_stake() -> None:
    def worth(own: str, other: str, turn: int) -> float:
        captains = [captain(trophies=tuple(own.split())), captain(trophies=tuple(other.split()))]
        view = TREMBLE.view(state(*captains, turn=turn, tasks="scientific"), 0).public
        return trophy_worth(view, 0, CITIES["paris"])

    assert worth("", "", 10) == pytest.approx(200_000, rel=0.01)  # T-4: a lone first
    assert worth("seoul", "dublin", 10) == pytest.approx(50_000, rel=0.05)  # from 150,000
    assert worth("seoul dublin", "", 10) < 1_000
    assert worth("seoul", "dublin", 5) < worth("seoul", "dublin", 9)
    assert worth("", "", 3) > 0
    view = TREMBLE.view(state(captain(), captain(), tasks="cultural"), 0).public
    assert trophy_worth(view, 0, CITIES["paris"]) == 0


def test_thirsty_ships_are_worth_what_the_fuel_carries() -> None:
    assert reach(())[12] == 0
    assert reach(("boom-mole.1",))[5] == 0
    assert reach(("boom-mole.1",))[6] > 13
    both = reach(("boom-mole.1", "boom-mole.2"))
    assert both[11] == reach(("boom-mole.1",))[11] < both[12]


def test_cards_are_worth_more_the_longer_they_last() -> None:
    early, late = (future(("doom-mole.1",), (), turn, 4) for turn in (2, 5))
    assert early > late > 0
    assert future(("doom-mole.1",), ("kek-lol-rofl.1",), 5, 4) > late
    assert future(("doom-mole.1", "mole-mates.1"), (), 5, 4) > late


def test_sharp_goes_where_no_rival_can_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharp, "POSITIONS", 4)
    own = captain("knock-knee.1 knock-knee.2", humans=200_000)
    play = Play(state(own, captain(""), turn=3, cities="paris seoul kyoto")).give()
    view, ask = play.view(0), play.ask(0)

    def plan(seed: str) -> dict[str, tuple[str, ...]]:
        make, pick = (lambda draft: TREMBLE.form(view, ask, draft)), picker(seed)
        return CAPTAINS["sharp"](view, ask, make, pick)

    first = plan("one")
    assert {target for (target,) in first.values()} >= {"2"}
    assert len(set(first.values())) == 2
    assert plan("one") == first


def test_sharp_answers_alike_for_alike_chance() -> None:
    squads = ["moon-walker.1 doom-mole.1 test-tube.1", "mole-mates.1 golden-eye.1 fat-comet.1"]
    play = Play(state(*[captain(squad, seen=False) for squad in squads], turn=5)).give()
    view, ask = play.view(0), play.ask(0)
    plans = [
        CAPTAINS["sharp"](view, ask, lambda draft: TREMBLE.form(view, ask, draft), picker(seed))
        for seed in ("same", "same")
    ]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["easy", "steady"])
def test_whole_games_are_legal(captains: int, name: str) -> None:
    for seed in range(3):
        play_game(TREMBLE, Setup(captains), (name,) * captains, f"legal {seed}")


def test_sharp_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharp, "POSITIONS", 3)
    tally = play_game(TREMBLE, Setup(3), ("sharp", "easy", "steady"), "sharp")
    assert tally.games == 1
