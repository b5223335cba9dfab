"""Tables of every version that ever was become such as new ones are; old and new run together."""

from contextlib import closing
from pathlib import Path

import pytest

from engine.host.values.records import GameStatus
from storage.engines.database import DatabaseError, open_database, peeked
from storage.engines.places import Server
from storage.engines.sql import Sql
from storage.keeping.checks import check_database
from storage.postgres import migrating
from storage.postgres.line import connect
from storage.postgres.migrating import FIRST, MIGRATIONS, Migration, newest
from tests.host.house import house
from tests.storage.test_refusals import told

OLDEST = Path(__file__).parent / f"tables_{FIRST}.sql"
LAST = newest().version
EXPANDED = Migration(LAST + 1, newest().least, "ALTER TABLE memory ADD COLUMN more TEXT")
CONTRACTED = Migration(LAST + 2, LAST + 1, "ALTER TABLE memory ALTER COLUMN more SET NOT NULL")
BROKEN = Migration(LAST + 1, LAST, "ALTER TABLE memory ADD COLUMN more TEXT; SELECT 1 / 0")
NOTE = "INSERT INTO memory (name, value) VALUES (?, '')"
CATALOGUE = """
SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity
FROM information_schema.columns WHERE table_schema = current_schema()
UNION ALL SELECT tablename, indexname, replace(indexdef, schemaname, ''), '', '', ''
FROM pg_indexes WHERE schemaname = current_schema()
UNION ALL SELECT conrelid::regclass::text, pg_get_constraintdef(oid), contype::text, '', '', ''
FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
UNION ALL SELECT proname, prosrc, provolatile::text, '', '', ''
FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
"""


def catalogue(place: Server) -> list[str]:
    """List all that a schema has, whatever order it was made in."""
    with closing(connect(place.url)) as raw:
        return sorted(map(repr, raw.execute(CATALOGUE.encode()).fetchall()))


def versions(place: Server) -> tuple[int, int]:
    with closing(connect(place.url)) as raw:
        found = raw.execute("SELECT version, least FROM made").fetchone()
    assert found is not None
    return int(found[0]), int(found[1])


def knowing(monkeypatch: pytest.MonkeyPatch, *more: Migration) -> None:
    """Be the program of a later version."""
    monkeypatch.setattr(migrating, "MIGRATIONS", (*MIGRATIONS, *more))


async def noted(place: Server, name: str) -> None:
    """Open a database as a bot does, and write into it."""
    database = await open_database(place)
    try:
        await database.write(lambda sql: sql.execute(NOTE, (name,)))
    finally:
        await database.close()


def test_versions_follow_one_another_and_shut_out_nobody_too_early() -> None:
    """A program of the version before must be able to go on, unless a step was before it."""
    numbers = [each.version for each in MIGRATIONS]
    assert numbers == list(range(FIRST + 1, FIRST + 1 + len(MIGRATIONS)))
    leasts = [each.least for each in MIGRATIONS]
    assert leasts == sorted(leasts)
    assert all(each.least <= each.version for each in MIGRATIONS)
    assert leasts[0] == numbers[0]  # before it, no program knew that there are newer ones
    assert all(each.least < each.version for each in MIGRATIONS[1:])


async def test_the_oldest_tables_become_as_new_ones_are(place: Server, tmp_path: Path) -> None:
    told(place, OLDEST.read_text("utf-8"))
    told(place, "INSERT INTO memory VALUES ('kept', 'x')")
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.play(number)
        assert await home.status(number) is GameStatus.OVER
        assert await home.database.read(_names) == ["kept"]
    assert versions(place) == (newest().version, newest().least)
    fresh = Server(place.url)
    migrated = catalogue(place)
    schema = place.url.rpartition("=")[2]
    told(place, f"DROP SCHEMA {schema} CASCADE; CREATE SCHEMA {schema}")
    await (await open_database(fresh)).close()
    assert catalogue(fresh) == migrated


def _names(sql: Sql) -> list[str]:
    return [name for (name,) in sql.execute("SELECT name FROM memory ORDER BY name")]


async def test_older_tables_are_looked_at_by_nobody_and_changed_by_no_doctor(
    place: Server,
) -> None:
    told(place, OLDEST.read_text("utf-8"))
    before = catalogue(place)
    found = await check_database(place)
    assert found.healthy
    assert "brings it up to date" in found.text
    with pytest.raises(DatabaseError, match="is of an older version"):
        async with peeked(place):
            pytest.fail("it cannot be read")
    assert catalogue(place) == before


async def test_an_older_program_goes_on_beside_a_newer_one(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await noted(place, "old")
    with monkeypatch.context() as patch:
        knowing(patch, EXPANDED)
        await noted(place, "new")
        assert versions(place) == (EXPANDED.version, EXPANDED.least)
    await noted(place, "old again")
    async with peeked(place) as peek:
        assert await peek.read(_names) == ["new", "old", "old again"]
    assert versions(place) == (EXPANDED.version, EXPANDED.least)


async def test_an_older_program_is_shut_out_once_what_it_needs_is_gone(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await noted(place, "old")
    with monkeypatch.context() as patch:
        knowing(patch, EXPANDED, CONTRACTED)
        told(place, "DELETE FROM memory")
        await (await open_database(place)).close()
    with pytest.raises(DatabaseError, match="newer version"):
        await noted(place, "old again")


async def test_a_migration_that_breaks_changes_nothing(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await noted(place, "old")
    before = catalogue(place)
    with monkeypatch.context() as patch:
        knowing(patch, BROKEN)
        with pytest.raises(DatabaseError, match="22012"):
            await open_database(place)
    assert catalogue(place) == before
    await noted(place, "old again")
