"""The fuel of a turn."""


def fuel_limit(turn: int) -> int:
    """Return how much fuel all ships sent in a turn may use (RL-3)."""
    return min(12, 3 + turn)
