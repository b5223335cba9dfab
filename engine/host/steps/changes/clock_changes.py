"""Changing the clock: it stands still, also where the server is lost, or a seat gets more time."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.table import SeatStatus, Table
from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import LOST_LIFE, is_window
from engine.host.steps.changes.lobby import call_off_privately
from engine.host.steps.news.scenes import refresh
from engine.host.steps.seats.absence import come_back
from engine.host.steps.seats.patience import only_absent_owe
from engine.host.values.deadlines import LEADERS, Deadline
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.proceedings import Pause
from engine.host.values.records import GameStatus
from engine.host.values.rows import GameRow, Payload
from engine.host.values.times import after, between, moment

SHORTEST_PAUSE, LONGEST_PAUSE = 60.0, 30 * 86400.0


def pause(step: Step, seconds: float) -> Pause:
    """Let the clock stand still; answers are still taken, but nothing closes."""
    until = step.now + min(max(seconds, SHORTEST_PAUSE), LONGEST_PAUSE)
    stands = Pause(step.now, until)
    step.tell_proceedings(pause=stands)
    refresh(step)
    return stands


def resume(step: Step) -> None:
    """Let the clock run on, and say until when; the time that passed did not count."""
    stood = step.info.proceedings.pause
    if stood is None:
        return
    step.tell_proceedings(pause=None)
    deadline = step.row.deadline
    if deadline is not None:
        deadline = deadline.later(stood.since, step.now, step.info.terms.night)
        step.set_deadline(deadline)
        refresh(step)
    if deadline is not None and step.table is not None and not step.table.ready():
        step.note(say("note-due", when=moment(deadline.due)))


def end_pause(step: Step) -> bool:
    """Let a pause end by itself whose time is over; tell whether there was one."""
    stood = step.info.proceedings.pause
    if stood is None or stood.until > step.now:
        return False
    step.note(say("note-pause-over"))
    resume(step)
    return True


SHARE = 0.25  # of the pace that one extension adds
LEAST_EXTRA = 60.0  # seconds


def extra(pace: float) -> float:
    """Tell how many seconds an extension adds."""
    return max(SHARE * pace, LEAST_EXTRA)


def extend_as_leader(step: Step, name: str) -> None:
    """Give more time from nobody's budget, once per question."""
    deadline = _open(step, None)
    if LEADERS in deadline.extended:
        raise DeniedError(Denial.EXTENDED)
    if only_absent_owe(step):  # more time is for them, or it would be for nobody
        deadline = replace(deadline, closing=None)
    _extend(step, deadline, LEADERS, name)


def extend_as_captain(step: Step, seat: Seat, group: str | None) -> None:
    """Give a captain more time who still owes an answer, once per question."""
    deadline = _open(step, group)
    come_back(step, seat)
    assert step.table is not None
    if why := _why_not(step.row, step.table, deadline, seat):
        raise DeniedError(why)
    captain = step.info.seats[seat]
    step.tell_seat(seat, extended=captain.extended + 1)
    _extend(step, deadline, seat, captain.name)


def extensions_left(row: GameRow, table: Table, seat: Seat) -> int:
    """Tell how many extensions a captain has left; 0 also where none can be had just now."""
    deadline = row.deadline
    if deadline is None or row.info.proceedings.pause is not None:
        return 0
    if _why_not(row, table, deadline, seat) is not None:
        return 0
    return row.info.terms.extensions - row.info.seats[seat].extended


def _open(step: Step, group: str | None) -> Deadline:
    """Return the deadline that may be moved."""
    deadline = step.row.deadline
    if deadline is None:
        raise DeniedError(Denial.NOT_RUNNING)
    if group is not None and group != deadline.group:
        raise DeniedError(Denial.TOO_LATE)
    if step.info.terms.alone:
        raise DeniedError(Denial.NO_HURRY, said=say("alone-no-clock"))
    if step.info.proceedings.pause is not None:
        raise DeniedError(Denial.ALREADY_PAUSED)
    if step.table is not None and is_window(step.table):
        raise DeniedError(Denial.IN_WINDOW)
    return deadline


def _why_not(row: GameRow, table: Table, deadline: Deadline, seat: Seat) -> Denial | None:
    """Tell why a captain gets no more time, if so."""
    if is_window(table):
        return Denial.IN_WINDOW
    match table.status(seat):
        case SeatStatus.NOT_NEEDED:
            return Denial.NOT_ASKED
        case SeatStatus.DONE:
            return Denial.NO_HURRY
    if seat in deadline.extended:
        return Denial.EXTENDED
    if row.info.seats[seat].extended >= row.info.terms.extensions:
        return Denial.NO_EXTENSIONS
    return None


def _extend(step: Step, deadline: Deadline, who: Seat, name: str) -> None:
    terms = step.info.terms
    due = after(deadline.due, extra(terms.pace), terms.night)
    step.set_deadline(
        replace(
            deadline,
            due=due,
            extended=(*deadline.extended, who),
            allotted=between(step.now, due, terms.night),
            rung=max(step.now, deadline.rung),
        )
    )
    refresh(step)
    step.note(say("note-extended", who=name, when=moment(due)))


def lose(step: Step) -> None:
    """Let a game stand still; nobody can be told of it now."""
    if step.info.proceedings.lost is not None:
        return
    step.tell_proceedings(lost=step.now)
    if step.info.status is GameStatus.RUNNING and step.info.proceedings.pause is None:
        step.tell_proceedings(pause=Pause(step.now, step.now + LOST_LIFE))


def end_lost(step: Step) -> None:
    """End a game that has waited for long enough."""
    lost = step.info.proceedings.lost
    if lost is not None and lost + LOST_LIFE <= step.now:
        last = Payload(text=say("vanished-server", number=step.info.number))
        step.keep_posts(summons=())  # where they stand nobody writes any more
        call_off_privately(step, last)


def found_again(step: Step) -> bool:
    """Note that the server has let the bot in again; tell whether its own pause ended with that."""
    lost, stood = step.info.proceedings.lost, step.info.proceedings.pause
    step.tell_proceedings(lost=None)
    if lost is None or stood is None or stood.since != lost:
        return False
    step.tell_proceedings(pause=None)
    return True
