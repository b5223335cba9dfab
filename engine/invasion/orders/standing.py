"""Standing orders: what a captain leaves for the case of absence, one rule for each question.

They count at the deadline. A captain may let them count at once; then those do that answer
whatever their captain holds, so that nobody learns anything from how soon an answer came.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import Text, say
from engine.invasion.battles.transfers import BEST, FREE, MOVES_SAID
from engine.invasion.cards.keys import HOME, STAY
from engine.invasion.cards.wording import enumerated
from engine.invasion.orders.choosing import AHEAD, ALWAYS, NEVER, UNOPPOSED
from engine.invasion.orders.orders import kept
from engine.kit.advice import Advice, Answerer, Orders, no_orders

View = TypeVar("View")

DEADLINE, AT_ONCE = "deadline", "at-once"
NO_RULE = "none"


class RuleChoice(NamedTuple):
    """One way to answer."""

    key: str
    label: Text


class Rule(NamedTuple):
    """A field of the form; its first choice is what an untouched form says."""

    key: str
    label: Text
    choices: tuple[RuleChoice, ...]

    @property
    def unsaid(self) -> str:
        """Return the choice that goes without saying."""
        return self.choices[0].key


WHEN = Rule(
    "when",
    say("invasion-standing-when"),
    (
        RuleChoice(DEADLINE, say("invasion-standing-when-deadline")),
        RuleChoice(AT_ONCE, say("invasion-standing-when-at-once")),
    ),
)


def rule(key: str, label: Text, *choices: RuleChoice) -> Rule:
    """Make a rule that may be left unsaid."""
    return Rule(key, label, (RuleChoice(NO_RULE, say("invasion-standing-none")), *choices))


def fight_at(percent: int) -> RuleChoice:
    """Fight at such a chance."""
    return RuleChoice(str(percent), say("invasion-standing-fight-chance", percent=percent))


STEADY = "steady"  # do as is suggested
ALWAYS_FIGHT = RuleChoice(ALWAYS, say("invasion-standing-always"))
NEVER_FIGHT = RuleChoice(NEVER, say("invasion-standing-never"))
AS_STEADY = RuleChoice(STEADY, say("invasion-standing-steady"))

BUY, PLAN = "buy", "plan"
KEEP, CHEAPEST, STRONGEST = "keep", "cheapest", "strongest"  # what to buy


def buying(keep: Text, cheapest: Text, strongest: Text) -> Rule:
    """Make the rule of the shop."""
    picked = (
        RuleChoice(KEEP, keep),
        RuleChoice(CHEAPEST, cheapest),
        RuleChoice(STRONGEST, strongest),
    )
    return rule(BUY, say("invasion-standing-buy"), *picked, AS_STEADY)


def planning(*choices: RuleChoice) -> Rule:
    """Make the rule of a plan: to stay home, what an edition has besides, or a steady one."""
    home = RuleChoice(HOME, say("invasion-standing-plan-home"))
    return rule(PLAN, say("invasion-standing-plan"), home, *choices, AS_STEADY)


FIGHT = rule(
    "fight",
    say("invasion-standing-fight"),
    ALWAYS_FIGHT,
    *map(fight_at, (30, 40, 50, 60, 70)),
    RuleChoice(AHEAD, say("invasion-standing-fight-ahead")),
    RuleChoice(UNOPPOSED, say("invasion-standing-fight-unopposed")),
    NEVER_FIGHT,
)
MOVES = rule(
    "moves",
    say("invasion-standing-moves"),
    *[RuleChoice(key, MOVES_SAID[key]) for key in (STAY, FREE, BEST)],
)


def ordered(rule: Rule, policy: Answer) -> str | None:
    """Return what standing orders say by a rule, if anything."""
    picked = policy.get(rule.key, ())
    for choice in rule.choices[1:]:
        if picked == (choice.key,):
            return choice.key
    return None


Said: TypeAlias = Mapping[str, str | None]
"""What standing orders say, by the key of the rule; None where they say nothing."""

Followed: TypeAlias = Callable[[Any, Ask, Orders], Answer | None]
"""Answer a question as it is ordered, whenever that was."""


def _asks(_view: Any, _ask: Ask) -> None:
    """Ask whoever left no orders."""


def _answers(_view: Any, _ask: Ask, _said: Said) -> bool:
    """Say that rules answer whatever their captain holds."""
    return True


class RuleBook(Generic[View]):
    """The rules of which standing orders are made, and the advice that follows orders.

    `ruled` makes orders of what they say; `more` says what else is worth knowing of a draft.
    """

    def __init__(
        self,
        rules: tuple[Rule, ...],
        ruled: Callable[[View, Ask, Said], Orders],
        usual: Text,
        more: Callable[[Said], Iterable[Text]] = lambda _said: (),
    ) -> None:
        self._rules, self._ruled, self._usual, self._more = rules, ruled, usual, more
        self._options = {
            each.key: tuple([Option(choice.key, choice.label) for choice in each.choices])
            for each in (WHEN, *rules)
        }

    def advice(
        self,
        followed: Followed,
        *rules: Rule,
        suggested: Answerer | None = None,
        sure: Callable[[View, Ask, Said], bool] = _answers,
        unsaid: Callable[[View, Ask], Answer | None] = _asks,
    ) -> Advice:
        """Make the advice for a kind of question that orders answer which follow these rules.

        By default counts what follows from no orders. Standing orders must say one of `rules`;
        `sure` tells from what everybody sees that there will be an answer then. Where such a
        question is a window, `unsaid` answers for whoever left no orders, or none that count at
        once.
        """

        def default(view: View, ask: Ask) -> Answer:
            return followed(view, ask, no_orders) or {}

        def standing(view: View, ask: Ask, policy: Answer) -> Answer | None:
            if not policy:
                return unsaid(view, ask)
            said = self._said(policy)
            if not any(said[each.key] for each in rules):
                return None
            return followed(view, ask, self._ruled(view, ask, said))

        def early(public: View, ask: Ask, policy: Answer) -> bool:
            said = self._said(policy)
            if policy.get(WHEN.key) != (AT_ONCE,) or not any(said[each.key] for each in rules):
                return False
            return sure(public, ask, said)

        def ahead(view: Any, ask: Ask) -> Answer:
            return followed(view, ask, kept(view.own.orders)) or {}

        return Advice(default, suggested, standing, early, ahead)

    def _said(self, policy: Answer) -> Said:
        return {each.key: ordered(each, policy) for each in self._rules}

    def policies(self, _view: View, draft: Answer) -> Form:
        """Make the form of the standing orders; a field without a rule is an empty one."""
        fields = []
        for each in (WHEN, *self._rules):
            picked = chosen(draft, each.key, [choice.key for choice in each.choices])
            if picked == (each.unsaid,):
                picked = ()
            fields.append(Field(each.key, each.label, self._options[each.key], picked, least=0))
        return make_form(fields, facts=(*self._facts(draft), self._usual))

    def _facts(self, draft: Answer) -> Iterable[Text]:
        """Say which rules count when, and which may have to wait for the deadline all the same."""
        said = self._said(draft)
        listed = enumerated([each.label for each in self._rules if said[each.key]])
        if listed is None:
            return
        if draft.get(WHEN.key) != (AT_ONCE,):
            yield say("invasion-standing-fact-deadline", rules=listed)
            return
        yield say("invasion-standing-fact-at-once", rules=listed)
        yield from self._more(said)
