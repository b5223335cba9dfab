"""Following two games that differ in what one seat does or holds in secret, side by side."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Seat, Shuffle, Turn
from engine.core.contract import AnyGame
from tests.contract.records import all_events, any_answer, dump, events_of, legal, seen, viewers
from tests.contract.subjects import Subject

HORIZON = 8
TRIES = 8
RIGHTLY = "if an event of the game tells it rightly, `reveals` of its Subject must say so"


@dataclass(frozen=True)
class Pair:
    """Two games that differ only in what one seat does or holds in secret."""

    first: Any
    second: Any
    seats: int
    owner: Seat

    def then(self, first: Any, second: Any) -> "Pair":
        """Return what becomes of both."""
        return replace(self, first=first, second=second)

    def __iter__(self) -> Iterator[Any]:
        return iter((self.first, self.second))


def follow(subject: Subject, turns: Pair, rng: random.Random, horizon: int = HORIZON) -> int:
    """Play both games on alike and compare what the others get; return for how many steps."""
    game = subject.game
    for number in range(horizon):
        if len({dump(_revealing(subject, turn, turns.owner)) for turn in turns}) > 1:
            return number
        pending = _compare(game, turns)
        if isinstance(pending, Over):
            return number
        states = turns.then(turns.first.state, turns.second.state)
        following = _go_on(game, states, pending, rng)
        if following is None:
            return number
        turns = following
    return horizon


def _revealing(subject: Subject, turn: Turn[Any, Any], owner: Seat) -> list[Any]:
    """List what reveals the owner's secrets; where it is the same in both games, they go on."""
    return [event for event in all_events(turn) if owner in subject.reveals(event)]


def _compare(game: AnyGame, turns: Pair) -> Any:
    pending = game.pending(turns.first.state)
    for viewer in viewers(turns.seats):
        if viewer == turns.owner:
            continue
        name = f"{game.id}: before {name_of(pending)}, what seat {turns.owner} did in secret shows"
        traces = [seen(game, turn.state, viewer) for turn in turns]
        assert traces[0] == traces[1], f"{name} in the view of {viewer}; {RIGHTLY}"
        events = [dump(events_of(turn, viewer)) for turn in turns]
        assert events[0] == events[1], f"{name} in the events of {viewer}: {events}; {RIGHTLY}"
    return pending


def _go_on(game: AnyGame, states: Pair, pending: Decide | Draw, rng: random.Random) -> Pair | None:
    """Take the same step in both games; None where they may rightly part."""
    if isinstance(pending, Draw):
        if isinstance(pending.spec, Shuffle):
            return None
        faces = tuple(rng.randint(1, pending.spec.sides) for _ in range(pending.spec.dice))
        return states.then(*(game.draw(state, faces) for state in states))
    answers: dict[Seat, Answer] = {}
    for ask in pending.asks:
        answer = _common(game, states, ask, rng)
        if answer is None:
            return None
        answers[ask.seat] = answer
    return states.then(*(game.decide(state, answers) for state in states))


def _common(game: AnyGame, states: Pair, ask: Ask, rng: random.Random) -> Answer | None:
    """Find an answer that is legal, and equally public, in both games."""
    for _ in range(TRIES):
        answer = any_answer(game, states.first, ask, rng)
        if not legal(game, states.second, ask, answer):
            continue
        parts = [
            dump(game.public_part(game.view(state, ask.seat), ask, answer)) for state in states
        ]
        if parts[0] == parts[1]:
            return answer
    return None


def name_of(pending: Any) -> str:
    """Name what is waited for."""
    match pending:
        case Decide(group=group):
            return group
        case Draw(label=label):
            return label
    return "the end"
