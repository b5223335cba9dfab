"""What a captain expects of the others before plans are revealed: where they go, how strong."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from engine.invasion.battles.odds import battle_odds
from engine.invasion.cards.cards import CityType
from engine.invasion.valuing.squads import Squads

MOST_HELP = 40  # points that no captain's help exceeds
TOTALS = 200  # no attack total is higher, help included
HEAVY, LIGHT = 0.9, 0.35  # of its strength that a rival sends to one city
_MEMORY = 1 << 12


class Rival(NamedTuple):
    """Another captain's ships, as far as they are known, the fuel and the help for them."""

    ships: tuple[str, ...]
    fuel: int
    help: int = 0


class Habits(NamedTuple):
    """How rivals go about: for an average city, and how much more for a richer one."""

    comes: tuple[float, float]  # how likely a rival comes
    many: tuple[float, float]  # how likely its group is a heavy one


class Guesses:
    """Guesses about the rivals of an edition."""

    def __init__(self, squads: Squads[Any], habits: Habits) -> None:
        self._squads, self._habits = squads, habits
        self.strength = lru_cache(maxsize=_MEMORY)(self._strength)

    def _strength(self, rival: Rival, kind: CityType) -> int:
        """Return the highest attack total that a rival can bring to a city of a type."""
        squad = self._squads.of(rival.ships)
        groups = zip(squad.battle[kind], squad.fuel, strict=True)
        return max(total for total, need in groups if need <= rival.fuel)

    def chances(
        self,
        rivals: Iterable[Rival],
        kind: CityType,
        rich: float,
        totals: Iterable[int],
        own_help: int = 0,
    ) -> dict[int, float]:
        """Return how likely each of these attack totals gets a city, whoever else comes.

        `rich` tells how rich the city is: 0 is as rich as most of the turn.
        """
        usual, more = self._habits.comes
        comes = min(0.9, max(0.05, usual + more * rich))
        many, more = self._habits.many
        heavy = min(10, max(0, round(10 * (many + more * rich))))
        away = 1 - comes
        held = dict.fromkeys(totals, 1.0)
        for rival in rivals:
            beaten = _beaten(self.strength(rival, kind), heavy)
            ahead = own_help - rival.help + MOST_HELP
            for total in held:
                held[total] *= away + comes * beaten[total + ahead]
        return held


@lru_cache(maxsize=_MEMORY)
def _beaten(strong: int, heavy: int) -> list[float]:
    """Return for every attack total from -MOST_HELP how likely it beats this strength if it comes.

    The rival comes with most of its strength in `heavy` out of ten cases.
    """
    most, some = round(HEAVY * strong), round(LIGHT * strong)
    return [
        (heavy * _duel(total - most) + (10 - heavy) * _duel(total - some)) / 10
        for total in range(-MOST_HELP, TOTALS)
    ]


@cache
def _duel(ahead: int) -> float:
    """Return how likely a lead before the dice wins."""
    return battle_odds((max(0, ahead), max(0, -ahead)))[0]
