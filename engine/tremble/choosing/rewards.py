"""Choosing rewards: raid or catch, and whether to fight an army (W-1, W-2)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battle_phase import FIGHT, RETREAT
from engine.invasion.battles.battles import space_key
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, reaches
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.phases.catch import CHOICE
from engine.tremble.phases.facing import armies_key
from engine.tremble.phases.reward import CATCH, RAID, attackers, catch_worth, fewer, use_key
from engine.tremble.table.aids import at_hand
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.view import TrembleView

MORE = "more"  # catch where that brings more on the average


class Prospect(NamedTuple):
    """A catch that may be tried: with which aids, how likely, and for how many humans."""

    space: int
    city: City
    used: tuple[str, ...]
    chance: float
    humans: int


Helpers: TypeAlias = Callable[[Sequence[str], int, int], Iterable[tuple[str, ...]]]
"""Return what may be used together, of aids that are left, for a space and its difficulty."""


def reward(
    view: TrembleView,
    ask: Ask,
    helpers: Helpers,
    gain: Callable[[Prospect], float],
    help_: int = 0,
    faced: Callable[[int], str] = lambda _space: ASK,
) -> Answer:
    """Try the catch that gains most, or raid where none gains anything; aids help once.

    Live, `faced` says with a catch which armies are fought.
    """
    aids = at_hand(view, (StationKind.FEWER_ARMIES,), (CompensationKind.FEWER_ARMIES,))
    bonuses = at_hand(view, (StationKind.CATCH_BONUS,), ())
    answer: Answer = {}
    for space in ask.about:
        city, ships = attackers(view, ask.seat, space)
        total = attack_total(ships, city, army=True) + help_
        most, spent = 0.0, None
        for used in helpers(aids, space, city.difficulty):
            chance = catch_chance(view.public, total, max(0, city.difficulty - fewer(used)))
            worth = gain(Prospect(space, city, used, chance, catch_worth(city, bonuses)))
            if worth > most:
                most, spent = worth, used
        answer[space_key(space)] = (RAID,) if spent is None else (CATCH,)
        if spent is not None and not view.public.ledger.ahead:
            answer[armies_key(space)] = (faced(space),)
        if spent is not None:
            aids, bonuses = tuple(aid for aid in aids if aid not in spent), ()
        if spent:
            answer[use_key(space)] = spent
    return answer


def army(*, fights: bool) -> Answer:
    """Fight the next army, or retreat before it."""
    return {CHOICE: (FIGHT if fights else RETREAT,)}


def catches(order: str, chance: float, more: bool) -> bool:  # noqa: FBT001
    """Tell whether an order catches at such a chance; `more` where that brings more on average."""
    if order == MORE:
        return more
    if order == RAID:
        return False
    return reaches(ALWAYS if order == CATCH else order, chance)


def helping(stations: Sequence[str], difficulty: int) -> list[tuple[str, ...]]:
    """Choose the stations for a catch, none of them in vain."""
    used: tuple[str, ...] = ()
    for station in stations:
        wanted = (*used, station)
        if all(fewer(set(wanted) - {each}) < difficulty for each in wanted):
            used = wanted
    return [used]
