"""A small game with everything the contract knows: the contract tests practise on it.

Three rounds of sealed bids (only the winner's is ever shown; what losers staked is buried until
the end), a die, a prize taken in public that can be undone, and a window in which everybody may
play hidden cards until all pass.
"""

import hashlib
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import (
    Answer,
    Ask,
    Decide,
    Draw,
    Notice,
    Pending,
    Roll,
    Seat,
    Setup,
    Shuffle,
    Turn,
    Viewer,
)
from engine.core.chance import Chance
from engine.core.forms import Form
from engine.core.words import say
from engine.kit.ranking import most_points
from tests.toy import forms
from tests.toy.state import (
    CARDS,
    COINS,
    ROUNDS,
    Bidding,
    Choosing,
    Chose,
    Drew,
    Dug,
    Ended,
    Event,
    Played,
    Rolled,
    Rolling,
    Shuffling,
    State,
    View,
    Window,
    Won,
    value_of,
)

ToyTurn: TypeAlias = Turn[State, Event]
Notices: TypeAlias = tuple[Notice[Event], ...]


class ToyGame:
    """The rules `toy/1`."""

    id = "toy/1"
    data_hash = hashlib.sha256("".join(CARDS).encode()).hexdigest()
    seats = range(2, 5)
    state_type = State
    view_type = View
    event_type: Any = Event

    def start(self, setup: Setup) -> ToyTurn:
        """Lay all cards out, to be shuffled."""
        count = setup.seats
        hands: tuple[tuple[str, ...], ...] = ((),) * count
        zeros = (0,) * count
        return Turn(State(1, (COINS,) * count, zeros, hands, hands, (), CARDS, 0, Shuffling()))

    def pending(self, state: State) -> Pending:
        """Read the frame."""
        match state.frame:
            case Shuffling():
                return Draw(f"deck:{state.shuffles + 1}", Shuffle(len(state.discard)))
            case Bidding():
                return Decide(f"r{state.round}:bid", self._asks(state, "bid"))
            case Rolling():
                return Draw(f"r{state.round}:roll", Roll(1))
            case Choosing(winner=winner):
                return Decide(f"r{state.round}:prize", (Ask(winner, "prize"),))
            case Window(number=number):
                holders = self._asks(state, "window", tuple(map(len, state.hands)))
                return Decide(f"r{state.round}:window:{number}", holders)
            case Ended():
                return most_points(state.scores, say("toy-most-points"))

    def decide(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        """Apply bids, a prize, or what was played."""
        match state.frame:
            case Bidding():
                return self._sell(state, answers)
            case Choosing(winner=winner, face=face):
                return self._take(state, winner, face, answers[winner]["prize"][0])
            case _:
                return self._play(state, answers)

    def draw(self, state: State, outcome: tuple[int, ...]) -> ToyTurn:
        """Shuffle the discards under the deck, or read the die."""
        if isinstance(state.frame, Rolling):
            winner, face = state.frame.winner, outcome[0]
            rolled = replace(state, frame=Choosing(winner, face))
            return Turn(rolled, (Notice(Rolled(winner, face)),))
        pool = sorted(state.discard)
        deck = state.deck + tuple(pool[position] for position in outcome)
        return self._deal(replace(state, deck=deck, discard=(), shuffles=state.shuffles + 1), ())

    def view(self, state: State, viewer: Viewer) -> View:
        """Show all but other hands and the order of the deck."""
        return View(
            viewer=viewer,
            round=state.round,
            coins=state.coins,
            scores=state.scores,
            hand=() if viewer is None else state.hands[viewer],
            buried=() if viewer is None else state.buried[viewer],
            hand_sizes=tuple(map(len, state.hands)),
            buried_sizes=tuple(map(len, state.buried)),
            deck_size=len(state.deck),
            discard=state.discard,
            shuffles=state.shuffles,
            frame=state.frame,
        )

    def imagine(self, view: View, chance: Chance) -> State:
        """Deal the cards that are nowhere to be seen."""
        seen = {*view.hand, *view.buried, *view.discard}
        hidden = [card for card in CARDS if card not in seen]
        order = chance.outcome(Draw("imagine", Shuffle(len(hidden))))
        cards = [hidden[position] for position in order]
        hands: list[tuple[str, ...]] = []
        buried: list[tuple[str, ...]] = []
        for seat, sizes in enumerate(zip(view.hand_sizes, view.buried_sizes, strict=True)):
            if seat == view.viewer:
                hands.append(view.hand)
                buried.append(view.buried)
                continue
            held, under = sizes
            hands.append(tuple(sorted(cards[:held])))
            buried.append(tuple(cards[held : held + under]))
            del cards[: held + under]
        return State(
            round=view.round,
            coins=view.coins,
            scores=view.scores,
            hands=tuple(hands),
            buried=tuple(buried),
            deck=tuple(cards),
            discard=view.discard,
            shuffles=view.shuffles,
            frame=view.frame,
        )

    def problems(self, state: State) -> tuple[str, ...]:
        """Count the cards and the coins."""
        piles = (state.deck, state.discard, *state.hands, *state.buried)
        cards = [card for pile in piles for card in pile]
        found = []
        if sorted(cards) != sorted(CARDS):
            found.append("cards are missing or doubled")
        if min(state.coins) < 0:
            found.append("somebody owes coins")
        return tuple(found)

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Make the form of an ask."""
        return forms.form_for(view, ask, draft)

    def default(self, view: View, ask: Ask) -> Answer:
        """Return what counts when nobody answers."""
        return forms.default_for(view, ask)

    def policies(self, view: View, draft: Answer) -> Form:
        """Make the form of standing orders."""
        return forms.policy_form(draft)

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        """Answer by a standing order."""
        return forms.standing_for(view, ask, policy)

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        """Answer at once wherever an order is left; all of them always answer."""
        return bool(policy.get(ask.kind))

    def public_part(self, view: View, ask: Ask, answer: Answer) -> Any:
        """Show prizes and played cards; of a bid, whether a card lies with it."""
        return len(answer["stake"]) if ask.kind == "bid" else answer

    def _asks(
        self, state: State, kind: str, eligible: tuple[int, ...] | None = None
    ) -> tuple[Ask, ...]:
        seats = range(len(state.coins))
        return tuple(Ask(seat, kind) for seat in seats if eligible is None or eligible[seat])

    def _sell(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        count = len(state.coins)
        bids = {seat: int(answer["bid"][0]) for seat, answer in answers.items()}
        winner = max(bids, key=lambda seat: (bids[seat], -((seat - state.round) % count)))
        stake = answers[winner]["stake"]
        price = bids[winner] + len(stake)
        hands, buried = list(state.hands), list(state.buried)
        for seat, answer in answers.items():
            hands[seat] = tuple(card for card in hands[seat] if card not in answer["stake"])
            if seat != winner:
                buried[seat] += answer["stake"]
        sold = replace(
            state,
            coins=_changed(state.coins, winner, state.coins[winner] - price),
            scores=_changed(state.scores, winner, state.scores[winner] + sum(map(value_of, stake))),
            hands=tuple(hands),
            buried=tuple(buried),
            discard=state.discard + stake,
            frame=Rolling(winner),
        )
        return Turn(sold, (Notice(Won(winner, bids[winner], stake[0] if stake else None)),))

    def _take(self, state: State, winner: Seat, face: int, prize: str) -> ToyTurn:
        if prize == "points":
            taken = replace(
                state, scores=_changed(state.scores, winner, state.scores[winner] + face)
            )
        else:
            taken = replace(state, coins=_changed(state.coins, winner, state.coins[winner] + face))
        notices: Notices = (Notice(Chose(winner, prize)),)
        if any(state.hands):
            return Turn(replace(taken, frame=Window(1)), notices, barrier=False)
        return self._next_round(taken, notices)

    def _play(self, state: State, answers: dict[Seat, Answer]) -> ToyTurn:
        notices: Notices = ()
        number = state.frame.number + 1 if isinstance(state.frame, Window) else 1
        for seat in range(len(state.coins)):
            card = answers.get(seat, {"play": (forms.PASS,)})["play"][0]
            if card == forms.PASS:
                continue
            hand = tuple(held for held in state.hands[seat] if held != card)
            state = replace(
                state,
                hands=_changed(state.hands, seat, hand),
                scores=_changed(state.scores, seat, state.scores[seat] + value_of(card)),
                discard=(*state.discard, card),
            )
            notices += (Notice(Played(seat, card)),)
        if notices and any(state.hands):
            return Turn(replace(state, frame=Window(number)), notices)
        return self._next_round(state, notices)

    def _next_round(self, state: State, notices: Notices) -> ToyTurn:
        if state.round == ROUNDS:
            return self._dig(state, notices)
        state = replace(state, round=state.round + 1)
        if len(state.deck) < len(state.coins) and state.discard:
            return Turn(replace(state, frame=Shuffling()), notices)
        return self._deal(state, notices)

    def _dig(self, state: State, notices: Notices) -> ToyTurn:
        """Turn up what was buried; it counts for whoever buried it."""
        dug = zip(state.scores, state.buried, strict=True)
        ended = replace(
            state,
            scores=tuple(score + sum(map(value_of, cards)) for score, cards in dug),
            discard=state.discard + tuple(card for cards in state.buried for card in cards),
            buried=((),) * len(state.buried),
            frame=Ended(),
        )
        shown = tuple(Notice[Event](Dug(seat, cards)) for seat, cards in enumerate(state.buried))
        return Turn(ended, notices + shown)

    def _deal(self, state: State, notices: Notices) -> ToyTurn:
        each = 2 if state.round == 1 else 1
        deck, hands = state.deck, list(state.hands)
        for seat, hand in enumerate(state.hands):
            cards, deck = tuple(sorted(deck[:each])), deck[each:]
            hands[seat] = tuple(sorted(hand + cards))
            public, private = Drew(seat, len(cards)), Drew(seat, len(cards), cards)
            notices += (Notice[Event](public, ((seat, private),)),)
        return Turn(replace(state, deck=deck, hands=tuple(hands), frame=Bidding()), notices)


def _changed(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


TOY = ToyGame()
