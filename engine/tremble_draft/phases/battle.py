"""Phase 6, battle: TD-9. Cities are settled in rounds over all battles."""

from msgspec.structs import replace

from engine.invasion.battles.battle_phase import BattlePhase, FightQuestion
from engine.invasion.battles.frames import Rolling
from engine.kit.agenda import popped
from engine.tremble_draft.phases.reserve import helped
from engine.tremble_draft.table.frames import Battling
from engine.tremble_draft.table.state import State, Step, city_at
from engine.tremble_draft.table.view import DraftView, battle_in


def begin(state: State, _frame: Battling) -> Step:
    """Throw dice wherever several fight, from left to right."""
    fought = [Rolling(number) for number, each in enumerate(state.battles) if each.winner is None]
    left = popped(state)
    return replace(left, agenda=(*left.agenda, *fought[::-1])), ()


def _nothing(_frame: Rolling) -> None:
    """Judge a throw at once."""


def _at_once(state: State) -> int:
    """Ask for three choices of a battle at once, but where orders are followed in their turn."""
    return 1 if state.ahead else 3


BATTLES = BattlePhase[State](city_at, _nothing, _at_once)
FIGHTS = FightQuestion[DraftView](battle_in, helped)
