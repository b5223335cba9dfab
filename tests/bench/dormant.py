"""How long a start takes, and how much memory, while very many games wait for their deadlines."""

import resource
import sqlite3
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path

from engine.host.host import Host
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.terms import Terms
from render.games import GAMES
from storage.engines.database import Database, open_database
from storage.store import SqlStore
from tests.bench.book import NAMES, SEATS, Book
from tests.bench.hosting import SilentPresenter
from tests.bench.tasks import play_hosted

DORMANT = 100_000
DAY = 86400.0
AIMS = {"tremble": " (aim: 86,000)"}


async def bench_dormant(book: Book, games: int = DORMANT) -> None:
    """Copy a game that has begun until there are very many, then start the host on them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        await _first_game(path)
        _copied(path, games)
        book.note("dormant", "on disk for each game, bytes (aim: 3,000)", _used(path) / games)
        began, worked = time.perf_counter(), time.process_time()
        database, host = await _started(path)
        book.note("dormant", f"start with {games:,} games, s", time.perf_counter() - began)
        book.note("dormant", "of that, our own CPU, s (aim: 1)", time.process_time() - worked)
        await host.close()
        await database.close()
        tracemalloc.start()
        database, host = await _started(path)
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        book.note("dormant", "memory for each game, bytes", size / games)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        book.note("dormant", "most memory of the process, MiB", peak / 1024)
        began = time.perf_counter()
        assert await host.panel(games, 10) is not None
        book.note("dormant", "first look at one of them, ms", (time.perf_counter() - began) * 1000)
        await host.close()
        await database.close()


async def bench_growth(book: Book) -> None:
    """Note what games leave in the database that were played to their end."""
    for game in GAMES.names():
        aim = AIMS.get(game, "")
        book.note("dormant", f"a finished game of {game} leaves, bytes{aim}", await left_by(game))


async def left_by(game: str) -> int:
    """Return the bytes by which a database grows with a game that is played to its end."""
    with tempfile.TemporaryDirectory() as folder:
        sizes = []
        for games in (1, 2):
            path = Path(folder) / f"{games}.sqlite3"
            await play_hosted(path, games, game)
            sizes.append(_used(path))
    return sizes[1] - sizes[0]


def _used(path: Path) -> int:
    """Return the bytes of a database that hold something; what is free is used again."""
    with closing(sqlite3.connect(path)) as sql:
        pages, free, size = (
            sql.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


async def _started(path: Path) -> tuple[Database, Host]:
    """Open a database and the host on it."""
    database = await open_database(path)
    host = Host(GAMES.rules, SqlStore(database), SilentPresenter(), SystemClock())
    await host.open()
    return database, host


async def _first_game(path: Path) -> None:
    """Begin a game as people do."""
    database, host = await _started(path)
    await host.create(
        channel=1,
        guild=1,
        person=10,
        name=NAMES[0],
        game="tremble",
        seats=SEATS,
        terms=Terms(pace=DAY),
        locale="en",
    )
    for person in range(11, 10 + SEATS):
        await host.join(1, person, NAMES[person - 10])
    await host.start(1, 10)
    await host.wait_idle()
    await host.close()
    await database.close()


def _copied(path: Path, games: int) -> None:
    """Copy game 1 in SQL, each into a channel of its own."""
    with closing(sqlite3.connect(path)) as sql:
        tables = ("games", "seats", "snapshots", "entries", "deadlines", "wakes")
        for table in tables:
            names = [row[1] for row in sql.execute(f"PRAGMA table_info({table})")]
            key = "number" if table == "games" else "game"
            chosen = ["n" if name in {key, "channel"} else name for name in names]
            sql.execute(
                f"WITH RECURSIVE count (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM count "
                f"LIMIT {games - 1}) INSERT INTO {table} ({', '.join(names)}) "
                f"SELECT {', '.join(chosen)} FROM {table}, count WHERE {key} = 1"
            )
        sql.commit()
