"""Standing orders: what a captain leaves for the case of absence, one rule for each question.

They count at the deadline. A captain may let them count at once; then those do that need no
more than what everybody sees, so that nobody learns anything from how soon an answer came.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form, stray_fields
from engine.core.words import Text, say
from engine.tremble import battle, buying, catch, losses, moves, planning, responses, reward
from engine.tremble import policies_battle as fights
from engine.tremble import policies_moves as moving
from engine.tremble import policies_respond as responding
from engine.tremble import policies_reward as rewarding
from engine.tremble.policies_plan import plan
from engine.tremble.policies_rules import (
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
    Choice,
    Rule,
)
from engine.tremble.policies_shop import buy
from engine.tremble.view import TrembleView

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
    return make_form(fields, facts=_facts(draft))


def _facts(draft: Answer) -> Iterable[Text]:
    """Say which orders have to wait for the deadline, where all are to count at once."""
    if draft.get(WHEN.key) != (AT_ONCE,):
        return
    private = [rule.label for rule in RULES[1:] if _is_private(_ordered(rule, draft))]
    if private:
        listed = private[0]
        for label in private[1:]:
            listed = say("list-comma", rest=listed, next=label)
        yield say("tremble-standing-fact-waits", rules=listed)


def _is_private(choice: Choice | None) -> bool:
    return choice is not None and not choice.public


def _ordered(rule: Rule, policy: Answer) -> Choice | None:
    """Return what standing orders say by a rule, if anything."""
    picked = policy.get(rule.key, ())
    for choice in rule.choices[1:]:
        if picked == (choice.key,):
            return choice
    return None


FormOf: TypeAlias = Callable[[TrembleView, Ask, Answer], Form]


class _Kind(NamedTuple):
    """How a kind of question is answered: by which rules, given in this order to a function."""

    rules: tuple[Rule, ...]
    answer: Callable[..., Answer | None]
    form: FormOf


_KINDS = {
    "buy": _Kind((BUY,), buy, buying.form),
    "plan": _Kind((PLAN,), plan, planning.form),
    "move": _Kind((MOVES,), moving.move, moves.enemies_form),
    "transfer": _Kind((MOVES,), moving.transfer, moves.transfers_form),
    "fight": _Kind((FIGHT,), fights.fight, battle.form),
    "respond": _Kind((RESPOND,), responding.respond, responses.form),
    "loss": _Kind((LOSS, CLAIM), fights.loss, losses.form),
    "reward": _Kind((REWARD,), rewarding.reward, reward.form),
    "army": _Kind((ARMY,), rewarding.army, catch.form),
    "army-respond": _Kind((RESPOND,), responding.army_respond, catch.respond_form),
}


def standing(view: TrembleView, ask: Ask, policy: Answer) -> Answer | None:
    """Answer by standing orders, or None where they say nothing or `view` shows too little.

    From the public's view only orders answer that are to count at once and need no more.
    """
    kind = _KINDS[ask.kind]
    choices = [_ordered(rule, policy) for rule in kind.rules]
    if view.own is None:
        if policy.get(WHEN.key) != (AT_ONCE,):
            return None
        choices = [None if _is_private(choice) else choice for choice in choices]
    if not any(choices):
        return None
    orders = [choice.key if choice else None for choice in choices]
    answer = kind.answer(view, ask, *orders)
    if answer is None or view.own is None:
        return answer
    form = kind.form(view, ask, answer)
    return None if form.faults or stray_fields(form, answer) else answer
