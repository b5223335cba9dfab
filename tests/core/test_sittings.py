"""Sittings, windows and undo of one's own: what the table does for questions in a row."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.anchor import Anchor
from engine.core.asks import Answer, Decide, Pending, Seat, Setup, Sitting
from engine.core.log import Closed, Drawn, Source, Undone
from engine.core.replay import DivergedError, replay
from engine.core.table import Reason, Refusal, SeatStatus, Table, ended, open_table
from tests.core.helpers import CHANCE, ok
from tests.core.strides import Strides, Track

LEFT: Answer = {"way": ("left",)}
RIGHT: Answer = {"way": ("right",)}
REFUSED = Refusal(Reason.NOTHING_TO_UNDO)


def opened(seats: int = 2, turns: int = 3) -> Table:
    return open_table(Strides(turns), Setup(seats))[0]


def strode(table: Table, *ways: Answer) -> Table:
    for way in ways:
        pending = table.pending()
        assert isinstance(pending, Decide)
        answered = table.submit(pending.asks[0].seat, table.group() or "", way)
        table = ok(answered).settle(CHANCE)[0]
    return table


def calls(table: Table) -> Counter[str]:
    assert isinstance(table.game, Strides)
    return table.game.calls


def sources(table: Table) -> list[list[tuple[Seat, Source]]]:
    return [
        [(given.seat, given.source) for given in entry.given]
        for entry in table.log
        if isinstance(entry, Closed)
    ]


def test_questions_of_a_sitting_name_the_same_one() -> None:
    table = opened()
    first, second = table, strode(table, LEFT)
    assert first.sitting() == second.sitting() == Sitting(0, "t0")
    window = strode(second, LEFT, LEFT)
    assert window.group() == "t0:shout"
    assert window.sitting() is None
    assert strode(window, LEFT).sitting() == Sitting(0, "t0")


def test_absent_seat_is_played_out_until_others_are_asked() -> None:
    table, _ = opened().expire_sitting(CHANCE)
    assert table.group() == "t0:shout"
    assert sources(table) == [[(0, Source.DEFAULT)]] * 3
    table, _ = strode(table, LEFT).expire_sitting(CHANCE)
    assert table.sitting() == Sitting(1, "t1")
    assert sources(table)[4:] == [[(0, Source.DEFAULT)]] * 2
    assert isinstance(table.log[-1], Drawn)


def test_sitting_of_one_seat_alone_is_played_out_to_its_end() -> None:
    table, _ = opened(seats=1, turns=1).expire_sitting(CHANCE)
    assert ended(table) is not None


def test_playing_out_a_question_that_stands_alone_answers_it_alone() -> None:
    window = strode(opened(), LEFT, LEFT, LEFT)
    table, _ = window.expire_sitting(CHANCE)
    assert len(table.log) == len(window.log) + 1
    assert table.sitting() == Sitting(0, "t0")


def test_window_closes_at_its_time_and_not_before() -> None:
    table = strode(opened(seats=3), LEFT, LEFT, LEFT)
    assert not table.ready()
    table = table.answer_early()
    assert [table.status(seat) for seat in (1, 2)] == [SeatStatus.DONE, SeatStatus.EMPTY]
    assert not table.ready()
    table = ok(table.submit(2, "t0:shout", RIGHT))
    assert not table.ready(), "a window does not wait for hands, nor does it hurry for them"
    closed, _ = table.expire().settle(CHANCE)
    assert closed.sitting() == Sitting(0, "t0")
    assert sources(closed)[-1] == [(1, Source.POLICY), (2, Source.PLAYER)]


def test_orders_go_before_the_rule_of_the_game() -> None:
    table = ok(strode(opened(seats=3), LEFT, LEFT, LEFT).leave(2, {"shout": ("right",)}))
    table = ok(table.leave(1, {"shout": ("ask",)})).answer_early()
    assert table.inbox[2].answer == RIGHT
    assert table.inbox[2].source is Source.STANDING
    assert table.status(1) is SeatStatus.EMPTY


def test_orders_for_the_deadline_let_the_rule_of_the_game_go_first() -> None:
    table = ok(strode(opened(seats=3), LEFT, LEFT, LEFT).leave(2, {"shout": ("late",)}))
    table = ok(table.leave(1, {"shout": ("late",)})).answer_early()
    assert (table.inbox[1].answer, table.inbox[1].source) == (LEFT, Source.POLICY)
    assert table.status(2) is SeatStatus.EMPTY, "the rule asks this seat"
    slip = table.expire().inbox[2]
    assert (slip.answer, slip.source) == (RIGHT, Source.STANDING)


def test_nobody_is_late_in_a_window() -> None:
    table = ok(strode(opened(seats=3), LEFT, LEFT, LEFT).leave(1, {"shout": ("ask",)}))
    table = ok(table.answer_early().save(2, "t0:shout", RIGHT)).expire()
    assert table.inbox[1].source is table.inbox[2].source is Source.POLICY
    assert (table.inbox[1].answer, table.inbox[2].answer) == (LEFT, RIGHT)
    alone = strode(opened(seats=3), LEFT, LEFT, LEFT).expire_one(2)
    assert alone.inbox[2].source is Source.POLICY


def test_policy_answer_can_be_changed_until_the_window_closes() -> None:
    table = strode(opened(), LEFT, LEFT, LEFT).answer_early()
    table = ok(ok(table.withdraw(1, "t0:shout")).submit(1, "t0:shout", RIGHT))
    assert table.answer_early().inbox[1].source is Source.PLAYER


class Hasty(Strides):
    """Windows have no length."""

    def pending(self, state: Track) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and pending.window is not None:
            return Decide(pending.group, pending.asks, window=0.0)
        return pending


def test_window_of_no_length_is_closed_by_orders_and_rules_alone() -> None:
    table = open_table(Hasty(), Setup(3))[0]
    table = strode(table, LEFT, LEFT, LEFT).answer_early()
    assert table.ready()
    assert table.inbox[2].source is Source.POLICY
    settled, _ = table.settle(CHANCE)
    assert settled.undo() == REFUSED, "it would close again at once"


def test_own_steps_are_taken_back_one_by_one_until_something_came_out() -> None:
    thrown = strode(opened(), *[LEFT] * 6)  # the fourth is the window
    assert thrown.undo_own(0) == REFUSED, "a die was thrown"
    before = strode(opened(), LEFT, RIGHT)
    once = ok(before.undo_own(0))
    assert once.state == strode(opened(), LEFT).state
    assert once.inbox[0].answer == RIGHT
    assert once.status(0) is SeatStatus.DRAFT
    assert once.group() == "t0:1~1"
    twice = ok(once.undo_own(0))
    assert twice.state == opened().state
    assert twice.anchor is None
    assert twice.undo_own(0) == REFUSED
    assert twice.log[-2:] == (Undone(1, 0), Undone(0, 0))
    assert strode(twice, RIGHT).state == strode(opened(), RIGHT).state


def test_nobody_takes_back_what_another_did() -> None:
    table = strode(opened(), LEFT)
    assert table.undo_own(1) == REFUSED
    assert not table.may_undo(1)
    assert table.may_undo(0)
    assert ok(table.undo()).log[-1] == Undone(0)


def test_what_the_clock_answered_is_not_taken_back_alone() -> None:
    table = opened().expire().settle(CHANCE)[0]
    assert table.undo_own(0) == REFUSED
    assert ok(table.undo()).state == opened().state


def test_undone_steps_replay_to_the_same_table() -> None:
    table = strode(ok(strode(opened(), LEFT, RIGHT).undo_own(0)), LEFT)
    again = replay(table.game, table.setup, table.log)
    assert (again.state, again.log, again.anchor) == (table.state, table.log, table.anchor)


@pytest.mark.parametrize("wrong", [Undone(0, 0), Undone(1, 1), Undone(2), Undone(5, 0)])
def test_undo_that_could_not_be_diverges(wrong: Undone) -> None:
    table = ok(strode(opened(), LEFT, RIGHT).undo_own(0))
    with pytest.raises(DivergedError, match="nothing could be undone"):
        replay(table.game, table.setup, (*table.log[:-1], wrong))


def test_undo_asks_the_rules_as_little_in_a_long_game_as_in_a_short_one() -> None:
    spent = []
    for length in (10, 2000):
        table = opened(seats=1, turns=1000)
        while len(table.log) < length or not isinstance(table.log[-1], Drawn):
            table = table.expire().settle(CHANCE)[0]
        table = strode(table, LEFT, RIGHT, LEFT)
        calls(table).clear()
        table = ok(table.undo_own(0))
        spent.append(dict(calls(table)))
        assert calls(table).total() <= 4
    assert spent[0] == spent[1]


def test_undo_costs_no_more_after_many_undos() -> None:
    table = strode(opened(seats=1), LEFT, RIGHT)
    spent = []
    for _ in range(200):
        calls(table).clear()
        table = strode(ok(table.undo_own(0)), RIGHT)
        spent.append(dict(calls(table)))
        assert table.anchor is not None
        assert len(table.anchor.steps) == 2
    assert len(table.log) == 402, "undos and what was undone are in it"
    assert spent[0] == spent[-1]
    assert replace(table, log=()).last_step() == table.last_step(), "no entry is looked at"
    anchor = table.anchor
    assert anchor is not None
    assert Anchor.of(anchor.state, anchor.logged, table.log) == anchor, "as after a restart"
    before = table.log[: anchor.logged]
    for torn in (before, (*before, Undone(0, None))):
        with pytest.raises(msgspec.ValidationError):  # the game is halted: nothing is sure of it
            Anchor.of(anchor.state, anchor.logged, torn)


def test_what_is_made_of_a_state_is_made_once() -> None:
    table = opened()
    group = table.group() or ""
    table.form(0)
    table.form(0, LEFT)
    table = ok(table.submit(0, group, LEFT))
    table.status(0)
    assert calls(table) == {"start": 1, "pending": 1, "view": 1, "form": 2}
