"""Checks of undo: it is offered only while nothing came out, and nothing old fits after it."""

import random
from typing import Any

from engine.core.asks import Decide, Over, Turn, Viewer
from engine.core.chance import SeededChance
from engine.core.contract import AnyGame
from engine.core.log import Closed
from engine.core.playthrough import MAX_GROUPS
from engine.core.replay import replay
from engine.core.table import Reason, Refusal, Table, open_table
from tests.contract.playing import taken
from tests.contract.records import (
    Step,
    any_answer,
    dice,
    dump,
    events_of,
    imagined,
    key_of,
    legal,
    record,
    viewers,
)
from tests.contract.subjects import Subject

TWINS = 3
UNDOING = 0.1


def check_undo(subject: Subject, seats: int, seed: int) -> None:
    """Take back whatever can be taken back and answer again, through a whole game."""
    game, rng, chance = subject.game, dice(seed, "undo"), SeededChance(key_of(seed))
    table = open_table(game, subject.setup(seats, seed))[0].settle(chance)[0]
    used: set[str] = set()
    for _ in range(MAX_GROUPS):
        pending, group = table.pending(), table.group() or ""
        if isinstance(pending, Over):
            break
        assert isinstance(pending, Decide)
        assert group not in used, f"{group} comes again"
        used.add(group)
        before = table
        answered = table
        for ask in pending.asks:
            answer = any_answer(game, table.state, ask, rng)
            answered = taken(answered.submit(ask.seat, group, answer))
        table, _ = answered.settle(chance)
        if rng.random() < max(subject.rate, 0.3):
            table = _take_back(before, table, used, chance)
    again = replay(game, table.setup, table.log)
    assert dump(again.state) == dump(table.state), "the log and its undos lead elsewhere"


def _take_back(before: Table, after: Table, used: set[str], chance: SeededChance) -> Table:
    """Undo the last group if that is offered, and close it again with the same answers."""
    undone = after.undo()
    last = after.log[-1]
    if not isinstance(last, Closed) or last.barrier:
        assert undone == Refusal(Reason.NOTHING_TO_UNDO)
        for seat in range(after.setup.seats):
            assert after.undo_own(seat) == Refusal(Reason.NOTHING_TO_UNDO)
        return after
    undone = _alone(after, last, taken(undone))
    assert dump(undone.state) == dump(before.state), "undo leads elsewhere"
    group = undone.group() or ""
    assert group not in used, f"{group} matches again after an undo"
    used.add(group)
    again = undone
    for given in last.given:
        for old in used - {group}:
            assert undone.submit(given.seat, old, given.answer) == Refusal(Reason.TOO_LATE)
        again = taken(again.submit(given.seat, group, given.answer, given.source))
    again, _ = again.settle(chance)
    assert dump(again.state) == dump(after.state), "the same answers lead elsewhere"
    return again


def _alone(after: Table, last: Closed, undone: Table) -> Table:
    """Undo as the one seat that gave the last answer, where there is one; others may not."""
    owner = last.given[0].seat if len(last.given) == 1 else None
    for seat in range(after.setup.seats):
        own = after.undo_own(seat)
        if seat != owner:
            assert own == Refusal(Reason.NOTHING_TO_UNDO), f"{seat} undoes {last.group} alone"
            continue
        own = taken(own)
        assert dump([own.state, own.group()]) == dump([undone.state, undone.group()])
        undone = own
    return undone


def check_many_undos(subject: Subject, seats: int, seed: int) -> None:
    """Steps are taken back one by one to where something came out, as if never taken."""
    rng, chance = dice(seed, "many undos"), SeededChance(key_of(seed))
    table = open_table(subject.game, subject.setup(seats, seed))[0].settle(chance)[0]
    before: list[Table] = [table]
    for _ in range(MAX_GROUPS):
        pending = table.pending()
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Decide)
        for ask in pending.asks:
            answer = any_answer(subject.game, table.state, ask, rng)
            table = taken(table.submit(ask.seat, table.group() or "", answer))
        table, _ = table.settle(chance)
        before = [*before, table] if table.last_step() is not None else [table]
        if len(before) > 1 and rng.random() < UNDOING:
            for earlier in reversed(before[:-1]):
                table = taken(table.undo())
                assert dump(table.state) == dump(earlier.state), "undo leads elsewhere"
            assert table.undo() == Refusal(Reason.NOTHING_TO_UNDO)
            before = [table]


def check_barriers(subject: Subject, seats: int, seed: int) -> None:
    """A step without barrier lets nothing out: in every twin it shows its viewer the same."""
    rng = dice(seed, "barriers")
    for step in record(subject, seats, seed):
        if step.asks and not step.turn.barrier:
            for viewer in viewers(seats):
                _check_nothing_out(subject.game, step, viewer, rng)


def _check_nothing_out(game: AnyGame, step: Step, viewer: Viewer, rng: random.Random) -> None:
    shown = _shown(game, step.turn, viewer)
    for _ in range(TWINS):
        twin = imagined(game, step.before, viewer, rng.randrange(1 << 30))
        if all(legal(game, twin, ask, step.answers[ask.seat]) for ask in step.asks):
            other = _shown(game, game.decide(twin, step.answers), viewer)
            assert other == shown, f"{game.id}: {step.pending} shows things and can be undone"


def _shown(game: AnyGame, turn: Turn[Any, Any], viewer: Viewer) -> bytes:
    return dump([events_of(turn, viewer), game.view(turn.state, viewer)])
