"""The Searchlight: an object for another (EV-11)."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.martians.phases.pawns import in_kinds, looked_at
from engine.martians.table.doing import Doing
from engine.martians.table.events import CardFizzled, ObjectGained, ObjectsLost, TokensLie
from engine.martians.table.state import face_of, opened, with_token

SEARCHLIGHT = "searchlight"


def exchanged(do: Doing, seat: Seat, own: str, other: str) -> None:
    """Exchange an object for another; a second one of a kind stays where it lies (MA-C8)."""
    holder, _, what = other.partition("-")
    mine = do.captain(seat).objects
    rest = tuple([each for each in mine if each != own])
    if own not in mine:
        do.tell(CardFizzled(SEARCHLIGHT))
    elif holder == "token":
        _with_token(do, seat, own, int(what))
    else:
        captain = int(holder) - 1
        theirs = do.captain(captain).objects
        if what not in theirs or what in rest or own in theirs:
            do.tell(CardFizzled(SEARCHLIGHT))
            return
        left = [each for each in theirs if each != what]
        do.give(seat, objects=in_kinds((*rest, what)))
        do.give(captain, objects=in_kinds((*left, own)))
        do.tell(ObjectsLost(captain, (what,), own), ObjectGained(seat, what, given=True))
        do.tell(ObjectsLost(seat, (own,), what), ObjectGained(captain, own, given=True))


def _with_token(do: Doing, seat: Seat, own: str, number: int) -> None:
    """Exchange an object for one that lies on the table."""
    token = next((each for each in do.table.tokens if each.number == number), None)
    if token is None:
        do.tell(CardFizzled(SEARCHLIGHT))
        return
    face = face_of(do.state, token)
    mine = do.captain(seat).objects
    rest = tuple([each for each in mine if each != own])
    if face in rest:
        looked_at(do, seat, token)
        return
    do.state, shown = opened(do.state, token)
    do.put(with_token(do.table, replace(shown, face=own)))
    do.give(seat, objects=in_kinds((*rest, face)))
    do.tell(ObjectGained(seat, face), TokensLie((replace(shown, face=own),)))
