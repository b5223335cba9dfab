"""Measure everything, print the table, write bench.json."""

import asyncio
import json
from pathlib import Path

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
from tests.bench.waits import bench_waits


def main() -> None:
    """Measure everything, print the table, write bench.json."""
    book = Book()
    bench_instructions(book)
    bench_duel(book)
    bench_playing(book)
    bench_waits(book)
    bench_pictures(book)
    bench_drafts(book)
    asyncio.run(bench_host(book))
    asyncio.run(bench_commits(book))
    asyncio.run(bench_growth(book))
    asyncio.run(bench_dormant(book))
    asyncio.run(bench_discord(book))
    asyncio.run(bench_crowd(book))
    asyncio.run(bench_sharing(book))
    sheet = Sheet("area", "figure", "value")
    for area, figures in book.figures.items():
        for name, figure in figures.items():
            sheet.add_row(area, name, f"{figure:,.3f}")
    Console().print(sheet)
    Path("bench.json").write_text(json.dumps(book.figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
