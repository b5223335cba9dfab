"""What cities are worth to a captain: humans, the odds of a catch, and trophies for the tasks."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, exp, sqrt

from engine.core.asks import Seat
from engine.invasion.battles.odds import army_odds
from engine.invasion.cards.attack import attack_total
from engine.invasion.valuing.boards import OTHERS, Board
from engine.tremble.cards.cards import FIRST, SECOND, City, Ship
from engine.tremble.cards.tables import ARMIES, CITIES, TASKS
from engine.tremble.table.view import TURNS, PublicView
from engine.tremble.valuing.renown import GRUDGE, never_gives_way

TAKEN = 0.85  # how many of the cities laid become trophies, roughly
_SURE = 0.15  # a variance that makes a lead of one sure when nothing is to come
TOTALS = 160
_MEMORY = 1 << 14


@lru_cache(maxsize=1 << 10)
def one_army(gone: tuple[str, ...]) -> list[float]:
    """Return for every attack total how likely it passes the next army card that may be drawn."""
    unseen = [army for army in ARMIES if army not in gone] or ARMIES
    rows = [_passed(ARMIES[army].attack) for army in unseen]
    passed = [sum(odds) / len(rows) for odds in zip(*rows, strict=True)]
    return passed + [1.0] * (TOTALS - len(passed))


@cache
def _passed(army: int | None) -> list[float]:
    """Return for the attack totals that the strongest army may beat how likely they pass one."""
    return [army_odds(total, army) for total in range(_STRONGEST)]


_STRONGEST = max(army.attack or 0 for army in ARMIES.values())


def best_reward(view: PublicView, city: City, trophy: float, total: int) -> float:
    """Estimate what a city brings to a group with this total against armies (W-1).

    Armies are taken for independent of each other: that is quick, and near enough before it is
    clear who has the city.
    """
    caught = one_army(view.piles.army_discard)[total] ** city.difficulty
    return max(city.raid + trophy, caught * (city.catch + trophy))


def board_of(view: PublicView, seat: Seat) -> Board:
    """Look at the board after the reveal as a captain does."""
    trophy = cache(lambda who, city: trophy_worth(view, who, CITIES[city]))

    def prize(who: Seat, space: int, ships: Sequence[Ship]) -> float:
        city = view.spaces[space - 1].city
        if city is None:
            return 0.0
        return best_reward(view, city, trophy(who, city.id), attack_total(ships, city, army=True))

    def envy(other: Seat) -> float:
        return GRUDGE if never_gives_way(view.captains[other]) else OTHERS

    return Board(view, seat, prize, envy)


def trophy_worth(view: PublicView, seat: Seat, city: City) -> float:
    """Estimate what one more trophy brings by the tasks, as they stand and with what is to come."""
    captains, turns = len(view.captains), TURNS - view.turn
    return sum(
        _gain(
            each.counts[seat],
            tuple(sorted(each.counts[:seat] + each.counts[seat + 1 :])),
            turns * _matching(each.task.id, captains) / captains,
        )
        for each in view.tasks
        if each.task.counts(city)
    )


@cache
def _matching(task: str, captains: int) -> float:
    """Return how many trophies for a task are taken in a turn, on the average."""
    cities = [city for city in CITIES.values() if city.captains <= captains]
    return TAKEN * sum(TASKS[task].counts(city) for city in cities) / TURNS


@lru_cache(maxsize=_MEMORY)
def _gain(own: int, rivals: tuple[int, ...], to_come: float) -> float:
    """Estimate what a trophy more is worth while each captain may expect `to_come` others."""
    return _hope(own + 1, rivals, to_come) - _hope(own, rivals, to_come)


def _hope(own: int, rivals: tuple[int, ...], to_come: float) -> float:
    """Estimate the reward of a task (T-1 to T-4) by the chances to stay ahead of each rival."""
    spread = sqrt(2 * (2 * to_come + _SURE))
    ahead = [(1 + erf((own - rival) / spread)) / 2 for rival in rivals]
    first, second = 1.0, 0.0
    for chance in ahead:
        first, second = first * chance, second * chance + first * (1 - chance)
    any_trophy = 1.0 if own else 1 - exp(-to_come)
    return any_trophy * (FIRST * first + SECOND * second)
