"""The rules `tremble-draft/1`: which phase answers for which frame, which for which question."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Setup, Turn
from engine.core.forms import Option
from engine.core.variants import Choice, Variant
from engine.core.words import say
from engine.invasion.battles import frames as shared
from engine.invasion.battles.frames import Choosing, Ordering, Rolling
from engine.invasion.ending.ending import finished
from engine.invasion.orders import orders as ahead
from engine.invasion.orders.choosing import counts_in_a_case
from engine.invasion.orders.orders import BATTLES as BATTLES_OPTION
from engine.invasion.orders.orders import BATTLES_CHOICE, IN_ADVANCE
from engine.kit.agenda import Agenda, Procedure
from engine.kit.edition import Edition, Parts, Question, in_case, nothing
from engine.tremble_draft.advice import ADVICE, BATTLE_ORDERS
from engine.tremble_draft.ahead import orders
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
    frames.MeetingArmy: Procedure(meeting.pending, meeting.proceed, meeting.decide, meeting.draw),
    shared.Planning: Procedure(planning.pending, planning.proceed, planning.decide),
    shared.Revealing: Procedure(proceed=REVEAL.proceed),
    frames.PayingFuel: Procedure(proceed=planning.pay),
    shared.Transferring: Procedure(TRANSFERS.pending, TRANSFERS.proceed, TRANSFERS.decide),
    shared.Engaging: Procedure(proceed=REVEAL.engage),
    Ordering: Procedure(BATTLES.order_pending, BATTLES.order_proceed, draw=BATTLES.order_draw),
    shared.GivingOrders: Procedure(ahead.pending, ahead.proceed, ahead.decide),
    Choosing: Procedure(BATTLES.choice_pending, BATTLES.choice_proceed, BATTLES.choice_decide),
    frames.Joining: Procedure(reserve.pending, reserve.proceed, reserve.decide),
    frames.Battling: Procedure(proceed=battle.begin),
    Rolling: Procedure(BATTLES.roll_pending, BATTLES.roll_proceed, draw=BATTLES.roll_draw),
    shared.Losing: Procedure(losses.pending, losses.proceed, losses.decide),
    frames.Looting: Procedure(looting.pending, looting.proceed, looting.decide),
    frames.CountingDown: Procedure(proceed=looting.count),
    shared.EndingTurn: Procedure(proceed=ending.proceed),
    shared.Finished: Procedure(finished),
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


QUESTIONS = {
    "tasks": Question(setup.tasks_form, nothing),
    "credit": Question(lending.form),
    "buy": Question(buying.form, buying.public_part),
    "army": Question(meeting.form),
    "plan": Question(planning.form, planning.public_part),
    "transfer": Question(TRANSFERS.form),
    "orders": Question(orders.form, nothing),
    "fight": Question(FIGHTS.form, in_case(counts_in_a_case), FIGHTS.facts),
    "reserve": Question(reserve.form),
    "loss": Question(losses.form),
    "loot": Question(looting.form),
}


class TrembleDraft(Edition[State, DraftView, DraftEvent]):
    """Tremble, Humans! in its first draft."""

    id = "tremble-draft/1"
    data_hash = PACK.hash
    seats = VARIANT.seats
    variants = (VARIANT,)
    state_type = State
    view_type = DraftView
    event_type: Any = DraftEvent
    parts = Parts(STEPS, QUESTIONS, ADVICE, make_view, imagine, problems)

    def start(self, setup_: Setup) -> DraftTurn:
        """Lay all cards out, to be shuffled."""
        ahead = setup_.options.get(BATTLES_OPTION) == IN_ADVANCE
        tasks = setup_.options.get(TASKS_OPTION) != OFF
        return Turn(replace(setup.laid_out(setup_.seats), ahead=ahead, tasks=tasks))


TREMBLE_DRAFT = TrembleDraft()
