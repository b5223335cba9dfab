"""Standing orders: what they answer, and when everybody can tell that they do."""

import pytest

from engine.core.asks import Answer, Ask
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.standing.choices import RULES
from tests.tremble_draft.harness import (
    Play,
    begun,
    bought,
    captain,
    fight_all,
    met,
    planned,
    search,
    state,
)


def answered(play: Play, seat: int = 0, **policy: str) -> Answer | None:
    """Answer the question to a seat by standing orders."""
    said: Answer = {key: (choice,) for key, choice in policy.items()}
    return TREMBLE_DRAFT.standing(play.view(seat), play.ask(seat), said)


@pytest.mark.parametrize(
    ("order", "bought_"), [("keep", ()), ("cheapest", ("gadfly",)), ("strongest", ("shepherd.1",))]
)
def test_buying(order: str, bought_: tuple[str, ...]) -> None:
    deck = "shepherd.1 gadfly"
    play = Play(state(captain("cadet.1"), captain("cadet.2"), turn=1, ships=deck))
    answer = answered(play, buy=order)
    assert answer is not None
    assert answer["buy"] == bought_


def test_nothing_is_bought_where_a_ship_would_have_to_go() -> None:
    full = captain("cadet.1 remora gadfly ferret twinstride", humans=200_000)
    play = Play(state(full, captain("cadet.2"), turn=1))
    assert answered(play, buy="strongest") == play.default(0)


def test_planning() -> None:
    play = bought(captain("cadet.1"), captain("cadet.2"))
    assert answered(play, plan="home") == play.default(0)
    steady = answered(play, plan="steady")
    assert steady is not None
    assert steady["ship.cadet.1"] != ("home",)


def test_credit() -> None:
    play = Play(state(captain("cadet.1", humans=0), captain("cadet.2")))
    for order in ("take", "leave"):
        assert answered(play, credit=order) == {"credit": (order,)}


def test_tasks() -> None:
    table = begun(2)
    answer = TREMBLE_DRAFT.standing(table.view(0), Ask(0, "tasks"), {"tasks": ("steady",)})
    assert answer is not None
    assert 1 <= len(answer["keep"]) <= 3


@pytest.mark.parametrize(("order", "stays"), [("stay", True), ("free", False)])
def test_moving(order: str, *, stays: bool) -> None:
    plans = {0: "gadfly>1", 1: "leviathan.1>1"}
    play = planned(captain("gadfly"), captain("leviathan.1"), plans=plans)
    answer = answered(play, moves=order)
    assert answer is not None
    assert (answer["ship.gadfly"] == ("stay",)) is stays


@pytest.mark.parametrize(
    ("order", "joins"), [("always", ("rearguard",)), ("turns", ("rearguard",)), ("never", ())]
)
def test_reserve(order: str, joins: tuple[str, ...]) -> None:
    plans = {0: "cadet.1>1", 1: "twinstride>1"}
    play = fight_all(planned(captain("cadet.1 rearguard"), captain("twinstride"), plans=plans))
    assert answered(play, reserve=order) == {"join.1": joins}


def test_battle_orders() -> None:
    plans = {0: "cadet.1>1", 1: "twinstride>1"}
    own, rival = captain("cadet.1 rearguard"), captain("twinstride")
    play = planned(own, rival, plans=plans, ahead=True)
    answer = answered(play, fight="30", reserve="turns", loot="search", army="never")
    assert answer is not None
    assert {key: answer[key] for key in ("fight.1", "join.1", "when.1", "city.1", "armies.1")} == {
        "fight.1": ("30",),
        "join.1": ("rearguard",),
        "when.1": ("turns",),
        "city.1": ("search",),
        "armies.1": ("never",),
    }
    public, ask = play.view(), play.ask(0)
    rules: Answer = {"when": ("at-once",), "fight": ("30",)}
    assert not TREMBLE_DRAFT.early(public, ask, rules)
    assert TREMBLE_DRAFT.early(public, ask, {**rules, "loot": ("raid",)})


@pytest.mark.parametrize(
    ("order", "choice"),
    [("always", "fight"), ("never", "retreat"), ("30", "retreat"), ("ahead", "retreat")],
)
def test_fighting(order: str, choice: str) -> None:
    plans = {0: "cadet.1>1", 1: "leviathan.1>1"}
    play = planned(captain("cadet.1"), captain("leviathan.1"), plans=plans)
    answer = answered(play, fight=order)
    assert answer is not None
    assert answer["space.1"] == (choice,)


def test_losing() -> None:
    own = captain("twinstride ink-heron leviathan.2")
    play = met(own, captain("leviathan.1 flagship"), throws=[(1, 1), (6, 6)]).until("loss")
    assert answered(play, loss="cheapest") == {"space.1": ("twinstride",)}


def test_looting() -> None:
    play = planned(captain("cadet.1 remora"), captain("cadet.2"), plans={0: "cadet.1>1 remora>1"})
    assert answered(play, loot="raid") == {"space.1": ("raid",)}
    search_all = {"space.1": ("search",), "stay.1": ("cadet.1", "remora")}
    assert answered(play, loot="search") == search_all


@pytest.mark.parametrize(("order", "choice"), [("always", "fight"), ("never", "leave")])
def test_armies(order: str, choice: str) -> None:
    own = captain("cadet.1", search("delhi", "cadet.1"))
    play = Play(state(own, captain("cadet.2"), deck="rome town-militia")).until("army")
    assert answered(play, army=order) == {"search.delhi": (choice,)}


def test_orders_without_a_rule_say_nothing() -> None:
    play = bought(captain("cadet.1"), captain("cadet.2"))
    assert answered(play) is None
    assert answered(play, fight="always") is None


def test_only_orders_that_count_at_once_are_early() -> None:
    play = bought(captain("cadet.1"), captain("cadet.2"))
    public, ask = play.view(), play.ask(0)
    early: Answer = {"plan": ("home",), "when": ("at-once",)}
    assert TREMBLE_DRAFT.early(public, ask, early)
    assert not TREMBLE_DRAFT.early(public, ask, {"plan": ("home",)})
    assert not TREMBLE_DRAFT.early(public, ask, {"when": ("at-once",)})


def test_every_rule_is_a_field() -> None:
    play = bought(captain("cadet.1"), captain("cadet.2"))
    form = TREMBLE_DRAFT.policies(play.view(0), {})
    assert [field.key for field in form.fields] == ["when", *(rule.key for rule in RULES)]
    assert not form.faults
