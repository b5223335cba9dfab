"""The memory: small facts about the bot itself that outlive its process."""

from storage.database import Database
from storage.packing import upsert
from storage.sql import Sql

_PUT = upsert("memory", "name", "value")


class Memory:
    """Texts by name; nothing of any game is in here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, name: str) -> str | None:
        """Return what was kept under `name`."""
        return await self._database.read(lambda sql: _value(sql, name))

    async def keep(self, name: str, value: str) -> None:
        """Keep a text, in place of what was kept before."""
        await self._database.write(lambda sql: sql.execute(_PUT, (name, value)))


def _value(sql: Sql, name: str) -> str | None:
    row = sql.execute("SELECT value FROM memory WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])
