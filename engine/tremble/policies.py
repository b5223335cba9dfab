"""Standing orders: what a captain leaves for the case of absence.

All they read is public (totals, armies, values), so they may count at once.
"""

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.tremble.catch import CHOICE, catch_in
from engine.tremble.fighters import battle_in, space_key, totals
from engine.tremble.view import TrembleView

ALWAYS, AHEAD, EVEN, NEVER = "always", "ahead", "even", "never"
RAID, CATCH = "raid", "catch"

_FIELDS: tuple[tuple[str, Text, tuple[tuple[str, Text], ...]], ...] = (
    (
        "fight",
        say("tremble-policy-fight"),
        (
            (ALWAYS, say("tremble-policy-fight-always")),
            (AHEAD, say("tremble-policy-fight-ahead")),
            (NEVER, say("tremble-policy-fight-never")),
        ),
    ),
    (
        "reward",
        say("tremble-policy-reward"),
        (
            (RAID, say("tremble-policy-reward-raid")),
            (CATCH, say("tremble-policy-reward-catch")),
        ),
    ),
    (
        "army",
        say("tremble-policy-army"),
        (
            (ALWAYS, say("tremble-policy-army-always")),
            (EVEN, say("tremble-policy-army-even")),
            (NEVER, say("tremble-policy-army-never")),
        ),
    ),
)


def policies(_view: TrembleView, draft: Answer) -> Form:
    """Make the form of the standing orders: at most one for each kind of question."""
    fields = []
    for key, label, choices in _FIELDS:
        options = tuple(Option(choice, words) for choice, words in choices)
        keys = tuple(choice for choice, _ in choices)
        fields.append(Field(key, label, options, chosen(draft, key, keys), least=0))
    return make_form(fields)


def standing(view: TrembleView, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by a standing order, or None where it says nothing about this question."""
    order = policy.get(ask.kind, ())
    if not order:
        return None
    match ask.kind:
        case "fight":
            return {space_key(space): _fights(view, ask, space, order[0]) for space in ask.about}
        case "reward":
            return {space_key(space): order for space in ask.about}
        case "army":
            chance = catch_in(view, ask).chance
            fights = order[0] == ALWAYS or (order[0] == EVEN and chance >= 0.5)
            return {CHOICE: ("fight",) if fights else ("retreat",)}
        case _:
            return None


def _fights(view: TrembleView, ask: Ask, space: int, order: str) -> tuple[str, ...]:
    own, best = totals(battle_in(view, space)[0], ask.seat)
    return ("fight",) if order == ALWAYS or (order == AHEAD and own >= best) else ("retreat",)
