"""The targets that the house card set is balanced for (digest section 9)."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.tremble.balance.balance import Tally

WINNER, SHIP, STATION, BATTLE, CATCH, TASK = (
    "winner",
    "ship",
    "station",
    "battle",
    "catch",
    "task",
)
OFF_FAIR_SHARE = 0.03
WINNERS = (700_000, 1_600_000)
BOUGHT = 0.05
BATTLES = (0.25, 0.60)
CATCHES = (0.25, 0.75)
DECIDING = 0.50


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    return (*_play(tally, captains), *_cards(tally), *_tasks(tally))


def _play(tally: Tally, captains: int) -> Iterator[Finding]:
    yield Finding(WINNER, "", median_of(tally.winners), *WINNERS)
    if captains > 2:
        yield Finding(BATTLE, "", tally.battles.share(), *BATTLES)
    else:  # two captains need not meet
        yield Finding(BATTLE, "", tally.battles.share())
    yield Finding(CATCH, "", tally.catches.share(), *CATCHES)


def _cards(tally: Tally) -> Iterator[Finding]:
    """Hold every ship against its target; stations have none."""
    for series, bought in sorted(tally.bought.items()):
        yield Finding(SHIP, series, bought.share(), least=BOUGHT)
    for series, built in sorted(tally.built.items()):
        yield Finding(STATION, series, built.share())


def _tasks(tally: Tally) -> Iterator[Finding]:
    for task, decided in sorted(tally.deciding.items()):
        yield Finding(TASK, task, decided.share(), most=DECIDING)
