"""What things are worth to a player, in points at the end of the game."""

from bisect import bisect_right
from functools import cache, lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells
from engine.humanity.table.view import HumanityView, TaskView
from engine.humanity.tiles.tables import MISSION_POINTS, SCIENCE, TRACK, YEARS
from engine.humanity.tiles.tiles import ADVANCED, Cost, Kind, Module, Resource
from engine.humanity.valuing.wants import piles_of

LEFT = 3.4  # modules that leave the ring between two rounds
LEADING = 0.5  # of the science for a rival behind, before the year ends
AT_END = 0.2  # what a unit is worth in the end
UNIT = {each: 1.1 if each in ADVANCED else 0.4 for each in Resource}  # and long before it
UNIT[Resource.ELECTRICITY] = 0.9
FADES = 0.85  # each unit of a kind is worth this part of the one before it
LONG = 4.0  # rounds from which on a unit has its full worth
DEFENDED = 0.4  # what it is worth to be further ahead in a mission that is held
NEAR = 0.6  # of a mission that lacks a single step
ACT = 0.3  # what a point of work is worth
AWAY = 3.0  # hangars that the arm passes in a round
CREW = 2.5  # the work of an astronaut on the average
UPGRADED = 0.2  # what a point more of work is worth for each round left
SETTLED = 4.0  # rounds from which on what is begun can still be finished
MODULE_A_ROUND = {1: 0.1, 2: 0.14}
"""What a module that stores is worth for each round left, by the work it takes."""
TIME_A_ROUND = 0.05
CHOICE = 1.3  # a module of two kinds, compared with one
ELECTRIC = 1.8


class Outlook(NamedTuple):
    """What a player reckons with in a turn."""

    rounds: float  # that are left after this one
    year_ends: bool  # after this round, for all that can be seen
    research: int  # own
    rivals: tuple[int, ...]  # research of the others


def outlook_of(view: HumanityView, seat: Seat) -> Outlook:
    """Look at how much is left of the game and of its year."""
    public = view.public
    gone = sum(each.module is None or each.crossed for each in public.ring) - 1
    ends = public.decks[public.year - 1] < gone
    rounds = 0.0 if ends and public.year == YEARS else sum(public.decks) / LEFT
    rivals = tuple([each.research for each in public.players if each.seat != seat])
    return Outlook(rounds, ends, public.players[seat].research, rivals)


def research_worth(outlook: Outlook, more: int) -> float:
    """Value research: science to come, and whom it overtakes."""
    return standing(outlook, outlook.research + more) - standing(outlook, outlook.research)


def standing(outlook: Outlook, research: int) -> float:
    """Value so much research: science, and whom it leaves behind."""
    behind = sum(rival < research for rival in outlook.rivals)
    each = 2 if len(outlook.rivals) == 1 else 1
    leads = each * behind * (1.0 if outlook.year_ends else LEADING)
    return _science(min(TRACK, research), whole=outlook.year_ends) + leads


@cache
def _science(research: int, *, whole: bool) -> float:
    """Return the science for research: between two steps in part, while the year goes on."""
    steps = bisect_right(SCIENCE, research)
    if steps == len(SCIENCE):
        return float(steps)
    low = SCIENCE[steps - 1] if steps else 0
    part = (research - low) / (SCIENCE[steps] - low)
    return steps + (0.15 * part if whole else part)


def unit_worth(resource: Resource, rounds: float) -> float:
    """Value a unit of a resource: less and less as the game ends."""
    part = min(1.0, rounds / LONG)
    return AT_END + (UNIT[resource] - AT_END) * part


def stock_worth(cells: Cells, rounds: float) -> float:
    """Value all that is stored; the more there is of a kind the less."""
    return sum([_pile_worth(makes, count, rounds) for makes, count in piles_of(cells)])


@lru_cache(maxsize=1 << 12)
def _pile_worth(makes: tuple[Resource, ...], count: int, rounds: float) -> float:
    fades = FADES if rounds else 1.0
    first = unit_worth(makes[0], rounds) * (CHOICE if len(makes) > 1 and rounds else 1.0)
    return first * (1 - fades**count) / (1 - fades) if fades < 1 else first * count


@cache
def module_worth(module: Module) -> float:
    """Value a module for each round that it can be worked on."""
    if module.kind is Kind.TIME:
        return TIME_A_ROUND
    if module.kind is not Kind.STORE:
        return 0.0
    worth = MODULE_A_ROUND[module.work]
    if Resource.ELECTRICITY in module.makes:
        return worth * ELECTRIC
    return worth * (CHOICE if len(module.makes) > 1 else 1.0)


def mission_worth(task: TaskView, seat: Seat, after: int, seats: int) -> float:
    """Value what an action does for a mission: taking it, keeping it, coming nearer to it."""
    before, least = task.values[seat], task.mission.least
    if task.holder == seat:
        rivals = max(value for other, value in enumerate(task.values) if other != seat)
        return DEFENDED if after > before and rivals >= before - 1 else 0.0
    aim = least if task.holder is None else max(least, task.values[task.holder] + 1)
    if after >= aim:
        loss = 0.0 if task.holder is None else MISSION_POINTS / (seats - 1)
        return MISSION_POINTS + (not task.taken) + loss
    return _hope(aim, after) - _hope(aim, before)


def _hope(aim: int, value: int) -> float:
    """Value how near a mission is."""
    return MISSION_POINTS * NEAR ** (aim - value) if value else 0.0


def mission_nearness(lacking: int) -> float:
    """Value a mission that lacks so many steps, as a part of it."""
    return NEAR**lacking


def absence(away: int, outlook: Outlook) -> float:
    """Price an astronaut that is so many hangars behind the arm, by the rounds it misses."""
    return CREW * ACT * min(max(0.0, (away - 1) / AWAY), outlook.rounds)


def sooner(away: int | None, units: int, outlook: Outlook) -> float:
    """Value that an astronaut comes nearer to the arm."""
    if away is None:
        return 0.0
    return absence(away, outlook) - absence(max(0, away - units), outlook)


def price(cost: Cost, rounds: float) -> float:
    """Price a cost by the usual worth of its units."""
    return sum([amount * unit_worth(resource, rounds) for resource, amount in cost])
