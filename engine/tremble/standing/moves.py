"""Standing orders for ships that move after the reveal (R-2): by stations, and by themselves."""

from engine.core.asks import Answer, Ask
from engine.invasion.keys import STAY, key_of
from engine.invasion.transfers import transferable
from engine.tremble.captains.steady import move as best_move
from engine.tremble.captains.steady import transfer as best_transfer
from engine.tremble.phases.moves import TRANSFERS, enemies_default
from engine.tremble.phases.planning import BEST
from engine.tremble.table.view import TrembleView


def move(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Send an enemy ship away where that helps most, else leave all where they are."""
    return best_move(view, ask) if order == BEST else enemies_default(view, ask)


def transfer(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Stay, flee to cities nobody attacks, or go where it helps most."""
    if order == BEST:
        return best_transfer(view, ask)
    return TRANSFERS.default(view, ask) if order == STAY else _freed(view, ask)


def _freed(view: TrembleView, ask: Ask) -> Answer:
    """Let ships that meet rivals go to the richest cities that nobody attacks."""
    attacks = view.public.attacks
    met = {attack.space for attack in attacks if attack.seat != ask.seat}
    taken = {attack.space for attack in attacks}
    free = [
        space
        for space in view.public.spaces
        if space.city is not None and space.number not in taken
    ]
    free.sort(key=lambda space: space.city.raid if space.city else 0)
    answer: Answer = {}
    for attack, ship in transferable(view, ask.seat):
        goes = free and attack.space in met
        answer[key_of(ship)] = (str(free.pop().number),) if goes else (STAY,)
    return answer
