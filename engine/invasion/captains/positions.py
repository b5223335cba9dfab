"""Positions that captains weigh who search: who may stand before each city, and what that means."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.invasion.battles.odds import battle_odds

OTHERS = 0.1  # what a human for a rival counts against one for oneself


class RivalGroup(NamedTuple):
    """A rival's group before a city."""

    total: int  # with what may help it
    reward: float  # what the city would bring it


Position: TypeAlias = Sequence[Sequence[RivalGroup]]
"""For each city of the board, in order: who stands before it."""


def hopes_against(
    totals: Sequence[int],
    rewards: Sequence[float],
    solace: Sequence[float],
    meetings: Sequence[Sequence[RivalGroup]],
    aid: int = 0,
) -> list[float]:
    """Estimate what each group brings from a city where it meets these foes.

    `solace` is what a lost battle is worth to each group, `aid` what may help one's own total.
    """
    met = sum([bool(foes) for foes in meetings]) / len(meetings)
    count, unharmed = len(meetings), sum(_taken(foes) for foes in meetings)
    won: dict[int, tuple[float, float]] = {}
    for total in set(totals):
        chance = harm = 0.0
        for foes in meetings:
            odds = battle_odds((total + aid, *[foe.total for foe in foes]))
            chance += odds[0]
            harm -= sum([share * foe.reward for share, foe in zip(odds[1:], foes, strict=True)])
        won[total] = chance / count, (unharmed + harm) / count
    hopes = [0.0]
    for total, reward, left in zip(totals[1:], rewards[1:], solace[1:], strict=True):
        chance, harm = won[total]
        hopes.append(chance * reward + (met - met * chance) * left + OTHERS * harm)
    return hopes


def _taken(foes: Sequence[RivalGroup]) -> float:
    """Estimate what rivals bring home from a city where nobody else comes."""
    odds = battle_odds(tuple([foe.total for foe in foes]))
    return sum([share * foe.reward for share, foe in zip(odds, foes, strict=True)])
