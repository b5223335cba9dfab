"""Standing orders: which rules answer which question."""

from collections.abc import Iterable

from engine.core.words import Text, say
from engine.invasion.orders.standing import FIGHT, MOVES, QuestionRules, Said, StandingOrders
from engine.tremble.ahead import orders
from engine.tremble.phases import (
    aftermath,
    battle,
    buying,
    catch,
    losses,
    moves,
    planning,
    responses,
    reward,
)
from engine.tremble.standing import battle as fights
from engine.tremble.standing import moves as moving
from engine.tremble.standing import responses as responding
from engine.tremble.standing import reward as rewarding
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
from engine.tremble.standing.orders import battle_orders, says_most
from engine.tremble.standing.plan import CHOOSY as CHOOSY_PLANS
from engine.tremble.standing.plan import finds_a_city, plan
from engine.tremble.standing.shop import buy
from engine.tremble.table.view import TrembleView

_USUAL = say("tremble-standing-fact-usual")


def _more(said: Said) -> Iterable[Text]:
    """Say which rules may have to wait for the deadline all the same."""
    if said[PLAN.key] in CHOOSY_PLANS:
        yield say("tremble-standing-fact-plan")
    if bool(said[LOSS.key]) != bool(said[CLAIM.key]):
        yield say("tremble-standing-fact-pair")


_KINDS = {
    "buy": QuestionRules((BUY,), buy, buying.form),
    "plan": QuestionRules((PLAN,), plan, planning.form, finds_a_city),
    "move": QuestionRules((MOVES,), moving.move, moves.enemies_form),
    "transfer": QuestionRules((MOVES,), moving.transfer, moves.TRANSFERS.form),
    "orders": QuestionRules(
        (FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY), battle_orders, orders.form, says_most
    ),
    "fight": QuestionRules((FIGHT,), fights.ordered, battle.FIGHTS.form),
    "respond": QuestionRules(
        (RESPOND,), responding.respond, responses.form, ruled=responding.pass_with_nothing
    ),
    "loss": QuestionRules((LOSS, CLAIM), fights.loss, losses.form, fights.says_all),
    "aftermath": QuestionRules(
        (LOSS, CLAIM, REWARD, ARMY), rewarding.aftermath, aftermath.form, rewarding.says_both
    ),
    "reward": QuestionRules((REWARD, ARMY), rewarding.reward, reward.form, rewarding.says_which),
    "army": QuestionRules((ARMY,), rewarding.army, catch.form),
    "army-respond": QuestionRules((RESPOND,), responding.army_respond, catch.respond_form),
}

ORDERS = StandingOrders[TrembleView](RULES, _KINDS, _USUAL, _more)
