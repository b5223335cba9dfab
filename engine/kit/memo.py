"""Remembering what was made of late, by the very object it was made of.

States and views never change, so the same object is the same value. A few things are kept at a
time: whoever asks again for the same moment gets what is there, any other request makes it anew.
What is kept is put down and read in one piece, so threads never see half of it.
"""

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

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


def renewed(
    make: Callable[[Source, int, *Rest], Made],
) -> Callable[[tuple[Source, ...], *Rest], tuple[Made, ...]]:
    """Make something of each in a row, by its place too; what was in the last row is not made anew.

    In a row of states or views most are the same objects as in the one before.
    """
    kept: tuple[tuple[Source, ...], tuple[*Rest], tuple[Made, ...]] | None = None

    @wraps(make)
    def remembered(sources: tuple[Source, ...], *rest: *Rest) -> tuple[Made, ...]:
        nonlocal kept
        last = kept
        if last is None or last[1] != rest or len(last[0]) != len(sources):
            row = [make(source, place, *rest) for place, source in enumerate(sources)]
        else:
            row = [*last[2]]
            for place, source in enumerate(sources):
                if source is not last[0][place]:
                    row[place] = make(source, place, *rest)
        made = tuple(row)
        kept = (sources, rest, made)
        return made

    def forget() -> None:
        nonlocal kept
        kept = None

    return _cleared_by(forget, remembered)


def attached(make: Callable[[Source], Made]) -> Callable[[Source], Made]:
    """Attach what was made to the object it was made of, as `lazy` does, from outside its class."""
    name = f"{make.__module__}.{make.__qualname__}"  # no attribute is called so

    @wraps(make)
    def remembered(source: Source) -> Made:
        found: Made | None = vars(source).get(name)
        if found is None:
            found = vars(source)[name] = make(source)
        return found

    return remembered


class lazy(Generic[Source, Made]):  # noqa: N801 - read as what it makes, as `property` is
    """An attribute that is made when it is first asked for, and stays with its object.

    Whatever it is made of never changes; threads that ask at once make the same twice. That of
    `functools` holds a lock for all objects of a class, until Python 3.12.
    """

    def __init__(self, make: Callable[[Source], Made]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        """Learn under which name it is kept."""
        self._name = name

    @overload
    def __get__(self, source: None, owner: type) -> "lazy[Source, Made]": ...

    @overload
    def __get__(self, source: Source, owner: type) -> Made: ...

    def __get__(self, source: Source | None, owner: type) -> "lazy[Source, Made] | Made":
        """Make it; from now on it is found before this is asked."""
        if source is None:
            return self
        made = source.__dict__[self._name] = self._make(source)
        return made


class Origins(Generic[Made, Source]):
    """Remembers of the last few things what they were made of, by the very object.

    Of a view that is what its owner could work out from it again, and nothing else.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Made, Source]] = {}
        self._order: deque[int] = deque()

    def note(self, made: Made, source: Source) -> None:
        """Remember what something was made of."""
        key = id(made)  # nobody else's while that is kept
        if key not in self._kept:
            self._order.append(key)
        self._kept[key] = (made, source)
        if len(self._order) > FEW:
            self._kept.pop(self._order.popleft(), None)

    def of(self, made: Made) -> Source | None:
        """Return what something was made of; None where that was too long ago, or elsewhere."""
        found = self._kept.get(id(made))
        return None if found is None else found[1]

    def cache_clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._order.clear()


def _cleared_by(forget: Callable[[], None], remembering: Remembering) -> Remembering:
    """Name what clears a memory as `functools` does: whoever exchanges a rule begins anew."""
    vars(remembering)["cache_clear"] = forget
    return remembering
