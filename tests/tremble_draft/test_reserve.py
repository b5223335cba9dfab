"""What captains are told of ships in reserve, their own and those of rivals: TD-9.7, TD-A4."""

import pytest

from engine.core.words import Text, say
from engine.core.words import captain as named
from engine.invasion.battles.battles import percent
from engine.invasion.battles.odds import battle_odds
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.table.events import ReserveJoined
from engine.tremble_draft.table.state import Captain
from engine.tremble_draft.table.wording import squad_labels
from tests.tremble_draft.harness import Play, captain, fight_all, planned, search

CRUISER = captain("leviathan.1"), "leviathan.1>1"


def met(own: Captain, plan: str, rival: Captain = CRUISER[0], other: str = CRUISER[1]) -> Play:
    """Let two captains meet at Rome, up to the question whether to fight."""
    return planned(own, rival, plans={0: plan, 1: other})


def joining(own: Captain, plan: str = "outrigger.1>1") -> Play:
    """Let a captain and a cruiser fight at Rome, up to what joins."""
    return fight_all(met(own, plan))


def told(play: Play, key: str) -> list[Text]:
    return [fact for fact in play.form(0).facts if fact.key == key]


AWAY = search("delhi", "rearguard")


@pytest.mark.parametrize(
    ("squad", "fuel", "may"),
    [
        ("cadet.2 rearguard", 4, True),
        ("cadet.2 rearguard", 3, False),
        ("cadet.2 rearguard muse-hunter", 4, True),
        ("cadet.2 muse-hunter", 20, False),
    ],
)
def test_known_ships_of_a_rival(squad: str, fuel: int, *, may: bool) -> None:
    """TD-9.7, TD-Q16: one in reserve at home is warned of, where the tank can pay for it."""
    play = met(captain("leviathan.1"), "leviathan.1>1", captain(squad, fuel=fuel), "cadet.2>1")
    expected = [say("tremble-draft-fact-may-join", captain=named(1))] if may else []
    assert told(play, "tremble-draft-fact-may-join") == expected


@pytest.mark.parametrize(("fuel", "may"), [(3, True), (2, False)])
def test_hidden_ships_of_a_rival(fuel: int, *, may: bool) -> None:
    """TD-9.7, TD-Q16: any of them might be one, and the cheapest takes two fuel."""
    rival = captain("cadet.2 muse-hunter", fuel=fuel, seen=False)
    play = met(captain("leviathan.1"), "leviathan.1>1", rival, "cadet.2>1")
    assert bool(told(play, "tremble-draft-fact-may-join")) is may


@pytest.mark.parametrize(
    ("rival", "plan"),
    [(captain("rearguard"), "rearguard>1"), (captain("cadet.2 rearguard", AWAY), "cadet.2>1")],
)
def test_ships_that_are_elsewhere_surprise_nobody(rival: Captain, plan: str) -> None:
    """TD-9.7, TD-6.4: neither those that attack already nor those that search."""
    play = met(captain("leviathan.1"), "leviathan.1>1", rival, plan)
    assert not told(play, "tremble-draft-fact-may-join")


@pytest.mark.parametrize(("fuel", "may"), [(5, True), (4, False)])
def test_what_an_own_ship_makes_of_the_odds(fuel: int, *, may: bool) -> None:
    """TD-9.7, TD-2.13: the chance with it stands beside the choice, if the tank pays for it."""
    play = met(captain("outrigger.1 rearguard", fuel=fuel), "outrigger.1>1")
    ship = squad_labels(play.view(0))["rearguard"]
    chance = percent(battle_odds((3 + 3 + 5, 9))[0])
    expected = [say("tremble-draft-fact-joined", ship=ship, percent=chance)] if may else []
    assert told(play, "tremble-draft-fact-joined") == expected


def test_the_odds_are_those_of_whoever_reads_them() -> None:
    """TD-9.7, TD-2.13: of the stronger side, too, who declares last."""
    own = captain("leviathan.1 rearguard")
    play = met(own, "leviathan.1>1", captain("shepherd.1"), "shepherd.1>1")
    (fact,) = told(play, "tremble-draft-fact-joined")
    assert dict(fact.args)["percent"] == percent(battle_odds((9 + 5, 5))[0])


def test_a_ship_that_attacks_joins_nothing_more() -> None:
    """TD-9.7: only those that stayed home are offered, and told of."""
    own = captain("rearguard latecomer.1")
    odds = told(met(own, "rearguard>1"), "tremble-draft-fact-joined")
    play = joining(own, "rearguard>1")
    assert len(odds) == 1
    assert play.open(0, "join.1") == {"latecomer.1"}


def test_the_form_tells_what_joining_brings() -> None:
    """TD-9.7, TD-A4: fuel, strength and chance with what is chosen; ships by their names."""
    play = joining(captain("outrigger.1 rearguard", fuel=5))
    form = play.form(0, "join.1=rearguard")
    assert [dict(fact.args) for fact in form.facts[:1]] == [{"used": 3, "limit": 3}]
    facts = {fact.key: dict(fact.args) for fact in form.facts}
    assert facts["invasion-fact-attack"]["total"] == 3 + 3 + 5
    chance = percent(battle_odds((3 + 3 + 5, 9))[0])
    assert facts["tremble-draft-fact-ahead"] == {"percent": chance}
    (option,) = form.field("join.1").options
    assert option.label == squad_labels(play.view(0))["rearguard"]


@pytest.mark.parametrize(
    ("home", "most"), [("muse-hunter", 1), ("rearguard", 1), ("rearguard latecomer.1", 2)]
)
def test_as_many_may_join_as_are_there(home: str, most: int) -> None:
    """TD-9.7, TD-A4: all of them one battle, if the tank suffices to the last drop."""
    ships = [ship for ship in home.split() if SHIPS[ship].reserve]
    fuel = SHIPS["outrigger.1"].fuel + max(2, sum(SHIPS[ship].fuel for ship in ships))
    play = joining(captain(f"outrigger.1 {home}", fuel=fuel, seen=False))
    assert play.form(0).field("join.1").most == most
    assert play.open(0, "join.1") == {*ships}
    assert not play.faults(0, f"join.1={','.join(ships)}")


def test_one_that_everybody_knows_is_asked_about() -> None:
    """TD-9.7, TD-Q16: where the tank holds just what it takes."""
    asked = [
        joining(captain("outrigger.1 rearguard", fuel=fuel)).group == "t2:reserve"
        for fuel in (4, 5)
    ]
    assert asked == [False, True]


def test_all_that_joins_is_told() -> None:
    """TD-9.7: of each captain who calls ships."""
    own = captain("outrigger.1 rearguard")
    play = met(own, "outrigger.1>1", captain("leviathan.1 latecomer.1"), "leviathan.1>1")
    fight_all(play).give({0: "join.1=rearguard", 1: "join.1=latecomer.1"})
    assert [event.seat for event in play.told(ReserveJoined)] == [0, 1]


def test_too_much_in_reserve_for_the_fuel_is_one_fault() -> None:
    """TD-9.7: whatever joins, its fuel is counted together, and said of all in one line."""
    spent = SHIPS["outrigger.1"].fuel
    play = joining(captain("outrigger.1 rearguard night-heron latecomer.1", fuel=spent + 4))
    (key,) = [field.key for field in play.form(0).fields]
    (fault,) = play.form(0, f"{key}=rearguard,night-heron").faults
    why = say("invasion-closed-over", used=6, limit=4, over=2)
    assert fault == say("fault-together", why=why)
    assert not play.form(0, f"{key}=rearguard").faults
