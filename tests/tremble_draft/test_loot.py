"""Raids, searches and their counters: TD-10, TD-A3."""

from typing import Any

import pytest

from engine.tremble_draft.cards.tables import CITIES
from engine.tremble_draft.table.events import CityTaken, CreditRepaid, LootChosen, SearchCounted
from tests.invasion.harness import sent
from tests.tremble_draft.harness import Play, captain, planned, search

GROUP = "cadet.1 remora"


def won(squad: str = GROUP, **more: object) -> Play:
    """Let a captain have Rome alone, with all ships in hand."""
    own = captain(squad, **more)  # type: ignore[arg-type]
    plan = " ".join(f"{ship}>1" for ship in own.hand)
    return planned(own, captain("cadet.2"), plans={0: plan})


def next_turn(play: Play) -> Play:
    """Answer by default until the next turn."""
    turn = play.state.turn
    while play.state.turn == turn:
        play.give()
    return play


def test_raid_or_search() -> None:
    """TD-10.1, TD-Q18, TD-Q31: chosen for each city; default: raid; a search wants ships."""
    play = won()
    assert (play.group, play.asked()) == ("t2:loot", {0: (1,)})
    assert play.default(0) == {"space.1": ("raid",)}
    assert play.open(0, "stay.1", "space.1=search") == {"cadet.1", "remora"}
    assert play.open(0, "stay.1", "space.1=raid") == set()
    assert play.faults(0, "space.1=search")
    assert play.faults(0, "space.1=raid stay.1=cadet.1")
    assert not play.faults(0, "space.1=search stay.1=remora")


def test_raid() -> None:
    """TD-10.2, TD-10.8, TD-T34: humans at once, the card is taken, ships come home."""
    play = won().give({0: "space.1=raid"})
    (taken,) = play.told(CityTaken, 1)
    assert (taken.humans, taken.total) == (60_000, 110_000)
    own = play.view(1).public.captains[0]
    assert [city.id for city in own.trophies] == ["rome"]
    assert play.state.captains[0].hand == ("cadet.1", "remora")


def test_search() -> None:
    """TD-10.3, TD-Q32, TD-10.8: city, ships and counter lie open; the others come home."""
    play = won().give({0: "space.1=search stay.1=remora"})
    (chosen,) = play.told(LootChosen, 1)
    assert ([ship.id for ship in chosen.ships], chosen.counter) == (["remora"], 2)
    (shown,) = play.view(1).public.captains[0].searches
    assert (shown.city.id, shown.counter, shown.since) == ("rome", 2, 2)
    assert play.state.captains[0].hand == ("cadet.1",)
    assert play.state.captains[0].humans == 50_000
    assert play.view(1).public.captains[0].trophies == ()


def test_the_counter_of_a_search() -> None:
    """TD-10.4, TD-10.5, TD-10.6, TD-F10, TD-Q19, TD-T14: 2, then 1, then the loot."""
    play = won().give({0: "space.1=search stay.1=remora"})
    counters = []
    for _ in range(2):
        counters.append([each.counter for each in play.state.captains[0].searches])
        next_turn(play)
    assert counters == [[2], [1]]
    own = play.state.captains[0]
    assert (own.searches, own.trophies) == ((), ("rome",))
    assert own.humans == 50_000 + CITIES["rome"].search
    assert own.hand == ("cadet.1", "remora")


@pytest.mark.parametrize("stay", ["bloodhound.1", "bloodhound.1,cadet.1", "bloodhound.1,ferret"])
def test_tempo(stay: str) -> None:
    """TD-A3, TD-10.3, TD-F10, TD-T15: one such ship is enough for all, two make it no shorter."""
    play = won("cadet.1 bloodhound.1 ferret").give({0: f"space.1=search stay.1={stay}"})
    assert [each.counter for each in play.state.captains[0].searches] == [1]
    next_turn(play)
    assert play.state.captains[0].trophies == ("rome",)


def test_tempo_of_ships_that_go_home() -> None:
    """TD-Q33, TD-A3: a ship that does not stay has no effect."""
    play = won("cadet.1 bloodhound.1").give({0: "space.1=search stay.1=cadet.1"})
    assert [each.counter for each in play.state.captains[0].searches] == [2]


def test_a_search_faces_the_armies_of_its_turns() -> None:
    """TD-10.6, TD-T44: two decisions in two turns, then no more."""
    deck = "rome paris milan london town-militia vienna delhi milan athens national-guard"
    dice = {f"t{turn}:army:1:seat:0:rome": (6, 6) for turn in (3, 4)}
    own = captain("cadet.1 shepherd.1")
    play = planned(
        own,
        captain("cadet.2"),
        plans={0: "cadet.1>1 shepherd.1>1"},
        deck=deck.replace("milan athens", "athens tokyo"),
        dice=dice,
    )
    play.give({0: "space.1=search stay.1=cadet.1,shepherd.1"})
    for turn in (3, 4):
        play.until("army")
        assert play.group == f"t{turn}:army:1"
        play.give({0: "search.rome=fight"})
    next_turn(play)
    assert play.state.captains[0].trophies == ("rome",)
    assert play.state.turn == 5


def test_a_search_cannot_be_given_up() -> None:
    """TD-10.7, TD-Q20: no question offers it while no army comes."""
    own = captain("cadet.1 remora", search("delhi", "remora"))
    play = planned(own, captain("cadet.2"), plans={0: "cadet.1>1"})
    assert {field.key for field in play.form(0).fields} == {"space.1", "stay.1", "repay"}
    assert [each.city for each in play.state.captains[0].searches] == ["delhi"]


def test_choices_are_hidden_until_all_are_in() -> None:
    """TD-10.1, TD-Q18: all who have a city choose at once."""
    plans = {0: "cadet.1>1", 1: "cadet.2>2"}
    play = planned(captain("cadet.1"), captain("cadet.2"), plans=plans)
    assert play.asked() == {0: (1,), 1: (2,)}
    seen = play.view(1)
    play.form(0, "space.1=search stay.1=cadet.1")
    assert play.view(1) == seen


def test_everybodys_choices_and_raids_are_told() -> None:
    """TD-10.1, TD-10.2: from left to right; a search keeps no other city from its raid."""
    own = [captain(f"cadet.{number}") for number in (1, 2, 3)]
    play = planned(*own, plans={seat: f"cadet.{seat + 1}>{seat + 1}" for seat in range(3)})
    play.give({0: "space.1=raid", 1: "space.2=search stay.2=cadet.2", 2: "space.3=raid"})
    chosen = [(each.space, each.seat, each.counter) for each in play.told(LootChosen, 1)]
    assert chosen == [(1, 0, 0), (2, 1, 2), (3, 2, 0)]
    assert [(each.space, each.seat) for each in play.told(CityTaken, 1)] == [(1, 0), (3, 2)]


def test_all_searches_count_and_all_credits_are_repaid() -> None:
    """TD-10.4, TD-10.5, TD-12.2: each search by itself; what is paid back is told of all."""
    squad = "cadet.1 remora shepherd.1 ferret"
    searches = (
        search("delhi", "remora"),
        search("milan", "shepherd.1"),
        search("athens", "ferret", 1),
    )
    debts: dict[str, Any] = {"humans": 200_000, "loan": True, "credits": 1}
    own = captain(squad, *searches, **debts)
    other = captain("cadet.2 latecomer.1", search("vienna", "latecomer.1"), **debts)
    plans = {0: "cadet.1>1", 1: "cadet.2>2"}
    play = planned(own, other, plans=plans, deck="rome paris london tokyo")
    play.give({0: "space.1=raid repay=pay", 1: "space.2=raid repay=pay"})
    counted = [(each.seat, each.city.id, each.counter) for each in play.told(SearchCounted, 1)]
    assert counted == [(0, "delhi", 1), (0, "milan", 1), (1, "vienna", 1)]
    assert [each.seat for each in play.told(CreditRepaid, 1)] == [0, 1]
    assert [each.city for each in play.state.captains[0].searches] == ["delhi", "milan"]
    assert "athens" not in play.state.city_discard
    ended = next(each for each in play.told(CityTaken, 1) if each.city.id == "athens")
    assert [ship.id for ship in ended.ships] == ["ferret"]


def test_what_comes_in_must_reach_the_whole_credit() -> None:
    """TD-12.2: just enough pays; a search that goes on brings nothing yet."""
    assert won(humans=0, loan=True, credits=1).open(0, "repay", "space.1=raid") == {"pay"}
    squad, later = "cadet.1 remora", search("delhi", "remora")
    poor = captain(squad, later, humans=0, loan=True, credits=1)
    play = planned(poor, captain("cadet.2"), plans={0: "cadet.1>1"})
    assert play.open(0, "repay", "space.1=search stay.1=cadet.1") == set()


def test_a_fast_ship_is_pointed_out_to_who_searches() -> None:
    """TD-F10: one with tempo among others is enough, and only for a search."""
    mixed, slow = won("cadet.1 bloodhound.1"), won("cadet.1 remora")
    assert "tremble-draft-fact-tempo" in facts(mixed, "space.1=search")
    assert "tremble-draft-fact-tempo" not in facts(mixed, "space.1=raid")
    assert "tremble-draft-fact-tempo" not in facts(slow, "space.1=search")


def facts(play: Play, text: str) -> list[str]:
    return [fact.key for fact in play.form(0, text).facts]


def test_repaying_is_a_field_of_looting() -> None:
    """TD-12.2, TD-Q25: paid after the turn's loot, so what comes in counts; default: not paid."""
    play = won(humans=10_000, loan=True, credits=1)
    assert play.open(0, "repay", "space.1=raid") == {"pay"}
    assert play.open(0, "repay", "space.1=search stay.1=cadet.1") == set()
    play.give({0: "space.1=raid repay=pay"})
    assert play.told(CreditRepaid, 1)[0].humans == 10_000
    assert not play.state.captains[0].loan
    assert won().form(0).field("repay").options == ()


def test_loot_of_searches_that_end_pays_credits() -> None:
    """TD-12.2, TD-10.5: a search that ends in this turn counts for what can be paid."""
    own = captain("cadet.1 remora", search("delhi", "remora", 1, 1), humans=0, loan=True, credits=1)
    play = planned(own, captain("cadet.2"), plans={0: "cadet.1>1"})
    assert play.open(0, "repay", "space.1=search stay.1=cadet.1") == {"pay"}
    play.give({0: "space.1=search stay.1=cadet.1 repay=pay"})
    assert play.state.captains[0].humans == CITIES["delhi"].search - 60_000


def test_ships_back_from_a_search_fly_next_turn() -> None:
    """TD-10.5: they are in hand again when it has ended."""
    own = captain("cadet.1 remora", search("delhi", "remora", 1, 1))
    play = planned(own, captain("cadet.2"), plans={0: "cadet.1>1"})
    next_turn(play)
    play.until("plan").give({0: sent("remora>1")})
    assert [group.ships for group in play.state.groups] == [("remora",)]
