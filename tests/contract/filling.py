"""Checks of forms: no dead ends, nothing stale unseen, nonsense refused, defaults legal."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core.asks import PUBLIC, Answer, Decide
from engine.core.contract import AnyGame, Game
from engine.core.forms import Field, Form, stray_fields
from engine.core.playthrough import addable, with_added
from tests.contract.records import Step, dice, form_maker, imagined, sampled
from tests.contract.subjects import Subject

FormMaker = Callable[[Answer], Form]
Offered = dict[tuple[str, tuple[tuple[str, ...], ...]], list[str]]
MAX_CLICKS = 400
MENDING = 0.6


def check_forms(subject: Subject, seats: int, seed: int) -> None:
    """Click through forms in any order, like people do."""
    rng = dice(seed, "forms")
    for step in sampled(subject, seats, seed, "forms"):
        for ask in step.asks:
            view = subject.game.view(step.before, ask.seat)
            make = form_maker(subject.game, view, ask)
            name = f"{subject} {step.pending}"
            check_form(make, rng, name)
            _check_default(make, subject.game.default(view, ask), name)
            assert not make(step.answers[ask.seat]).faults


def check_policies(subject: Subject, seats: int, seed: int) -> None:
    """Whatever orders a seat leaves: what they answer is legal, early ones need no secrets."""
    game, rng = subject.game, dice(seed, "policies")
    unwritten = [name for name in ("policies", "standing") if _leaves_out(game, name)]
    assert len(unwritten) != 1, f"orders need both, {unwritten} is not written"
    for step in sampled(subject, seats, seed, "policies"):
        for ask in step.asks:
            view = game.view(step.before, ask.seat)
            policy = check_form(partial(game.policies, view), rng, f"{subject} policies")
            answer = game.standing(view, ask, policy)
            if answer is not None:
                form = game.form(view, ask, answer)
                assert not form.faults, f"{policy} answers {ask.kind} illegally: {form.faults}"
                assert not stray_fields(form, answer)
        if isinstance(step.pending, Decide) and step.pending.window is None:
            _check_early(subject, step, rng)


def _leaves_out(game: AnyGame, name: str) -> bool:
    """Tell whether a game inherits what the contract has for games without."""
    return getattr(type(game), name, None) is getattr(Game, name)


def _check_early(subject: Subject, step: Step, rng: random.Random) -> None:
    """A standing order that counts at once must count so in every state the public imagines."""
    game = subject.game
    twin = imagined(game, step.before, PUBLIC, rng.randrange(1 << 30))
    for ask in step.asks:
        view = game.view(step.before, ask.seat)
        policy = check_form(partial(game.policies, view), rng, f"{subject} policies")
        counts = []
        for state in (step.before, twin):
            early = game.early(game.view(state, PUBLIC), ask, policy)
            own = game.view(state, ask.seat)
            answer = game.standing(own, ask, policy) if early else None
            legal = answer is not None and not game.form(own, ask, answer).faults
            counts.append((early, legal))
        assert counts in ([(True, True)] * 2, [(False, False)] * 2), (
            f"{policy} answers {ask.kind} early from private facts"
        )


def check_form(make: FormMaker, rng: random.Random, name: str) -> Answer:
    """Walk a form at random to a faultless answer and on; return one that was faultless."""
    form = make({})
    keys = [field.key for field in form.fields]
    offered: Offered = {}
    faultless: list[Answer] = []
    _check_shape(form, keys, name)
    for _ in range(MAX_CLICKS):
        _check_offers(form, offered, name)
        _check_stale(form, name)
        if not form.faults:
            faultless.append(form.answer())
            if rng.random() < 0.3:
                break
        click = _click(form, rng)
        if click is None:
            assert not form.faults, f"{name}: a dead end: {form.answer()} {form.faults}"
            break
        before, (number, draft) = form, click
        form = make(draft)
        _check_shape(form, keys, name)
        _check_kept(before, form, number, name)
    assert faultless, f"{name}: no legal answer in {MAX_CLICKS} clicks"
    answer = faultless[-1]
    _check_spelling(make, answer, rng, name)
    _check_nonsense(make, answer, keys, name)
    return answer


def _click(form: Form, rng: random.Random) -> tuple[int, Answer] | None:
    """Choose a click: the number of its field, and the draft it leads to.

    Mostly what is missing is added, and what does not fit any more taken out; now and then
    anything is added, or exchanged where something is chosen.
    """
    mending: list[tuple[int, Answer]] = []
    others: list[tuple[int, Answer]] = []
    for number, field in enumerate(form.fields):
        wanting = len(field.chosen) < field.least
        adding = [(number, with_added(form, field.key, one.key)) for one in addable(field)]
        (mending if wanting else others).extend(adding)
        if misfits := _misfits(field):
            kept = tuple(key for key in field.chosen if key not in misfits)
            mending.append((number, {**form.answer(), field.key: kept}))
    if mending and rng.random() < MENDING:
        return rng.choice(mending)
    if mending or others:
        others += [
            (number, {**form.answer(), field.key: (option.key,)})
            for number, field in enumerate(form.fields)
            if field.most == 1 and field.chosen
            for option in field.open_options()
        ]
    return rng.choice(mending + others) if mending or others else None


def _check_offers(form: Form, offered: Offered, name: str) -> None:
    """What a field offers follows from what is chosen in the fields before it alone."""
    before: tuple[tuple[str, ...], ...] = ()
    for field in form.fields:
        options = [option.key for option in field.options]
        known = offered.setdefault((field.key, before), options)
        assert known == options, f"{name}: the options of {field.key} vary with later fields"
        before += (field.chosen,)


def _check_stale(form: Form, name: str) -> None:
    """What is chosen and not offered any more is a fault that names its field."""
    fresh = form.fresh()
    for field in form.fields:
        if field.stale():
            told = any(("field", field.label) in fault.args for fault in form.faults)
            assert told, f"{name}: {field.key} went stale unseen"
        assert set(fresh[field.key]) <= {option.key for option in field.options}


def _check_kept(before: Form, form: Form, number: int, name: str) -> None:
    """Where all fits a click closes nothing chosen, but for fields after one that is exchanged."""
    for place, (old, new) in enumerate(zip(before.fields, form.fields, strict=True)):
        lost = place != number and not set(old.chosen) <= set(new.chosen)
        assert not lost, f"{name}: {new.key} lost its choice unseen: {before.answer()}"
    if any(map(_misfits, before.fields)):
        return
    exchanged = bool(before.fields[number].chosen)
    for field in form.fields[: number + 1] if exchanged else form.fields:
        assert not _misfits(field), f"{name}: open options closed others: {form.answer()}"


def _misfits(field: Field) -> tuple[str, ...]:
    """List what is chosen and closed, or not offered."""
    still_open = {option.key for option in field.open_options()}
    return tuple(key for key in field.chosen if key not in still_open)


def _check_shape(form: Form, keys: list[str], name: str) -> None:
    assert [field.key for field in form.fields] == keys, f"{name}: the fields vary with the draft"
    assert len(set(keys)) == len(keys), f"{name}: a field comes twice"
    for field in form.fields:
        options = [option.key for option in field.options]
        assert len(set(options)) == len(options), f"{name}: an option of {field.key} comes twice"
        assert 0 <= field.least <= field.most, f"{name}: {field.key}"
        assert options or not field.least, f"{name}: {field.key} offers nothing and wants it"


def _check_spelling(make: FormMaker, answer: Answer, rng: random.Random, name: str) -> None:
    """However a draft is spelled, the form spells it in one way, and always the same."""
    mixed = {key: tuple(rng.sample(answer[key], len(answer[key]))) for key in reversed(answer)}
    assert make(mixed).answer() == answer, f"{name}: two spellings of one answer"
    assert make(mixed) == make(answer), f"{name}: a form is no function of its draft"
    said = {key: picked for key, picked in answer.items() if picked}
    for draft in ({}, dict([*said.items()][:1]), said):  # as whoever answers leaves things out
        _check_own_answer(make, make(draft), name)


def _check_own_answer(make: FormMaker, form: Form, name: str) -> None:
    """Tables keep a form for its own answer, too: neither form nor facts may tell them apart."""
    assert make(form.answer()) == form, f"{name}: a form is not that of its own answer"


def _check_nonsense(make: FormMaker, answer: Answer, keys: list[str], name: str) -> None:
    assert stray_fields(make({"": ("x",)}), {"": ("x",)}) == ("",)
    assert not stray_fields(make(answer), answer)
    form = make(answer)
    for field in form.fields:
        bad: list[tuple[str, ...]] = [("\x00nonsense",), tuple(str(n) for n in range(-3, 99))]
        doubled = make({**answer, field.key: field.chosen * 2})
        assert doubled.faults or doubled.answer() == answer, f"{name}: {field.key} counts twice"
        if field.most == 1 or len(field.chosen) < field.most:
            rest = () if field.most == 1 else field.chosen
            bad += [(*rest, option.key) for option in field.options if option.closed is not None]
        for chosen in bad:
            odd = make({**answer, field.key: chosen})
            ignored = odd.answer() == answer  # a field that does not count any more
            assert odd.faults or ignored, f"{name}: {field.key} takes {chosen}"
            assert [other.key for other in odd.fields] == keys, f"{name}: the fields vary"


def _check_default(make: FormMaker, default: Any, name: str) -> None:
    form = make(default)
    assert not form.faults, f"{name}: the default is not legal: {form.faults}"
    assert not stray_fields(form, default)
    _check_own_answer(make, form, name)
