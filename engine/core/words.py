"""Words as data: a catalogue key and its arguments, so that no sentence is built by gluing."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import msgspec

CAPTAIN = "captain-lettered"
NAME = "named"


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogues: its key and its arguments."""

    key: str
    args: tuple[tuple[str, "Value"], ...] = ()


Value: TypeAlias = int | str | Text


class Named:
    """What has a name in the data of a game, in English; a locale brings its own for it."""

    __slots__ = ()

    english: str

    @property
    def name(self) -> Text:
        """Return the name, as the reader's language has it."""
        return named(self.english)


@cache
def named(english: str) -> Text:
    """Name something that has a name in the data of a game."""
    return say(NAME, name=english)


def captain(seat: int) -> Text:
    """Name a captain by a letter; whoever has the names of a game says the name instead."""
    return say(CAPTAIN, letter=chr(ord("A") + seat))


def listed(things: Sequence[Value]) -> Value:
    """Join things into one enumeration, whose language is chosen later: "a, b and c"."""
    *rest, last = things
    if not rest:
        return last
    joined, *others = rest
    for each in others:
        joined = say("list-comma", rest=joined, next=each)
    return say("list-last", rest=joined, last=last)


def say(key: str, /, **args: Value) -> Text:
    """Make the words `key` with these arguments."""
    return Text(key, tuple(args.items()))
