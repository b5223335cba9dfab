"""Results: what is kept of a finished game for statistics and ratings; of running ones nothing."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text


class SeatResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended for a seat; it counts for who sat there when the game began.

    Whoever leaves a lost game saves nothing by it, and whoever helps out risks nothing.
    """

    seat: Seat
    rank: int
    score: int
    won: bool
    person: int | None = None  # nobody: a computer captain, or somebody who was forgotten
    computer: str = ""  # how strong the computer captain is who held it from start to end
    given_up: bool = False  # somebody else sat there in the end
    answered: int = 0  # questions answered by who sat there, in time
    missed: int = 0  # questions that a draft, the usual answer or a computer captain answered
    pace: float | None = None  # seconds in which half of the answers came
    keepsakes: tuple[Text, ...] = ()  # what the captain had in the end, as the game names it


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    game: int
    guild: int | None
    rules: str
    variant: str
    began: float
    ended: float
    alone: bool
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> int:
        """Count the seats that people held when the game began."""
        return sum(not each.computer for each in self.seats)

    @property
    def ranked(self) -> bool:
        """Tell whether there were places: where all win or lose together there are none."""
        return len({each.rank for each in self.seats}) > 1

    @property
    def kind(self) -> "GameKind":
        """Tell what was played."""
        return GameKind(self.rules, self.variant)


class GameKind(NamedTuple):
    """What is played: games of one kind are compared with each other, and with no others."""

    rules: str
    variant: str


class Period(NamedTuple):
    """From one moment to right before another."""

    begins: float = 0.0
    ends: float = float("inf")


EVER = Period()


class Results(Protocol):
    """Whoever keeps results."""

    async def results_in(
        self, guild: int, kind: GameKind | None = None, period: Period = EVER
    ) -> tuple[GameResult, ...]:
        """List how the games of a server ended, in the order in which they did."""
        ...

    async def results_of(self, person: int, guild: int | None) -> tuple[GameResult, ...]:
        """List how the games ended that somebody began on a seat, in a server or anywhere."""
        ...

    async def names_in(self, guild: int, people: Collection[int]) -> dict[int, str]:
        """Return what some people were called in their newest finished game of a server.

        Whoever holds no seat of such a game any more has no name.
        """
        ...

    async def kinds_in(self, guild: int) -> tuple[GameKind, ...]:
        """List what was played to its end on a server, the most played in front."""
        ...
