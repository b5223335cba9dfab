"""Remembering what was made last, by the very object it was made of.

States and views never change, so the same object is the same value. One thing is kept at a time:
whoever asks again for the same moment gets what is there, any other request makes it anew.
"""

from collections.abc import Callable
from typing import TypeVar

from engine.core.asks import Ask
from engine.tremble.table.view import TrembleView

Source = TypeVar("Source")
Made = TypeVar("Made")


def latest(make: Callable[[Source], Made]) -> Callable[[Source], Made]:
    """Keep what was made last of a part of a state, and return it for the same part."""
    last: tuple[Source, Made] | None = None

    def remembered(source: Source) -> Made:
        nonlocal last
        if last is None or last[0] is not source:
            last = (source, make(source))
        return last[1]

    return remembered


def once(make: Callable[[TrembleView, Ask], Made]) -> Callable[[TrembleView, Ask], Made]:
    """Keep what a form shows whatever is chosen in it, from draft to draft."""
    last: tuple[TrembleView, Ask, Made] | None = None

    def remembered(view: TrembleView, ask: Ask) -> Made:
        nonlocal last
        if last is not None and last[0] is view and last[1] == ask:
            return last[2]
        made = make(view, ask)
        last = (view, ask, made)
        return made

    return remembered
