"""The agenda of a turn: one small frame for each step to come, the next one on top.

Frames hold only what everybody knows, so a view may show them as they are; what is hidden lies
with the captains and the piles.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Seat
from engine.invasion.battles.frames import Common
from engine.invasion.battles.frames import Frame as Base


class SettingUp(Base, frozen=True):
    """Decks are shuffled, one draw after another (S-2 to S-8)."""

    done: int = 0


class Buying(Base, frozen=True):
    """Phase 1; first the cards are dealt, then all captains are asked.

    In further rounds only those are asked who gave two stations back (RL-1).
    """

    dealt: bool = False
    round: int = 1
    seats: tuple[Seat, ...] = ()  # who is asked in further rounds


class LayingCities(Base, frozen=True):
    """Phase 2."""


class MovingEnemies(Base, frozen=True):
    """Stations move enemy ships (R-2, RL-4)."""


class SideBySide(Base, frozen=True):
    """Parts that go on side by side, each with its own frames (RL-27, RL-14)."""

    name: str = ""  # for questions to several captains at once
    branches: tuple[tuple["Frame", ...], ...] = ()
    round: int = 0  # of such questions, 0 before it began


class Battling(SideBySide, frozen=True):
    """Dice of all battles, and what answers them."""


class Gaining(SideBySide, frozen=True):
    """The rewards of all captains."""


class Responding(Base, frozen=True):
    """Stations and cards after a roll, one captain at a time (F-4, RL-6)."""

    battle: int
    round: int  # of the dice
    number: int = 1  # of the question in this round
    passed: tuple[Seat, ...] = ()
    rolling: Seat | None = None  # whose dice are rolled again


class Contest(msgspec.Struct, frozen=True, gc=False):
    """Those who claim one city card (K-4)."""

    space: int
    claimants: tuple[Seat, ...]
    seats: tuple[Seat, ...]  # who throws for it
    number: int = 1  # of the throw
    rolls: tuple[int, ...] = ()


class Claiming(Base, frozen=True):
    """City cards that several claim, settled by dice one after another (K-4)."""

    contests: tuple[Contest, ...]


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What a loser gives up in a space: a ship, nothing, or nothing thanks to an aid."""

    space: int
    seat: Seat
    ship: str | None
    aid: str | None = None


class Destroying(Base, frozen=True):
    """The ships chosen are destroyed, after the claims (F-7)."""

    losses: tuple[Loss, ...]


class Compensating(Base, frozen=True):
    """Losers of all battles draw compensation cards (F-7)."""


class Reward(msgspec.Struct, frozen=True, gc=False):
    """What a captain chose for a city."""

    space: int
    seat: Seat
    catch: bool
    aids: tuple[str, ...] = ()  # used to meet fewer armies


class Rewarding(Base, frozen=True):
    """Phase 6: all who have a city choose raid or catch at once (W-1, RL-14)."""

    chosen: tuple[Reward, ...] = ()  # where they did together with the losers (RL-27)


class Collecting(Base, frozen=True):
    """The rewards of a captain that are still to be resolved, from left to right (RL-14)."""

    rewards: tuple[Reward, ...]


class CatchStep(StrEnum):
    """Where a catch stands."""

    TURN = "turn"  # the army cards are still to be turned up
    FACE = "face"  # the next army is faced: fight or retreat
    ROLL = "roll"
    RESPOND = "respond"  # the dice were not enough: stations and cards
    REROLL = "reroll"
    LOSE = "lose"  # beaten: a ship is destroyed


class Catching(Base, frozen=True):
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


Frame: TypeAlias = (
    SettingUp
    | Buying
    | LayingCities
    | MovingEnemies
    | Battling
    | Responding
    | Claiming
    | Destroying
    | Compensating
    | Rewarding
    | Gaining
    | Collecting
    | Catching
    | Common
)


def frames_of(agenda: Iterable[Frame]) -> Iterator[Frame]:
    """List all frames, those of branches too."""
    for frame in agenda:
        yield frame
        if isinstance(frame, SideBySide):
            for branch in frame.branches:
                yield from frames_of(branch)


def catches_in(agenda: Iterable[Frame]) -> list[Catching]:
    """List the catches under way."""
    return [each for each in frames_of(agenda) if isinstance(each, Catching)]
