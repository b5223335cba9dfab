"""Measure the house: `make bench` prints a table and writes bench.json.

Machines are shared and noisy: read figures of one run against each other, not against a clock.
"""

import asyncio
import io
import json
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from PIL import Image
from rich.console import Console
from rich.table import Table as Sheet

from engine.core.asks import Ask, Setup
from engine.core.chance import KEY_BYTES, SeededChance, picker
from engine.core.playthrough import play
from engine.core.table import Table, replay
from engine.games import GAMES
from engine.host.clock import SystemClock
from engine.host.denials import Denied
from engine.host.host import Host
from engine.host.posts import Post
from engine.tremble.captains import CAPTAINS
from playground.demo import Stage, staged
from playground.record import Appeared, Deed, Outcome
from render.renderers import RENDERERS
from render.words import words_for
from storage.database import open_database
from storage.store import SqliteStore
from tests.e2e.evidence import bot_command

NAMES = ("Zorblax", "Queen Vex", "Admiral Gloop", "Nib the Swift", "Mother Quark")
SEATS = 4
GAMES_PLAYED = 20
STEPS_ALONE = 150
GAMES_AT_ONCE = 50


class Book:
    """Figures by area and name, in the order they were measured."""

    def __init__(self) -> None:
        self.figures: dict[str, dict[str, float]] = {}

    def note(self, area: str, name: str, figure: float) -> None:
        """Write a figure down; the unit is part of the name."""
        self.figures.setdefault(area, {})[name] = round(figure, 3)

    def spread(self, area: str, name: str, seconds: list[float]) -> None:
        """Write median and 99th percentile down, in milliseconds."""
        ordered = sorted(seconds)
        self.note(area, f"{name}, p50 ms", statistics.median(ordered) * 1000)
        self.note(area, f"{name}, p99 ms", ordered[int(len(ordered) * 0.99) - 1] * 1000)


def _answer(seed: int) -> Callable[..., Any]:
    pick = picker(seed.to_bytes(KEY_BYTES, "big"), "bench")

    def answer(view: Any, ask: Ask, make_form: Any) -> Any:
        return CAPTAINS["easy"](view, ask, make_form, pick)

    return answer


def _game(seed: int) -> Table:
    chance = SeededChance(seed.to_bytes(KEY_BYTES, "big"))
    return play(GAMES.newest("tremble"), Setup(SEATS), chance, _answer(seed))


def bench_engine(book: Book) -> Table:
    """Play whole games without Discord, and one of them again from its log."""
    began = time.perf_counter()
    tables = [_game(seed) for seed in range(GAMES_PLAYED)]
    seconds = time.perf_counter() - began
    decisions = sum(
        len(entry.given) for table in tables for entry in table.log if hasattr(entry, "given")
    )
    steps = sum(len(table.log) for table in tables)
    book.note("engine", "games/s", GAMES_PLAYED / seconds)
    book.note("engine", "decisions/s", decisions / seconds)
    book.note("engine", "µs per decision", seconds / decisions * 1e6)
    book.note("engine", "µs per log entry", seconds / steps * 1e6)
    table = tables[0]
    times = [_timed(lambda: replay(table.game, table.setup, table.log)) for _ in range(10)]
    book.note("engine", "replay of a stored game, ms", statistics.median(times) * 1000)
    return table


def bench_picture(book: Book, table: Table) -> None:
    """Draw the board of a finished game, again and again, and encode it."""
    renderer, words = RENDERERS["tremble"], words_for("en")
    view = table.game.view(table.state, None)
    renderer.board(view, NAMES[:SEATS], words)  # fonts and static layers are loaded once
    times = [_timed(lambda: renderer.board(view, NAMES[:SEATS], words)) for _ in range(20)]
    picture = renderer.board(view, NAMES[:SEATS], words)
    image = Image.open(io.BytesIO(picture.png))
    encoding = [_timed(lambda: _encode(image)) for _ in range(20)]
    plain = image.convert("RGB")
    reference = [_timed(lambda: _encode(plain)) for _ in range(5)]
    book.spread("picture", "board drawn and encoded", times)
    book.note("picture", "encoding alone, p50 ms", statistics.median(encoding) * 1000)
    book.note("picture", "same pixels as RGB PNG, p50 ms", statistics.median(reference) * 1000)
    book.note("picture", "KiB", len(picture.png) / 1024)


def _encode(image: Image.Image) -> None:
    image.save(io.BytesIO(), "PNG")


def _timed(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


class SilentHerald:
    """A herald to whom everything is said at once."""

    async def deliver(self, post: Post) -> str:
        """Take the post."""
        return str(post.id)

    async def find(self, post: Post) -> str | None:
        """Know nothing of earlier posts."""
        return None


async def bench_host(book: Book) -> None:
    """Answer and close groups on SQLite: alone, and with many games at once."""
    with tempfile.TemporaryDirectory() as folder:
        book.spread("host", "fdatasync of the disk", _syncs(Path(folder)))
        database = await open_database(Path(folder) / "games.sqlite3")
        host = Host(GAMES, SqliteStore(database), SilentHerald(), SystemClock())
        await host.open()
        alone = await _steps(host, 1, STEPS_ALONE)
        book.spread("host", "one submit, alone", alone)
        began = time.perf_counter()
        batches = await asyncio.gather(
            *(_steps(host, number, 20) for number in range(2, GAMES_AT_ONCE + 2))
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
            times.append(_timed(lambda: os.fdatasync(file.fileno())))
    return times


async def _steps(host: Host, channel: int, wanted: int) -> list[float]:
    """Play a game of four through the host; time each submit."""
    people = [channel * 10 + seat for seat in range(SEATS)]
    info = await _granted(
        host.create(
            channel=channel,
            guild=1,
            person=people[0],
            name=NAMES[0],
            game="tremble",
            seats=SEATS,
            pace=86400.0,
            locale="en",
        )
    )
    for seat, person in enumerate(people[1:], 1):
        await _granted(host.join(info.number, person, NAMES[seat]))
    await _granted(host.start(info.number, people[0]))
    game, answer = GAMES.newest("tremble"), _answer(channel)
    times: list[float] = []
    while len(times) < wanted:
        for person in people:
            panel = await _granted(host.panel(info.number, person))
            if panel.ask is None or panel.group is None:
                continue
            ask, view = panel.ask, panel.view
            given = answer(view, ask, lambda draft, view=view, ask=ask: game.form(view, ask, draft))
            began = time.perf_counter()
            await _granted(host.submit(info.number, person, panel.group, given))
            times.append(time.perf_counter() - began)
        if (await _granted(host.glance(info.number, None))).over:
            break
    return times


async def _granted(outcome: Awaitable[Any]) -> Any:
    found = await outcome
    assert not isinstance(found, Denied), found.reason
    return found


async def bench_discord(book: Book) -> None:
    """Play a game through stand-in, client, cogs, host and SQLite; time every click."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), bot_command, captains=3, seed=7) as stage:
            began = time.perf_counter()
            await stage.play()
            seconds = time.perf_counter() - began
            times = _click_times(stage)
    for name, found in times.items():
        book.spread("discord", name, found)
    book.note("discord", "clicks in the game", len(times["press to acknowledgement"]))
    book.note("discord", "whole game, s", seconds)


def _click_times(stage: Stage) -> dict[str, list[float]]:
    """Time clicks: to the acknowledgement, the redrawn panel, and the news they set off."""
    acks, redrawn, posted = [], [], []
    waiting: dict[int, float] = {}
    last = 0.0
    for entry in stage.discord.record:
        if isinstance(entry, Outcome) and entry.acknowledged is not None:
            acks.append(entry.after)
        elif isinstance(entry, Deed):
            last = entry.when
            if entry.message is not None:
                waiting[entry.message] = entry.when
        elif isinstance(entry, Appeared) and entry.change == "edit":
            began = waiting.pop(entry.message.id, None)
            if began is not None:
                redrawn.append(entry.when - began)
        elif isinstance(entry, Appeared) and entry.message in stage.posts:
            posted.append(entry.when - last)
    return {
        "press to acknowledgement": acks,
        "press to the panel redrawn": redrawn,
        "last press to the posted result": posted,
    }


def main() -> None:
    """Measure everything, print the table, write bench.json."""
    book = Book()
    table = bench_engine(book)
    bench_picture(book, table)
    asyncio.run(bench_host(book))
    asyncio.run(bench_discord(book))
    sheet = Sheet("area", "figure", "value")
    for area, figures in book.figures.items():
        for name, figure in figures.items():
            sheet.add_row(area, name, f"{figure:,.3f}")
    Console().print(sheet)
    Path("bench.json").write_text(json.dumps(book.figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
