"""Plain events: a sentence from the catalogue whose arguments are the fields of the event.

Only where a sentence needs thought does an event get a function of its own.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import asdict

from engine.core.words import Text, say
from engine.invasion import events as common
from engine.tremble.table import events as ev
from render.tremble.voice import Voice


class Either(NamedTuple):
    """Two sentences, of which a field of the event chooses one."""

    field: str
    yes: str
    no: str


Sentence: TypeAlias = str | Either
Sentences: TypeAlias = Mapping[type[Any], Sentence]

TOLD: Sentences = {
    ev.TurnBegan: "tremble-tell-turn",
    ev.GivenBack: "tremble-tell-given-back",
    ev.FuelAdded: "tremble-tell-fuel",
    ev.DecidesNow: "tremble-tell-decides-now",
    common.CitySpared: "tremble-tell-spared",
    common.Unopposed: "tremble-tell-unopposed",
    common.FightChosen: Either("fights", "tremble-tell-fights", "tremble-tell-retreats"),
    common.Walkover: "tremble-tell-walkover",
    common.BattleTied: "tremble-tell-tied",
    ev.Passed: "tremble-tell-passed",
    ev.ShipSaved: "tremble-tell-saved",
    ev.NoCompensation: "tremble-tell-no-compensation",
    ev.RewardChosen: Either("catch", "tremble-tell-catch", "tremble-tell-raid"),
    ev.ArmyAvoided: "tremble-tell-army-avoided",
    ev.CityLost: "tremble-tell-lost",
}
EXPLAINED: Sentences = {
    ev.TurnBegan: "tremble-why-turn",
    ev.GivenBack: "tremble-why-given-back",
    ev.DecidesNow: "tremble-why-decides-now",
    common.CitySpared: "tremble-why-spared",
    common.Unopposed: "tremble-why-unopposed",
    common.FightChosen: Either("fights", "tremble-why-fights", "tremble-why-retreats"),
    common.Walkover: "tremble-why-walkover",
    ev.ShipSaved: Either("army", "tremble-why-saved-army", "tremble-why-saved"),
    ev.NoCompensation: "tremble-why-no-compensation",
    ev.ArmyAvoided: "tremble-why-army-avoided",
    ev.CityLost: Either("fled", "tremble-why-fled", "tremble-why-beaten"),
}

ARGUMENTS: dict[str, tuple[str, Callable[[Any, Voice], str | int]]] = {
    "seat": ("captain", lambda seat, voice: voice.captain(seat)),
    "seats": ("captains", lambda seats, voice: voice.captains(seats)),
    "city": ("city", lambda city, _voice: str(city.name)),
    "army": ("army", lambda army, _voice: getattr(army, "attack", None) or 0),
    "aid": ("aid", lambda aid, voice: voice.aid(aid)),
    "aids": ("aids", lambda aids, voice: voice.aids(aids)),
    "stations": ("cards", lambda cards, voice: voice.cards(card.name for card in cards)),
}
"""What a field is called in sentences, and how it is written; numbers keep their names."""


def plainly(event: Any, voice: Voice, sentences: Sentences) -> Text:
    """Say the sentence of an event."""
    sentence, fields = sentences[type(event)], asdict(event)
    if isinstance(sentence, Either):
        sentence = sentence.yes if fields[sentence.field] else sentence.no
    arguments: dict[str, str | int] = {}
    for name, value in fields.items():
        if name in ARGUMENTS:
            called, written = ARGUMENTS[name]
            arguments[called] = written(value, voice)
        elif isinstance(value, int):
            arguments[name] = value
    return say(sentence, **arguments)
