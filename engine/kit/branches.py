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


class BranchProcedure:
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
        """Let the first branch that waits for nothing go on until it waits; end without any.

        Until then none of its steps may change what another one waits for.
        """
        waits = self._waits(state, frame)
        if not waits:
            return popped(state), ()
        number = len(waits) - 1
        return self._gone_on(state, number, _inside(state, frame.branches[number]), ())

    def decide(self, state: Any, frame: Any, answers: dict[Seat, Answer]) -> Any:
        """Apply the answers branch by branch, from left to right."""
        told: tuple[Any, ...] = ()
        count = len(frame.branches)
        for number, waits in _asked(self._waits(state, frame)).items():
            own = {ask.seat: answers[ask.seat] for ask in waits.asks}
            ended = count - len(state.agenda[-1].branches)
            branch = state.agenda[-1].branches[number - ended]
            inside, top = _inside(state, branch), branch[-1]
            inside, notices = self._procedures[type(top)].decide(inside, top, own)
            state = _outside(state, number - ended, inside)
            told += notices
        top = state.agenda[-1]
        return with_frame(state, replace(top, round=top.round + 1)), told

    def draw(self, state: Any, frame: Any, outcome: tuple[int, ...]) -> Any:
        """Give dice to the branch that waits for them, and let it go on."""
        waits = self._waits(state, frame)
        number = next(number for number, each in enumerate(waits) if isinstance(each, Draw))
        inside, top = _inside(state, frame.branches[number]), frame.branches[number][-1]
        inside, told = self._procedures[type(top)].draw(inside, top, outcome)
        return self._gone_on(state, number, inside, told)

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

    def _gone_on(self, state: Any, number: int, inside: Any, told: tuple[Any, ...]) -> Any:
        """Let a branch go on until it waits or is done."""
        depth = len(state.agenda)
        while len(inside.agenda) > depth:
            top = inside.agenda[-1]
            procedure = self._procedures[type(top)]
            if procedure.pending(inside, top) is not None:
                break
            inside, notices = procedure.proceed(inside, top)
            told += notices
        return _outside(state, number, inside), told


def _inside(state: Any, branch: tuple[Any, ...]) -> Any:
    """Put the frames of a branch on top."""
    return replace(state, agenda=(*state.agenda, *branch))


def _window(asked: Iterable[Decide]) -> float | None:
    """Close by the clock what is made of windows alone, the longest of them last."""
    windows = [each.window for each in asked]
    return None if None in windows else max(each for each in windows if each is not None)


def _outside(state: Any, number: int, inside: Any) -> Any:
    """Put the frames of a branch back among the others; one that is done leaves."""
    frame, depth = state.agenda[-1], len(state.agenda)
    left = inside.agenda[depth:]
    others = frame.branches[:number], frame.branches[number + 1 :]
    branches = (*others[0], left, *others[1]) if left else (*others[0], *others[1])
    changed = replace(frame, branches=branches)
    return replace(inside, agenda=(*inside.agenda[: depth - 1], changed))


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
