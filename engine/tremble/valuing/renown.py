"""Who is known for never giving way, by what everybody has seen them do in battles."""

from engine.tremble.table.view import CaptainView

ENOUGH = 2  # battles fought with a chance below a fifth, and none left, by which one is known
GRUDGE = 2.0  # what a human counts that such a captain does not get, against one for oneself


def never_gives_way(captain: CaptainView) -> bool:
    """Tell whether a captain is known to fight whatever the odds."""
    return captain.fought[0] >= ENOUGH and not captain.retreated[0]
