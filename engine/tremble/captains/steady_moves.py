"""How the steady captain moves ships after the reveal: to where the board is best for it (R-2)."""

from itertools import product

from engine.core.asks import Answer, Ask
from engine.tremble.captains.boards import Board
from engine.tremble.cards.effects import StationKind
from engine.tremble.phases.moves import STAY, space_key, transferable
from engine.tremble.phases.planning import key_of
from engine.tremble.table.aids import PASS, stations_ready
from engine.tremble.table.view import TrembleView

WORTH_IT = 1_000  # what a move must bring


def move(view: TrembleView, ask: Ask) -> Answer:
    """Send one enemy ship after another, for each station, where that helps most."""
    public = view.public
    answer: Answer = {}
    moves: dict[str, int] = {}
    board = Board(public, ask.seat)
    hope = board.hope(moves)
    met = {each.space for each in board.sent.values() if each.seat == ask.seat}
    for station in stations_ready(public.captains[ask.seat], (StationKind.MOVE_ENEMY,)):
        ways = [
            (board.hope({**moves, each.ship.id: space}), each.ship.id, space)
            for each in board.sent.values()
            for space in board.cities
            if each.space in met and each.seat != ask.seat and space != each.space
            if each.ship.id not in moves
        ]
        best = max(ways, default=(hope, "", 0))
        answer[key_of(station.id)] = (PASS,)
        if best[0] > hope + WORTH_IT:
            hope, ship, space = best
            moves[ship] = space
            answer[key_of(station.id)] = (ship,)
            answer[space_key(station.id)] = (str(space),)
    return answer


def transfer(view: TrembleView, ask: Ask) -> Answer:
    """Let own ships go where they help most, all combinations weighed."""
    board = Board(view.public, ask.seat)
    ships = [ship for _, ship in transferable(view, ask.seat)]
    here = {ship: board.sent[ship].space for ship in ships}
    best, most = here, board.hope(here) + WORTH_IT
    for spaces in product(board.cities, repeat=len(ships)):
        moves = dict(zip(ships, spaces, strict=True))
        hope = board.hope(moves)
        if hope > most:
            best, most = moves, hope
    answer: Answer = {}
    for ship in ships:
        answer[key_of(ship)] = (STAY if best[ship] == here[ship] else str(best[ship]),)
    return answer
