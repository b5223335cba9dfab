"""The turn: what is on its agenda, and what happens between two turns."""

from msgspec.structs import replace

from engine.invasion.battles import frames as shared
from engine.invasion.battles.battle_phase import tell
from engine.kit.piles import Pile
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import canonical
from engine.tremble.table.events import TurnBegan
from engine.tremble.table.frames import (
    Battling,
    Buying,
    Compensating,
    Frame,
    LayingCities,
    MovingEnemies,
    Rewarding,
)
from engine.tremble.table.state import BLUE_TURNS, State, Step

AGENDA: tuple[Frame, ...] = (
    Buying(),
    LayingCities(),
    shared.Planning(),
    shared.Revealing(),
    MovingEnemies(),
    shared.Transferring(),
    shared.Engaging(),
    shared.Ordering(),
    shared.GivingOrders(),
    shared.Choosing(),
    Battling(),
    shared.Losing(),
    Compensating(),
    Rewarding(),
    shared.EndingTurn(),
)


def begin_turn(state: State, turn: int) -> Step:
    """Clear the board, refresh the stations, put the phases of a turn on the agenda (E-1)."""
    state = replace(
        state,
        turn=turn,
        captains=tuple(
            replace(captain, used=(), fresh=0, extra_fuel=0, orders=())
            for captain in state.captains
        ),
        claimed=(),
        spaces=(None,) * len(state.spaces),
        groups=(),
        battles=(),
        armies=replace(state.armies, late=0),
        agenda=state.agenda + AGENDA[::-1],
    )
    if turn == BLUE_TURNS + 1:
        state = _with_red_deck(state)
    return state, tell(TurnBegan(turn, fuel_limit(turn)))


def _with_red_deck(state: State) -> State:
    """Exchange the decks; blue cards stay out of play (S-4)."""
    blue = state.ships.deck + state.ships.discard
    return replace(
        state,
        ships=Pile(state.red, shuffles=1),
        red=(),
        gone=state.gone + canonical(blue),
    )
