"""Environments of all games that tests know, and somebody to play in them by chance."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from string import ascii_uppercase
from typing import Any

import numpy as np

from engine.core.contract import variant_of
from engine.core.forms import Field
from engine.core.table import Table
from engine.gym.environment import GameEnv
from engine.gym.words import WordIndex, read_words, survey, words_of
from render.games import GAMES
from tests.contract.subjects import Subject

WIDTH = 1024
SQUARES = tuple(f"{tile}{place}" for tile in ascii_uppercase for place in "123456789nesw")
"""Where the walking toy's pieces may go, but for names that say it in full."""


class GlassEnv(GameEnv):
    """An environment into which tests may look; it alone reaches inside."""

    @property
    def table(self) -> Table:
        """Return the game as it stands."""
        return self._table

    @property
    def asked(self) -> Field:
        """Return the field whose option is spelled next."""
        assert self._spelling is not None
        assert self._spelling.field is not None
        return self._spelling.field

    @contextmanager
    def imagined(self, state: Any) -> Iterator[None]:
        """Let another state stand in the place of the real one for a while."""
        real = self._table
        self._table, self._seen = type(real)(real.game, real.setup, state), {}
        try:
            yield
        finally:
            self._table, self._seen = real, {}


def environment(subject: Subject, seats: int = 0) -> GlassEnv:
    """Make the bare environment of a subject, for so many seats that it takes several."""
    setup = subject.agreed(seats or min(max(2, subject.seats[0]), subject.seats[-1]))
    variant_of(subject.game, setup)
    return GlassEnv(subject.game, words(subject), setup, width=WIDTH)


@cache
def words(subject: Subject) -> WordIndex:
    """Return the words of a game; those of a game that only tests have are surveyed."""
    found = GAMES.find(subject.name)
    kept = None if found is None else found.actions
    if kept is not None:
        return words_of(subject.game, read_words(kept))
    return WordIndex(sorted({*survey(subject.game, 8), *SQUARES, *ascii_uppercase}))


def any_action(env: Any, rng: np.random.Generator) -> int:
    """Choose any of the actions that the seat has whose turn it is."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask)))


def play_on(env: Any, rng: np.random.Generator, steps: int) -> None:
    """Play by chance for so many steps, or to the end."""
    for _ in range(steps):
        if all(env.terminations.values()):
            return
        env.step(any_action(env, rng))
