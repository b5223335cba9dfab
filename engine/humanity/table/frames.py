"""The agenda: what the game waits for now, on top of its end.

Frames hold only what everybody knows, so a view may show them as they are.
"""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat


class _Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """The base of all frames."""


class SettingUp(_Frame, frozen=True):
    """Chance lays the game out, one draw after another (HU-2)."""

    done: int = 0
    even: bool = False  # the first player's third astronaut is nearer than printed


class Acting(_Frame, frozen=True):
    """A player takes a turn (HU-3), and at the same time those after it who need not wait."""

    seat: Seat
    along: tuple[Seat, ...] = ()  # whose turns follow, and hang on nothing that comes before
    asked: bool = True  # not: the turn follows from a programme


class Resetting(_Frame, frozen=True):
    """Nobody has an active astronaut: the main board is reset (HU-11)."""


class Programming(_Frame, frozen=True):
    """Everybody writes down what the round is to be, and where returned astronauts land (Q-45)."""


class Finished(_Frame, frozen=True):
    """The game is over."""


Frame: TypeAlias = SettingUp | Acting | Resetting | Programming | Finished
