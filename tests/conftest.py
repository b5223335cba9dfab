"""What holds for every test: strict words, and pictures that are drawn once."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from render.drawing import drawn
from render.words import Words

KEPT_PICTURES = 300
LONG = ("e2e", "secrecy", "render")  # folders whose files take longest
ROOT = Path(__file__).parent

Words.strict = True  # a word that no catalogue has is an error, not a shrug


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: _turn(item.path.relative_to(ROOT).parts[0]))


def _turn(folder: str) -> int:
    return LONG.index(folder) if folder in LONG else len(LONG)


@pytest.fixture(scope="session", autouse=True)
def _kept_pictures() -> Iterator[None]:
    """Keep what is drawn in a process of tests: many of them play the same games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.pictures.drawing_process.drawn", lru_cache(KEPT_PICTURES)(drawn))
        yield
