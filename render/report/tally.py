"""What is counted of every game: lengths, waits and wins."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.asks import Ask, Over, Seat
from engine.core.measures import Ratio, add_counts


class Totals(msgspec.Struct):
    """Counts over games; those of several processes are added up."""

    games: int = 0
    seat_wins: dict[Seat, Ratio] = {}  # of games; a shared win counts in part
    captain_wins: dict[str, Ratio] = {}  # of games sat through
    captain_seat_wins: dict[tuple[str, Seat], Ratio] = {}
    shared: Ratio = Ratio()  # games with several winners
    unwon: Ratio = Ratio()  # games that nobody won
    waits: dict[str, Ratio] = {}  # by kind of question: in a game that asks it
    decided: Ratio = Ratio()  # answers in a game
    own: list[Any] = []  # what the game counts of itself; one at most

    def add(self, other: "Totals") -> None:
        """Add what another count found after this one."""
        own = self.own
        add_counts(self, other)
        if own and other.own:
            own[0].add(other.own[0])
            self.own = own

    @property
    def decisions(self) -> int:
        """Count all answers that were given."""
        return int(self.decided.part)

    def waits_per_game(self) -> dict[str, Ratio]:
        """Return how often each kind of question makes a game wait."""
        return {kind: ratio.over(self.games) for kind, ratio in sorted(self.waits.items())}

    def figures(self) -> dict[str, Any]:
        """Return the figures without their intervals."""
        return {
            "seat_win_share": {str(seat + 1): wins for seat, wins in _of(self.seat_wins)},
            "captain_win_share_per_seat": dict(_of(self.captain_wins)),
            "shared_wins": round(self.shared.value, 4),
            "games_nobody_wins": round(self.unwon.value, 4),
            "decisions_per_game": round(self.decided.value, 2),
            "waits_per_game": dict(_of(self.waits_per_game(), 2)),
        }


class GeneralWatch:
    """Watches one game; knows nothing but questions and the end."""

    def __init__(self, captains: Sequence[str]) -> None:
        self._captains = captains
        self._waits: Counter[str] = Counter()
        self._decisions = 0

    def ask(self, asks: tuple[Ask, ...]) -> None:
        """Count a wait, and the decisions it is for."""
        self._waits[asks[0].kind] += 1
        self._decisions += len(asks)

    def tally(self, over: Over) -> Totals:
        """Return what this game adds to a tally."""
        tally = Totals(
            games=1,
            shared=Ratio.of_game(len(over.winners) > 1),
            unwon=Ratio.of_game(not over.winners),
            waits={kind: Ratio.of_game(count) for kind, count in self._waits.items()},
            decided=Ratio.of_game(self._decisions),
        )
        sat = Counter(self._captains)
        won: dict[str, float] = dict.fromkeys(sat, 0.0)
        for seat, captain in enumerate(self._captains):
            share = 1 / len(over.winners) if seat in over.winners else 0.0
            won[captain] += share
            tally.seat_wins[seat] = Ratio.of_game(share)
            tally.captain_seat_wins[captain, seat] = Ratio.of_game(share)
        for captain, seats in sat.items():
            tally.captain_wins[captain] = Ratio.of_game(won[captain], seats)
        return tally


def _of(ratios: dict[Any, Ratio], digits: int = 4) -> list[tuple[Any, float]]:
    return [(key, round(ratio.value, digits)) for key, ratio in sorted(ratios.items())]
