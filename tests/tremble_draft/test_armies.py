"""The deal, and armies that interrupt it: TD-5, TD-11."""

from typing import Any

import pytest

from engine.tremble_draft.cards.tables import ARMIES
from engine.tremble_draft.table.events import (
    ArmyFought,
    ArmyTurned,
    CityLaid,
    SearchBroken,
    SearchLeft,
)
from tests.tremble_draft.harness import Play, captain, search, state

SEARCHED = ("delhi", "vienna")
DECK = "rome town-militia paris milan london"


def dealt(*captains: Any, deck: str = DECK, dice: Any = None, **more: Any) -> Play:
    """Buy nothing; the deal begins."""
    return Play(state(*captains, deck=deck, **more), dice).until("buy").give()


def searching(ships: str = "cadet.1 shepherd.1", city: str = "delhi", **more: Any) -> Any:
    """Make a captain who searches a city with these ships."""
    return captain(ships, search(city, ships), **more)


def test_cards_are_turned_up_one_by_one() -> None:
    """TD-5.1, TD-5.4: cities fill the cells in their order, for all to see."""
    play = dealt(captain("cadet.1"), captain("cadet.2"), deck="rome paris milan london")
    assert [(each.space, each.city.id) for each in play.told(CityLaid)] == [
        (1, "rome"),
        (2, "paris"),
        (3, "milan"),
        (4, "london"),
    ]
    cities = [space.city for space in play.view(1).public.spaces]
    assert [city.english for city in cities if city] == ["Rome", "Paris", "Milan", "London"]


def test_an_army_is_replaced_by_the_next_card() -> None:
    """TD-5.2, TD-5.3, TD-T27: without a search it has no effect; the cell is filled."""
    play = dealt(captain("cadet.1"), captain("cadet.2"))
    assert play.group == "t2:plan"
    assert [each.city.id for each in play.told(CityLaid)] == ["rome", "paris", "milan", "london"]
    assert play.told(ArmyTurned)[0].seats == ()
    assert play.state.army_discard == ("town-militia",)


@pytest.mark.parametrize("deck", [DECK, "rome paris town-militia milan london"])
def test_when_an_army_came_stays_to_be_seen(deck: str) -> None:
    """TD-5.2, TD-5.4: one that meets nobody too, as everybody saw it among the cities."""
    play = dealt(captain("cadet.1"), captain("cadet.2"), deck=f"{deck} tokyo")
    assert play.view(None).public.ledger.turned == tuple(deck.split())[:5]
    assert play.until("buy").view(None).public.ledger.turned == ()


def test_all_searchers_are_asked_at_once_in_mid_deal() -> None:
    """TD-11.1, TD-5.2: leave or fight; then the deal goes on where it stopped."""
    play = dealt(searching(), searching("cadet.2 remora", "vienna"), captain("cadet.3"))
    assert (play.group, set(play.asked())) == ("t2:army:1", {0, 1})
    assert [space.city is None for space in play.view().public.spaces] == [False, True, True, True]
    play.give({0: "search.delhi=leave", 1: "search.vienna=leave"})
    assert play.group == "t2:plan"
    assert [each.city.id for each in play.told(CityLaid)] == ["paris", "milan", "london"]
    assert play.state.army_discard == ("town-militia",)


def test_leaving() -> None:
    """TD-11.2, TD-11.8, TD-Q23, TD-T49: ships come home and may attack; the city is gone."""
    play = dealt(searching(), captain("cadet.2")).give({0: "search.delhi=leave"})
    (left,) = play.told(SearchLeft, 1)
    assert [ship.id for ship in left.ships] == ["cadet.1", "shepherd.1"]
    assert play.state.city_discard == ("delhi",)
    own = play.state.captains[0]
    assert (own.searches, own.humans, own.trophies) == ((), 50_000, ())
    assert play.open(0, "ship.shepherd.1") == {"home", "1", "2", "3", "4"}


@pytest.mark.parametrize(("roll", "won"), [((3, 4), True), ((3, 3), False)])
def test_strength_and_dice_against_an_army(roll: tuple[int, int], *, won: bool) -> None:
    """TD-11.3, TD-F11, TD-T18, TD-T19: equal is enough; 8 against 14 needs a six."""
    ships = "twinstride cadet.1"  # 5 + 3, no tripod beside it
    army = "armoured-brigade"
    own = captain(ships, search("delhi", ships))
    dice = {"t2:army:1:seat:0:delhi": (roll[0], roll[1] - 1)}
    play = dealt(own, captain("cadet.2"), deck=f"rome {army}", dice=dice)
    play.give({0: "search.delhi=fight"})
    (fought,) = play.told(ArmyFought, 1)
    assert (fought.total, fought.army.attack, fought.won) == (8, 14, won)
    play.until("plan")
    assert bool(play.state.captains[0].searches) is won


def test_bonuses_count_against_armies() -> None:
    """TD-11.3, TD-A1, TD-A2: the type of the searched city, and only ships that stayed."""
    ships = "iron-heron cadet.1"
    home = captain(f"{ships} muse-hunter", search("milan", "iron-heron"))
    both = captain(ships, search("milan", ships))
    totals = []
    for own in (home, both):
        play = dealt(own, captain("cadet.2"), deck="rome town-militia paris london")
        totals.append(play.view(1).public.captains[0].searches[0].total)
    assert totals == [5 + 3, 5 + 3 + 3 + 3]


def test_a_won_fight_changes_nothing() -> None:
    """TD-11.4: the search goes on unharmed, and nothing is gained."""
    dice = {"t2:army:1:seat:0:delhi": (6, 6)}
    play = dealt(searching(), captain("cadet.2"), dice=dice)
    before = play.state.captains[0]
    play.give({0: "search.delhi=fight"})
    assert play.state.captains[0] == before


def test_a_lost_fight() -> None:
    """TD-11.5, TD-11.8: one ship of choice is lost, no loot, the others come home."""
    dice = {"t2:army:1:seat:0:delhi": (1, 1)}
    own = captain("cadet.1 remora", search("delhi", "cadet.1 remora"))
    play = dealt(own, captain("cadet.2"), dice=dice).give({0: "search.delhi=fight"})
    assert (play.group, play.asked()) == ("t2:army:1:loss", {0: ()})
    assert play.open(0, "search.delhi") == {"cadet.1", "remora"}
    assert play.default(0) == {"search.delhi": ("cadet.1",)}
    play.give({0: "search.delhi=remora"})
    assert play.told(SearchBroken, 1)[0].ship.id == "remora"
    own = play.state.captains[0]
    assert (own.ships, own.searches, own.humans) == (("cadet.1",), (), 50_000)
    assert "delhi" in play.state.city_discard
    assert "remora" in play.state.ships.discard
    assert play.group == "t2:plan"


def test_only_searches_that_an_army_broke_lose_a_ship() -> None:
    """TD-11.5: of two searches of a captain the beaten one is asked about, and no rival's."""
    ships = "cadet.1 remora shepherd.1 leviathan.1"
    searches = search("delhi", "cadet.1 remora"), search("milan", "shepherd.1 leviathan.1")
    other = captain("cadet.2 ferret", search("vienna", "cadet.2 ferret"))
    rolls = {(0, "delhi"): (1, 1), (0, "milan"): (6, 6), (1, "vienna"): (1, 1)}
    dice = {f"t2:army:1:seat:{seat}:{city}": roll for (seat, city), roll in rolls.items()}
    deck = "rome town-militia paris london tokyo"
    play = dealt(captain(ships, *searches), other, deck=deck, dice=dice)
    play.give({0: "search.delhi=fight search.milan=fight", 1: "search.vienna=fight"})
    assert [field.key for field in play.form(0).fields] == ["search.delhi"]


def test_a_search_with_one_ship_is_no_part_of_the_question() -> None:
    """TD-11.5, TD-2.13: of two searches that lose, the one with a choice is asked about."""
    ships = "cadet.1 remora shepherd.1"
    own = captain(ships, search("delhi", "shepherd.1"), search("vienna", "cadet.1 remora"))
    dice = {f"t2:army:1:seat:0:{city}": (1, 1) for city in SEARCHED}
    play = dealt(own, captain("cadet.2"), deck="rome continental-army", dice=dice)
    play.give({0: "search.delhi=fight search.vienna=fight"})
    assert [field.key for field in play.form(0).fields] == ["search.vienna"]
    play.give({0: "search.vienna=remora"})
    assert play.state.captains[0].ships == ("cadet.1",)


def test_one_ship_alone_is_lost_without_a_question() -> None:
    """TD-11.5, TD-9.10: there is nothing to choose, as everybody sees."""
    dice = {"t2:army:1:seat:0:delhi": (1, 1)}
    play = dealt(searching("cadet.1"), captain("cadet.2"), dice=dice)
    play.give({0: "search.delhi=fight"})
    assert play.group == "t2:plan"
    assert play.state.captains[0].ships == ()


def test_captains_are_independent() -> None:
    """TD-11.6, TD-T35: one leaves, the other fights."""
    dice = {"t2:army:1:seat:1:vienna": (6, 6)}
    play = dealt(searching(), searching("cadet.2 remora", "vienna"), dice=dice)
    play.give({0: "search.delhi=leave", 1: "search.vienna=fight"})
    assert play.state.captains[0].searches == ()
    assert len(play.state.captains[1].searches) == 1


@pytest.mark.parametrize(("does", "event"), [("leave", SearchLeft), ("fight", SearchBroken)])
def test_what_an_army_does_is_told_of_all(does: str, event: type[Any]) -> None:
    """TD-11.2, TD-11.5, TD-11.6: whoever leaves or is beaten, in the order of play."""
    throws = {f"t2:army:1:seat:{seat}:{city}": (1, 1) for seat, city in enumerate(SEARCHED)}
    own, other = searching("cadet.1"), searching("cadet.2", "vienna")
    play = dealt(own, other, captain("cadet.3"), dice=throws)
    assert len(play.form(0).facts) == 1
    play.give({seat: f"search.{city}={does}" for seat, city in enumerate(SEARCHED)})
    assert {each.city.id for each in play.told(event, 2)} == {*SEARCHED}
    assert {"delhi", "vienna"} <= {*play.state.city_discard}


def test_several_armies_are_met_one_after_the_other() -> None:
    """TD-11.7, TD-Q22, TD-T36: whoever wins against the first chooses again."""
    dice = {"t2:army:1:seat:0:delhi": (6, 6)}
    deck = "rome town-militia national-guard paris milan london"
    play = dealt(searching(), captain("cadet.2"), deck=deck, dice=dice)
    assert play.group == "t2:army:1"
    play.give({0: "search.delhi=fight"})
    assert play.group == "t2:army:2"
    meeting = play.view(1).public.meeting
    assert meeting is not None
    assert meeting.army.id == "national-guard"


def test_one_choice_for_each_city() -> None:
    """TD-Q21, TD-11.1: several searches are decided city by city; losses too."""
    own = captain(
        "cadet.1 remora muse-hunter gadfly",
        search("delhi", "cadet.1 remora"),
        search("vienna", "muse-hunter gadfly"),
    )
    dice = {"t2:army:1:seat:0:delhi": (1, 1), "t2:army:1:seat:0:vienna": (1, 1)}
    play = dealt(own, captain("cadet.2"), deck="rome continental-army", dice=dice)
    assert [field.key for field in play.form(0).fields] == ["search.delhi", "search.vienna"]
    play.give({0: "search.delhi=fight search.vienna=fight"})
    assert [field.key for field in play.form(0).fields] == ["search.delhi", "search.vienna"]
    play.give({0: "search.delhi=remora search.vienna=gadfly"})
    assert play.state.captains[0].ships == ("cadet.1", "muse-hunter")


@pytest.mark.parametrize(
    ("ships", "army", "choice"),
    [
        ("cadet.1", "town-militia", "fight"),
        ("cadet.1", "national-guard", "leave"),
        ("cadet.1 shepherd.1", "carrier-air-wing", "fight"),
        ("cadet.1 remora", "armoured-brigade", "leave"),
    ],
)
def test_default_against_armies(ships: str, army: str, choice: str) -> None:
    """TD-11.1: fight where strength and seven are enough, else leave."""
    play = dealt(searching(ships), captain("cadet.2"), deck=f"rome {army} paris")
    assert play.default(0) == {"search.delhi": (choice,)}


def test_choices_are_hidden_until_all_are_in() -> None:
    """TD-11.1: views and questions of the others stay as they are."""
    play = dealt(searching(), searching("cadet.2 remora", "vienna"))
    seen = play.view(1)
    play.form(0, "search.delhi=leave")
    assert play.view(1) == seen


def test_no_reserve_against_armies() -> None:
    """TD-Q27, TD-A4: a ship at home that may join battles is not asked."""
    own = captain("cadet.1 rearguard", search("delhi", "cadet.1"))
    play = dealt(own, captain("cadet.2"))
    assert [field.key for field in play.form(0).fields] == ["search.delhi"]
    assert play.view(1).public.captains[0].searches[0].total == 3


def test_armies_seen_are_counted() -> None:
    """TD-Q36: discarded armies are public, how many still lie in the deck nobody knows."""
    play = dealt(captain("cadet.1"), captain("cadet.2"))
    assert play.view(0).public.piles.army_discard == ("town-militia",)
    hidden = set(ARMIES) - {"town-militia"}
    assert not any(f'"{army}"' in str(play.view(0)) for army in hidden)


def test_dice_fall_in_one_order() -> None:
    """TD-11.3, TD-1.11: army by army, from the lead seat, then by city."""
    first, second = searching(), searching("cadet.2 remora", "vienna")
    play = dealt(first, second, turn=2)
    play.give({0: "search.delhi=fight", 1: "search.vienna=fight"})
    dice = [label for label in play.labels if label.startswith("t2:army")]
    assert dice == ["t2:army:1:seat:1:vienna", "t2:army:1:seat:0:delhi"]
