"""A finished picture."""

from typing import NamedTuple


class Picture(NamedTuple):
    """A PNG with what it says in words, and the name of its file."""

    png: bytes
    alt: str
    name: str
