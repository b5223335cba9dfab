"""The best plan where hopes add up over cities: every group against every city is weighed."""

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import NamedTuple

_UNREACHED = -1.0


class Assignment(NamedTuple):
    """A plan: the group (bits of ships) that goes to each city, and what all of them may bring."""

    groups: list[int]
    hope: float


def best_orders(
    hopes: Sequence[Sequence[float]],
    fuel: Sequence[int],
    limit: int,
    prices: Sequence[float] | None = None,
) -> Assignment:
    """Find the plan with the highest sum of hopes that needs no more fuel than `limit`.

    `hopes` has, for each city, what each group may bring; `fuel` what each group needs, `prices`
    what it costs that all these are sent.
    """
    best = [_UNREACHED if need <= limit else inf for need in fuel]  # by the ships that are sent
    best[0] = 0.0
    choices = [_with_city(best, hope) for hope in hopes]
    hoped, sent = max(
        (reached - prices[ships] if prices else reached, ships)
        for ships, reached in enumerate(best)
        if _UNREACHED < reached < inf
    )
    groups = []
    for choice in reversed(choices):
        groups.append(choice[sent])
        sent ^= choice[sent]
    return Assignment(groups[::-1], hoped)


def _with_city(best: list[float], hope: Sequence[float]) -> list[int]:
    """Better the plans by a city; return, by the ships sent so far, the group that goes there."""
    everybody, choice = len(best) - 1, [0] * len(best)
    for used, reached in enumerate(best[:]):
        groups = _subsets(everybody ^ used) if 0 <= reached < inf else ()
        for group in groups:
            total = reached + hope[group]
            if total > best[used | group]:
                best[used | group] = total
                choice[used | group] = group
    return choice


@cache
def _subsets(ships: int) -> tuple[int, ...]:
    """List the groups that some of these ships make."""
    groups, group = [], ships
    while group:
        groups.append(group)
        group = (group - 1) & ships
    return tuple(groups)
