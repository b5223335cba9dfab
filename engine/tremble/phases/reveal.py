"""Phase 4, reveal: R-1 and R-3. What moves between the two (R-2) is in moves.py."""

from msgspec.structs import replace

from engine.invasion.battles.frames import Engaging
from engine.invasion.battles.reveal import Reveal
from engine.tremble.table.events import PlansRevealed
from engine.tremble.table.state import FLEET, State, Step, city_discarded
from engine.tremble.table.view import Battle

REVEAL = Reveal[State](FLEET, Battle, PlansRevealed, city_discarded)


def engage(state: State, frame: Engaging) -> Step:
    """Look at every city; phase 5 begins: what was discarded may come back to its deck (RL-12)."""
    compensations = replace(state.compensations, late=0)
    return REVEAL.engage(replace(state, compensations=compensations), frame)
