"""Checks of secrecy: what one seat does in secret shows nowhere before its declared reveal."""

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import chain
from typing import Any

import msgspec

from engine.core.asks import (
    Answer,
    Ask,
    Draw,
    Seat,
    Shuffle,
    Turn,
    Viewer,
)
from engine.core.contract import AnyGame
from engine.core.playthrough import DeadEndError, FormMaker, random_answer
from engine.core.table import Table
from tests.contract.following import TRIES, Pair, follow, name_of
from tests.contract.playing import taken
from tests.contract.records import (
    Step,
    any_answer,
    dice,
    dump,
    events_of,
    form_maker,
    imagined,
    legal,
    record,
    seen,
    shown_form,
    viewers,
)
from tests.contract.subjects import Subject

TWINS = 3
_WORD = re.compile(r"[\w.\-]+")
_NUMBER = re.compile(r"\d+")


def place_of(step: Step) -> str:
    """Name what a step waits for, whenever and wherever it does: `t#:plan`."""
    return _NUMBER.sub("#", name_of(step.pending))


def looked_at(subject: Subject, seats: int, seed: int, purpose: str) -> Iterator[Step]:
    """Yield the steps a costly check looks at: some at random, and the first of each place."""
    rng = dice(seed, purpose)
    places: set[str] = set()
    for step in record(subject, seats, seed):
        place = place_of(step)
        if rng.random() < subject.rate or place not in places:
            yield step
        places.add(place)


def check_open_group(subject: Subject, seats: int, seed: int) -> None:
    """(a) While a group is open, others cannot tell one answer, draft or order from another."""
    game, rng = subject.game, dice(seed, "open group")
    for step in looked_at(subject, seats, seed, "open group"):
        if not step.asks:
            continue
        owner = rng.choice(step.asks)
        traces: list[list[bytes]] = []
        for _ in range(2):
            table = Table(game, subject.setup(seats, seed), step.before)
            table = _busy(table, owner, rng)
            others = [viewer for viewer in viewers(seats) if viewer != owner.seat]
            traces.append([_trace(table, viewer) for viewer in others])
        assert traces[0] == traces[1], f"{table.group()}: an open answer of {owner.seat} shows"


def _busy(table: Table, owner: Ask, rng: random.Random) -> Table:
    """Let a seat fill its form, leave orders and be done, in some random way."""
    game, group = table.game, table.group() or ""
    view = game.view(table.state, owner.seat)
    policy = random_answer(lambda draft: game.policies(view, draft), rng.randrange)
    table = taken(table.leave(owner.seat, policy))
    draft = any_answer(game, table.state, owner, rng)
    table = taken(table.save(owner.seat, group, draft))
    return taken(table.submit(owner.seat, group, any_answer(game, table.state, owner, rng)))


def _trace(table: Table, viewer: Viewer) -> bytes:
    own = None if viewer is None else [table.form(viewer), table.status(viewer)]
    return seen(table.game, table.state, viewer) + dump([table.group(), own])


def check_closed_group(subject: Subject, seats: int, seed: int) -> None:
    """(b) Answers with the same public part look the same to others until declared revealed."""
    rng = dice(seed, "closed group")
    for step, owner, other in secret_changes(subject, seats, seed):
        changed = {**step.answers, owner.seat: other}
        turn = subject.game.decide(step.before, changed)
        follow(subject, Pair(step.turn, turn, seats, owner.seat), rng)


def secret_changes(subject: Subject, seats: int, seed: int) -> Iterator[tuple[Step, Ask, Answer]]:
    """Yield questions, and for each an answer that looks to the others like the one given."""
    rng = dice(seed, "changes")
    for step in looked_at(subject, seats, seed, "closed group"):
        for owner in step.asks:
            other = _another(subject.game, step, owner, rng)
            if other is not None:
                yield step, owner, other


def _another(game: AnyGame, step: Step, ask: Ask, rng: random.Random) -> Answer | None:
    """Find another answer with the same public part."""
    view, given = game.view(step.before, ask.seat), step.answers[ask.seat]
    public = dump(game.public_part(view, ask, given))
    make = form_maker(game, view, ask)
    at_random = (random_answer(make, rng.randrange) for _ in range(TRIES))
    for other in chain(_neighbours(make, given), at_random):
        if other != given and dump(game.public_part(view, ask, other)) == public:
            return other
    return None


def _neighbours(make: FormMaker, answer: Answer) -> Iterator[Answer]:
    """Change an answer by one option, in all ways that are legal."""
    for field in make(answer).fields:
        for option in field.options:
            picked = tuple(key for key in field.chosen if key != option.key)
            if picked == field.chosen:
                picked = (option.key,) if field.most == 1 else (*picked, option.key)
            form = make({**answer, field.key: picked})
            if not form.faults:
                yield form.answer()


def check_twins(subject: Subject, seats: int, seed: int) -> None:
    """What a viewer cannot see may be anything: view, pending, form and default stay."""
    game, rng = subject.game, dice(seed, "twins")
    for step in looked_at(subject, seats, seed, "twins"):
        for viewer in viewers(seats):
            twin = imagined(game, step.before, viewer, rng.randrange(1 << 30))
            name = f"{game.id}: {name_of(step.pending)}: the twin of {viewer}"
            assert not game.problems(twin), f"{name} is unsound: {game.problems(twin)}"
            assert dump(game.view(twin, viewer)) == dump(game.view(step.before, viewer)), (
                f"{name} looks different"
            )
            assert game.pending(twin) == step.pending, f"{name} waits for something else"
            assert seen(game, twin, viewer) == seen(game, step.before, viewer)
            coded = msgspec.json.decode(dump(twin), type=game.state_type)
            assert coded == twin, f"{name} does not survive JSON"


def check_events(subject: Subject, seats: int, seed: int) -> None:
    """Events tell no more than views: all alike before and after, then alike what is told."""
    rng = dice(seed, "events")
    for step in looked_at(subject, seats, seed, "events"):
        for viewer in viewers(seats):
            _check_events_of(subject, step, viewer, rng)


def _check_events_of(subject: Subject, step: Step, viewer: Viewer, rng: random.Random) -> None:
    game = subject.game
    told: dict[bytes, bytes] = {}
    answers, turn, state = step.answers, step.turn, step.before
    for number in range(TWINS + 1):
        if number:
            state = imagined(game, step.before, viewer, rng.randrange(1 << 30))
            moved = _twin_step(game, step, state, viewer, rng)
            if moved is None:
                continue
            answers, turn = moved
        events = [event for event in events_of(turn, viewer) if not subject.opens(event)]
        acts = [event for event in events if subject.acts(event)]
        view = game.view(turn.state, viewer)
        key = dump([_known(game, step, state, answers, viewer), view, acts])
        said = dump(events)
        assert told.setdefault(key, said) == said, (
            f"{game.id}: {name_of(step.pending)}: events tell {viewer} what no view does:"
            f" {told[key]!r} {said!r}"
        )


def _twin_step(
    game: AnyGame, step: Step, state: Any, viewer: Viewer, rng: random.Random
) -> tuple[dict[Seat, Answer], Turn[Any, Any]] | None:
    """Take the same step from another state; whoever cannot answer alike answers anything."""
    if isinstance(step.pending, Draw):
        outcome = step.outcome
        if isinstance(step.pending.spec, Shuffle):
            outcome = tuple(rng.sample(outcome, len(outcome)))
        return {}, game.draw(state, outcome)
    answers: dict[Seat, Answer] = {}
    for ask in step.pending.asks:
        answer = step.answers[ask.seat]
        if not legal(game, state, ask, answer):
            if ask.seat == viewer:
                return None
            try:
                answer = any_answer(game, state, ask, rng)
            except DeadEndError:
                return None
        answers[ask.seat] = answer
    return answers, game.decide(state, answers)


def _known(
    game: AnyGame, step: Step, state: Any, answers: dict[Seat, Answer], viewer: Viewer
) -> Any:
    """Collect what a viewer knows of a step beside the views around it."""
    parts = [
        [ask.seat, game.public_part(game.view(state, ask.seat), ask, answers[ask.seat])]
        for ask in step.asks
    ]
    own = None if viewer is None else answers.get(viewer)
    rolled = isinstance(step.pending, Draw) and not isinstance(step.pending.spec, Shuffle)
    return [parts, own, step.outcome if rolled else ()]


def check_canaries(subject: Subject, seats: int, seed: int) -> None:
    """Whatever names the state holds and a view does not occur in nothing its viewer gets."""
    game = subject.game
    for step in looked_at(subject, seats, seed, "canaries"):
        hidden = _names(step.before) | _names(step.turn.state)
        for viewer in viewers(seats):
            views = [game.view(state, viewer) for state in (step.before, step.turn.state)]
            canaries = hidden - _names(views)
            told = [event for event in events_of(step.turn, viewer) if not subject.opens(event)]
            forms = [
                shown_form(game, views[0], ask, step.answers[ask.seat])
                for ask in step.asks
                if ask.seat == viewer
            ]
            found = canaries & _names([told, step.pending, forms])
            assert not found, f"{game.id}: {name_of(step.pending)}: {viewer} reads {found}"


def _names(value: Any) -> set[str]:
    """Collect all words in the texts of a value; tags, enums and field names are none."""
    return set(_words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, Enum):
        return
    if isinstance(value, str):
        yield from _WORD.findall(value)
    for inner in _parts(value):
        yield from _words(inner)


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if is_dataclass(value):
        return [getattr(value, part.name) for part in fields(value)]
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list | tuple) else ()
