"""The agenda of a turn: one small frame for each step to come, the next one on top.

Frames hold only what everybody knows, so a view may show them as they are; what is hidden lies
with the captains and the piles.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Seat


class _Frame(msgspec.Struct, frozen=True, tag_field="frame", tag=str.lower):
    """The base of all frames."""


class SettingUp(_Frame, frozen=True):
    """Decks are shuffled, one draw after another (S-2 to S-8)."""

    done: int = 0


class Buying(_Frame, frozen=True):
    """Phase 1; first the cards are dealt, then all captains are asked."""

    dealt: bool = False


class LayingCities(_Frame, frozen=True):
    """Phase 2."""


class Planning(_Frame, frozen=True):
    """Phase 3."""


class Revealing(_Frame, frozen=True):
    """Phase 4."""


class Ordering(_Frame, frozen=True):
    """Who decides first in each battle (RL-5): a total and roll-offs for every fighter."""

    battle: int = 0  # which of the battles is put in order
    keys: tuple[tuple[int, ...], ...] = ()  # by fighter: total, then the roll-offs so far
    number: int = 0  # of the roll-off under way in this battle
    seats: tuple[Seat, ...] = ()  # who throws in it
    rolls: tuple[int, ...] = ()


class Choosing(_Frame, frozen=True):
    """Fight or retreat, in rounds over all battles (F-2, RL-27)."""

    round: int = 1


class Rolling(_Frame, frozen=True):
    """The dice of the battles, from left to right (F-3, F-5)."""

    battle: int = 0
    round: int = 1
    seats: tuple[Seat, ...] = ()  # who throws in this round, () before it began
    rolls: tuple[tuple[int, ...], ...] = ()


class Losing(_Frame, frozen=True):
    """Losers of all battles destroy ships, all at once (F-6)."""


class Compensating(_Frame, frozen=True):
    """Losers of all battles draw compensation cards (F-7)."""


class Rewarding(_Frame, frozen=True):
    """Phase 6: all who have a city choose raid or catch at once (W-1, RL-14)."""


class Claim(msgspec.Struct, frozen=True):
    """What a captain chose for a city."""

    space: int
    seat: Seat
    catch: bool


class Collecting(_Frame, frozen=True):
    """The rewards that are still to be resolved, from left to right (RL-14)."""

    claims: tuple[Claim, ...]


class CatchStep(StrEnum):
    """Where a catch stands."""

    TURN = "turn"  # the army cards are still to be turned up
    FACE = "face"  # the next army is faced: fight or retreat
    ROLL = "roll"
    LOSE = "lose"  # beaten: a ship is destroyed


class Catching(_Frame, frozen=True):
    """A catch under way (W-2)."""

    space: int
    seat: Seat
    step: CatchStep = CatchStep.TURN
    armies: tuple[str, ...] = ()
    beaten: int = 0  # how many have been passed, "no army" cards included


class EndingTurn(_Frame, frozen=True):
    """The end of the turn (E-1), and after the tenth the end of the game."""


class Finished(_Frame, frozen=True):
    """The game is over."""


Frame: TypeAlias = (
    SettingUp
    | Buying
    | LayingCities
    | Planning
    | Revealing
    | Ordering
    | Choosing
    | Rolling
    | Losing
    | Compensating
    | Rewarding
    | Collecting
    | Catching
    | EndingTurn
    | Finished
)
