"""Following battle orders given ahead: each decision at its own moment, by what is public then."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Notice, Seat
from engine.core.forms import Option
from engine.core.variants import Choice
from engine.core.words import say
from engine.invasion.battles.battles import by_seat
from engine.invasion.battles.events import DecidesNow
from engine.kit.advice import Orders, Place
from engine.kit.agenda import popped
from engine.kit.ahead import AnswersAhead, said, spelled, spends_nothing

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


class BattleOrders(AnswersAhead[State, View]):
    """Orders given ahead for battles, where the table plays so.

    Of kinds in `live` orders are followed where the others are asked as they come.
    """

    def __init__(
        self,
        follow: Mapping[str, Callable[[View, Ask], Answer]],
        unordered: Callable[[State, Ask], Ask | None],
        make_view: Callable[[State, Seat], View],
        told: Callable[[Ask], DecidesNow],
        live: frozenset[str] = frozenset(),
        spend: Callable[[State, Ask, Answer], State] = spends_nothing,
    ) -> None:
        def kinds(state: State) -> Collection[str]:
            return follow if state.ahead else live

        super().__init__(follow, unordered, make_view, told, kinds, spend)
