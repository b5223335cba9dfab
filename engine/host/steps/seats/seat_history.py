"""The history of seats: whoever held one knows it, and may take no other one of that game."""

import hmac

from engine.core.asks import Seat
from engine.host.steps.base.step import Step
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.proceedings import Held, without

MARK_BYTES = 16


def insist_may_take(step: Step, seat: Seat, person: int) -> None:
    """Deny a seat to who knows another one; their own they may have again."""
    if any(each.seat != seat for each in _held(step, person)):
        raise DeniedError(Denial.KNOWS_A_SEAT)


def knows(step: Step, seat: Seat, person: int) -> bool:
    """Tell whether somebody held this seat before."""
    return any(each.seat == seat for each in _held(step, person))


def note_held(step: Step, seat: Seat, person: int) -> None:
    """Remember what somebody knows who gives a seat up, or loses it."""
    known, former = Held(seat=seat, person=person), step.info.proceedings.former
    if known not in former:  # whoever gave a seat up first began the game on it
        step.tell_proceedings(former=(*former, known))


def forget_holder(step: Step, person: int) -> None:
    """Know nothing of somebody any more, but that they may read no other seat.

    Whoever has the game's key and the number of a person can tell that the mark is theirs; it
    goes with the end of the game.
    """
    mark = _mark(step, person)
    step.tell(proceedings=without(step.info.proceedings, person, mark))


def forget_marks(step: Step) -> None:
    """Drop the marks of a game that ends: its seats are no secret any more."""
    named = (each for each in step.info.proceedings.former if not each.mark)
    step.tell_proceedings(former=tuple(named))


def _held(step: Step, person: int) -> list[Held]:
    mark = _mark(step, person)
    former = step.info.proceedings.former
    return [each for each in former if person == each.person or mark == each.mark]


def _mark(step: Step, person: int) -> str:
    digest = hmac.digest(step.row.key, f"former captain {person}".encode(), "sha256")
    return digest[:MARK_BYTES].hex()
