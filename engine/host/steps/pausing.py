"""Pauses: the clock of a game stands still until somebody, or the set time, ends them."""

from engine.core.words import say
from engine.host.steps.scenes import refresh
from engine.host.steps.step import Step
from engine.host.values.moments import moment
from engine.host.values.proceedings import Pause

SHORTEST_PAUSE, LONGEST_PAUSE = 60.0, 30 * 86400.0


def pause(step: Step, seconds: float) -> Pause:
    """Let the clock stand still; answers are still taken, but nothing closes."""
    until = step.now + min(max(seconds, SHORTEST_PAUSE), LONGEST_PAUSE)
    stands = Pause(step.now, until)
    step.tell_proceedings(pause=stands)
    refresh(step)
    return stands


def resume(step: Step) -> None:
    """Let the clock run on, and say until when; the time that passed did not count."""
    stood = step.info.proceedings.pause
    if stood is None:
        return
    step.tell_proceedings(pause=None)
    deadline = step.row.deadline
    if deadline is not None:
        deadline = deadline.later(stood.since, step.now, step.info.terms.night)
        step.set_deadline(deadline)
        refresh(step)
    if deadline is not None and step.table is not None and not step.table.ready():
        step.note(say("note-due", when=moment(deadline.due)))


def end_pause(step: Step) -> bool:
    """Let a pause end by itself whose time is over; tell whether there was one."""
    stood = step.info.proceedings.pause
    if stood is None or stood.until > step.now:
        return False
    step.note(say("note-pause-over"))
    resume(step)
    return True
