"""What is counted alike to balance the cards of every edition: leads, lags, and who won."""

from collections import Counter
from collections.abc import Mapping
from typing import Self

import msgspec

from engine.core.asks import Seat
from engine.core.measures import Ratio, add_counts
from engine.invasion.ending.ending import Final

HALF = 5  # turns after which leads and lags are looked at
CRUSHED = 4  # times as many humans as the last has, that the winner has in a game of one side


class Tally(msgspec.Struct):
    """Counts over games of what every edition has."""

    winners: list[int] = []  # humans of the winner of each game
    bought: dict[str, Ratio] = {}  # by series: of the times a ship was offered
    battles: Ratio = Ratio()  # of attacked cities
    leaders: Ratio = Ratio()  # games won by whoever led after turn 5; who share it count in part
    laggards: Ratio = Ratio()  # games won by whoever was last then
    crushed: Ratio = Ratio()  # games whose last ends below a quarter of the winner

    def add(self, other: Self) -> None:
        """Add what another tally counted after this one."""
        add_counts(self, other)

    def count_end(self, ranking: tuple[Final, ...], half: dict[Seat, int]) -> set[Seat]:
        """Count how a game ended, by the humans that all had after turn 5; return who won."""
        winners = winners_of(ranking, {})
        self.winners = [ranking[0].humans]
        self.leaders = Ratio.of_game(won_by(winners, half, max(half.values())))
        self.laggards = Ratio.of_game(won_by(winners, half, min(half.values())))
        self.crushed = Ratio.of_game(is_crushed(ranking))
        return winners


def shares(parts: Counter[str], wholes: Counter[str]) -> dict[str, Ratio]:
    """Return which part of each whole a game counted."""
    return {key: Ratio.of_game(parts[key], whole) for key, whole in wholes.items()}


def won_by(winners: set[Seat], half: dict[Seat, int], humans: int) -> float:
    """Return the part of a win that goes to those who had so many humans."""
    alike = {seat for seat, had in half.items() if had == humans}
    return len(winners & alike) / len(winners) / len(alike)


def winners_of(ranking: tuple[Final, ...], without: Mapping[Seat, int]) -> set[Seat]:
    """Return who would have won without some humans."""
    merits = {
        line.seat: line.merit._replace(humans=line.humans - without.get(line.seat, 0))
        for line in ranking
    }
    best = max(merits.values())
    return {seat for seat, merit in merits.items() if merit == best}


def is_crushed(ranking: tuple[Final, ...]) -> bool:
    """Tell whether the last ends far below the winner."""
    return ranking[-1].humans * CRUSHED < ranking[0].humans
