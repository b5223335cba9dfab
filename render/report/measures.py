"""What a game may add to the balance report: counts of its own, targets, tables and plots."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from engine.core.asks import Ask, Notice
from engine.core.measures import Finding

if TYPE_CHECKING:
    from render.report.balance import BalanceReport

Row: TypeAlias = tuple[str, ...]
Plot: TypeAlias = tuple[str, str]
"""A file name, and what it shows."""


class Sheet(NamedTuple):
    """A table with its name, and how it is read."""

    title: str
    about: str
    head: Row
    rows: Sequence[Row]


class Watch(Protocol):
    """Watches one game."""

    def hear(self, notices: tuple[Notice[Any], ...]) -> None:
        """Count what happened."""
        ...

    def ask(self, asks: tuple[Ask, ...]) -> None:
        """Count a question."""
        ...

    def tally(self) -> Any:
        """Return what the game adds once it is over; tallies have `add`."""
        ...


class Measures(Protocol):
    """What a game measures of itself; every method but `watch` is for the report."""

    @property
    def off_fair_share(self) -> float | None:
        """Return how far the wins of a seat may be from its fair share; None: as they are."""
        ...

    def watch(self, seats: int) -> Watch:
        """Begin to watch a game."""
        ...

    def figures(self, tally: Any) -> dict[str, Any]:
        """Return the figures without their intervals."""
        ...

    def findings(self, tally: Any, captains: int) -> tuple[Finding, ...]:
        """Hold what games of equal captains gave against the targets."""
        ...

    def shown(self, findings: Sequence[Finding]) -> Iterable[Finding]:
        """Choose those that are worth a line of the console."""
        ...

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        ...

    def number(self, value: float, finding: Finding) -> str:
        """Write a value."""
        ...

    def rows(self, report: "BalanceReport") -> Iterator[Row]:
        """List how games go, one column for each number of captains."""
        ...

    def sheets(self, report: "BalanceReport") -> Iterator[Sheet]:
        """Make more tables."""
        ...

    def charts(self, report: "BalanceReport", folder: Path) -> list[Plot]:
        """Write plots; matplotlib is there."""
        ...
