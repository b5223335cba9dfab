"""Forms of all questions: drafts that no click could make, and forms asked for again."""

from collections.abc import Callable

import pytest

from engine.core.asks import Ask
from engine.tremble.cards.tables import COMPENSATIONS, SHIPS, SQUAD_CARDS
from engine.tremble.rules import TREMBLE
from tests.invasion.harness import parsed
from tests.tremble.harness import Play, captain, planned
from tests.tremble.test_buying import FULL, shop
from tests.tremble.test_catches import alone, fought, two_cities
from tests.tremble.test_fuel import fuelled
from tests.tremble.test_losses import lost, two_lost
from tests.tremble.test_moves import tugged
from tests.tremble.test_redraw import STATIONS, offers
from tests.tremble.test_responses import aimed_with


def moved() -> Play:
    """Ask whether a ship that may move itself does so."""
    mover = next(ship.id for ship in SHIPS.values() if ship.transfer)
    return planned(captain(mover), captain("training.2"), plans={0: f"{mover}>1"}, turn=9)


def fighting() -> Play:
    """Ask whether the weaker of two fights at space 2."""
    plans = {0: "training.1>2", 1: "boom-mole.1>2"}
    return planned(captain("training.1"), captain("boom-mole.1"), plans=plans, turn=9)


ASKED: dict[str, Callable[[], Play]] = {
    "buy": lambda: shop(FULL, "golden-eye.1 doom-mole.1", humans=40_000),
    "redraw": lambda: offers(STATIONS, "test-tube.1 test-tube.2"),
    "plan": lambda: fuelled("jerry-can.1 jerry-can.2"),
    "move": tugged,
    "transfer": moved,
    "fight": fighting,
    "respond": lambda: aimed_with("training.1 kek-lol-rofl.1 death-stable"),
    "loss": lambda: lost("knock-knee.1 paper-plate.1", "ejector-seat.1 finders-keepers.1"),
    "losses": lambda: two_lost("knock-knee.1 paper-plate.1 soft-landing", "ejector-seat.1"),
    "reward": lambda: two_cities("fake-news-tower", "bribed-general.1"),
    "army": lambda: alone("", armies="army-12 army-11").give({0: "space.1=catch"}),
    "army-respond": lambda: fought("kek-lol-rofl.1 second-opinion", "pep-talk.1"),
}
NAMED = {"invasion-card", "invasion-twin", "tremble-option-save"}
NAMED |= {"tremble-option-enemy-ship", "tremble-option-rival-ship"}  # and whose ship it is
NEEDED = {  # what must be chosen before another field takes anything
    "space.tug-of-woe": "ship.tug-of-woe=knock-knee.1",
    "ship": "use=death-stable",
    "use.1": "space.1=catch",
    "use.2": "space.2=catch",
    "armies.1": "space.1=catch",
    "armies.2": "space.2=catch",
}


@pytest.mark.parametrize("kind", ASKED)
def test_what_is_chosen_stands_in_the_order_of_the_options_and_what_is_unknown_is_a_fault(
    kind: str,
) -> None:
    play = ASKED[kind]()
    for field in play.form(0).fields:
        needed = NEEDED.get(field.key, "")
        keys = tuple(option.key for option in play.form(0, needed).field(field.key).options)
        backwards = f"{field.key}=sofa,{','.join(reversed(keys))}"
        form = play.form(0, f"{needed} {backwards}")
        assert form.field(field.key).chosen == (*keys, "sofa")
        assert form.faults
        assert [each.key for each in form.fields] == [each.key for each in play.form(0).fields]


@pytest.mark.parametrize("kind", ASKED)
def test_cards_and_cities_are_called_by_their_names(kind: str) -> None:
    play = ASKED[kind]()
    form = play.form(0)
    cards = SQUAD_CARDS | COMPENSATIONS
    for option in (option for field in form.fields for option in field.options):
        if option.key in cards:
            assert option.label.key in NAMED
            assert option.note is not None
    cities = {space.number: space.city for space in play.view().public.spaces}
    for text in (*(field.label for field in form.fields), *form.facts):
        told = dict(text.args)
        if "space" in told and "city" in told:
            city = cities[int(str(told["space"]))]
            assert city is not None
            assert told["city"] == city.name


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
    play = fighting()
    answer = parsed("space.2=fight")
    assert TREMBLE.public_part(play.view(0), play.ask(0), answer) == answer


def test_facts_stay_whatever_is_aimed_at() -> None:
    play = ASKED["respond"]()
    facts = play.form(0).facts
    assert len(facts) == 1
    for text in ("use=pass", "use=death-stable", "use=death-stable ship=doom-mole.1"):
        assert play.form(0, text).facts == facts
