"""A finished picture, its words for those who do not see it, and how kinds are drawn."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from render.words import Words

ALT_LIMIT = 1024


class Picture(NamedTuple):
    """A PNG (a GIF where it moves) with what it says in words, and the name of its file."""

    png: bytes
    alt: str
    name: str


class Drawing(NamedTuple):
    """A kind of picture: the type of what it shows, and who draws it for whom.

    The names are those of the captains by seat; the look is named as its reader chose it.
    """

    shown: Any
    draw: Callable[[Any, tuple[str, ...], Words, str], Picture]


def within(sentences: Iterable[str]) -> str:
    """Join as many sentences as an alternative text holds."""
    told = ""
    for sentence in sentences:
        joined = f"{told} {sentence}".strip()
        if len(joined) > ALT_LIMIT:
            break
        told = joined
    return told
