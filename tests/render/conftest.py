"""Words that are missing must fail here, not show their key."""

import pytest

from render.words import Words, words_for


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def words() -> Words:
    return words_for("en")
