"""What is a press away of battle orders: each city in a row, with the odds as things stand."""

from collections.abc import Mapping

import pytest

from engine.core.asks import Answer, Setup
from engine.core.forms import Form
from engine.core.table import Refusal, Table
from engine.tremble.cards.tables import COMPENSATIONS
from engine.tremble.rules import TREMBLE
from render.words import Words, words_for
from tests.tremble.harness import captain
from tests.tremble.test_ahead import AHEAD, ahead, three

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
        "city.1": ["[Raid 50,000]", "Catch 80,000 (65%)"],
        "city.2": ["[Raid 40,000]", "Catch 70,000 (15%)", "Ask me"],
    }
    assert not form.faults, "Done is one press"
    told = at_once(form, words_for("ru"))["fight.1"]
    assert told == ["[Бой 38\u00a0%]", "Отступить", "Спросить меня"]


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


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("city.1=raid", "beaten: lose Paper Plate"),
        (
            "fight.1=30",
            (
                "Fight: 38% reaches your limit of 30%; "
                "Raid: a catch at 65% is below your limit of 90%; beaten: lose Paper Plate"
            ),
        ),
        ("fight.1=80", "Retreat: 38% is below your limit of 80%"),
        ("fight.1=ahead", "Retreat: somebody here is stronger"),
        ("fight.1=only.0", "Retreat unless only Captain A stays"),
        ("city.1=50", "Catch: 65% reaches your limit of 50%; beaten: lose Paper Plate"),
        ("city.1=more", "Catch: it brings more on average; beaten: lose Paper Plate"),
    ],
)
def test_a_row_says_why_what_is_marked_counts(text: str, said: str) -> None:
    section, _ = three(PLAN).form(1, text).sections
    assert section.brief is not None
    assert words_for("en")(section.brief) == said


def test_a_row_says_what_its_odds_leave_out() -> None:
    """Rivals may use stations and cards after the roll; how many cards they hold is public."""
    play = ahead(
        captain("training.1", compensations=tuple(COMPENSATIONS)[:2]),
        captain("knock-knee.1"),
        captain("fat-comet.1 kek-lol-rofl.1"),
        plans={0: "training.1>1", 1: "knock-knee.1>1", 2: "fat-comet.1>1"},
        turn=9,
    )
    (section,) = play.form(1, "fight.1=always city.1=raid").sections
    assert section.brief is not None
    said = "The odds leave out Captain A’s 2 cards and Captain C’s Kek, Lol, Rofl"
    assert words_for("en")(section.brief).startswith(said)
    assert f"{said}." in [words_for("en")(fact) for fact in section.facts]


def test_a_row_that_says_it_all_has_nothing_below_it() -> None:
    section, _ = three(PLAN).form(1, "fight.1=never").sections
    assert section.brief is None


@pytest.mark.parametrize(
    ("key", "order", "meek", "place"),
    [
        ("fight.1", "30", "never", 0),
        ("fight.1", "unopposed", "ask", 0),
        ("city.1", "50", "raid", 1),
    ],
)
def test_a_press_gives_back_what_was_ordered_before(
    key: str, order: str, meek: str, place: int
) -> None:
    """It is what the captain chose behind Expert, not what was filled in."""
    table = Table(TREMBLE, Setup(3, AHEAD), three(PLAN).state)
    for picked in (order, meek):
        table = pressed(table, {key: (picked,)})
    form = table.form(1)
    assert form is not None
    assert form.field(key).chosen == (meek,)
    assert form.field(key).quick[place].key == order


def test_what_was_ordered_before_is_no_part_of_an_answer() -> None:
    table = Table(TREMBLE, Setup(3, AHEAD), three(PLAN).state)
    for picked in ("60", "never"):
        table = pressed(table, {"fight.1": (picked,)})
    group, draft = table.group(), table.inbox[1].answer
    assert group is not None
    done = table.submit(1, group, draft)
    assert not isinstance(done, Refusal)
    form = done.form(1)
    assert form is not None
    assert done.inbox[1].answer.keys() == {field.key for field in form.fields}
    assert draft.keys() > done.inbox[1].answer.keys()


def pressed(table: Table, picked: Answer) -> Table:
    """Choose as a press does: the rest of the draft stays."""
    form, group = table.form(1), table.group()
    assert form is not None
    assert group is not None
    saved = table.save(1, group, {**form.draft(), **picked})
    assert not isinstance(saved, Refusal)
    return saved
