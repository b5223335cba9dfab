"""The agenda: all that is still due in a game, with its time; deadlines, reminders, computers."""

import hmac
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from engine.core.asks import Decide, Seat
from engine.core.table import SeatStatus, Table
from engine.host.people import Person
from engine.host.records import GameInfo, GameStatus, SeatInfo
from engine.host.rows import Deadline, GameRow
from engine.host.running import asleep_until

# A computer captain answers after a share of the pace, so that it neither hurries nor tells by
# its haste what it holds: the share depends on the question's public name alone.
LONGEST_PACE = 1200.0
LEAST_SHARE, MOST_SHARE = 0.02, 0.15
SHARE_BYTES = 4


class What(StrEnum):
    """What is due."""

    EXPIRY = "expiry"  # of a lobby that nobody fills
    RESUME = "resume"  # after a pause
    LAPSE = "lapse"  # of a vote
    ANSWER = "answer"  # of a computer captain
    CLOSING = "closing"  # of a group in which all are done, after the grace
    DUE = "due"  # the deadline
    REMINDER = "reminder"


class Item(NamedTuple):
    """One thing that is due; `seat` for those that concern one captain."""

    at: float
    what: What
    seat: Seat | None = None


def wake_of(row: GameRow, table: Table | None, people: Mapping[int, Person]) -> float | None:
    """Return when something is due next in a game, if anything ever is."""
    return min((item.at for item in items(row, table, people)), default=None)


def items(row: GameRow, table: Table | None, people: Mapping[int, Person]) -> Iterator[Item]:
    """List what is due, in no order."""
    info, deadline = row.info, row.deadline
    if info.status is GameStatus.LOBBY and info.affairs.expires is not None:
        yield Item(info.affairs.expires, What.EXPIRY)
    if info.status is not GameStatus.RUNNING:
        return
    if info.affairs.vote is not None:
        yield Item(info.affairs.vote.closes, What.LAPSE)
    if info.affairs.pause is not None:
        yield Item(info.affairs.pause.until, What.RESUME)
    elif deadline is not None and table is not None:
        yield Item(deadline.due, What.DUE)
        if deadline.closing is not None:
            yield Item(deadline.closing, What.CLOSING)
        yield from _of_captains(row, deadline, table, people)


def _of_captains(
    row: GameRow, deadline: Deadline, table: Table, people: Mapping[int, Person]
) -> Iterator[Item]:
    for captain in owing(row.info, table):
        if captain.strength:
            yield Item(answer_time(row, deadline, captain.seat), What.ANSWER, captain.seat)
        elif captain.person is not None:
            person = people.get(captain.person, Person())
            for at in reminder_times(deadline, person, row.info):
                yield Item(at, What.REMINDER, captain.seat)


def owing(info: GameInfo, table: Table) -> tuple[SeatInfo, ...]:
    """List the captains who owe an answer; the one source for all who want to know."""
    pending = table.pending()
    if not isinstance(pending, Decide) or info.status is not GameStatus.RUNNING:
        return ()
    return tuple(
        info.seats[ask.seat]
        for ask in pending.asks
        if table.status(ask.seat) is not SeatStatus.DONE
    )


def answer_time(row: GameRow, deadline: Deadline, seat: Seat) -> float:
    """Return when the computer captain of a seat answers."""
    name = f"answer {deadline.group} {seat}".encode()
    number = int.from_bytes(hmac.digest(row.key, name, "sha256")[:SHARE_BYTES], "big")
    share = LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * number / float(2 ** (8 * SHARE_BYTES))
    return deadline.opened + share * min(row.info.terms.pace, LONGEST_PACE)


def reminder_times(deadline: Deadline, person: Person, info: GameInfo) -> Iterator[float]:
    """List when somebody is still to be reminded; never at night, never in their quiet hours."""
    for share in person.reminders:
        at = deadline.due - share * (deadline.due - deadline.opened)
        at = asleep_until(at, info.terms.night) or at
        at = asleep_until(at, person.quiet) or at
        if deadline.rung < at < deadline.due:
            yield at
