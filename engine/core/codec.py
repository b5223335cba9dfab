"""Codecs: readers of JSON, made once for each type.

A reader of a union is made of all its members, which takes longer than reading a small value;
only plain structs keep what was made by themselves.
"""

from functools import cache
from types import GenericAlias
from typing import Any

from msgspec.json import Decoder


@cache
def reader(kind: Any) -> Decoder[Any]:
    """Return the reader of a type."""
    return Decoder(kind)


@cache
def row_reader(kind: Any) -> Decoder[tuple[Any, ...]]:
    """Return the reader of a row of values of a type, as the events of a game are."""
    row: Any = GenericAlias(tuple, (kind, ...))
    return Decoder(row)
