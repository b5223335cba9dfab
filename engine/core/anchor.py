"""The anchor: where undo stops, and the answers since that can still be taken back."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.core.log import BY_HAND, Closed, Entry, Source

_TORN = "the log does not go with what can be taken back"


class Anchor(msgspec.Struct, frozen=True, gc=False):
    """Where undo stops: the state before what can still be taken back, and the log until then.

    The answers since that still count are kept, as a log grows with each that is taken back.
    """

    state: Any
    logged: int
    steps: tuple[Closed, ...] = ()

    @classmethod
    def of(cls, state: Any, logged: int, log: tuple[Entry, ...]) -> "Anchor":
        """Set a stored anchor up; the log tells which answers still count.

        Raises ValidationError where it was not made with that log.
        """
        steps: list[Closed] = []
        for entry in log[logged:]:
            if isinstance(entry, Closed):
                steps.append(entry)
            elif steps:
                steps.pop()
            else:
                raise msgspec.ValidationError(_TORN)
        if not steps:
            raise msgspec.ValidationError(_TORN)
        return cls(state, logged, tuple(steps))

    def with_step(self, entry: Closed) -> "Anchor":
        """Add answers that can be taken back."""
        return replace(self, steps=(*self.steps, entry))

    def without_last(self) -> "Anchor | None":
        """Take the last answers away; None where no others can be taken back."""
        return replace(self, steps=self.steps[:-1]) if len(self.steps) > 1 else None

    def state_before_last(self, game: AnyGame) -> Any:
        """Play again all but the last answers; return the state that they led to."""
        state = self.state
        for step in self.steps[:-1]:
            state = game.decide(state, {given.seat: given.answer for given in step.given}).state
        return state

    def is_own(self, seat: Seat) -> bool:
        """Tell whether `seat` alone gave the last answer, by hand.

        What the clock answered stays: whoever was late could be late again and again. An only
        answer is taken back on the way to one by hand before it.
        """
        for step in reversed(self.steps):
            given = step.given[0]
            if len(step.given) > 1 or given.seat != seat:
                return False
            if given.source is not Source.ONLY:
                return given.source in BY_HAND
        return False
