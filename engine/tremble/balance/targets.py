"""The targets that the house card set is balanced for (digest section 9)."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.tremble.balance.balance import Tally
from engine.tremble.cards.cards import MAX_CAPTAINS

WINNER, SHIP, STATION, BATTLE, CATCH, TASK = (
    "winner",
    "ship",
    "station",
    "battle",
    "catch",
    "task",
)
LEADER, LAST, CRUSHED = "leader", "last", "crushed"
OFF_FAIR_SHARE = 0.03
WINNERS = (700_000, 1_600_000)
BOUGHT = (0.08, 0.85)
BATTLES = (0.25, 0.60)
CATCHES = (0.25, 0.75)
DECIDING = 0.50
LEADERS = 0.65  # of two captains, whoever leads after turn 5
LAGGARDS = 0.10  # of five, whoever is last then
CRUSHED_GAMES = 0.15  # of five


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    return (*_play(tally, captains), *_chase(tally, captains), *_cards(tally), *_tasks(tally))


def _play(tally: Tally, captains: int) -> Iterator[Finding]:
    yield Finding(WINNER, "", median_of(tally.winners), *WINNERS)
    if captains > 2:
        yield Finding(BATTLE, "", tally.battles.share(), *BATTLES)
    else:  # two captains need not meet
        yield Finding(BATTLE, "", tally.battles.share())
    yield Finding(CATCH, "", tally.catches.share(), *CATCHES)


def _chase(tally: Tally, captains: int) -> Iterator[Finding]:
    """Hold what a lead and a lag after turn 5 mean against the targets for small and big tables."""
    few, many = captains == 2, captains == MAX_CAPTAINS
    yield Finding(LEADER, "", tally.leaders.share(), most=LEADERS if few else None)
    yield Finding(LAST, "", tally.laggards.share(), least=LAGGARDS if many else None)
    yield Finding(CRUSHED, "", tally.crushed.share(), most=CRUSHED_GAMES if many else None)


def _cards(tally: Tally) -> Iterator[Finding]:
    """Hold every ship and station against the target: none is dead, none bought blindly."""
    for series, bought in sorted(tally.bought.items()):
        yield Finding(SHIP, series, bought.share(), *BOUGHT)
    for series, built in sorted(tally.built.items()):
        yield Finding(STATION, series, built.share(), *BOUGHT)


def _tasks(tally: Tally) -> Iterator[Finding]:
    for task, decided in sorted(tally.deciding.items()):
        yield Finding(TASK, task, decided.share(), most=DECIDING)
