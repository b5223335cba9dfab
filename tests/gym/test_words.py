"""Words keep their numbers for good."""

from hashlib import sha256
from pathlib import Path

import pytest

from engine.gym.words import UnknownWordError, WordIndex, read_words, survey, words_of
from render.games import GAMES
from tests.contract.subjects import TOY
from tests.gym.listing import listed, write

KEPT: dict[str, tuple[int, str]] = {
    "tremble/1": (162, "05d7e82511f20238"),
    "tremble-draft/1": (101, "0398a5fa802db94d"),
    "humanity/1": (134, "66b4e980b1588294"),
    "martians/1": (788, "0009104307cb8090"),
}
"""How long the list of a game was once, and its digest then: longer it may get, but not another."""


LISTED = {rules: file for rules in GAMES.rules.ids() if (file := GAMES.of(rules).actions)}


@pytest.mark.parametrize("rules", LISTED)
def test_lists_only_grow(rules: str) -> None:
    kept = read_words(LISTED[rules])[rules]
    assert rules in KEPT, f"add the {len(kept)} words of {rules} to KEPT: {_digest(kept)}"
    length, digest = KEPT[rules]
    assert _digest(kept[:length]) == digest


def _digest(kept: tuple[str, ...]) -> str:
    return sha256("\n".join(kept).encode()).hexdigest()[:16]


@pytest.mark.parametrize("rules", LISTED)
def test_lists_know_what_comes_up(rules: str) -> None:
    assert set(survey(GAMES.rules.find(rules), 3)) <= set(read_words(LISTED[rules])[rules])


def test_lists_that_are_kept_are_still_there() -> None:
    assert {*LISTED} == {*KEPT}


def test_a_survey_is_the_same_every_time() -> None:
    assert survey(TOY.game, 5) == survey(TOY.game, 5)
    assert words_of(TOY.game, {})[1] == survey(TOY.game, 20)[0]


def test_new_words_come_last(tmp_path: Path) -> None:
    assert listed(TOY.game, ("zebra", "pass"), 5)[:2] == ("zebra", "pass")
    file = tmp_path / "actions.json"
    write(file, (TOY.game,), 5)
    before = read_words(file)[TOY.game.id]
    file.write_text('{"toy/1": ["zebra"], "toy/0": ["old"]}')
    write(file, (TOY.game,), 5)
    assert read_words(file) == {"toy/0": ("old",), "toy/1": ("zebra", *before)}


def test_no_word_has_two_numbers() -> None:
    with pytest.raises(ValueError, match="two numbers"):
        WordIndex(["a", "a"])
    assert [WordIndex(["a", "b"]).number(word) for word in ("", "a", "b")] == [0, 1, 2]
    with pytest.raises(UnknownWordError):
        WordIndex(["a"]).number("b")
