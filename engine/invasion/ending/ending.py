"""The end of a game: the final ranking, in every edition alike."""

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.asks import Over, Place, Seat
from engine.core.words import Text
from engine.invasion.battles.events import Event
from engine.invasion.ending.ranking import Merit, decided, ranked


class Final(msgspec.Struct, frozen=True, gc=False):
    """A line of the final ranking."""

    seat: Seat
    rank: int
    humans: int
    trophies: int
    credits: int

    @property
    def merit(self) -> Merit:
        """Return what this line is ranked by."""
        return Merit(self.humans, self.trophies, -self.credits)


class GameEnded(Event, frozen=True):
    """The final ranking, winners first."""

    ranking: tuple[Final, ...]

    @property
    def reason(self) -> Text:
        """Say what decided between the first two."""
        first, second = self.ranking[:2]
        return decided(first.merit, second.merit)


def final_ranking(captains: Iterable[Any]) -> tuple[Final, ...]:
    """Rank all captains."""
    merits = [Merit(each.humans, len(each.trophies), -each.credits) for each in captains]
    return tuple(
        Final(seat, rank, merits[seat].humans, merits[seat].trophies, -merits[seat].thrift)
        for rank, seat in ranked(merits)
    )


def finished(state: Any, _frame: Any) -> Over:
    """Say who won."""
    ranking = final_ranking(state.captains)
    return Over(
        winners=tuple(sorted(line.seat for line in ranking if line.rank == 1)),
        places=tuple(Place(line.seat, line.rank, line.humans) for line in ranking),
        reason=GameEnded(ranking).reason,
    )
