"""Pauses: the clock of a game stands still until somebody, or the set time, ends them."""

from engine.core.words import say
from engine.host.steps.scenes import refresh
from engine.host.steps.step import Draft
from engine.host.values.moments import moment
from engine.host.values.proceedings import Pause

SHORTEST_PAUSE, LONGEST_PAUSE = 60.0, 30 * 86400.0


def pause(draft: Draft, seconds: float) -> Pause:
    """Let the clock stand still; answers are still taken, but nothing closes."""
    until = draft.now + min(max(seconds, SHORTEST_PAUSE), LONGEST_PAUSE)
    stands = Pause(draft.now, until)
    draft.tell_affairs(pause=stands)
    refresh(draft)
    return stands


def resume(draft: Draft) -> None:
    """Let the clock run on, and say until when; the time that passed did not count."""
    stood = draft.info.affairs.pause
    if stood is None:
        return
    draft.tell_affairs(pause=None)
    deadline = draft.row.deadline
    if deadline is not None:
        deadline = deadline.later(stood.since, draft.now, draft.info.terms.night)
        draft.set_deadline(deadline)
        refresh(draft)
    if deadline is not None and draft.table is not None and not draft.table.ready():
        draft.note(say("note-due", when=moment(deadline.due)))


def end_pause(draft: Draft) -> bool:
    """Let a pause end by itself whose time is over; tell whether there was one."""
    stood = draft.info.affairs.pause
    if stood is None or stood.until > draft.now:
        return False
    draft.note(say("note-pause-over"))
    resume(draft)
    return True
