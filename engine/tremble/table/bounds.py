"""From what chance on orders fight or catch: always, never, or from so many per cent."""

from engine.invasion.battles import percent

ALWAYS, NEVER = "always", "never"


def reaches(order: str, chance: float) -> bool:
    """Tell whether a chance, as forms show it, is enough: always, never, or from so many per cent.

    An order compares what its captain would have read, not the digits behind it.
    """
    if order in (ALWAYS, NEVER):
        return order == ALWAYS
    return percent(chance) >= int(order)
