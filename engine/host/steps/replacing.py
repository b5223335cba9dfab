"""Replacing: a seat goes to somebody else; what was answered stays, what was only begun goes."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.steps.absence import written_to
from engine.host.steps.ballots import end_vote, show_vote
from engine.host.steps.lobby import distinct
from engine.host.steps.offers import end_offers
from engine.host.steps.step import Draft
from engine.host.values.denials import Denial, Denied
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, Reach, SeatKind
from engine.host.values.rows import Payload


def stranger(info: GameInfo, person: int) -> Denied:
    """Refuse somebody without a seat; who had one is told so."""
    if person in info.affairs.former:
        return Denied(Denial.NO_LONGER_CAPTAIN)
    return Denied(Denial.NOT_YOUR_GAME)


def take_over(draft: Draft, seat: Seat, person: int, name: str) -> Denied | None:
    """Let a person who wants a seat have it, with a public line."""
    seats = draft.info.seats
    old = seats[seat].name if 0 <= seat < len(seats) else ""
    if denied := give_to_person(draft, seat, person, name):
        return denied
    draft.note(say("note-taken-over", old=old, new=draft.info.seats[seat].name))
    return None


def give_to_person(draft: Draft, seat: Seat, person: int, name: str) -> Denied | None:
    """Let a person take a seat over, with all that it knows, and one extension to find their way.

    Who sat here before knows it: two who hand a seat to and fro gain no time. What went into
    chance stays: the dice of a game do not depend on who sits where later.
    """
    if not 0 <= seat < len(draft.info.seats):
        return Denied(Denial.NO_SUCH_SEAT)
    if draft.info.seat_of(person) is not None:
        return Denied(Denial.ALREADY_SEATED)
    _vacate(draft, seat)
    end_offers(draft, person=person)
    extended = draft.info.seats[seat].extended
    if person not in draft.info.affairs.former:
        extended = min(extended, draft.info.terms.extensions - 1)
    draft.tell_seat(
        seat,
        person=person,
        name=_unique(draft, seat, name),
        kind=SeatKind.PERSON,
        strength="",
        extended=extended,
    )
    former = tuple(each for each in draft.info.affairs.former if each != person)
    draft.tell_affairs(former=former)
    if draft.info.host in former:
        draft.tell(host=person)  # nobody else was left to lead
    if written_to(draft, seat):
        draft.post(PostKind.BRIEFING, Payload(group=_group(draft)), seat=seat)
    return None


def give_to_computer(draft: Draft, seat: Seat, strength: str, name: str) -> Denied | None:
    """Let a computer captain take a seat over for good."""
    if not 0 <= seat < len(draft.info.seats):
        return Denied(Denial.NO_SUCH_SEAT)
    _vacate(draft, seat)
    draft.tell_seat(
        seat,
        person=None,
        name=_unique(draft, seat, name),
        kind=SeatKind.COMPUTER,
        strength=strength,
    )
    return None


def heir(info: GameInfo) -> int | None:
    """Return who becomes host when the host goes: the first captain who is a person."""
    return next((each.person for each in info.seats if each.person is not None), None)


def unused(info: GameInfo, names: Sequence[str]) -> str:
    """Choose the first name that nobody bears."""
    taken = {each.name.casefold() for each in info.seats}
    free = [name for name in names if name.casefold() not in taken]
    return next(iter(free or names), "")


def _vacate(draft: Draft, seat: Seat) -> None:
    """Take whoever sits there off the seat, and tell them privately."""
    _forget(draft, seat)
    _leave_vote(draft, seat)
    end_offers(draft, seat=seat)
    captain = draft.info.seats[seat]
    draft.tell_seat(seat, person=None, missed=0, left=False, mention=False, reach=Reach.UNKNOWN)
    if captain.person is None:
        return
    draft.tell_affairs(former=(*draft.info.affairs.former, captain.person))
    if captain.reach is not Reach.CLOSED:
        draft.post(PostKind.FAREWELL, Payload(by=captain.person), seat=seat)
    if draft.info.host == captain.person:
        draft.tell(host=heir(draft.info) or captain.person)


def _leave_vote(draft: Draft, seat: Seat) -> None:
    """Take a word back that the newcomer never gave; a vote about the seat, or by it, is moot."""
    vote = draft.info.affairs.vote
    if vote is None:
        return
    if seat in {vote.by, vote.about}:
        end_vote(draft)
    elif seat in vote.ayes:
        vote = replace(vote, ayes=tuple(each for each in vote.ayes if each != seat))
        draft.tell_affairs(vote=vote)
        show_vote(draft, vote)


def _forget(draft: Draft, seat: Seat) -> None:
    """Drop what somebody left for later; an answer that is done belongs to the seat."""
    table = draft.table
    if table is None:
        return
    slip = table.inbox.get(seat)
    if slip is not None and not slip.done:
        inbox = {other: kept for other, kept in table.inbox.items() if other != seat}
        table = replace(table, inbox=inbox)
    if seat in table.standing:
        standing = {other: left for other, left in table.standing.items() if other != seat}
        table = replace(table, standing=standing)
    draft.table = table


def _unique(draft: Draft, seat: Seat, name: str) -> str:
    return distinct(name, [each.name for each in draft.info.seats if each.seat != seat])


def _group(draft: Draft) -> str | None:
    return draft.table.group() if draft.table is not None else None
