"""The turn: what is on its agenda, and what happens between two turns."""

from msgspec.structs import replace

from engine.tremble.attack import fuel_limit
from engine.tremble.events import TurnBegan
from engine.tremble.frames import (
    Buying,
    Choosing,
    Compensating,
    EndingTurn,
    Frame,
    LayingCities,
    Losing,
    Ordering,
    Planning,
    Revealing,
    Rewarding,
    Rolling,
)
from engine.tremble.piles import Pile
from engine.tremble.state import BLUE_TURNS, State, Step, tell
from engine.tremble.tables import canonical

AGENDA: tuple[Frame, ...] = (
    Buying(),
    LayingCities(),
    Planning(),
    Revealing(),
    Ordering(),
    Choosing(),
    Rolling(),
    Losing(),
    Compensating(),
    Rewarding(),
    EndingTurn(),
)


def begin_turn(state: State, turn: int) -> Step:
    """Clear the board and put the phases of a turn on the agenda."""
    state = replace(
        state,
        turn=turn,
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
