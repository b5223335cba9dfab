"""How many steps an engine commits in a second: nothing is played, and nothing else is measured."""

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.rows import Change, GameRow, NewRow, Payload, ReceiptRow
from engine.host.values.terms import Terms
from storage.engines.database import open_database
from storage.engines.places import Place
from storage.store import SqlStore
from tests.bench.book import Book
from tests.engines import MissingServerError, TestServer, schema_of

ALONE, EACH = 200, 20  # commits of one game; of each of many
GAMES = 50
PUBLIC = 1  # post that others edit


async def bench_commits(book: Book) -> None:
    """Commit steps in one game, then in many at once, on SQLite and on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = await _rates(Path(folder) / "games.sqlite3")
    for name, rate in zip(("alone", f"of {GAMES} games at once"), file, strict=True):
        book.note("commits", f"a second, {name}", rate)
    try:
        server = TestServer()
    except MissingServerError:
        return
    try:
        place = schema_of(server.start(durable=True), "bench")
        for name, rate, other in zip(("alone", "at once"), await _rates(place), file, strict=True):
            book.note("commits", f"PostgreSQL / SQLite, {name}", rate / other)
    finally:
        server.stop()


async def _rates(place: Place) -> tuple[float, float]:
    """Return the commits a second of one game, and of many at once."""
    database = await open_database(place)
    store = SqlStore(database)
    alone = await rate_of(store, range(1, 2), ALONE)
    together = await rate_of(store, range(2, GAMES + 2), EACH)
    await database.close()
    return alone, together


async def rate_of(store: SqlStore, channels: range, times: int) -> float:
    rows = [(await store.create(opened(channel)))[0] for channel in channels]
    began = time.perf_counter()
    await asyncio.gather(*(_commit(store, row, times) for row in rows))
    return len(rows) * times / (time.perf_counter() - began)


async def _commit(store: SqlStore, row: GameRow, times: int) -> None:
    for number in range(times):
        await store.commit(answered(row, number))
        row = replace(row, info=replace(row.info, revision=row.info.revision + 1))


def answered(row: GameRow, number: int = 0) -> Change:
    """Make a step as an answer is one: a receipt, news, and an edit of what stands there."""
    posts = (
        NewRow(number=2 * number + 1, kind=PostKind.NEWS, payload=Payload()),
        NewRow(number=2 * number + 2, kind=PostKind.NEWS, payload=Payload(), edits=PUBLIC),
    )
    receipt = ReceiptRow(number, 0, "t1:plan", {"plan": ("wait",)})
    return Change(row=row, at=0.0, carded=False, receipt=receipt, outbox=posts)


def opened(channel: int) -> Change:
    """Make the step that opens a lobby."""
    info = GameInfo(
        number=0,
        rules="bench/1",
        data_hash="",
        channel=channel,
        guild=None,
        host=channel,
        status=GameStatus.LOBBY,
        revision=0,
        min_seats=2,
        max_seats=4,
        terms=Terms(pace=3600.0),
        locale="en",
        seats=(),
        commitment="",
    )
    return Change(row=GameRow(info=info, key=b""), at=0.0)
