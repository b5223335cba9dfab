"""Following battle orders given ahead: each decision at its own moment, by what is public then."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Notice, Seat
from engine.core.forms import Option
from engine.core.variants import Choice
from engine.core.words import say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import by_seat
from engine.invasion.battles.events import DecidesNow
from engine.kit.advice import Orders, Place
from engine.kit.agenda import popped

State = TypeVar("State", bound=Any)
View = TypeVar("View")
Step = tuple[State, tuple[Notice[Any], ...]]

BATTLES, LIVE, IN_ADVANCE = "battles", "live", "ahead"  # the option of the lobby, its values
BATTLES_CHOICE = Choice(
    BATTLES,
    say("invasion-battles"),
    (
        Option(LIVE, say("invasion-battles-live"), say("invasion-battles-live-note")),
        Option(IN_ADVANCE, say("invasion-battles-ahead"), say("invasion-battles-ahead-note")),
    ),
    LIVE,
    by_post=IN_ADVANCE,
)


FIGHT, LOSE, CITY, WHEN = "fight", "lose", "city", "when"  # kinds of orders of every edition


class Spot(NamedTuple):
    """What orders are about: a kind of order, and the space."""

    kind: str
    space: int

    @property
    def key(self) -> str:
        """Name the field."""
        return f"{self.kind}.{self.space}"


def spelled(answer: Answer) -> tuple[str, ...]:
    """Spell orders to be kept in secret: words of their own, which no form offers."""
    return tuple(sorted(f"{key}.{option}" for key, picked in answer.items() for option in picked))


def said(orders: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return what orders say by a key."""
    start = f"{key}."
    return tuple([each.removeprefix(start) for each in orders if each.startswith(start)])


def kept(orders: tuple[str, ...]) -> Orders:
    """Read orders that were kept."""

    def ordered(kind: str, place: Place) -> tuple[str, ...]:
        return said(orders, f"{kind}.{place}" if place else kind)

    return ordered


def pending(state: Any, _frame: Any) -> Decide | None:
    """Ask everybody who stands over a city for battle orders, where the table plays ahead."""
    groups = state.groups if state.ahead else ()
    asks = by_seat([(group.space, group.seat) for group in groups], "orders")
    return Decide(f"t{state.turn}:orders", asks) if asks else None


def proceed(state: State, _frame: Any) -> Step[State]:
    """Go on where nobody is asked."""
    return popped(state), ()


def decide(state: State, _frame: Any, answers: dict[Seat, Answer]) -> Step[State]:
    """Keep the orders, hidden, until their moments come."""
    captains = [
        replace(captain, orders=captain.orders + spelled(answers.get(seat, {})))
        for seat, captain in enumerate(state.captains)
    ]
    return popped(replace(state, captains=tuple(captains))), ()


def _spends_nothing(state: State, _ask: Ask, _given: Answer) -> State:
    """Return the state as it is, where an answer uses nothing up."""
    return state


class BattleOrders(Generic[State, View]):
    """What the agenda asks about answers given ahead.

    `follow` answers kinds of questions by the orders in a view; `unordered` returns what is left
    to ask of a question, None where orders answer all of it. Of kinds in `live` orders are
    followed where the others are asked as they come. Where a captain answers a part of a question,
    `spend` takes from the state what that answer uses up: it comes before orders.
    """

    def __init__(
        self,
        follow: Mapping[str, Callable[[View, Ask], Answer]],
        unordered: Callable[[State, Ask], Ask | None],
        make_view: Callable[[State, Seat], View],
        told: Callable[[Ask], DecidesNow],
        live: frozenset[str] = frozenset(),
        spend: Callable[[State, Ask, Answer], State] = _spends_nothing,
    ) -> None:
        self._follow, self._unordered, self._spend = follow, unordered, spend
        self._make_view, self._told, self._live = make_view, told, live

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
        told = tell(*(self._told(ask) for ask in asked if ask.kind in kinds))
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

    def _kinds(self, state: State) -> Collection[str]:
        """List the kinds of questions that orders may answer at this table."""
        return self._follow if state.ahead else self._live

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
        return self._follow[ask.kind](self._make_view(state, ask.seat), ask)
