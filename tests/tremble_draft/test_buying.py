"""Refuelling, credits, buying: TD-3, TD-4, TD-12."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Decide
from engine.kit.piles import Pile
from engine.tremble_draft.rules import STEPS
from engine.tremble_draft.table.events import CreditRepaid, CreditTaken, Offered, Shopped, TurnBegan
from tests.tremble_draft.harness import Play, bought, captain, search, state

FULL = "cadet.1 muse-hunter lab-raider smoke-diver remora"


def shop(squad: str = "cadet.1", offer: str = "shepherd.1 gadfly", **more: object) -> Play:
    """Let the first captain be offered these cards in turn 1, where the first seat leads."""
    own = captain(squad, **more)  # type: ignore[arg-type]
    return Play(state(own, captain("cadet.2"), turn=1, ships=offer))


@pytest.mark.parametrize(("held", "after"), [(0, 8), (7, 15), (12, 20), (15, 20), (20, 20)])
def test_fuel_comes_each_turn(held: int, after: int) -> None:
    """TD-3.1, TD-F3, TD-T16: eight more, up to twenty; the excess is lost, for all to see."""
    play = bought(captain("cadet.1", fuel=held), captain("cadet.2"))
    while play.state.turn == 2:
        play.give()
    assert play.view(1).public.captains[0].fuel == after
    (began,) = play.told(TurnBegan, 1)
    assert (began.before[0], began.fuel[0]) == (held, after)


def test_unspent_fuel_stays() -> None:
    """TD-3.2, TD-T17: who sends nothing in turn 1 has 16 in turn 2."""
    play = bought(captain("cadet.1", fuel=8), captain("cadet.2", fuel=8), turn=1)
    while play.state.turn == 1:
        play.give()
    assert [each.fuel for each in play.state.captains] == [16, 16]


def test_two_cards_are_drawn_and_one_is_bought() -> None:
    """TD-4.1, TD-4.2, TD-4.7: seen by their captain alone; what is paid is public."""
    play = shop()
    assert play.told(Offered, 1)[0].cards == ()
    assert [ship.id for ship in play.told(Offered, 0)[0].cards] == ["shepherd.1", "gadfly"]
    assert play.open(0, "buy") == {"shepherd.1", "gadfly"}
    assert play.faults(0, "buy=shepherd.1,gadfly")
    play.give({0: "buy=shepherd.1"})
    (public, _), (own, _) = play.told(Shopped, 1), play.told(Shopped, 0)
    assert (public.paid, public.humans, public.bought) == (20_000, 30_000, None)
    assert own.bought is not None
    assert own.bought.id == "shepherd.1"
    assert play.state.captains[0].ships == ("cadet.1", "shepherd.1")
    assert "shepherd.1" not in str(play.view(1))
    assert play.view(1).public.captains[0].backs == 1


def test_what_is_not_bought_is_discarded_face_up() -> None:
    """TD-4.3, TD-Q6: everybody may look through the discard."""
    play = shop().give({0: "buy=shepherd.1"})
    assert "gadfly" in play.view(1).public.piles.ship_discard
    assert [ship.id for ship in play.told(Shopped, 1)[0].refused] == ["gadfly"]


def test_which_ship_was_bought_stays_a_secret_of_its_captain() -> None:
    """TD-4.3, TD-4.7, TD-12.2: price, refused cards, what made room and repaying are public."""
    own = captain(FULL, humans=130_000, loan=True, credits=1)
    play = Play(state(own, captain("cadet.2"), turn=1, ships="gadfly shepherd.1"))
    bought = play.form(0, "buy=gadfly discard=remora repay=pay").answer()
    public = [play.game.public_part(play.view(0), play.ask(0), answer) for answer in (bought, {})]
    assert public == [
        [20_000, ["shepherd.1"], ("remora",), ("pay",)],
        [0, ["gadfly", "shepherd.1"], (), ()],
    ]


def test_prices() -> None:
    """TD-4.2, TD-Q37: what is too dear is closed, and whoever can buy nothing sits it out."""
    play = shop("cadet.1 remora", "leviathan.1 gadfly", humans=20_000)
    assert play.open(0, "buy") == {"gadfly"}
    assert play.faults(0, "buy=leviathan.1")
    poor = shop("cadet.1 remora", "leviathan.1 flagship", humans=20_000)
    assert poor.open(0, "buy") == set()
    assert not poor.faults(0, "")


def test_default_of_buying() -> None:
    """TD-4.2: buy nothing."""
    play = shop().give()
    assert play.state.captains[0].ships == ("cadet.1",)
    assert play.state.captains[0].humans == 50_000


def test_room_for_a_sixth_ship() -> None:
    """TD-4.4, TD-F4, TD-T21: one ship of the hand goes, at the full price."""
    play = shop(FULL, humans=60_000)
    assert play.faults(0, "buy=gadfly")
    assert play.open(0, "discard", "buy=gadfly") == set(FULL.split())
    play.give({0: "buy=gadfly discard=remora"})
    own = play.state.captains[0]
    assert own.ships == ("cadet.1", "muse-hunter", "lab-raider", "smoke-diver", "gadfly")
    assert own.humans == 40_000
    assert "remora" in play.state.ships.discard


def test_ships_that_search_make_no_room() -> None:
    """TD-4.4, TD-T22: a searching ship cannot be discarded; with all away nothing is bought."""
    own = captain(FULL, search("rome", "remora"), humans=60_000)
    play = Play(state(own, captain("cadet.2"), turn=1, ships="gadfly ferret"))
    assert "remora" not in play.open(0, "discard", "buy=gadfly")
    assert play.faults(0, "buy=gadfly discard=remora")
    away = captain(FULL, search("rome", FULL), humans=60_000)
    play = Play(state(away, captain("cadet.2"), turn=1, ships="gadfly ferret"))
    assert play.open(0, "buy") == set()


def test_no_discard_while_there_is_room() -> None:
    """TD-4.5, TD-Q7: with fewer than five ships none is discarded."""
    play = shop("cadet.1 remora")
    assert play.open(0, "discard", "buy=gadfly") == set()
    assert play.faults(0, "buy=gadfly discard=remora")
    assert play.faults(0, "discard=remora")


def test_an_empty_ship_deck_is_refilled() -> None:
    """TD-4.6, TD-Q8, TD-T43: the lead draws two, then one and the first of the new deck."""
    market = state(captain("cadet.1"), captain("cadet.2"), turn=1).ships.deck
    held = captain(" ".join(market[:5])), captain(" ".join(market[5:10]))
    rest = ("cadet.1", "cadet.2", *market[13:])
    made = state(*held, turn=1, ships=" ".join(market[10:13]), discard=" ".join(rest))
    play = Play(made)
    assert play.labels == ["ships:2"]
    offers = [each.offer for each in play.state.captains]
    assert (*offers[0], offers[1][0]) == market[10:13]
    assert offers[1][1] in rest
    assert not play.state.ships.discard
    assert len(play.state.ships.deck) == len(rest) - 1


def test_a_short_draw() -> None:
    """TD-4.6: with neither deck nor discard the draw is short, for those who draw last."""
    made = state(captain("cadet.1"), captain("cadet.2"), turn=1)
    turn = STEPS.gone_on((replace(made, ships=Pile(("gadfly", "ferret", "remora"), (), 1)), ()))
    offers = [each.offer for each in turn.state.captains]
    assert offers == [("gadfly", "ferret"), ("remora",)]
    assert isinstance(turn.waits, Decide)


def test_credit_for_the_poor() -> None:
    """TD-12.1, TD-F12, TD-T23, TD-Q24: before the draw; 60,000 are due later."""
    play = Play(state(captain("cadet.1", humans=20_000), captain("cadet.2")))
    assert (play.group, play.asked()) == ("t2:credit", {0: ()})
    assert not play.state.captains[0].offer
    assert play.default(0) == {"credit": ("leave",)}
    play.give({0: "credit=take"})
    assert play.told(CreditTaken, 1)[0].humans == 70_000
    own = play.state.captains[0]
    assert (own.humans, own.loan, own.credits) == (70_000, True, 1)
    assert play.open(0, "repay") == {"pay"}
    play.give({0: "repay=pay"})
    assert play.told(CreditRepaid, 1)[0].humans == 10_000
    assert not play.state.captains[0].loan


def test_default_of_credit() -> None:
    """TD-12.1: no credit without an answer."""
    play = Play(state(captain("cadet.1", humans=20_000), captain("cadet.2"))).give()
    assert not play.state.captains[0].loan


@pytest.mark.parametrize(
    ("humans", "squad", "more"),
    [(30_000, "cadet.1", {}), (20_000, "cadet.1 remora", {}), (20_000, "cadet.1", {"loan": True})],
)
def test_no_credit(humans: int, squad: str, more: dict[str, bool]) -> None:
    """TD-12.1, TD-12.3, TD-T24, TD-T25, TD-Q26: not from 30,000, with two ships, or twice."""
    own = captain(squad, humans=humans, credits=len(more), **more)
    assert Play(state(own, captain("cadet.2"))).group == "t2:buy"


def test_searching_ships_count_for_credit() -> None:
    """TD-12.1, TD-T25: a ship that is away counts."""
    own = captain("cadet.1 remora", search("rome", "remora"), humans=20_000)
    assert Play(state(own, captain("cadet.2"))).group == "t2:buy"


def test_repaying_is_a_field_of_buying() -> None:
    """TD-12.2, TD-Q25: what is paid back cannot be spent; default: not paid."""
    own = captain("cadet.1", humans=70_000, loan=True, credits=1)
    play = Play(state(own, captain("cadet.2"), turn=1, ships="gadfly shepherd.1"))
    assert play.open(0, "repay") == {"pay"}
    assert play.open(0, "repay", "buy=gadfly") == set()
    assert play.open(0, "buy", "repay=pay") == set()
    assert play.default(0)["repay"] == ()
    assert play.form(1).field("repay").options == ()
    poor = captain("cadet.1", humans=50_000, loan=True, credits=1)
    assert Play(state(poor, captain("cadet.2"))).open(0, "repay") == set()


def test_the_form_tells_what_is_left() -> None:
    """TD-4.2, TD-12.2: price and humans left, with what is paid back."""
    own = captain("cadet.1", humans=90_000, loan=True, credits=1)
    play = Play(state(own, captain("cadet.2"), turn=1, ships="gadfly shepherd.1"))
    told = {
        text: [dict(fact.args) for fact in play.form(0, text).facts]
        for text in ("", "buy=gadfly", "buy=gadfly repay=pay", "repay=pay")
    }
    assert told == {
        "": [{"price": 0, "left": 90_000}],
        "buy=gadfly": [{"price": 20_000, "left": 70_000}],
        "buy=gadfly repay=pay": [{"price": 20_000, "left": 10_000}],
        "repay=pay": [{"price": 0, "left": 30_000}],
    }
    assert not play.faults(0, "buy=gadfly repay=pay")
    last = [
        dict(fact.args)
        for fact in shop("cadet.1 remora", humans=20_000).form(0, "buy=gadfly").facts
    ]
    assert last == [{"price": 20_000, "left": 0}]


def test_what_everybody_takes_and_pays_back_is_told() -> None:
    """TD-12.1, TD-12.2: of each captain, in order of seats; just enough pays."""
    poor = [captain(f"cadet.{number}", humans=0) for number in (1, 2)]
    play = Play(state(*poor)).give({0: "credit=take", 1: "credit=take"})
    assert [each.seat for each in play.told(CreditTaken, 1)] == [0, 1]
    debts: dict[str, Any] = {"humans": 60_000, "loan": True, "credits": 1}
    ships = "shepherd.1 gadfly remora leviathan.1"
    own, other = captain("cadet.1", **debts), captain("cadet.2", **debts)
    owing = Play(state(own, other, ships=ships)).until("buy")
    assert owing.open(0, "repay") == {"pay"}
    assert owing.open(0, "buy", "repay=pay") == set()
    owing.give({0: "repay=pay", 1: "repay=pay"})
    assert [each.seat for each in owing.told(CreditRepaid, 1)] == [0, 1]
    assert [each.humans for each in owing.state.captains] == [0, 0]
