"""Standing orders: one rule for each question that comes often."""

from engine.core.asks import Answer, Ask
from engine.core.words import say
from engine.invasion.battles import space_key
from engine.invasion.choosing import (
    AHEAD,
    ALWAYS,
    NEVER,
    UNOPPOSED,
    battle_at,
    fight,
    fights,
    reaches,
)
from engine.invasion.keys import HOME
from engine.invasion.odds import army_odds
from engine.invasion.standing import Choice, Kind, StandingOrders, fight_at, rule
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.phases import buying, looting, losses, meeting, planning
from engine.tremble_draft.phases.battle import FIGHTS
from engine.tremble_draft.phases.losses import search_key, worth
from engine.tremble_draft.table.view import DraftView, own_part

KEEP, CHEAPEST, STRONGEST = "keep", "cheapest", "strongest"

BUY = rule(
    "buy",
    say("tremble-draft-standing-buy"),
    Choice(KEEP, say("tremble-draft-standing-buy-keep")),
    Choice(CHEAPEST, say("tremble-draft-standing-buy-cheapest")),
    Choice(STRONGEST, say("tremble-draft-standing-buy-strongest")),
)
PLAN = rule(
    "plan",
    say("tremble-draft-standing-plan"),
    Choice(HOME, say("tremble-draft-standing-plan-home")),
)
FIGHT = rule(
    "fight",
    say("tremble-draft-standing-fight"),
    Choice(ALWAYS, say("tremble-draft-standing-fight-always")),
    *map(fight_at, (30, 40, 50, 60, 70)),
    Choice(AHEAD, say("tremble-draft-standing-fight-ahead")),
    Choice(UNOPPOSED, say("invasion-standing-fight-unopposed")),
    Choice(NEVER, say("tremble-draft-standing-fight-never")),
)
LOSS = rule(
    "loss",
    say("tremble-draft-standing-loss"),
    Choice(CHEAPEST, say("tremble-draft-standing-loss-cheapest")),
)
LOOT = rule(
    "loot",
    say("tremble-draft-standing-loot"),
    Choice(looting.RAID, say("tremble-draft-ahead-raid")),
    Choice(looting.SEARCH, say("tremble-draft-ahead-search")),
)
ARMY = rule(
    "army",
    say("tremble-draft-standing-army"),
    Choice(ALWAYS, say("tremble-draft-ahead-armies-always")),
    *map(fight_at, (30, 50, 70)),
    Choice(NEVER, say("tremble-draft-ahead-armies-never")),
)
RULES = (BUY, PLAN, FIGHT, LOSS, LOOT, ARMY)


def _buy(view: DraftView, ask: Ask, order: str) -> Answer:
    """Buy a ship by price or strength, where there is room for it."""
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


def _plan(view: DraftView, ask: Ask, _order: str) -> Answer:
    return planning.default(view, ask)


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


def _never(_view: DraftView, _ask: Ask) -> None:
    """Say nothing."""


_KINDS = {
    "tasks": Kind((), _never, losses.form),
    "credit": Kind((), _never, losses.form),
    "transfer": Kind((), _never, losses.form),
    "reserve": Kind((), _never, losses.form),
    "orders": Kind((), _never, losses.form),
    "buy": Kind((BUY,), _buy, buying.form),
    "plan": Kind((PLAN,), _plan, planning.form),
    "fight": Kind((FIGHT,), _fight, FIGHTS.form),
    "loss": Kind((LOSS,), _loss, losses.form),
    "loot": Kind((LOOT,), _loot, looting.form),
    "army": Kind((ARMY,), _army, meeting.form),
}

ORDERS = StandingOrders[DraftView](RULES, _KINDS, say("tremble-draft-standing-usual"))
