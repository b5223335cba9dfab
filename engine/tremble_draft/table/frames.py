"""The agenda of a turn: one small frame for each step to come, the next one on top.

Frames hold only what everybody knows, so a view may show them as they are; what is hidden lies
with the captains and the piles. Tags are what stored games call them, whatever the classes are
called now.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.asks import Seat
from engine.invasion.battles.frames import Common
from engine.invasion.battles.frames import Frame as Base


class SettingUp(Base, frozen=True):
    """Decks are shuffled, one draw after another (TD-1.2 to TD-1.9)."""

    done: int = 0


class KeepingTasks(Base, frozen=True):
    """Captains choose which of their tasks to keep (TD-1.9)."""


class Lending(Base, frozen=True):
    """Credits, before the cards are drawn (TD-12.1)."""


class Buying(Base, frozen=True):
    """Phase 2; first the cards are dealt, then all captains are asked."""

    dealt: bool = False


class Dealing(Base, frozen=True):
    """Phase 3: cards are turned up one by one until the board is full (TD-5.1)."""


class MeetingStage(StrEnum):
    """Where the meeting with an army stands."""

    CHOOSE = "choose"
    ROLL = "roll"
    LOSE = "lose"


class Clash(msgspec.Struct, frozen=True, gc=False):
    """A search that fights an army; `roll` is () before the dice."""

    seat: Seat
    city: str
    roll: tuple[int, ...] = ()


class MeetingArmy(Base, frozen=True, tag="meeting"):
    """An army turned up while somebody searches: the deal waits until it is met (TD-11)."""

    army: str
    number: int  # of the army in this turn
    step: MeetingStage = MeetingStage.CHOOSE
    clashes: tuple[Clash, ...] = ()  # in the order of the dice


class PayingFuel(Base, frozen=True):
    """Phase 5."""


class Joining(Base, frozen=True):
    """Ships in reserve join battles that will be rolled (TD-9.7)."""


class Battling(Base, frozen=True):
    """Dice are thrown wherever several fight (TD-9.8)."""


class Looting(Base, frozen=True):
    """Phase 7: all who have a city choose raid or search at once (TD-10.1)."""


class CountingDown(Base, frozen=True, tag="counting"):
    """Search counters go down; then credits are paid back (TD-10.4, TD-12.2)."""

    repaying: tuple[Seat, ...] = ()


Frame: TypeAlias = (
    SettingUp
    | KeepingTasks
    | Lending
    | Buying
    | Dealing
    | MeetingArmy
    | PayingFuel
    | Joining
    | Battling
    | Looting
    | CountingDown
    | Common
)
