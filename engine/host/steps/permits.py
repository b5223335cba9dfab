"""Permits: who may do what, whatever it is; whoever may not is denied."""

from engine.core.asks import Seat
from engine.host.steps.absence import come_back
from engine.host.steps.step import Step
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, GameStatus


def seat_of(info: GameInfo, person: int) -> Seat:
    """Return the seat of a captain; deny who has none, and tell who had one."""
    seat = info.seat_of(person)
    if seat is None:
        former = info.was_captain(person)
        raise DeniedError(Denial.NO_LONGER_CAPTAIN if former else Denial.NOT_YOUR_GAME)
    return seat


def insist_running(info: GameInfo) -> None:
    """Deny what only a running game can do."""
    if info.status is GameStatus.HALTED:
        raise DeniedError(Denial.HALTED)
    if info.status is not GameStatus.RUNNING:
        raise DeniedError(Denial.NOT_RUNNING)


def acting(step: Step, person: int) -> Seat:
    """Return the seat of a captain who does something in a running game; by that they are back."""
    seat = seat_of(step.info, person)
    insist_running(step.info)
    come_back(step, seat)
    return seat
