"""Sittings: questions to a seat that follow from its own answers share a message and a clock."""

from msgspec.structs import replace

from engine.core.asks import Decide, Seat
from engine.core.log import Closed
from engine.core.table import Table
from engine.host.steps.base.step import Step
from engine.host.values.deadlines import Deadline
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import Answered, OpenSitting
from engine.host.values.times import between

LONG_REST = 30.0  # seconds after which nobody looks at a panel any more


def clock_for(step: Step, table: Table, left: Deadline | None = None) -> Deadline:
    """Start the clock of an open question, or let that of its sitting run on, or `left`.

    The clock of a sitting does not start anew with each of its questions; while others are
    asked it rests. After a long rest its captain is told anew, as edits ring on no phone. In a
    pause it starts where the pause began, whose end moves it by its length.
    """
    pending, group = table.pending(), table.group()
    assert isinstance(pending, Decide)
    assert group is not None
    at, terms = _now(step), step.info.terms
    share = 1.0 if pending.window is None else pending.window
    clock = Deadline.opening(group, at, terms, share)
    if left is not None:
        clock = replace(left, group=group, closing=None, rung=at)
    sittings = _rested(step, at)
    if (sitting := table.sitting()) is not None:
        known = _found(sittings.get(sitting.seat), sitting.name)
        if known.clock is not None and left is None:
            clock = replace(known.clock, group=group, closing=None)
            if known.rests != at:
                clock = clock.later(known.rests, at, terms.night)
            if at - known.rests >= LONG_REST:
                known = replace(known, post=0)
                _let_call(step, sitting.seat)
        sittings[sitting.seat] = replace(known, clock=None)
    if sittings != step.row.open_posts.sittings:
        step.keep_posts(sittings=sittings)
    _note_passed(step, clock)
    return clock


def ask_anew(step: Step) -> None:
    """Let a seat think from now on where it answers by itself: somebody came who just sat down."""
    if step.row.deadline is not None:
        _note_passed(step, step.row.deadline)


def _note_passed(step: Step, clock: Deadline) -> None:
    passed = between(clock.opened, _now(step), step.info.terms.night)
    if passed != step.row.open_posts.passed:
        step.keep_posts(passed=passed)


def keep_clock(step: Step, closed: tuple[Closed, ...], answered: Deadline | None) -> None:
    """Keep the clock of the question that was answered just now; none once something came out."""
    clocks, now = step.row.open_posts.answered, step.row.deadline
    if step.table is None or step.table.anchor is None:
        clocks = {}
    elif closed and answered is not None and now is not None:
        clocks = {**clocks, closed[0].group: Answered(answered, now.opened)}
    if clocks != step.row.open_posts.answered:
        step.keep_posts(answered=clocks)


def clock_left(step: Step, before: Table, table: Table) -> Deadline | None:
    """Return the clock of a question whose captain takes the answer back.

    It ran on all the while, else an answer given and taken back again and again would win time
    without end: nobody takes back what could not be answered any more. None within a sitting,
    whose clock runs on by itself.
    """
    last, open_now = before.last_step(), step.row.deadline
    if before.sitting() is not None and before.sitting() == table.sitting():
        return None
    kept = None if last is None else step.row.open_posts.answered.get(last.group)
    if kept is None or open_now is None:
        return None
    clock = kept.clock.later(kept.until, open_now.opened, step.info.terms.night)
    if clock.due <= _now(step):
        raise DeniedError(Denial.ANSWER_STANDS)
    return clock


def _now(step: Step) -> float:
    """Return the time, or when the pause began: its end moves all clocks by its length."""
    pause = step.info.proceedings.pause
    return step.now if pause is None else pause.since


def order_of(step: Step, table: Table, seat: Seat) -> int | None:
    """Return the number of the order in which the sitting of a seat is told, if there is one."""
    known = _current(step, table, seat)
    return None if known is None else known.post or None


def note_order(step: Step, table: Table, seat: Seat, number: int) -> None:
    """Note that the new order `number` tells the sitting of a seat; what is above it does not.

    A sitting that goes on later is told anew below: nobody looks for an edit further up.
    """
    known = step.row.open_posts.sittings.get(seat)
    if known is None:
        return
    outer = None if known.outer is None else replace(known.outer, post=0)
    post = 0 if _current(step, table, seat) is None else number
    _keep(step, seat, replace(known, post=post, outer=outer))


def note_untold(step: Step, table: Table, seat: Seat) -> None:
    """Note that a question of a sitting is not told, as it has one answer: the next one rings."""
    known = _current(step, table, seat)
    if known is not None and known.post:
        _keep(step, seat, replace(known, post=0))


def forget_order(step: Step, seat: Seat) -> None:
    """Tell what is asked in a message of its own again: somebody else sits there now."""
    posts = step.row.open_posts
    step.keep_posts(
        orders={at: each for at, each in posts.orders.items() if at != seat},
        reminders={at: each for at, each in posts.reminders.items() if at != seat},
    )
    known = posts.sittings.get(seat)
    if known is not None:
        _keep(step, seat, replace(known, post=0))


def missed_once(step: Step, seat: Seat) -> bool:
    """Note that a seat missed a question; tell whether that counts, once in a sitting."""
    before = step.table_before
    known = None if before is None else _current(step, before, seat)
    if known is None:
        return True
    _keep(step, seat, replace(known, missed=True))
    return not known.missed


def _found(known: OpenSitting | None, name: str) -> OpenSitting:
    """Find a sitting of a seat, or begin it; the one within which it begins goes on later."""
    if known is None or known.name == name:
        return known or OpenSitting(name)
    if name.startswith(f"{known.name}:"):
        return OpenSitting(name, outer=known)
    return _found(known.outer, name)


def _current(step: Step, table: Table, seat: Seat) -> OpenSitting | None:
    sitting, known = table.sitting(), step.row.open_posts.sittings.get(seat)
    if sitting is None or known is None or (sitting.seat, sitting.name) != (seat, known.name):
        return None
    return known


def _rested(step: Step, at: float) -> dict[Seat, OpenSitting]:
    """List the sittings while none of them is asked anything; the clocks of all rest."""
    clock = step.row.deadline
    return {
        seat: each if each.clock or clock is None else replace(each, clock=clock, rests=at)
        for seat, each in step.row.open_posts.sittings.items()
    }


def _let_call(step: Step, seat: Seat) -> None:
    """Let a captain be mentioned again, however short ago that was."""
    called = step.row.open_posts.called
    step.keep_posts(called={each: at for each, at in called.items() if each != seat})


def _keep(step: Step, seat: Seat, sitting: OpenSitting) -> None:
    step.keep_posts(sittings={**step.row.open_posts.sittings, seat: sitting})
