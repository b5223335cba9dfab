"""Standing orders: what each rule answers, and what may be answered at once."""

import pytest

from engine.core.asks import Answer
from engine.invasion.orders.standing import Rule
from engine.tremble.rules import TREMBLE
from engine.tremble.standing.choices import RULES
from tests.tremble.harness import Play, captain, planned, state
from tests.tremble.test_catches import alone as catching
from tests.tremble.test_reward import alone


def ordered(play: Play, seat: int, **policy: str) -> Answer:
    """Leave standing orders in the form's spelling."""
    orders: Answer = {key: (choice,) for key, choice in policy.items()}
    form = TREMBLE.policies(play.view(seat), orders)
    assert not form.faults
    return form.answer()


def standing(play: Play, seat: int, **policy: str) -> Answer | None:
    """Answer by standing orders at the deadline."""
    orders = ordered(play, seat, **policy)
    return TREMBLE.standing(play.view(seat), play.ask(seat), orders)


def at_once(play: Play, seat: int, **policy: str) -> Answer | None:
    """Answer by standing orders, if everybody can tell that they count at once."""
    orders = ordered(play, seat, when="at-once", **policy)
    if not TREMBLE.early(play.view(), play.ask(seat), orders):
        return None
    return TREMBLE.standing(play.view(seat), play.ask(seat), orders)


def battle(first: str, second: str) -> Play:
    return planned(
        captain(first),
        captain(second),
        plans={0: f"{first}>1", 1: f"{second}>1"},
        dice={"t9:battle:1:order:1:seat:0": (1, 1), "t9:battle:1:order:1:seat:1": (2, 2)},
        turn=9,
    )


# The form


def test_an_untouched_form_says_nothing() -> None:
    form = TREMBLE.policies(Play(state(captain(), captain())).view(0), {})
    assert not form.faults
    assert not any(form.answer().values())
    assert len(form.fields) <= 10
    assert all(len(field.options) <= 25 for field in form.fields)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_the_first_option_is_the_same_as_no_choice(rule: Rule) -> None:
    view = Play(state(captain(), captain())).view(0)
    form = TREMBLE.policies(view, {})
    first = form.field(rule.key).options[0].key
    assert TREMBLE.policies(view, {rule.key: (first,)}) == form


def facts(**policy: str) -> list[str]:
    draft: Answer = {key: (choice,) for key, choice in policy.items()}
    *told, usual = TREMBLE.policies(Play(state(captain(), captain())).view(0), draft).facts
    assert usual.key == "tremble-standing-fact-usual", "what counts where nothing is left"
    return [fact.key.rpartition("-fact-")[2] for fact in told]


def test_the_form_says_which_orders_count_when() -> None:
    assert facts(when="at-once") == []
    assert facts(fight="50", buy="none") == ["deadline"]
    assert facts(fight="50", when="at-once") == ["at-once"]
    draft: Answer = {"fight": ("50",), "buy": ("cheapest",)}
    fact, _ = TREMBLE.policies(Play(state(captain(), captain())).view(0), draft).facts
    assert "invasion-standing-buy" in str(fact)
    assert "invasion-standing-fight" in str(fact)
    assert "invasion-standing-plan" not in str(fact)


def test_the_form_says_what_may_have_to_wait_all_the_same() -> None:
    assert facts(when="at-once", plan="home") == ["at-once"]
    assert facts(when="at-once", plan="cultural") == ["at-once", "plan"]
    assert facts(when="at-once", claim="always") == ["at-once", "pair"]
    assert facts(when="at-once", claim="always", loss="cheapest") == ["at-once"]
    assert facts(claim="always", plan="tasks") == ["deadline"]


# When they count


def test_orders_for_the_deadline_do_not_count_at_once() -> None:
    play = battle("knock-knee.1", "fat-comet.1")
    policy = ordered(play, 0, fight="always")
    assert not TREMBLE.early(play.view(), play.ask(0), policy)
    assert standing(play, 0, fight="always") == {"space.1": ("fight",)}
    assert at_once(play, 0, fight="always") == {"space.1": ("fight",)}
    assert standing(play, 0, fight="always", when="at-once") == {"space.1": ("fight",)}


def test_orders_for_other_questions_say_nothing() -> None:
    play = battle("knock-knee.1", "fat-comet.1")
    assert standing(play, 0, reward="raid", army="always", when="at-once") is None
    assert standing(play, 0) is None


def test_unknown_orders_say_nothing() -> None:
    play = battle("knock-knee.1", "fat-comet.1")
    old: Answer = {"fight": ("sometimes",), "gone": ("x",)}
    assert TREMBLE.standing(play.view(0), play.ask(0), old) is None


# Fight or retreat


@pytest.mark.parametrize(
    ("rival", "policy", "choice"),
    [
        ("fat-comet.1", "always", "fight"),
        ("fat-comet.1", "ahead", "retreat"),
        ("knock-knee.2", "ahead", "fight"),
        ("fat-comet.1", "never", "retreat"),
        ("fat-comet.1", "unopposed", "fight"),
        ("fat-comet.1", "30", "retreat"),
        ("knock-knee.2", "50", "fight"),
        ("knock-knee.2", "60", "retreat"),
    ],
)
def test_fight_by_standing_orders(rival: str, policy: str, choice: str) -> None:
    play = battle("knock-knee.1", rival)
    assert standing(play, 0, fight=policy) == {"space.1": (choice,)}
    assert at_once(play, 0, fight=policy) == {"space.1": (choice,)}


def test_fight_when_ahead() -> None:
    play = battle("knock-knee.1", "paper-plate.1")
    assert standing(play, 0, fight="ahead") == {"space.1": ("fight",)}


def test_retreat_where_a_rival_fights() -> None:
    play = battle("knock-knee.1", "paper-plate.1")
    assert standing(play, 0, fight="unopposed") == {"space.1": ("retreat",)}


# Rewards


@pytest.mark.parametrize(
    ("squad", "least", "most", "choices"),
    [
        ("knock-knee.1", 1, 49, {"catch": "catch", "50": "raid", "more": "raid", "raid": "raid"}),
        ("boom-mole.1", 50, 69, {"50": "catch", "70": "raid", "raid": "raid"}),
        (
            "boom-mole.1 knock-knee.1",
            70,
            89,
            {"70": "catch", "90": "raid", "more": "catch", "raid": "raid"},
        ),
    ],
)
def test_reward_by_standing_orders(
    squad: str, least: int, most: int, choices: dict[str, str]
) -> None:
    play = alone(squad, "army-8")
    percent = dict(play.form(0).facts[0].args)["percent"]
    assert isinstance(percent, int)
    assert least <= percent <= most
    assert {policy: at_once(play, 0, reward=policy) for policy in choices} == {
        policy: {"space.1": ("catch",), "armies.1": ("ask",)}
        if choice == "catch"
        else {"space.1": ("raid",)}
        for policy, choice in choices.items()
    }


def test_a_station_that_meets_fewer_armies_helps_to_catch() -> None:
    play = catching("fake-news-tower", armies="army-8")
    assert at_once(play, 0, reward="raid") == {"space.1": ("raid",)}
    expected = {"space.1": ("catch",), "armies.1": ("ask",), "use.1": ("fake-news-tower",)}
    assert at_once(play, 0, reward="catch") == expected
    assert standing(play, 0, reward="catch") == expected


def test_armies_by_standing_orders_are_said_with_the_catch() -> None:
    play = alone("boom-mole.1", "army-8")
    assert at_once(play, 0, reward="catch", army="70") == {
        "space.1": ("catch",),
        "armies.1": ("70",),
    }
    assert at_once(play, 0, army="70") is None, "nothing is said of the city itself"


@pytest.mark.parametrize(
    ("army", "policy", "choice"),
    [
        ("army-8", "50", "fight"),
        ("army-30", "50", "retreat"),
        ("army-30", "always", "fight"),
        ("army-8", "never", "retreat"),
    ],
)
def test_army_by_standing_orders(army: str, policy: str, choice: str) -> None:
    play = alone("knock-knee.1", f"{army} army-9").give({0: "space.1=catch"})
    assert at_once(play, 0, army=policy) == {"choice": (choice,)}
