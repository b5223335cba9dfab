"""Extensions: a little more time for one question, from a small budget of each seat."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.table import SeatStatus, Table
from engine.core.words import say
from engine.host.steps.absence import come_back
from engine.host.steps.scenes import refresh
from engine.host.steps.step import Draft
from engine.host.values.denials import Denial, Denied
from engine.host.values.moments import moment
from engine.host.values.rows import Deadline, GameRow
from engine.host.values.running_time import after, between

SHARE = 0.25  # of the pace that one extension adds
LEAST_EXTRA = 60.0  # seconds
LEADERS: Seat = -1  # stands for host and staff among the seats that got more time


def extra(pace: float) -> float:
    """Tell how many seconds an extension adds."""
    return max(SHARE * pace, LEAST_EXTRA)


def extend_as_leader(draft: Draft, name: str) -> Denied | None:
    """Give more time from nobody's budget, once per question."""
    deadline = _open(draft, None)
    if isinstance(deadline, Denied):
        return deadline
    if LEADERS in deadline.extended:
        return Denied(Denial.EXTENDED)
    _extend(draft, deadline, LEADERS, name)
    return None


def extend_as_captain(draft: Draft, seat: Seat, group: str | None) -> Denied | None:
    """Give a captain more time who still owes an answer, once per question."""
    deadline = _open(draft, group)
    if isinstance(deadline, Denied):
        return deadline
    come_back(draft, seat)
    assert draft.table is not None
    if denied := _why_not(draft.row, draft.table, deadline, seat):
        return denied
    captain = draft.info.seats[seat]
    draft.tell_seat(seat, extended=captain.extended + 1)
    _extend(draft, deadline, seat, captain.name)
    return None


def extensions_left(row: GameRow, table: Table, seat: Seat) -> int:
    """Tell how many extensions a captain has left; 0 also where none can be had just now."""
    deadline = row.deadline
    if deadline is None or row.info.affairs.pause is not None:
        return 0
    if _why_not(row, table, deadline, seat) is not None:
        return 0
    return row.info.terms.extensions - row.info.seats[seat].extended


def _open(draft: Draft, group: str | None) -> Deadline | Denied:
    """Return the deadline that may be moved."""
    deadline = draft.row.deadline
    if deadline is None:
        return Denied(Denial.NOT_RUNNING)
    if group is not None and group != deadline.group:
        return Denied(Denial.TOO_LATE)
    if draft.info.affairs.pause is not None:
        return Denied(Denial.ALREADY_PAUSED)
    return deadline


def _why_not(row: GameRow, table: Table, deadline: Deadline, seat: Seat) -> Denied | None:
    """Tell why a captain gets no more time, if so."""
    match table.status(seat):
        case SeatStatus.NOT_NEEDED:
            return Denied(Denial.NOT_ASKED)
        case SeatStatus.DONE:
            return Denied(Denial.NO_HURRY)
    if seat in deadline.extended:
        return Denied(Denial.EXTENDED)
    if row.info.seats[seat].extended >= row.info.terms.extensions:
        return Denied(Denial.NO_EXTENSIONS)
    return None


def _extend(draft: Draft, deadline: Deadline, who: Seat, name: str) -> None:
    terms = draft.info.terms
    due = after(deadline.due, extra(terms.pace), terms.night)
    draft.set_deadline(
        replace(
            deadline,
            due=due,
            extended=(*deadline.extended, who),
            allotted=between(draft.now, due, terms.night),
            rung=max(draft.now, deadline.rung),
        )
    )
    refresh(draft)
    draft.note(say("note-extended", who=name, when=moment(due)))
