"""Standing orders: what a captain leaves for the case of absence, one rule for each question.

They count at the deadline. A captain may let them count at once; then those do that answer
whatever their captain holds, so that nobody learns anything from how soon an answer came.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, Option, chosen, make_form, stray_fields
from engine.core.words import Text, say
from engine.invasion.battles.transfers import BEST, FREE, MOVES_SAID
from engine.invasion.cards.keys import HOME, STAY
from engine.invasion.cards.wording import enumerated
from engine.invasion.orders.choosing import AHEAD, ALWAYS, NEVER, UNOPPOSED

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


STEADY = "steady"  # do as a steady computer captain would
ALWAYS_FIGHT = RuleChoice(ALWAYS, say("invasion-standing-always"))
NEVER_FIGHT = RuleChoice(NEVER, say("invasion-standing-never"))
AS_STEADY = RuleChoice(STEADY, say("invasion-standing-steady"))

KEEP, CHEAPEST, STRONGEST = "keep", "cheapest", "strongest"  # what to buy


def buying(keep: Text, cheapest: Text, strongest: Text) -> Rule:
    """Make the rule of the shop."""
    picked = (
        RuleChoice(KEEP, keep),
        RuleChoice(CHEAPEST, cheapest),
        RuleChoice(STRONGEST, strongest),
    )
    return rule("buy", say("invasion-standing-buy"), *picked, AS_STEADY)


def planning(*choices: RuleChoice) -> Rule:
    """Make the rule of a plan: to stay home, what an edition has besides, or a steady one."""
    home = RuleChoice(HOME, say("invasion-standing-plan-home"))
    return rule("plan", say("invasion-standing-plan"), home, *choices, AS_STEADY)


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


def _asks(_view: Any, _ask: Ask) -> None:
    """Ask whoever left no orders."""


def _answers(_view: Any, _ask: Ask, *_orders: str | None) -> bool:
    """Say that a rule answers whatever its captain holds."""
    return True


class QuestionRules(NamedTuple):
    """How a kind of question is answered: by which rules, given in this order to a function.

    `sure` tells from what everybody sees that there will be an answer. Where such a question is
    a window, `ruled` answers for whoever left no orders, or none that count at once.
    """

    rules: tuple[Rule, ...]
    answer: Callable[..., Answer | None]
    form: Callable[[Any, Ask, Answer], Form]
    sure: Callable[..., bool] = _answers
    ruled: Callable[[Any, Ask], Answer | None] = _asks


Said = Mapping[str, str | None]
"""What is ordered, by the key of the rule."""


class StandingOrders(Generic[View]):
    """The standing orders of an edition; `more` says what else is worth knowing of a draft."""

    def __init__(
        self,
        rules: tuple[Rule, ...],
        kinds: Mapping[str, QuestionRules],
        usual: Text,
        more: Callable[[Said], Iterable[Text]] = lambda _said: (),
    ) -> None:
        self._rules, self._kinds, self._usual, self._more = rules, kinds, usual, more
        self._options = {
            each.key: tuple([Option(choice.key, choice.label) for choice in each.choices])
            for each in (WHEN, *rules)
        }

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
        said = {each.key: ordered(each, draft) for each in self._rules}
        listed = enumerated([each.label for each in self._rules if said[each.key]])
        if listed is None:
            return
        if draft.get(WHEN.key) != (AT_ONCE,):
            yield say("invasion-standing-fact-deadline", rules=listed)
            return
        yield say("invasion-standing-fact-at-once", rules=listed)
        yield from self._more(said)

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        """Answer by standing orders from their captain's view, or None where they say nothing."""
        kind = self._kinds[ask.kind]
        if not policy:
            return kind.ruled(view, ask)
        orders = [ordered(each, policy) for each in kind.rules]
        if not any(orders):
            return None
        answer = kind.answer(view, ask, *orders)
        if answer is None:
            return None
        form = kind.form(view, ask, answer)
        return None if form.faults or stray_fields(form, answer) else answer

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders count at once, and everybody can tell that they do."""
        kind = self._kinds[ask.kind]
        orders = [ordered(each, policy) for each in kind.rules]
        if policy.get(WHEN.key) != (AT_ONCE,) or not any(orders):
            return False
        return kind.sure(public, ask, *orders)
