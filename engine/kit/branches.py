"""Branches: parts of a game that go on side by side, each with an agenda of its own.

A frame on top of the agenda holds them. All go on until each waits; whoever must decide in
several is asked from left to right, and all the others at once.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Draw, Pending, Seat
from engine.kit.agenda import Procedure, popped, with_frame
from engine.kit.memo import latest


class SideBySide:
    """The procedure of a frame with `branches`, a `name` for its questions, and their `round`."""

    def __init__(self, procedures: Mapping[type, Procedure]) -> None:
        self._procedures = procedures
        self._waits = latest(self._found)

    def procedure(self) -> Procedure:
        """Return what such a frame does."""
        return Procedure(self.pending, self.proceed, self.decide, self.draw)

    def pending(self, state: Any, frame: Any) -> Pending | None:
        """Wait for dice first; else for all at once who must decide."""
        waits = self._waits(state, frame)
        if not waits or waits[-1] is None:
            return None
        for each in waits:
            if isinstance(each, Draw):
                return each
        asked = _asked(waits)
        if len(asked) == 1:
            return next(iter(asked.values()))
        asks = sorted((ask for each in asked.values() for ask in each.asks), key=lambda a: a.seat)
        return Decide(f"{frame.name}:{frame.round}", tuple(asks), window=_window(asked.values()))

    def proceed(self, state: Any, frame: Any) -> Any:
        """Let the first branch go on that waits for nothing; end where none is left."""
        waits = self._waits(state, frame)
        if not waits:
            return popped(state), ()
        return self._step(state, len(waits) - 1, "proceed")

    def decide(self, state: Any, frame: Any, answers: dict[Seat, Answer]) -> Any:
        """Apply the answers branch by branch, from left to right."""
        told: tuple[Any, ...] = ()
        count = len(frame.branches)
        for number, waits in _asked(self._waits(state, frame)).items():
            own = {ask.seat: answers[ask.seat] for ask in waits.asks}
            ended = count - len(state.agenda[-1].branches)
            state, notices = self._step(state, number - ended, "decide", own)
            told += notices
        top = state.agenda[-1]
        return with_frame(state, replace(top, round=top.round + 1)), told

    def draw(self, state: Any, frame: Any, outcome: tuple[int, ...]) -> Any:
        """Give dice to the branch that waits for them."""
        waits = self._waits(state, frame)
        drawn = next(number for number, each in enumerate(waits) if isinstance(each, Draw))
        return self._step(state, drawn, "draw", outcome)

    def _found(self, state: Any, frame: Any) -> list[Pending | None]:
        """Ask each branch what it waits for, up to the first that waits for nothing."""
        found: list[Pending | None] = []
        for branch in frame.branches:
            top = branch[-1]
            waits = self._procedures[type(top)].pending(_inside(state, branch), top)
            found.append(waits)
            if waits is None:
                break
        return found

    def _step(self, state: Any, number: int, what: str, *given: Any) -> Any:
        """Let one branch do what the frame on its top does; what is done with leaves."""
        frame, depth = state.agenda[-1], len(state.agenda)
        branch = frame.branches[number]
        procedure = self._procedures[type(branch[-1])]
        after, told = getattr(procedure, what)(_inside(state, branch), branch[-1], *given)
        left = after.agenda[depth:]
        branches = (
            *frame.branches[:number],
            *((left,) if left else ()),
            *frame.branches[number + 1 :],
        )
        outer = (*after.agenda[: depth - 1], replace(frame, branches=branches))
        return replace(after, agenda=outer), told


def _inside(state: Any, branch: tuple[Any, ...]) -> Any:
    """Put the frames of a branch on top."""
    return replace(state, agenda=(*state.agenda, *branch))


def _window(asked: Iterable[Decide]) -> float | None:
    """Close by the clock what is made of windows alone, the longest of them last."""
    windows = [each.window for each in asked]
    return None if None in windows else max(each for each in windows if each is not None)


def _asked(waits: list[Pending | None]) -> dict[int, Decide]:
    """Find the branches whose questions are asked now: no captain gets two of them."""
    asked: dict[int, Decide] = {}
    seats: set[Seat] = set()
    for number, each in enumerate(waits):
        if isinstance(each, Decide):
            own = [ask.seat for ask in each.asks]
            if seats.isdisjoint(own):
                asked[number] = each
                seats.update(own)
    return asked
