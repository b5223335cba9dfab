"""Medals: what stands out in a whole game, counted from the events that everybody got."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.invasion.battles import events as common
from render.house.medals import MOST_SHARING, best_medal
from render.invasion.facts.facts import winners
from render.renderers import Luck, Medal

AVERAGE = 7  # of two dice
MOST_TASKS = 2  # that are named

Throws: TypeAlias = Callable[[Any], Sequence[tuple[Seat, tuple[int, ...]]]]
"""Lists the throws that an event is the first to tell."""


def usual_medals(events: Sequence[Any], throws: Throws) -> tuple[Medal, ...]:
    """Name the boldest bluff, the most feared, the luckiest dice."""
    gaps, fled, luck = _bluffs(events), _feared(events), _luck(events, throws)
    found = (
        best_medal(
            "invasion-medal-bluff", gaps, lambda gap: say("invasion-medal-bluff-by", gap=gap)
        ),
        best_medal("invasion-medal-feared", fled, _feared_by),
        best_medal(
            "invasion-medal-luck", luck, lambda plus: say("invasion-medal-luck-by", plus=plus)
        ),
    )
    return tuple(medal for medal in found if medal is not None)


def _feared_by(count: int) -> Text:
    return say("invasion-medal-feared-by", count=count)


def deciding(view: Any, paid: Sequence[tuple[Text, Mapping[Seat, int]]]) -> tuple[Medal, ...]:
    """Name the tasks without which others would have won, each with whom it paid what."""
    won = winners(view)
    tasks = [name for name, humans in paid if _without(view, humans) != won]
    if not tasks or len(won) > MOST_SHARING:
        return ()
    by = say("invasion-medal-tasks-by", tasks=listed(tasks[:MOST_TASKS]), count=len(tasks))
    return (Medal(tuple(sorted(won)), say("invasion-medal-tasks", count=len(tasks)), by),)


def _without(view: Any, paid: Mapping[Seat, int]) -> frozenset[Seat]:
    """Tell who would have won without these humans."""
    captains = [
        replace(captain, humans=captain.humans - paid.get(captain.seat, 0))
        for captain in view.captains
    ]
    return winners(replace(view, captains=tuple(captains)))


def _bluffs(events: Iterable[Any]) -> dict[Seat, int]:
    """Find by how much the fleet was stronger from which each captain took a city, at most."""
    gaps: dict[Seat, int] = {}
    for winner, totals, _ in _decided(events):
        others = [total for seat, total in totals.items() if seat != winner]
        if winner in totals and others:
            gap = max(others) - totals[winner]
            gaps[winner] = max(gap, gaps.get(winner, gap))
    return gaps


def _feared(events: Iterable[Any]) -> dict[Seat, int]:
    """Count who retreated from cities that fell to each captain."""
    fled = Counter[Seat]()
    for winner, _, gone in _decided(events):
        fled[winner] += gone
    return fled


def _decided(events: Iterable[Any]) -> Iterator[tuple[Seat, dict[Seat, int], int]]:
    """List who won each city over which several met, what all attacked with, how many fled."""
    totals = defaultdict[int, dict[Seat, int]](dict)
    gone = Counter[int]()
    for event in events:
        match event:
            case common.FightChosen():
                totals[event.space][event.seat] = event.total
                gone[event.space] += not event.fights
            case common.Walkover(space=space, seat=winner):
                yield winner, totals.pop(space, {}), gone.pop(space, 0)
            case common.BattleWon(space=space, winner=winner):
                fought = {fighter.seat: fighter.total for fighter in event.fighters}
                yield winner, totals.pop(space, {}) | fought, gone.pop(space, 0)
            case _:
                pass


def luck_of(events: Iterable[Any], throws: Throws) -> tuple[Luck, ...]:
    """Sum up how the dice of each captain fell."""
    dice, totals = Counter[Seat](), Counter[Seat]()
    for seat, roll in _thrown(events, throws):
        dice[seat] += len(roll)
        totals[seat] += sum(roll)
    return tuple(Luck(seat, dice[seat], totals[seat]) for seat in sorted(dice))


def _luck(events: Iterable[Any], throws: Throws) -> dict[Seat, int]:
    """Sum up by how much the throws of each captain were above the average."""
    luck = Counter[Seat]()
    for seat, roll in _thrown(events, throws):
        luck[seat] += sum(roll) - AVERAGE
    return luck


def _thrown(events: Iterable[Any], throws: Throws) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    """List what captains rolled in battles, and what else their edition lets them roll for."""
    for event in events:
        if isinstance(event, common.DiceRolled):
            yield from ((each.seat, each.roll) for each in event.fighters)
        else:
            yield from throws(event)
