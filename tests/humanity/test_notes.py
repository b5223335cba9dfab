"""What stands beside modules and experiments: all that decides, in a line of a select."""

import pytest

from engine.core.asks import Answer
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.forms import Form, Option
from engine.core.table import open_table
from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.looking.notes import noted
from engine.humanity.phases.moves import EXPERIMENT, MODULE
from engine.humanity.rules import HUMANITY
from render.gallery.played import played
from render.words import locales, words_for
from tests.humanity.bases import lay
from tests.humanity.harness import Play, player, state

MOST = 100  # letters beside an option, in a select of Discord
WORDS = words_for("en")
DRAFT = "action=deploy astronaut=1"


def tiles_in(form: Form) -> list[Option]:
    """List the modules and experiments that a form offers."""
    fields = [field for field in form.fields if field.key in (MODULE, EXPERIMENT)]
    return [each for field in fields for each in field.options if each.closed is None]


def notes(playing: Play, draft: str) -> dict[str, str]:
    """Return what stands beside each tile that is on offer."""
    form = noted(playing.view(0), playing.ask(0), playing.form(0, draft))
    return {each.key: WORDS(each.note) for each in tiles_in(form) if each.note is not None}


def test_a_module_says_what_it_brings_in_all_and_when_who_goes_is_back() -> None:
    """A fourth in a column takes a mission as well: words said +1 where the picture showed +4."""
    base = player(lay(C4="ice-drill 3", C5="relay-mast", C6="dish-array"))
    ring = "1=octagon-greenhouse 5=lake-farm"
    told = notes(Play(state(base, hangars=ring, missions="a4 b1 c1")), DRAFT)
    assert told["octagon-greenhouse"] == (
        "green · points +4 · hangar 1, 1 from the arm: back at the next reset · last chance"
    )
    assert told["lake-farm"].startswith("orange · points +3 · hangar 5, 5 from the arm: back at ")
    other = notes(Play(state(base, hangars=ring, missions="a4 b2 c1")), DRAFT)
    assert other["lake-farm"].startswith("orange · methane or insects for 1 work · hangar 5")


def test_an_experiment_says_where_time_moves_who_carries_it_out() -> None:
    base = player(lay(C4="ice-drill 3", D5="insect-rack 3", E4="methane-tap 3"))
    playing = Play(state(base, hangars="1=relay-mast", wheel="5=1-centre-2"))
    told = notes(playing, "action=experiment astronaut=1")
    brings = "centre · research +2, time +2 · hangar 3, 3 from the arm: "
    assert told["1-centre-2"].startswith(brings)


def test_who_is_shown_a_form_is_told_and_who_reads_it_is_not() -> None:
    opened, _ = open_table(HUMANITY, agreed(HUMANITY, 2))
    table = opened.settle(SeededChance(bytes(32)))[0]
    seat = next(each for each in range(2) if table.ask_of(each) is not None)
    draft: Answer = {"action": ("deploy",)}
    shown, read = table.form(seat, draft), table.untold_form(seat, draft)
    assert shown is not None
    assert read is not None
    keys = {each.note.key for each in tiles_in(shown) if each.note is not None}
    assert keys == {"humanity-note-option"}
    assert {each.note.key for each in tiles_in(read) if each.note is not None} == {"humanity-note"}


@pytest.mark.parametrize("locale", locales())
def test_a_note_is_never_cut(locale: str) -> None:
    """Every note that a whole game shows is as short as a select takes."""
    words, checked = words_for(locale), 0
    for order in played(HUMANITY, 3, 1, CAPTAINS["steady"]).orders[::5]:
        for action in ("deploy", "experiment") if order.ask.kind == "turn" else ():
            form = HUMANITY.form(order.view, order.ask, {"action": (action,)})
            found = tiles_in(noted(order.view, order.ask, form))
            told = [words(each.note) for each in found if each.note is not None]
            assert not [each for each in told if len(each) > MOST]
            checked += len(told)
    assert checked > 20
