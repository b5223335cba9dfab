"""Standing orders for rewards: raid or catch, and armies to fight or to flee (W-1, W-2)."""

from collections.abc import Sequence

from engine.core.asks import Answer, Ask
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, reaches
from engine.tremble.cards.effects import StationKind
from engine.tremble.choosing import rewards
from engine.tremble.phases import losses
from engine.tremble.phases.aftermath import parts
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.reward import CATCH, RAID, fewer
from engine.tremble.phases.reward import default as raid
from engine.tremble.standing import battle as fights
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.view import TrembleView

MORE = "more"


def reward(view: TrembleView, ask: Ask, order: str | None, army: str | None) -> Answer | None:
    """Raid or catch each city; stations that meet fewer armies help where a catch is chosen."""
    if order is None:
        return None
    captain = view.public.captains[ask.seat]
    stations = [each.id for each in stations_ready(captain, (StationKind.FEWER_ARMIES,))]
    bonuses = [each.id for each in stations_ready(captain, (StationKind.CATCH_BONUS,))]

    def gain(catch: rewards.Prospect) -> float:
        more = catch.chance * catch.humans > catch.city.raid
        return float(catches(order, catch.chance, more))

    return rewards.reward(
        view, ask, stations, bonuses, helping, gain, faced=lambda _space: army or ASK
    )


def says_which(_view: TrembleView, _ask: Ask, order: str | None, _army: str | None) -> bool:
    """Tell whether orders say whether to raid or to catch."""
    return order is not None


def aftermath(view: TrembleView, ask: Ask, *rules: str | None) -> Answer:
    """Give up and take by orders; what no order says is as when nobody answers."""
    lost, had = parts(view, ask)
    lose = fights.loss(view, lost, *rules[:2]) or losses.default(view, lost)
    return {**lose, **(reward(view, had, *rules[2:]) or raid(view, had))}


def says_both(view: TrembleView, ask: Ask, *rules: str | None) -> bool:
    """Tell whether orders say all that is asked of a captain who lost and has a city."""
    lost, had = parts(view, ask)
    return fights.says_all(view, lost, *rules[:2]) and says_which(view, had, *rules[2:])


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


def army(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Fight the next army or retreat before it."""
    return rewards.army(fights=reaches(order, catch_in(view, ask).chance))
