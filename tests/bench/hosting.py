"""How long an answer takes through the host and its database."""

import asyncio
import os
import tempfile
import time
from functools import partial
from pathlib import Path

from engine.host.host import Host
from engine.host.ports import Fresh, Pass, Sent, stay, unchanged
from engine.host.values.posts import Post
from engine.host.values.terms import Terms
from render.games import GAMES
from storage.engines.database import open_database
from storage.store import SqlStore
from tests.bench.book import NAMES, SEATS, Book, timed
from tests.bench.playing import easy
from tests.host.fakes import ManualClock

STEPS_ALONE = 150
GAMES_AT_ONCE = 50


class SilentPresenter:
    """A presenter to whom everything is said at once."""

    async def deliver(self, post: Post, _let_pass: Pass = stay, _fresh: Fresh = unchanged) -> Sent:
        """Take the post."""
        return Sent(str(post.id))

    async def draw(self, _post: Post, _fresh: Fresh = unchanged) -> None:
        """Draw nothing."""

    async def find(self, post: Post) -> str | None:
        """Know nothing of earlier posts."""
        return None


async def bench_host(book: Book) -> None:
    """Answer and close groups on SQLite: alone, and with many games at once."""
    with tempfile.TemporaryDirectory() as folder:
        book.spread("host", "fdatasync of the disk", _syncs(Path(folder)))
        database, clock = await open_database(Path(folder) / "games.sqlite3"), ManualClock()
        host = Host(GAMES.rules, SqlStore(database), SilentPresenter(), clock)
        await host.open()
        alone = await steps_of(host, clock, 1, STEPS_ALONE)
        book.spread("host", "one submit, alone", alone)
        began = time.perf_counter()
        batches = await asyncio.gather(
            *(steps_of(host, clock, number, 20) for number in range(2, GAMES_AT_ONCE + 2))
        )
        seconds = time.perf_counter() - began
        together = [step for batch in batches for step in batch]
        book.spread("host", f"one submit, {GAMES_AT_ONCE} games at once", together)
        book.note("host", "submits/s with all games", len(together) / seconds)
        await host.close()
        await database.close()


def _syncs(folder: Path) -> list[float]:
    times = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            times.append(timed(lambda: os.fdatasync(file.fileno())))
    return times


async def steps_of(host: Host, clock: ManualClock, channel: int, wanted: int) -> list[float]:
    """Play a game of four through the host; time each submit."""
    people = [channel * 10 + seat for seat in range(SEATS)]
    info = await host.create(
        channel=channel,
        guild=channel,
        person=people[0],
        name=NAMES[0],
        game="tremble",
        seats=SEATS,
        terms=Terms(pace=86400.0),
        locale="en",
    )
    for seat, person in enumerate(people[1:], 1):
        await host.join(info.number, person, NAMES[seat])
    await host.start(info.number, people[0])
    await host.wait_idle()
    game, answer = GAMES.rules.newest("tremble"), easy(channel)
    times: list[float] = []
    while len(times) < wanted:
        known = len(times)
        for person in people:
            panel = await host.panel(info.number, person)
            if panel.ask is None or panel.group is None or panel.receipt is not None:
                continue
            ask, view = panel.ask, panel.view
            given = answer(view, ask, partial(game.form, view, ask))
            began = time.perf_counter()
            await host.submit(info.number, person, panel.group, given)
            times.append(time.perf_counter() - began)
        glance = await host.glance(info.number, None)
        if glance.over:
            break
        if len(times) == known:  # a window that closes by the clock alone
            await clock.advance((glance.due or clock.now()) - clock.now())
    return times
