"""What a wish comes to at a moment: who goes for a tile, or why not; or where somebody works."""

from collections.abc import Iterator

from engine.core.asks import Answer
from engine.humanity.base.grid import Cells
from engine.humanity.base.paying import can_pay
from engine.humanity.base.suggesting import suggested, work_for
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    COLOUR,
    EXPERIMENT,
    MODULE,
    Action,
    Move,
    cost_of,
    read_move,
)
from engine.humanity.phases.reach import Reach, least
from engine.humanity.phases.work import activated
from engine.humanity.programme.terms import Barred, Wish
from engine.humanity.table.state import State
from engine.humanity.table.terms import ANY
from engine.humanity.tiles.tables import HANGARS, MODULES
from engine.humanity.tiles.tiles import Colour


def sent(state: State, reach: Reach, wish: Wish, wanted: str) -> Move | Barred:
    """Send an astronaut for a tile, paid and placed as is usual; else say what it lacks."""
    who = wish.who
    if not wanted.startswith(ANY):
        number = _goes(reach, who, wanted)
        return number if isinstance(number, Barred) else _move(reach, number, wanted, wish.colour)
    colour = Colour(wanted.removeprefix(ANY))
    bars = [Barred.GONE]
    for tile in _from_arm(state):
        if MODULES[tile].colour is colour:
            number = _goes(reach, who, tile)
            if not isinstance(number, Barred):
                return _move(reach, number, tile)
            bars.append(number)
    return max(bars, key=list(Barred).index)


def _from_arm(state: State) -> list[str]:
    """List the modules clockwise from the arm."""
    ring = [state.hangars[(state.arm + step) % HANGARS] for step in range(HANGARS)]
    return [each for each in ring if each is not None]


def _goes(reach: Reach, who: int | None, tile: str) -> int | Barred:
    """Return who goes for a tile: as was said; whoever cannot act any more is stood in for."""
    module = MODULES.get(tile)
    lies = tile in (reach.experiments if module is None else reach.modules)
    pays = lies and can_pay(reach.cells, cost_of(tile))
    fitting = [each for each in reach.active if module is None or reach.fits(tile, each)]
    able = [who] if who in fitting else [] if who in reach.active else fitting
    if pays and able:
        number = least(reach.astronauts, able)
        assert number is not None
        return number
    return Barred.GONE if not lies else Barred.POOR if not pays else Barred.PLACE


def _move(reach: Reach, number: int, tile: str, colour: str = "") -> Move:
    action, key = (Action.DEPLOY, MODULE) if tile in MODULES else (Action.EXPERIMENT, EXPERIMENT)
    said: Answer = {ACTION: (action.value,), ASTRONAUT: (str(number + 1),), key: (tile,)}
    if colour:
        said[COLOUR] = (colour,)
    return read_move(reach, said)._replace(astronaut=number)


def worked(reach: Reach, wish: Wish) -> Move:
    """Work as wished, else as suggested."""
    number = wish.who if wish.who in reach.active else least(reach.astronauts, reach.active)
    assert number is not None
    work = reach.astronauts[number].work
    return Move(Action.WORK, number, tuple(_points(reach.cells, wish.cells, work)))


def _points(cells: Cells, wanted: tuple[int, ...], left: int) -> Iterator[int]:
    """Spend points on the cells that are wanted, one after another; the rest as suggested."""
    while usable := [each for each in wanted if 0 < work_for(cells, each) <= left]:
        for cell in usable:
            takes = work_for(cells, cell)
            if 0 < takes <= left:
                yield cell
                left -= takes
                cells = activated(cells, cell)
    yield from suggested(cells, left)
