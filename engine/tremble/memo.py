"""Remembering what does not hang on a draft, while one captain fills one form."""

from collections.abc import Callable
from typing import TypeVar

from engine.core.asks import Ask
from engine.tremble.view import TrembleView

Made = TypeVar("Made")


def once(make: Callable[[TrembleView, Ask], Made]) -> Callable[[TrembleView, Ask], Made]:
    """Keep what was made last, and return it while the same question is asked of the same view.

    A form is made anew for every draft. Views never change, so the same object is the same view.
    """
    last: tuple[TrembleView, Ask, Made] | None = None

    def remembered(view: TrembleView, ask: Ask) -> Made:
        nonlocal last
        if last is not None and last[0] is view and last[1] == ask:
            return last[2]
        made = make(view, ask)
        last = (view, ask, made)
        return made

    return remembered
