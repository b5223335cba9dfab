"""What holds for every test: strict words, and pictures that are drawn once."""

import gc
import os
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from render.drawing import drawn
from render.plugged import installed_entries
from render.words import Words
from tests.engines import NAMED, QUICK_FILE, RUNNING, MissingServerError, TestServer

if TYPE_CHECKING:
    from tests.chromium import Chromium

KEPT_PICTURES = 600
LONG = ("secrecy", "render")  # folders whose files take longest
WAITING = "e2e"  # there bots are processes of their own, for which a test mostly waits
BETWEEN = 2  # files that keep a processor busy, for each that waits
WITHOUT_LONG_RUNS = "not soak"  # how the Makefile asks for that
RARELY = (20_000, 50, 100)  # what is kept for a whole game is looked through less often
ROOT = Path(__file__).parent

Words.strict = True  # a word that no catalogue has is an error, not a shrug


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run of tests keep its games on another engine."""
    parser.addoption(
        "--engine",
        choices=("sqlite", "postgres", "postgres-if-any"),
        default="sqlite",
        help="postgres must be there; postgres-if-any says aloud that there is none",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Start the server that was asked for; what cannot be had is an error, not a shrug."""
    engine = config.getoption("engine")
    if engine == "sqlite" or RUNNING in os.environ:
        return
    url = os.environ.get(NAMED)
    if url is None:
        try:
            server = TestServer()
        except MissingServerError as error:
            pytest.exit(f"NOT TESTED on PostgreSQL: {error}", int(engine == "postgres"))
        config.add_cleanup(server.stop)
        url = server.start()
    os.environ[RUNNING] = url
    config.add_cleanup(partial(os.environ.__delitem__, RUNNING))


def pytest_report_header(config: pytest.Config) -> str:
    """Say aloud on which engine the games are kept."""
    return f"games are kept on {config.getoption('engine')}"


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Make no tests of long runs where they are left out: there are as many as of all others."""
    if collector.config.option.markexpr != WITHOUT_LONG_RUNS:
        return None  # as pytest does
    marks: list[pytest.Mark] = getattr(obj, "pytestmark", [])
    return [] if any(mark.name == "soak" for mark in marks) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it at the end."""
    if RUNNING in os.environ:
        items[:] = [item for item in items if item.get_closest_marker("file") is None]
    files = list(dict.fromkeys(item.path for item in items))
    turns = {path: turn for turn, path in enumerate(in_turn(files))}
    items.sort(key=lambda item: turns[item.path])


def in_turn(files: Iterable[Path]) -> Iterator[Path]:
    """Spread the files that wait among those that do not: together they leave processors idle."""
    long = sorted(files, key=_turn)
    waiting = deque(path for path in long if _folder(path) == WAITING)
    for count, path in enumerate(path for path in long if _folder(path) != WAITING):
        if count % BETWEEN == 0 and waiting:
            yield waiting.popleft()
        yield path
    yield from waiting


def pytest_collection_finish() -> None:
    """Spare the collector all that stays to the end: modules, and thousands of tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _folder(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def _turn(path: Path) -> int:
    folder = _folder(path)
    return LONG.index(folder) if folder in LONG else len(LONG)


@pytest.fixture(scope="session", autouse=True)
def _kept_pictures() -> Iterator[None]:
    """Keep what is drawn in a process of tests: many of them play the same games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.pictures.drawing_process.drawn", lru_cache(KEPT_PICTURES)(drawn))
        yield


@pytest.fixture(scope="session", autouse=True)
def _kept_entries() -> Iterator[None]:
    """Ask once which captains packages bring, from wherever modules are imported."""
    entries = cache(lambda _path: installed_entries())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.installed.installed_entries", lambda: entries(tuple(sys.path)))
        yield


@pytest.fixture(scope="session", autouse=True)
def _quick_files() -> Iterator[None]:
    """Wait for no disk: what a power failure would take is for the tests of the file itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.engines.database.PRAGMAS", QUICK_FILE)
        yield


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> "AsyncIterator[Chromium]":
    """Start a browser once for all tests of a process that look at pages."""
    from tests.chromium import browser  # noqa: PLC0415 -- most tests look at none

    async with browser() as started:
        yield started
