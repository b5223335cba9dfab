"""Whom captains remember for never giving way, by what everybody has seen."""

from engine.tremble.table.view import CaptainView

ENOUGH = 2  # battles fought at poor odds, and none left, by which a captain is known
GRUDGE = 2.0  # what a human counts that such a captain does not get, against one for oneself


def never_gives_way(captain: CaptainView) -> bool:
    """Tell whether a captain is known to fight whatever the odds."""
    return ENOUGH <= captain.outclassed == captain.undaunted
