"""The walking toy with faults planted on purpose: each breaks one promise of the contract."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Pending, Seat, Turn
from engine.core.forms import Form, Option, make_form
from engine.core.variants import Variant
from engine.core.words import Text, say
from tests.walk.board import squares
from tests.walk.game import WalkGame, WalkTurn
from tests.walk.state import State, View, Walking


class _Sitting(WalkGame):
    """Sittings are given other names."""

    def name(self, state: State, pending: Decide) -> str:
        raise NotImplementedError

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and pending.sitting:
            return replace(pending, sitting=self.name(state, pending))
        return pending


class SittingComesAgain(_Sitting):
    """A captain's turns are one and the same sitting."""

    def name(self, state: State, pending: Decide) -> str:
        return f"seat {pending.asks[0].seat}"


class SittingByHand(_Sitting):
    """The name of a sitting counts the lamps in a hand."""

    def name(self, state: State, pending: Decide) -> str:
        lamps = sum(card.startswith("lamp") for card in state.hands[state.table.walker])
        return f"{pending.sitting}:{lamps}"


class SittingOfAll(WalkGame):
    """Everybody is asked in a sitting."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and pending.sitting:
            seats = range(len(state.hands))
            asks = tuple(replace(pending.asks[0], seat=seat) for seat in seats)
            return replace(pending, asks=asks)
        return pending


class SittingThatIsAWindow(WalkGame):
    """The clock of a sitting is that of a window."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        sits = isinstance(pending, Decide) and pending.sitting
        return replace(pending, window=0.5) if sits else pending


class GoesInCircles(WalkGame):
    """Stopping stops nobody."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> WalkTurn:
        if answers.get(state.table.walker, {}).get("way") == ("stop",):
            frame = state.table.frame
            assert isinstance(frame, Walking)
            again = replace(frame, number=frame.number + 1)
            return Turn(replace(state, table=replace(state.table, frame=again)), barrier=False)
        return super().decide(state, answers)


class WindowByHand(WalkGame):
    """A window closes at once where the first seat holds no lamp."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        lamps = any(card.startswith("lamp") for card in state.hands[0])
        if isinstance(pending, Decide) and pending.window and not lamps:
            return replace(pending, window=0.0)
        return pending


class WindowTakenBack(WalkGame):
    """What was played in a window can be taken back."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> WalkTurn:
        pending, turn = self.pending(state), super().decide(state, answers)
        window = isinstance(pending, Decide) and pending.window is not None
        return replace(turn, barrier=turn.barrier and not window)


class EndlessWindow(WalkGame):
    """A window is open longer than anybody has time."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        window = isinstance(pending, Decide) and pending.window
        return replace(pending, window=2.0) if window else pending


class IllegalRule(WalkGame):
    """Who left no orders plays a card that may be elsewhere."""

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        if ask.kind == "answer" and not policy:
            return {"play": ("lamp-1",)}
        return super().standing(view, ask, policy)


class LaterChangesEarlier(WalkGame):
    """A turn once chosen, only one spot is offered."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "lay" or not draft.get("turn"):
            return form
        spot, turn = form.fields
        return replace(form, fields=(replace(spot, options=spot.options[:1]), turn))


def _stale_squares(view: View, form: Form) -> bool:
    """Tell whether squares do not fit any more, and nothing else is wrong with choices."""
    stale = {key for field in form.fields for key in field.stale()}
    return bool(stale) and stale <= set(squares(view.table.tiles))


class LosesChoices(WalkGame):
    """A square that does not fit any more is dropped, and nobody is told."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        return super().form(view, ask, form.fresh()) if _stale_squares(view, form) else form


class KeepsQuiet(WalkGame):
    """A square that does not fit any more stays, and nobody is told."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if not _stale_squares(view, form):
            return form
        return replace(form, faults=super().form(view, ask, form.fresh()).faults)


class AsksForNothing(WalkGame):
    """A field whose time has not come must be filled."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "lay":
            return form
        return make_form(tuple(replace(field, least=1) for field in form.fields))


class AmountsMissed(WalkGame):
    """Amounts stay open that the other kinds cannot make up for."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "lose":
            return form
        fields = tuple(
            replace(field, options=tuple(replace(one, closed=None) for one in field.options))
            for field in form.fields
        )
        given = sum(int(key) for keys in form.answer().values() for key in keys)
        total = ask.about[0]
        missed = [say("fault-amount", total=total, left=total - given)] if given != total else []
        return make_form(fields, missed)


class FalseExample(WalkGame):
    """The example that a form shows is not legal."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        return replace(form, typed=form.typed and say("walk-typed", example="Zz 1"))


class ReadsTooMuch(WalkGame):
    """What is typed fills a field that nobody asked for."""

    def read(self, view: View, ask: Ask, text: str) -> Answer | Text:
        answer = super().read(view, ask, text)
        return answer if isinstance(answer, Text) else {**answer, "note": (text,)}


class CompletesOtherwise(WalkGame):
    """What is completed is not what was begun."""

    def complete(self, view: View, ask: Ask, text: str) -> tuple[Option, ...]:
        return super().complete(view, ask, text[:-1])


class Remembers(WalkGame):
    """A step is another one when it is taken again."""

    def __init__(self) -> None:
        self._steps = 0

    def decide(self, state: State, answers: dict[Seat, Answer]) -> WalkTurn:
        self._steps += 1
        turn = super().decide(state, answers)
        scores = (self._steps, *turn.state.table.scores[1:])
        table = replace(turn.state.table, scores=scores)
        return replace(turn, state=replace(turn.state, table=table))


class WaitsForAnother(WalkGame):
    """A step says that it waits for what it waited for before."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> WalkTurn:
        return replace(super().decide(state, answers), waits=self.pending(state))


def _other_default(variant: Variant) -> Variant:
    return replace(
        variant, choices=tuple(replace(choice, default="huge") for choice in variant.choices)
    )


class DefaultOfNoValue(WalkGame):
    """An option is by default what cannot be chosen."""

    variants: Any = tuple(map(_other_default, WalkGame.variants))


class VariantForMore(WalkGame):
    """A variant is for more captains than the game is."""

    variants: Any = tuple(replace(variant, seats=range(1, 9)) for variant in WalkGame.variants)
