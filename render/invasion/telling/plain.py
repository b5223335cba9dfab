"""Plain events of both editions: each has one sentence, whose arguments are its fields."""

from engine.invasion.battles import events as common
from render.house.explaining import Explainers
from render.story.sentences import Arguments, Either, Sentences, plainly

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


def plain_explainers(sentences: Sentences, arguments: Arguments = ARGUMENTS) -> Explainers:
    """Make explainers of plain sentences."""
    return dict.fromkeys(
        sentences,
        lambda event, voice: [voice(plainly(event, voice, sentences[type(event)], arguments))],
    )
