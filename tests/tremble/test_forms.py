"""Forms of all questions: drafts that no click could make, and forms asked for again."""

from collections.abc import Callable

import pytest

from engine.core.asks import Ask
from engine.core.forms import Field, Form
from engine.tremble.rules import TREMBLE
from tests.tremble.harness import Play, captain, parsed, planned
from tests.tremble.test_buying import FULL, shop
from tests.tremble.test_fuel import fuelled
from tests.tremble.test_moves import tugged
from tests.tremble.test_redraw import STATIONS, offers
from tests.tremble.test_reward import alone

ASKED: dict[str, Callable[[], Play]] = {
    "buy": lambda: shop(FULL, "golden-eye.1 doom-mole.1", humans=40_000),
    "redraw": lambda: offers(STATIONS, "test-tube.1 test-tube.2"),
    "plan": lambda: fuelled("jerry-can.1 jerry-can.2"),
    "move": tugged,
    "reward": lambda: alone("training.1", "army-8"),
}


def strayed(play: Play, field: Field) -> Form:
    """Choose something unknown in a field, then all that there is, backwards."""
    keys = [option.key for option in field.options]
    first = "ship.tug-of-woe=knock-knee.1" if field.key == "space.tug-of-woe" else ""
    return play.form(0, f"{first} {field.key}=sofa,{','.join(reversed(keys))}")


@pytest.mark.parametrize("kind", ASKED)
def test_what_is_chosen_stands_in_the_order_of_the_options_and_what_is_unknown_is_a_fault(
    kind: str,
) -> None:
    play = ASKED[kind]()
    for field in play.form(0).fields:
        form = strayed(play, field)
        keys = tuple(option.key for option in field.options)
        assert form.field(field.key).chosen == (*keys, "sofa")
        assert form.faults
        assert [each.key for each in form.fields] == [each.key for each in play.form(0).fields]


def test_two_questions_about_one_view_have_two_forms() -> None:
    play = planned(
        captain("training.1 boom-mole.1"),
        captain("training.2 boom-mole.2"),
        plans={0: "training.1>1 boom-mole.1>2", 1: "training.2>1 boom-mole.2>2"},
        turn=9,
    )
    view = play.view(0)
    one, other = (TREMBLE.form(view, Ask(0, "fight", (space,)), {}) for space in (1, 2))
    assert [field.key for field in (*one.fields, *other.fields)] == ["space.1", "space.2"]


def test_answers_that_hide_nothing_are_public_as_they_are() -> None:
    play = tugged()
    answer = parsed("ship.tug-of-woe=pass space.tug-of-woe=")
    assert TREMBLE.public_part(play.view(0), play.ask(0), answer) == answer
