"""The targets that the cards are balanced for; they stand in the README of the data."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.tremble_draft.balance.balance import Tally
from engine.tremble_draft.cards.cards import MAX_CAPTAINS

WINNER, SHIP, BATTLE, SEARCH, TURNS = "winner", "ship", "battle", "search", "turns"
LEADER, LAST, CRUSHED = "leader", "last", "crushed"
OFF_FAIR_SHARE = 0.03
BOUGHT = (0.08, 0.85)
SEARCHES = (0.35, 0.65)
LEADERS = 0.65  # of two captains, whoever leads after turn 5
LAGGARDS = 0.10  # of five, whoever is last then
CRUSHED_GAMES = 0.15  # of five


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    return (*_play(tally, captains), *_ships(tally))


def _play(tally: Tally, captains: int) -> Iterator[Finding]:
    few, many = captains == 2, captains == MAX_CAPTAINS
    yield Finding(WINNER, "", median_of(tally.winners))
    yield Finding(TURNS, "", tally.short.share(), most=0.0)
    yield Finding(BATTLE, "", tally.battles.share())
    yield Finding(SEARCH, "", tally.searches.share(), *SEARCHES)
    yield Finding(LEADER, "", tally.leaders.share(), most=LEADERS if few else None)
    yield Finding(LAST, "", tally.laggards.share(), least=LAGGARDS if many else None)
    yield Finding(CRUSHED, "", tally.crushed.share(), most=CRUSHED_GAMES if many else None)


def _ships(tally: Tally) -> Iterator[Finding]:
    """Hold every ship against the target: none is dead, none bought blindly."""
    for series, bought in sorted(tally.bought.items()):
        yield Finding(SHIP, series, bought.share(), *BOUGHT)
