"""Scenes: the shop, the plans, and the reveal with all that follows until the next turn."""

from collections.abc import Mapping, Sequence
from typing import Any

BUYING, PLANNING, REVEAL = "buy", "plan", "reveal"


def scene(group: str, parts: Mapping[str, str]) -> str:
    """Name the scene of a question: its turn, and which of its `parts` or the reveal it is in."""
    turn, _, rest = group.partition(":")
    return f"{turn}:{parts.get(rest.partition(':')[0], REVEAL)}"


def belated(scene: str, events: Sequence[Any], following: type[Any] | Any) -> int:
    """Count what still belongs to a reveal: all before the next turn, or before the last sums."""
    if not scene.endswith(REVEAL):
        return 0
    return next((at for at, event in enumerate(events) if isinstance(event, following)), 0)
