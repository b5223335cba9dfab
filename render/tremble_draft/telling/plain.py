"""Plain events of the first draft: each has one sentence, whose arguments are its fields."""

from engine.tremble_draft.table import events as ev
from render.invasion.telling import plain
from render.story.sentences import Arguments, Either, Sentences

TOLD: Sentences = {
    **plain.TOLD,
    ev.CreditTaken: "invasion-tell-credit",
    ev.CreditRepaid: Either("final", "tremble-draft-tell-due", "tremble-draft-tell-repaid"),
    ev.SearchLeft: "tremble-draft-tell-left",
    ev.SearchBroken: "tremble-draft-tell-broken",
    ev.FuelPaid: "tremble-draft-tell-fuel",
    ev.DecidesNow: "invasion-tell-decides-now",
    ev.ReserveJoined: "tremble-draft-tell-joined",
    ev.ShipLost: "invasion-tell-loss",
    ev.SearchCounted: "tremble-draft-tell-counted",
    ev.SearchUnfinished: "tremble-draft-tell-unfinished",
}
EXPLAINED: Sentences = {
    **plain.EXPLAINED,
    ev.CreditTaken: "tremble-draft-why-credit",
    ev.CreditRepaid: Either("final", "tremble-draft-why-due", "tremble-draft-why-repaid"),
    ev.SearchLeft: "tremble-draft-why-left",
    ev.SearchBroken: "tremble-draft-why-broken",
    ev.FuelPaid: "tremble-draft-why-fuel",
    ev.DecidesNow: "invasion-why-decides-now",
    ev.ShipLost: "invasion-why-loss",
    ev.SearchCounted: "tremble-draft-why-counted",
    ev.SearchUnfinished: "tremble-draft-why-unfinished",
}
ARGUMENTS: Arguments = {
    **plain.ARGUMENTS,
    "army": ("army", lambda army, _voice: int(army.attack)),
    "ships": ("ships", lambda ships, voice: voice.cards(ship.name for ship in ships)),
}
