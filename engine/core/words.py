"""Words as data: a catalogue key and its arguments, so that no sentence is built by gluing."""

from typing import TypeAlias

import msgspec


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogues: its key and its arguments."""

    key: str
    args: tuple[tuple[str, "Value"], ...] = ()


Value: TypeAlias = int | str | Text


def say(key: str, /, **args: Value) -> Text:
    """Make the words `key` with these arguments."""
    return Text(key, tuple(args.items()))
