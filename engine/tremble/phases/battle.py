"""Phase 5, battle: F-1 to F-3 and F-5, with RL-5, RL-21 and RL-27.

Stations and cards after a roll (F-4) are in responses.py, losses in losses.py.
"""

from engine.invasion.battle_phase import BattlePhase, FightQuestion
from engine.invasion.frames import Rolling
from engine.kit.agenda import with_frame
from engine.tremble.table.frames import Battling, Responding
from engine.tremble.table.state import State, Step, city_at
from engine.tremble.table.view import TrembleView, battle_in


def begin(state: State, _frame: Battling) -> Step:
    """Let all battles in which several fight go on side by side (RL-27)."""
    branches = tuple(
        [(Rolling(number),) for number, each in enumerate(state.battles) if each.winner is None]
    )
    return with_frame(state, Battling(f"t{state.turn}:battles", branches, round=1)), ()


def _responding(frame: Rolling) -> Responding:
    """Let stations and cards answer the dice (F-4)."""
    return Responding(frame.battle, frame.round)


def _at_once(state: State) -> int:
    """Ask for three choices of a battle at once, but where orders are followed in their turn."""
    return 1 if state.ahead else 3


BATTLES = BattlePhase[State](city_at, _responding, _at_once)
FIGHTS = FightQuestion[TrembleView](battle_in)
