"""Checks of answers as text: examples are true, and nothing that is typed breaks the rules."""

import random
from typing import Any

from engine.core.asks import Ask
from engine.core.contract import Typed
from engine.core.forms import Form, stray_fields
from engine.core.words import Text
from tests.contract.records import dice, sampled
from tests.contract.subjects import Subject

SCRAWLS = 12
LETTERS = "abcXYZ019-:,;/ \u00e9\n\x00"


def check_typed(subject: Subject, seats: int, seed: int) -> None:
    """Read the example of each form, what is completed, and what nobody can read."""
    game, rng = subject.game, dice(seed, "typed")
    for step in sampled(subject, seats, seed, "typed"):
        for ask in step.asks:
            view = game.view(step.before, ask.seat)
            form = game.form(view, ask, {})
            if form.typed is None:
                continue
            assert isinstance(game, Typed), f"{subject}: {ask.kind} shows an example, reads none"
            example = dict(form.typed.args).get("example")
            assert isinstance(example, str), f"{subject}: {ask.kind} shows no example"
            told = _read(game, view, ask, example)
            assert isinstance(told, Form), f"{subject}: {example!r} is not understood: {told}"
            assert not told.faults, f"{subject}: {example!r} is not legal: {told.faults}"
            _check_completed(game, view, ask, example)
            for _ in range(SCRAWLS):
                _read(game, view, ask, _scrawl(example, form, rng))


def _read(game: Any, view: Any, ask: Ask, text: str) -> Form | Text:
    """Return the form of what is read, or what is not understood."""
    answer = game.read(view, ask, text)
    if isinstance(answer, Text):
        return answer
    form: Form = game.form(view, ask, answer)
    assert not stray_fields(form, answer), f"{text!r} fills what nobody asked for"
    return form


def _check_completed(game: Any, view: Any, ask: Ask, example: str) -> None:
    """What is offered to go on with begins as it was typed, and leads to the example."""
    for length in range(len(example)):
        begun = example[:length]
        keys = [option.key for option in game.complete(view, ask, begun)]
        assert len(set(keys)) == len(keys), f"{begun!r} goes on twice in one way"
        assert all(key.startswith(begun) for key in keys), f"{begun!r} goes on as {keys}"
    assert game.complete(view, ask, ""), f"{ask.kind} offers nothing to begin with"


def _scrawl(example: str, form: Form, rng: random.Random) -> str:
    """Write something that looks like an answer, or like nothing at all."""
    keys = [option.key for field in form.fields for option in field.options] or [example]
    pieces = [example, rng.choice(keys), rng.choice(LETTERS), rng.choice(keys), ""]
    text = list(rng.choice(" -").join(rng.sample(pieces, rng.randint(0, len(pieces)))))
    for _ in range(rng.randint(0, 3)):
        text.insert(rng.randint(0, len(text)), rng.choice(LETTERS))
    return "".join(text)
