"""Frames of a battle phase: who decides first, who fights, and the dice."""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat


class Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """The base of all frames."""


class Ordering(Frame, frozen=True):
    """Who decides first in each battle: a total and roll-offs for every fighter."""

    battle: int = 0  # which of the battles is put in order
    keys: tuple[tuple[int, ...], ...] = ()  # by fighter: total, then the roll-offs so far
    number: int = 0  # of the roll-off under way in this battle
    seats: tuple[Seat, ...] = ()  # who throws in it
    rolls: tuple[int, ...] = ()


class Choosing(Frame, frozen=True):
    """Fight or retreat, in rounds over all battles."""

    round: int = 1


class Rolling(Frame, frozen=True):
    """The dice of a battle in which several fight."""

    battle: int
    round: int = 1
    seats: tuple[Seat, ...] = ()  # who throws in this round, () before it began
    rolls: tuple[tuple[int, ...], ...] = ()
    answered: bool = False  # whatever may follow a throw has followed


class Planning(Frame, frozen=True):
    """Ships are sent to cities."""


class Revealing(Frame, frozen=True):
    """All plans are turned up."""


class Transferring(Frame, frozen=True):
    """Ships that may move themselves do."""


class Engaging(Frame, frozen=True):
    """It is clear who attacks what: nobody, one captain, or a battle."""


class GivingOrders(Frame, frozen=True):
    """Captains over cities give battle orders, where the table plays ahead."""


class Losing(Frame, frozen=True):
    """Losers of all battles choose at once."""


class EndingTurn(Frame, frozen=True):
    """The end of the turn, and maybe of the game."""


class Finished(Frame, frozen=True):
    """The game is over."""


Common: TypeAlias = (
    Planning
    | Revealing
    | Transferring
    | Engaging
    | Ordering
    | GivingOrders
    | Choosing
    | Rolling
    | Losing
    | EndingTurn
    | Finished
)
"""The frames of every edition."""
