"""After the battles, live: losers and who has a city choose at once, one by one or both (RL-27)."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Form, make_form
from engine.core.words import Text
from engine.invasion.battles.battles import by_seat, losers_of
from engine.invasion.battles.frames import Losing
from engine.tremble.phases import losses, reward
from engine.tremble.table.frames import Rewarding
from engine.tremble.table.state import State, Step
from engine.tremble.table.view import TrembleView

LOSS, REWARD, BOTH = "loss", "reward", "aftermath"

Part = TypeVar("Part")


def pending(state: State, frame: Losing) -> Decide | None:
    """Ask losers who may have a choice, and with them who has a city; none, where none lost."""
    if state.ahead:
        return losses.pending(state, frame)
    lost, had = losses.choices_lost(state), reward.owners(state)
    if not lost:
        return None
    losers, winners = {seat for _, seat in lost}, {seat for _, seat in had}
    asks = []
    for ask in by_seat(sorted((*lost, *had)), BOTH):
        single = REWARD if ask.seat not in losers else LOSS
        both = ask.seat in losers & winners
        asks.append(ask if both else replace(ask, kind=single))
    return Decide(f"t{state.turn}:aftermath", tuple(asks))


def decide(state: State, frame: Losing, answers: dict[Seat, Answer]) -> Step:
    """Lose and claim at once; rewards wait until losers have drawn their cards."""
    if not state.ahead:
        state, chosen = reward.chosen_rewards(state, answers)
        state = replace(
            state,
            agenda=tuple(
                [
                    replace(each, chosen=chosen) if isinstance(each, Rewarding) else each
                    for each in state.agenda
                ]
            ),
        )
    return losses.decide(state, frame, answers)


def parts(view: TrembleView, ask: Ask) -> tuple[Ask, Ask]:
    """Take a question apart: about what was lost, and about what is had."""
    lost = {each.space for each in view.public.battles if ask.seat in losers_of(each)}
    about = tuple([space for space in ask.about if space in lost])
    had = tuple([space for space in ask.about if space not in lost])
    return Ask(ask.seat, LOSS, about), Ask(ask.seat, REWARD, had)


def answered(
    lose: Callable[[TrembleView, Ask], Answer], gain: Callable[[TrembleView, Ask], Answer]
) -> Callable[[TrembleView, Ask], Answer]:
    """Answer both parts, each in its way."""

    def both(view: TrembleView, ask: Ask) -> Answer:
        lost, had = parts(view, ask)
        return {**lose(view, lost), **gain(view, had)}

    return both


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: what is lost, then what is done with cities."""
    lost, had = parts(view, ask)
    given, taken = losses.form(view, lost, draft), reward.form(view, had, draft)
    return make_form((*given.fields, *taken.fields))


def facts(view: TrembleView, ask: Ask, draft: Answer) -> Iterable[Text]:
    """Tell how likely each catch is."""
    return reward.facts(view, parts(view, ask)[1], draft)
