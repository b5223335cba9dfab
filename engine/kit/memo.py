"""Remembering what was made of late, by the very object it was made of.

States and views never change, so the same object is the same value. A few things are kept at a
time: whoever asks again for the same moment gets what is there, any other request makes it anew.
What is kept is put down and read in one piece, so threads never see half of it.
"""

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

Source = TypeVar("Source")
Rest = TypeVarTuple("Rest")
Made = TypeVar("Made")
Value = TypeVar("Value")
Remembering = TypeVar("Remembering", bound=Callable[..., Any])

FEW = 8


def latest(make: Callable[[Source, *Rest], Made]) -> Callable[[Source, *Rest], Made]:
    """Keep what was made last, and return it for the same source with equal further arguments."""
    kept: tuple[Source, tuple[*Rest], Made] | None = None

    @wraps(make)
    def remembered(source: Source, *rest: *Rest) -> Made:
        nonlocal kept
        last = kept
        if last is not None and last[0] is source and last[1] == rest:
            return last[2]
        made = make(source, *rest)
        kept = (source, rest, made)
        return made

    def forget() -> None:
        nonlocal kept
        kept = None

    return _cleared_by(forget, remembered)


def recent(make: Callable[[Source, *Rest], Made]) -> Callable[[Source, *Rest], Made]:
    """Keep the last few that were made: as many as there are players, and some more."""
    kept: dict[int | tuple[int, tuple[*Rest]], tuple[Source, Made]] = {}
    order: deque[int | tuple[int, tuple[*Rest]]] = deque()

    @wraps(make)
    def remembered(source: Source, *rest: *Rest) -> Made:
        key = (id(source), rest) if rest else id(source)  # nobody else's while that is kept
        found = kept.get(key)
        if found is not None:
            return found[1]
        made = make(source, *rest)
        kept[key] = (source, made)
        order.append(key)
        if len(order) > FEW:
            kept.pop(order.popleft(), None)
        return made

    def forget() -> None:
        kept.clear()
        order.clear()

    return _cleared_by(forget, remembered)


def sharing() -> Callable[[Value], Value]:
    """Make a function that returns the equal object it saw of late, instead of another.

    What is made of a view again then finds whatever was made of the state, and the other way round.
    """
    seen: tuple[Any, ...] = ()

    def shared(value: Value) -> Value:
        nonlocal seen
        for each in seen:
            if each is value or each == value:
                known: Value = each
                return known
        seen = (value, *seen[: FEW - 1])
        return value

    def forget() -> None:
        nonlocal seen
        seen = ()

    return _cleared_by(forget, shared)


def _cleared_by(forget: Callable[[], None], remembering: Remembering) -> Remembering:
    """Name what clears a memory as `functools` does: whoever exchanges a rule begins anew."""
    vars(remembering)["cache_clear"] = forget
    return remembering
