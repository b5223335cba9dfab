"""A finished picture, and how kinds of pictures are drawn."""

from collections.abc import Callable
from typing import Any, NamedTuple

from render.words import Words


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
