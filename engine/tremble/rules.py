"""The rules `tremble/1`: which phase answers for which frame, and which for which question."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Setup, Turn
from engine.core.variants import Variant
from engine.core.words import say
from engine.invasion.battles import frames as shared
from engine.invasion.battles.frames import Choosing, Ordering, Rolling
from engine.invasion.ending.ending import finished
from engine.invasion.orders import orders as ahead
from engine.invasion.orders.orders import BATTLES as BATTLES_OPTION
from engine.invasion.orders.orders import BATTLES_CHOICE, IN_ADVANCE
from engine.kit.agenda import Agenda, Procedure
from engine.kit.branches import BranchProcedure
from engine.kit.edition import Edition, Parts, Question, in_case, nothing
from engine.tremble.advice import ADVICE, BATTLE_ORDERS
from engine.tremble.ahead import orders
from engine.tremble.cards.cards import MAX_CAPTAINS
from engine.tremble.cards.tables import PACK
from engine.tremble.choosing.battles import counts_in_a_case
from engine.tremble.looking.imagine import imagine
from engine.tremble.looking.views import make_view
from engine.tremble.phases import (
    aftermath,
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
from engine.tremble.phases.battle import BATTLES, FIGHTS, begin, choose
from engine.tremble.phases.moves import TRANSFERS
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
    shared.Planning: Procedure(planning.pending, planning.proceed, planning.decide),
    shared.Revealing: Procedure(proceed=reveal.REVEAL.proceed),
    frames.MovingEnemies: Procedure(
        moves.enemies_pending, moves.nothing_moves, moves.enemies_decide
    ),
    shared.Transferring: Procedure(TRANSFERS.pending, TRANSFERS.proceed, TRANSFERS.decide),
    shared.Engaging: Procedure(proceed=reveal.engage),
    Ordering: Procedure(BATTLES.order_pending, BATTLES.order_proceed, draw=BATTLES.order_draw),
    shared.GivingOrders: Procedure(ahead.pending, ahead.proceed, ahead.decide),
    Choosing: Procedure(BATTLES.choice_pending, BATTLES.choice_proceed, choose),
    Rolling: Procedure(BATTLES.roll_pending, BATTLES.roll_proceed, draw=BATTLES.roll_draw),
    frames.Responding: Procedure(
        responses.pending, responses.proceed, responses.decide, responses.draw
    ),
    shared.Losing: Procedure(aftermath.pending, losses.proceed, aftermath.decide),
    frames.Claiming: Procedure(claims.pending, claims.proceed, draw=claims.draw),
    frames.Destroying: Procedure(proceed=losses.destroy),
    frames.Compensating: Procedure(
        compensating.pending, compensating.proceed, draw=compensating.draw
    ),
    frames.Rewarding: Procedure(reward.pending, reward.proceed, reward.decide),
    frames.Collecting: Procedure(proceed=reward.collect),
    frames.Catching: Procedure(catch.pending, catch.proceed, catch.decide, catch.draw),
    shared.EndingTurn: Procedure(proceed=ending.proceed),
    shared.Finished: Procedure(finished),
}
BESIDE = BranchProcedure(PROCEDURES).procedure()
PROCEDURES[frames.Gaining] = BESIDE
PROCEDURES[frames.Battling] = BESIDE._replace(
    proceed=lambda state, frame: (BESIDE.proceed if frame.round else begin)(state, frame)
)
STEPS: Agenda[State, TrembleEvent] = Agenda(PROCEDURES, BATTLE_ORDERS)

VARIANT = Variant("", say("variant-only"), range(2, MAX_CAPTAINS + 1), (BATTLES_CHOICE,))


_IN_CASE = in_case(counts_in_a_case)

QUESTIONS = {
    "buy": Question(buying.form, buying.public_part, buying.facts),
    "plan": Question(planning.form, planning.public_part),
    "move": Question(moves.enemies_form),
    "transfer": Question(TRANSFERS.form),
    "orders": Question(orders.form, nothing),
    "fight": Question(FIGHTS.form, _IN_CASE, FIGHTS.facts),
    "respond": Question(responses.form, _IN_CASE, responses.facts),
    "loss": Question(losses.form),
    "aftermath": Question(aftermath.form, reward.public_part, aftermath.facts),
    "reward": Question(reward.form, reward.public_part, reward.facts),
    "army": Question(catch.form, facts=catch.facts),
    "army-respond": Question(catch.respond_form, facts=catch.respond_facts),
}


class Tremble(Edition[State, TrembleView, TrembleEvent]):
    """Tremble, Humans! in its published edition."""

    id = "tremble/1"
    data_hash = PACK.hash
    seats = VARIANT.seats
    variants = (VARIANT,)
    state_type = State
    view_type = TrembleView
    event_type: Any = TrembleEvent
    parts = Parts(STEPS, QUESTIONS, ADVICE, make_view, imagine, problems)

    def start(self, setup_: Setup) -> TrembleTurn:
        """Lay all cards out, to be shuffled."""
        ahead = setup_.options.get(BATTLES_OPTION) == IN_ADVANCE
        return Turn(replace(setup.laid_out(setup_.seats), ahead=ahead))


TREMBLE = Tremble()
