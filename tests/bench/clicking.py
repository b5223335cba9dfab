"""How long a click takes through the stand-in, the client, the cogs and the host."""

import tempfile
import time
from pathlib import Path

from playground.clock import RealClock
from playground.record import Appeared, Deed, Outcome
from playground.show.demo import Stage, staged
from tests.bench.book import Book
from tests.e2e.evidence import bot_command


async def bench_discord(book: Book) -> None:
    """Play a game through stand-in, client, cogs, host and SQLite; time every click."""
    with tempfile.TemporaryDirectory() as folder:
        clock = RealClock()
        async with staged(Path(folder), bot_command, captains=3, seed=7, clock=clock) as stage:
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
