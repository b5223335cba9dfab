"""Replay: every kind of tampering is named by its entry."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from msgspec.structs import replace as changed

from engine.core.asks import Draw, Roll, Setup
from engine.core.log import Closed, Drawn, Entry, Source, Undone
from engine.core.replay import DivergedError, replay
from engine.core.table import Table
from tests.core.helpers import CHANCE, finished, ok, prized
from tests.toy.game import TOY

Log = tuple[Entry, ...]
Tamper = Callable[[Log], Log]


def put(log: Log, at: int, *entries: Entry) -> Log:
    return (*log[:at], *entries, *log[at + 1 :])


def first(log: Log, kind: type[Entry]) -> int:
    return next(number for number, entry in enumerate(log) if isinstance(entry, kind))


def bids(log: Log) -> Closed:
    entry = log[1]
    assert isinstance(entry, Closed)
    return entry


def _other_answer(log: Log) -> Log:
    given = bids(log).given
    answer = {"bid": ("9",), "stake": ()}
    return put(log, 1, replace(bids(log), given=(replace(given[0], answer=answer), *given[1:])))


def _other_spelling(log: Log) -> Log:
    given = bids(log).given
    answer = {"bid": given[0].answer["bid"]}
    return put(log, 1, replace(bids(log), given=(replace(given[0], answer=answer), *given[1:])))


def _other_draw(log: Log) -> Log:
    return put(log, 2, Drawn(Draw("r1:roll", Roll(2)), (1, 1)))


TAMPERED: dict[str, tuple[Tamper, int, str]] = {
    "a group is missing": (lambda log: put(log, 1), 1, "do not draw r1:roll"),
    "a draw is missing": (lambda log: put(log, 0), 0, "do not ask r1:bid"),
    "a group comes twice": (lambda log: put(log, 1, log[1], log[1]), 2, "do not ask r1:bid"),
    "another group": (
        lambda log: put(log, 1, replace(bids(log), group="r9:bid")),
        1,
        "do not ask r9:bid",
    ),
    "a seat is missing": (
        lambda log: put(log, 1, replace(bids(log), given=bids(log).given[1:])),
        1,
        "other seats",
    ),
    "seats change places": (
        lambda log: put(log, 1, replace(bids(log), given=bids(log).given[::-1])),
        1,
        "other seats",
    ),
    "an illegal answer": (_other_answer, 1, "seat 1 may not answer so"),
    "another spelling": (_other_spelling, 1, "seat 1 may not answer so"),
    "another barrier": (
        lambda log: put(log, 1, replace(bids(log), barrier=False)),
        1,
        "closed in another way",
    ),
    "an outcome too high": (
        lambda log: put(log, 2, Drawn(Draw("r1:roll", Roll(1)), (7,))),
        2,
        "do not draw r1:roll",
    ),
    "no permutation": (
        lambda log: put(log, 0, Drawn(log[0].draw, (0,) * 14)),  # type: ignore[union-attr]
        0,
        "do not draw deck:1",
    ),
    "another draw": (_other_draw, 2, "do not draw r1:roll"),
    "an undo over a barrier": (lambda log: put(log, 2, Undone(0)), 2, "nothing could be undone"),
    "something after the end": (lambda log: (*log, log[1]), -1, "do not ask r1:bid"),
}


@pytest.mark.parametrize("case", TAMPERED)
def test_tampered_log_diverges_where_it_was_changed(case: str) -> None:
    tamper, entry, why = TAMPERED[case]
    log = finished().log
    with pytest.raises(DivergedError, match=why) as caught:
        replay(TOY, Setup(3), tamper(log))
    assert caught.value.entry == (len(log) if entry < 0 else entry)


def test_untouched_log_does_not_diverge() -> None:
    table = finished()
    assert replay(TOY, Setup(3), table.log).state == table.state


def test_undone_log_replays_to_the_same_table() -> None:
    table = ok(prized().undo())
    again = replay(TOY, table.setup, table.log)
    assert (again.state, again.log, again.inbox) == (table.state, table.log, table.inbox)
    assert again.group() == table.group()


def test_undo_that_keeps_another_number_diverges() -> None:
    table = ok(prized().undo())
    with pytest.raises(DivergedError, match="nothing could be undone"):
        replay(TOY, table.setup, (*table.log[:-1], Undone(1)))


def test_sources_are_kept() -> None:
    table = prized()
    winner = table.log[-1]
    assert isinstance(winner, Closed)
    late = replace(winner, given=(replace(winner.given[0], source=Source.STANDING),))
    assert replay(TOY, table.setup, (*table.log[:-1], late)).log[-1] == late


def test_other_seat_count_diverges() -> None:
    with pytest.raises(DivergedError, match="other seats"):
        replay(TOY, Setup(2), finished().log)


def test_replay_needs_no_key() -> None:
    """What was drawn stands in the log, whatever key the table goes on with."""
    table = finished()
    lost: Table = changed(table, state=None)
    assert replay(lost.game, lost.setup, lost.log).settle(CHANCE)[0].state == table.state
