"""Variants: the ways in which a game is played, and what is chosen for each in the lobby."""

from collections.abc import Mapping

import msgspec

from engine.core.asks import Setup
from engine.core.forms import Option
from engine.core.words import Text


class SetupError(ValueError):
    """What was agreed does not fit the game."""


class Choice(msgspec.Struct, frozen=True):
    """An option of a variant: one of `values` is chosen before the game starts."""

    key: str
    label: Text
    values: tuple[Option, ...]
    default: str


class Variant(msgspec.Struct, frozen=True):
    """A mode or scenario: how many may play it, and its options."""

    key: str
    label: Text
    seats: range
    choices: tuple[Choice, ...] = ()
    note: Text | None = None

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """Agree on a game: what is not chosen is as it is by default."""
        chosen = {choice.key: choice.default for choice in self.choices} | dict(options or {})
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
