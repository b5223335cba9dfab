"""Making views from the state, field by field: what is not named here is not shown."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Seat, Viewer
from engine.humanity.base.experiments import lines_of
from engine.humanity.base.grid import CELLS, SIDE, Cells, Obstacle, Tile, things_in
from engine.humanity.base.measuring import Colours, colours_of
from engine.humanity.base.paying import Held, held
from engine.humanity.base.placing import group_with
from engine.humanity.phases.missions import Measures, measures_of
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
from engine.humanity.tiles.tiles import Colour, Experiment
from engine.kit.memo import latest, recent

PHASES = {
    SettingUp: Phase.SETUP,
    Acting: Phase.ACTIONS,
    Placing: Phase.PLACING,
    Finished: Phase.OVER,
}
SQUARES = {
    corner: (corner + 1, corner + SIDE, corner + SIDE + 1)
    for corner in CELLS[: -SIDE - 1]
    if (corner + 1) % SIDE
}
"""The upper left cells of all squares, and the other cells of each."""


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
        ring=_ring(state.hangars, state.wheel, state.arm),
        decks=tuple(map(len, state.decks)),
        dropped=state.dropped,
        tasks=_tasks(state),
        players=tuple(
            [_player(player, seat, state.arm) for seat, player in enumerate(state.players)]
        ),
        ledger=Ledger(state.agenda, tuple(map(len, state.piles)), state.resets),
    )


@latest
def _ring(
    hangars: tuple[str | None, ...], wheel: tuple[str | None, ...], arm: int
) -> tuple[Place, ...]:
    return tuple([_place(hangar, hangars[hangar], wheel[hangar], arm) for hangar in range(HANGARS)])


def _place(hangar: int, module: str | None, experiment: str | None, arm: int) -> Place:
    away = steps_from_arm(arm, hangar)
    return Place(
        hangar,
        None if module is None else MODULES[module],
        None if experiment is None else EXPERIMENTS[experiment],
        away,
        1 <= away <= CROSSES,
    )


def _tasks(state: State) -> tuple[TaskView, ...]:
    measures = [measures_of(player) for player in state.players]
    return tuple([_task(each, measures) for each in state.tasks])


def _task(task: Task, measures: Sequence[Measures]) -> TaskView:
    values = tuple([each[task.mission] for each in measures])
    return TaskView(MISSIONS[task.mission], task.holder, task.taken, values)


@recent
def _player(player: Player, seat: Seat, arm: int) -> PlayerView:
    """Show a player; it looks the same while others act."""
    base, done = _base(player.cells), _done(player.experiments)
    return PlayerView(
        seat=seat,
        cells=base.cells,
        squares=base.squares,
        astronauts=_astronauts(player, arm),
        research=player.research,
        points=player.points,
        science=player.science,
        experiments=done.experiments,
        lines=done.lines,
        held=base.held,
        turns=player.turns,
    )


class _Base(NamedTuple):
    """What a base looks like."""

    cells: tuple[ModuleView | ObstacleView | None, ...]
    squares: tuple[int, ...]
    held: Held


@recent
def _base(cells: Cells) -> _Base:
    """Show a base; it looks the same until somebody works, pays or builds in it."""
    seen: list[ModuleView | ObstacleView | None] = [None] * len(cells)
    for cell, what in things_in(cells):
        seen[cell] = _ground(cells, cell, what)
    return _Base(tuple(seen), squares_in(colours_of(cells)), held(cells))


class _Done(NamedTuple):
    """What experiments look like."""

    experiments: tuple[Experiment, ...]
    lines: tuple[tuple[int, ...], ...]


@recent
def _done(order: tuple[str, ...]) -> _Done:
    """Show the experiments of a player, and the lines they form."""
    lines = tuple([tuple(map(order.index, line)) for line in lines_of(order)])
    return _Done(tuple([EXPERIMENTS[each] for each in order]), lines)


def _ground(cells: Cells, cell: int, what: Tile | Obstacle) -> ModuleView | ObstacleView:
    if isinstance(what, Obstacle):
        return ObstacleView(what.left)
    group = group_with(cells, cell) if what.colour is Colour.GREEN else 0
    return _module(what.module, what.colour, what.stock, group)


@lru_cache(maxsize=1 << 10)
def _module(module: str, colour: Colour, stock: int, group: int) -> ModuleView:
    return ModuleView(MODULES[module], colour, stock, group)


@recent
def squares_in(colours: Colours) -> tuple[int, ...]:
    """List the upper left cells of all squares of modules."""
    built = colours.keys()
    return tuple([each for each in built if each in SQUARES and built >= {*SQUARES[each]}])


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
