"""The memory: what a restarted bot still knows of itself."""

import asyncio
from pathlib import Path

from storage.engines.database import open_database
from storage.engines.places import Server
from storage.tables.memory import SqlKeyValueStore
from tests.engines import place_in


async def test_what_is_kept_outlives_the_process(tmp_path: Path) -> None:
    for value in ("first", "second"):
        database = await open_database(place_in(tmp_path))
        await SqlKeyValueStore(database).keep("a", value)
        await SqlKeyValueStore(database).keep("b", "other")
        await database.close()
    database = await open_database(place_in(tmp_path))
    memory = SqlKeyValueStore(database)
    assert [await memory.recall(name) for name in "abc"] == ["second", "other", None]
    await database.close()


async def test_no_change_is_lost_that_another_process_makes_meanwhile(tmp_path: Path) -> None:
    place = place_in(tmp_path)
    shared = isinstance(place, Server)  # a file is one process's alone
    databases = [await open_database(place, shared=shared) for _ in range(1 + shared)]
    memories = [SqlKeyValueStore(database) for database in databases]
    for _ in range(10):
        await asyncio.gather(*(each.change("a", lambda kept: f"{kept}x") for each in memories))
    assert await memories[0].recall("a") == "x" * 10 * len(memories)
    for database in databases:
        await database.close()
