"""What a sharp captain does otherwise than is suggested: where Martians come, what is paid."""

from engine.core.asks import Answer, Ask
from engine.martians.cards.cards import TileKind
from engine.martians.cards.tables import TILES
from engine.martians.orders.suggesting import move, tile
from engine.martians.phases import laying, walking
from engine.martians.table.view import MartiansView
from engine.martians.town.fitting import fitting, gaps

RICH = 4
"""Bullets from which on more than one is spent for a fight."""


def walk(view: MartiansView, ask: Ask) -> Answer:
    """Return the walk that is suggested, with Bullets spent as long as there are many."""
    answer = move(view, ask)
    if not answer.get(walking.GOAL):
        return answer
    captain = view.table.captains[ask.seat]
    pays = walking.NEED_2 if captain.bullets >= RICH else walking.NEED_1
    return {**answer, walking.PAYS: (pays,)}


def lay(view: MartiansView, ask: Ask) -> Answer:
    """Lay houses and farms near the own pawn, and roads that bring nothing but Martians far off."""
    if TILES[view.drawn].kind is not TileKind.PLAIN:
        return tile(view, ask)
    table = view.table
    row, column = table.town.where[table.captains[ask.seat].square]

    def distance(cell: str) -> tuple[int, str]:
        x, y = gaps(table.town)[cell]
        return abs(3 * x + 1 - column) + abs(3 * y + 1 - row), cell

    return laying.answer_for(view, max(fitting(table.town, view.drawn), key=distance))
