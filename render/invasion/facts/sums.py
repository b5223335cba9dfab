"""How an attack adds up: total, effects and dice, as texts and pictures alike write it."""

from collections.abc import Sequence

from engine.core.words import Text, say

MINUS = "−"
FACES = "⚀⚁⚂⚃⚄⚅"


def dice(roll: Sequence[int], between: str = " + ") -> str:
    """Write the dice of a throw."""
    return between.join(str(pip) for pip in roll)


def faces(roll: Sequence[int], between: str = " + ") -> str:
    """Write the dice of a throw with their faces."""
    return between.join(f"{FACES[pip - 1]} {pip}" for pip in roll)


def signed(plus: int, space: str = "") -> str:
    """Write what effects add or take away."""
    return f"{MINUS if plus < 0 else '+'}{space}{abs(plus)}"


def formula(total: int, plus: int, roll: Sequence[int]) -> Text:
    """Say what a sum is made of; effects only where there are any."""
    if not plus:
        return say("invasion-sum", total=total, dice=faces(roll))
    return say("invasion-sum-helped", total=total, effects=signed(plus, " "), dice=faces(roll))


def short_formula(total: int, plus: int, roll: Sequence[int]) -> str:
    """Write the same in as few signs as can be, for pictures."""
    effects = signed(plus) if plus else ""
    return f"{total}{effects}+{dice(roll, '+')}"
