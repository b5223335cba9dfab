"""Losing: a game whose server put the bot out stands still, and ends if it is not let in again."""

from engine.core.words import say
from engine.host.steps.agenda import LOST_LIFE
from engine.host.steps.lobby import call_off_privately
from engine.host.steps.step import Draft
from engine.host.values.proceedings import Pause
from engine.host.values.records import GameStatus
from engine.host.values.rows import Payload


def lose(draft: Draft) -> None:
    """Let a game stand still; nobody can be told of it now."""
    if draft.info.affairs.lost is not None:
        return
    draft.tell_affairs(lost=draft.now)
    if draft.info.status is GameStatus.RUNNING and draft.info.affairs.pause is None:
        draft.tell_affairs(pause=Pause(draft.now, draft.now + LOST_LIFE))


def end_lost(draft: Draft) -> None:
    """End a game that has waited for long enough."""
    lost = draft.info.affairs.lost
    if lost is not None and lost + LOST_LIFE <= draft.now:
        last = Payload(text=say("vanished-server", number=draft.info.number))
        call_off_privately(draft, last)


def found_again(draft: Draft) -> bool:
    """Note that the server has let the bot in again; tell whether its own pause ended with that."""
    lost, stood = draft.info.affairs.lost, draft.info.affairs.pause
    draft.tell_affairs(lost=None)
    if lost is None or stood is None or stood.since != lost:
        return False
    draft.tell_affairs(pause=None)
    return True
