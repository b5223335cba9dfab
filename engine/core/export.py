"""The exported game: all that is needed to play it again and to check every draw.

JSON Lines: a header, the log entry by entry, and a last line with the key. Each line carries a
digest of itself and all lines above, so the first changed line can be named; against somebody
who rewrites the digests too stand the rules, the draws and the commitment.
"""

import hashlib
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from engine.core.asks import Over, Setup
from engine.core.chance import KEY_BYTES, SeededChance, commitment
from engine.core.contract import AnyGame, variant_of
from engine.core.log import Closed, Drawn, Entry, Undone
from engine.core.registry import UnknownGameError
from engine.core.replay import DivergedError, redo
from engine.core.table import Table, ended, open_table
from engine.core.variants import SetupError

FORMAT = "mothership-game/1"

FindGame: TypeAlias = Callable[[str, str | None], AnyGame]


class Header(msgspec.Struct, frozen=True, tag="header", forbid_unknown_fields=True):
    """What was fixed before the first card was dealt."""

    format: str
    name: str  # the public id of this game
    rules: str
    data_hash: str
    setup: Setup
    joins: tuple[str, ...]  # the captains' public ids, mixed into chance
    commitment: str


class Footer(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """What is published at the end; no result where the game was cancelled."""

    key: str
    result: Over | None


class Report(msgspec.Struct, frozen=True):
    """What a verified export holds."""

    name: str
    rules: str
    seats: int
    decisions: int
    draws: int
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


_Body: TypeAlias = Header | Closed | Drawn | Undone | Footer


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest: str
    line: _Body


def export_game(table: Table, name: str, key: bytes, joins: tuple[str, ...] = ()) -> bytes:
    """Write a game that is over, or was cancelled; the file holds every secret of it."""
    header = Header(
        format=FORMAT,
        name=name,
        rules=table.game.id,
        data_hash=table.game.data_hash,
        setup=table.setup,
        joins=joins,
        commitment=commitment(key),
    )
    bodies: tuple[_Body, ...] = (header, *table.log, Footer(key.hex(), ended(table)))
    lines: list[bytes] = []
    digest = ""
    for body in bodies:
        digest = _chained(digest, body)
        lines.append(_encode(_Line(digest, body)) + b"\n")
    return b"".join(lines)


class Reopened(msgspec.Struct, frozen=True):
    """A verified export, played again to where it ended."""

    header: Header
    footer: Footer
    table: Table


def verify(data: bytes, find_game: FindGame) -> Report:
    """Play an export again and check its lines, every draw and the key; raise ExportError."""
    reopened = reopen(data, find_game)
    header, log = reopened.header, reopened.table.log
    return Report(
        name=header.name,
        rules=header.rules,
        seats=header.setup.seats,
        decisions=sum(len(entry.given) for entry in log if isinstance(entry, Closed)),
        draws=sum(isinstance(entry, Drawn) for entry in log),
        undos=reopened.table.undos,
        result=reopened.footer.result,
        commitment=header.commitment,
        key=reopened.footer.key,
    )


def reopen(data: bytes, find_game: FindGame) -> Reopened:
    """Verify an export and return the table at its end; raise ExportError."""
    bodies = _read(data)
    header = _first(bodies[0])
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
    table = _replayed(game, header, entries, _chance(key, header))
    if ended(table) != footer.result:
        raise ExportError(len(bodies), "the game did not end like this", "end")
    return Reopened(header, footer, table)


def _replayed(
    game: AnyGame, header: Header, entries: tuple[Entry, ...], chance: SeededChance
) -> Table:
    table, _ = open_table(game, header.setup)
    for number, entry in enumerate(entries):
        line = number + 2
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
        what = "this line cannot be read" if number > 1 else "this is not an exported game"
        raise ExportError(number, what) from error
    place = _place(line.line)
    if _encode(line) != coded:
        raise ExportError(number, "this line is not spelled as it was exported", place)
    if line.digest != _chained(above, line.line):
        raise ExportError(number, "this line was changed, moved or put in", place)
    return line.line


def _first(body: _Body) -> Header:
    if not isinstance(body, Header):
        raise ExportError(1, "the first line must be the header", _place(body))
    if body.format != FORMAT:
        raise ExportError(1, f"the format is {body.format}, this program reads {FORMAT}")
    return body


def _rest(bodies: tuple[_Body, ...]) -> tuple[tuple[Entry, ...], Footer]:
    last = bodies[-1]
    if not isinstance(last, Footer):
        what = "the file ends before the game does; export the game again"
        raise ExportError(len(bodies), what, _place(last))
    entries: list[Entry] = []
    for number, body in enumerate(bodies[1:-1], start=2):
        if isinstance(body, Header | Footer):
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


def _chance(key: bytes, header: Header) -> SeededChance:
    try:
        return SeededChance(key, header.joins)
    except ValueError as error:
        raise ExportError(1, str(error), "header") from error


def _place(body: _Body) -> str:
    match body:
        case Header():
            return "header"
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
