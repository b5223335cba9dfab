"""Advice: how a question is answered for its captain, a row for each kind of question.

A row says what counts where nobody answers, what people are suggested, and what follows from orders
they left: standing orders for whoever is away, or orders given ahead for a moment to come.
Computer captains build on it; it knows none of them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.forms import Form, make_form

View = TypeVar("View")

Answerer: TypeAlias = Callable[[Any, Ask], Answer]
"""Answer a question, as its captain's view shows it."""

Place: TypeAlias = int | str
"""What an order is about: a space or a card; nothing where one order is for all."""

Orders: TypeAlias = Callable[[str, Place], tuple[str, ...]]
"""Return what a captain orders: of a kind, for a place; nothing where that is left open."""


def no_orders(_kind: str, _place: Place) -> tuple[str, ...]:
    """Order nothing."""
    return ()


def order_of(orders: Orders, kind: str, place: Place = "", usual: str = "") -> str:
    """Return what is ordered of a kind where one thing can be, else what goes without saying."""
    ordered = orders(kind, place)
    return ordered[0] if ordered else usual


def _says_nothing(_view: Any, _ask: Ask, _policy: Answer) -> None:
    """Leave the question to its captain."""


def _waits(_public: Any, _ask: Ask, _policy: Answer) -> bool:
    """Count at the deadline only."""
    return False


class Advice(NamedTuple):
    """How a kind of question is answered for its captain.

    `suggested` is what people are suggested, as by default where there is no more to say.
    `standing` answers by the standing orders in a policy, or returns None where they say nothing;
    `early` tells from what everybody sees whether they answer at once. `ahead` follows orders for
    this moment that are in the view.
    """

    default: Answerer
    suggested: Answerer | None = None
    standing: Callable[[Any, Ask, Answer], Answer | None] = _says_nothing
    early: Callable[[Any, Ask, Answer], bool] = _waits
    ahead: Answerer | None = None


def _without_fields(_view: Any, _draft: Answer) -> Form:
    return make_form(())


class AdviceTable(Generic[View]):
    """The advice of a game by kind of question, and the form of its standing orders."""

    def __init__(
        self,
        rows: Mapping[str, Advice],
        policies: Callable[[View, Answer], Form] = _without_fields,
    ) -> None:
        self.rows, self.policies = rows, policies
        self.ahead = {kind: row.ahead for kind, row in rows.items() if row.ahead is not None}
        """What follows orders given ahead, by kind of question."""

    def default(self, view: View, ask: Ask) -> Answer:
        """Return what counts where nobody answers."""
        return self.rows[ask.kind].default(view, ask)

    def suggestion(self, view: View, ask: Ask) -> Answer:
        """Return what people are suggested."""
        row = self.rows[ask.kind]
        return (row.suggested or row.default)(view, ask)

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        """Answer by standing orders, or return None where they say nothing."""
        return self.rows[ask.kind].standing(view, ask, policy)

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders answer at once, and everybody can tell that they do."""
        return self.rows[ask.kind].early(public, ask, policy)
