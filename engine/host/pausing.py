"""Pauses: the clock of a game stands still until somebody, or the set time, ends them."""

from engine.host.affairs import Pause
from engine.host.drafts import Draft

LONGEST_PAUSE = 30 * 86400.0


def pause(draft: Draft, seconds: float) -> None:
    """Let the clock stand still; answers are still taken, but nothing closes."""
    until = draft.now + min(seconds, LONGEST_PAUSE)
    draft.tell_affairs(pause=Pause(draft.now, until))


def resume(draft: Draft) -> None:
    """Let the clock run on; the time that passed did not count."""
    stood = draft.info.affairs.pause
    if stood is None:
        return
    draft.tell_affairs(pause=None)
    if draft.row.deadline is not None:
        draft.set_deadline(draft.row.deadline.later(draft.now - stood.since))


def pause_is_over(draft: Draft) -> bool:
    """Tell whether the time has come to go on."""
    stood = draft.info.affairs.pause
    return stood is not None and stood.until <= draft.now


def lapse(draft: Draft) -> None:
    """End a vote that found no majority in time."""
    vote = draft.info.affairs.vote
    if vote is not None and vote.closes <= draft.now:
        draft.tell_affairs(vote=None)
