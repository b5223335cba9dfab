"""Standing orders for rewards: raid or catch, and armies to fight or to flee (W-1, W-2)."""

from engine.core.asks import Answer, Ask
from engine.invasion.attack import attack_total
from engine.invasion.battles import space_key
from engine.tremble.cards.effects import StationKind
from engine.tremble.phases.catch import CHOICE, FIGHT, RETREAT, catch_in
from engine.tremble.phases.reward import CATCH, RAID, attackers, catch_worth, fewer, use_key
from engine.tremble.standing.battle import ALWAYS, reaches
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.view import TrembleView

MORE = "more"


def reward(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Raid or catch each city; stations that meet fewer armies help where a catch is chosen."""
    captain = view.public.captains[ask.seat]
    stations = [each.id for each in stations_ready(captain, (StationKind.FEWER_ARMIES,))]
    bonuses = [each.id for each in stations_ready(captain, (StationKind.CATCH_BONUS,))]
    answer: Answer = {}
    for space in ask.about:
        city, ships = attackers(view, ask.seat, space)
        used = _helping(stations, city.difficulty)
        armies = max(0, city.difficulty - fewer(used))
        chance = catch_chance(view.public, attack_total(ships, city, army=True), armies)
        brings = chance * catch_worth(city, bonuses)
        if not _catches(order, chance, brings > city.raid):
            answer[space_key(space)] = (RAID,)
            continue
        answer[space_key(space)] = (CATCH,)
        bonuses = []
        if used:
            stations = [each for each in stations if each not in used]
            answer[use_key(space)] = used
    return answer


def _catches(order: str, chance: float, more: bool) -> bool:  # noqa: FBT001
    if order == MORE:
        return more
    if order == RAID:
        return False
    return reaches(ALWAYS if order == CATCH else order, chance)


def _helping(stations: list[str], difficulty: int) -> tuple[str, ...]:
    """Choose the stations for a catch, none of them in vain."""
    used: tuple[str, ...] = ()
    for station in stations:
        wanted = (*used, station)
        if all(fewer(set(wanted) - {each}) < difficulty for each in wanted):
            used = wanted
    return used


def army(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Fight the next army or retreat before it."""
    return {CHOICE: (FIGHT,) if reaches(order, catch_in(view, ask).chance) else (RETREAT,)}
