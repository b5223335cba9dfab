"""What an answer would come to as far as it is chosen: for pictures of drafts."""

import msgspec

from engine.core.asks import Answer, Ask
from engine.martians.phases import herding, laying, walking
from engine.martians.table.frames import Herding, Laying, Walking
from engine.martians.table.view import MartiansView
from engine.martians.town.fitting import fitting, gaps, nearest_first
from engine.martians.town.town import Cell, Laid, Square, square_at
from engine.martians.town.ways import USUAL


class Foreseen(msgspec.Struct, frozen=True):
    """A way, a tile as it would lie, or the steps of Martians."""

    way: tuple[Square, ...] = ()
    laid: Laid | None = None
    steps: tuple[tuple[Square, Square], ...] = ()


def foreseen(view: MartiansView, ask: Ask, answer: Answer) -> Foreseen:
    """Tell what a draft would come to."""
    frame = view.agenda[-1]
    match ask.kind, frame:
        case "move", Walking() if answer.get(walking.GOAL):
            manner = (answer.get(walking.WAY) or (USUAL,))[0]
            goal = square_at(answer[walking.GOAL][0])
            return Foreseen(way=walking.way_to(view.table, frame, goal, manner))
        case "tile", Laying() if answer.get(laying.CELL) and answer.get(laying.ROTATION):
            x, y = gaps(view.table.town)[answer[laying.CELL][0]]
            turn = int(answer[laying.ROTATION][0])
            return Foreseen(laid=Laid(view.table.laid + 1, frame.tile, x, y, turn))
        case "horde", Herding() if answer.get(herding.HOW):
            return Foreseen(steps=herding.moves_in(view.table, frame.count, answer))
    return Foreseen()


def open_cells(view: MartiansView) -> tuple[Cell, ...]:
    """List the cells on which the drawn tile fits, in the order in which they are offered."""
    if not view.drawn:
        return ()
    town = view.table.town
    cells = gaps(town)
    return tuple([cells[each] for each in nearest_first(town, fitting(town, view.drawn))])
