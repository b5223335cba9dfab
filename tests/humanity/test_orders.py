"""What is said of the turns of a programme: in which order they are taken, in which colour."""

import pytest

from engine.core.contract import agreed, sum_of
from engine.core.log import Source
from engine.core.table import Table
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import Deployed
from render.words import words_for
from tests.humanity.test_programmes import WORKS, deeds, missed, playing


def test_two_turns_change_places_at_one_press() -> None:
    """Q-45: all that is said of them goes along, and the list shows it."""
    play = playing(hangars="1=lake-farm 2=shore-pump")
    text = "wish.1=work who.1=1 cells.1=C4 wish.2=lake-farm who.2=2 else.2=shore-pump"
    asked = play.form(0, text)
    said = words_for("en")
    assert [said(each.label) for each in asked.field("order").options] == [
        "In this order: astronaut 1 and astronaut 2",
        "In this order: astronaut 2 and astronaut 1",
    ]
    swapped = play.form(0, f"{text} order=2.1")
    lines = [(said(each.label), said(each.line)) for each in swapped.sections]
    assert lines == [
        ("Turn 1", "Astronaut 2: Lake Farm; else: Shore Pump"),
        ("Turn 2", "Astronaut 1: Work; works first at C4"),
    ]
    assert said(swapped.field("wish.2").label) == "Turn 1: what?"
    assert swapped.sections[0].note is not None
    assert said(swapped.sections[0].note).startswith("As things stand: astronaut 2 goes for Lake")
    play.give({0: f"{text} order=2.1", 1: WORKS})
    assert [each.split()[0] for each in deeds(play, 0)] == ["2", "1"]
    assert deeds(play, 0)[0] == "2 lake-farm"


def test_orders_of_turns_count_with_turns_that_are_whole() -> None:
    """Q-45: an experiment that is done second wakes who acted first; what is due of it is asked."""
    play = playing(wheel="4=1-left-3")
    tile = next(
        each.experiment
        for each in play.view(0).public.ring
        if each.experiment and each.experiment.effect == "reactivate"
    )
    wakes = f"wish.1={tile.id} else.1=work who.1=1 wish.2=work who.2=2"
    assert not play.form(0, wakes).field("wish.3").options, "nobody acted before"
    swapped = play.form(0, f"{wakes} order=2.1 wish.3={tile.id}")
    assert swapped.field("wish.3").options
    assert swapped.faults, "what else, is not said"
    table = Table(HUMANITY, agreed(HUMANITY, 2), play.state)
    saved = table.save(0, table.group() or "", swapped.answer())
    assert isinstance(saved, Table)
    slip = saved.expire_one(0).inbox[0]
    assert slip.source is Source.PARTLY
    assert [slip.answer[key] for key in ("order", "wish.1")] == [("2.1",), (tile.id,)]


def test_a_receipt_of_a_programme_says_what_its_turns_bring() -> None:
    """Q-45: as they are taken, as far as nobody comes in between."""
    play = playing("C3 home @7", hangars="1=lake-farm 2=shore-pump")
    text = "cell.2=D3 wish.1=work who.1=1 cells.1=C4 wish.2=lake-farm who.2=2 order=2.1"
    answer = play.form(0, text).answer()
    told = [words_for("en")(each) for each in sum_of(HUMANITY, play.view(0), play.ask(0), answer)]
    taken, worked = told
    assert taken == (
        "Turn 1, as things stand: astronaut 2 goes for Lake Farm, no research, no points."
    )
    assert worked.startswith("Turn 2, as things stand: astronaut 1 works, ")


def test_what_is_missed_of_turns_that_changed_places_is_told_by_their_places() -> None:
    """Q-46: the turn in which a tile was gone is the one in which it was wanted."""
    play = playing(hangars="1=lake-farm")
    wish = "wish.1=work who.1=1 wish.2=lake-farm who.2=2 else.2=work order=2.1"
    play.give({0: wish, 1: wish})
    assert deeds(play, 0)[0] == "2 lake-farm"
    assert missed(play, 1) == [(1, "gone", "lake-farm")]


@pytest.mark.parametrize(
    ("colour", "lies"), [("best", "orange"), ("orange", "orange"), ("blue", "blue")]
)
@pytest.mark.parametrize("wish", ["wish.1=relay-mast", "wish.1=lake-farm else.1=relay-mast"])
def test_a_module_of_two_colours_has_the_one_that_is_wished(
    wish: str, colour: str, lies: str
) -> None:
    """HU-5.1, Q-46: first or in the place of what is gone; what brings more is filled in."""
    play = playing(hangars="1=relay-mast 2=lake-farm", first=1)
    text = f"{wish} who.1=1 wish.2=work who.2=2"
    form = play.form(0, text)
    assert form.field("colour.1").chosen == ("best",)
    assert not form.field("colour.2").options
    assert "colour" not in words_for("en")(form.sections[0].line)
    if colour != "best":
        text += f" colour.1={colour}"
        assert f"colour: {colour}" in words_for("en")(play.form(0, text).sections[0].line)
    play.give({0: text, 1: "wish.1=lake-farm who.1=1 wish.2=work who.2=2"})
    (built,) = [each for each in play.told(Deployed) if each.seat == 0]
    assert (built.module.id, built.colour.value) == ("relay-mast", lies)
