"""The memory: small facts about the bot itself that outlive its process."""

from collections.abc import Callable

from storage.engines.database import Database
from storage.engines.sql import Sql
from storage.tables.packing import upsert

_PUT = upsert("memory", "name", "value")
# Whoever changes the same text at another process waits until this one is done.
_LOCK = """
INSERT INTO memory (name, value) VALUES (?, '')
ON CONFLICT (name) DO UPDATE SET value = memory.value
"""


class SqlKeyValueStore:
    """Keeps texts by name over one database; nothing of any game is in here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, name: str) -> str | None:
        """Return what was kept under `name`."""
        return await self._database.read(lambda sql: _value(sql, name))

    async def keep(self, name: str, value: str) -> None:
        """Keep a text, in place of what was kept before."""
        await self._database.write(lambda sql: sql.execute(_PUT, (name, value)))

    async def change(self, name: str, make: Callable[[str], str]) -> None:
        """Keep what is made of what was kept before, if anything; no change of others is lost."""

        def changed(sql: Sql) -> None:
            sql.execute(_LOCK, (name,))
            sql.execute(_PUT, (name, make(_value(sql, name) or "")))

        await self._database.write(changed)


def _value(sql: Sql, name: str) -> str | None:
    row = sql.execute("SELECT value FROM memory WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])
