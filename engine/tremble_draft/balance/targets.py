"""The targets that the cards are balanced for; they stand in the README of the data."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.invasion.ending.targets import BATTLE, SHIP, WINNER, chase, purchases
from engine.tremble_draft.balance.balance import Tally

SEARCH, TURNS = "search", "turns"
SEARCHES = (0.35, 0.65)


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    return (*_play(tally), *chase(tally, captains), *purchases(SHIP, tally.bought))


def _play(tally: Tally) -> Iterator[Finding]:
    yield Finding(WINNER, "", median_of(tally.winners))
    yield Finding(TURNS, "", tally.short.share(), most=0.0)
    yield Finding(BATTLE, "", tally.battles.share())
    yield Finding(SEARCH, "", tally.searches.share(), *SEARCHES)
