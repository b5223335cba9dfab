"""Making views from the state, field by field: what is not named here is not shown."""

from functools import lru_cache

from engine.core.asks import Seat, Viewer
from engine.humanity.base.experiments import lines_of
from engine.humanity.base.grid import CELLS, SIDE, Cells, Obstacle, Tile
from engine.humanity.base.paying import held
from engine.humanity.base.placing import group_with
from engine.humanity.phases.missions import value_of
from engine.humanity.phases.reset import CROSSES
from engine.humanity.table.frames import Acting, Finished, Placing, SettingUp
from engine.humanity.table.state import Player, State, Task, steps_from_arm
from engine.humanity.table.view import (
    AstronautView,
    HumanityView,
    Ledger,
    ModuleView,
    ObstacleView,
    Phase,
    Place,
    PlayerView,
    PublicView,
    TaskView,
)
from engine.humanity.tiles.tables import EXPERIMENTS, HANGARS, MISSIONS, MODULES
from engine.humanity.tiles.tiles import Colour
from engine.kit.memo import latest

PHASES = {
    SettingUp: Phase.SETUP,
    Acting: Phase.ACTIONS,
    Placing: Phase.PLACING,
    Finished: Phase.OVER,
}
CORNERS = tuple(corner for corner in CELLS[: -SIDE - 1] if (corner + 1) % SIDE)
"""The upper left cells of all squares."""


def make_view(state: State, viewer: Viewer) -> HumanityView:
    """Make all of `state` that `viewer` may see."""
    return HumanityView(_public(state), viewer)


@latest
def _public(state: State) -> PublicView:
    top = state.agenda[-1]
    return PublicView(
        year=state.year,
        round=state.round,
        number=state.number,
        phase=PHASES.get(type(top), Phase.PLACING),
        first=state.first,
        arm=state.arm,
        ring=tuple([_place(state, hangar) for hangar in range(HANGARS)]),
        decks=tuple(map(len, state.decks)),
        dropped=state.dropped,
        tasks=tuple([_task(state, each) for each in state.tasks]),
        players=tuple(
            [_player(seat, player, state.arm) for seat, player in enumerate(state.players)]
        ),
        ledger=Ledger(state.agenda, tuple(map(len, state.piles)), state.resets),
    )


def _place(state: State, hangar: int) -> Place:
    module, experiment = state.hangars[hangar], state.wheel[hangar]
    away = steps_from_arm(state.arm, hangar)
    return Place(
        hangar,
        None if module is None else MODULES[module],
        None if experiment is None else EXPERIMENTS[experiment],
        away,
        1 <= away <= CROSSES,
    )


def _task(state: State, task: Task) -> TaskView:
    values = tuple([value_of(state, task, seat) for seat in range(len(state.players))])
    return TaskView(MISSIONS[task.mission], task.holder, task.taken, values)


@lru_cache(maxsize=256)
def _player(seat: Seat, player: Player, arm: int) -> PlayerView:
    """Show a player; it looks the same while others act."""
    order = player.experiments
    return PlayerView(
        seat=seat,
        cells=tuple([_ground(player.cells, cell) for cell in CELLS]),
        squares=squares_in(player.cells),
        astronauts=_astronauts(player, arm),
        research=player.research,
        points=player.points,
        science=player.science,
        experiments=tuple([EXPERIMENTS[each] for each in order]),
        lines=tuple([tuple(map(order.index, line)) for line in lines_of(order)]),
        held=held(player.cells),
        turns=player.turns,
    )


def _ground(cells: Cells, cell: int) -> ModuleView | ObstacleView | None:
    match cells[cell]:
        case Obstacle(left=left):
            return ObstacleView(left)
        case Tile(module=module, colour=colour, stock=stock):
            group = group_with(cells, cell) if colour is Colour.GREEN else 0
            return ModuleView(MODULES[module], colour, stock, group)
    return None


def squares_in(cells: Cells) -> tuple[int, ...]:
    """List the upper left cells of all squares of modules."""
    built = [isinstance(each, Tile) for each in cells]
    return tuple(
        [
            corner
            for corner in CORNERS
            if built[corner]
            and built[corner + 1]
            and built[corner + SIDE]
            and built[corner + SIDE + 1]
        ]
    )


def _astronauts(player: Player, arm: int) -> tuple[AstronautView, ...]:
    return tuple(
        [
            AstronautView(
                number,
                each.work,
                each.cell,
                each.hangar,
                each.active,
                None if each.hangar is None else steps_from_arm(arm, each.hangar),
            )
            for number, each in enumerate(player.astronauts)
        ]
    )
