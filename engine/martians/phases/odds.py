"""The odds of a walk: how likely its fights are survived, worked out exactly."""

from fractions import Fraction
from functools import lru_cache

from engine.martians.cards.tables import SIDES, WINS


@lru_cache(maxsize=1 << 12)
def survived(fights: int, life: int, bullets: int, most: int, bonus: int = 0) -> Fraction:
    """Return the chance to win so many fights, with Bullets spent up to a need of `most`.

    With the last Life they are spent whatever the need is (MA-7.2).
    """
    if not fights:
        return Fraction(1)
    if not life:
        return Fraction(0)
    total = Fraction(0)
    for face in range(1, SIDES + 1):
        need = WINS - max(0, face + bonus)
        if need <= 0:
            total += survived(fights - 1, life, bullets, most, bonus)
        elif need <= bullets and (need <= most or life == 1):
            total += survived(fights - 1, life, bullets - need, most, bonus)
        else:
            total += survived(fights, life - 1, bullets, most, bonus)
    return total / SIDES
