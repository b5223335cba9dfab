"""A finished game summed up: where everybody's points came from, and what stood out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Over, Place, Seat
from engine.core.words import Text, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import Cause, HumanityEvent
from engine.humanity.table.view import HumanityView, ModuleView, PlayerView, PublicView
from engine.humanity.tiles.tables import MISSION_POINTS
from render.house.medals import best_medal
from render.humanity.parts.terms import gained
from render.renderers import Medal

Steps: TypeAlias = Iterable[tuple[HumanityView, Iterable[HumanityEvent]]]
"""The views of a game, each with the events before it."""


class PointSource(StrEnum):
    """What points come from, in the order in which they are listed."""

    MODULES = "modules"
    GREENHOUSES = "greenhouses"
    SQUARES = "squares"
    EXPERIMENTS = "experiments"
    MISSIONS = "missions"
    SCIENCE = "science"
    STORES = "stores"


_OF_CAUSE = {Cause.GREENHOUSE: PointSource.GREENHOUSES, Cause.SQUARE: PointSource.SQUARES}


class Finale(msgspec.Struct, frozen=True):
    """How a game ended: places, and by seat what each source brought, in the order of sources."""

    view: PublicView
    places: tuple[Place, ...]  # the best in front
    points: tuple[tuple[int, ...], ...]
    medals: tuple[Medal, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """List who is first."""
        return tuple(place.seat for place in self.places if place.rank == 1)


def finale_of(over: Over, steps: Steps) -> Finale:
    """Sum up a game that is over."""
    view, events = _told(steps)
    tallies = _tallies(view, events)
    points = tuple(tuple(tally[source] for source in PointSource) for tally in tallies)
    places = tuple(sorted(over.places, key=lambda place: (place.rank, place.seat)))
    return Finale(view, places, points, _medals(view, tallies, events))


def medals_of(steps: Steps) -> tuple[Medal, ...]:
    """Find what stood out in a game that is over."""
    view, events = _told(steps)
    return _medals(view, _tallies(view, events), events)


def _told(steps: Steps) -> tuple[PublicView, list[HumanityEvent]]:
    """Return the last view of a game, and all that happened."""
    told = list(steps)
    return told[-1][0].public, [event for _, events in told for event in events]


def _tallies(view: PublicView, events: Iterable[HumanityEvent]) -> list[Counter[PointSource]]:
    """Count by seat what each source brought."""
    found = [Counter({PointSource.SCIENCE: player.science}) for player in view.players]
    for event in events:
        match event:
            case ev.Deployed():
                for gain in event.gains:
                    source = _OF_CAUSE.get(gain.cause, PointSource.MODULES)
                    found[event.seat][source] += gain.points
            case ev.Experimented():
                found[event.seat][PointSource.EXPERIMENTS] += gained(event.gains)[1]
            case ev.MissionTaken():
                found[event.seat][PointSource.MISSIONS] += MISSION_POINTS
                if event.loser is not None:
                    found[event.loser][PointSource.MISSIONS] -= MISSION_POINTS
            case ev.GameEnded():
                for line in event.ranking:
                    found[line.seat][PointSource.STORES] = line.stored
    return found


def _medals(
    view: PublicView,
    tallies: Sequence[Counter[PointSource]],
    events: Sequence[HumanityEvent],
) -> tuple[Medal, ...]:
    """Name what decided, the best turn, who took most missions from others, who worked most."""
    turns, stolen, work = dict[Seat, int](), Counter[Seat](), Counter[Seat]()
    ranking: tuple[ev.Final, ...] = ()
    points = 0  # of the turn that is told
    for event in events:
        match event:
            case ev.Deployed() | ev.Experimented():
                points = gained(event.gains)[1]
                turns[event.seat] = max(points, turns.get(event.seat, 0))
            case ev.Worked():
                points = 0
                work[event.seat] += len(event.done)
            case ev.MissionTaken(loser=loser):
                points += MISSION_POINTS
                turns[event.seat] = max(points, turns.get(event.seat, 0))
                stolen[event.seat] += loser is not None
            case ev.GameEnded():
                ranking = event.ranking
    gardens = {player.seat: _garden(player) for player in view.players}
    found = (
        _decided(ranking, tallies),
        best_medal("humanity-medal-turn", turns, _turn_by),
        best_medal("humanity-medal-stolen", stolen, _stolen_by),
        best_medal("humanity-medal-garden", gardens, _garden_by),
        best_medal("humanity-medal-work", work, _work_by),
    )
    return tuple(medal for medal in found if medal is not None)


def _garden(player: PlayerView) -> int:
    """Return how many greenhouses the largest group has; one alone is none."""
    groups = [each.group for each in player.cells if isinstance(each, ModuleView)]
    return max((group for group in groups if group > 1), default=0)


def _decided(ranking: Sequence[ev.Final], tallies: Sequence[Counter[PointSource]]) -> Medal | None:
    """Name what put one winner most ahead of the second; None where several win."""
    winner, *others = ranking or (None,)
    if winner is None or not others or others[0].rank == 1:
        return None
    first, second = tallies[winner.seat], tallies[others[0].seat]
    source = max(PointSource, key=lambda each: first[each] - second[each])
    more = first[source] - second[source]
    if more <= 0:
        return None
    by = say("humanity-medal-decided-by", source=source.value, more=more)
    return Medal((winner.seat,), say("humanity-medal-decided"), by)


def _turn_by(points: int) -> Text:
    return say("humanity-medal-turn-by", points=points)


def _stolen_by(count: int) -> Text:
    return say("humanity-medal-stolen-by", count=count)


def _garden_by(count: int) -> Text:
    return say("humanity-medal-garden-by", count=count)


def _work_by(count: int) -> Text:
    return say("humanity-medal-work-by", count=count)
