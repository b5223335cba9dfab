"""What is counted alike to balance the cards of every edition: leads, lags, and who won."""

from collections import Counter
from collections.abc import Mapping

from engine.core.asks import Seat
from engine.core.measures import Ratio
from engine.invasion.ending import Final

HALF = 5  # turns after which leads and lags are looked at
CRUSHED = 4  # times as many humans as the last has, that the winner has in a game of one side


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
