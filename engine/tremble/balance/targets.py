"""The targets that the house card set is balanced for (digest section 9)."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.invasion.ending.targets import BATTLE, FEWEST, SHIP, WINNER, chase, purchases
from engine.tremble.balance.balance import Tally

STATION, CATCH, TASK = "station", "catch", "task"
WINNERS = (700_000, 1_600_000)
BATTLES = (0.25, 0.60)
CATCHES = (0.25, 0.75)
DECIDING = 0.50


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    return (
        *_play(tally, captains),
        *chase(tally, captains),
        *purchases(SHIP, tally.bought),
        *purchases(STATION, tally.built),
        *_tasks(tally),
    )


def _play(tally: Tally, captains: int) -> Iterator[Finding]:
    yield Finding(WINNER, "", median_of(tally.winners), *WINNERS)
    if captains > FEWEST:
        yield Finding(BATTLE, "", tally.battles.share(), *BATTLES)
    else:  # two captains need not meet
        yield Finding(BATTLE, "", tally.battles.share())
    yield Finding(CATCH, "", tally.catches.share(), *CATCHES)


def _tasks(tally: Tally) -> Iterator[Finding]:
    for task, decided in sorted(tally.deciding.items()):
        yield Finding(TASK, task, decided.share(), most=DECIDING)
