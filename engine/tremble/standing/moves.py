"""Standing orders for ships that move after the reveal (R-2): by stations, and by themselves."""

from engine.core.asks import Answer, Ask
from engine.invasion.battles.transfers import BEST, moved
from engine.tremble.phases.moves import enemies_default
from engine.tremble.suggesting.moves import move as best_move
from engine.tremble.suggesting.moves import transfer as best_transfer
from engine.tremble.table.view import TrembleView


def move(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Send an enemy ship away where that helps most, else leave all where they are."""
    return best_move(view, ask) if order == BEST else enemies_default(view, ask)


def transfer(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Stay, flee to cities nobody attacks, or go where it helps most."""
    return moved(view, ask, order, best_transfer)
