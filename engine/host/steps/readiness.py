"""The ready check: a game begins when everybody agrees to its terms and is there."""

from typing import Any

from msgspec.structs import replace

from engine.core.contract import AnyGame
from engine.core.words import say
from engine.host.steps import lobby, play
from engine.host.steps.step import Draft
from engine.host.values.denials import Denial, Denied
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, SeatInfo

LEAST_FRESH = 600.0  # seconds for which a word counts even where questions are short
CALL_WAIT = 300.0  # seconds after which the host may begin without those who do not answer


def awaited(info: GameInfo) -> tuple[SeatInfo, ...]:
    """List the people who have yet to say that they are ready."""
    return tuple(each for each in info.seats if each.person is not None and each.ready is None)


def begin(draft: Draft, rules: AnyGame, person: int) -> Denied | None:
    """Start if everybody is ready; else call for those who are not, and later go without them.

    A word that is older than the time for a question no longer counts: who joined days ago may
    not be there for questions of two minutes. Nor does a call; while one stands, words wait.
    """
    info = draft.info
    if denied := lobby.not_for(info, person) or lobby.too_few(info, rules):
        return denied
    called = _standing_call(draft)
    if called is None:
        _forget_old_words(draft)
    _note_ready(draft, person)
    if not awaited(draft.info):
        _start(draft, rules)
    elif called is None:
        _call(draft)
    elif draft.now < called + CALL_WAIT:
        until = f"<t:{int(called + CALL_WAIT)}:R>"
        return Denied(Denial.STILL_AWAITED, said=say("denied-still-awaited-until", until=until))
    else:
        return _begin_without(draft, rules)
    return None


def ready(draft: Draft, rules: AnyGame | None, person: int) -> Denied | None:
    """Note that somebody is ready; the last one for whom a start waits begins the game."""
    seat = draft.info.seat_of(person)
    if seat is None:
        return Denied(Denial.NOT_YOUR_GAME)
    if closed := lobby.not_in_lobby(draft.info):
        return closed
    fresh = draft.info.seats[seat].ready is None
    _note_ready(draft, person)
    if not begin_if_called(draft, rules) and fresh:
        draft.redraw_lobby()
    return None


def begin_if_called(draft: Draft, rules: AnyGame | None) -> bool:
    """Begin a game that waits for nobody any more."""
    info = draft.info
    if rules is None or info.affairs.called is None or lobby.not_in_lobby(info):
        return False
    if lobby.too_few(info, rules) or _standing_call(draft) is None:
        draft.tell_affairs(called=None)
        return False
    if awaited(info):
        return False
    _start(draft, rules)
    return True


def settle(draft: Draft, person: int, **changes: Any) -> Denied | None:
    """Change what the table agrees on; everybody but the host is asked anew."""
    info = draft.info
    if denied := lobby.not_for(info, person):
        return denied
    draft.tell(**changes)
    if draft.info == info:
        return None
    if draft.info.terms != info.terms:
        seats = info.seats
        draft.tell(seats=tuple(e if e.person == person else replace(e, ready=None) for e in seats))
        draft.tell_affairs(called=None)
    draft.redraw_lobby()
    return None


def _call(draft: Draft) -> None:
    """Ask those who are not ready, in the lobby's post and in a line that mentions them."""
    draft.tell_affairs(called=draft.now)
    draft.redraw_lobby()
    draft.post(PostKind.READY)


def _note_ready(draft: Draft, person: int) -> None:
    seat = draft.info.seat_of(person)
    assert seat is not None
    draft.tell_seat(seat, ready=draft.now)


def _standing_call(draft: Draft) -> float | None:
    """Return when those were called who are still waited for."""
    called = draft.info.affairs.called
    return None if called is None or called < _oldest_word(draft) else called


def _oldest_word(draft: Draft) -> float:
    return draft.now - max(LEAST_FRESH, draft.info.terms.pace)


def _forget_old_words(draft: Draft) -> None:
    oldest = _oldest_word(draft)
    for each in draft.info.seats:
        if each.ready is not None and each.ready < oldest:
            draft.tell_seat(each.seat, ready=None)


def _begin_without(draft: Draft, rules: AnyGame) -> Denied | None:
    """Free the seats of those who did not answer the call, and begin."""
    absent = awaited(draft.info)
    lobby.keep(draft, [each for each in draft.info.seats if each not in absent])
    if denied := lobby.too_few(draft.info, rules):
        return replace(denied, said=say("denied-too-few-ready"))
    for each in absent:
        draft.note(say("note-not-ready", captain=each.name))
    _start(draft, rules)
    return None


def _start(draft: Draft, rules: AnyGame) -> None:
    draft.tell_affairs(called=None)
    play.start(draft, rules)
