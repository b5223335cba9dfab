"""What holds for every test: strict words, and pictures that are drawn once."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from render.drawing import drawn
from render.words import Words

KEPT_PICTURES = 300

Words.strict = True  # a word that no catalogue has is an error, not a shrug


@pytest.fixture(scope="session", autouse=True)
def _kept_pictures() -> Iterator[None]:
    """Keep what is drawn in a process of tests: many of them play the same games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.pictures.drawing_process.drawn", lru_cache(KEPT_PICTURES)(drawn))
        yield
