"""The ready check: a game begins when everybody agrees to its terms and is there."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.contract import AnyGame, variants_of
from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.changes import lobby, play
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.terms import Terms

LEAST_FRESH = 600.0  # seconds for which a word counts even where questions are short
CALL_WAIT = 300.0  # seconds after which the host may begin without those who do not answer


def awaited(info: GameInfo) -> tuple[SeatInfo, ...]:
    """List the people who have yet to say that they are ready."""
    return tuple(each for each in info.seats if each.person is not None and each.ready is None)


def begin(step: Step, rules: AnyGame, person: int) -> None:
    """Start if everybody is ready; else call for those who are not, and later go without them.

    A word that is older than the time for a question no longer counts: who joined days ago may
    not be there for questions of two minutes. Nor does a call; while one stands, words wait.
    """
    info = step.info
    lobby.insist_host(info, person)
    if not lobby.enough(info, rules):
        raise DeniedError(Denial.TOO_FEW)
    called = _standing_call(step)
    if called is None:
        _forget_old_words(step)
    _note_ready(step, person)
    if not awaited(step.info):
        play.start(step)
    elif called is None:
        _call(step)
    elif step.now < called + CALL_WAIT:
        until = f"<t:{int(called + CALL_WAIT)}:R>"
        raise DeniedError(Denial.STILL_AWAITED, said=say("denied-still-awaited-until", until=until))
    else:
        _begin_without(step, rules)


def ready(step: Step, rules: AnyGame | None, person: int) -> None:
    """Note that somebody is ready; the last one for whom a start waits begins the game."""
    seat = seat_of(step.info, person)
    lobby.insist_lobby(step.info)
    fresh = step.info.seats[seat].ready is None
    _note_ready(step, person)
    if not begin_if_called(step, rules) and fresh:
        step.redraw_lobby()


def begin_if_called(step: Step, rules: AnyGame | None) -> bool:
    """Begin a game that waits for nobody any more."""
    info = step.info
    called = info.status is GameStatus.LOBBY and info.proceedings.called is not None
    if rules is None or not called:
        return False
    if not lobby.enough(info, rules) or _standing_call(step) is None:
        step.tell_proceedings(called=None)
        return False
    if awaited(info):
        return False
    play.start(step)
    return True


def settle(step: Step, rules: AnyGame, person: int, change: Callable[[GameInfo], GameInfo]) -> None:
    """Change what the table agrees on; everybody but the host is asked anew.

    Another variant may be for more captains, or for fewer, but for all who are in. How many the
    host asked for is kept, and counts again where a later variant takes them.
    """
    info = step.info
    lobby.insist_host(info, person)
    changed = change(info)
    terms = changed.terms
    if terms.variant != info.terms.variant and terms.options == info.terms.options:
        terms = replace(terms, options={})  # another variant has others
    terms = _following_pace(rules, info.terms, terms)
    variant, terms = lobby.agreed(rules, terms, len(info.seats))
    lobby.insist_played_by(variant, max(len(info.seats), variant.seats.start))
    asked = info.terms.seats or info.max_seats
    least, most = min(variant.seats), max(variant.seats)
    seats, terms = max(least, min(asked, most)), replace(terms, seats=asked)
    step.tell(terms=terms, locale=changed.locale, min_seats=least, max_seats=seats)
    if step.info == info:
        return
    if step.info.terms != info.terms:
        seated = info.seats
        step.tell(seats=tuple(e if e.person == person else replace(e, ready=None) for e in seated))
        step.tell_proceedings(called=None)
    if terms.substitute != info.terms.substitute:
        lobby.train_computers(step, terms.substitute)
    step.redraw_lobby()


def _following_pace(rules: AnyGame, before: Terms, terms: Terms) -> Terms:
    """Let another pace bring what is usual at it; the host may change that again."""
    if before.pace == terms.pace:
        return terms
    brought = {
        choice.key
        for variant in variants_of(rules)
        if variant.key == terms.variant
        for choice in variant.choices
        if choice.by_post
    }
    said = {key: value for key, value in terms.options.items() if key not in brought}
    return replace(terms, options=said)


def _call(step: Step) -> None:
    """Ask those who are not ready, in the lobby's post and in a line that mentions them."""
    step.tell_proceedings(called=step.now)
    step.redraw_lobby()
    step.post(PostKind.READY)


def _note_ready(step: Step, person: int) -> None:
    seat = step.info.seat_of(person)
    assert seat is not None
    step.tell_seat(seat, ready=step.now)


def _standing_call(step: Step) -> float | None:
    """Return when those were called who are still waited for."""
    called = step.info.proceedings.called
    return None if called is None or called < _oldest_word(step) else called


def _oldest_word(step: Step) -> float:
    return step.now - max(LEAST_FRESH, step.info.terms.pace)


def _forget_old_words(step: Step) -> None:
    oldest = _oldest_word(step)
    for each in step.info.seats:
        if each.ready is not None and each.ready < oldest:
            step.tell_seat(each.seat, ready=None)


def _begin_without(step: Step, rules: AnyGame) -> None:
    """Free the seats of those who did not answer the call, and begin."""
    absent = awaited(step.info)
    lobby.keep(step, [each for each in step.info.seats if each not in absent])
    if not lobby.enough(step.info, rules):
        raise DeniedError(Denial.TOO_FEW, said=say("denied-too-few-ready"))
    for each in absent:
        step.note(say("note-not-ready", captain=each.name))
    play.start(step)
