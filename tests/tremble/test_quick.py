"""What is a press away of battle orders: each city in a row, with the odds as things stand."""

from collections.abc import Mapping

import pytest

from engine.core.forms import Form
from render.words import Words, words_for
from tests.tremble.test_ahead import three

PLAN = "knock-knee.1>1 paper-plate.1>1 hard-frisbee.1>2"


def at_once(form: Form, words: Words) -> Mapping[str, list[str]]:
    """Read what each field offers at once, what is chosen in brackets."""
    return {
        field.key: [
            f"[{words(each.label)}]" if each.key in field.chosen else words(each.label)
            for each in field.quick
        ]
        for field in form.fields
        if field.quick
    }


def test_a_city_is_one_row_filled_in_as_a_steady_captain_would() -> None:
    form = three(PLAN).form(1)
    assert at_once(form, words_for("en")) == {
        "fight.1": ["[Fight 38%]", "Retreat", "Ask me"],
        "city.1": ["[Raid: 50,000]", "Catch: 80,000 (65%)"],
        "city.2": ["[Raid: 40,000]", "Catch: 70,000 (15%)", "Ask me"],
    }
    assert not form.faults, "Done is one press"
    assert at_once(form, words_for("ru"))["fight.1"] == ["[Бой 38 %]", "Отступить", "Спросить меня"]


@pytest.mark.parametrize(
    ("order", "shown"),
    [
        ("30", ["[Fight 38%]", "Retreat", "Ask me"]),
        ("80", ["Fight 38%", "[Retreat]", "Ask me"]),
        ("unopposed", ["[Retreat if a rival chose to fight]", "Retreat", "Ask me"]),
        ("never", ["Fight 38%", "[Retreat]", "Ask me"]),
        ("ask", ["Fight 38%", "Retreat", "[Ask me]"]),
    ],
)
def test_an_expert_order_is_marked_as_what_it_comes_to_now(order: str, shown: list[str]) -> None:
    form = three(PLAN).form(1, f"fight.1={order}")
    assert at_once(form, words_for("en"))["fight.1"] == shown


def test_nothing_follows_on_a_retreat() -> None:
    assert "city.1" not in at_once(three(PLAN).form(1, "fight.1=never"), words_for("en"))


@pytest.mark.parametrize("order", ["raid", "50", "70", "more", "catch", "ask"])
def test_what_is_chosen_for_a_city_is_always_in_its_row(order: str) -> None:
    form = three(PLAN).form(1, f"city.1={order} city.2={order}")
    for key in ("city.1", "city.2"):
        field = form.field(key)
        assert {each.key for each in field.quick} >= set(field.chosen)
        assert {each.key for each in field.quick} <= {each.key for each in field.options}


def test_a_press_orders_what_it_says_and_no_threshold() -> None:
    """What was filled in as a raid by a threshold is left behind by a press of another button."""
    catching = three(PLAN).form(1, "city.1=catch").field("city.1")
    assert [each.key for each in catching.quick] == ["raid", "catch"]
    filled_in = three(PLAN).form(1).field("city.1")
    assert [each.key for each in filled_in.quick] == ["90", "catch"]
    retreating = three(PLAN).form(1, "fight.1=80").field("fight.1")
    assert [each.key for each in retreating.quick] == ["always", "80", "ask"]


@pytest.mark.parametrize("key", ["fight.1", "city.1"])
def test_what_is_chosen_and_not_offered_stands_in_no_row(key: str) -> None:
    form = three(PLAN).form(1, f"{key}=whatever")
    field = form.field(key)
    assert form.faults
    assert {each.key for each in field.quick} <= {each.key for each in field.options}
