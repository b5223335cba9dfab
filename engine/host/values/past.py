"""What somebody saw of a game's past: step by step, at one moment, and since a look."""

from typing import Any

import msgspec

from engine.core.asks import Seat
from engine.host.values.player_notes import LastLook
from engine.host.values.records import OPEN, GameInfo, GameStatus


class PastStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step as one viewer saw it."""

    number: int
    group: str | None
    before: Any  # the view before the step
    after: Any  # the view after it
    events: tuple[Any, ...]
    entries: int
    undone: int
    at: float | None = None  # when it was committed


class History(msgspec.Struct, frozen=True, kw_only=True):
    """A game so far, as its viewer saw it; without steps while it is in its lobby."""

    game: GameInfo
    seat: Seat | None
    steps: tuple[PastStep, ...] = ()
    entries: int = 0  # how long the log is
    owing: bool = False  # whether some of it is left out, as its post is not out yet

    @property
    def status(self) -> GameStatus:
        """Return what the channel was told: what ended goes on until its last post is out."""
        status = self.game.status
        return GameStatus.RUNNING if self.owing and status not in OPEN else status

    def after(self, look: LastLook) -> tuple[PastStep, ...]:
        """List the steps that were over after somebody looked."""
        return tuple(step for step in self.steps if step.entries > look.entries)


class PastBoard(msgspec.Struct, frozen=True, kw_only=True):
    """How a game stood after a step, as its viewer saw it."""

    game: GameInfo
    seat: Seat | None
    step: int
    before: Any  # the view before the step
    view: Any


class Gap(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game since somebody looked; `look` is None for who never did."""

    history: History
    look: LastLook | None
    undone: int = 0  # how many answers were taken back since
