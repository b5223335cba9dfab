"""Who wins against whom: the thirteen fixed captains against computer captains, with their seeds.

`python -m tests.bench.contest --against steady --games 2000 always-fight lavish`
"""

import argparse
import sys
from typing import NamedTuple

from engine.core.asks import Setup
from engine.core.measures import Measured
from engine.tremble.rules import TREMBLE
from render.report.simulate import play_game
from render.report.tally import Totals
from tests.tremble.fixed import FIXED

SEATS = 4


class Match(NamedTuple):
    """What one captain won against others who are all alike, and what each of these won."""

    won: Measured
    theirs: Measured
    tally: Totals


def match(one: str, others: str, games: int, seed: str, seats: int = SEATS) -> Match:
    """Play one captain against alike ones, in every seat as often."""
    tally = Totals()
    for number in range(games):
        seated = [others] * seats
        seated[number % seats] = one
        tally.add(play_game(TREMBLE, Setup(seats), tuple(seated), f"{seed}/{number}", FIXED))
    wins = tally.captain_wins
    return Match(wins[one].share(), wins[others].share(), tally)


def main() -> None:
    """Print a line for each of the captains named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("captains", nargs="*", default=[*FIXED])
    parser.add_argument("--against", default="steady")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seed", default="contest")
    options = parser.parse_args()
    for name in options.captains:
        found = match(name, options.against, options.games, options.seed, options.seats)
        won, theirs = found.won, found.theirs
        interval = f"({won.low:.1%} to {won.high:.1%})"
        line = f"{name:18} {won.value:6.1%} {interval:20} each other {theirs.value:.1%}"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
