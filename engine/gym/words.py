"""The words of a game: all that options of its forms are called, each with a number for good.

An action means the same in every game and every version of this program: words are only ever
added at the end of the list that is kept with a game. A game without such a list is surveyed.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Setup
from engine.core.chance import KEY_BYTES, SeededChance, picker
from engine.core.contract import AnyGame, variants_of
from engine.core.playthrough import FormMaker, play, random_answer
from engine.gym.spelling import PASS

SURVEYED = 20
"""So many games are played for the words of a game that keeps no list."""


class UnknownWordError(LookupError):
    """A form offers a word that has no number: better no training than a wrong one."""


class WordIndex:
    """Numbers for words, from 0: `PASS` first."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = (PASS, *words)
        self._numbers = {word: number for number, word in enumerate(self._words)}
        if len(self._numbers) != len(self._words):
            raise ValueError("a word has two numbers")

    def __len__(self) -> int:
        return len(self._words)

    def __getitem__(self, number: int) -> str:
        return self._words[number]

    def number(self, word: str) -> int:
        """Return the number of a word; raise UnknownWordError."""
        try:
            return self._numbers[word]
        except KeyError:
            raise UnknownWordError(
                f"{word!r} has no number yet: add it at the end of the game's list of words"
            ) from None


def read_words(file: Path) -> dict[str, tuple[str, ...]]:
    """Read the lists that are kept with a game, by its rules."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[str, ...]])


def words_of(game: AnyGame, kept: Mapping[str, tuple[str, ...]]) -> WordIndex:
    """Return the words of some rules: those that are kept, else those of a survey."""
    return WordIndex(kept[game.id] if game.id in kept else survey(game, SURVEYED))


def survey(game: AnyGame, games: int) -> tuple[str, ...]:
    """List in alphabetical order the words that come up in so many games played by chance."""
    found: set[str] = set()
    for number, setup in enumerate(islice(cycle(_setups(game)), games)):
        key = number.to_bytes(KEY_BYTES, "big")
        found |= _words_in(game, setup, key)
    return tuple(sorted(found))


def _words_in(game: AnyGame, setup: Setup, key: bytes) -> set[str]:
    """Play one game and note every word that a form has offered, closed ones too."""
    found: set[str] = set()
    pick = picker(key, "survey")

    def answer(_view: Any, _ask: Ask, make_form: FormMaker) -> Answer:
        given = random_answer(make_form, pick)
        for draft in ({}, given):
            for field in make_form(draft).fields:
                found.update([option.key for option in field.options])
        return given

    play(game, setup, SeededChance(key), answer)
    return found


def _setups(game: AnyGame) -> Iterator[Setup]:
    """List tables of every kind: each variant, with each number of seats and each option."""
    for variant in variants_of(game):
        most = max([len(choice.values) for choice in variant.choices], default=1)
        for turn in range(most):
            options = {
                choice.key: choice.values[turn % len(choice.values)].key
                for choice in variant.choices
            }
            for seats in variant.seats:
                yield variant.setup(seats, options)
