"""What public views of every edition show: all that shared pictures read."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.core.asks import Seat
from engine.invasion.battles.battles import Battle
from engine.invasion.cards.cards import AnyAttack, AnyCity, AnyShip, AnySpace

OVER = "over"  # the phase in which a game has ended


class AnyCaptain(Protocol):
    """A captain as everybody sees them."""

    @property
    def seat(self) -> Seat:
        """Return where they sit."""
        ...

    @property
    def humans(self) -> int:
        """Return how many humans they have."""
        ...

    @property
    def seen(self) -> Sequence[AnyShip]:
        """Return the ships that everybody knows."""
        ...

    @property
    def trophies(self) -> Sequence[AnyCity]:
        """Return the cities they have taken."""
        ...


Captain = TypeVar("Captain", bound=AnyCaptain)
Captain_co = TypeVar("Captain_co", bound=AnyCaptain, covariant=True)
Space = TypeVar("Space", bound=AnySpace)
Space_co = TypeVar("Space_co", bound=AnySpace, covariant=True)
Attack = TypeVar("Attack", bound=AnyAttack)
Attack_co = TypeVar("Attack_co", bound=AnyAttack, covariant=True)
Fought = TypeVar("Fought", bound=Battle)
Fought_co = TypeVar("Fought_co", bound=Battle, covariant=True)


class HasPhase(Protocol):
    """A view that tells where in a turn it stands."""

    @property
    def turn(self) -> int:
        """Return the number of the turn."""
        ...

    @property
    def phase(self) -> str:
        """Return where in the turn the game stands."""
        ...


class HasSpaces(HasPhase, Protocol[Space_co, Attack_co, Fought_co]):
    """A view with a row of cities, and who came for them."""

    @property
    def spaces(self) -> Sequence[Space_co]:
        """Return the places of the row."""
        ...

    @property
    def attacks(self) -> Sequence[Attack_co]:
        """Return who came for which city."""
        ...

    @property
    def battles(self) -> Sequence[Fought_co]:
        """Return the battles of the turn."""
        ...


class HasCaptains(HasPhase, Protocol[Captain_co]):
    """A view with captains, whose places are known."""

    @property
    def captains(self) -> Sequence[Captain_co]:
        """Return the captains by seat."""
        ...

    @property
    def battles(self) -> Sequence[Battle]:
        """Return the battles of the turn."""
        ...

    @property
    def places(self) -> Sequence[tuple[int, Captain_co]]:
        """Return every place, which equals share; the best first."""
        ...

    @property
    def foreseen(self) -> Sequence[int]:
        """Return the humans of every seat if the game ended now, as far as that is public."""
        ...
