"""Missions: who takes one after an action, and from whom (HU-9)."""

from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import Plan, base_of
from engine.humanity.base.measuring import AMONG_EXPERIMENTS, among_experiments, in_base
from engine.humanity.table.events import MissionTaken
from engine.humanity.table.state import Notices, Player, State, Step, tell, with_player
from engine.humanity.tiles.tables import MISSION_POINTS, MISSIONS

_NOT_IN_BASES = {each.id for each in MISSIONS.values() if each.measure in AMONG_EXPERIMENTS}


def measure_of(player: Player, mission: str) -> int:
    """Measure a player by a mission."""
    return measure(mission, base_of(player.cells).plan, player.experiments)


def measure(mission: str, plan: Plan, experiments: tuple[str, ...]) -> int:
    """Measure by a mission; what a base comes to stays until something is built in it."""
    value = plan.measures.get(mission)
    if value is None:
        if mission in _NOT_IN_BASES:
            return _among(mission, experiments)
        value = plan.measures[mission] = in_base(MISSIONS[mission], plan.colours)
    return value


@lru_cache(maxsize=1 << 8)
def _among(mission: str, experiments: tuple[str, ...]) -> int:
    return among_experiments(MISSIONS[mission], experiments)


def checked(state: State, seat: Seat) -> Step:
    """Let whoever has acted take missions: from the table, or by strictly more (HU-9, Q-28)."""
    told: Notices = ()
    player = state.players[seat]
    plan = base_of(player.cells).plan
    for place, task in enumerate(state.tasks):
        if task.holder == seat:
            continue
        value = measure(task.mission, plan, player.experiments)
        if value < MISSIONS[task.mission].least:
            continue
        beaten = 0
        if task.holder is not None:
            beaten = measure_of(state.players[task.holder], task.mission)
        if task.holder is None or value > beaten:
            state, notices = _taken(state, place, seat, value, beaten)
            told += notices
    return state, told


def _taken(state: State, place: int, seat: Seat, value: int, beaten: int) -> Step:
    task = state.tasks[place]
    player = state.players[seat]
    first = not task.taken
    richer = replace(player, points=player.points + MISSION_POINTS, science=player.science + first)
    state = with_player(state, seat, richer)
    if task.holder is not None:
        loser = state.players[task.holder]
        poorer = replace(loser, points=loser.points - MISSION_POINTS)
        state = with_player(state, task.holder, poorer)
    told = MissionTaken(seat, MISSIONS[task.mission], value, task.holder, beaten, first)
    after = replace(task, holder=seat, taken=True)
    tasks = (*state.tasks[:place], after, *state.tasks[place + 1 :])
    return replace(state, tasks=tasks), tell(told)
