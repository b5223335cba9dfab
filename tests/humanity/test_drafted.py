"""An unfinished turn, as it is drawn."""

from engine.humanity.looking.drafted import Drafted, drafted
from engine.humanity.phases.moves import Action, read_move
from engine.humanity.phases.reach import reach_in
from engine.humanity.tiles.tiles import Colour
from tests.humanity.bases import at, lay
from tests.humanity.harness import Play, player, state
from tests.invasion.harness import parsed

BASE = lay(C4="ice-drill 3", D4="generator 3", E4="methane-tap 3", D5="insect-rack 3")


def read(text: str, astronauts: str = "C3 E3 @7", hangars: str = "1=relay-mast") -> Drafted:
    """Read a draft of the first player."""
    playing = Play(state(player(BASE, astronauts), hangars=hangars, wheel="4=1-left-3"))
    return drafted(playing.view(0), 0, parsed(text))


def test_nothing_is_drafted_yet() -> None:
    assert read("") == Drafted()
    assert read("action=nonsense") == Drafted()
    assert read("action=deploy") == Drafted(Action.DEPLOY)
    assert read("action=work astronaut=nobody") == Drafted(Action.WORK)
    assert read("action=deploy", hangars="") == Drafted(Action.DEPLOY)
    assert read("action=deploy astronaut=2") == Drafted(Action.DEPLOY)
    assert read("action=deploy astronaut=2 module=nonsense") == Drafted(Action.DEPLOY)


def test_work_is_drafted() -> None:
    assert read("action=work astronaut=1 work=C4.1").points == (at("C4"),)
    assert read("action=auto").astronaut == 0


def test_a_module_is_drafted_where_it_would_lie() -> None:
    """What goes without saying is said: the only astronaut that can go, a colour."""
    some = read("action=deploy module=relay-mast", "C3 E3- @7")
    assert (some.astronaut, some.cell, some.hangar) == (0, at("C3"), 1)
    assert some.colour is Colour.ORANGE
    assert sum(amount for _, amount in some.payment) == 3
    more = read("action=deploy module=relay-mast colour=blue payment=plain", "C3 E3- @7")
    assert more.colour is Colour.BLUE
    assert sum(amount for _, amount in more.payment) == 3


def test_an_experiment_is_drafted() -> None:
    some = read("action=experiment astronaut=2 experiment=1-left-3")
    assert (some.astronaut, some.cell, some.hangar) == (1, None, 4)


def test_a_finished_draft_is_the_move() -> None:
    text = "action=deploy astronaut=1 module=relay-mast colour=blue payment=own"
    text += " pay.C4=0 pay.D4=2 pay.E4=0"
    playing = Play(state(player(BASE), hangars="1=relay-mast"))
    some = drafted(playing.view(0), 0, parsed(text))
    move = read_move(reach_in(playing.view(0), 0), parsed(text))
    assert (some.astronaut, some.tile, some.colour) == (move.astronaut, move.tile, move.colour)
    assert (some.payment, some.upgrades) == (move.payment, move.upgrades)
