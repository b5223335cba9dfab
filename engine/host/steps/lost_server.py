"""Losing: a game whose server put the bot out stands still, and ends if it is not let in again."""

from engine.core.words import say
from engine.host.steps.lobby import call_off_privately
from engine.host.steps.step import Step
from engine.host.steps.timetable import LOST_LIFE
from engine.host.values.proceedings import Pause
from engine.host.values.records import GameStatus
from engine.host.values.rows import Payload


def lose(step: Step) -> None:
    """Let a game stand still; nobody can be told of it now."""
    if step.info.proceedings.lost is not None:
        return
    step.tell_proceedings(lost=step.now)
    if step.info.status is GameStatus.RUNNING and step.info.proceedings.pause is None:
        step.tell_proceedings(pause=Pause(step.now, step.now + LOST_LIFE))


def end_lost(step: Step) -> None:
    """End a game that has waited for long enough."""
    lost = step.info.proceedings.lost
    if lost is not None and lost + LOST_LIFE <= step.now:
        last = Payload(text=say("vanished-server", number=step.info.number))
        call_off_privately(step, last)


def found_again(step: Step) -> bool:
    """Note that the server has let the bot in again; tell whether its own pause ended with that."""
    lost, stood = step.info.proceedings.lost, step.info.proceedings.pause
    step.tell_proceedings(lost=None)
    if lost is None or stood is None or stood.since != lost:
        return False
    step.tell_proceedings(pause=None)
    return True
