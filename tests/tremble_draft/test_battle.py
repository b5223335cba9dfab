"""Battles, ships in reserve, losses: TD-9, TD-A4."""

from typing import Any

import pytest

from engine.invasion.battles.events import (
    BattleTied,
    BattleWon,
    CitySpared,
    DiceRolled,
    FightChosen,
    OrderRolled,
    Unopposed,
    Walkover,
)
from engine.tremble_draft.table.events import ReserveJoined, ShipLost
from tests.tremble_draft.harness import Play, captain, fight_all, met, planned

THREE = captain("cadet.1 outrigger.1"), captain("leviathan.1"), captain("flagship shepherd.1")
PLANS = {0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1", 2: "flagship>1 shepherd.1>1"}


def three(**more: Any) -> Play:
    """Let strengths 6, 9 and 17 meet at Rome."""
    return planned(*THREE, plans=PLANS, **more)


def test_nobody_attacks() -> None:
    """TD-9.2: the city is discarded."""
    play = planned(captain("cadet.1"), captain("cadet.2"), plans={0: "cadet.1>1"})
    assert [event.city.id for event in play.told(CitySpared)] == ["paris", "milan", "london"]
    assert play.state.city_discard == ("paris", "milan", "london")


def test_one_attacks() -> None:
    """TD-9.3: no battle; the city is captured."""
    play = planned(captain("cadet.1"), captain("cadet.2"), plans={0: "cadet.1>1"})
    assert [(event.space, event.seat) for event in play.told(Unopposed)] == [(1, 0)]
    assert play.asked() == {0: (1,)}
    assert play.group == "t2:loot"


def test_strengths_from_the_weakest_up() -> None:
    """TD-9.4, TD-2.5, TD-T30: 6, 9 and 17 declare in this order, each case by case."""
    play = three()
    assert [fighter.total for fighter in play.view().public.battles[0].fighters] == [6, 9, 17]
    order = []
    while play.asks[0].kind == "fight":
        play.give({ask.seat: "space.1=fight" for ask in play.asks})
        order += [event.seat for event in play.told(FightChosen)]
    assert order == [0, 1, 2]


@pytest.mark.parametrize(("ships", "choice"), [("leviathan.1", "fight"), ("remora", "retreat")])
def test_default_of_standing(ships: str, choice: str) -> None:
    """TD-9.4: fight with the highest strength or level with it, else retreat."""
    plans = {0: f"{ships}>1", 1: "leviathan.2>1"}
    play = planned(captain(ships), captain("leviathan.2"), plans=plans)
    assert play.default(0)["space.1"] == (choice,)


def test_equal_strengths_are_ordered_by_dice() -> None:
    """TD-Q14, TD-T46, TD-D18, RL-5: a roll-off decides who declares first, not the humans held."""
    dice = {
        "t2:battle:1:order:1:seat:0": (6, 6),
        "t2:battle:1:order:1:seat:1": (1, 1),
    }
    rich, poor = captain("leviathan.1", humans=120_000), captain("leviathan.2", humans=80_000)
    plans = {0: "leviathan.1>1", 1: "leviathan.2>1"}
    play = planned(rich, poor, plans=plans, dice=dice)
    assert play.told(OrderRolled)[0].rolls == (12, 2)
    assert [each.seat for each in play.view().public.battles[0].fighters] == [1, 0]


@pytest.mark.parametrize(("ahead", "seats"), [(False, {0, 1, 2}), (True, {0})])
def test_who_chooses_at_once(*, ahead: bool, seats: set[int]) -> None:
    """TD-9.4, TD-2.13: live three for each case; where orders are followed, one in turn."""
    play = three(ahead=ahead)
    if ahead:
        asks = {"fight.1": "ask", "city.1": "raid", "armies.1": "usual"}
        orders = " ".join(f"{key}={picked}" for key, picked in asks.items())
        play.give(dict.fromkeys(range(3), orders))
    assert (play.group, set(play.asked())) == ("t2:fight:1", seats)


def test_retreating() -> None:
    """TD-9.5, TD-Q15, TD-T32: ships come home, nothing is lost, and they join no other battle."""
    own = captain("rearguard cadet.1")
    plans = {0: "rearguard>1 cadet.1>2", 1: "leviathan.1>1 leviathan.2>2"}
    rival = captain("leviathan.1 leviathan.2")
    play = planned(own, rival, plans=plans)
    play.give({0: "space.1=retreat space.2=fight", 1: "space.1=fight space.2=fight"})
    assert "reserve" not in {ask.kind for ask in play.asks if ask.seat == 0}
    while play.state.turn == 2:
        play.give()
    assert "rearguard" in play.state.captains[0].ships


def test_the_last_one_left_is_not_asked() -> None:
    """TD-9.6, TD-T31: all others retreat; no dice, no ship lost, and the city falls."""
    play = three()
    while play.asks[0].kind == "fight":
        play.give({ask.seat: "space.1=retreat" for ask in play.asks})
    assert [event.seat for event in play.told(Walkover)] == [2]
    assert not any("roll" in label for label in play.labels)
    assert play.asked() == {2: (1,)}


def reserves(fuel: int = 6, home: str = "rearguard", *, seen: bool = True) -> Play:
    """Let a saucer meet a cruiser while a tripod in reserve waits at home."""
    own = captain(f"outrigger.1 {home}", fuel=fuel + 2, seen=seen)
    plans = {0: "outrigger.1>1", 1: "leviathan.1>1"}
    return fight_all(planned(own, captain("leviathan.1"), plans=plans))


def test_reserve() -> None:
    """TD-9.7, TD-A4, TD-T39: fuel is paid now, bonuses count, and it may be the ship lost."""
    play = reserves(fuel=5)
    assert (play.group, play.asked()) == ("t2:reserve", {0: (1,)})
    assert play.default(0) == {"join.1": ()}
    play.give({0: "join.1=rearguard"})
    (joined,) = play.told(ReserveJoined, 1)
    assert (joined.paid, joined.fuel, joined.total) == (3, 2, 3 + 3 + 5)
    rolled = play.told(DiceRolled, 1)[0]
    assert {each.seat: each.total for each in rolled.fighters} == {0: 11, 1: 9}
    assert "rearguard" in [ship.id for ship in play.view(1).public.captains[0].seen]


def test_reserve_may_be_lost_or_search() -> None:
    """TD-9.10, TD-A4: it shares what becomes of the group."""
    own = captain("outrigger.1 rearguard")
    plans = {0: "outrigger.1>1", 1: "leviathan.1>1"}
    outcomes = []
    for throw in ((6, 6), (1, 1)):
        dice = {"t2:battle:1:roll:1:seat:0": throw, "t2:battle:1:roll:1:seat:1": (3, 4)}
        play = fight_all(planned(own, captain("leviathan.1"), plans=plans, dice=dice))
        play.give({0: "join.1=rearguard"})
        field = "stay.1" if play.group == "t2:loot" else "space.1"
        outcomes.append((play.group, play.open(0, field, "space.1=search")))
    both = {"outrigger.1", "rearguard"}
    assert outcomes == [("t2:loot", both), ("t2:loss", both)]


def test_no_reserve_where_the_rival_retreats() -> None:
    """TD-9.7, TD-T40: no dice, no question, the ship stays home and the fuel in the tank."""
    own = captain("outrigger.1 rearguard", fuel=7)
    plans = {0: "outrigger.1>1", 1: "cadet.2>1"}
    play = planned(own, captain("cadet.2"), plans=plans)
    seats = {ask.seat for ask in play.asks}
    play.give({seat: "space.1=retreat" if seat == 1 else "space.1=fight" for seat in seats})
    play.until("loot")
    assert play.state.captains[0].fuel == 5


def test_reserve_needs_fuel() -> None:
    """TD-9.7, TD-T41, TD-A4: without enough fuel only none is legal."""
    play = reserves(fuel=2, seen=False)
    assert play.open(0, "join.1") == set()
    assert play.faults(0, "join.1=rearguard")
    assert not play.faults(0, "")


def test_reserve_is_asked_by_what_everybody_knows() -> None:
    """TD-9.7, TD-Q16: any hidden ship at home may be one; known others and empty tanks are not."""
    assert reserves(home="cadet.1", seen=False).group == "t2:reserve"
    assert reserves(home="cadet.1", seen=True).group != "t2:reserve"
    assert reserves(fuel=1, home="cadet.1", seen=False).group != "t2:reserve"
    play = reserves(home="cadet.1", seen=False)
    assert play.open(0, "join.1") == set()
    assert not play.faults(0, "")


def test_one_question_over_all_battles() -> None:
    """TD-9.7, TD-A4: a ship joins one battle, and the tank pays for all."""
    own = captain("cadet.1 remora rearguard latecomer.1", fuel=7)
    plans = {0: "cadet.1>1 remora>2", 1: "leviathan.1>1 leviathan.2>2"}
    play = fight_all(planned(own, captain("leviathan.1 leviathan.2"), plans=plans))
    assert play.asked() == {0: (1, 2)}
    assert play.open(0, "join.2", "join.1=rearguard") == set()
    assert play.open(0, "join.2", "join.1=latecomer.1") == set()
    assert play.open(0, "join.1") == {"rearguard", "latecomer.1"}
    assert play.faults(0, "join.1=rearguard join.2=rearguard")


def test_dice_and_strength() -> None:
    """TD-9.8, TD-9.10, TD-9.11, TD-T33: the highest total captures, all others lose a ship."""
    play = met(*THREE, throws=[(6, 6), (1, 2), (3, 2)])
    while play.asks[0].kind in ("fight", "reserve"):
        play.give()
    (won,) = play.told(BattleWon, None)
    assert (won.winner, won.losers) == (2, (1, 0))
    assert play.asked() == {0: (1,)}
    play.give({0: "space.1=outrigger.1"})
    assert [(event.seat, event.ship.id) for event in play.told(ShipLost, 1)] == [
        (1, "leviathan.1"),
        (0, "outrigger.1"),
    ]
    assert play.asked() == {2: (1,)}


def test_ties_are_thrown_again() -> None:
    """TD-9.9, TD-T20: on the original strengths; 12 and 9 after 20 and 20 give 17 and 18."""
    one, other = captain("shepherd.1 cadet.1"), captain("leviathan.1")
    dice = {
        "t2:battle:1:roll:2:seat:0": (2, 3),
        "t2:battle:1:roll:2:seat:1": (4, 5),
    }
    plans = {0: "shepherd.1>1 cadet.1>1", 1: "leviathan.1>1"}
    first = {"t2:battle:1:roll:1:seat:0": (4, 4), "t2:battle:1:roll:1:seat:1": (5, 6)}
    play = fight_all(planned(one, other, plans=plans, dice={**dice, **first}))
    assert play.told(BattleTied)[0].seats == (0, 1)
    (won,) = play.told(BattleWon)
    assert (won.winner, [each.sum for each in won.fighters]) == (1, [18, 17])


def test_only_those_tied_for_the_top_throw_again() -> None:
    """TD-9.9, TD-Q17, TD-T47: the third has already lost."""
    squads = captain("leviathan.1"), captain("leviathan.2"), captain("cadet.1")
    plans = {0: "leviathan.1>1", 1: "leviathan.2>1", 2: "cadet.1>1"}
    throws = {"0": (4, 5), "1": (4, 5), "2": (4, 4)}
    dice = {f"t2:battle:1:roll:1:seat:{seat}": throw for seat, throw in throws.items()}
    play = fight_all(planned(*squads, plans=plans, dice=dice))
    assert play.told(BattleTied)[0].seats == (0, 1)
    second = [label for label in play.labels if ":roll:2:" in label]
    assert [label[-1] for label in second] == ["0", "1"]
    assert 2 in play.told(BattleWon)[0].losers


def test_default_of_losses() -> None:
    """TD-9.10: the lowest price, then the lowest power, then the lowest id."""
    own = captain("shepherd.2 bloodhound.2 bloodhound.1")
    play = met(own, captain("leviathan.1 flagship"), throws=[(1, 1), (6, 6)])
    play.until("loss")
    assert play.default(0) == {"space.1": ("bloodhound.1",)}


def test_cities_are_settled_in_rounds() -> None:
    """TD-9.1, TD-Q13, TD-D17, RL-27: one choice, one reserve, one loss over all battles."""
    own = captain("cadet.1 remora muse-hunter lab-raider")
    rival = captain("leviathan.1 leviathan.2")
    plans = {
        0: "cadet.1>1 remora>1 muse-hunter>2 lab-raider>2",
        1: "leviathan.1>1 leviathan.2>2",
    }
    low = {f"t2:battle:{space}:roll:1:seat:0": (1, 1) for space in (1, 2)}
    play = planned(own, rival, plans=plans, dice=low)
    assert play.asked() == {0: (1, 2), 1: (1, 2)}
    fight_all(play)
    assert play.group == "t2:loss"
    assert play.asked() == {0: (1, 2)}
    dice = [label for label in play.labels if ":roll:" in label]
    assert [label.split(":")[2] for label in dice] == ["1", "1", "2", "2"]
