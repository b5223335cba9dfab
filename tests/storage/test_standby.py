"""A bot that stands by takes the games of one that is gone or hangs, which writes no more."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from storage.engines.database import DatabaseError, HeldDatabaseError, open_database
from storage.engines.places import Server
from storage.engines.sql import Sql
from storage.keeping.checks import check_database
from storage.postgres import database as postgres
from storage.postgres.database import PostgresDatabase, end_hung, reach
from storage.postgres.statements import Raw

NOTE = "INSERT INTO memory (name, value) VALUES (?, '')"


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask at once whether the hold is free."""
    monkeypatch.setattr(postgres, "_PATIENT", "SET lock_timeout = '10ms'")


async def opened(place: Server) -> PostgresDatabase:
    return cast("PostgresDatabase", await open_database(place))


def names(sql: Sql) -> list[str]:
    return [name for (name,) in sql.execute("SELECT name FROM memory ORDER BY name")]


async def waiting_for(place: Server) -> "asyncio.Task[PostgresDatabase]":
    """Let another bot stand by; it has asked for the hold, and not got it, when this returns."""
    refused, loop = asyncio.Event(), asyncio.get_running_loop()

    def noted(raw: Raw) -> None:
        loop.call_soon_threadsafe(refused.set)
        end_hung(raw)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "end_hung", noted)
        opening = open_database(place, waiting=True)
        task = cast("asyncio.Task[PostgresDatabase]", asyncio.create_task(opening))
        await refused.wait()
    return task


@pytest.mark.usefixtures("_hasty")
async def test_who_stands_by_begins_when_the_holder_leaves(place: Server) -> None:
    first = await opened(place)
    await first.write(lambda sql: sql.execute(NOTE, ("first",)))
    waiting = await waiting_for(place)
    assert not waiting.done()
    await first.write(lambda sql: sql.execute(NOTE, ("still first",)))
    await first.close()
    second = await waiting
    await second.write(lambda sql: sql.execute(NOTE, ("second",)))
    assert await second.read(names) == ["first", "second", "still first"]
    assert not first.lost.is_set()
    await second.close()


@pytest.mark.usefixtures("_hasty")
async def test_a_holder_that_hangs_is_shut_out_before_its_games_are_taken(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(place)
    waiting = await waiting_for(place)
    monkeypatch.setattr(postgres, "HUNG_SECONDS", 0)
    second = await waiting
    with pytest.raises(HeldDatabaseError):
        await first.write(lambda sql: sql.execute(NOTE, ("late",)))
    assert first.lost.is_set()
    assert await second.read(names) == []
    await first.close()
    await second.write(lambda sql: sql.execute(NOTE, ("second",)))
    await second.close()


async def test_a_holder_that_gives_signs_of_life_is_left_alone(place: Server) -> None:
    first = await opened(place)
    await asyncio.to_thread(reach, place, end_hung)
    await first.write(lambda sql: sql.execute(NOTE, ("first",)))
    assert (await check_database(place)).healthy
    with pytest.raises(HeldDatabaseError):
        await open_database(place)
    assert not first.lost.is_set()
    await first.close()


@pytest.mark.usefixtures("_hasty")
async def test_a_holder_hears_by_its_pulse_that_others_took_its_games(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(place)
    await first._both._feel()
    assert not first.lost.is_set()
    monkeypatch.setattr(postgres, "HUNG_SECONDS", 0)
    second = await open_database(place, waiting=True)
    await first._both._feel()
    assert first.lost.is_set()
    await first.close()
    await second.close()


@pytest.mark.file
async def test_nobody_stands_by_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="on a server alone"):
        await open_database(tmp_path / "games.sqlite3", waiting=True)
