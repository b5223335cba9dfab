"""The rules `tremble/1`: which phase answers for which frame, and which for which question."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Pending, Seat, Setup, Turn, Viewer
from engine.core.chance import Chance
from engine.core.forms import Form
from engine.core.variants import Variant
from engine.core.words import say
from engine.invasion.frames import Choosing, Ordering, Rolling
from engine.invasion.orders import BATTLES as BATTLES_OPTION
from engine.invasion.orders import BATTLES_CHOICE, IN_ADVANCE
from engine.kit.agenda import Agenda, Procedure
from engine.kit.branches import SideBySide
from engine.tremble.ahead import orders
from engine.tremble.ahead.following import ORDERS as BATTLE_ORDERS
from engine.tremble.cards.cards import MAX_CAPTAINS
from engine.tremble.cards.tables import PACK
from engine.tremble.choosing.battles import counts_in_a_case
from engine.tremble.looking.imagine import imagine
from engine.tremble.looking.views import make_view
from engine.tremble.phases import (
    buying,
    catch,
    cities,
    claims,
    compensating,
    ending,
    losses,
    moves,
    planning,
    responses,
    reveal,
    reward,
    setup,
)
from engine.tremble.phases.battle import BATTLES, FIGHTS, begin
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.moves import TRANSFERS
from engine.tremble.standing.policies import ORDERS
from engine.tremble.table import frames
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.problems import problems
from engine.tremble.table.state import State
from engine.tremble.table.view import TrembleView

TrembleTurn: TypeAlias = Turn[State, TrembleEvent]


PROCEDURES: dict[type[frames.Frame], Procedure] = {
    frames.SettingUp: Procedure(setup.pending, draw=setup.draw),
    frames.Buying: Procedure(buying.pending, buying.proceed, buying.decide, buying.draw),
    frames.LayingCities: Procedure(proceed=cities.proceed),
    frames.Planning: Procedure(planning.pending, planning.proceed, planning.decide),
    frames.Revealing: Procedure(proceed=reveal.REVEAL.proceed),
    frames.MovingEnemies: Procedure(
        moves.enemies_pending, moves.nothing_moves, moves.enemies_decide
    ),
    frames.Transferring: Procedure(TRANSFERS.pending, TRANSFERS.proceed, TRANSFERS.decide),
    frames.Engaging: Procedure(proceed=reveal.engage),
    Ordering: Procedure(BATTLES.order_pending, BATTLES.order_proceed, draw=BATTLES.order_draw),
    frames.GivingOrders: Procedure(orders.pending, orders.proceed, orders.decide),
    Choosing: Procedure(BATTLES.choice_pending, BATTLES.choice_proceed, BATTLES.choice_decide),
    Rolling: Procedure(BATTLES.roll_pending, BATTLES.roll_proceed, draw=BATTLES.roll_draw),
    frames.Responding: Procedure(
        responses.pending, responses.proceed, responses.decide, responses.draw
    ),
    frames.Losing: Procedure(losses.pending, losses.proceed, losses.decide),
    frames.Claiming: Procedure(claims.pending, claims.proceed, draw=claims.draw),
    frames.Destroying: Procedure(proceed=losses.destroy),
    frames.Compensating: Procedure(
        compensating.pending, compensating.proceed, draw=compensating.draw
    ),
    frames.Rewarding: Procedure(reward.pending, reward.proceed, reward.decide),
    frames.Collecting: Procedure(proceed=reward.collect),
    frames.Catching: Procedure(catch.pending, catch.proceed, catch.decide, catch.draw),
    frames.EndingTurn: Procedure(proceed=ending.proceed),
    frames.Finished: Procedure(ending.finished),
}
BESIDE = SideBySide(PROCEDURES).procedure()
PROCEDURES[frames.Gaining] = BESIDE
PROCEDURES[frames.Battling] = BESIDE._replace(
    proceed=lambda state, frame: (BESIDE.proceed if frame.round else begin)(state, frame)
)
STEPS: Agenda[State, TrembleEvent] = Agenda(PROCEDURES, BATTLE_ORDERS)

VARIANT = Variant("", say("variant-only"), range(2, MAX_CAPTAINS + 1), (BATTLES_CHOICE,))


class Question(NamedTuple):
    """How a kind of question is asked, and what counts when nobody answers."""

    form: Callable[[TrembleView, Ask, Answer], Form]
    default: Callable[[TrembleView, Ask], Answer]


QUESTIONS = {
    "buy": Question(buying.form, buying.default),
    "plan": Question(planning.form, planning.default),
    "move": Question(moves.enemies_form, moves.enemies_default),
    "transfer": Question(TRANSFERS.form, TRANSFERS.default),
    "orders": Question(orders.form, orders.default),
    "fight": Question(FIGHTS.form, FIGHTS.default),
    "respond": Question(responses.form, responses.default),
    "loss": Question(losses.form, losses.default),
    "reward": Question(reward.form, reward.default),
    "army": Question(catch.form, catch.default),
    "army-respond": Question(catch.respond_form, catch.respond_default),
}


class Tremble:
    """Tremble, Humans! in its published edition."""

    id = "tremble/1"
    data_hash = PACK.hash
    seats = VARIANT.seats
    variants = (VARIANT,)
    state_type = State
    view_type = TrembleView
    event_type: Any = TrembleEvent

    def start(self, setup_: Setup) -> TrembleTurn:
        """Lay all cards out, to be shuffled."""
        ahead = setup_.options.get(BATTLES_OPTION) == IN_ADVANCE
        return Turn(replace(setup.laid_out(setup_.seats), ahead=ahead))

    def pending(self, state: State) -> Pending:
        """Return what the frame on top of the agenda waits for."""
        return STEPS.pending(state)

    def decide(self, state: State, answers: dict[Seat, Answer]) -> TrembleTurn:
        """Apply the answers of all asked seats together."""
        return STEPS.decide(state, answers)

    def draw(self, state: State, outcome: tuple[int, ...]) -> TrembleTurn:
        """Apply what chance gave."""
        return STEPS.draw(state, outcome)

    def view(self, state: State, viewer: Viewer) -> TrembleView:
        """Make all that `viewer` may see."""
        return make_view(state, viewer)

    def imagine(self, view: TrembleView, chance: Chance) -> State:
        """Make a state that the owner of `view` cannot tell from the real one."""
        return imagine(view, chance)

    def problems(self, state: State) -> tuple[str, ...]:
        """List what is wrong with `state`."""
        return problems(state)

    def form(self, view: TrembleView, ask: Ask, draft: Answer) -> Form:
        """Make the form of `ask` as it stands for `draft`."""
        return QUESTIONS[ask.kind].form(view, ask, draft)

    def default(self, view: TrembleView, ask: Ask) -> Answer:
        """Return the answer that counts when nobody answers in time."""
        return QUESTIONS[ask.kind].default(view, ask)

    def policies(self, view: TrembleView, draft: Answer) -> Form:
        """Make the form of the standing orders a captain may leave."""
        return ORDERS.policies(view, draft)

    def standing(self, view: TrembleView, ask: Ask, policy: Answer) -> Answer | None:
        """Answer `ask` by a standing order, or None where it says nothing."""
        return ORDERS.standing(view, ask, policy)

    def early(self, public: TrembleView, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders answer at once."""
        return ORDERS.early(public, ask, policy)

    def public_part(self, view: TrembleView, ask: Ask, answer: Answer) -> Any:
        """Return what everybody learns of `answer` when its group closes."""
        whole = {key: picked for key, picked in answer.items() if picked}  # empty fields would tell
        match ask.kind:
            case "buy":
                return buying.public_part(view, ask, answer)
            case "plan":
                return planning.public_part(view, ask, answer)
            case "orders":
                return None
            case "reward":
                return {key: whole[key] for key in whole if not key.startswith(ARMIES)}
            case "fight" | "respond" if counts_in_a_case(view, ask):
                return {"in-case": whole}  # never the answer itself: part of it may never show
            case _:
                return whole


TREMBLE = Tremble()
