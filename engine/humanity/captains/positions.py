"""What a position is worth to a player, in points at the end of the game.

The weights are fitted to games of steady captains: how the end of a game follows from its middle.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.experiments import side_of
from engine.humanity.base.grid import Cells, Obstacle, open_cells, things_in, tiles_in
from engine.humanity.phases.missions import measure_of
from engine.humanity.table.state import Player, State, steps_from_arm
from engine.humanity.tiles.tables import MISSIONS, MODULES, RESISTANCE
from engine.humanity.tiles.tiles import Kind, Side
from engine.humanity.valuing.places import place_worth
from engine.humanity.valuing.values import (
    LEFT,
    SETTLED,
    Outlook,
    mission_nearness,
    standing,
    stock_worth,
)
from engine.humanity.valuing.wants import Want, hope, piles_of

RESEARCH, STANDING = 0.18, 0.45  # a point of research, and the science it would be worth now
STORED, HOPED = 0.8, 0.4
WORK = 0.18  # a point of work of an astronaut, for each round left
STORING = {1: 0.16, 2: 0.09}  # a module that stores, for each round left, by its work
PLACE, PLACES = 0.65, 3  # the best places beside those where astronauts stand
LACKING = 0.54  # an experiment that a line can still take
WORN = 0.7  # of an obstacle
NEARNESS, HELD, LEAD, SAFE = 2.4, -1.2, 0.4, 2
READY, ACTIVE = 0.63, 0.16  # an astronaut that can act, and each point of its work
MISSED = 1.8  # a round that an astronaut misses


class Scales(NamedTuple):
    """What stays the same for all positions of one search."""

    outlook: Outlook
    wants: tuple[tuple[str, Want], ...]
    passes: float  # hangars that the arm passes at the next reset, as it looks now


def worth(state: State, seat: Seat, scales: Scales) -> float:
    """Value a position."""
    player, outlook = state.players[seat], scales.outlook
    total = player.points + player.science + _research(outlook, player.research)
    rivals = [each.points for other, each in enumerate(state.players) if other != seat]
    total -= sum(rivals) / len(rivals)
    out = {*state.hangars, *state.wheel}
    total += STORED * stock_worth(player.cells, outlook.rounds)
    total += HOPED * hope(
        [want for tile, want in scales.wants if tile in out], piles_of(player.cells)
    )
    total += _crew(state, player, scales)
    if not outlook.rounds:
        return total
    settled = min(1.0, outlook.rounds / SETTLED)
    return total + outlook.rounds * _a_round(player) + settled * _begun(state, seat)


def _research(outlook: Outlook, research: int) -> float:
    if outlook.year_ends:
        return standing(outlook, research)
    return RESEARCH * research + STANDING * standing(outlook, research)


def _a_round(player: Player) -> float:
    """Value what serves in every round."""
    modules = [MODULES[tile.module] for _, tile in tiles_in(player.cells)]
    storing = sum([STORING[each.work] for each in modules if each.kind is Kind.STORE])
    return storing + WORK * sum([each.work for each in player.astronauts])


def _begun(state: State, seat: Seat) -> float:
    """Value what is begun: squares, lines, obstacles, missions."""
    player = state.players[seat]
    stands = frozenset([each.cell for each in player.astronauts if each.cell is not None])
    sides = [sum([side_of(each) is side for each in player.experiments]) for side in Side]
    lacking = sum([max(sides) - each for each in sides])
    total = _ground(player.cells, stands) + LACKING * lacking
    return total + sum([_mission(state, seat, place) for place in range(len(state.tasks))])


@lru_cache(maxsize=1024)
def _ground(cells: Cells, stands: frozenset[int]) -> float:
    free = sorted([place_worth(cells, each) for each in open_cells(cells) if each not in stands])
    places = sum([place_worth(cells, each) for each in stands]) + sum(free[-PLACES:])
    worn = [RESISTANCE - each.left for _, each in things_in(cells) if isinstance(each, Obstacle)]
    return PLACE * places + WORN * sum(worn)


def _mission(state: State, seat: Seat, place: int) -> float:
    """Value how near a mission is, or how safe."""
    task = state.tasks[place]
    values = [measure_of(each, task.mission) for each in state.players]
    own = values.pop(seat)
    if task.holder == seat:
        return HELD + LEAD * min(SAFE, own - max(values))
    least = MISSIONS[task.mission].least
    aim = least if task.holder is None else max(least, max(values) + 1)
    return NEARNESS * mission_nearness(aim - own)


def _crew(state: State, player: Player, scales: Scales) -> float:
    """Value astronauts that can still act, less those that will miss rounds."""
    total = 0.0
    for each in player.astronauts:
        if each.active:
            total += READY + ACTIVE * each.work
        elif each.hangar is not None:
            away = steps_from_arm(state.arm, each.hangar)
            missed = max(0.0, (away + 1 - scales.passes) / LEFT)
            total -= MISSED * min(missed, scales.outlook.rounds)
    return total
