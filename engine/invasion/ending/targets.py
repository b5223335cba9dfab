"""The targets that the cards of every edition are balanced for; each edition has more."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.measures import Finding, Ratio

WINNER, SHIP, BATTLE = "winner", "ship", "battle"
LEADER, LAST, CRUSHED = "leader", "last", "crushed"
OFF_FAIR_SHARE = 0.03
BOUGHT = (0.08, 0.85)
LEADERS = 0.65  # of two captains, whoever leads after turn 5
LAGGARDS = 0.10  # of five, whoever is last then
CRUSHED_GAMES = 0.15  # of five
FEWEST, MOST = 2, 5  # captains


def chase(tally: Any, captains: int) -> Iterator[Finding]:
    """Hold what a lead and a lag after turn 5 mean against the targets for small and big tables."""
    few, many = captains == FEWEST, captains == MOST
    yield Finding(LEADER, "", tally.leaders.share(), most=LEADERS if few else None)
    yield Finding(LAST, "", tally.laggards.share(), least=LAGGARDS if many else None)
    yield Finding(CRUSHED, "", tally.crushed.share(), most=CRUSHED_GAMES if many else None)


def purchases(kind: str, bought: Mapping[str, Ratio]) -> Iterator[Finding]:
    """Hold every card of a kind against the target: none is dead, none bought blindly."""
    for series, ratio in sorted(bought.items()):
        yield Finding(kind, series, ratio.share(), *BOUGHT)
