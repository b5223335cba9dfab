"""A catalogue to fill can be read as it is, and is asked for only what it lacks."""

import argparse
from pathlib import Path

import pytest

from render.games import GAMES
from render.translating import missing_words, plurals_of, words_command
from render.trials import TrialError
from render.words import Words, also_in
from tests.render.test_catalogue import catalogue, missing_plurals


@pytest.fixture
def written(tmp_path: Path) -> Path:
    assert words_command(argparse.Namespace(locale="pl", folder=tmp_path)) == 0
    return tmp_path


def test_every_sentence_is_prepared(written: Path) -> None:
    with also_in(written):
        words = Words("pl")
    assert not [key for key in catalogue("en") if not words.knows(key)]
    assert set(words.things) == {name for game in GAMES for name in game.things}
    for file in (written / "pl").glob("*.ftl"):
        assert not missing_plurals(file.read_text("utf-8"), "pl")


def test_only_what_is_new_is_added(written: Path) -> None:
    assert not missing_words("pl", written)
    file = written / "pl" / "common.ftl"
    file.write_text("list-last = { $rest } i { $last }\n", "utf-8")
    assert words_command(argparse.Namespace(locale="pl", folder=written)) == 0
    text = file.read_text("utf-8")
    assert text.startswith("list-last = { $rest } i { $last }\n")
    assert text.count("\nlist-last =") == 0
    assert "\n# list-or = { $rest } or { $last }\nlist-or = { $rest } or { $last }\n" in text


def test_a_language_has_its_own_plurals() -> None:
    assert plurals_of("ru") == ("one", "few", "many")
    assert plurals_of("ja") == ("other",)
    with pytest.raises(TrialError, match="No language is called klingon"):
        plurals_of("klingon")
