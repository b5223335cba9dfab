"""Standing orders: planned turns, the autopilot of work, and what counts at once."""

import pytest

from engine.core.asks import Answer
from engine.core.chance import SeededChance
from engine.core.log import Closed, Source
from engine.core.table import Table
from engine.humanity.phases.moves import read_move
from engine.humanity.phases.reach import reach_in
from engine.humanity.rules import HUMANITY
from tests.humanity.bases import lay
from tests.humanity.harness import Play, begun, player, state

RICH = {"C4": "ice-drill 3", "D4": "generator 3", "E4": "methane-tap 3", "D5": "insect-rack 3"}


def answered(playing: Play, **policy: str) -> Answer | None:
    """Answer the question to whoever is asked first, by orders for this very turn."""
    ask = playing.asks[0]
    planned: Answer = {f"turn.{ask.about[-1]}.{key}": (choice,) for key, choice in policy.items()}
    return HUMANITY.standing(playing.view(ask.seat), ask, planned)


def test_a_planned_module() -> None:
    """Q-40, HU-D7: who works least of those that can, the usual payment and upgrades."""
    playing = Play(state(player(lay(**RICH), "C3*3 E3*2 @7"), hangars="1=lake-farm"))
    answer = answered(playing, what="lake-farm")
    assert answer is not None
    reach = reach_in(playing.view(0), 0)
    move = read_move(reach, answer)
    assert move.astronaut == 1
    assert move == read_move(reach, {**answer, "payment": ("plain",)})
    ask = playing.asks[0]
    assert not HUMANITY.form(playing.view(0), ask, answer).faults


def test_a_planned_module_as_it_was_said() -> None:
    """HU-D4, HU-D6: who, in which colour, and how to pay."""
    playing = Play(state(player(lay(**RICH), "C3*3 E3*2 @7"), hangars="1=relay-mast"))
    answer = answered(playing, what="relay-mast", who="1", face="blue")
    assert answer is not None
    assert (answer["astronaut"], answer["colour"]) == (("1",), ("blue",))


def test_upgrades_of_a_planned_module() -> None:
    """HU-D7: the lowest work, then the lowest number; the next one when the first is given."""
    base = lay(**RICH, D3="lake-farm", B3="shore-pump", B4="frost-hatchery")
    playing = Play(state(player(base, "C3*2 E3*2 @7*2"), hangars="1=rover-shed"))
    answer = answered(playing, what="rover-shed", who="1")
    assert answer is not None
    assert read_move(reach_in(playing.view(0), 0), answer).upgrades == (0, 1)


def test_a_planned_experiment() -> None:
    """HU-D5: where it is still on the wheel."""
    playing = Play(state(player(lay(**RICH)), wheel="4=1-left-3"))
    answer = answered(playing, what="1-left-3", who="2")
    assert answer is not None
    assert answer["experiment"] == ("1-left-3",)
    assert answer["astronaut"] == ("2",)


@pytest.mark.parametrize("what", ["lake-farm", "2-left-1", "nonsense"])
def test_what_is_gone_is_asked_or_worked(what: str) -> None:
    """Q-40: what was said for that case; without it the player is asked."""
    playing = Play(state(player(lay(**RICH)), hangars="1=shore-pump"))
    assert answered(playing, what=what) is None
    assert answered(playing, what=what, **{"else": "auto"}) == {"action": ("auto",)}


def test_whoever_cannot_go_does_not() -> None:
    """HU-D2: an astronaut that is exhausted or out is not exchanged for another."""
    playing = Play(state(player(lay(**RICH), "C3 E3- @7"), hangars="1=lake-farm"))
    assert answered(playing, what="lake-farm", who="2") is None
    assert answered(playing, what="lake-farm", who="3") is None
    assert answered(playing, what="lake-farm", who="1") is not None


def test_a_plan_is_for_one_turn() -> None:
    """HU-3.1: the number of the turn says which; the one after it is asked about."""
    playing = Play(state(player(lay(**RICH), turns=4), player(None, "C3- E3- @7")))
    assert playing.asks[0].about[-1] == 5
    policy: Answer = {"turn.5.what": ("auto",)}
    assert HUMANITY.standing(playing.view(0), playing.asks[0], policy) == {"action": ("auto",)}
    playing.act()
    assert HUMANITY.standing(playing.view(0), playing.asks[0], policy) is None


def test_the_form_offers_the_next_two_turns() -> None:
    """HU-3.1: not the one that is asked about now."""
    playing = Play(state(player(None, turns=4), player(None, turns=4)))
    mine = {each.key for each in HUMANITY.policies(playing.view(0), {}).fields}
    theirs = {each.key for each in HUMANITY.policies(playing.view(1), {}).fields}
    assert {"turn.6.what", "turn.7.what"} < mine
    assert "turn.5.what" not in mine
    assert {"turn.5.what", "turn.6.what"} < theirs


def test_work_where_nothing_can_be_paid() -> None:
    """Q-40: at once, and only then."""
    poor = Play(state(player(lay(D4="ice-drill", E4="electrolyser"))))
    rich = Play(state(player(lay(**RICH))))
    policy: Answer = {"work": ("poor",)}
    for playing, works in ((poor, True), (rich, False)):
        ask = playing.asks[0]
        assert (HUMANITY.standing(playing.view(0), ask, policy) is not None) is works
        assert HUMANITY.early(playing.view(), ask, policy) is works
    assert HUMANITY.early(rich.view(), rich.asks[0], {"work": ("always",)})
    assert not HUMANITY.early(rich.view(), rich.asks[0], {})


def _left(table: Table, seat: int, policy: Answer) -> Table:
    left = table.leave(seat, policy)
    assert isinstance(left, Table)
    return left


def test_whoever_leaves_everything_to_orders_is_never_asked() -> None:
    """Q-40: work always, and placing where it is suggested: the game plays itself."""
    chance, table = SeededChance(b"1" * 32), begun(2)
    policy: Answer = {"work": ("always",), "place": ("suggested",)}
    table = _left(_left(table, 0, policy), 1, policy)
    for _ in range(400):
        table, _ = table.answer_early().settle(chance)
    assert table.group() is None
    given = [each for entry in table.log if isinstance(entry, Closed) for each in entry.given]
    assert {each.source for each in given} == {Source.STANDING}
