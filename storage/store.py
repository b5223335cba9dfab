"""The store: the host's games in SQLite, one transaction per step."""

import sqlite3

from msgspec.structs import replace

from engine.host.ports import ChannelBusyError
from engine.host.rows import Change, GameRow, OutboxRow, TableRow
from storage import outbox, reading, writing
from storage.database import Database


class SqliteStore:
    """Implements the host's Store over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tag = ""

    async def tag(self) -> str:
        """Return the text that no other database has."""
        if not self._tag:
            self._tag = (await self._database.rows("SELECT tag FROM about"))[0][0]
        return self._tag

    async def create(self, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
        """Keep a new game and give it its number; raise ChannelBusyError."""
        async with self._database.transaction() as sql:
            try:
                number = await writing.insert_game(sql, change)
            except sqlite3.IntegrityError as error:
                raise ChannelBusyError from error
            row = replace(change.row, info=replace(change.row.info, number=number))
            change = replace(change, row=row)
            await writing.write_step(sql, change)
            owed = await outbox.insert(sql, change)
        return row, owed

    async def commit(self, change: Change) -> tuple[OutboxRow, ...]:
        """Write a step; raise StaleRevisionError where the game has moved on."""
        async with self._database.transaction() as sql:
            await writing.raise_revision(sql, change)
            await writing.write_step(sql, change)
            return await outbox.insert(sql, change)

    async def open_games(self) -> tuple[GameRow, ...]:
        """List the games that are not over or cancelled."""
        return await reading.read_open_games(self._database)

    async def game(self, number: int) -> GameRow | None:
        """Return a game, open or not."""
        return await reading.read_game(self._database, number)

    async def table(self, number: int) -> TableRow | None:
        """Return the table of a game that has been started."""
        return await reading.read_table(self._database, number)

    async def owed(self) -> tuple[OutboxRow, ...]:
        """List the messages still to be sent, oldest first."""
        return await outbox.read_owed(self._database)

    async def reference(self, game: int, number: int) -> str | None:
        """Return the message of a post, if it was sent."""
        found = await self._database.rows(
            "SELECT reference FROM outbox WHERE game = ? AND number = ?", (game, number)
        )
        reference: str | None = found[0][0] if found else None
        return reference

    async def sending(self, row: int, since: float, *, repeated: bool) -> bool:
        """Note that an attempt begins; False if the row has been merged away."""
        async with self._database.transaction() as sql:
            return await outbox.mark_sending(sql, row, since, repeated)

    async def sent(self, row: int, reference: str) -> None:
        """Note that a row is out, and forget what it said."""
        async with self._database.transaction() as sql:
            await outbox.mark_sent(sql, row, reference)

    async def park(self, row: int, why: str) -> None:
        """Note that a row can never be delivered, and forget what it said."""
        async with self._database.transaction() as sql:
            await outbox.mark_parked(sql, row, why)

    async def beat(self, now: float) -> None:
        """Note that the host is alive."""
        async with self._database.transaction() as sql:
            await sql.execute("UPDATE about SET beat = ?", (now,))

    async def give_back(self, now: float) -> float:
        """Move open deadlines by the time since the last beat, and beat; return that time."""
        async with self._database.transaction() as sql:
            ((last,),) = await sql.execute_fetchall("SELECT beat FROM about")
            away = max(0.0, now - last) if last is not None else 0.0
            await sql.execute(
                "UPDATE deadlines SET due = due + ?, closing = closing + ?", (away, away)
            )
            await sql.execute("UPDATE about SET beat = ?", (now,))
        return away
