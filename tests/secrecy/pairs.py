"""Pairs of games on the rules alone: alike but for what one captain holds or wants to buy."""

import dataclasses
import random
from collections import Counter
from typing import Any

from engine.core.asks import Ask, Seat, Turn
from engine.core.forms import Option
from engine.core.playthrough import random_answer
from engine.tremble.cards.tables import COMPENSATIONS, PAID_AT_ONCE
from engine.tremble.phases.buying import REDRAW
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import Compensated, Shopped
from engine.tremble.table.state import State
from tests.contract import secrecy
from tests.contract.following import Pair, follow
from tests.contract.records import Step, dice, form_maker
from tests.secrecy.rich import RICH, exchanged

EVERYBODY = frozenset(range(max(RICH.game.seats)))


def _drawn(event: Any) -> frozenset[Seat]:
    """Games may part where somebody draws what an exchange of hands has put into the deck.

    Also where battle orders use a card that only one of the hands holds.
    """
    shown = isinstance(event, Compensated) and event.card is not None
    return EVERYBODY if shown else RICH.reveals(event)


def _shopped(event: Any) -> frozenset[Seat]:
    """Games may part when all purchases become public at once."""
    return EVERYBODY if isinstance(event, Shopped) else frozenset()


OTHER_HANDS = dataclasses.replace(RICH, reveals=_drawn)
OTHER_BASKETS = dataclasses.replace(RICH, reveals=_shopped)


def check_hands(seats: int, seed: int) -> Counter[str]:
    """Exchange hands all over a game and go on; count the questions that this changed."""
    rng = dice(seed, "hands")
    changed: Counter[str] = Counter()
    for step in secrecy.looked_at(OTHER_HANDS, seats, seed, "hands"):
        asked = [ask.seat for ask in step.asks]
        for owner in {*asked, rng.randrange(seats)}:
            other = _with_other_hand(step.before, owner, rng)
            changed.update(_kinds_changed(step, other, owner))
            turns = Pair(Turn(step.before), Turn(other), seats, owner)
            follow(OTHER_HANDS, turns, rng)
    return changed


def _with_other_hand(state: State, seat: Seat, rng: random.Random) -> State:
    """Exchange a hand for cards that it has no copy of, as deep in the deck as may be.

    Left in it are copies, of which the rules and not the captain choose one to spend, and what
    waits in a basket.
    """
    captain = state.captains[seat]
    copies = Counter(COMPENSATIONS[card].series for card in captain.compensations)
    promised = captain.basket.discounts if captain.basket else ()
    hand = [
        card
        for card in captain.compensations
        if copies[COMPENSATIONS[card].series] == 1 and card not in promised
    ]
    deck = [
        card
        for card in state.compensations.deck
        if card not in PAID_AT_ONCE and COMPENSATIONS[card].series not in copies
    ]
    deep = deck[-2 * len(hand) :] if hand else []
    others = rng.sample(deep, min(len(hand), len(deep)))
    for given, other in zip(hand, others, strict=False):
        state = exchanged(state, seat, given, other)
    return state


def _kinds_changed(step: Step, other: State, owner: Seat) -> list[str]:
    """List what is asked of the owner in another way with the other hand."""
    return [
        ask.kind
        for ask in step.asks
        if ask.seat == owner and _options(step.before, ask) != _options(other, ask)
    ]


def _options(state: State, ask: Ask) -> list[tuple[Option, ...]]:
    form = TREMBLE.form(TREMBLE.view(state, ask.seat), ask, {})
    return [field.options for field in form.fields]


def check_baskets(seats: int, seed: int) -> int:
    """Let captains buy other things while rivals draw again; return how many did."""
    rng = dice(seed, "baskets")
    count = 0
    for step in secrecy.looked_at(OTHER_BASKETS, seats, seed, "baskets"):
        if not any(answer.get(REDRAW) for answer in step.answers.values()):
            continue
        for ask in step.asks:
            make = form_maker(TREMBLE, TREMBLE.view(step.before, ask.seat), ask)
            other = random_answer(make, rng.randrange)
            given = step.answers[ask.seat]
            if other != given and not given.get(REDRAW) and not other.get(REDRAW):
                turn = TREMBLE.decide(step.before, {**step.answers, ask.seat: other})
                turns = Pair(step.turn, turn, seats, ask.seat)
                follow(OTHER_BASKETS, turns, rng)
                count += 1
    return count
