"""What the host answers: panels, receipts, glances, and refusals as values."""

from enum import StrEnum
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Over, Seat
from engine.core.forms import Form
from engine.core.table import SeatStatus
from engine.core.words import Text
from engine.host.records import GameInfo


class Denial(StrEnum):
    """Why the host refuses."""

    NO_SUCH_GAME = "no-such-game"
    NOT_YOUR_GAME = "not-your-game"
    NOT_YOUR_SEAT = "not-your-seat"
    TOO_LATE = "too-late"
    NOT_ASKED = "not-asked"
    NOT_LEGAL = "not-legal"
    ALREADY_DONE = "already-done"
    GAME_FULL = "game-full"
    ALREADY_JOINED = "already-joined"
    CHANNEL_BUSY = "channel-busy"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    ALREADY_STARTED = "already-started"
    NOT_RUNNING = "not-running"
    HALTED = "halted"
    NOT_OVER = "not-over"
    UNKNOWN_GAME = "unknown-game"
    BAD_SEATS = "bad-seats"


class Denied(msgspec.Struct, frozen=True):
    """A refusal: why, and the faults where an answer is not legal."""

    reason: Denial
    faults: tuple[Text, ...] = ()


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """All that a captain's order panel shows; group, ask and form are None if nothing is asked."""

    game: GameInfo
    seat: Seat
    view: Any
    status: SeatStatus
    revision: int
    group: str | None = None
    ask: Ask | None = None
    form: Form | None = None
    due: float | None = None


class Receipt(msgspec.Struct, frozen=True):
    """Proof that an answer is kept: its number rises within the game and is never given twice."""

    panel: Panel
    number: int
    answer: Answer


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A look at a game: all seats' statuses, those of others as done or not done."""

    game: GameInfo
    view: Any  # None while the game is in its lobby
    group: str | None = None
    asks: tuple[Ask, ...] = ()
    statuses: tuple[SeatStatus, ...] = ()
    due: float | None = None
    over: Over | None = None
