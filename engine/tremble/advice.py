"""Advice on every kind of question: what counts by default, by orders, and what is suggested."""

from collections.abc import Iterable

from engine.core.asks import Ask
from engine.core.words import Text, say
from engine.invasion.orders.choosing import fight_as_ordered
from engine.invasion.orders.orders import BattleOrders
from engine.invasion.orders.standing import FIGHT, MOVES, RuleBook, Said
from engine.kit.advice import AdviceTable
from engine.tremble.ahead import following, orders
from engine.tremble.ahead.asking import ARMY as ARMIES
from engine.tremble.ahead.asking import FOLLOWED, spend, unordered
from engine.tremble.choosing.battles import may_claim
from engine.tremble.choosing.using import pass_with_nothing
from engine.tremble.looking.views import make_view
from engine.tremble.phases.aftermath import answered, parts
from engine.tremble.phases.losses import choices
from engine.tremble.standing.choices import (
    ARMY,
    BUY,
    CLAIM,
    LOSS,
    PLAN,
    RESPOND,
    REWARD,
    RULES,
)
from engine.tremble.standing.plan import CHOOSY, finds_a_city, plan
from engine.tremble.standing.ruled import ruled
from engine.tremble.standing.shop import buy
from engine.tremble.suggesting import battles, catches, moves, plans, shop
from engine.tremble.table.events import DecidesNow
from engine.tremble.table.state import State
from engine.tremble.table.view import TrembleView


def _more(said: Said) -> Iterable[Text]:
    """Say which rules may have to wait for the deadline all the same."""
    if said[PLAN.key] in CHOOSY:
        yield say("tremble-standing-fact-plan")
    if bool(said[LOSS.key]) != bool(said[CLAIM.key]):
        yield say("tremble-standing-fact-pair")


def _finds_a_city(public: TrembleView, _ask: Ask, said: Said) -> bool:
    return finds_a_city(public, said[PLAN.key] or "")


def _says_most(_public: TrembleView, _ask: Ask, said: Said) -> bool:
    """Tell whether standing orders say whether to fight, and whether to raid or catch."""
    return said[FIGHT.key] is not None and said[REWARD.key] is not None


def _says_all_lost(public: TrembleView, ask: Ask, said: Said) -> bool:
    """Tell whether standing orders say all that is asked: ships to lose, and cities to claim."""
    lost = any(choices(public, ask.seat, space) for space in ask.about)
    unsaid = lost and said[LOSS.key] is None
    return not unsaid and not (may_claim(public, ask) and said[CLAIM.key] is None)


def _says_both(public: TrembleView, ask: Ask, said: Said) -> bool:
    """Tell whether standing orders say all that is asked of who lost and has a city."""
    lost, _ = parts(public, ask)
    return _says_all_lost(public, lost, said) and said[REWARD.key] is not None


_BOOK = RuleBook[TrembleView](RULES, ruled, say("tremble-standing-fact-usual"), _more)
_row = _BOOK.advice
ADVICE = AdviceTable[TrembleView](
    {
        "buy": _row(buy, BUY, suggested=shop.buy),
        "plan": _row(plan, PLAN, suggested=plans.plan, sure=_finds_a_city),
        "move": _row(following.move, MOVES, suggested=moves.move),
        "transfer": _row(following.transfer, MOVES, suggested=moves.transfer),
        "orders": _row(
            orders.as_ordered,
            *(FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY),
            suggested=orders.suggested_orders,
            sure=_says_most,
        ),
        "fight": _row(fight_as_ordered, FIGHT, suggested=battles.fight),
        "respond": _row(
            following.respond, RESPOND, suggested=battles.respond, unsaid=pass_with_nothing
        ),
        "loss": _row(following.loss, LOSS, CLAIM, suggested=battles.loss, sure=_says_all_lost),
        "aftermath": _row(
            following.aftermath,
            *(LOSS, CLAIM, REWARD, ARMY),
            suggested=answered(battles.loss, catches.reward),
            sure=_says_both,
        ),
        "reward": _row(following.reward, REWARD, suggested=catches.reward),
        "army": _row(following.army, ARMY, suggested=catches.army),
        "army-respond": _row(following.army_respond, RESPOND, suggested=catches.army_respond),
    },
    _BOOK.policies,
)
BATTLE_ORDERS = BattleOrders[State, TrembleView](
    {kind: ADVICE.ahead[kind] for kind in FOLLOWED},
    unordered,
    make_view,
    lambda ask: DecidesNow(ask.seat),
    live=frozenset({ARMIES}),
    spend=spend,
)
