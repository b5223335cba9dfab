"""The steps of a lobby: who takes a seat, who leaves, who calls it off."""

import unicodedata
from itertools import count

from msgspec.structs import replace

from engine.core.contract import AnyGame
from engine.host.denials import Denial, Denied
from engine.host.drafts import Draft
from engine.host.posts import PostKind
from engine.host.records import GameInfo, GameStatus, SeatInfo
from engine.host.rows import GameRow, Payload
from engine.host.terms import Terms

LOBBY_LIFE = 3 * 86400.0  # seconds after the last join
NAMELESS = "Captain"  # for a name of which nothing can be seen


def card_for(
    rules: AnyGame,
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
        min_seats=rules.seats.start,
        max_seats=seats,
        terms=terms,
        locale=locale,
        seats=(),
        commitment=commitment,
    )


def found(row: GameRow, now: float, name: str) -> Draft:
    """Open a lobby whose host has the first seat."""
    draft = Draft(row, None, now)
    _take_seat(draft, row.info.host, name)
    draft.post(PostKind.LOBBY)
    return draft


def join(draft: Draft, person: int, name: str) -> Denied | None:
    """Give `person` the next seat."""
    info = draft.info
    if info.seat_of(person) is not None:
        return Denied(Denial.ALREADY_JOINED)
    if closed := not_in_lobby(info):
        return closed
    if len(info.seats) >= info.max_seats:
        return Denied(Denial.GAME_FULL)
    _take_seat(draft, person, name)
    draft.redraw_lobby()
    return None


def _take_seat(draft: Draft, person: int, name: str) -> None:
    """Add a seat; the number of the join is never used twice in a game."""
    draft.row = replace(draft.row, joins=draft.row.joins + 1)
    seats = draft.info.seats
    name = distinct(name, [seat.name for seat in seats])
    seat = SeatInfo(len(seats), person, name, mixed=f"{person}:{draft.row.joins}")
    draft.tell(seats=(*seats, seat))
    draft.tell_affairs(expires=draft.now + LOBBY_LIFE)


def distinct(name: str, taken: list[str]) -> str:
    """Make a name that can be seen, cannot turn what stands beside it, and is nobody else's."""
    visible = "".join(" " if char.isspace() else char for char in name if not _hidden(char))
    name = " ".join(visible.split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        name = NAMELESS
    known = {other.casefold() for other in taken}
    copies = (f"{name} ({number})" for number in count(2))
    return (
        name
        if name.casefold() not in known
        else next(copy for copy in copies if copy.casefold() not in known)
    )


def _hidden(char: str) -> bool:
    """Tell control characters from spaces and from the joiner of emoji."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs"} and char not in "\n\t\u200d"


def leave(draft: Draft, person: int) -> Denied | None:
    """Take `person` out; the next captain becomes host, the last one out closes the lobby."""
    info = draft.info
    if info.seat_of(person) is None:
        return Denied(Denial.NOT_YOUR_GAME)
    if closed := not_in_lobby(info):
        return closed
    stay = [each for each in info.seats if each.person != person]
    seats = tuple(replace(each, seat=seat) for seat, each in enumerate(stay))
    draft.tell(seats=seats)
    if not seats:
        _call_off(draft, None)
        return None
    if info.host == person and seats[0].person is not None:
        draft.tell(host=seats[0].person)
    draft.redraw_lobby()
    return None


def cancel(draft: Draft, person: int, *, staff: bool = False) -> Denied | None:
    """End a game without a winner, at any time before its end."""
    info = draft.info
    if info.status in {GameStatus.OVER, GameStatus.CANCELLED}:
        return Denied(Denial.NOT_RUNNING)
    if info.host != person and not staff:
        return Denied(Denial.NOT_HOST)
    _call_off(draft, person)
    return None


def expire_lobby(draft: Draft) -> None:
    """End a lobby that nobody fills, with a word."""
    expires = draft.info.affairs.expires
    if expires is not None and expires <= draft.now:
        _call_off(draft, None)


def may_start(info: GameInfo, game: AnyGame, person: int) -> Denied | None:
    """Tell why `person` may not start the game now, if so."""
    if closed := not_in_lobby(info):
        return closed
    if info.host != person:
        return Denied(Denial.NOT_HOST)
    if len(info.seats) < info.min_seats or len(info.seats) not in game.seats:
        return Denied(Denial.TOO_FEW)
    return None


def not_in_lobby(info: GameInfo) -> Denied | None:
    """Refuse what only a lobby can do."""
    match info.status:
        case GameStatus.LOBBY:
            return None
        case GameStatus.RUNNING:
            return Denied(Denial.ALREADY_STARTED)
        case GameStatus.HALTED:
            return Denied(Denial.HALTED)
        case _:
            return Denied(Denial.NOT_RUNNING)


def _call_off(draft: Draft, by: int | None) -> None:
    draft.tell(status=GameStatus.CANCELLED)
    draft.tell_affairs(expires=None, vote=None, pause=None)
    draft.set_deadline(None)
    draft.redraw_lobby()
    draft.post(PostKind.CANCELLED, Payload(key=draft.row.key.hex(), by=by))
