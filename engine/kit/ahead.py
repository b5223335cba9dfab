"""Answers ahead: orders that lie in the state answer questions when their moments come.

Nothing is opened for a question that orders answer, so nobody can tell from who is asked, or how
long it takes, what anybody ordered. Whoever wants to decide themselves is asked then, and
everybody is told so.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Notice, Seat
from engine.core.forms import Form, stray_fields

State = TypeVar("State", bound=Any)
View = TypeVar("View")
Step = tuple[State, tuple[Notice[Any], ...]]

_IS = "--"  # neither keys nor options have two hyphens in a row


def spelled(answer: Answer) -> tuple[str, ...]:
    """Spell orders to be kept in secret: words of their own, which no form offers."""
    return tuple(
        sorted(f"{key}{_IS}{option}" for key, picked in answer.items() for option in picked)
    )


def said(orders: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return what orders say by a key; `aim` is another key than `aim.region`."""
    start = f"{key}{_IS}"
    return tuple([each.removeprefix(start) for each in orders if each.startswith(start)])


def key_of(order: str) -> str:
    """Return the key by which an order says something."""
    return order.partition(_IS)[0]


def with_said(orders: tuple[str, ...], key: str, *options: str) -> tuple[str, ...]:
    """Return orders that say something else by a key."""
    rest = [each for each in orders if key_of(each) != key]
    return tuple(sorted([*rest, *spelled({key: options})]))


def read(orders: tuple[str, ...]) -> Answer:
    """Return the answer that orders were spelled from, without its empty fields."""
    answer: Answer = {}
    for each in orders:
        key, _, option = each.partition(_IS)
        answer[key] = (*answer.get(key, ()), option)
    return answer


def held_to(
    form: Callable[[View, Ask, Answer], Form], default: Callable[[View, Ask], Answer]
) -> Callable[[View, Ask, Answer], Answer]:
    """Hold what orders come to to the form: a faultless answer counts as the form spells it.

    Anything else gives way to the default, so that no order can do what nobody may.
    """

    def held(view: View, ask: Ask, answer: Answer) -> Answer:
        made = form(view, ask, answer)
        if made.faults or stray_fields(made, answer):
            made = form(view, ask, default(view, ask))
        return made.answer()

    return held


def as_given(_view: Any, _ask: Ask, answer: Answer) -> Answer:
    """Take what orders come to as it is: their game makes nothing else of them."""
    return answer


def spends_nothing(state: Any, _ask: Ask, _given: Answer) -> Any:
    """Return the state as it is, where an answer uses nothing up."""
    return state


class AnswersAhead(Generic[State, View]):
    """What the agenda asks about answers given ahead (`engine.kit.agenda.Ahead`).

    `follow` answers kinds of questions by the orders in a view, of which `kinds` lists those that
    count at this table; `unordered` returns what is left to ask of a question, None where orders
    answer all of it. What is asked all the same stands in the state as `unordered`, and is told
    by `told`. Where a captain answers a part of a question, `spend` takes from the state what
    that answer uses up: it comes before orders. What orders come to is `held` to the form.
    """

    def __init__(
        self,
        follow: Mapping[str, Callable[[View, Ask], Answer]],
        unordered: Callable[[State, Ask], Ask | None],
        make_view: Callable[[State, Seat], View],
        told: Callable[[Ask], Any],
        kinds: Callable[[State], Collection[str]],
        spend: Callable[[State, Ask, Answer], State] = spends_nothing,
        held: Callable[[View, Ask, Answer], Answer] = as_given,
    ) -> None:
        self._follow, self._unordered, self._make_view = follow, unordered, make_view
        self._told, self._kinds, self._spend, self._held = told, kinds, spend, held

    def is_used(self, state: State) -> bool:
        """Tell whether orders answer a part of the open question."""
        return bool(state.unordered)

    def noted(self, state: State, waits: Decide) -> Step[State]:
        """Note what captains want to be asked themselves, and tell it: they are waited for."""
        if not self._is_followed(state, waits):
            return (replace(state, unordered=()) if state.unordered else state), ()
        asked = tuple(
            [left for ask in waits.asks if (left := self._left_of(state, ask)) is not None]
        )
        if asked == state.unordered:
            return state, ()
        kinds = self._kinds(state)
        told = tuple([Notice(self._told(ask)) for ask in asked if ask.kind in kinds])
        return replace(state, unordered=asked), told

    def left(self, state: State, waits: Decide) -> Decide | None:
        """Return the questions for which there are no orders; None where there is none."""
        if not self._is_followed(state, waits):
            return waits
        return replace(waits, asks=state.unordered) if state.unordered else None

    def joined(self, state: State, waits: Decide, given: dict[Seat, Answer]) -> dict[Seat, Answer]:
        """Answer by orders what was not asked."""
        if not self._is_followed(state, waits):
            return given
        asked = {ask.seat: ask for ask in state.unordered}
        answers: dict[Seat, Answer] = {}
        for ask in waits.asks:
            own = given.get(ask.seat, {})
            answers[ask.seat] = {**self._followed(state, ask, asked.get(ask.seat), own), **own}
        return answers

    def _is_followed(self, state: State, waits: Decide) -> bool:
        return not {ask.kind for ask in waits.asks}.isdisjoint(self._kinds(state))

    def _left_of(self, state: State, ask: Ask) -> Ask | None:
        return self._unordered(state, ask) if ask.kind in self._kinds(state) else ask

    def _followed(self, state: State, ask: Ask, asked: Ask | None, given: Answer) -> Answer:
        """Answer a question by orders, but for the part that its captain has answered."""
        if asked is not None:
            if asked.about == ask.about:
                return {}
            state = self._spend(state, asked, given)
            about = tuple([space for space in ask.about if space not in asked.about])
            ask = replace(ask, about=about)
        view = self._make_view(state, ask.seat)
        return self._held(view, ask, self._follow[ask.kind](view, ask))
