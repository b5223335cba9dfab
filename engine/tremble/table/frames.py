"""The agenda of a turn: one small frame for each step to come, the next one on top.

Frames hold only what everybody knows, so a view may show them as they are; what is hidden lies
with the captains and the piles.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Seat


class _Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """The base of all frames."""


class SettingUp(_Frame, frozen=True):
    """Decks are shuffled, one draw after another (S-2 to S-8)."""

    done: int = 0


class Buying(_Frame, frozen=True):
    """Phase 1; first the cards are dealt, then all captains are asked.

    In further rounds only those are asked who gave two stations back (RL-1).
    """

    dealt: bool = False
    round: int = 1
    seats: tuple[Seat, ...] = ()  # who is asked in further rounds


class LayingCities(_Frame, frozen=True):
    """Phase 2."""


class Planning(_Frame, frozen=True):
    """Phase 3."""


class Revealing(_Frame, frozen=True):
    """Phase 4: all plans are turned up."""


class MovingEnemies(_Frame, frozen=True):
    """Stations move enemy ships (R-2, RL-4)."""


class Transferring(_Frame, frozen=True):
    """Ships that may move themselves do (A-4, RL-20)."""


class Engaging(_Frame, frozen=True):
    """It is clear who attacks what: nobody, one captain, or a battle (R-3)."""


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
    answered: bool = False  # stations and cards have been used, or passed (F-4)


class Responding(_Frame, frozen=True):
    """Stations and cards after a roll, one captain at a time (F-4, RL-6)."""

    battle: int
    round: int  # of the dice
    number: int = 1  # of the question in this round
    passed: tuple[Seat, ...] = ()
    rolling: Seat | None = None  # whose dice are rolled again


class Losing(_Frame, frozen=True):
    """Losers of all battles choose ships and claim trophies, all at once (F-6, K-4)."""


class Contest(msgspec.Struct, frozen=True, gc=False):
    """Those who claim one city card (K-4)."""

    space: int
    claimants: tuple[Seat, ...]
    seats: tuple[Seat, ...]  # who throws for it
    number: int = 1  # of the throw
    rolls: tuple[int, ...] = ()


class Claiming(_Frame, frozen=True):
    """City cards that several claim, settled by dice one after another (K-4)."""

    contests: tuple[Contest, ...]


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What a loser gives up in a space: a ship, nothing, or nothing thanks to an aid."""

    space: int
    seat: Seat
    ship: str | None
    aid: str | None = None


class Destroying(_Frame, frozen=True):
    """The ships chosen are destroyed, after the claims (F-7)."""

    losses: tuple[Loss, ...]


class Compensating(_Frame, frozen=True):
    """Losers of all battles draw compensation cards (F-7)."""


class Rewarding(_Frame, frozen=True):
    """Phase 6: all who have a city choose raid or catch at once (W-1, RL-14)."""


class Reward(msgspec.Struct, frozen=True, gc=False):
    """What a captain chose for a city."""

    space: int
    seat: Seat
    catch: bool
    aids: tuple[str, ...] = ()  # used to meet fewer armies


class Collecting(_Frame, frozen=True):
    """The rewards that are still to be resolved, from left to right (RL-14)."""

    rewards: tuple[Reward, ...]


class CatchStep(StrEnum):
    """Where a catch stands."""

    TURN = "turn"  # the army cards are still to be turned up
    FACE = "face"  # the next army is faced: fight or retreat
    ROLL = "roll"
    RESPOND = "respond"  # the dice were not enough: stations and cards
    REROLL = "reroll"
    LOSE = "lose"  # beaten: a ship is destroyed


class Catching(_Frame, frozen=True):
    """A catch under way (W-2)."""

    space: int
    seat: Seat
    step: CatchStep = CatchStep.TURN
    armies: tuple[str, ...] = ()
    beaten: int = 0  # how many have been passed, "no army" cards included
    aids: tuple[str, ...] = ()  # used to meet fewer armies
    roll: tuple[int, ...] = ()  # against the army under fight
    plus: int = 0  # by stations and cards in this fight
    number: int = 1  # of the question after its roll


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
    | MovingEnemies
    | Transferring
    | Engaging
    | Ordering
    | Choosing
    | Rolling
    | Responding
    | Losing
    | Claiming
    | Destroying
    | Compensating
    | Rewarding
    | Collecting
    | Catching
    | EndingTurn
    | Finished
)
