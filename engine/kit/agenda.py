"""An agenda: one small frame for each step to come, the next one on top (last).

A frame may put others on top of itself, so a step can be interrupted and gone on with later.
Frames that wait for nothing go on by themselves, until one waits.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Notice, Pending, Seat, Turn


class HasAgenda(Protocol):
    """A struct whose frames lie on a stack."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return the frames, the next one last."""
        ...


State = TypeVar("State", bound=HasAgenda)
Event = TypeVar("Event")
Step: TypeAlias = tuple[State, tuple[Notice[Event], ...]]


class MisplacedError(RuntimeError):
    """A step was asked of a frame that does not wait for it."""


def _nothing(_state: Any, _frame: Any) -> None:
    """Wait for nothing."""


def _never(_state: Any, frame: Any, *_given: Any) -> Any:
    raise MisplacedError(f"nothing of that kind is open in {type(frame).__name__}")


class Procedure(NamedTuple):
    """What a frame on top of the agenda does; where it waits for nothing, it proceeds."""

    pending: Callable[[Any, Any], Pending | None] = _nothing
    proceed: Callable[[Any, Any], Any] = _never
    decide: Callable[[Any, Any, dict[Seat, Answer]], Any] = _never
    draw: Callable[[Any, Any, tuple[int, ...]], Any] = _never


class Ahead(Protocol[State, Event]):
    """Answers that captains have given ahead: who has one is not asked when its moment comes."""

    def is_used(self, state: State) -> bool:
        """Tell whether a part of the open question was answered ahead."""
        ...

    def noted(self, state: State, waits: Decide) -> Step[State, Event]:
        """Note in the state which questions are left, and tell everybody whose they are."""
        ...

    def left(self, state: State, waits: Decide) -> Decide | None:
        """Return what is left of a question once that is noted; None where all is answered."""
        ...

    def joined(self, state: State, waits: Decide, given: dict[Seat, Answer]) -> dict[Seat, Answer]:
        """Join the answers given now with those given ahead."""
        ...


class Agenda(Generic[State, Event]):
    """Steps of a game: every one is done by the procedure of the frame on top."""

    def __init__(
        self, procedures: Mapping[type, Procedure], ahead: Ahead[State, Event] | None = None
    ) -> None:
        self._procedures = procedures
        self._ahead = ahead

    def pending(self, state: State) -> Pending:
        """Return what the frame on top waits for."""
        waits = self._waits(state)
        if self._ahead is not None and isinstance(waits, Decide):
            waits = self._ahead.left(state, waits)
        if waits is None:
            raise MisplacedError(f"{type(state.agenda[-1]).__name__} should have gone on")
        return waits

    def decide(self, state: State, answers: dict[Seat, Answer]) -> Turn[State, Event]:
        """Apply the answers of all asked seats together."""
        if self._ahead is not None and self._ahead.is_used(state):
            waits = self._waits(state)
            if isinstance(waits, Decide):
                answers = self._ahead.joined(state, waits, answers)
        return self.gone_on(self._decided(state, answers))

    def _decided(self, state: State, answers: dict[Seat, Answer]) -> Step[State, Event]:
        frame = state.agenda[-1]
        step: Step[State, Event] = self._procedures[type(frame)].decide(state, frame, answers)
        return step

    def draw(self, state: State, outcome: tuple[int, ...]) -> Turn[State, Event]:
        """Apply what chance gave."""
        frame = state.agenda[-1]
        return self.gone_on(self._procedures[type(frame)].draw(state, frame, outcome))

    def gone_on(self, step: Step[State, Event]) -> Turn[State, Event]:
        """Let frames that wait for nothing go on, until one waits."""
        state, told = step
        ahead = self._ahead
        while True:
            frame = state.agenda[-1]
            procedure = self._procedures[type(frame)]
            waits = procedure.pending(state, frame)
            if ahead is not None and isinstance(waits, Decide):
                state, notices = ahead.noted(state, waits)
                told += notices
                left = ahead.left(state, waits)
                if left is None:
                    state, notices = self._decided(state, ahead.joined(state, waits, {}))
                    told += notices
                    continue
                waits = left
            if waits is not None:
                return Turn(state, told, waits=waits)
            state, notices = procedure.proceed(state, frame)
            if notices:
                told += notices

    def _waits(self, state: State) -> Pending | None:
        frame = state.agenda[-1]
        return self._procedures[type(frame)].pending(state, frame)


def pushed(state: State, frame: Any) -> State:
    """Put a frame on top: its step comes before all others."""
    struct: Any = state
    higher: State = replace(struct, agenda=(*state.agenda, frame))
    return higher


def with_frame(state: State, frame: Any) -> State:
    """Exchange the frame on top."""
    struct: Any = state
    changed: State = replace(struct, agenda=(*state.agenda[:-1], frame))
    return changed


def popped(state: State) -> State:
    """Take the frame on top away: its step is done."""
    struct: Any = state
    lower: State = replace(struct, agenda=state.agenda[:-1])
    return lower
