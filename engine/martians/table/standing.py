"""How captains of a race stand: by Martians, then by objects; together nobody is ahead."""

from engine.martians.table.frames import Finished
from engine.martians.table.state import Captain, TownTable

BOMB = "bomb"
"""Why the game is over where somebody brought all three objects to the ship."""


def merit(captain: Captain) -> tuple[int, int]:
    """Return what is compared where nobody has won yet."""
    return captain.kills, len(captain.objects)


def figures(table: TownTable, end: Finished | None = None) -> tuple[int, ...]:
    """Return how many Martians each has: the bomb is worth as many as win.

    Together nothing is compared, and nothing returned.
    """
    if table.coop:
        return ()
    by_bomb = end.winners if end is not None and end.why == BOMB else ()
    return tuple(
        [table.goal if seat in by_bomb else each.kills for seat, each in enumerate(table.captains)]
    )


def ranks(table: TownTable, end: Finished | None = None) -> tuple[int, ...]:
    """Return the place that each has, or would have now; together there are none."""
    won = () if end is None else end.winners
    merits = [
        (seat in won, figure, *merit(table.captains[seat]))
        for seat, figure in enumerate(figures(table, end))
    ]
    return tuple([1 + sum(other > own for other in merits) for own in merits])
