"""Random games played straight through the rules and kept step by step for the checks."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Draw, Over, Seat, Turn, Viewer
from engine.core.chance import SeededChance
from engine.core.contract import AnyGame, facts_of, sum_of
from engine.core.forms import Form, stray_fields, with_facts
from engine.core.playthrough import MAX_GROUPS, random_answer
from tests.contract.subjects import Subject


@dataclass(frozen=True)
class Step:
    """One step of the rules: what they waited for, what they got, what came of it."""

    before: Any
    pending: Decide | Draw
    answers: dict[Seat, Answer]
    outcome: tuple[int, ...]
    turn: Turn[Any, Any]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the questions of this step, if any."""
        return self.pending.asks if isinstance(self.pending, Decide) else ()


def key_of(seed: int) -> bytes:
    """Make a chance key of a seed."""
    return seed.to_bytes(32, "big")


def dice(seed: int, purpose: str) -> random.Random:
    """Return the test's own chance, never the game's."""
    return random.Random(f"{purpose} {seed}")


def dump(value: Any) -> bytes:
    """Encode canonically."""
    return msgspec.json.encode(value, order="deterministic")


def form_maker(game: AnyGame, view: Any, ask: Ask) -> Callable[[Answer], Form]:
    """Return the form of one ask as a function of the draft."""
    return lambda draft: shown_form(game, view, ask, draft)


def shown_form(game: AnyGame, view: Any, ask: Ask, draft: Answer) -> Form:
    """Make a form as it is shown, with its facts, and with what its receipt would tell."""
    form = game.form(view, ask, draft)
    came_to = () if form.faults else sum_of(game, view, ask, form.answer())
    return with_facts(form, [*facts_of(game, view, ask, draft), *came_to])


def any_answer(game: AnyGame, state: Any, ask: Ask, rng: random.Random) -> Answer:
    """Answer an ask at random."""
    make = form_maker(game, game.view(state, ask.seat), ask)
    return random_answer(make, rng.randrange)


def legal(game: AnyGame, state: Any, ask: Ask, answer: Answer) -> bool:
    """Tell whether an answer could be given in this state, but for fields it leaves empty."""
    form = game.form(game.view(state, ask.seat), ask, answer)
    return not form.faults and not any(answer[key] for key in stray_fields(form, answer))


def viewers(seats: int) -> tuple[Viewer, ...]:
    """List everybody who looks on, the public first."""
    return (PUBLIC, *range(seats))


def seen(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Encode all that a viewer gets from a state: view, what is pending, own form and default."""
    view = game.view(state, viewer)
    pending = game.pending(state)
    own: list[Any] = []
    if isinstance(pending, Decide) and viewer is not None:
        for ask in pending.asks:
            if ask.seat == viewer:
                own = [shown_form(game, view, ask, {}), game.default(view, ask)]
    return dump([view, pending, own])


def events_of(turn: Turn[Any, Any], viewer: Viewer) -> list[Any]:
    """List the events a viewer gets from a turn, in order."""
    events = (notice.seen_by(viewer) for notice in turn.notices)
    return [event for event in events if event is not None]


def all_events(turn: Turn[Any, Any]) -> list[Any]:
    """List every form of every event of a turn."""
    forms: list[Any] = []
    for notice in turn.notices:
        forms += [notice.public, *(event for _, event in notice.private)]
    return [event for event in forms if event is not None]


@lru_cache(maxsize=64)  # all that are asked for; each test goes through them anew
def record(subject: Subject, seats: int, seed: int) -> tuple[Step, ...]:
    """Play one random game."""
    return tuple(_steps(subject, seats, seed))


def _steps(subject: Subject, seats: int, seed: int) -> Iterator[Step]:
    game = subject.game
    rng, chance = dice(seed, "players"), SeededChance(key_of(seed))
    state = game.start(subject.setup(seats, seed)).state
    for _ in range(MAX_GROUPS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return
        answers: dict[Seat, Answer] = {}
        outcome: tuple[int, ...] = ()
        if isinstance(pending, Draw):
            outcome = chance.outcome(pending)
            turn = game.draw(state, outcome)
        else:
            answers = {
                ask.seat: subject.player(
                    form_maker(game, game.view(state, ask.seat), ask), ask, rng
                )
                for ask in pending.asks
            }
            turn = game.decide(state, answers)
        yield Step(state, pending, answers, outcome, turn)
        state = turn.state
    raise AssertionError(f"{game.id} does not end")


def sampled(subject: Subject, seats: int, seed: int, purpose: str) -> Iterator[Step]:
    """Yield the steps a costly check looks at."""
    rng = dice(seed, purpose)
    for step in record(subject, seats, seed):
        if rng.random() < subject.rate:
            yield step


def imagined(game: AnyGame, state: Any, viewer: Viewer, number: int) -> Any:
    """Return one of many states that `viewer` cannot tell from `state`."""
    chance = SeededChance(key_of(number), ("imagined", str(viewer)))
    return game.imagine(game.view(state, viewer), chance)
