"""Measure everything, or the benches named: print each table when it is there, write bench.json.

It fails in the end where a figure misses an aim that it is held to.
"""

import asyncio
import inspect
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from tests.bench.book import Book
from tests.bench.clicking import bench_discord
from tests.bench.committing import bench_commits
from tests.bench.crowd import bench_crowd
from tests.bench.dormant import bench_dormant, bench_growth
from tests.bench.drafting import bench_drafts
from tests.bench.duel import bench_duel
from tests.bench.hosting import bench_host
from tests.bench.instructions import bench_instructions
from tests.bench.pictures import bench_pictures
from tests.bench.playing import bench_playing
from tests.bench.sharing import bench_sharing
from tests.bench.sittings import bench_sittings
from tests.bench.waits import bench_waits
from tests.bench.words import bench_words

BENCHES: dict[str, Callable[[Book], Any]] = {
    "instructions": bench_instructions,
    "duel": bench_duel,
    "playing": bench_playing,
    "waits": bench_waits,
    "words": bench_words,
    "sittings": bench_sittings,
    "pictures": bench_pictures,
    "drafts": bench_drafts,
    "host": bench_host,
    "commits": bench_commits,
    "growth": bench_growth,
    "dormant": bench_dormant,
    "discord": bench_discord,
    "crowd": bench_crowd,
    "sharing": bench_sharing,
}


FILE = Path("bench.json")


def main(names: list[str]) -> None:
    """Run the benches of these names, or all; what was measured is shown and kept after each."""
    if unknown := [name for name in names if name not in BENCHES]:
        sys.exit(f"no bench is called {unknown[0]}; there are {', '.join(BENCHES)}")
    console = Console()
    figures = json.loads(FILE.read_text("utf-8")) if names and FILE.exists() else {}
    missed: list[str] = []
    for name in names or BENCHES:
        began, book = time.monotonic(), Book()
        measured = BENCHES[name](book)
        if inspect.iscoroutine(measured):
            asyncio.run(measured)
        console.print(_sheet(f"{name}, {time.monotonic() - began:.0f} s", book))
        for area, found in book.figures.items():
            figures.setdefault(area, {}).update(found)
        FILE.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
        missed += book.missed
    if missed:
        sys.exit("\n".join(missed))


def _sheet(title: str, book: Book) -> Sheet:
    sheet = Sheet("area", "figure", "value", title=title)
    for area, figures in book.figures.items():
        for name, figure in figures.items():
            sheet.add_row(area, name, f"{figure:,.3f}")
    return sheet


if __name__ == "__main__":
    main(sys.argv[1:])
