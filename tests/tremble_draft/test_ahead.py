"""Battle orders ahead, which serve whether to fight, what joins, losses, armies and loot."""

from typing import Any

import pytest

from engine.tremble_draft.table.events import (
    ArmyFought,
    DecidesNow,
    ReserveJoined,
    SearchLeft,
    ShipLost,
)
from tests.tremble_draft.harness import Play, captain, planned

SAUCERS = "cadet.1 outrigger.1"


def ordered(text: str, own: str = SAUCERS, plan: str = "", **more: Any) -> Play:
    """Let a captain meet a cruiser at Rome with these orders; the rival fights and raids."""
    plan = plan or " ".join(f"{ship}>1" for ship in own.split())
    plans = {0: plan, 1: "leviathan.1>1"}
    play = planned(captain(own), captain("leviathan.1"), plans=plans, ahead=True, **more)
    assert play.group == "t2:orders"
    default = {key: ",".join(picked) for key, picked in play.default(0).items()}
    given = {**default, **dict(part.split("=") for part in text.split())}
    return play.give({0: " ".join(f"{key}={picked}" for key, picked in given.items())})


def test_orders_are_given_once() -> None:
    """TD-2.13, RL-28: after relocation, by all over cities; then nobody is waited for."""
    lost = {"t2:battle:1:roll:1:seat:0": (1, 1), "t2:battle:1:roll:1:seat:1": (6, 6)}
    play = ordered("fight.1=always lose.1=outrigger.1", dice=lost)
    assert play.group == "t3:buy"
    assert [event.ship.id for event in play.told(ShipLost)] == ["outrigger.1"]
    assert play.state.captains[0].orders == ()


@pytest.mark.parametrize("kind", ["fight.1", "city.1", "armies.1"])
def test_whoever_wants_to_be_asked_is(kind: str) -> None:
    """TD-2.13, RL-28: the question comes at its moment, and everybody knows who is waited for."""
    win = {f"t2:battle:1:roll:1:seat:{seat}": (6, 6) if seat == 0 else (1, 1) for seat in (0, 1)}
    army = {"t3:army:1:seat:0:rome": (6, 6)}
    deck = "rome paris milan london town-militia vienna delhi athens tokyo"
    orders = {
        "fight.1": "fight.1=ask",
        "city.1": "fight.1=always city.1=ask",
        "armies.1": "fight.1=always city.1=search armies.1=ask",
    }
    play = ordered(orders[kind], dice={**win, **army}, deck=deck)
    if kind == "armies.1":
        play.give()
    asked = {"fight.1": "t2:fight:1", "city.1": "t2:loot", "armies.1": "t3:army:1"}
    assert (play.group, set(play.asked())) == (asked[kind], {0})
    assert [event.seat for event in play.told(DecidesNow, 1)] == [0]


def test_orders_stay_hidden() -> None:
    """TD-2.13: nobody but their captain sees them."""
    plans = {0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1"}
    play = planned(captain(SAUCERS), captain("leviathan.1"), plans=plans, ahead=True)
    assert play.game.public_part(play.view(0), play.ask(0), play.default(0)) is None


def test_reserves_join_as_ordered() -> None:
    """TD-9.7: the ships named join, as far as the tank goes."""
    play = ordered("fight.1=always join.1=rearguard", f"{SAUCERS} rearguard", "cadet.1>1")
    assert [[ship.id for ship in event.ships] for event in play.told(ReserveJoined)] == [
        ["rearguard"]
    ]


@pytest.mark.parametrize(("order", "fights"), [("never", False), ("always", True), ("30", True)])
def test_armies_are_met_as_ordered(order: str, *, fights: bool) -> None:
    """TD-11.1: orders for a searched city last as long as its search."""
    win = {f"t2:battle:1:roll:1:seat:{seat}": (6, 6) if seat == 0 else (1, 1) for seat in (0, 1)}
    army = {"t3:army:1:seat:0:rome": (6, 6)}
    deck = "rome paris milan london town-militia vienna delhi athens tokyo"
    text = f"fight.1=always city.1=search armies.1={order}"
    play = ordered(text, dice={**win, **army}, deck=deck)
    assert [each.city for each in play.state.captains[0].searches] == ["rome"]
    assert play.state.captains[0].orders == (f"armies.rome.{order}",)
    play.give()
    assert bool(play.told(ArmyFought)) is fights
    assert bool(play.told(SearchLeft)) is not fights
    assert bool(play.state.captains[0].orders) is fights


def test_default_of_orders_is_the_default_of_each_question() -> None:
    """TD-2.13: whoever gives none fights if strongest, lets none join, raids."""
    one, other = (
        planned(
            captain(SAUCERS),
            captain("leviathan.1"),
            plans={0: "cadet.1>1 outrigger.1>2", 1: "leviathan.1>1"},
            ahead=ahead,
        )
        for ahead in (True, False)
    )
    for play in (one, other):
        while play.state.turn == 2:
            play.give()
    captains = [
        [(each.humans, each.fuel, each.ships, each.trophies) for each in play.state.captains]
        for play in (one, other)
    ]
    assert captains[0] == captains[1]
