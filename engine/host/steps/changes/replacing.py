"""Replacing: a seat goes to somebody else; what was answered stays, what was only begun goes."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.steps.base.sittings import ask_anew, forget_order
from engine.host.steps.base.step import Step
from engine.host.steps.changes.lobby import distinct
from engine.host.steps.news.orders import owe_briefing
from engine.host.steps.news.recording import forget_answers
from engine.host.steps.seats.absence import written_to
from engine.host.steps.seats.ballots import end_vote, show_vote, speak
from engine.host.steps.seats.offers import end_offers
from engine.host.steps.seats.seat_history import insist_may_take, knows, note_held
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, Reach, SeatKind
from engine.host.values.rows import Payload


def take_over(step: Step, seat: Seat, person: int, name: str) -> None:
    """Let a person who wants a seat have it, with a public line."""
    seats = step.info.seats
    old = seats[seat].name if 0 <= seat < len(seats) else ""
    give_to_person(step, seat, person, name)
    step.note(say("note-taken-over", old=old, new=step.info.seats[seat].name))


def give_to_person(step: Step, seat: Seat, person: int, name: str) -> None:
    """Let a person take a seat over, with all that it knows, and one extension to find their way.

    Who sat here before knows it: two who hand a seat to and fro gain no time. What went into
    chance stays: the dice of a game do not depend on who sits where later.
    """
    if not 0 <= seat < len(step.info.seats):
        raise DeniedError(Denial.NO_SUCH_SEAT)
    if step.info.seat_of(person) is not None:
        raise DeniedError(Denial.ALREADY_SEATED)
    insist_may_take(step, seat, person)
    _vacate(step, seat)
    ask_anew(step)
    end_offers(step, person=person)
    extended = step.info.seats[seat].extended
    if not knows(step, seat, person):
        extended = min(extended, step.info.terms.extensions - 1)
    step.tell_seat(
        seat,
        person=person,
        name=_unique(step, seat, name),
        kind=SeatKind.PERSON,
        strength="",
        extended=extended,
    )
    if step.info.seat_of(step.info.host) is None:
        step.tell(host=person)  # nobody else was left to lead
    if written_to(step, seat):
        owe_briefing(step, seat)


def give_to_computer(step: Step, seat: Seat, strength: str, name: str) -> None:
    """Let a computer captain take a seat over for good."""
    if not 0 <= seat < len(step.info.seats):
        raise DeniedError(Denial.NO_SUCH_SEAT)
    _vacate(step, seat)
    step.tell_seat(
        seat,
        person=None,
        name=_unique(step, seat, name),
        kind=SeatKind.COMPUTER,
        strength=strength,
    )


def insist_free(info: GameInfo, seat: Seat, person: int | None) -> None:
    """Deny to give a captain's seat away who plays on it, but by the word of that captain."""
    if not 0 <= seat < len(info.seats):
        raise DeniedError(Denial.NO_SUCH_SEAT)
    captain = info.seats[seat]
    if captain.person not in {None, person} and not info.is_absent(seat):
        raise DeniedError(Denial.STILL_PLAYS)


def heir(info: GameInfo) -> int | None:
    """Return who becomes host when the host goes: the first captain who is a person."""
    return next((each.person for each in info.seats if each.person is not None), None)


def unused(info: GameInfo, names: Sequence[str]) -> str:
    """Choose the first name that nobody bears."""
    taken = {each.name.casefold() for each in info.seats}
    free = [name for name in names if name.casefold() not in taken]
    return next(iter(free or names), "")


def _vacate(step: Step, seat: Seat) -> None:
    """Take whoever sits there off the seat, and tell them privately."""
    _forget(step, seat)
    forget_order(step, seat)
    forget_answers(step, [seat])
    _leave_vote(step, seat)
    end_offers(step, seat=seat)
    captain = step.info.seats[seat]
    step.tell_seat(seat, person=None, missed=0, left=False, mention=False, reach=Reach.UNKNOWN)
    if captain.person is None:
        return
    note_held(step, seat, captain.person)
    if captain.reach is not Reach.CLOSED:
        step.post(PostKind.FAREWELL, Payload(by=captain.person), seat=seat)
    if step.info.host == captain.person:
        step.tell(host=heir(step.info) or captain.person)


def _leave_vote(step: Step, seat: Seat) -> None:
    """Take a word back that the newcomer never gave; a vote about the seat, or by it, is moot."""
    vote = step.info.proceedings.vote
    if vote is None:
        return
    if seat in {vote.by, vote.about}:
        end_vote(step)
    elif seat in {*vote.ayes, *vote.nays}:
        show_vote(step, speak(step, vote, seat, agrees=None))


def _forget(step: Step, seat: Seat) -> None:
    """Drop what somebody left for later; an answer that is done belongs to the seat."""
    table = step.table
    if table is None:
        return
    slip = table.inbox.get(seat)
    if slip is not None and not slip.done:
        inbox = {other: kept for other, kept in table.inbox.items() if other != seat}
        table = replace(table, inbox=inbox)
    if seat in table.standing:
        standing = {other: left for other, left in table.standing.items() if other != seat}
        table = replace(table, standing=standing)
    step.table = table


def _unique(step: Step, seat: Seat, name: str) -> str:
    return distinct(name, [each.name for each in step.info.seats if each.seat != seat])
