"""Permits: who may do what, whatever it is; whoever may not is denied."""

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.seats.absence import come_back
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.places import ChatLocation
from engine.host.values.records import GameInfo, GameStatus


def seat_of(info: GameInfo, person: int) -> Seat:
    """Return the seat of a captain; deny who has none, and tell who had one."""
    seat = info.seat_of(person)
    if seat is None:
        former = info.was_captain(person)
        raise DeniedError(Denial.NO_LONGER_CAPTAIN if former else Denial.NOT_YOUR_GAME)
    return seat


def seat_named(info: GameInfo, typed: str) -> Seat:
    """Return the seat of the captain who is named, else of the place in the list; deny others."""
    wanted = typed.strip().casefold()
    names = [each.name.casefold() for each in info.seats]
    if wanted in names:
        return names.index(wanted)
    places = [str(each.seat + 1) for each in info.seats]
    if wanted in places:
        return places.index(wanted)
    raise DeniedError(Denial.NO_SUCH_SEAT)


def insist_place(info: GameInfo, place: ChatLocation, person: int, *, table: bool = False) -> None:
    """Deny what is asked elsewhere than a game is played.

    What is a captain's own, and does not belong to the whole `table`, is open in direct messages,
    too. A post of another database may carry the number of a game that is played elsewhere.
    """
    if info.channel == place.channel:
        return
    if info.seat_of(person) is None:
        former = info.was_captain(person)
        raise DeniedError(Denial.NO_LONGER_CAPTAIN if former else Denial.NO_SUCH_GAME)
    if info.terms.alone:
        raise DeniedError(Denial.ELSEWHERE, said=say("denied-elsewhere-alone"))
    channel = f"<#{info.channel}>"
    if table:
        raise DeniedError(Denial.ELSEWHERE, said=say("denied-elsewhere-table", channel=channel))
    if not place.private:
        raise DeniedError(Denial.ELSEWHERE, said=say("denied-elsewhere-own", channel=channel))


def insist_running(info: GameInfo) -> None:
    """Deny what only a running game can do."""
    if info.status is GameStatus.HALTED:
        raise DeniedError(Denial.HALTED)
    if info.status is GameStatus.STARTING:
        raise DeniedError(Denial.STARTING)
    if info.status is not GameStatus.RUNNING:
        raise DeniedError(Denial.NOT_RUNNING)


def acting(step: Step, person: int) -> Seat:
    """Return the seat of a captain who does something in a running game; by that they are back."""
    seat = seat_of(step.info, person)
    insist_running(step.info)
    come_back(step, seat)
    return seat
