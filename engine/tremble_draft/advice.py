"""Advice on every kind of question: what counts by default, by orders, and what is suggested."""

from engine.core.asks import Answer, Ask
from engine.core.words import say
from engine.invasion.orders.choosing import fight_as_ordered
from engine.invasion.orders.orders import BattleOrders
from engine.invasion.orders.standing import (
    CHEAPEST,
    FIGHT,
    KEEP,
    MOVES,
    STEADY,
    RuleBook,
    Said,
)
from engine.kit.advice import AdviceTable, Orders, order_of
from engine.tremble_draft.ahead import following, orders
from engine.tremble_draft.ahead.following import FOLLOWED, unordered
from engine.tremble_draft.ahead.joining import joined
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.looking.views import make_view
from engine.tremble_draft.phases import buying, lending, planning, setup
from engine.tremble_draft.phases.losses import worth
from engine.tremble_draft.standing.choices import (
    ARMY,
    BUY,
    CREDIT,
    LOOT,
    LOSS,
    PLAN,
    RESERVE,
    RULES,
    TASKS,
    ruled,
)
from engine.tremble_draft.suggesting import battles, looting, opening, plans
from engine.tremble_draft.table.events import DecidesNow
from engine.tremble_draft.table.state import State
from engine.tremble_draft.table.view import DraftView, own_part


def _tasks(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    suggested = order_of(orders, TASKS.key) == STEADY
    return opening.tasks(view, ask) if suggested else setup.tasks_default(view, ask)


def _credit(_view: DraftView, _ask: Ask, orders: Orders) -> Answer:
    return {lending.CREDIT_KEY: (order_of(orders, CREDIT.key, usual=lending.LEAVE),)}


def _buy(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Buy a ship by price or strength, where there is room for it, or as is suggested."""
    order = order_of(orders, BUY.key, usual=KEEP)
    if order == STEADY:
        return plans.buy(view, ask)
    answer = buying.default(view, ask)
    if order == KEEP or len(own_part(view).ships) >= buying.MAX_SHIPS:
        return answer
    offered = buying.form(view, ask, {}).field(buying.BUY).open_options()
    cards = {ship.id: ship for ship in own_part(view).offer}
    ships = [cards[option.key] for option in offered]
    best = min(ships, key=worth if order == CHEAPEST else _weakness, default=None)
    return answer if best is None else {**answer, buying.BUY: (best.id,)}


def _weakness(ship: Ship) -> tuple[int, int, str]:
    return -ship.attack, ship.price, ship.id


def _plan(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    suggested = order_of(orders, PLAN.key) == STEADY
    return plans.plan(view, ask) if suggested else planning.default(view, ask)


def _says_most(_public: DraftView, _ask: Ask, said: Said) -> bool:
    """Tell whether standing orders say whether to fight, and whether to raid or search."""
    return said[FIGHT.key] is not None and said[LOOT.key] is not None


_BOOK = RuleBook[DraftView](RULES, ruled, say("tremble-draft-standing-usual"))
_row = _BOOK.advice
ADVICE = AdviceTable[DraftView](
    {
        "tasks": _row(_tasks, TASKS, suggested=opening.tasks),
        "credit": _row(_credit, CREDIT, suggested=opening.credit),
        "buy": _row(_buy, BUY, suggested=plans.buy),
        "army": _row(following.army, ARMY, suggested=looting.army),
        "plan": _row(_plan, PLAN, suggested=plans.plan),
        "transfer": _row(following.transfer, MOVES, suggested=battles.transfer),
        "orders": _row(
            orders.as_ordered,
            *(FIGHT, RESERVE, LOOT, ARMY),
            suggested=orders.suggested_orders,
            sure=_says_most,
        ),
        "fight": _row(fight_as_ordered, FIGHT, suggested=battles.fight),
        "reserve": _row(joined, RESERVE, suggested=battles.reserve),
        "loss": _row(following.loss, LOSS, suggested=battles.loss),
        "loot": _row(following.loot, LOOT, suggested=looting.loot),
    },
    _BOOK.policies,
)
BATTLE_ORDERS = BattleOrders[State, DraftView](
    {kind: ADVICE.ahead[kind] for kind in FOLLOWED},
    unordered,
    make_view,
    lambda ask: DecidesNow(ask.seat, ask.about),
)
