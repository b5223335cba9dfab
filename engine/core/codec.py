"""Codecs: readers of JSON, made once for each type.

A reader of a union is made of all its members, which takes longer than reading a small value;
only plain structs keep what was made by themselves.
"""

from functools import cache
from types import GenericAlias
from typing import Any

from msgspec import Raw, json
from msgspec.json import Decoder


class Kept:
    """A value and the JSON that keeps it; each is made of the other when it is first wanted.

    Who reads JSON without knowing what it is leaves that to whoever wants the value.
    """

    __slots__ = ("_json", "_value")

    def __init__(self, value: Any = None, data: Raw | None = None) -> None:
        self._value = value
        self._json = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and bytes(self.json()) == bytes(other.json())

    def __hash__(self) -> int:
        return hash(bytes(self.json()))

    def value(self, kind: Any) -> Any:
        """Return the value, which is of that type."""
        if self._value is None:
            self._value = reader(kind).decode(self.json())
        return self._value

    def json(self) -> Raw:
        """Return the JSON."""
        if self._json is None:
            self._json = Raw(json.encode(self._value))
        return self._json


def encode(value: object) -> bytes:
    """Write JSON of a value and of what is kept in it."""
    return json.encode(value, enc_hook=_json_of)


@cache
def reader(kind: Any) -> Decoder[Any]:
    """Return the reader of a type."""
    return Decoder(kind, dec_hook=_kept)


@cache
def row_reader(kind: Any) -> Decoder[tuple[Any, ...]]:
    """Return the reader of a row of values of a type, as the events of a game are."""
    row: Any = GenericAlias(tuple, (kind, ...))
    return Decoder(row)


def _json_of(value: object) -> Raw:
    if isinstance(value, Kept):
        return value.json()
    raise NotImplementedError(type(value))


def _kept(kind: type, value: object) -> Kept:
    if kind is Kept:
        return Kept(data=Raw(json.encode(value)))
    raise NotImplementedError(kind)
