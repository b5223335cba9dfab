"""The rules `tremble-draft/1`: which phase answers for which frame, which for which question."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Pending, Seat, Setup, Turn, Viewer
from engine.core.chance import Chance
from engine.core.forms import Form, Option
from engine.core.variants import Choice, Variant
from engine.core.words import say
from engine.invasion.choosing import counts_in_a_case
from engine.invasion.frames import Choosing, Ordering, Rolling
from engine.invasion.orders import BATTLES as BATTLES_OPTION
from engine.invasion.orders import BATTLES_CHOICE, IN_ADVANCE
from engine.kit.agenda import Agenda, Procedure
from engine.tremble_draft.ahead import orders
from engine.tremble_draft.ahead.following import ORDERS as BATTLE_ORDERS
from engine.tremble_draft.cards.cards import MAX_CAPTAINS
from engine.tremble_draft.cards.tables import PACK
from engine.tremble_draft.looking.imagine import imagine
from engine.tremble_draft.looking.views import make_view
from engine.tremble_draft.phases import (
    battle,
    buying,
    dealing,
    ending,
    lending,
    looting,
    losses,
    meeting,
    planning,
    reserve,
    setup,
)
from engine.tremble_draft.phases.battle import BATTLES, FIGHTS
from engine.tremble_draft.phases.planning import REVEAL, TRANSFERS
from engine.tremble_draft.standing.policies import ORDERS
from engine.tremble_draft.table import frames
from engine.tremble_draft.table.events import DraftEvent
from engine.tremble_draft.table.problems import problems
from engine.tremble_draft.table.state import State
from engine.tremble_draft.table.view import DraftView

DraftTurn: TypeAlias = Turn[State, DraftEvent]
TASKS_OPTION, ON, OFF = "tasks", "on", "off"

PROCEDURES: dict[type[frames.Frame], Procedure] = {
    frames.SettingUp: Procedure(setup.pending, draw=setup.draw),
    frames.KeepingTasks: Procedure(setup.tasks_pending, decide=setup.tasks_decide),
    frames.Lending: Procedure(lending.pending, lending.proceed, lending.decide),
    frames.Buying: Procedure(buying.pending, buying.proceed, buying.decide, buying.draw),
    frames.Dealing: Procedure(proceed=dealing.proceed),
    frames.Meeting: Procedure(meeting.pending, meeting.proceed, meeting.decide, meeting.draw),
    frames.Planning: Procedure(planning.pending, planning.proceed, planning.decide),
    frames.Revealing: Procedure(proceed=REVEAL.proceed),
    frames.PayingFuel: Procedure(proceed=planning.pay),
    frames.Transferring: Procedure(TRANSFERS.pending, TRANSFERS.proceed, TRANSFERS.decide),
    frames.Engaging: Procedure(proceed=REVEAL.engage),
    Ordering: Procedure(BATTLES.order_pending, BATTLES.order_proceed, draw=BATTLES.order_draw),
    frames.GivingOrders: Procedure(orders.pending, orders.proceed, orders.decide),
    Choosing: Procedure(BATTLES.choice_pending, BATTLES.choice_proceed, BATTLES.choice_decide),
    frames.Joining: Procedure(reserve.pending, reserve.proceed, reserve.decide),
    frames.Battling: Procedure(proceed=battle.begin),
    Rolling: Procedure(BATTLES.roll_pending, BATTLES.roll_proceed, draw=BATTLES.roll_draw),
    frames.Losing: Procedure(losses.pending, losses.proceed, losses.decide),
    frames.Looting: Procedure(looting.pending, looting.proceed, looting.decide),
    frames.Counting: Procedure(proceed=looting.count),
    frames.EndingTurn: Procedure(proceed=ending.proceed),
    frames.Finished: Procedure(ending.finished),
}
STEPS: Agenda[State, DraftEvent] = Agenda(PROCEDURES, BATTLE_ORDERS)

_TASKS = Choice(
    TASKS_OPTION,
    say("tremble-draft-tasks"),
    (
        Option(ON, say("tremble-draft-tasks-on"), say("tremble-draft-tasks-on-note")),
        Option(OFF, say("tremble-draft-tasks-off"), say("tremble-draft-tasks-off-note")),
    ),
    ON,
)
VARIANT = Variant("", say("variant-only"), range(2, MAX_CAPTAINS + 1), (_TASKS, BATTLES_CHOICE))


def _whole(_view: DraftView, _ask: Ask, answer: Answer) -> Any:
    """Show all that was chosen; empty fields would tell what was offered."""
    return {key: picked for key, picked in answer.items() if picked}


def _fought(view: DraftView, ask: Ask, answer: Answer) -> Any:
    """Show a choice, but not what it would have been in cases that never come."""
    whole = _whole(view, ask, answer)
    return {"in-case": whole} if counts_in_a_case(view, ask) else whole


def _nothing(_view: DraftView, _ask: Ask, _answer: Answer) -> Any:
    """Show nothing."""


class Question(NamedTuple):
    """How a kind of question is asked, what counts without an answer, what all learn of one."""

    form: Callable[[DraftView, Ask, Answer], Form]
    default: Callable[[DraftView, Ask], Answer]
    public: Callable[[DraftView, Ask, Answer], Any] = _whole


QUESTIONS = {
    "tasks": Question(setup.tasks_form, setup.tasks_default, _nothing),
    "credit": Question(lending.form, lending.default),
    "buy": Question(buying.form, buying.default, buying.public_part),
    "army": Question(meeting.form, meeting.default),
    "plan": Question(planning.form, planning.default, planning.public_part),
    "transfer": Question(TRANSFERS.form, TRANSFERS.default),
    "orders": Question(orders.form, orders.default, _nothing),
    "fight": Question(FIGHTS.form, FIGHTS.default, _fought),
    "reserve": Question(reserve.form, reserve.default),
    "loss": Question(losses.form, losses.default),
    "loot": Question(looting.form, looting.default),
}


class TrembleDraft:
    """Tremble, Humans! in its first draft."""

    id = "tremble-draft/1"
    data_hash = PACK.hash
    seats = VARIANT.seats
    variants = (VARIANT,)
    state_type = State
    view_type = DraftView
    event_type: Any = DraftEvent

    def start(self, setup_: Setup) -> DraftTurn:
        """Lay all cards out, to be shuffled."""
        ahead = setup_.options.get(BATTLES_OPTION) == IN_ADVANCE
        tasks = setup_.options.get(TASKS_OPTION) != OFF
        return Turn(replace(setup.laid_out(setup_.seats), ahead=ahead, tasks=tasks))

    def pending(self, state: State) -> Pending:
        """Return what the frame on top of the agenda waits for."""
        return STEPS.pending(state)

    def decide(self, state: State, answers: dict[Seat, Answer]) -> DraftTurn:
        """Apply the answers of all asked seats together."""
        return STEPS.decide(state, answers)

    def draw(self, state: State, outcome: tuple[int, ...]) -> DraftTurn:
        """Apply what chance gave."""
        return STEPS.draw(state, outcome)

    def view(self, state: State, viewer: Viewer) -> DraftView:
        """Make all that `viewer` may see."""
        return make_view(state, viewer)

    def imagine(self, view: DraftView, chance: Chance) -> State:
        """Make a state that the owner of `view` cannot tell from the real one."""
        return imagine(view, chance)

    def problems(self, state: State) -> tuple[str, ...]:
        """List what is wrong with `state`."""
        return problems(state)

    def form(self, view: DraftView, ask: Ask, draft: Answer) -> Form:
        """Make the form of `ask` as it stands for `draft`."""
        return QUESTIONS[ask.kind].form(view, ask, draft)

    def default(self, view: DraftView, ask: Ask) -> Answer:
        """Return the answer that counts when nobody answers in time."""
        return QUESTIONS[ask.kind].default(view, ask)

    def policies(self, view: DraftView, draft: Answer) -> Form:
        """Make the form of the standing orders a captain may leave."""
        return ORDERS.policies(view, draft)

    def standing(self, view: DraftView, ask: Ask, policy: Answer) -> Answer | None:
        """Answer `ask` by a standing order, or None where it says nothing."""
        return ORDERS.standing(view, ask, policy)

    def early(self, public: DraftView, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders answer at once."""
        return ORDERS.early(public, ask, policy)

    def public_part(self, view: DraftView, ask: Ask, answer: Answer) -> Any:
        """Return what everybody learns of `answer` when its group closes."""
        return QUESTIONS[ask.kind].public(view, ask, answer)


TREMBLE_DRAFT = TrembleDraft()
