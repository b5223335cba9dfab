"""The agenda: what the game waits for now, on top of what comes after it.

Frames hold only what everybody knows, so a view may show them as they are.
"""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat
from engine.martians.town.town import Square


class _Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """The base of all frames."""


class SettingUp(_Frame, frozen=True):
    """Chance lays the game out, one draw after another (MA-1)."""

    done: int = 0


class Planning(_Frame, frozen=True):
    """Everybody writes a plan for the round."""


class Turning(_Frame, frozen=True):
    """The next turn begins, or the game is over."""


class Point(_Frame, frozen=True):
    """A safe point: who is not on turn may play a card (MA-12.6)."""

    number: int  # 1 before the tile, 2 before the first square, 4 before the horde


class TileDrawing(_Frame, frozen=True):
    """A tile is drawn (MA-4.1)."""


class Laying(_Frame, frozen=True):
    """The drawn tile is laid (MA-5)."""

    tile: str


class Meeting(_Frame, frozen=True):
    """A Martian on the own square is fought (MA-4.2)."""


class Dealing(_Frame, frozen=True):
    """A captain draws cards (MA-4.3)."""

    seat: Seat
    count: int | None = None  # up to a full hand


class Striding(_Frame, frozen=True):
    """The die for the walk is thrown (MA-4.4)."""


class Walking(_Frame, frozen=True):
    """The pawn walks (MA-6)."""

    roll: int
    life: int  # when the die was thrown
    bonus: int = 0
    used: int = 0
    path: tuple[Square, ...] = ()  # what is left of the way
    stop: int = 0  # the walk stops with fewer Lives
    again: bool = False  # its captain is asked at the goal
    onward: str = ""  # the manner in which the walk goes on by itself, where it does
    asked: bool = True
    number: int = 1  # of the question


class Fighting(_Frame, frozen=True):
    """A Martian is fought (MA-7)."""

    entered: bool = False  # in the walk, so that an icon counts
    roll: int | None = None  # a lost roll that can be mended


class IconFinding(_Frame, frozen=True):
    """An icon: the top Martian card is drawn (MA-13.1)."""


class Aiming(_Frame, frozen=True):
    """Whoever drew a Martian card chooses its target."""

    card: str


class Casting(_Frame, frozen=True):
    """Chance chooses the captain that a drawn card hits."""

    card: str


class Announced(_Frame, frozen=True):
    """A card was announced, and may be answered (MA-12.7)."""

    card: str
    seat: Seat  # who played it, drew it or used it
    targets: tuple[str, ...] = ()  # as fields with their options
    drawn: bool = False
    turned: bool = False


class Raging(_Frame, frozen=True):
    """A captain plays cards one after another (EV-20)."""

    seat: Seat


class Mixing(_Frame, frozen=True):
    """A deck from which weapons were taken (MC-06), or the pool of objects, is shuffled."""

    what: str


class Stirring(_Frame, frozen=True):
    """The die for the horde is thrown (MA-4.6)."""


class Herding(_Frame, frozen=True):
    """Martians are moved, come to farms, and a card may be discarded (MA-11, MA-10, MA-4.8)."""

    count: int


class Closing(_Frame, frozen=True):
    """The turn ends."""


class Finished(_Frame, frozen=True):
    """The game is over."""

    why: str = ""
    winners: tuple[Seat, ...] = ()


Frame: TypeAlias = (
    SettingUp
    | Planning
    | Turning
    | Point
    | TileDrawing
    | Laying
    | Meeting
    | Dealing
    | Striding
    | Walking
    | Fighting
    | IconFinding
    | Aiming
    | Casting
    | Announced
    | Raging
    | Mixing
    | Stirring
    | Herding
    | Closing
    | Finished
)
