"""The steps of a lobby: who takes a seat, who gives one up, who calls it off."""

import hashlib
import re
import unicodedata
from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.contract import AnyGame, variants_of
from engine.core.variants import SetupError, Variant
from engine.core.words import Text, say
from engine.host.steps.base.step import Step
from engine.host.steps.news.orders import end_orders
from engine.host.steps.news.scenes import end_scene, sealed_before, sealed_rest
from engine.host.steps.seats.ballots import end_vote
from engine.host.steps.seats.offers import end_offers
from engine.host.steps.seats.permits import seat_of
from engine.host.steps.seats.seat_history import forget_marks
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.records import (
    LONGEST_LINE,
    GameInfo,
    GameStatus,
    Reach,
    SeatInfo,
    SeatKind,
)
from engine.host.values.rows import GameRow, Payload
from engine.host.values.terms import Terms

LOBBY_LIFE = 3 * 86400.0  # seconds after the last join
CODE_DIGITS = 16  # of the code that a join leaves
NAMELESS = "Captain"  # for a name of which nothing can be seen
BY_COMPUTER = "computer-"  # begins what a computer captain mixes into chance
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing
UNSEEN = re.compile("[\u034f\u200d\ufe00-\ufe0f]")  # marks that a name may need, and may hide


def card_for(
    rules: AnyGame,
    variant: Variant,
    *,
    channel: int,
    guild: int | None,
    host: int,
    seats: int,
    terms: Terms,
    locale: str,
    commitment: str,
) -> GameInfo:
    """Make the card of a new game; its number comes from the store."""
    return GameInfo(
        number=0,
        rules=rules.id,
        data_hash=rules.data_hash,
        channel=channel,
        guild=guild,
        host=host,
        status=GameStatus.LOBBY,
        revision=0,
        min_seats=variant.seats.start,
        max_seats=seats,
        terms=terms,
        locale=locale,
        seats=(),
        commitment=commitment,
    )


def found(
    row: GameRow,
    now: float,
    name: str,
    computers: Sequence[str],
    names: Sequence[str],
    before: Sequence[SeatInfo] = (),
) -> Step:
    """Open a lobby: the host has the first seat, computer captains of these strengths the next.

    In a rematch all have the seats and computer captains the names that they had `before`.
    """
    step = Step(row, None, now)
    _seat_person(step, row.info.host, name, seat_before(before, row.info.host))
    again = [each for each in before if each.kind is SeatKind.COMPUTER]
    for number, strength in enumerate(computers[: row.info.max_seats - 1]):
        known = again[number] if number < len(again) else None
        if known is None:
            _seat_computer(step, strength, _unused(step, names))
        else:
            _seat_computer(step, strength, known.name, known.seat)
    if not row.info.terms.alone:  # who is alone begins at once
        step.post(PostKind.LOBBY)
    return step


def seat_before(before: Sequence[SeatInfo], person: int) -> Seat | None:
    """Return the seat that somebody had in the game before."""
    return next((each.seat for each in before if each.person == person), None)


def join(step: Step, person: int, name: str, was: Seat | None = None) -> None:
    """Give `person` the next seat, at need that of a computer captain, or the one they had."""
    info = step.info
    insist_joinable(info, person)
    if len(info.seats) >= info.max_seats and not _vacate(step):
        raise DeniedError(Denial.GAME_FULL)
    _seat_person(step, person, name, was)
    step.redraw_lobby()


def add_line(step: Step, person: int, typed: str) -> None:
    """Let a captain add a line of their own to the dice, or take it back by an empty one."""
    insist_lobby(step.info)
    seat = seat_of(step.info, person)
    line = visible(typed)[:LONGEST_LINE].rstrip()
    if line != step.info.seats[seat].line:
        step.tell_seat(seat, line=line)
        step.redraw_lobby()


def hire(step: Step, person: int, strength: str, names: Sequence[str]) -> None:
    """Give a free seat to a computer captain; the host may, until the start."""
    insist_host(step.info, person)
    if len(step.info.seats) >= step.info.max_seats:
        raise DeniedError(Denial.GAME_FULL)
    _seat_computer(step, strength, _unused(step, names))
    step.redraw_lobby()


def dismiss(step: Step, person: int) -> None:
    """Take the computer captain out that came last; the host may, until the start."""
    insist_host(step.info, person)
    if not _vacate(step):
        raise DeniedError(Denial.NO_COMPUTER)
    step.redraw_lobby()


def leave(step: Step, person: int) -> None:
    """Take `person` out; the next captain becomes host, the last one out closes the lobby."""
    info = step.info
    if info.seat_of(person) is None:
        raise DeniedError(Denial.NOT_YOUR_GAME)
    insist_lobby(info, say("denied-leave-begun"))
    keep(step, [each for each in info.seats if each.person != person])
    heir = next((each.person for each in step.info.seats if each.person is not None), None)
    if heir is None:
        call_off(step, Payload(text=say("lobby-deserted", number=info.number)))
        return
    if info.host == person:
        step.tell(host=heir)
    step.redraw_lobby()
    return


def cancel(step: Step, person: int | None, *, staff: bool = False) -> None:
    """End a game without a winner, at any time before its end."""
    info = step.info
    if info.status in {GameStatus.OVER, GameStatus.CANCELLED}:
        raise DeniedError(Denial.NOT_RUNNING)
    if info.host != person and not staff:
        raise DeniedError(Denial.NOT_HOST)
    call_off(step, Payload(by=person))


def expire_lobby(step: Step) -> None:
    """End a lobby that nobody fills, with a word."""
    expires = step.info.proceedings.expires
    if expires is not None and expires <= step.now:
        call_off(step, Payload(text=say("lobby-expired", number=step.info.number)))


def keep(step: Step, seats: Sequence[SeatInfo]) -> None:
    """Let only these captains stay; their seats are counted anew.

    Whoever had a seat in the game before keeps it, where there still is one of that number.
    """
    own: dict[Seat | None, SeatInfo] = {}
    for each in seats:
        if each.was is not None and each.was < len(seats):
            own.setdefault(each.was, each)
    others = iter([each for each in seats if own.get(each.was) is not each])
    placed = [own.get(seat) or next(others) for seat in range(len(seats))]
    step.tell(seats=tuple(replace(each, seat=seat) for seat, each in enumerate(placed)))


def agreed(rules: AnyGame, terms: Terms, seats: int) -> tuple[Variant, Terms]:
    """Return the variant that is played, and the terms with a value for each of its options.

    Where none is named it is the first that so many play. Who is alone waits for nobody, however
    much time there is: theirs are the options of a quick game.
    """
    variants = variants_of(rules)
    if terms.variant:
        found = [each for each in variants if each.key == terms.variant]
    else:
        found = [*(each for each in variants if seats in each.seats), *variants]
    if not found:
        raise DeniedError(Denial.UNKNOWN_VARIANT)
    variant, pace = found[0], 0.0 if terms.alone else terms.pace
    setup = variant.setup(variant.seats.start, terms.options, pace)
    try:
        variant.check(setup)
    except SetupError:
        raise DeniedError(Denial.UNKNOWN_VARIANT) from None
    return variant, replace(terms, variant=variant.key, options=setup.options)


def insist_played_by(variant: Variant, seats: int) -> None:
    """Deny a number of seats for which a variant is not made."""
    if seats not in variant.seats:
        least, most = min(variant.seats), max(variant.seats)
        said = say("denied-bad-seats-of", least=least, most=most)
        raise DeniedError(Denial.BAD_SEATS, said=said)


def enough(info: GameInfo, game: AnyGame) -> bool:
    """Tell whether there are as many captains as the game needs."""
    seats = len(info.seats)
    played = (each.seats for each in variants_of(game) if each.key == info.terms.variant)
    return seats >= info.min_seats and any(seats in each for each in played)


def insist_host(info: GameInfo, person: int) -> None:
    """Deny what only the host of a lobby can do."""
    insist_lobby(info)
    if info.host != person:
        raise DeniedError(Denial.NOT_HOST)


def insist_joinable(info: GameInfo, person: int) -> None:
    """Deny who is in already, or comes too late."""
    if info.seat_of(person) is not None:
        raise DeniedError(Denial.ALREADY_JOINED)
    insist_lobby(info, say("denied-join-begun"))


def insist_lobby(info: GameInfo, begun: Text | None = None) -> None:
    """Deny what only a lobby can do; `begun` says what to do instead in a game that runs."""
    match info.status:
        case GameStatus.LOBBY:
            return
        case GameStatus.STARTING:
            raise DeniedError(Denial.STARTING)
        case GameStatus.RUNNING:
            raise DeniedError(Denial.ALREADY_STARTED, said=begun)
        case GameStatus.HALTED:
            raise DeniedError(Denial.HALTED)
        case _:
            raise DeniedError(Denial.NOT_RUNNING)


def visible(text: str) -> str:
    """Leave out what cannot be seen, and what turns what stands beside it."""
    shown = "".join(" " if char.isspace() else char for char in text if not _hidden(char))
    return " ".join(shown.split())


def distinct(name: str, taken: Sequence[str]) -> str:
    """Make a name that can be seen, cannot turn what stands beside it, and is nobody else's."""
    name = visible(name)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        name = NAMELESS
    known = {_look(other) for other in taken}
    copies = (f"{name} ({number})" for number in count(2))
    return (
        name
        if _look(name) not in known
        else next(copy for copy in copies if _look(copy) not in known)
    )


def join_code(commitment: str, person: int, number: int) -> str:
    """Make the public code of a join; it outlives the person's name, so it does not hold them."""
    digest = hashlib.sha256(f"{commitment} {person} {number}".encode()).hexdigest()
    return f"captain-{digest[:CODE_DIGITS]}:{number}"


def _hidden(char: str) -> bool:
    """Tell what shows nothing from spaces and from the joiner of emoji."""
    if char in BLANK:
        return True
    return unicodedata.category(char) in {"Cc", "Cf", "Cs"} and char not in "\n\t\u200d"


def _look(name: str) -> str:
    """Return what two names have in common that look the same."""
    return UNSEEN.sub("", unicodedata.normalize("NFKC", name)).casefold()


def _seat_person(step: Step, person: int, name: str, was: Seat | None) -> None:
    """Add somebody's seat; whoever joins has seen the terms, and is there."""
    mixed = join_code(step.info.commitment, person, step.row.joins + 1)
    _add(step, name, person=person, mixed=mixed, ready=step.now, was=was)
    step.tell_proceedings(expires=step.now + LOBBY_LIFE)


def _seat_computer(step: Step, strength: str, name: str, was: Seat | None = None) -> None:
    """Add the seat of a computer captain."""
    mixed, kind = _computer_code(strength, step.row.joins + 1), SeatKind.COMPUTER
    _add(step, name, person=None, kind=kind, mixed=mixed, strength=strength, was=was)


def train_computers(step: Step, strength: str) -> None:
    """Let all computer captains play as well as the table has just agreed that they do."""
    for captain in step.info.seats:
        if captain.kind is SeatKind.COMPUTER and captain.strength != strength:
            mixed = _computer_code(strength, captain.joined)
            step.tell_seat(captain.seat, strength=strength, mixed=mixed)


def _computer_code(strength: str, join: int) -> str:
    """Say what the seat of a computer captain mixes into the dice."""
    return f"{BY_COMPUTER}{strength}:{join}"


def _add(step: Step, name: str, **card: Any) -> None:
    """Add a seat; the number of a join is never used twice in a game."""
    step.row = replace(step.row, joins=step.row.joins + 1)
    seats = step.info.seats
    name = distinct(name, [seat.name for seat in seats])
    keep(step, (*seats, SeatInfo(seat=len(seats), name=name, **card)))


def _vacate(step: Step) -> bool:
    """Take the computer captain out that came last, if there is one."""
    seats = step.info.seats
    computers = [each for each in seats if each.kind is SeatKind.COMPUTER]
    if computers:
        last = max(computers, key=lambda each: each.joined)
        keep(step, [each for each in seats if each is not last])
    return bool(computers)


def _unused(step: Step, names: Sequence[str]) -> str:
    """Choose a name that nobody bears yet; other channels begin elsewhere in the list."""
    taken = {each.name.casefold() for each in step.info.seats}
    first = (step.info.channel + step.row.joins) % max(1, len(names))
    turned = [*names[first:], *names[:first]]
    free = [name for name in turned if name.casefold() not in taken]
    return next(iter(free or turned), NAMELESS)


def call_off(step: Step, last: Payload) -> None:
    """End a game without a winner; `last` says by whose word."""
    end_vote(step)
    end_offers(step)
    sealed = sealed_rest(step)
    end_scene(step)
    _cancel(step)
    step.redraw_lobby()
    step.post(PostKind.CANCELLED, replace(last, key=step.row.key.hex(), sealed=sealed))


def call_off_privately(step: Step, last: Payload) -> None:
    """End a game whose channel is out of reach; each captain hears of it by one message."""
    sealed = replace(sealed_before(step), first=0)  # what stood in the channel is out of reach
    _cancel(step)
    told = replace(last, key=step.row.key.hex(), sealed=sealed)
    for captain in step.info.seats:
        if captain.person is not None and captain.reach is not Reach.CLOSED:
            step.post(PostKind.CANCELLED, told, seat=captain.seat)


def _cancel(step: Step) -> None:
    step.tell(status=GameStatus.CANCELLED)
    step.tell_proceedings(expires=None, called=None, pause=None, vote=None, offers=())
    forget_marks(step)
    step.set_deadline(None)
    end_orders(step)
    step.end_posts()
