"""The past of a game: its log played again, step by step, each step as one viewer saw it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import PUBLIC, Notice, Viewer
from engine.core.contract import AnyGame
from engine.core.log import Closed, Drawn, Entry, Undone
from engine.core.table import Table
from engine.host.values.past import PastStep


class ReplayedStep(msgspec.Struct, frozen=True, kw_only=True):
    """What the close of one group brought, its draws included; the first step is the setup.

    It holds states, so it stays within the host; `seen` makes of it what may be shown.
    """

    number: int
    group: str | None = None  # which group closed
    before: Any
    after: Any
    notices: tuple[Notice[Any], ...]
    entries: int = 0  # how long the log was when the step was over
    undone: int = 0  # how often the group was closed and taken back before


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A past as all of its viewers saw it, and from where it goes on once the log is longer."""

    entries: int  # how long the log was
    last: ReplayedStep
    shown: Mapping[Viewer, tuple[PastStep, ...]]


def steps_of(
    table: Table, last: ReplayedStep | None = None, entries: int = 0
) -> tuple[ReplayedStep, ...]:
    """Play the log again; answers of the open group are no part of it, nor what was undone.

    With the `last` step of when it had so many entries only what came since is played; nothing
    may have been taken back by then.
    """
    game, steps = table.game, list[ReplayedStep]()
    kept, undone = _kept(table.log)
    step = _setup(table) if last is None else last
    for number, entry in kept:
        if number < entries:
            continue
        if isinstance(entry, Closed):
            steps.append(step)
            turn = game.decide(step.after, {given.seat: given.answer for given in entry.given})
            step = ReplayedStep(
                number=step.number + 1,
                group=entry.group,
                before=step.after,
                after=turn.state,
                notices=turn.notices,
                entries=number + 1,
                undone=undone[entry.group],
            )
        else:
            turn = game.draw(step.after, entry.outcome)
            notices = step.notices + turn.notices
            step = replace(step, after=turn.state, notices=notices, entries=number + 1)
    return (*steps, step)


def _setup(table: Table) -> ReplayedStep:
    turn = table.game.start(table.setup)
    return ReplayedStep(number=0, before=turn.state, after=turn.state, notices=turn.notices)


def seen_by_all(table: Table, earlier: Replayed | None = None) -> Replayed:
    """Show all steps as each viewer saw them then; those of an `earlier` look are not made anew.

    It goes from step to step: what rules show of one moment is much the same for all.
    """
    if earlier is None or undone_since(table.log, earlier.entries):
        steps = steps_of(table)
        shown: dict[Viewer, list[PastStep]] = {
            viewer: [] for viewer in (PUBLIC, *range(table.setup.seats))
        }
    else:
        steps = steps_of(table, earlier.last, earlier.entries)  # what was last may have grown
        shown = {viewer: list(past[:-1]) for viewer, past in earlier.shown.items()}
    for step in steps:
        for viewer, past in shown.items():
            before = past[-1].after if past else None
            past.append(seen(table.game, step, viewer, before))
    told = {viewer: tuple(past) for viewer, past in shown.items()}
    return Replayed(entries=len(table.log), last=steps[-1], shown=told)


def seen(game: AnyGame, step: ReplayedStep, viewer: Viewer, before: Any = None) -> PastStep:
    """Show a step as `viewer` saw it then; `before` is the view before it, where that is known."""
    told = [notice.seen_by(viewer) for notice in step.notices]
    return PastStep(
        number=step.number,
        group=step.group,
        before=game.view(step.before, viewer) if before is None else before,
        after=game.view(step.after, viewer),
        events=tuple([event for event in told if event is not None]),
        entries=step.entries,
        undone=step.undone,
    )


def last_step(table: Table) -> int:
    """Return the number of the last step that counts; each undo took one back."""
    return [*map(type, table.log)].count(Closed) - table.undos


def undone_since(log: tuple[Entry, ...], entries: int) -> int:
    """Count what was taken back since the log had so many entries."""
    return sum(isinstance(entry, Undone) for entry in log[entries:])


def _kept(log: tuple[Entry, ...]) -> tuple[list[tuple[int, Closed | Drawn]], Counter[str]]:
    """List the entries that still count with their numbers, and count by group what does not."""
    kept: list[tuple[int, Closed | Drawn]] = []
    undone: Counter[str] = Counter()
    for number, entry in enumerate(log):
        if isinstance(entry, Undone):
            undone.update(gone.group for _, gone in kept[entry.kept :] if isinstance(gone, Closed))
            del kept[entry.kept :]
        else:
            kept.append((number, entry))
    return kept, undone
