"""What must be true of the ships of every card set, beyond each field alone."""

from collections.abc import Iterator

from engine.invasion.cards.cards import AnyShip, Bonus
from engine.kit.packs import Problem


def bonus_problems(file: str, ship: AnyShip) -> Iterator[Problem]:
    """Check that each bonus says once when it applies."""
    for number, bonus in enumerate(ship.bonuses, start=1):
        said = _conditions(bonus)
        if len(said) != 1:
            found = f"bonus {number} says {' and '.join(said) or 'nothing'}"
            one = "exactly one of city, wing, army = true"
            yield Problem(file, f"ship {ship.series}", "bonuses", found, one)


def _conditions(bonus: Bonus) -> list[str]:
    """Name the conditions a bonus states."""
    told = {"city": bonus.city, "wing": bonus.wing, "army": bonus.army}
    return [name for name, value in told.items() if value]


def span(numbers: range) -> str:
    """Word a range of numbers."""
    first, last = numbers[0], numbers[-1]
    return f"{first:,}" if first == last else f"{first:,} to {last:,}"
