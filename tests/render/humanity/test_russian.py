"""Russian of Humanity: amounts in their plurals and cases, and no colon behind another."""

import pytest

from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.table import open_table
from engine.core.words import say
from engine.humanity.phases.question import comes_to
from engine.humanity.rules import HUMANITY
from engine.humanity.table.terms import module_note, units_text
from engine.humanity.tiles.tables import MISSIONS, MODULES
from engine.humanity.tiles.tiles import Kind, Resource
from render.humanity.parts.terms import mission_text
from render.words import words_for

RU = words_for("ru")


@pytest.mark.parametrize(
    ("amount", "told"), [(1, "1 насекомое"), (2, "2 насекомых"), (21, "21 насекомое")]
)
def test_resources_are_counted_as_one_counts(amount: int, told: str) -> None:
    assert RU(units_text(amount, (Resource.INSECTS,))) == told


def test_either_of_two_resources_stands_in_one_case() -> None:
    assert RU(units_text(1, (Resource.ICE, Resource.METHANE))) == "1 лёд или метан"
    assert RU(units_text(3, (Resource.ICE, Resource.METHANE))) == "3 льда или метана"


@pytest.mark.parametrize(("count", "told"), [(1, "1 синий"), (3, "3 синих"), (21, "21 синий")])
def test_modules_of_a_colour_are_counted(count: int, told: str) -> None:
    assert RU(say("humanity-alt-count", count=count, colour="blue")) == told


def test_a_lab_says_beside_which_modules_it_counts() -> None:
    labs = [each for each in MODULES.values() if each.kind is Kind.LAB]
    told = {RU(module_note(each, 1)).partition(" за ")[2] for each in labs}
    assert told == {
        "каждый зелёный модуль рядом",
        "каждый синий модуль рядом",
        "каждый оранжевый модуль рядом",
        "каждый модуль рядом",
    }


def test_missions_say_of_what_there_must_be_so_many() -> None:
    told = {RU(mission_text(each)) for each in MISSIONS.values()}
    assert "от 4 единиц льда или кислорода в цене опытов" in told
    assert "от 6 оранжевых модулей" in told


def test_no_colon_stands_behind_another() -> None:
    told = [RU(module_note(each, 1)) for each in MODULES.values() if each.cost]
    table = open_table(HUMANITY, agreed(HUMANITY, 2))[0].settle(SeededChance(bytes(32)))[0]
    (seat, ask), *_ = table.derived.asks().items()
    view = table.view(seat)
    worked = comes_to(lambda *_: view, view, ask, {"action": ("auto",)})
    told += [RU(each) for each in worked]
    assert not [each for each in told if each.count(":") > 1]
    assert any(": " in each for each in told), "work is told behind one"
