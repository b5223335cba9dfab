"""Making views from the state, field by field: what is not named here is not shown."""

from functools import lru_cache
from itertools import count, repeat
from typing import NamedTuple

from engine.core.asks import Seat, Viewer
from engine.humanity.base.experiments import lines_of
from engine.humanity.base.grid import BESIDE, CELLS, SIDE, Base, Plan, base_of
from engine.humanity.base.measuring import clusters
from engine.humanity.base.paying import Held, held
from engine.humanity.phases.missions import measure
from engine.humanity.phases.reach import SEEN, in_the_open
from engine.humanity.table.frames import Acting, Finished, Programming, SettingUp
from engine.humanity.table.state import Astronaut, Player, State, Task, steps_from_arm
from engine.humanity.table.view import (
    AstronautView,
    HangarView,
    HumanityView,
    Ledger,
    MissedView,
    ModuleView,
    ObstacleView,
    Phase,
    PlayerView,
    PublicView,
    TaskView,
)
from engine.humanity.tiles.tables import (
    CROSSES,
    EXPERIMENTS,
    HANGARS,
    MISSIONS,
    MODULES,
    MOST_STOCK,
)
from engine.humanity.tiles.tiles import Colour, Experiment
from engine.kit.memo import attached, latest, renewed

PHASES = {
    SettingUp: Phase.SETUP,
    Acting: Phase.ACTIONS,
    Programming: Phase.ACTIONS,
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
    if viewer is None:
        return HumanityView(_public(state), viewer)
    own = state.players[viewer]
    missed = [each.split(".", 2) for each in own.missed]
    told = tuple([MissedView(int(turn), barred, wish) for turn, barred, wish in missed])
    return HumanityView(_public(state), viewer, own.programme, told)


@latest
def _public(state: State) -> PublicView:
    top = state.agenda[-1]
    public = PublicView(
        year=state.year,
        round=state.round,
        number=state.number,
        phase=PHASES.get(type(top), Phase.PLACING),
        first=state.first,
        arm=state.arm,
        ring=_ring(state.hangars, state.wheel, state.arm),
        decks=tuple(map(len, state.decks)),
        dropped=state.dropped,
        tasks=_tasks(
            state.tasks,
            tuple([base_of(each.cells).plan for each in state.players]),
            tuple([each.experiments for each in state.players]),
        ),
        players=_players(state.players, state.arm),
        ledger=_ledger(state),
    )
    SEEN.note(public, in_the_open(state))
    return public


def _ledger(state: State) -> Ledger:
    piles = tuple(map(len, state.piles))
    return Ledger(state.agenda, piles, state.resets, state.programmed, state.landing)


@latest
def _ring(
    hangars: tuple[str | None, ...], wheel: tuple[str | None, ...], arm: int
) -> tuple[HangarView, ...]:
    return tuple(map(_place, range(HANGARS), hangars, wheel, repeat(arm)))


@lru_cache(maxsize=1 << 10)
def _place(hangar: int, module: str | None, experiment: str | None, arm: int) -> HangarView:
    away = steps_from_arm(arm, hangar)
    return HangarView(
        hangar,
        None if module is None else MODULES[module],
        None if experiment is None else EXPERIMENTS[experiment],
        away,
        1 <= away <= CROSSES,
    )


@latest
def _tasks(
    tasks: tuple[Task, ...], plans: tuple[Plan, ...], done: tuple[tuple[str, ...], ...]
) -> tuple[TaskView, ...]:
    """Show the missions; they look the same while nobody builds, experiments or takes one."""
    return tuple([_task(task, plans, done) for task in tasks])


def _task(task: Task, plans: tuple[Plan, ...], done: tuple[tuple[str, ...], ...]) -> TaskView:
    values = tuple(map(measure, repeat(task.mission), plans, done))
    return TaskView(MISSIONS[task.mission], task.holder, task.taken, values)


@renewed
def _players(player: Player, seat: Seat, arm: int) -> PlayerView:
    """Show a player; it looks the same while others act."""
    base, done = _base(base_of(player.cells)), _done(player.experiments)
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


@attached
def _base(base: Base) -> _Base:
    """Show a base; it looks the same until somebody works, pays or builds in it."""
    looks = _looks(base.plan)
    seen: list[ModuleView | ObstacleView | None] = [None] * len(base)
    faces = looks.faces
    for cell, stock in base.stocks.items():
        seen[cell] = faces[cell][stock]
    for cell, left in base.obstacles.items():
        seen[cell] = ObstacleView(left)
    return _Base(tuple(seen), looks.squares, held(base))


class _Looks(NamedTuple):
    """What a plan looks like: its modules, whatever they hold, and the squares."""

    faces: dict[int, list[ModuleView]]
    squares: tuple[int, ...]


@attached
def _looks(plan: Plan) -> _Looks:
    """Show a plan; it looks the same until somebody builds."""
    green = {cell for cell, colour in plan.colours.items() if colour is Colour.GREEN}
    groups = {cell: len(group) for group in clusters(green, BESIDE) for cell in group}
    faces = {
        cell: _faces(plan.modules[cell].id, colour, groups.get(cell, 0))
        for cell, colour in plan.colours.items()
    }
    built = plan.colours.keys()
    squares = [each for each in built if each in SQUARES and built >= {*SQUARES[each]}]
    return _Looks(faces, tuple(squares))


class _Done(NamedTuple):
    """What experiments look like."""

    experiments: tuple[Experiment, ...]
    lines: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 10)
def _done(order: tuple[str, ...]) -> _Done:
    """Show the experiments of a player, and the lines they form."""
    lines = tuple([tuple(map(order.index, line)) for line in lines_of(order)])
    return _Done(tuple([EXPERIMENTS[each] for each in order]), lines)


@lru_cache(maxsize=1 << 10)
def _faces(module: str, colour: Colour, group: int) -> list[ModuleView]:
    """Show a module by what it holds."""
    return [ModuleView(MODULES[module], colour, stock, group) for stock in range(MOST_STOCK + 1)]


def _astronauts(player: Player, arm: int) -> tuple[AstronautView, ...]:
    return tuple(map(_astronaut, count(), player.astronauts, repeat(arm)))


@lru_cache(maxsize=1 << 10)
def _astronaut(number: int, each: Astronaut, arm: int) -> AstronautView:
    hangar = each.hangar
    away = None if hangar is None else steps_from_arm(arm, hangar)
    return AstronautView(number, each.work, each.cell, hangar, each.active, away)
