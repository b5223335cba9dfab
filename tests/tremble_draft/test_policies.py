"""Standing orders: what they answer, and when everybody can tell that they do."""

import pytest

from engine.core.asks import Answer
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.standing.policies import RULES
from tests.tremble_draft.harness import Play, bought, captain, met, planned, search, state


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
