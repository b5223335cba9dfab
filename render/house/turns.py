"""In which turn things happened: one step may end a turn and begin the next."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol


class TellsTurns(Protocol):
    """Whoever knows the turn of a view, and with which events a turn begins."""

    def turn(self, view: Any) -> int:
        """Return the number of the turn in which the game stands."""
        ...

    def begins(self, event: Any) -> bool:
        """Tell whether a turn begins with an event."""
        ...


def turns_in(
    events: Iterable[Any], before: int, after: int, begins: Callable[[Any], bool]
) -> Iterator[int]:
    """Return the turn of each event of a step, from the turns before and after it.

    An event that begins a turn belongs to that turn, as does what comes after it. The setup
    begins the turn in which it already stands.
    """
    turn = before
    for event in events:
        if begins(event):
            turn = min(turn + 1, after)
        yield turn


def dated(
    steps: Iterable[tuple[Any, Iterable[Any]]], teller: TellsTurns
) -> Iterator[tuple[int, Any]]:
    """Go through a game's views, each with the events before it: events with their turns."""
    before: int | None = None
    for view, events in steps:
        happened: Sequence[Any] = tuple(events)
        after = teller.turn(view)
        turns = turns_in(happened, after if before is None else before, after, teller.begins)
        yield from zip(turns, happened, strict=True)
        before = after
