"""Plain events: a sentence from the catalogue whose arguments are the fields of the event.

Only where a sentence needs thought does an event get a function of its own.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import asdict

from engine.core.words import Text, Value, say
from render.house.voice import Voice


class Either(NamedTuple):
    """Two sentences, of which a field of the event chooses one."""

    field: str
    yes: str
    no: str


Sentence: TypeAlias = str | Either
Sentences: TypeAlias = Mapping[type[Any], Sentence]
Arguments: TypeAlias = Mapping[str, tuple[str, Callable[[Any, Voice], Value]]]
"""What a field is called in sentences, and how it is written; numbers keep their names."""


def plainly(
    event: Any, voice: Voice, sentence: Sentence, arguments: Arguments, **more: Value
) -> Text:
    """Say a sentence of an event, with what `more` it needs than the fields."""
    fields = asdict(event)
    if isinstance(sentence, Either):
        sentence = sentence.yes if fields[sentence.field] else sentence.no
    values: dict[str, Value] = {}
    for name, value in fields.items():
        if name in arguments:
            called, written = arguments[name]
            values[called] = written(value, voice)
        elif isinstance(value, int):
            values[name] = value
    return say(sentence, **{**values, **more})
