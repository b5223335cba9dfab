"""Standing orders: one rule for each question that comes often."""

from functools import partial

from engine.core.asks import Answer, Ask
from engine.core.words import say
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.odds import army_odds
from engine.invasion.battles.transfers import moved
from engine.invasion.orders import standing
from engine.invasion.orders.choosing import ALWAYS, NEVER, battle_at, fight, fights, reaches
from engine.invasion.orders.orders import CITY, WHEN
from engine.invasion.orders.orders import FIGHT as FIGHTS_KEY
from engine.invasion.orders.standing import (
    AS_STEADY,
    CHEAPEST,
    FIGHT,
    KEEP,
    MOVES,
    STEADY,
    QuestionRules,
    RuleChoice,
    StandingOrders,
    fight_at,
    rule,
)
from engine.tremble_draft.ahead import orders
from engine.tremble_draft.ahead.joining import TURNS, joined
from engine.tremble_draft.ahead.terms import JOIN
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.phases import (
    buying,
    lending,
    looting,
    losses,
    meeting,
    planning,
    reserve,
    setup,
)
from engine.tremble_draft.phases.battle import FIGHTS
from engine.tremble_draft.phases.losses import search_key, worth
from engine.tremble_draft.phases.turns import ARMIES
from engine.tremble_draft.suggesting import opening, plans
from engine.tremble_draft.suggesting.battles import transfer
from engine.tremble_draft.table.view import DraftView, own_part

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


def _tasks(view: DraftView, ask: Ask, _order: str) -> Answer:
    return opening.tasks(view, ask)


def _credit(_view: DraftView, _ask: Ask, order: str) -> Answer:
    return {lending.CREDIT_KEY: (order,)}


def _buy(view: DraftView, ask: Ask, order: str) -> Answer:
    """Buy a ship by price or strength, where there is room for it, or as a computer captain."""
    if order == STEADY:
        return plans.buy(view, partial(buying.form, view, ask))
    offered = buying.form(view, ask, {}).field(buying.BUY).open_options()
    cards = {ship.id: ship for ship in own_part(view).offer}
    ships = [cards[option.key] for option in offered]
    answer = buying.default(view, ask)
    if order == KEEP or not ships or len(own_part(view).ships) >= buying.MAX_SHIPS:
        return answer
    rank = worth if order == CHEAPEST else _weakness
    return {**answer, buying.BUY: (min(ships, key=rank).id,)}


def _weakness(ship: Ship) -> tuple[int, int, str]:
    return -ship.attack, ship.price, ship.id


def _plan(view: DraftView, ask: Ask, order: str) -> Answer:
    if order == STEADY:
        return plans.plan(view, partial(planning.form, view, ask))
    return planning.default(view, ask)


def _transfer(view: DraftView, ask: Ask, order: str) -> Answer:
    return moved(view, ask, order, transfer)


def _reserve(view: DraftView, ask: Ask, order: str) -> Answer:
    """Let any ship join: always, or where that turns the fight."""
    if order == NEVER:
        return reserve.default(view, ask)
    ships = [ship.id for ship in reserve.in_reserve(view, ask.seat)]
    return joined(view, ask, lambda _space: ships, lambda _space: order)


def _orders(view: DraftView, ask: Ask, *rules: str | None) -> Answer:
    """Give battle orders that do as standing orders say; the rest is as when nobody answers."""
    said = dict(zip(_SAID, rules, strict=True))
    answer = orders.default(view, ask)
    for field in orders.filled_in(view, ask):
        kind = field.key.partition(".")[0]
        order = said.get(kind)
        if kind == JOIN and said[WHEN] not in (None, NEVER):
            answer[field.key] = tuple([option.key for option in field.options])
        elif order in [option.key for option in field.options]:
            answer[field.key] = (order,)
    return answer


def _says_most(_view: DraftView, _ask: Ask, *rules: str | None) -> bool:
    """Tell whether standing orders say whether to fight, and whether to raid or search."""
    said = dict(zip(_SAID, rules, strict=True))
    return said[FIGHTS_KEY] is not None and said[CITY] is not None


def _fight(view: DraftView, ask: Ask, order: str) -> Answer:
    return fight(view, ask, lambda seen, space: fights(battle_at(seen, space), ask.seat, order))


def _loss(view: DraftView, ask: Ask, _order: str) -> Answer:
    return losses.default(view, ask)


def _loot(view: DraftView, ask: Ask, order: str) -> Answer:
    """Raid all cities, or search all with every ship there."""
    if order == looting.RAID:
        return looting.default(view, ask)
    answer: Answer = {}
    for space in ask.about:
        ships = looting.captured(view, ask.seat, space)[1]
        answer[space_key(space)] = (looting.SEARCH,)
        answer[looting.stay_key(space)] = tuple([ship.id for ship in ships])
    return answer


def _army(view: DraftView, ask: Ask, order: str) -> Answer:
    army = meeting.army_met(view)
    return {
        search_key(each.city.id): (
            meeting.FIGHT if reaches(order, army_odds(each.total, army)) else meeting.LEAVE,
        )
        for each in view.public.captains[ask.seat].searches
    }


_SAID = (FIGHTS_KEY, WHEN, CITY, ARMIES)  # kinds of battle orders, by the rules that give them
_KINDS = {
    "tasks": QuestionRules((TASKS,), _tasks, setup.tasks_form),
    "credit": QuestionRules((CREDIT,), _credit, lending.form),
    "transfer": QuestionRules((MOVES,), _transfer, planning.TRANSFERS.form),
    "reserve": QuestionRules((RESERVE,), _reserve, reserve.form),
    "orders": QuestionRules((FIGHT, RESERVE, LOOT, ARMY), _orders, orders.form, _says_most),
    "buy": QuestionRules((BUY,), _buy, buying.form),
    "plan": QuestionRules((PLAN,), _plan, planning.form),
    "fight": QuestionRules((FIGHT,), _fight, FIGHTS.form),
    "loss": QuestionRules((LOSS,), _loss, losses.form),
    "loot": QuestionRules((LOOT,), _loot, looting.form),
    "army": QuestionRules((ARMY,), _army, meeting.form),
}

ORDERS = StandingOrders[DraftView](RULES, _KINDS, say("tremble-draft-standing-usual"))
