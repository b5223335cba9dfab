"""Scenes: the shop, the plans, and the reveal with all that follows until the next turn."""

from collections.abc import Sequence

from engine.invasion.ending import GameEnded
from engine.tremble.table.events import CreditsPaid, TaskScored, TrembleEvent, TurnBegan

OWN_SCENES = frozenset({"buy", "plan"})
REVEAL = "reveal"
NEXT = TurnBegan | TaskScored | CreditsPaid | GameEnded


def scene(group: str) -> str:
    """Name the scene of a question: its turn, and which of the three parts of a turn it is in."""
    turn, phase, *_ = group.split(":")
    return f"{turn}:{phase if phase in OWN_SCENES else REVEAL}"


def belated(scene: str, events: Sequence[TrembleEvent]) -> int:
    """Count what still belongs to a reveal: all before the next turn, or before the last sums."""
    if not scene.endswith(REVEAL):
        return 0
    return next((at for at, event in enumerate(events) if isinstance(event, NEXT)), 0)
