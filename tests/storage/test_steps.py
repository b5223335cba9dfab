"""A step is the same on a file, by statements, and on a server, by one function."""

import asyncio
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Draw, Roll, Setup
from engine.core.log import Drawn
from engine.core.table import Slip
from engine.host.ports import Sent
from engine.host.values.deadlines import Deadline
from engine.host.values.posts import OpenPosts, PostKind, Scene
from engine.host.values.records import GameStatus, SeatInfo
from engine.host.values.rows import (
    Change,
    GameRow,
    NewRow,
    Payload,
    ReceiptRow,
    Snapshot,
    raw,
)
from storage.engines.database import DatabaseError, open_database
from storage.engines.places import Place, Server
from storage.engines.sql import Sql
from storage.keeping.checks import check_database
from storage.postgres.line import connect
from storage.store import SqlStore
from tests.bench.committing import PUBLIC, answered, opened
from tests.storage.test_postgres import owed, told

TABLES = {
    "games": "number",
    "seats": "seat",
    "vocabularies": "number",
    "snapshots": "game",
    "entries": "number",
    "desks": "game",
    "receipts": "number",
    "deadlines": "game",
    "wakes": "game",
    "open_posts": "game",
    "scenes": "game",
    "reports": "id",
    "outbox": "id",
    "owed": "post",
}
GAMES = "number, status, revision, host, min_seats, max_seats, terms, locale, proceedings, joins"
OUTBOX = "id, game, number, kind, seat, state, edits, since, repeated, nonce, reference, why"
NEWS, EDIT, BOTH = 1, 2, 3


def all_at_once(row: GameRow) -> Change:
    """Change all that a step can."""
    info = replace(row.info, status=GameStatus.RUNNING, host=2**62, max_seats=5, locale="ru")
    scene = Scene("t1", 7, 0, 1)
    posts = OpenPosts(summons=(3,), scene=scene)
    deadline = Deadline("t1:plan", 1e9 / 3, None, 0.1, 0.2, 3600.0, (1, 2), 7.5, True, 0.3)
    row = replace(row, info=info, joins=3, deadline=deadline, wake=2e9 / 3, open_posts=posts)
    return Change(
        row=row,
        at=1 / 3,
        seats=(SeatInfo(0, 2**62, "Ann"), SeatInfo(1, None, "Bär 🦀")),
        moved=True,
        rewaked=True,
        snapshot=Snapshot(setup=Setup(2), state=raw({"hand": ["a card", "another"] * 99})),
        entries=(Drawn(Draw("dice", Roll(1, 6)), (4,)),) * 30,
        inbox={0: Slip({"plan": ("wait",)}, True)},
        standing={1: {"plan": ("go",)}},
        receipt=ReceiptRow(1, 0, "t1:plan", {"plan": ("wait",)}),
        open_posts=posts,
        staged=True,
        report=r'with \u0000 and \\, "quoted"',
        outbox=(
            NewRow(number=NEWS, kind=PostKind.NEWS, payload=Payload()),
            NewRow(number=EDIT, kind=PostKind.NEWS, payload=Payload(), edits=NEWS, seat=1),
            NewRow(number=BOTH, kind=PostKind.START, payload=Payload()),
        ),
    )


def something(row: GameRow) -> Change:
    """Change half a desk, and edit what waits to be edited."""
    newer = NewRow(number=10, kind=PostKind.NEWS, payload=Payload(), edits=NEWS)
    return Change(row=row, at=2.0, carded=False, standing={}, outbox=(newer,))


def nothing_left(row: GameRow) -> Change:
    """Take away all that can leave, but what cannot be read of a row stays."""
    row = replace(row, broken=("terms", "proceedings"), deadline=None, wake=None)
    row = replace(row, open_posts=OpenPosts())
    return Change(row=row, at=3.0, seats=(), moved=True, rewaked=True, staged=True)


def unchanged(row: GameRow) -> Change:
    return Change(row=row, at=4.0, carded=False)


async def kept(place: Place) -> list[dict[str, list[Any]]]:
    """Take steps of a game; list all rows behind each."""
    database = await open_database(place)
    store, lists = SqlStore(database), []
    row = (await store.create(opened(1)))[0]
    for number, step in enumerate((all_at_once, something, unchanged, nothing_left)):
        row = replace(row, info=replace(row.info, revision=number))
        posts = await store.commit(step(row))
        lists.append(await database.read(listed))
        numbers = {(each[0], each[2]) for each in lists[-1]["outbox"]}
        assert numbers >= {(post.id, post.number) for post in posts}
    await database.close()
    return lists


def listed(sql: Sql) -> dict[str, list[Any]]:
    named = {"games": GAMES, "outbox": OUTBOX}
    selects = {each: f"SELECT {named.get(each, '*')} FROM {each}" for each in TABLES}
    return {
        table: sql.execute(f"{select} ORDER BY {TABLES[table]}").fetchall()
        for table, select in selects.items()
    }


async def test_a_function_writes_what_statements_write(
    place: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for where in (place, tmp_path / "games.sqlite3"):
        nonces = count()
        monkeypatch.setattr(
            "storage.tables.outbox._nonce", lambda drawn=nonces: f"nonce {next(drawn)}"
        )
        found.append(await kept(where))
    first, merged, *_, last = found[0]
    assert all(first.values())
    assert [row[5] for row in merged["outbox"]] == ["sending", "merged", "pending", "pending"]
    assert [table for table in TABLES if not last[table]] == [
        "seats",
        "deadlines",
        "wakes",
        "scenes",
    ]
    assert found[0] == found[1]


async def test_a_picture_that_is_owed_is_given_up_for_a_newer_edit(place: Server) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    row = (await store.create(opened(1)))[0]
    (news, _) = await store.commit(answered(row))
    await store.sent([(news, Sent("m1", bare=True))])
    again = replace(row, info=replace(row.info, revision=1))
    newer = NewRow(number=PUBLIC + 5, kind=PostKind.NEWS, payload=Payload(), edits=PUBLIC)
    await store.commit(Change(row=again, at=1.0, carded=False, outbox=(newer,)))
    states = await database.read(lambda sql: sql.execute("SELECT state FROM outbox").fetchall())
    assert sorted(states) == [("merged",), ("pending",), ("sent",)]
    assert await database.read(owed) == 1
    await database.close()


async def test_no_text_of_a_server_holds_the_sign_of_number_nought(place: Server) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    row = (await store.create(opened(1)))[0]
    text = 'a \0 b \\\0 c \\u0000 "d"'
    await store.commit(Change(row=row, at=1.0, report=text))
    (found,) = await database.read(lambda sql: sql.execute("SELECT report FROM reports").fetchone())
    assert found == text.replace("\0", "\ufffd")
    await database.close()


async def test_no_text_is_spelled_as_an_environment_says(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    database = await open_database(place)
    store = SqlStore(database)
    row = (await store.create(opened(1)))[0]
    await store.commit(Change(row=row, at=1.0, report="Bär 🦀"))
    monkeypatch.delenv("PGCLIENTENCODING")
    with closing(connect(place.url)) as raw:
        assert raw.execute("SELECT report FROM reports").fetchone() == ("Bär 🦀",)
    await database.close()


async def test_words_that_another_process_brings_at_the_same_moment_are_shared(
    place: Server,
) -> None:
    database = await open_database(place)
    store = SqlStore(database)
    row = (await store.create(opened(1)))[0]
    with closing(connect(place.url)) as other:
        other.execute("BEGIN")
        words = "INSERT INTO vocabularies (rules, data_hash, words) VALUES (%s, '', '')"
        other.execute(words, (row.info.rules,))
        step = asyncio.create_task(store.commit(all_at_once(row)))
        await asyncio.to_thread(waiting, place)
        other.execute("COMMIT")
        await step
    found = "SELECT words FROM snapshots JOIN vocabularies ON number = vocabulary"
    assert await database.read(lambda sql: sql.execute(found).fetchall()) == [(b"",)]
    await database.close()


def waiting(place: Server) -> None:
    """Wait until a transaction waits for what another one did."""
    locks = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with closing(connect(place.url)) as raw:
        while raw.execute(f"{locks} AND application_name = current_schema()").fetchone() != (1,):
            raw.execute("SELECT pg_sleep(0.01)")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("DROP FUNCTION commit_27", "lacks a function"),
        ("ALTER FUNCTION commit_27 RENAME TO commit_26", "lacks a function"),
        ("REVOKE EXECUTE ON FUNCTION commit_27 FROM PUBLIC", "may not make or use"),
    ],
)
async def test_a_server_whose_function_is_gone_or_barred_is_refused(
    place: Server, change: str, sentence: str
) -> None:
    await (await open_database(place)).close()
    told(place, change)
    schema = place.url.rpartition("=")[2]
    role = f"user_{schema}"
    told(place, f"CREATE ROLE {role} LOGIN; GRANT ALL ON SCHEMA {schema} TO {role}")
    told(place, f"GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {role}")
    other = Server(place.url.replace("mothership@", f"{role}@"))
    with pytest.raises(DatabaseError, match=sentence):
        await open_database(other)
    assert not (await check_database(other)).healthy
    told(place, f"DROP OWNED BY {role}; DROP ROLE {role}")
