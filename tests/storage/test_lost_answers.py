"""Steps whose answer got lost on a server: what is in is never made again."""

import asyncio
from contextlib import closing
from functools import partial
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from storage.engines.database import open_database
from storage.engines.places import Server
from storage.engines.sql import StorageFaultError, UnsureError
from storage.postgres import line
from storage.postgres.line import connect
from storage.store import SqlStore
from storage.tables import outbox
from tests.bench.committing import answered, opened
from tests.storage.test_postgres import owed, told


@pytest.mark.parametrize("is_in", [True, False])
async def test_a_step_whose_answer_got_lost_is_in_once_and_tells_what_it_owes(
    place: Server,
    monkeypatch: pytest.MonkeyPatch,
    is_in: bool,
) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    rows = [(await store.create(opened(channel)))[0] for channel in range(3)]
    execute: Any = psycopg.Connection.execute
    lost: list[object] = []

    def lose(raw: Any, query: object, *more: object) -> object:
        if query != "COMMIT" or lost:
            return execute(raw, query, *more)
        lost.append(query)
        if is_in:
            execute(raw, query)
            raw.pgconn.pipeline_sync()
            raw.pgconn.flush()
            settled(place, len(rows))
        raw.close()
        raise psycopg.OperationalError("the connection broke")

    monkeypatch.setattr(psycopg.Connection, "execute", lose)
    told = await asyncio.gather(*(store.commit(answered(row)) for row in rows))
    assert lost
    for row, posts in zip(rows, told, strict=True):
        game = row.info.number
        there = await database.read(partial(outbox.read_owed_in, game=game))
        assert posts == tuple(replace(each, since=None) for each in there)
        assert [post.number for post in posts] == [1, 2]
    await database.close()


async def test_a_step_that_is_in_is_not_made_again_where_the_server_breaks_once_more(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    rows = [(await store.create(opened(channel)))[0] for channel in range(3)]
    execute: Any = psycopg.Connection.execute
    is_in: list[object] = []

    def lose(raw: Any, query: object, *more: object) -> object:
        if query != "COMMIT" or is_in:
            return execute(raw, query, *more)
        is_in.append(query)
        execute(raw, query)
        raw.pgconn.pipeline_sync()
        raw.pgconn.flush()
        settled(place, len(rows))
        raw.close()
        monkeypatch.setattr(line.ReconnectingConnection, "look", break_once)
        raise psycopg.OperationalError("the connection broke")

    def break_once(_line: object, _work: object) -> None:
        monkeypatch.setattr(line.ReconnectingConnection, "look", look)
        raise StorageFaultError("the connection keeps breaking", passing=True)

    look = line.ReconnectingConnection.look
    monkeypatch.setattr(psycopg.Connection, "execute", lose)
    told = await asyncio.gather(
        *(store.commit(answered(row)) for row in rows), return_exceptions=True
    )
    assert [type(each) for each in told] == [UnsureError] * len(rows)
    assert await database.read(owed) == 2 * len(rows)
    await database.close()


async def test_what_became_of_a_step_is_asked_over_another_connection(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    row = (await store.create(opened(1)))[0]
    execute: Any = psycopg.Connection.execute
    lost: list[object] = []

    def lose(raw: Any, query: object, *more: object) -> object:
        if query != "COMMIT" or lost:
            return execute(raw, query, *more)
        lost.append(query)
        raise psycopg.OperationalError("what was written is still there, and not in")

    monkeypatch.setattr(psycopg.Connection, "execute", lose)
    await store.commit(answered(row))
    assert lost
    assert await database.read(owed) == 2
    await database.close()


def settled(place: Server, games: int) -> None:
    """Wait until the server has made a step of each game."""
    with closing(connect(place.url)) as raw:
        while raw.execute("SELECT sum(revision) FROM games").fetchone() != (games,):
            raw.execute("SELECT pg_sleep(0.01)")


async def test_a_transaction_that_was_given_up_never_comes_after_all(place: Server) -> None:
    await (await open_database(place)).close()
    with closing(connect(place.url)) as raw:
        raw.execute(line._GIVE_UP, ("me", 2))
        raw.execute(line._GIVE_UP, ("me", 2))
        assert raw.execute(line._IS_IN, ("me",)).fetchone() == (False,)
        with pytest.raises(psycopg.errors.NotNullViolation):
            raw.execute(line._PROVE, ("me", 2))
        raw.execute(line._PROVE, ("me", 3))
        raw.execute(line._GIVE_UP, ("me", 3))
        assert raw.execute(line._IS_IN, ("me",)).fetchone() == (True,)


async def test_who_writes_no_more_is_forgotten(place: Server) -> None:
    await (await open_database(place)).close()
    told(place, "INSERT INTO writers VALUES ('old', 1, true, now() - interval '25 hours')")
    told(place, "INSERT INTO writers VALUES ('new', 1, true, now() - interval '23 hours')")
    database = await open_database(place)
    names = await database.read(lambda sql: sql.execute("SELECT name FROM writers").fetchall())
    assert names == [("new",)]
    await database.close()
