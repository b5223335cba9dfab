"""Variants: the ways in which a game is played, and what is chosen for each in the lobby."""

from collections.abc import Mapping

import msgspec

from engine.core.asks import Setup
from engine.core.forms import Option
from engine.core.words import Text


class SetupError(ValueError):
    """What was agreed does not fit the game."""


UNHURRIED = 3600.0
"""The pace, in seconds for a question, from which a table is taken to play by post."""


class Choice(msgspec.Struct, frozen=True):
    """An option of a variant: one of `values` is chosen before the game starts."""

    key: str
    label: Text
    values: tuple[Option, ...]
    default: str
    by_post: str | None = None  # the default of unhurried tables, where it is another

    def usual(self, pace: float = 0.0) -> str:
        """Return the value that goes without saying at such a pace."""
        return self.by_post if self.by_post and pace >= UNHURRIED else self.default


class Variant(msgspec.Struct, frozen=True):
    """A mode or scenario: how many may play it, and its options."""

    key: str
    label: Text
    seats: range
    choices: tuple[Choice, ...] = ()
    note: Text | None = None
    together: bool = False  # all win or lose with one another

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, pace: float = 0.0
    ) -> Setup:
        """Agree on a game: what is not chosen is as it is by default at such a pace."""
        chosen = {choice.key: choice.usual(pace) for choice in self.choices} | dict(options or {})
        return Setup(seats, chosen, self.key)

    def check(self, setup: Setup) -> None:
        """Raise SetupError where `setup` could not have been agreed for this variant."""
        if setup.seats not in self.seats:
            raise SetupError(f"the game is not played by {setup.seats}")
        known = {choice.key: [value.key for value in choice.values] for choice in self.choices}
        if setup.options.keys() != known.keys():
            raise SetupError(f"its options are {sorted(known)}")
        for key, value in setup.options.items():
            if value not in known[key]:
                raise SetupError(f"{key} cannot be {value}")
