"""Games that begin rich: every captain has stations, and compensation cards that count at once.

In ordinary games both come late and by luck. Here every kind of question comes in every game,
and what lies in a hand can be chosen.
"""

import contextlib
import dataclasses
import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker, random_answer
from engine.invasion.cards.groups import with_captain
from engine.tremble.cards.tables import PAID_AT_ONCE, STATIONS
from engine.tremble.phases.buying import REDRAW
from engine.tremble.phases.setup import SHUFFLES
from engine.tremble.rules import Tremble, TrembleTurn
from engine.tremble.table.frames import SettingUp
from engine.tremble.table.shopping import MAX_STATIONS
from engine.tremble.table.state import State
from tests.contract.subjects import subject_of

HAND = 3
BOLD = {"1", "fight", "catch", "claim"}
BOLDNESS = 0.7  # how often players do what brings them together
Hands = tuple[tuple[str, ...], ...]

_DRAW = Tremble.draw


class RichTremble(Tremble):
    """Tremble as it is, but for what captains have when the first turn begins."""

    def __init__(self, hands: Hands = (), last: Iterable[str] = ()) -> None:
        self._hands = hands  # by seat; where there are none, the first cards of the deck
        self._last = tuple(last)  # compensation cards that are drawn last

    def draw(self, state: State, outcome: tuple[int, ...]) -> TrembleTurn:
        """Give stations out before the first cards are dealt, and hands after that."""
        frame = state.agenda[-1]
        if not isinstance(frame, SettingUp) or frame.done + 1 < len(SHUFFLES):
            return _DRAW(self, state, outcome)
        turn = _DRAW(self, with_stations(state), outcome)
        return replace(turn, state=with_hands(turn.state, self._hands, self._last))


@contextlib.contextmanager
def rich_start(rules: Tremble | None = None) -> Iterator[None]:
    """Let all games begin rich, whoever plays them."""
    rich = rules or RichTremble()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Tremble, "draw", lambda _, state, outcome: rich.draw(state, outcome))
        yield


def with_stations(state: State) -> State:
    """Give each captain two stations; the last is about to be offered two more."""
    blue = [card for card in state.ships.deck if card in STATIONS]
    offered = _unlike(blue, ())
    red = [card for card in state.red if card in STATIONS]
    left = [card for card in blue if card not in offered] + red
    for seat, captain in enumerate(state.captains):
        given = _unlike(left, ())
        left = [card for card in left if card not in given]
        state = with_captain(state, seat, replace(captain, stations=given))
    owned = {card for captain in state.captains for card in captain.stations}
    deck = tuple(card for card in state.ships.deck if card not in owned)
    ships = replace(state.ships, deck=_offered_last(deck, offered, len(state.captains)))
    return replace(state, ships=ships, red=tuple(card for card in state.red if card not in owned))


def _unlike(stations: list[str], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Choose as many stations as a captain may have, no two of them alike."""
    for card in stations:
        series = {STATIONS[each].series for each in chosen}
        if len(chosen) < MAX_STATIONS and STATIONS[card].series not in series:
            chosen += (card,)
    return chosen


def _offered_last(
    deck: tuple[str, ...], stations: tuple[str, ...], captains: int
) -> tuple[str, ...]:
    """Stack a deck so that its last captain is dealt these stations."""
    rest = [card for card in deck if card not in stations]
    for number, card in enumerate(stations, start=1):
        rest.insert(number * captains - 1, card)
    return tuple(rest)


def with_hands(state: State, hands: Hands, last: tuple[str, ...]) -> State:
    """Deal compensation cards as if they had been drawn in an earlier turn."""
    deck = state.compensations.deck
    if not hands:
        cards = [card for card in deck if card not in PAID_AT_ONCE]
        hands = tuple(
            tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(len(state.captains))
        )
    dealt = Counter(card for hand in hands for card in hand)
    rest = [card for card in deck if card not in dealt]
    ordered = [card for card in rest if card not in last] + [card for card in rest if card in last]
    assert not dealt - Counter(deck), "a card is dealt twice"
    for seat, hand in enumerate(hands):
        state = with_captain(state, seat, replace(state.captains[seat], compensations=hand))
    return replace(state, compensations=replace(state.compensations, deck=tuple(ordered)))


def exchanged(state: State, seat: Seat, given: str, other: str) -> State:
    """Put a card of a hand into the deck, in the place of another that comes into the hand."""
    captain = state.captains[seat]
    hand = tuple(other if card == given else card for card in captain.compensations)
    deck = tuple(given if card == other else card for card in state.compensations.deck)
    pile = replace(state.compensations, deck=deck)
    return with_captain(
        replace(state, compensations=pile), seat, replace(captain, compensations=hand)
    )


def boldly(make: FormMaker, ask: Ask, rng: random.Random) -> Answer:
    """Answer at random, but often meet the others, fight on, and draw again."""
    bold = rng.random() < BOLDNESS
    if bold and ask.kind == "buy" and not make({REDRAW: (REDRAW,)}).faults:
        answer = make({REDRAW: (REDRAW,)}).answer()
        if REDRAW in answer:
            return answer
    return random_answer(make, rng.randrange, lambda _, option: bold and option in BOLD)


RICH = dataclasses.replace(subject_of(RichTremble()), player=boldly)
