"""The rules of standing orders, one for each question that comes often; orders made of them."""

from engine.core.asks import Ask
from engine.core.words import say
from engine.invasion.battles.transfers import MOVES as MOVING
from engine.invasion.orders import standing
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, WHEN
from engine.invasion.orders.orders import FIGHT as FIGHTS
from engine.invasion.orders.standing import (
    AS_STEADY,
    CHEAPEST,
    FIGHT,
    MOVES,
    RuleChoice,
    Said,
    fight_at,
    rule,
)
from engine.kit.advice import Orders, Place
from engine.tremble_draft.ahead.joining import JOIN, TURNS
from engine.tremble_draft.phases import lending, looting
from engine.tremble_draft.phases.reserve import in_reserve
from engine.tremble_draft.phases.turns import ARMIES
from engine.tremble_draft.table.view import ID, DraftView

TASKS = rule("tasks", say("tremble-draft-standing-tasks"), AS_STEADY)
CREDIT = rule(
    "credit",
    say("tremble-draft-standing-credit"),
    RuleChoice(lending.TAKE, say("tremble-draft-option-credit")),
    RuleChoice(lending.LEAVE, say("tremble-draft-option-no-credit")),
)
BUY = standing.buying(
    say("tremble-draft-standing-buy-keep"),
    say("tremble-draft-standing-buy-cheapest"),
    say("tremble-draft-standing-buy-strongest"),
)
PLAN = standing.planning()
RESERVE = rule(
    "reserve",
    say("tremble-draft-standing-reserve"),
    RuleChoice(ALWAYS, say("tremble-draft-ahead-when-always")),
    RuleChoice(TURNS, say("tremble-draft-ahead-when-turns")),
    RuleChoice(NEVER, say("tremble-draft-standing-reserve-never")),
)
LOSS = rule(
    "loss",
    say("tremble-draft-standing-loss"),
    RuleChoice(CHEAPEST, say("tremble-draft-standing-loss-cheapest")),
)
LOOT = rule(
    "loot",
    say("tremble-draft-standing-loot"),
    RuleChoice(looting.RAID, say("tremble-draft-ahead-raid")),
    RuleChoice(looting.SEARCH, say("tremble-draft-ahead-search")),
)
ARMY = rule(
    "army",
    say("tremble-draft-standing-army"),
    RuleChoice(ALWAYS, say("tremble-draft-ahead-armies-always")),
    *map(fight_at, (30, 50, 70)),
    RuleChoice(NEVER, say("tremble-draft-ahead-armies-never")),
)
RULES = (TASKS, CREDIT, BUY, PLAN, MOVES, FIGHT, RESERVE, LOSS, LOOT, ARMY)

_PLAIN = {
    **{each.key: each for each in (TASKS, CREDIT, BUY, PLAN)},
    MOVING: MOVES,
    FIGHTS: FIGHT,
    WHEN: RESERVE,
    CITY: LOOT,
    ARMIES: ARMY,
}
"""Kinds of orders that are said in the words of a rule."""


def ruled(view: DraftView, ask: Ask, said: Said) -> Orders:
    """Order what standing orders say; nothing of what they leave open."""

    def ordered(kind: str, _place: Place) -> tuple[str, ...]:
        if kind == JOIN and said[RESERVE.key] not in (None, NEVER):
            return tuple(map(ID, in_reserve(view, ask.seat)))
        order = said[_PLAIN[kind].key] if kind in _PLAIN else None
        return (order,) if order else ()

    return ordered
