"""Words as data: a catalogue key and its arguments, so that no sentence is built by gluing."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

CAPTAIN = "captain-lettered"


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogues: its key and its arguments."""

    key: str
    args: tuple[tuple[str, "Value"], ...] = ()


Value: TypeAlias = int | str | Text


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
