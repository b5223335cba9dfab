"""When somebody last looked at a game, their notes, and where the past of a game is found."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError

from engine.core.codec import reader
from engine.host.ports import UnreadableError
from engine.host.values.player_notes import LastLook, Length, Note
from engine.host.values.terms import Terms
from storage.engines.sql import Sql
from storage.tables.listing import IS_OPEN
from storage.tables.packing import upsert
from storage.tables.privacy import SqlPersonalData
from storage.tables.reading import read_times, unreadable

_TERMS = reader(Terms)
_LOOKED = """
INSERT INTO looks (game, person, entries, at) VALUES (?, ?, ?, ?)
ON CONFLICT (game, person) DO UPDATE SET
    entries = CASE WHEN looks.entries > excluded.entries
        THEN looks.entries ELSE excluded.entries END,
    at = excluded.at
"""
_NOTE = upsert("notes", "game, person, seat, turn", "text", "at")
_LAST_IN = f"""
SELECT number FROM games LEFT JOIN snapshots ON game = number
WHERE channel = ?
ORDER BY {IS_OPEN} DESC, game IS NULL, number DESC
LIMIT 1
"""  # noqa: S608
_LENGTHS = """
SELECT
    terms,
    (SELECT count(*) FROM entries WHERE game = games.number),
    (SELECT at FROM entries WHERE game = games.number ORDER BY number LIMIT 1),
    (SELECT at FROM entries WHERE game = games.number ORDER BY number DESC LIMIT 1)
FROM games WHERE guild = ? AND rules = ? AND status = 'over'
AND EXISTS (SELECT 1 FROM entries WHERE game = games.number)
ORDER BY games.number DESC LIMIT 30
"""
_NEWEST_POST = """
SELECT reference FROM outbox
WHERE game = ? AND seat IS NULL AND edits IS NULL AND reference IS NOT NULL
ORDER BY number DESC
LIMIT 1
"""


class SqlPlayerNotes(SqlPersonalData):
    """Implements the host's PlayerNotes over one database."""

    async def looked(self, game: int, person: int, look: LastLook) -> None:
        """Note that somebody looked; what they saw before stays seen."""
        values = (game, person, look.entries, look.at)
        await self._database.write(lambda sql: _change(sql, _LOOKED, values))

    async def last_look(self, game: int, person: int) -> LastLook | None:
        """Return when somebody last looked at a game."""
        select = "SELECT entries, at FROM looks WHERE game = ? AND person = ?"
        row = await self._database.read(lambda sql: sql.execute(select, (game, person)).fetchone())
        return None if row is None else LastLook(*row)

    async def write_note(self, game: int, person: int, note: Note) -> None:
        """Keep a note in place of the one of the same seat and turn; an empty one goes."""
        await self._database.write(lambda sql: _write_note(sql, game, person, note))

    async def notes_of(self, game: int, person: int) -> tuple[Note, ...]:
        """List somebody's notes on a game, by turn."""
        select = (
            "SELECT seat, turn, text, at FROM notes WHERE game = ? AND person = ? "
            "ORDER BY turn, seat"
        )
        rows = await self._database.read(lambda sql: sql.execute(select, (game, person)).fetchall())
        return tuple(Note(*row) for row in rows)

    async def entry_times(self, game: int) -> tuple[float, ...]:
        """List when each entry of a game's log was committed."""
        return await self._database.read(lambda sql: read_times(sql, game))

    async def lengths(self, guild: int, rules: str) -> tuple[Length, ...]:
        """Tell how long the last games of a server were that came to their end."""
        return await self._database.read(lambda sql: (*_lengths(sql, guild, rules),))

    async def newest_post(self, game: int) -> str | None:
        """Return the newest message of a game in its channel."""
        reference: str | None = await self._one(_NEWEST_POST, game)
        return reference

    async def last_in(self, channel: int) -> int | None:
        """Return the open game of a channel, else the last one that was played there."""
        game: int | None = await self._one(_LAST_IN, channel)
        return game

    async def last_of(self, person: int) -> int | None:
        """Return the last game that somebody was in."""
        select = "SELECT max(game) FROM seats WHERE person = ?"
        game: int | None = await self._one(select, person)
        return game

    async def _one(self, select: str, about: int) -> Any:
        row = await self._database.read(lambda sql: sql.execute(select, (about,)).fetchone())
        return None if row is None else row[0]


def _lengths(sql: Sql, guild: int, rules: str) -> Iterator[Length]:
    """Read how long games were; what cannot be read teaches nothing."""
    with suppress(UnreadableError), unreadable():
        for terms, *rest in sql.execute(_LENGTHS, (guild, rules)):
            with suppress(MsgspecError):
                yield Length(_TERMS.decode(terms), *rest)


def _write_note(sql: Sql, game: int, person: int, note: Note) -> None:
    key = (game, person, note.seat, note.turn)
    if note.text:
        sql.execute(_NOTE, (*key, note.text, note.at))
    else:
        delete = "DELETE FROM notes WHERE game = ? AND person = ? AND seat = ? AND turn = ?"
        sql.execute(delete, key)


def _change(sql: Sql, statement: str, values: tuple[object, ...]) -> None:
    sql.execute(statement, values)
