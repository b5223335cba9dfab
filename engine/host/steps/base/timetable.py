"""The timetable: all that is still due in a game, with its time; reminders wait for the day."""

import hmac
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from math import inf
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Decide, Seat
from engine.core.table import Table
from engine.host.steps.base.vote_counts import is_settled
from engine.host.values.deadlines import Deadline
from engine.host.values.people import Delivery, Person
from engine.host.values.proceedings import Vote
from engine.host.values.records import OPEN, GameInfo, GameStatus, Reach, SeatInfo
from engine.host.values.rows import GameRow
from engine.host.values.terms import Night, Progress, Terms
from engine.host.values.times import after, asleep_since, asleep_until, before, between

# A computer captain answers after a share of the pace, so that it neither hurries nor tells by
# its haste what it holds: the share depends on the question's public name alone. So does a seat
# with one answer only, whose captain is not asked.
LONGEST_PACE = 1200.0
LEAST_SHARE, MOST_SHARE = 0.02, 0.15
# The last captain hears a little later that all wait: that somebody answered shall not show.
LEAST_DELAY, MOST_DELAY = 0.02, 0.1
LOT_BYTES = 4
ASKED = 1 << 12  # captains whose reminders are remembered, question by question
WORTH_SAYING = 600.0  # seconds given back
LOST_LIFE = 7 * 86400.0  # seconds that a game waits for its server to let us in again


class What(StrEnum):
    """What is due."""

    EXPIRY = "expiry"  # of a lobby that nobody fills
    START = "start"  # of a game whose start post is out
    RESUME = "resume"  # after a pause
    LAPSE = "lapse"  # of a vote
    ANSWER = "answer"  # of a computer captain
    ONLY = "only"  # the answer of a seat that has no other
    CLOSING = "closing"  # of a group in which all are done, after the grace
    DUE = "due"  # the deadline
    REMINDER = "reminder"
    NUDGE = "nudge"  # the last captain hears that all wait
    LOST = "lost"  # the end of a game whose server we are not on any more
    AWAY = "away"  # time was given back, and nobody has been told


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
    if info.status in OPEN and info.proceedings.lost is not None:
        yield Item(info.proceedings.lost + LOST_LIFE, What.LOST)
        return
    if info.status is GameStatus.LOBBY and info.proceedings.expires is not None:
        yield Item(info.proceedings.expires, What.EXPIRY)
    if info.due_to_begin():
        yield Item(0.0, What.START)
    if info.status is not GameStatus.RUNNING:
        return
    if info.proceedings.vote is not None:
        yield Item(_end_of(info, info.proceedings.vote), What.LAPSE)
    if info.proceedings.pause is not None:
        yield Item(info.proceedings.pause.until, What.RESUME)
    elif deadline is not None and table is not None:
        yield Item(deadline.due, What.DUE)
        if deadline.closing is not None:
            yield Item(deadline.closing, What.CLOSING)
        if speaks_of_away(info, deadline):
            yield Item(deadline.rung, What.AWAY)
        yield from _of_captains(row, deadline, table, people)


def seats_due(due: Iterable[Item], what: What, now: float) -> tuple[Seat, ...]:
    """List the seats of which something is due by now, each once."""
    found = [item.seat for item in due if item.what is what and item.at <= now]
    return tuple(dict.fromkeys([seat for seat in found if seat is not None]))


def speaks_of_away(info: GameInfo, deadline: Deadline) -> bool:
    """Tell whether it is worth saying that time was given back; nobody counts it who is alone."""
    return deadline.away >= WORTH_SAYING and not info.terms.alone


def _end_of(info: GameInfo, vote: Vote) -> float:
    """Return when a vote ends: at once where the word of those who have gone is not missing."""
    return 0.0 if is_settled(info, vote) else vote.closes


def _of_captains(
    row: GameRow, deadline: Deadline, table: Table, people: Mapping[int, Person]
) -> Iterator[Item]:
    for captain in reminded(row.info, table, people):
        if captain.strength:
            yield Item(answer_time(row, deadline, captain.seat), What.ANSWER, captain.seat)
            continue
        if answers_itself(row.info, table, captain.seat):
            yield Item(own_time(row, deadline, captain.seat), What.ONLY, captain.seat)
        if captain.person is not None and not row.info.terms.alone:  # nobody waits for them
            person = people.get(captain.person, Person())
            if captain.missed:  # once is enough for who may have gone
                person = replace(person, reminders=tuple(sorted(person.reminders)[:1]))
            for at in reminder_times(deadline, person, row.info.terms):
                yield Item(at, What.REMINDER, captain.seat)
    last = last_of(row.info, table)
    if last is not None and last.person is not None and not last.missed:
        person = people.get(last.person, Person())
        nudge = nudge_time(deadline, person, row.info.terms)
        if nudge is not None:
            yield Item(nudge, What.NUDGE, last.seat)


def owing(info: GameInfo, table: Table) -> tuple[SeatInfo, ...]:
    """List the captains who owe an answer; the one source for all who want to know."""
    return tuple([captain for captain in asked(info, table) if not table.is_done(captain.seat)])


def asked(info: GameInfo, table: Table) -> tuple[SeatInfo, ...]:
    """List the captains to whom the open question goes."""
    pending = table.pending()
    if not isinstance(pending, Decide) or info.status is not GameStatus.RUNNING:
        return ()
    return tuple([info.seats[ask.seat] for ask in pending.asks])


def is_untold(table: Table, seat: Seat) -> bool:
    """Tell whether a seat is asked and has one answer only: it is sent no question.

    Of a window nothing is sent anyway to who has no use for it.
    """
    return not is_window(table) and table.only_answer(seat) is not None


def answers_itself(info: GameInfo, table: Table, seat: Seat) -> bool:
    """Tell whether a seat is still to give its only answer by itself.

    For who has gone it would tell that there was no other: the deadline answers there.
    """
    if info.seats[seat].strength or info.is_absent(seat) or table.is_done(seat):
        return False
    return is_untold(table, seat)


def is_window(table: Table) -> bool:
    """Tell whether the open question closes at its time and not before, whoever answers."""
    pending = table.pending()
    return isinstance(pending, Decide) and pending.window is not None


def last_of(info: GameInfo, table: Table) -> SeatInfo | None:
    """Return the one captain for whom all others wait, unless the table keeps that to itself.

    Computer captains have time: where only they wait, nobody is hurried.
    """
    if info.terms.progress is Progress.NOTHING or is_window(table):
        return None
    owe = owing(info, table)
    if len(owe) != 1 or owe[0].strength:
        return None
    waits = any(not each.strength for each in asked(info, table) if each is not owe[0])
    return owe[0] if waits else None


def reminded(info: GameInfo, table: Table, people: Mapping[int, Person]) -> tuple[SeatInfo, ...]:
    """List who is to be reminded, or to answer by itself, when the time comes.

    Where the table keeps to itself who is done, those who are reminded in public are so whether
    they are done or not. A window waits for nobody, so nobody is reminded of it.
    """
    owe = owing(info, table)
    if is_window(table):
        return tuple(captain for captain in owe if captain.strength)
    if info.terms.progress is Progress.NAMES:
        return owe
    public = (each for each in asked(info, table) if each not in owe and called(each, people))
    return (*owe, *public)


def called(captain: SeatInfo, people: Mapping[int, Person]) -> bool:
    """Tell whether a captain is mentioned in the channel, as no direct message may be sent."""
    if captain.person is None or captain.strength or captain.left:
        return False
    if people.get(captain.person, Person()).place is Delivery.CHANNEL:
        return True
    return captain.mention and captain.reach is Reach.CLOSED


def answer_time(row: GameRow, deadline: Deadline, seat: Seat) -> float:
    """Return when the computer captain of a seat answers: at once to whoever is alone with it."""
    if row.info.terms.alone or row.info.terms.prompt:
        return deadline.opened
    allotted = min(row.info.terms.pace, LONGEST_PACE, deadline.allotted or LONGEST_PACE)
    seconds = _answer_share(row, deadline, seat) * allotted
    return after(deadline.opened, seconds, row.info.terms.night)


def own_time(row: GameRow, deadline: Deadline, seat: Seat) -> float:
    """Return when a seat gives its only answer by itself, as if its captain had been asked.

    It takes a share of what is left of the clock when the question is asked: a sitting has one
    clock for many questions.
    """
    night, passed = row.info.terms.night, row.open_posts.passed
    left = max(between(deadline.opened, deadline.due, night) - passed, 0.0)
    seconds = _answer_share(row, deadline, seat) * min(row.info.terms.pace, LONGEST_PACE, left)
    return after(deadline.opened, passed + seconds, night)


def _answer_share(row: GameRow, deadline: Deadline, seat: Seat) -> float:
    lot = _lot(row, f"answer {deadline.group} {seat}")
    return LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * lot


def nudge_delay(row: GameRow, group: str) -> float:
    """Return how long after the last but one answer the last captain hears of it."""
    share = LEAST_DELAY + (MOST_DELAY - LEAST_DELAY) * _lot(row, f"nudge {group}")
    return share * row.info.terms.pace


def watched(row: GameRow, table: Table | None, now: float) -> GameRow:
    """Return the row with the time at which the last captain hears that all wait."""
    deadline = row.deadline
    if deadline is None or table is None or deadline.nudged:
        return row
    waits = deadline.closing is None and last_of(row.info, table) is not None
    if waits == (deadline.nudge is not None):
        return row
    nudge = now + nudge_delay(row, deadline.group) if waits else None
    return replace(row, deadline=replace(deadline, nudge=nudge))


def _lot(row: GameRow, name: str) -> float:
    """Draw a number from 0 up to 1 that is always the same, and known to the game's key alone."""
    number = int.from_bytes(hmac.digest(row.key, name.encode(), "sha256")[:LOT_BYTES], "big")
    return number / float(2 ** (8 * LOT_BYTES))


# Of two reminders that a night pushed together only the first goes out.
LEAST_GAP, LONGEST_GAP = 0.02, 900.0  # of the time allotted, and seconds
SLACK = 1.0  # seconds by which a time may miss itself after it was moved by another road
MARGIN = 60.0  # seconds before a night in which a late ring might fall into it


def reminder_times(deadline: Deadline, person: Person, terms: Terms) -> tuple[float, ...]:
    """List when somebody is still to be reminded."""
    nights = (terms.night, person.quiet)
    return _reminders(deadline.due, deadline.allotted, deadline.rung, person.reminders, nights)


@lru_cache(maxsize=ASKED)
def _reminders(
    due: float,
    allotted: float,
    rung: float,
    shares: tuple[float, ...],
    nights: tuple[Night | None, Night | None],
) -> tuple[float, ...]:
    """List what is left of the shares of a time; each step of a game looks for the next again."""
    wanted = [before(due, share * allotted, nights[0]) for share in shares]
    apart = min(LONGEST_GAP, allotted * LEAST_GAP)
    last, left = -inf, []
    for at in sorted([_awake(at, due, rung, nights) for at in wanted]):
        if at - last >= apart:
            last = at
            if rung + SLACK < at:
                left.append(at)
    return tuple(left)


def nudge_time(deadline: Deadline, person: Person, terms: Terms) -> float | None:
    """Return when the last captain hears that all wait; None where not at all."""
    if deadline.nudge is None or deadline.nudged or not person.reminders:
        return None
    at = _morning(deadline.nudge, deadline.due, (terms.night, person.quiet))
    return at if at < deadline.due else None


def _awake(at: float, due: float, rung: float, nights: tuple[Night | None, ...]) -> float:
    """Return when to remind instead of at `at`.

    What would wake somebody goes to the end of the night, else to just before it began.
    """
    morning = _morning(at, due, nights)
    return morning if morning < due else _evening(at, rung, nights)


def _morning(at: float, due: float, nights: tuple[Night | None, ...]) -> float:
    """Return the first time from `at` on that is in no night, nor just before one."""
    if not any(nights):
        return min(at, due)
    while at < due:
        ends = [
            asleep_until(at, night) or asleep_until(at + MARGIN, night) or at for night in nights
        ]
        if max(ends) <= at:
            return at
        at = max(ends)
    return due


def _evening(at: float, least: float, nights: tuple[Night | None, ...]) -> float:
    """Return the last time up to `at` that is in no night, nor just before one."""
    while at > least:
        begins = [
            asleep_since(at, night) or asleep_since(at + MARGIN, night) or inf for night in nights
        ]
        latest = min(begins) - MARGIN
        if latest >= at:
            return at
        at = latest
    return least
