"""Phase 5, battle: F-1 to F-3 and F-5, with RL-5, RL-21 and RL-27.

Stations and cards after a roll (F-4) are in responses.py, losses in losses.py.
"""

from engine.invasion.battle_phase import BattlePhase, FightQuestion
from engine.invasion.frames import Rolling
from engine.tremble.table.frames import Responding
from engine.tremble.table.state import State, city_at
from engine.tremble.table.view import TrembleView, battle_in


def _responding(frame: Rolling) -> Responding:
    """Let stations and cards answer the dice (F-4)."""
    return Responding(frame.battle, frame.round)


BATTLES = BattlePhase[State](city_at, _responding)
FIGHTS = FightQuestion[TrembleView](battle_in)
