"""The rules `tremble/1`: which phase answers for which frame, and which for which question."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask, Pending, Seat, Setup, Turn, Viewer
from engine.core.chance import Chance
from engine.core.forms import Form
from engine.tremble.cards.cards import MAX_CAPTAINS
from engine.tremble.cards.tables import PACK
from engine.tremble.looking.imagine import imagine
from engine.tremble.looking.views import make_view
from engine.tremble.phases import (
    battle,
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
from engine.tremble.standing.policies import early, policies, standing
from engine.tremble.table import frames
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.problems import problems
from engine.tremble.table.state import State, Step
from engine.tremble.table.view import TrembleView

TrembleTurn: TypeAlias = Turn[State, TrembleEvent]


class MisplacedError(RuntimeError):
    """A step was asked of a frame that does not wait for it."""


def _nothing(_state: State, _frame: Any) -> None:
    """Wait for nothing."""


def _never(_state: State, frame: Any, *_given: Any) -> Step:
    raise MisplacedError(f"nothing of that kind is open in {type(frame).__name__}")


class Part(NamedTuple):
    """What a frame on top of the agenda does; where it waits for nothing, it proceeds."""

    pending: Callable[[State, Any], Pending | None] = _nothing
    proceed: Callable[[State, Any], Step] = _never
    decide: Callable[[State, Any, dict[Seat, Answer]], Step] = _never
    draw: Callable[[State, Any, tuple[int, ...]], Step] = _never


PARTS: dict[type[frames.Frame], Part] = {
    frames.SettingUp: Part(setup.pending, draw=setup.draw),
    frames.Buying: Part(buying.pending, buying.proceed, buying.decide, buying.draw),
    frames.LayingCities: Part(proceed=cities.proceed),
    frames.Planning: Part(planning.pending, planning.proceed, planning.decide),
    frames.Revealing: Part(proceed=reveal.proceed),
    frames.MovingEnemies: Part(moves.enemies_pending, moves.nothing_moves, moves.enemies_decide),
    frames.Transferring: Part(moves.transfers_pending, moves.nothing_moves, moves.transfers_decide),
    frames.Engaging: Part(proceed=reveal.engage),
    frames.Ordering: Part(battle.order_pending, battle.order_proceed, draw=battle.order_draw),
    frames.Choosing: Part(battle.choice_pending, battle.choice_proceed, battle.choice_decide),
    frames.Rolling: Part(battle.roll_pending, battle.roll_proceed, draw=battle.roll_draw),
    frames.Responding: Part(responses.pending, responses.proceed, responses.decide, responses.draw),
    frames.Losing: Part(losses.pending, losses.proceed, losses.decide),
    frames.Claiming: Part(claims.pending, claims.proceed, draw=claims.draw),
    frames.Destroying: Part(proceed=losses.destroy),
    frames.Compensating: Part(compensating.pending, compensating.proceed, draw=compensating.draw),
    frames.Rewarding: Part(reward.pending, reward.proceed, reward.decide),
    frames.Collecting: Part(proceed=reward.collect),
    frames.Catching: Part(catch.pending, catch.proceed, catch.decide, catch.draw),
    frames.EndingTurn: Part(proceed=ending.proceed),
    frames.Finished: Part(ending.finished),
}


class Question(NamedTuple):
    """How a kind of question is asked, and what counts when nobody answers."""

    form: Callable[[TrembleView, Ask, Answer], Form]
    default: Callable[[TrembleView, Ask], Answer]


QUESTIONS = {
    "buy": Question(buying.form, buying.default),
    "plan": Question(planning.form, planning.default),
    "move": Question(moves.enemies_form, moves.enemies_default),
    "transfer": Question(moves.transfers_form, moves.transfers_default),
    "fight": Question(battle.form, battle.default),
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
    seats = range(2, MAX_CAPTAINS + 1)
    state_type = State
    view_type = TrembleView
    event_type: Any = TrembleEvent

    def start(self, setup_: Setup) -> TrembleTurn:
        """Lay all cards out, to be shuffled."""
        return Turn(setup.laid_out(setup_.seats))

    def pending(self, state: State) -> Pending:
        """Return what the frame on top of the agenda waits for."""
        last, waits = _LAST.waits
        if last is state and waits is not None:
            return waits
        frame = state.agenda[-1]
        waits = PARTS[type(frame)].pending(state, frame)
        if waits is None:
            raise MisplacedError(f"{type(frame).__name__} should have gone on")
        return waits

    def decide(self, state: State, answers: dict[Seat, Answer]) -> TrembleTurn:
        """Apply the answers of all asked seats together."""
        frame = state.agenda[-1]
        return _went_on(PARTS[type(frame)].decide(state, frame, answers))

    def draw(self, state: State, outcome: tuple[int, ...]) -> TrembleTurn:
        """Apply what chance gave."""
        frame = state.agenda[-1]
        return _went_on(PARTS[type(frame)].draw(state, frame, outcome))

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
        last_view, last_ask, last_draft, last = _LAST.form
        if last is not None and last_view is view and last_ask == ask and last_draft == draft:
            return last
        made = QUESTIONS[ask.kind].form(view, ask, draft)
        _LAST.form = (view, ask, dict(draft), made)
        return made

    def default(self, view: TrembleView, ask: Ask) -> Answer:
        """Return the answer that counts when nobody answers in time."""
        return QUESTIONS[ask.kind].default(view, ask)

    def policies(self, view: TrembleView, draft: Answer) -> Form:
        """Make the form of the standing orders a captain may leave."""
        return policies(view, draft)

    def standing(self, view: TrembleView, ask: Ask, policy: Answer) -> Answer | None:
        """Answer `ask` by a standing order, or None where it says nothing."""
        return standing(view, ask, policy)

    def early(self, public: TrembleView, ask: Ask, policy: Answer) -> bool:
        """Tell whether standing orders answer at once."""
        return early(public, ask, policy)

    def public_part(self, view: TrembleView, ask: Ask, answer: Answer) -> Any:
        """Return what everybody learns of `answer` when its group closes."""
        match ask.kind:
            case "buy":
                return buying.public_part(view, ask, answer)
            case "plan":
                return planning.public_part(view, ask, answer)
            case _:  # an empty field would show who could have filled it
                return {key: picked for key, picked in answer.items() if picked}


class _Last:
    """What is waited for and the form made last: whoever asks again gets the same objects."""

    def __init__(self) -> None:
        self.waits: tuple[State | None, Pending | None] = (None, None)
        self.form: tuple[TrembleView | None, Ask | None, Answer, Form | None] = (
            None,
            None,
            {},
            None,
        )


_LAST = _Last()


def _went_on(step: Step) -> TrembleTurn:
    """Let frames that wait for nothing go on, until one waits."""
    state, told = step
    while True:
        frame = state.agenda[-1]
        part = PARTS[type(frame)]
        waits = part.pending(state, frame)
        if waits is not None:
            _LAST.waits = (state, waits)
            return Turn(state, told)
        state, notices = part.proceed(state, frame)
        if notices:
            told += notices


TREMBLE = Tremble()
