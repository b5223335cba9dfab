"""Standing orders: what counts for a whole game where their captain does not answer."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import say
from engine.martians.orders import suggesting
from engine.martians.phases import fights, herding, laying
from engine.martians.phases.walking import MOVE, PAY_OPTIONS, PAYS, STAY, WAY
from engine.martians.table.view import MartiansView

TURN, PLAYED, LEFT = "turn", "suggested", "default"
_RULES = (
    Field(
        TURN,
        say("martians-standing-turn"),
        (
            Option(PLAYED, say("martians-standing-suggested")),
            Option(LEFT, say("martians-standing-default")),
        ),
        least=0,
    ),
    Field(PAYS, say("martians-pays"), PAY_OPTIONS[:-1], least=0),
)
_BLANK = make_form(_RULES)
_SUGGESTED = {
    laying.TILE: suggesting.tile,
    MOVE: suggesting.move,
    herding.HORDE: suggesting.horde,
}


def policies(_view: MartiansView, draft: Answer) -> Form:
    """Make the form of standing orders."""
    return filled(_BLANK, draft)


def standing(view: MartiansView, ask: Ask, policy: Answer) -> Answer | None:
    """Play a turn as suggested, and pay for fights, as was ordered."""
    if ask.kind == fights.HIT:
        ordered = policy.get(PAYS, ())
        if not ordered:
            return None
        return {fights.PAY: (fights.paid_for(view, int(ordered[0]), keep=0),)}
    if policy.get(TURN) == (LEFT,) and ask.kind == MOVE:
        return {WAY: (STAY,)}
    if policy.get(TURN) != (PLAYED,):
        return None
    return _SUGGESTED[ask.kind](view, ask)
