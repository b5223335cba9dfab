"""The exported game: all that is needed to play it again and to check every draw.

JSON Lines: a header, the post that fixed it, the log entry by entry, and a last line with the
key. Each line carries a digest of itself and all lines above, so the first changed line can be
named. The digest of the header is what the start post shows; that digest and the post's own id,
which nobody has before the post exists, are mixed into chance. Whoever rewrites the digests too
must therefore show another post.
"""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from engine.core.asks import Over
from engine.core.chance import KEY_BYTES, SeededChance, commitment
from engine.core.contract import AnyGame, variant_of
from engine.core.log import Closed, Drawn, Entry, Undone
from engine.core.registry import UnknownGameError
from engine.core.replay import DivergedError, redo
from engine.core.seals import chain_of, sealed
from engine.core.start import FORMAT, Header, StartPost, chance_of, header_digest, is_id
from engine.core.table import Table, ended, open_table
from engine.core.variants import SetupError

FIRST_ENTRY = 3  # the line on which the log begins
MOST_REPEATED = 1000  # start posts before the one that counts; the host gives up long before
EARLIER = {"mothership-game/1": "0.1.0"}  # what is not read any more, and which version does

FindGame: TypeAlias = Callable[[str, str | None], AnyGame]


class Footer(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """What is published at the end; no result where the game was cancelled."""

    key: str
    result: Over | None


class Report(msgspec.Struct, frozen=True):
    """What a verified export holds."""

    name: str
    header: str  # the digest that the start post shows
    post: str  # the id of that post
    repeated: int
    lines: tuple[str, ...]
    rules: str
    seats: int
    decisions: int
    draws: int
    sealed: str  # the code of all orders, as the last post shows it
    undos: int
    result: Over | None
    commitment: str
    key: str


class ExportError(ValueError):
    """An export that cannot be trusted: the first line that is wrong, and what is wrong."""

    def __init__(self, line: int, what: str, place: str = "") -> None:
        self.line = line
        self.what = what
        self.place = place
        where = f"line {line}, {place}" if place else f"line {line}"
        super().__init__(f"{where}: {what}" if line else what)


_Body: TypeAlias = Header | StartPost | Closed | Drawn | Undone | Footer


class _OlderHeader(msgspec.Struct, frozen=True):
    format: str


class _Older(msgspec.Struct, frozen=True):
    line: _OlderHeader


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest: str
    line: _Body


def export_game(table: Table, header: Header, start: StartPost, key: bytes) -> bytes:
    """Write a game that is over, or was cancelled; the file holds every secret of it."""
    bodies: tuple[_Body, ...] = (header, start, *table.log, Footer(key.hex(), ended(table)))
    lines: list[bytes] = []
    digest = ""
    for body in bodies:
        digest = _chained(digest, body)
        lines.append(_encode(_Line(digest, body)) + b"\n")
    return b"".join(lines)


class Reopened(msgspec.Struct, frozen=True):
    """A verified export, played again to where it ended."""

    header: Header
    start: StartPost
    footer: Footer
    table: Table


def verify(data: bytes, find_game: FindGame) -> Report:
    """Play an export again and check its lines, every draw and the key; raise ExportError."""
    reopened = reopen(data, find_game)
    header, log = reopened.header, reopened.table.log
    return Report(
        name=reopened.start.name,
        header=header_digest(header),
        post=reopened.start.post,
        repeated=header.repeated,
        lines=header.lines,
        rules=header.rules,
        seats=header.setup.seats,
        decisions=sum(len(entry.given) for entry in log if isinstance(entry, Closed)),
        draws=sum(isinstance(entry, Drawn) for entry in log),
        sealed=chain_of(each.code for each in sealed(bytes.fromhex(reopened.footer.key), log)),
        undos=reopened.table.undos,
        result=reopened.footer.result,
        commitment=header.commitment,
        key=reopened.footer.key,
    )


def reopen(data: bytes, find_game: FindGame) -> Reopened:
    """Verify an export and return the table at its end; raise ExportError."""
    bodies = _read(data)
    header, start = _first(bodies[0]), _second(bodies)
    entries, footer = _rest(bodies)
    key = _key(header, footer, line=len(bodies))
    try:
        game = find_game(header.rules, header.data_hash)
    except UnknownGameError as error:
        raise ExportError(1, str(error)) from error
    try:
        variant_of(game, header.setup)
    except SetupError as error:
        raise ExportError(1, str(error)) from error
    table = _replayed(game, header, entries, chance_of(key, header, start.post))
    if ended(table) != footer.result:
        raise ExportError(len(bodies), "the game did not end like this", "end")
    return Reopened(header, start, footer, table)


def _replayed(
    game: AnyGame, header: Header, entries: tuple[Entry, ...], chance: SeededChance
) -> Table:
    table, _ = open_table(game, header.setup)
    for number, entry in enumerate(entries):
        line = number + FIRST_ENTRY
        try:
            table = redo(table, number, entry)
        except DivergedError as error:
            raise ExportError(line, error.why, _place(entry)) from error
        if isinstance(entry, Drawn) and entry.outcome != chance.outcome(entry.draw):
            raise ExportError(line, "the key gives another outcome", _place(entry))
    return table


def _read(data: bytes) -> tuple[_Body, ...]:
    """Read all lines, each in its one spelling and in its place in the chain."""
    if not data.strip():
        raise ExportError(0, "the file is empty; export the game again")
    lines = data.split(b"\n")
    rest = lines.pop()
    bodies: list[_Body] = []
    digest = ""
    for number, coded in enumerate(lines, start=1):
        body = _read_line(coded, number, digest)
        digest = _chained(digest, body)
        bodies.append(body)
    if rest:
        raise ExportError(len(lines) + 1, "the file breaks off here; export the game again")
    return tuple(bodies)


def _read_line(coded: bytes, number: int, above: str) -> _Body:
    try:
        line = msgspec.json.decode(coded, type=_Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        what = "this line cannot be read" if number > 1 else _strange(coded)
        raise ExportError(number, what) from error
    place = _place(line.line)
    if _encode(line) != coded:
        raise ExportError(number, "this line is not spelled as it was exported", place)
    if line.digest != _chained(above, line.line):
        raise ExportError(number, "this line was changed, moved or put in", place)
    return line.line


def _strange(coded: bytes) -> str:
    """Say what a file is that does not begin with a header; an earlier format is named."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        older = msgspec.json.decode(coded, type=_Older).line.format
        if older in EARLIER:
            return f"the format is {older}; version {EARLIER[older]} of this program checks it"
    return "this is not an exported game"


def _first(body: _Body) -> Header:
    if not isinstance(body, Header):
        raise ExportError(1, "the first line must be the header", _place(body))
    if body.format != FORMAT:
        raise ExportError(1, f"the format is {body.format}, this program reads {FORMAT}")
    if not len(body.captains) == len(body.lines) == body.setup.seats:
        raise ExportError(1, f"it does not name {body.setup.seats} captains", "header")
    if not 0 <= body.repeated <= MOST_REPEATED:
        raise ExportError(1, "so many start posts cannot have gone before", "header")
    return body


def _second(bodies: tuple[_Body, ...]) -> StartPost:
    """Find the start; its id has one spelling, or there were several outcomes to choose from.

    Nothing fixes the number of the game, which whoever checks a file reads above all that counts.
    """
    body = bodies[1] if len(bodies) > 1 else bodies[0]
    if not isinstance(body, StartPost):
        raise ExportError(2, "the second line must name the start post")
    if not is_id(body.post):
        raise ExportError(2, "this is no id of a post", "start")
    if not is_id(body.name):
        raise ExportError(2, "this is no number of a game", "start")
    return body


def _rest(bodies: tuple[_Body, ...]) -> tuple[tuple[Entry, ...], Footer]:
    last = bodies[-1]
    if not isinstance(last, Footer):
        what = "the file ends before the game does; export the game again"
        raise ExportError(len(bodies), what, _place(last))
    entries: list[Entry] = []
    for number, body in enumerate(bodies[FIRST_ENTRY - 1 : -1], start=FIRST_ENTRY):
        if isinstance(body, Header | StartPost | Footer):
            raise ExportError(number, "this line does not belong here", _place(body))
        entries.append(body)
    return tuple(entries), last


def _key(header: Header, footer: Footer, line: int) -> bytes:
    try:
        key = bytes.fromhex(footer.key)
    except ValueError as error:
        raise ExportError(line, "the key is no hexadecimal number", "end") from error
    if len(key) != KEY_BYTES or key.hex() != footer.key:
        raise ExportError(line, f"the key has not {KEY_BYTES} bytes", "end")
    if commitment(key) != header.commitment:
        raise ExportError(line, "the key is not the one that line 1 commits to", "end")
    return key


def _place(body: _Body) -> str:
    match body:
        case Header():
            return "header"
        case StartPost():
            return "start"
        case Closed(group=group):
            return group
        case Drawn(draw=draw):
            return draw.label
        case Undone():
            return "undo"
        case Footer():
            return "end"


def _chained(above: str, body: _Body) -> str:
    return hashlib.sha256(above.encode() + b"\n" + _encode(body)).hexdigest()


def _encode(value: _Line | _Body) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
