"""Absence: who misses question after question, who stands in, and who comes back."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.log import Closed, Source
from engine.core.words import say
from engine.host.steps.step import Draft
from engine.host.values.people import Person, Place
from engine.host.values.records import Reach
from engine.host.values.terms import Absence


def new_entries(draft: Draft) -> tuple[Closed, ...]:
    """List the groups that this step has closed so far."""
    if draft.table is None:
        return ()
    before = len(draft.table_before.log) if draft.table_before else 0
    return tuple(entry for entry in draft.table.log[before:] if isinstance(entry, Closed))


def note_absences(draft: Draft, closed: Sequence[Closed]) -> None:
    """Count questions missed in a row; let a computer captain stand in where that was agreed.

    Whoever left a draft or a standing order was there.
    """
    for given in [given for entry in closed for given in entry.given]:
        seat = draft.info.seats[given.seat]
        if seat.person is None or seat.strength:
            continue
        missed = seat.missed + 1 if given.source is Source.DEFAULT else 0
        if missed != seat.missed:
            draft.tell_seat(given.seat, missed=missed)
        if missed >= draft.info.terms.patience:
            _replace(draft, given.seat)


def come_back(draft: Draft, seat: Seat) -> None:
    """Take the seat back from the computer captain that stood in."""
    captain = draft.info.seats[seat]
    if captain.left:
        draft.tell_seat(seat, left=False)
    if captain.is_away():
        draft.tell_seat(seat, strength="", missed=0)
        draft.note(say("note-back", captain=captain.name))


def reached(draft: Draft, *, person: int, seat: Seat, reach: Reach) -> None:
    """Note whether direct messages reach a captain, who may have left the seat meanwhile."""
    if draft.info.seats[seat].person == person:
        draft.tell_seat(seat, reach=reach)


def written_to(draft: Draft, seat: Seat) -> bool:
    """Tell whether a seat gets direct messages: not where they are closed or unwanted."""
    captain = draft.info.seats[seat]
    if captain.person is None or captain.strength or captain.left:
        return False
    if captain.reach is Reach.CLOSED:
        return False
    return draft.people.get(captain.person, Person()).place is Place.DIRECT


def stand_in(draft: Draft, seat: Seat) -> None:
    """Let a computer captain answer for a seat until its captain is back."""
    draft.tell_seat(seat, strength=draft.info.terms.substitute)


def _replace(draft: Draft, seat: Seat) -> None:
    if draft.info.terms.absence is Absence.COMPUTER:
        stand_in(draft, seat)
        draft.note(say("note-away", captain=draft.info.seats[seat].name))
