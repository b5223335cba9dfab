"""What a viewer may see of a game."""

import msgspec

from engine.core.asks import Ask, Seat
from engine.martians.table.frames import Finished, Frame, Laying, Planning, SettingUp
from engine.martians.table.standing import figures, ranks
from engine.martians.table.state import Captain, Token, TownTable

__all__ = ["Captain", "MartiansView", "PileView", "Token", "TownTable"]


PLANS = "r"
"""In front of the number of a round in the name of the group in which all write their plans."""


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A deck whose order nobody knows, and its discard."""

    size: int
    discard: tuple[str, ...]
    shuffles: int


class MartiansView(msgspec.Struct, frozen=True, gc=False):
    """All that one viewer sees: the table, the own hand and orders, and what they looked at."""

    seat: Seat | None  # whose view it is
    table: TownTable
    agenda: tuple[Frame, ...]
    events: PileView
    martians: PileView
    map_left: int
    pool_left: int
    crops_left: int
    hand: tuple[str, ...] = ()
    faces: tuple[tuple[int, str], ...] = ()  # of face-down tokens that the viewer knows
    orders: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()
    planned: tuple[bool, ...] = ()  # who has a plan for the round
    hands: tuple[tuple[str, ...], ...] = ()  # of all, where they are open to the team
    unordered: tuple[Ask, ...] = ()

    def face(self, token: Token) -> str:
        """Return what a token is, as far as the viewer knows; else nothing."""
        return token.face or dict(self.faces).get(token.number, "")

    @property
    def drawn(self) -> str:
        """Return the tile that is being laid; empty where none is."""
        top = self.agenda[-1]
        return top.tile if isinstance(top, Laying) else ""

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.end is not None

    @property
    def is_planning(self) -> bool:
        """Return whether everybody writes a plan for the next round."""
        return isinstance(self.agenda[-1], Planning)

    @property
    def is_turning(self) -> bool:
        """Tell whether somebody has a turn now."""
        return not isinstance(self.agenda[-1], Finished | Planning | SettingUp)

    @property
    def end(self) -> Finished | None:
        """Return how the game ended; None while it goes on."""
        top = self.agenda[-1]
        return top if isinstance(top, Finished) else None

    @property
    def figures(self) -> tuple[int, ...]:
        """Return what captains of a race are compared by."""
        return figures(self.table, self.end)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return the place that each captain of a race would have now."""
        return ranks(self.table, self.end)
