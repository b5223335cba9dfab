"""The memory: what a restarted bot still knows of itself."""

from pathlib import Path

from storage.database import open_database
from storage.memory import Memory
from tests.engines import place_in


async def test_what_is_kept_outlives_the_process(tmp_path: Path) -> None:
    for value in ("first", "second"):
        database = await open_database(place_in(tmp_path))
        await Memory(database).keep("a", value)
        await Memory(database).keep("b", "other")
        await database.close()
    database = await open_database(place_in(tmp_path))
    memory = Memory(database)
    assert [await memory.recall(name) for name in "abc"] == ["second", "other", None]
    await database.close()
