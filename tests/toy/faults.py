"""The toy with faults planted on purpose: each breaks one promise of the contract."""

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Draw, Notice, Pending, Seat, Turn, Viewer
from engine.core.chance import Chance
from engine.core.contract import Game
from engine.core.forms import Form, make_form
from engine.core.words import say
from tests.toy.game import ToyGame, ToyTurn
from tests.toy.state import Bidding, Drew, Played, Rolled, Shuffling, State, View, Window, Won


class LeakInView(ToyGame):
    """Everybody's view shows the hand of the first seat."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, hand=state.hands[0]) if viewer is PUBLIC else view

    def imagine(self, view: View, chance: Chance) -> State:
        return super().imagine(
            view if view.viewer is not PUBLIC else replace(view, hand=()), chance
        )


class LeakOfSecretBid(ToyGame):
    """A view keeps the losing bids: here as the number of shuffles, which nobody checks."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        turn = super().decide(state, answers)
        if not isinstance(state.frame, Bidding):
            return turn
        total = sum(int(answer["bid"][0]) for answer in answers.values())
        return msgspec.structs.replace(
            turn, state=replace(turn.state, shuffles=turn.state.shuffles + 10 * total)
        )


class LeakInEvent(ToyGame):
    """The public is told which cards are drawn, though no view keeps it."""

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        turn = super().draw(state, outcome)
        notices = tuple(
            Notice[Any](notice.private[0][1]) if notice.private else notice
            for notice in turn.notices
        )
        return Turn(turn.state, notices, turn.barrier)


class LeakOfCountInEvent(ToyGame):
    """An event tells a number that hangs on hidden cards, without naming one."""

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        turn = super().draw(state, outcome)
        reds = sum(card.startswith("red") for card in turn.state.hands[0])
        notices = tuple(
            Notice[Any](Drew(notice.public.seat, reds), notice.private)
            if isinstance(notice.public, Drew)
            else notice
            for notice in turn.notices
        )
        return Turn(turn.state, notices, turn.barrier)


class LeakOfBidInEvent(ToyGame):
    """The public is told the sum of all bids with the winner's."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        turn = super().decide(state, answers)
        if not isinstance(state.frame, Bidding):
            return turn
        total = sum(int(answer["bid"][0]) for answer in answers.values())
        loser = next((seat for seat in answers if seat != _winner(turn)), 0)
        return Turn(turn.state, (Notice[Any](Rolled(loser, total)), *turn.notices), turn.barrier)


def _winner(turn: ToyTurn) -> Seat:
    return next(notice.public.seat for notice in turn.notices if isinstance(notice.public, Won))


class LeakThroughAsks(ToyGame):
    """Only who holds a red card is asked in a window."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if not isinstance(pending, Decide) or not isinstance(state.frame, Window):
            return pending
        reds = tuple(
            ask
            for ask in pending.asks
            if any(card.startswith("red") for card in state.hands[ask.seat])
        )
        return Decide(pending.group, reds or pending.asks)


class LeakThroughGroup(ToyGame):
    """The id of a window counts the red cards in hands."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if not isinstance(pending, Decide):
            return pending
        reds = sum(card.startswith("red") for hand in state.hands for card in hand)
        return Decide(f"{pending.group}:{reds}", pending.asks)


class LeakThroughMemory(ToyGame):
    """The game object remembers a draft and shows it to the next who opens a form."""

    def __init__(self) -> None:
        self._last: Answer = {}

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        fact = say("toy-last", option=str(sorted(self._last.items())))
        if draft:
            self._last = draft
        return msgspec.structs.replace(form, facts=(fact,))


class WallClock(ToyGame):
    """A transition reads the clock."""

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        turn = super().draw(state, outcome)
        extra = time.perf_counter_ns() % 1_000_003
        scores = (turn.state.scores[0] + extra, *turn.state.scores[1:])
        return Turn(replace(turn.state, scores=scores), turn.notices, turn.barrier)


class IllegalDefault(ToyGame):
    """Who does not answer bids what nobody has."""

    def default(self, view: View, ask: Ask) -> Answer:
        return {"bid": ("99",), "stake": ()} if ask.kind == "bid" else super().default(view, ask)


class DeadEndForm(ToyGame):
    """A stake with no coin left stays open, and nothing mends it afterwards."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "bid":
            return form
        opened = tuple(
            msgspec.structs.replace(
                field,
                options=tuple(
                    msgspec.structs.replace(option, closed=None) for option in field.options
                ),
            )
            for field in form.fields
        )
        spent = sum(int(key) for key in draft.get("bid", ()) if key.isdigit())
        too_much = spent + len(draft.get("stake", ())) > view.coins[ask.seat]
        return make_form(opened, (say("toy-too-dear"),) if too_much else ())


class TellsSpellings(ToyGame):
    """A form tells a draft that leaves a field out from one that leaves it empty."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if not draft or len(draft) == len(form.fields):
            return form
        return replace(form, facts=(say("toy-last", option=str(len(draft))),))


class VaryingFields(ToyGame):
    """A field appears only once something is chosen."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "bid" or draft.get("bid"):
            return form
        return make_form(form.fields[:1])


class VaryingOptions(ToyGame):
    """An option vanishes once something is chosen, instead of being closed."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "bid" or not draft.get("bid"):
            return form
        first, *others = form.fields
        left = tuple(option for option in first.options if option.key in draft["bid"])
        return msgspec.structs.replace(form, fields=(replace(first, options=left), *others))


class TakesNonsense(ToyGame):
    """Unknown options are not refused."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        return msgspec.structs.replace(super().form(view, ask, draft), faults=())


class CountOfHidden(ToyGame):
    """A public number is derived from hidden cards: the red ones left in the deck."""

    def view(self, state: State, viewer: Viewer) -> View:
        reds = sum(card.startswith("red") for card in state.deck)
        return replace(super().view(state, viewer), deck_size=len(state.deck) * 100 + reds)

    def imagine(self, view: View, chance: Chance) -> State:
        return super().imagine(replace(view, deck_size=view.deck_size // 100), chance)


class OrderOfArrival(ToyGame):
    """Equal bids go to whoever answered first."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        turn = super().decide(state, answers)
        first = next(iter(answers))
        scores = list(turn.state.scores)
        scores[first] += 1
        return Turn(replace(turn.state, scores=tuple(scores)), turn.notices, turn.barrier)


class LosesInJson(ToyGame):
    """A part of the state is of a type that JSON makes another."""

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        turn = super().draw(state, outcome)
        broken: Any = list(turn.state.deck)
        return Turn(replace(turn.state, deck=broken), turn.notices, turn.barrier)

    def view(self, state: State, viewer: Viewer) -> View:
        return super().view(replace(state, deck=tuple(state.deck)), viewer)


class RepeatedLabel(ToyGame):
    """All dice of the game are one draw."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        rolled = isinstance(pending, Draw) and pending.label.endswith("roll")
        return Draw("roll", pending.spec) if rolled and isinstance(pending, Draw) else pending


class RepeatedGroup(ToyGame):
    """All windows of a round have one id."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and isinstance(state.frame, Window):
            return Decide(f"r{state.round}:window", pending.asks)
        return pending


class EarlyFromPrivateFacts(ToyGame):
    """`red` promises to answer at once, but says nothing where no red card is in the hand."""

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        if ask.kind == "window" and policy.get("window") == ("red",):
            reds = [card for card in view.hand if card.startswith("red")]
            return {"play": (min(reds),)} if reds else None
        return super().standing(view, ask, policy)


class EarlyByHand(LeakInView):
    """Orders count at once only while the first seat, whose hand shows, has no red card."""

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        reds = [card for card in public.hand if card.startswith("red")]
        return super().early(public, ask, policy) and not reds


class ForgottenStanding(ToyGame):
    """Standing orders may be left, and nothing answers by them."""

    standing = Game.standing  # type: ignore[assignment]  # as one that inherits has it


class IllegalStanding(ToyGame):
    """A standing order plays a card that may be gone."""

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        if ask.kind == "window" and policy.get("window"):
            return {"play": ("red-7",)}
        return super().standing(view, ask, policy)


class MissingBarrier(ToyGame):
    """Bids can be taken back after the winner's was shown, and prizes after cards were dealt."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        turn = super().decide(state, answers)
        return Turn(turn.state, turn.notices, barrier=False)


class Endless(ToyGame):
    """The last round comes again and again."""

    def _next_round(self, state: State, notices: Any) -> ToyTurn:
        return super()._next_round(replace(state, round=1), notices)


class LosesCards(ToyGame):
    """A played card is nowhere afterwards."""

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        turn = super().decide(state, answers)
        if any(isinstance(notice.public, Played) for notice in turn.notices):
            return Turn(replace(turn.state, discard=()), turn.notices, turn.barrier)
        return turn


class HashOrder(ToyGame):
    """Cards are dealt in the order of a set."""

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        if isinstance(state.frame, Shuffling):
            order = {card: place for place, card in enumerate({*state.discard})}
            outcome = tuple(order[sorted(state.discard)[place]] for place in outcome)
        return super().draw(state, outcome)


class AsksNobody(ToyGame):
    """A window opens for nobody."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and isinstance(state.frame, Window):
            return Decide(pending.group, ())
        return pending
