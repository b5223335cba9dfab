"""Missions: who takes one after an action, and from whom (HU-9)."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.measuring import Colours, colours_of, measured
from engine.humanity.table.events import MissionTaken
from engine.humanity.table.state import Notices, Player, State, Step, tell, with_player
from engine.humanity.tiles.tables import MISSION_POINTS, MISSIONS
from engine.kit.memo import recent


class Measures(dict[str, int]):
    """What a player comes to by each mission that was asked for."""

    def __init__(self, colours: Colours, experiments: tuple[str, ...]) -> None:
        super().__init__()
        self._colours, self._experiments = colours, experiments

    def __missing__(self, mission: str) -> int:
        """Measure by a mission for the first time."""
        value = self[mission] = measured(MISSIONS[mission], self._colours, self._experiments)
        return value


def measures_of(player: Player) -> Measures:
    """Measure a base once; what is measured stays as it is until something is built in it."""
    return _measures(colours_of(player.cells), player.experiments)


_measures = recent(Measures)


def checked(state: State, seat: Seat) -> Step:
    """Let whoever has acted take missions: from the table, or by strictly more (HU-9, Q-28)."""
    told: Notices = ()
    own = measures_of(state.players[seat])
    for place, task in enumerate(state.tasks):
        value = own[task.mission]
        if task.holder == seat or value < MISSIONS[task.mission].least:
            continue
        beaten = 0
        if task.holder is not None:
            beaten = measures_of(state.players[task.holder])[task.mission]
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
