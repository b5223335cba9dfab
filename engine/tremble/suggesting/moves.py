"""Where ships are suggested to go after the reveal (R-2): by stations, and by themselves."""

from engine.core.asks import Answer, Ask
from engine.invasion.battles.transfers import transferable
from engine.invasion.cards.keys import key_of
from engine.invasion.valuing.boards import WORTH_IT
from engine.tremble.cards.effects import StationKind
from engine.tremble.phases.moves import space_key
from engine.tremble.table.aids import PASS, stations_ready
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.prizes import board_of


def move(view: TrembleView, ask: Ask) -> Answer:
    """Send one enemy ship after another, for each station, where that helps most.

    None goes to a city that nobody else attacks: that one is won already.
    """
    public = view.public
    answer: Answer = {}
    moves: dict[str, int] = {}
    board = board_of(public, ask.seat)
    hope = board.hope(moves)
    met = {each.space for each in board.sent.values() if each.seat == ask.seat}
    for station in stations_ready(public.captains[ask.seat], (StationKind.MOVE_ENEMY,)):
        ways = [
            (board.hope({**moves, each.ship.id: space}), each.ship.id, space)
            for each in board.sent.values()
            for space in board.cities
            if each.space in met and each.seat != ask.seat and space != each.space
            if each.ship.id not in moves and board.keeps({**moves, each.ship.id: space})
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
    """Let own ships go where they help most."""
    ships = [ship for _, ship in transferable(view, ask.seat)]
    return board_of(view.public, ask.seat).moved(ships)
