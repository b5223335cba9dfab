"""The archive: games that leave the database as files, and finished ones that come back."""

import hashlib
import platform
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec

from engine.core.export import Reopened, Report, reopen, verify
from engine.core.registry import Registry
from engine.core.start import Header
from engine.host.host import Host
from engine.host.ports import Fresh, Pass, Sent, UnreachableError, stay, unchanged
from engine.host.runtime.session_cache import LARGEST
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.denials import DeniedError
from engine.host.values.posts import Post
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import Change, GameRow, Snapshot
from engine.host.values.terms import Terms
from storage.engines.database import open_database, peeked
from storage.engines.places import Place
from storage.engines.sql import Sql
from storage.keeping.sealing import seal
from storage.store import SqlStore
from storage.tables.reading import USUAL_PACE, read_game, read_table, read_times

PARTS = ("mothership", "discord.py", "msgspec", "Pillow")
NOWHERE = 0  # channel and host of a game that was played elsewhere
DISCORD_EPOCH = 1_420_070_400  # ids of Discord count milliseconds since then

_POSTS = """
SELECT number, kind, state, since, repeated, why FROM outbox WHERE game = ? ORDER BY id
"""
_BROKE = "SELECT at, report FROM reports WHERE game = ? ORDER BY id"


class ArchiveError(Exception):
    """A game cannot leave or enter; the message is one sentence for whoever runs the bot."""


async def exported(place: Place, number: int, games: Registry) -> bytes:
    """Export a finished game out of a database; raise ArchiveError where it is not finished."""
    async with peeked(place) as peek:
        host = Host(games, SqlStore(peek), NoPresenter(), SystemClock())
        try:
            return await host.export(number)
        except DeniedError as denied:
            raise ArchiveError(f"Game {number} cannot be exported: {denied}.") from None


def verified(data: bytes, games: Registry, post: str | None = None) -> str:
    """Play an exported game again and tell what was checked; raise ExportError.

    `post` is the id of the start post as somebody copied it in Discord; raise ArchiveError where
    the file says another.
    """
    report = verify(data, games.find)
    if post is not None and post.strip() != report.post:
        raise ArchiveError(
            f"This game is not the one that began with post {post.strip()!a}: its dice were "
            f"made with post {report.post}."
        )
    end = "to its end" if report.result else "until it was cancelled"
    return (
        f"Game {report.name} ({report.rules}, {report.seats} captains) plays again {end}: "
        f"{report.decisions} decisions and {report.draws} draws are what the rules, the key and "
        f"the start post give.\nThe key fits the seal  {report.commitment}\n"
        f"The start post must show {report.header}\n"
        f"and its id must be       {report.post} (made {_made(report.post)})\n"
        f"All orders are sealed by {report.sealed}\n"
        f"The seal of the log is   {hashlib.sha256(data).hexdigest()}{_remarks(report)}"
    )


def _made(post: str) -> str:
    """Tell when Discord made an id: a post that was edited later into a start is older."""
    when = datetime.fromtimestamp((int(post) >> 22) / 1000 + DISCORD_EPOCH, UTC)
    return f"{when:%Y-%m-%d %H:%M:%S} UTC"


def _remarks(report: Report) -> str:
    """Tell what captains typed, and of earlier start posts; strange letters are spelled out."""
    told = [
        f"\nCaptain {seat} added the line {line!r}"
        for seat, line in enumerate(report.lines, 1)
        if line
    ]
    if report.repeated:
        told.append(f"\nIt was start post number {report.repeated + 1}: ask what became of others")
    return "".join(told)


async def imported(place: Place, data: bytes, now: float, games: Registry) -> int:
    """Keep an exported game in the database; return the number it has there.

    Everything in it is checked first. The captains are nameless, and the game belongs to no
    channel and to nobody; of who played it keeps only the codes that were mixed into the dice.
    Raise ExportError where the file is wrong, ArchiveError where the game is there already.
    """
    reopened = reopen(data, games.find)
    database = await open_database(place)
    try:
        seal_of = reopened.header.commitment
        known = await database.read(lambda sql: _number_of(sql, seal_of))
        if known is not None:
            raise ArchiveError(f"This game is in the database already, as game {known}.")
        row, _ = await SqlStore(database).create(_change(reopened, now))
    finally:
        await database.close()
    return row.info.number


async def reported(place: Place, number: int, games: Registry) -> bytes:
    """Write a sealed report of a started game; raise ArchiveError where there is none."""
    async with peeked(place) as peek:
        if not 0 <= number <= LARGEST:
            raise ArchiveError(f"There is no started game {number}.")
        row, table, timing = await peek.read(
            lambda sql: (read_game(sql, number), read_table(sql, number), _timing(sql, number))
        )
        if row is None or table is None:
            raise ArchiveError(f"There is no started game {number}.")
        bundle = {
            "game": msgspec.to_builtins(row.info),
            "setup": msgspec.to_builtins(table.snapshot.setup),
            "log": msgspec.to_builtins(table.log),
            "undos": table.snapshot.undos,
            "versions": versions(games),
            **timing,
        }
    return seal(number, row.info.rules, bundle, row.key)


def versions(games: Registry) -> dict[str, str]:
    """Name the versions of what runs here."""
    found = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    for part in PARTS:
        try:
            found[part] = version(part)
        except PackageNotFoundError:
            found[part] = "not installed as a package"
    return found | {f"cards of {game.id}": game.data_hash[:12] for game in games}


def _number_of(sql: Sql, seal_of: str) -> int | None:
    row = sql.execute("SELECT number FROM games WHERE commitment = ?", (seal_of,)).fetchone()
    return None if row is None else int(row[0])


def _change(reopened: Reopened, now: float) -> Change:
    """Make the step that puts a finished game into a database."""
    header, table = reopened.header, reopened.table
    info = GameInfo(
        number=0,
        rules=header.rules,
        data_hash=header.data_hash,
        channel=NOWHERE,
        guild=None,
        host=NOWHERE,
        status=GameStatus.OVER if reopened.footer.result else GameStatus.CANCELLED,
        revision=0,
        min_seats=header.setup.seats,
        max_seats=header.setup.seats,
        terms=Terms(pace=USUAL_PACE, variant=header.setup.variant, options=header.setup.options),
        locale="en",
        seats=_seats(header),
        commitment=header.commitment,
        start_post=reopened.start.post,
        start_repeated=header.repeated,
    )
    return Change(
        row=GameRow(info=info, key=bytes.fromhex(reopened.footer.key), joins=len(header.captains)),
        at=now,
        seats=info.seats,
        snapshot=Snapshot.of(table),
        entries=table.log,
    )


def _seats(header: Header) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(seat=seat, person=None, name=f"Captain {seat + 1}", mixed=mixed, line=line)
        for seat, (mixed, line) in enumerate(zip(header.captains, header.lines, strict=True))
    )


def _timing(sql: Sql, number: int) -> Mapping[str, Any]:
    """Read when things happened, how posts fared, and what broke."""
    return {
        "times": read_times(sql, number),
        "posts": [list(row) for row in sql.execute(_POSTS, (number,))],
        "broke": [{"at": at, "report": report} for at, report in sql.execute(_BROKE, (number,))],
    }


class NoPresenter:
    """A presenter for a host that is never opened."""

    async def deliver(self, post: Post, _let_pass: Pass = stay, _fresh: Fresh = unchanged) -> Sent:
        """Refuse."""
        raise UnreachableError(f"nobody delivers post {post.id}")

    async def draw(self, _post: Post, _fresh: Fresh = unchanged) -> None:
        """Draw nothing."""

    async def find(self, post: Post) -> str | None:
        """Refuse."""
        raise UnreachableError(f"nobody looks for post {post.id}")
