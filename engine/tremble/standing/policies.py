"""Standing orders: what a captain leaves for the case of absence, one rule for each question.

They count at the deadline. A captain may let them count at once; then those do that answer
whatever their captain holds, so that nobody learns anything from how soon an answer came.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form, stray_fields
from engine.core.words import Text, say
from engine.tremble.ahead import orders
from engine.tremble.phases import battle, buying, catch, losses, moves, planning, responses, reward
from engine.tremble.standing import battle as fights
from engine.tremble.standing import moves as moving
from engine.tremble.standing import responses as responding
from engine.tremble.standing import reward as rewarding
from engine.tremble.standing.choices import (
    ARMY,
    AT_ONCE,
    BUY,
    CLAIM,
    FIGHT,
    LOSS,
    MOVES,
    PLAN,
    RESPOND,
    REWARD,
    RULES,
    WHEN,
    Rule,
)
from engine.tremble.standing.orders import battle_orders, says_most
from engine.tremble.standing.plan import CHOOSY as CHOOSY_PLANS
from engine.tremble.standing.plan import finds_a_city, plan
from engine.tremble.standing.shop import buy
from engine.tremble.table.view import TrembleView

_OPTIONS = {
    rule.key: tuple([Option(choice.key, choice.label) for choice in rule.choices]) for rule in RULES
}


def policies(_view: TrembleView, draft: Answer) -> Form:
    """Make the form of the standing orders; a field without a rule is an empty one."""
    fields = []
    for rule in RULES:
        picked = chosen(draft, rule.key, [choice.key for choice in rule.choices])
        if picked == (rule.unsaid,):
            picked = ()
        fields.append(Field(rule.key, rule.label, _OPTIONS[rule.key], picked, least=0))
    return make_form(fields, facts=(*_facts(draft), say("tremble-standing-fact-usual")))


def _facts(draft: Answer) -> Iterable[Text]:
    """Say which rules count when, and which may have to wait for the deadline all the same."""
    orders = {rule.key: _ordered(rule, draft) for rule in RULES[1:]}
    told = [rule.label for rule in RULES[1:] if orders[rule.key]]
    if not told:
        return
    listed = told[0]
    for label in told[1:]:
        listed = say("list-comma", rest=listed, next=label)
    if draft.get(WHEN.key) != (AT_ONCE,):
        yield say("tremble-standing-fact-deadline", rules=listed)
        return
    yield say("tremble-standing-fact-at-once", rules=listed)
    if orders[PLAN.key] in CHOOSY_PLANS:
        yield say("tremble-standing-fact-plan")
    if bool(orders[LOSS.key]) != bool(orders[CLAIM.key]):
        yield say("tremble-standing-fact-pair")


def _ordered(rule: Rule, policy: Answer) -> str | None:
    """Return what standing orders say by a rule, if anything."""
    picked = policy.get(rule.key, ())
    for choice in rule.choices[1:]:
        if picked == (choice.key,):
            return choice.key
    return None


FormOf: TypeAlias = Callable[[TrembleView, Ask, Answer], Form]


def _answers(_view: TrembleView, _ask: Ask, *_orders: str | None) -> bool:
    """Say that a rule answers whatever its captain holds."""
    return True


class _Kind(NamedTuple):
    """How a kind of question is answered: by which rules, given in this order to a function.

    `sure` tells from what everybody sees that there will be an answer.
    """

    rules: tuple[Rule, ...]
    answer: Callable[..., Answer | None]
    form: FormOf
    sure: Callable[..., bool] = _answers


_KINDS = {
    "buy": _Kind((BUY,), buy, buying.form),
    "plan": _Kind((PLAN,), plan, planning.form, finds_a_city),
    "move": _Kind((MOVES,), moving.move, moves.enemies_form),
    "transfer": _Kind((MOVES,), moving.transfer, moves.TRANSFERS.form),
    "orders": _Kind(
        (FIGHT, RESPOND, LOSS, CLAIM, REWARD, ARMY), battle_orders, orders.form, says_most
    ),
    "fight": _Kind((FIGHT,), fights.fight, battle.FIGHTS.form),
    "respond": _Kind((RESPOND,), responding.respond, responses.form),
    "loss": _Kind((LOSS, CLAIM), fights.loss, losses.form, fights.says_all),
    "reward": _Kind((REWARD, ARMY), rewarding.reward, reward.form, rewarding.says_which),
    "army": _Kind((ARMY,), rewarding.army, catch.form),
    "army-respond": _Kind((RESPOND,), responding.army_respond, catch.respond_form),
}


def standing(view: TrembleView, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by standing orders from their captain's view, or None where they say nothing."""
    kind = _KINDS[ask.kind]
    orders = [_ordered(rule, policy) for rule in kind.rules]
    if not any(orders):
        return None
    answer = kind.answer(view, ask, *orders)
    if answer is None:
        return None
    form = kind.form(view, ask, answer)
    return None if form.faults or stray_fields(form, answer) else answer


def early(public: TrembleView, ask: Ask, policy: Answer) -> bool:
    """Tell whether standing orders are to count at once, and everybody can tell that they do."""
    kind = _KINDS[ask.kind]
    orders = [_ordered(rule, policy) for rule in kind.rules]
    if policy.get(WHEN.key) != (AT_ONCE,) or not any(orders):
        return False
    return kind.sure(public, ask, *orders)
