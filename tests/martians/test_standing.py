"""Standing orders, and what people are suggested."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer
from engine.core.words import Text
from engine.martians.cards.tables import SHIP
from engine.martians.rules import MARTIANS as GAME
from engine.martians.table.frames import Fighting, Herding
from render.words import words_for
from tests.martians.scenes import Scene, at

EN = words_for("en")


def test_a_turn_is_played_as_suggested_for_whoever_ordered_so() -> None:
    """MA-6.5: else what is filled in counts, unless they ordered to stay."""
    scene = Scene().town().token("2.6", "object", "fuel", down=True).walk(roll=4)
    view, ask = scene.view(0), scene.ask(0)
    answer = GAME.standing(view, ask, {"turn": ("suggested",)})
    assert answer is not None
    assert answer["goal"] == ("2.6",)
    assert GAME.standing(view, ask, {}) is None
    assert GAME.standing(view, ask, {"turn": ("default",)}) == {"way": ("stay",)}


@pytest.mark.parametrize(("most", "paid"), [("2", "bullets"), ("0", "life")])
def test_fights_are_paid_as_ordered(most: str, paid: str) -> None:
    """MA-7.2: whoever is away spends as many as they said."""
    scene = Scene().town().martians("2.5").captain(0, "2.5")
    scene.state = replace(scene.state, orders=(("pays--ask",), ()))
    scene.step(Fighting()).roll(2)
    policy: Answer = {"pays": (most,)}
    assert GAME.standing(scene.view(0), scene.ask(0), policy) == {"pay": (paid,)}


def test_suggestions_are_legal() -> None:
    """MA-11.3: at whoever leads in a race, away from oneself where all play together."""
    for mode, how in (("comp", "towards-2"), ("coop", "away-1")):
        scene = Scene(mode).town().martians("2.5").step(Herding(1))
        answer = GAME.suggestion(scene.view(0), scene.ask(0))
        assert answer["how"] == (how,)
        assert not GAME.form(scene.view(0), scene.ask(0), answer).faults


def test_the_ship_is_suggested_to_whoever_has_all() -> None:
    """MA-14.1: before everything else."""
    scene = Scene().town().crop("4.5", SHIP, down=False).token("1.2", "life")
    scene.captain(0, objects=("fuel", "fertilizer", "dynamite")).walk(roll=6)
    answer = GAME.suggestion(scene.view(0), scene.ask(0))
    assert answer["goal"] == ("4.5",)
    scene.took(GAME.decide(scene.state, {0: answer}))
    assert scene.me().square in {at("4.4"), at("4.5"), at("3.6")}


def test_long_forms_are_folded() -> None:
    """MA-4.6: what is filled in stands in a line, part by part."""
    scene = Scene().town().hands(("agent", "beamed")).martians("2.5").step(Herding(1))
    form = scene.form(0)
    keys = [key for each in form.sections for key in each.fields]
    assert len(keys) == len(set(keys))
    lines = {each.label.key: each.line for each in form.sections}
    assert set(lines) == {
        "martians-card",
        "martians-how",
        "martians-discard",
        "martians-whens",
    }
    assert lines["martians-discard"].key == "martians-section-nothing"
    assert EN(lines["martians-how"]) == "At Captain B"
    told = EN(lines["martians-whens"])
    assert "Beamed Across in other turns: " in told, "each order says what it is for"
    assert told.endswith("; Weapon you take from a Landing Party: Shotgun")


def test_a_walk_and_a_horde_may_be_typed() -> None:
    """MA-6.5 MA-11.3: by the names of squares."""
    scene = Scene().town().walk(roll=4)
    read = GAME.read(scene.view(0), scene.ask(0), "2.6")
    assert isinstance(read, dict)
    assert read["goal"] == ("2.6",)
    assert isinstance(GAME.read(scene.view(0), scene.ask(0), "99.1"), Text)
    assert [each.key for each in GAME.complete(scene.view(0), scene.ask(0), "2.")] == [
        *("2.4", "2.5", "2.6"),
    ]
    herd = Scene().town().martians("2.4", "4.5").step(Herding(2))
    read = GAME.read(herd.view(0), herd.ask(0), "2.4-2.5 4.5-4.4")
    assert isinstance(read, dict)
    assert not GAME.form(herd.view(0), herd.ask(0), read).faults
    wrong = GAME.read(herd.view(0), herd.ask(0), "2.4-3.4")
    assert isinstance(wrong, Text)
    assert wrong.key == "martians-reads-step"
