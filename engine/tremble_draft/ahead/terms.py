"""What battle orders can say: their fields and options, by key."""

from engine.core.forms import Option
from engine.core.words import say
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN
from engine.tremble_draft.ahead.joining import JOIN, TURNS
from engine.tremble_draft.phases.turns import ARMIES

STAY = "stay"
USUAL = "usual"

LABELS = {
    FIGHT: "tremble-draft-field-ahead-fight",
    JOIN: "tremble-draft-field-ahead-join",
    WHEN: "tremble-draft-field-ahead-when",
    LOSE: "tremble-draft-field-ahead-lose",
    CITY: "tremble-draft-field-ahead-city",
    STAY: "tremble-draft-field-ahead-stay",
    ARMIES: "tremble-draft-field-ahead-armies",
}
TO_ASK = Option(ASK, say("invasion-ahead-ask"))
WHENS = (
    Option(ALWAYS, say("tremble-draft-ahead-when-always")),
    Option(TURNS, say("tremble-draft-ahead-when-turns")),
)
FACED = (
    Option(USUAL, say("tremble-draft-ahead-armies-usual")),
    *(
        Option(str(least), say("tremble-draft-ahead-armies-chance", percent=least))
        for least in (30, 50, 70)
    ),
    Option(ALWAYS, say("tremble-draft-ahead-armies-always")),
    Option(NEVER, say("tremble-draft-ahead-armies-never")),
    TO_ASK,
)
