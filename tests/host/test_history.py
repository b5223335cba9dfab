"""The past is what everybody was told at the time, without what was taken back."""

import random
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Decide, Notice, Over, Setup, Viewer
from engine.core.chance import SeededChance
from engine.core.log import Closed
from engine.core.playthrough import MAX_GROUPS
from engine.core.table import Slip, Table, open_table
from engine.host.steps.base.replayed import (
    ReplayedStep,
    seen,
    seen_by_all,
    steps_of,
    undone_since,
)
from engine.host.values.past import PastStep
from tests.contract.records import any_answer, dice, dump, key_of, viewers
from tests.contract.subjects import SUBJECTS, TREMBLE, Subject

cases = pytest.mark.parametrize(
    ("subject", "seats", "seed"),
    [(SUBJECTS[0], 3, 1), (SUBJECTS[0], 4, 2), (TREMBLE, 3, 3)],
    ids=str,
)


def close(table: Table, chance: SeededChance, rng: random.Random) -> tuple[Table, Any]:
    """Answer for everybody who is asked, and settle."""
    pending, group = table.pending(), table.group() or ""
    assert isinstance(pending, Decide)
    for ask in pending.asks:
        answered = table.submit(ask.seat, group, any_answer(table.game, table.state, ask, rng))
        assert isinstance(answered, Table)
        table = answered
    return table.settle(chance)


def told(table: Table, notices: tuple[Notice[Any], ...], viewer: Viewer) -> bytes:
    """Encode what a viewer is told of a step when it happens: the events, then the view."""
    events = [event for notice in notices if (event := notice.seen_by(viewer)) is not None]
    return dump([events, table.game.view(table.state, viewer)])


def retold(game: Any, step: ReplayedStep, viewer: Viewer) -> bytes:
    past = seen(game, step, viewer)
    return dump([past.events, past.after])


def played(subject: Subject, seats: int, seed: int, rate: float) -> tuple[Table, list[list[bytes]]]:
    """Play a game, taking back what can be at `rate`; return what everybody was told."""
    rng, chance = dice(seed, "history"), SeededChance(key_of(seed))
    table, opening = open_table(subject.game, subject.setup(seats, seed))
    table, notices = table.settle(chance)
    everybody = viewers(seats)
    story = [[told(table, opening + notices, viewer) for viewer in everybody]]
    for _ in range(MAX_GROUPS):
        if isinstance(table.pending(), Over):
            break
        table, notices = close(table, chance, rng)
        story.append([told(table, notices, viewer) for viewer in everybody])
        back = table.undo()
        if rng.random() < rate and isinstance(back, Table):
            table = back
            story.pop()
    return table, story


@cases
@pytest.mark.parametrize("rate", [0.0, 0.5])
def test_the_past_is_what_was_told(subject: Subject, seats: int, seed: int, rate: float) -> None:
    table, story = played(subject, seats, seed, rate)
    steps = steps_of(table)
    assert [step.number for step in steps] == list(range(len(story)))
    for step, lines in zip(steps, story, strict=True):
        again = [retold(subject.game, step, viewer) for viewer in viewers(seats)]
        assert again == lines, f"step {step.number} is told otherwise"
    assert steps[-1].after == table.state
    assert steps[-1].entries == len(table.log)


@cases
def test_each_step_goes_on_from_the_one_before(subject: Subject, seats: int, seed: int) -> None:
    steps = steps_of(played(subject, seats, seed, 0.3)[0])
    for earlier, later in pairwise(steps):
        assert later.before == earlier.after
        assert later.entries > earlier.entries
        assert later.group is not None
    assert steps[0].group is None


@cases
@pytest.mark.parametrize("rate", [0.0, 0.2])
def test_a_past_that_is_known_goes_on(subject: Subject, seats: int, seed: int, rate: float) -> None:
    """However long the log was when somebody looked, the rest makes the same of it."""
    table, _ = played(subject, seats, seed, rate)
    whole = seen_by_all(table)
    first, *others = range(0, len(table.log), max(1, len(table.log) // 7))
    known = seen_by_all(replace(table, log=table.log[:first]))
    for length in others:
        known = seen_by_all(replace(table, log=table.log[:length]), known)
    known = seen_by_all(table, known)
    assert known.entries == len(table.log)
    assert list(known.shown) == list(whole.shown)
    assert dump([*known.shown.values()]) == dump([*whole.shown.values()])
    assert known.last.after == table.state


def test_open_answers_and_standing_orders_are_not_history() -> None:
    toy, chance, rng = SUBJECTS[0].game, SeededChance(key_of(4)), dice(4, "open")
    table, _ = open_table(toy, Setup(3))
    table, _ = table.settle(chance)
    table, _ = close(table, chance, rng)
    pending = table.pending()
    assert isinstance(pending, Decide)
    slips = {
        ask.seat: Slip(any_answer(toy, table.state, ask, rng), done=True) for ask in pending.asks
    }
    busy = replace(table, inbox=slips, standing={0: {"bids": ("always",)}})
    assert dump(everything(busy)) == dump(everything(table))


def everything(table: Table) -> list[PastStep]:
    return [seen(table.game, step, viewer) for step in steps_of(table) for viewer in viewers(3)]


def test_what_was_taken_back_is_counted_and_not_told() -> None:
    table = undone_game()
    steps = steps_of(table)
    undone = [step for step in steps if step.undone]
    assert undone
    assert sum(step.undone for step in undone) == table.undos
    assert undone_since(table.log, 0) == table.undos
    assert undone_since(table.log, len(table.log)) == 0
    closed = [entry.group for entry in table.log if isinstance(entry, Closed)]
    assert len(steps) - 1 == len(closed) - table.undos


def undone_game() -> Table:
    games = (played(SUBJECTS[0], 3, seed, 0.6)[0] for seed in range(20))
    return next(table for table in games if table.undos)
