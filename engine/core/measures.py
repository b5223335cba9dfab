"""Measures over many games: ratios and medians with their 95 % intervals, and targets for them."""

from collections.abc import Sequence
from math import ceil, floor, sqrt

import msgspec

Z = 1.959964  # standard errors that hold 95 % of a bell curve


class Measured(msgspec.Struct, frozen=True):
    """A value and the interval that holds the true one in 95 of 100 such runs."""

    value: float
    low: float
    high: float


class Ratio(msgspec.Struct, frozen=True):
    """Parts of wholes summed over games, with the squares that tell how much games differ.

    What happens within one game hangs together, so the interval counts games, not happenings.
    """

    games: int = 0
    part: float = 0
    whole: float = 0
    parts: float = 0  # sum of squares
    both: float = 0  # sum of products
    wholes: float = 0  # sum of squares

    @staticmethod
    def of_game(part: float, whole: float = 1) -> "Ratio":
        """Make the ratio of one game."""
        return Ratio(1, part, whole, part * part, part * whole, whole * whole)

    def __add__(self, other: "Ratio") -> "Ratio":
        """Put the games of two ratios together."""
        return Ratio(
            self.games + other.games,
            self.part + other.part,
            self.whole + other.whole,
            self.parts + other.parts,
            self.both + other.both,
            self.wholes + other.wholes,
        )

    def over(self, games: int) -> "Ratio":
        """Spread counts of some games over all `games`, as the others had none."""
        return Ratio(games, self.part, games, self.parts, self.part, games)

    @property
    def value(self) -> float:
        """Return the part of one whole."""
        return self.part / self.whole if self.whole else 0.0

    def share(self) -> Measured:
        """Measure a part that never exceeds its whole, by Wilson's interval.

        Wilson's number of trials is made smaller where games differ more than coins would.
        """
        if not self.whole:
            return Measured(0.0, 0.0, 1.0)
        value = self.value
        plain = value * (1 - value) / self.whole
        effect = max(1.0, self._variance() / plain) if plain > 0 else 1.0
        return wilson(value, self.whole / effect)

    def mean(self) -> Measured:
        """Measure a mean that knows no bounds."""
        error = Z * sqrt(self._variance())
        return Measured(self.value, self.value - error, self.value + error)

    def _variance(self) -> float:
        """Return the variance of the value, from the differences between games."""
        if self.games < 2 or not self.whole:
            return 0.0
        value = self.value
        squares = self.parts - 2 * value * self.both + value * value * self.wholes
        return max(0.0, squares) / self.whole**2


def add_counts(mine: msgspec.Struct, theirs: msgspec.Struct) -> None:
    """Add counts, sums and lists of one struct to those of another, field by field."""
    for name in mine.__struct_fields__:
        old, new = getattr(mine, name), getattr(theirs, name)
        if isinstance(old, dict):
            for key, count in new.items():
                old[key] = old[key] + count if key in old else count
        else:
            setattr(mine, name, old + new)


def wilson(share: float, trials: float) -> Measured:
    """Measure a share of independent trials."""
    square = Z * Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = share * (1 - share) / trials + square / (4 * trials * trials)
    reach = Z * sqrt(spread) / (1 + square / trials)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Measured(share, min(share, low), max(share, high))


def median_of(values: Sequence[float]) -> Measured:
    """Measure a median; its interval reaches from one ordered value to another."""
    if not values:
        return Measured(0.0, 0.0, 0.0)
    ordered, last = sorted(values), len(values) - 1
    reach = Z * sqrt(len(values)) / 2
    middle = (ordered[last // 2] + ordered[(last + 1) // 2]) / 2
    low, high = floor(last / 2 - reach), ceil(last / 2 + reach)
    return Measured(middle, ordered[max(0, low)], ordered[min(last, high)])


class Finding(msgspec.Struct, frozen=True):
    """A measured value held against a target from `least` to `most`."""

    key: str
    about: str  # which of several is meant: a seat, a card
    measured: Measured
    least: float | None = None
    most: float | None = None

    @property
    def aimed(self) -> bool:
        """Tell whether there is a target at all."""
        return self.least is not None or self.most is not None

    @property
    def holds(self) -> bool:
        """Tell whether the measured value is within the target."""
        return self._within(self.measured.value)

    @property
    def certain(self) -> bool:
        """Tell whether the whole interval says the same as the value."""
        low, high = self.measured.low, self.measured.high
        if self.holds:
            return self._within(low) and self._within(high)
        return self._below(high) or self._above(low)

    def _within(self, value: float) -> bool:
        return not self._below(value) and not self._above(value)

    def _below(self, value: float) -> bool:
        return self.least is not None and value < self.least

    def _above(self, value: float) -> bool:
        return self.most is not None and value > self.most
