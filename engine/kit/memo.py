"""Remembering what was made last, by the very object it was made of.

States and views never change, so the same object is the same value. One thing is kept at a time:
whoever asks again for the same moment gets what is there, any other request makes it anew. What is
kept is one tuple that is read once and replaced whole, so threads never see half of it.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

Source = TypeVar("Source")
Rest = TypeVarTuple("Rest")
Made = TypeVar("Made")


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

    return remembered
