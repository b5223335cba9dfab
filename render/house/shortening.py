"""Texts that tell as much as one message holds."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import TypeVar

LIMIT = 3040  # leaves room for a heading and a hand in one message

Detail = TypeVar("Detail", bound=IntEnum)


def shortened(written: Callable[[Detail], str], details: Iterable[Detail]) -> str:
    """Tell as much as fits, the highest detail first."""
    text = ""
    for detail in sorted(details, reverse=True):
        text = written(detail)
        if len(text) <= LIMIT:
            break
    return text
