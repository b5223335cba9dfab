"""The turn: what is on its agenda, and what happens between two turns (TD-2, TD-3)."""

from msgspec.structs import replace

from engine.invasion.battles import frames as shared
from engine.invasion.battles.battle_phase import tell
from engine.invasion.orders.orders import Spot
from engine.kit.ahead import key_of
from engine.tremble_draft.table.events import TurnBegan
from engine.tremble_draft.table.frames import (
    Battling,
    Buying,
    CountingDown,
    Dealing,
    Frame,
    Joining,
    Lending,
    Looting,
    PayingFuel,
)
from engine.tremble_draft.table.state import Captain, State, Step, lead_of

FUEL, TANK = 8, 20  # TD-3.1
ARMIES = "armies"  # orders for armies, kept as long as their search

AGENDA: tuple[Frame, ...] = (Lending(), Buying(), Dealing(), CountingDown(), shared.EndingTurn())
ATTACKS: tuple[Frame, ...] = (
    shared.Planning(),
    shared.Revealing(),
    PayingFuel(),
    shared.Transferring(),
    shared.Engaging(),
    shared.Ordering(),
    shared.GivingOrders(),
    shared.Choosing(),
    Joining(),
    Battling(),
    shared.Losing(),
    Looting(),
)
"""What follows the deal, where there is a city to attack (TD-2.4)."""


def begin_turn(state: State, turn: int) -> Step:
    """Clear the board, refuel (TD-3.1), put the phases of a turn on the agenda."""
    captains = tuple([_refuelled(captain) for captain in state.captains])
    told = tell(
        TurnBegan(
            turn,
            lead_of(turn, len(captains)),
            tuple([captain.fuel for captain in captains]),
            tuple([captain.fuel for captain in state.captains]),
        )
    )
    state = replace(
        state,
        turn=turn,
        captains=captains,
        spaces=(None,) * len(state.spaces),
        groups=(),
        battles=(),
        turned=(),
        agenda=state.agenda + AGENDA[::-1],
    )
    return state, told


def _refuelled(captain: Captain) -> Captain:
    """Fill the tank up; of all orders only those for armies stay."""
    kept = tuple(
        [
            order
            for order in captain.orders
            if any(key_of(order) == armies_key(each.city) for each in captain.searches)
        ]
    )
    return replace(captain, fuel=min(TANK, captain.fuel + FUEL), orders=kept)


def armies_key(city: str) -> str:
    """Name the orders for armies that come to a searched city."""
    return f"{ARMIES}.{city}"


def armies_at(space: int) -> str:
    """Name the orders for armies that are given before the city of a space is taken."""
    return Spot(ARMIES, space).key
