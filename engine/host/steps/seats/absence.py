"""Absence: who misses question after question, who stands in, and who comes back."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.log import BY_ITSELF, UNANSWERED, Closed, Source
from engine.core.words import say
from engine.host.steps.base.sittings import ask_anew, missed_once
from engine.host.steps.base.step import Step
from engine.host.steps.seats.offers import end_offers
from engine.host.steps.seats.patience import wait_again
from engine.host.values.people import Delivery, Person
from engine.host.values.records import Reach
from engine.host.values.terms import SHORT_WAIT, Absence
from engine.host.values.times import span


def new_entries(step: Step) -> tuple[Closed, ...]:
    """List the groups that this step has closed so far."""
    if step.table is None:
        return ()
    before = len(step.table_before.log) if step.table_before else 0
    return tuple([entry for entry in step.table.log[before:] if isinstance(entry, Closed)])


def note_absences(step: Step, closed: Sequence[Closed]) -> None:
    """Count questions missed in a row; let a computer captain stand in where that was agreed.

    Whoever left a draft or a standing order was there. What ran by itself tells nothing of them,
    and a sitting that was played out counts as one question.
    """
    first: dict[Seat, Source] = {}
    for given in [given for entry in closed for given in entry.given]:
        if given.source not in BY_ITSELF:
            first.setdefault(given.seat, given.source)
    for number, source in first.items():
        seat = step.info.seats[number]
        if seat.person is None or seat.strength:
            continue
        missed = 0
        if source in UNANSWERED:
            missed = seat.missed + missed_once(step, number)
        if missed != seat.missed:
            step.tell_seat(number, missed=missed)
        if missed >= step.info.terms.patience > seat.missed:
            _replace(step, number)


def come_back(step: Step, seat: Seat) -> None:
    """Note that a captain is there, who takes the seat back from whoever stood in."""
    captain = step.info.seats[seat]
    if not step.info.is_absent(seat):
        return
    end_offers(step, seat=seat)
    step.tell_seat(seat, left=False, missed=0)
    wait_again(step, seat)
    ask_anew(step)
    if captain.is_away():
        step.tell_seat(seat, strength="")
        step.note(say("note-back", captain=captain.name))


def reached(step: Step, *, person: int, seat: Seat, reach: Reach) -> None:
    """Note whether direct messages reach a captain, who may have left the seat meanwhile."""
    if step.info.seats[seat].person == person:
        step.tell_seat(seat, reach=reach)


def written_to(step: Step, seat: Seat) -> bool:
    """Tell whether a seat gets direct messages: not where they are closed or unwanted.

    Whoever is alone plays there, and finds the next question even where they were closed.
    """
    captain = step.info.seats[seat]
    if captain.person is None or captain.strength or captain.left:
        return False
    if step.info.terms.alone:
        return True
    if captain.reach is Reach.CLOSED:
        return False
    return step.people.get(captain.person, Person()).place is Delivery.DIRECT


def stand_in(step: Step, seat: Seat) -> None:
    """Let a computer captain answer for a seat until its captain is back."""
    step.tell_seat(seat, strength=step.info.terms.substitute)


def _replace(step: Step, seat: Seat) -> None:
    """Go on without a captain who missed too much: by a computer captain, or with short waits."""
    captain, terms = step.info.seats[seat], step.info.terms
    if terms.absence is Absence.COMPUTER:
        stand_in(step, seat)
        step.note(say("note-away", captain=captain.name))
    elif not terms.alone:
        wait = span(SHORT_WAIT * terms.pace)
        step.note(say("note-missed", captain=captain.name, count=terms.patience, span=wait))
