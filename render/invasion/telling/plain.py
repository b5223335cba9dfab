"""Plain events: a sentence from the catalogue whose arguments are the fields of the event.

Only where a sentence needs thought does an event get a function of its own.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import asdict

from engine.core.words import Text, Value, say
from engine.invasion.battles import events as common
from render.house.explaining import Explainers
from render.house.voice import Voice


class Either(NamedTuple):
    """Two sentences, of which a field of the event chooses one."""

    field: str
    yes: str
    no: str


Sentence: TypeAlias = str | Either
Sentences: TypeAlias = Mapping[type[Any], Sentence]
Arguments: TypeAlias = Mapping[str, tuple[str, Callable[[Any, Voice], Value]]]

TOLD: Sentences = {
    common.CitySpared: "invasion-tell-spared",
    common.Unopposed: "invasion-tell-unopposed",
    common.FightChosen: Either("fights", "invasion-tell-fights", "invasion-tell-retreats"),
    common.Walkover: "invasion-tell-walkover",
    common.BattleTied: "invasion-tell-tied",
}
EXPLAINED: Sentences = {
    common.CitySpared: "invasion-why-spared",
    common.Unopposed: "invasion-why-unopposed",
    common.FightChosen: Either("fights", "invasion-why-fights", "invasion-why-retreats"),
    common.Walkover: "invasion-why-walkover",
}

ARGUMENTS: Arguments = {
    "seat": ("captain", lambda seat, voice: voice.captain(seat)),
    "seats": ("captains", lambda seats, voice: voice.captains(seats)),
    "city": ("city", lambda city, _voice: city.name),
    "army": ("army", lambda army, _voice: getattr(army, "attack", None) or 0),
    "ship": ("ship", lambda ship, _voice: ship.name),
}
"""What a field is called in sentences, and how it is written; numbers keep their names."""


def plainly(
    event: Any, voice: Voice, sentences: Sentences, arguments: Arguments = ARGUMENTS
) -> Text:
    """Say the sentence of an event."""
    sentence, fields = sentences[type(event)], asdict(event)
    if isinstance(sentence, Either):
        sentence = sentence.yes if fields[sentence.field] else sentence.no
    values: dict[str, Value] = {}
    for name, value in fields.items():
        if name in arguments:
            called, written = arguments[name]
            values[called] = written(value, voice)
        elif isinstance(value, int):
            values[name] = value
    return say(sentence, **values)


def plain_explainers(sentences: Sentences, arguments: Arguments = ARGUMENTS) -> Explainers:
    """Make explainers of plain sentences."""
    return dict.fromkeys(
        sentences, lambda event, voice: [voice(plainly(event, voice, sentences, arguments))]
    )
