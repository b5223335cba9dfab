"""What cities are worth to a captain: humans, and their cards for secret tasks."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp, factorial

from engine.core.asks import Seat
from engine.tremble_draft.cards.cards import City, Measure, Need, Task
from engine.tremble_draft.cards.goals import fits, measured
from engine.tremble_draft.cards.tables import CITIES, half_of
from engine.tremble_draft.table.view import DraftView, own_part
from engine.tremble_draft.valuing.values import TROPHY, Depth, depth_of

FOCUS = 1.35  # how much more than its share of fitting cities a captain gets who wants them
WIDE, NARROW = 0.5, 0.15  # of all cities, that help where regions are missing, or one kind
_MEMORY = 1 << 14


def trophy_worth(view: DraftView, seat: Seat, city: City) -> float:
    """Estimate what a city card brings by the tasks of the viewer; of others none are known."""
    if not view.public.ledger.tasks:
        return 0.0
    own = own_part(view)
    if seat != own.seat:
        return float(TROPHY)
    held, to_come = view.public.captains[seat].trophies, _to_come(view)
    return sum([_gain(task, held, city, to_come) for task in own.tasks])


def task_hope(view: DraftView, task: Task) -> float:
    """Estimate what keeping a task brings."""
    captain = view.public.captains[own_part(view).seat]
    met = _chance(task, captain.trophies, _to_come(view))
    return met * task.bonus - (1 - met) * task.penalty


Expected = tuple[Depth, int]
"""What may come: the deck, and how many captains share it."""


def _to_come(view: DraftView) -> Expected:
    return depth_of(view.public), len(view.public.captains)


@lru_cache(maxsize=_MEMORY)
def _gain(task: Task, held: tuple[City, ...], city: City, to_come: Expected) -> float:
    more = _chance(task, (*held, city), to_come) - _chance(task, held, to_come)
    return more * (task.bonus + task.penalty)


@lru_cache(maxsize=_MEMORY)
def _chance(task: Task, held: tuple[City, ...], to_come: Expected) -> float:
    """Estimate how likely a task is met in the end."""
    chance = 1.0
    for need in task.needs:
        chance *= _at_least(_missing(need, held), _expected(need, to_come))
    return chance


def _missing(need: Need, held: Iterable[City]) -> float:
    """Count the cities that a need wants yet."""
    found = tuple(held)
    has = measured(need, found)
    if need.measure is Measure.RAID:
        return max(0.0, (need.least - has) / 40_000)
    if need.measure is Measure.REGIONS and need.each > 1:
        return max(0.0, need.each * (need.least - has) - _begun(need, found))
    return max(0.0, need.least - has)


def _begun(need: Need, held: tuple[City, ...]) -> int:
    """Count the cities held in regions that are not full yet."""
    counts = [sum(city.region is region for city in held) for region in {c.region for c in held}]
    short = sorted([count for count in counts if count < need.each], reverse=True)
    return sum(short[: max(0, need.least - (len(counts) - len(short)))])


def _expected(need: Need, to_come: Expected) -> float:
    """Estimate how many cities that a need wants a captain will take."""
    depth, captains = to_come
    halves = ((depth.star, True), (depth.plain, False))
    cards = sum([left * _share(need, captains, star=star) for left, star in halves])
    return FOCUS * cards / captains


@lru_cache(maxsize=_MEMORY)
def _share(need: Need, captains: int, *, star: bool) -> float:
    """Return which part of a half of the city deck fits a need."""
    cards = half_of(captains, star=star)
    part = sum([card in CITIES and fits(need, CITIES[card]) for card in cards]) / len(cards)
    match need.measure:
        case Measure.REGIONS:
            return part * WIDE
        case Measure.ALIKE:
            return part * NARROW
    return part


@lru_cache(maxsize=_MEMORY)
def _at_least(wanted: float, expected: float) -> float:
    """Return how likely so many cities come that are expected at this mean (Poisson)."""
    count = -int(-wanted // 1)
    return 1 - sum([exp(-expected) * expected**each / factorial(each) for each in range(count)])
