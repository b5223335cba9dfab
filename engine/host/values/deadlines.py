"""Deadlines: when an open question closes by itself, and what was told of that."""

import msgspec

from engine.core.asks import Seat
from engine.host.values.terms import Night, Terms
from engine.host.values.times import after, moved

LEADERS: Seat = -1  # stands for host and staff among the seats that got more time


class Deadline(msgspec.Struct, frozen=True):
    """When the open group closes by itself; `closing` ends the grace after the last done.

    All that was to be done until `rung` is done: reminders are not kept, only how far they got.
    """

    group: str
    due: float
    closing: float | None = None
    opened: float = 0.0
    rung: float = 0.0
    allotted: float = 0.0  # seconds of running time of which reminders take their shares
    extended: tuple[Seat, ...] = ()  # seats that got more time
    nudge: float | None = None  # when the last captain hears that all wait
    nudged: bool = False
    away: float = 0.0  # seconds that were given back and that nobody has been told of

    @classmethod
    def opening(cls, group: str, at: float, terms: Terms, share: float = 1.0) -> "Deadline":
        """Make the deadline of a group that opens at `at` for a share of the pace."""
        seconds = share * terms.pace
        due = after(at, seconds, terms.night)
        return cls(group, due, opened=at, rung=at, allotted=seconds)

    def later(self, since: float, now: float, night: Night | None) -> "Deadline":
        """Return the deadline at `now`, of which nothing counted after `since`."""
        return msgspec.structs.replace(
            self,
            due=moved(self.due, since, now, night),
            closing=None if self.closing is None else moved(self.closing, since, now, None),
            opened=moved(self.opened, since, now, night),
            rung=moved(self.rung, since, now, night),
            nudge=None if self.nudge is None else moved(self.nudge, since, now, night),
        )
