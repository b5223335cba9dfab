"""Plain events of this edition: each has one sentence, whose arguments are its fields."""

from engine.tremble.table import events as ev
from render.invasion.telling import plain
from render.story.sentences import Arguments, Either, Sentences

TOLD: Sentences = {
    **plain.TOLD,
    ev.TurnBegan: "tremble-tell-turn",
    ev.GivenBack: "tremble-tell-given-back",
    ev.FuelAdded: "tremble-tell-fuel",
    ev.DecidesNow: "invasion-tell-decides-now",
    ev.Passed: "tremble-tell-passed",
    ev.ShipSaved: "tremble-tell-saved",
    ev.NoCompensation: "tremble-tell-no-compensation",
    ev.RewardChosen: Either("catch", "tremble-tell-catch", "invasion-tell-raid"),
    ev.ArmyAvoided: "tremble-tell-army-avoided",
    ev.CityLost: "tremble-tell-lost",
}
EXPLAINED: Sentences = {
    **plain.EXPLAINED,
    ev.TurnBegan: "tremble-why-turn",
    ev.GivenBack: "tremble-why-given-back",
    ev.DecidesNow: "invasion-why-decides-now",
    ev.ShipSaved: Either("army", "tremble-why-saved-army", "tremble-why-saved"),
    ev.NoCompensation: "tremble-why-no-compensation",
    ev.ArmyAvoided: "tremble-why-army-avoided",
    ev.CityLost: Either("fled", "tremble-why-fled", "tremble-why-beaten"),
}
ARGUMENTS: Arguments = {
    **plain.ARGUMENTS,
    "aid": ("aid", lambda aid, voice: voice.aid(aid)),
    "aids": ("aids", lambda aids, voice: voice.aids(aids)),
    "stations": ("cards", lambda cards, voice: voice.cards(card.name for card in cards)),
}
