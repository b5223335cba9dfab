"""Playing without people: chance answers for forms, and whole games through the table's door.

Simulator, computer captains and tests use it; whoever calls brings the chance along.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from engine.core.asks import Answer, Ask, Decide, Notice, Over, Setup
from engine.core.chance import Chance
from engine.core.contract import AnyGame
from engine.core.forms import Field, Form, Option
from engine.core.log import Source
from engine.core.table import Refusal, Table, open_table

MAX_GROUPS = 5_000

FormMaker: TypeAlias = Callable[[Answer], Form]
Pick: TypeAlias = Callable[[int], int]
"""Return a number from 0 to limit - 1."""

Prefer: TypeAlias = Callable[[str, str], bool]
"""Tell by field key and option key whether an option is chosen before others."""

Answerer: TypeAlias = Callable[[Any, Ask, FormMaker], Answer]
OnStep: TypeAlias = Callable[[Table, tuple[Notice[Any], ...]], None]


class DeadEndError(Exception):
    """A form still has faults and offers nothing more to choose."""


class EndlessGameError(Exception):
    """A game asks on and on."""


def random_answer(make_form: FormMaker, pick: Pick, prefer: Prefer | None = None) -> Answer:
    """Walk a form by open options, field by field, until nothing is wrong with it."""
    form = make_form({})
    fields = form.fields
    for place in range(len(fields)):  # they are the same for every draft
        if fields[place].options:
            form = _fill(make_form, form, fields[place], pick, prefer)
            fields = form.fields
    while form.faults:
        form = _repair(make_form, form, pick, prefer)
    return form.answer()


def addable(field: Field) -> tuple[Option, ...]:
    """List what can still be added to `field`; nothing where it is full."""
    if len(field.chosen) >= field.most:
        return ()
    if not field.chosen:
        return field.open_options()
    return tuple([option for option in field.open_options() if option.key not in field.chosen])


def with_added(form: Form, field: str, *options: str) -> Answer:
    """Return the draft of `form` with `options` added to `field`."""
    draft = form.answer()
    return {**draft, field: (*draft[field], *options)}


def play(
    game: AnyGame,
    setup: Setup,
    chance: Chance,
    answer: Answerer,
    on_step: OnStep | None = None,
) -> Table:
    """Play a whole game through the table: `answer` is asked for every seat, view by view."""
    table, notices = open_table(game, setup)
    table, drawn = table.settle(chance)
    notices += drawn
    for _ in range(MAX_GROUPS):
        if on_step is not None:
            on_step(table, notices)
        pending = table.pending()
        if isinstance(pending, Over):
            return table
        if isinstance(pending, Decide):
            table = _answer_all(table, pending, answer)
        table, notices = table.settle(chance)
    raise EndlessGameError(f"{game.id} asks more than {MAX_GROUPS} times")


def _answer_all(table: Table, pending: Decide, answer: Answerer) -> Table:
    group = table.group() or ""
    for ask in pending.asks:
        given = answer(table.view(ask.seat), ask, partial(table.derived.form, ask))
        after = table.submit(ask.seat, group, given, Source.COMPUTER)
        if isinstance(after, Refusal):
            raise AssertionError(f"{group}, seat {ask.seat + 1}: {after}")  # noqa: TRY004
        table = after
    return table


def _fill(
    make_form: FormMaker, form: Form, field: Field, pick: Pick, prefer: Prefer | None
) -> Form:
    """Add as many options to a field as a throw says: at once where they fit together."""
    key = field.key
    if field.chosen and field.most == 1:  # the form itself chose: anything else is as good
        other = tuple(_some(field.open_options(), 1, key, pick, prefer))
        return form if other == field.chosen else make_form({**form.answer(), key: other})
    pool = addable(field)
    least = max(0, field.least - len(field.chosen))
    most = min(field.most - len(field.chosen), len(pool))
    count = least + pick(most - least + 1) if most > least else min(least, most)
    if not count:
        return form
    together = make_form(with_added(form, key, *_some(pool, count, key, pick, prefer)))
    if _fits(together, form):
        return together
    for _ in range(count):
        pool = addable(form.field(key))
        if not pool:
            break
        form = make_form(with_added(form, key, *_some(pool, 1, key, pick, prefer)))
    return form


def _some(
    pool: tuple[Option, ...], count: int, field: str, pick: Pick, prefer: Prefer | None
) -> list[str]:
    keys = [option.key for option in pool]
    order: list[str] = []
    while keys and len(order) < count:
        first = [key for key in keys if prefer(field, key)] if prefer else keys
        first = first or keys
        order.append(first[pick(len(first))])
        keys.remove(order[-1])
    return order


def _fits(form: Form, before: Form) -> bool:
    """Tell whether options added at once could have been added one by one."""
    for field in form.fields:
        if not field.chosen:
            continue
        still_open = {option.key for option in field.open_options()}
        if len(field.chosen) > field.most or not still_open.issuperset(field.chosen):
            return False
    return set(form.faults) <= set(before.faults)


def _repair(make_form: FormMaker, form: Form, pick: Pick, prefer: Prefer | None) -> Form:
    """Add one option to a field that wants more, else to any that takes more."""
    open_fields = [field for field in form.fields if addable(field)]
    wanting = [field for field in open_fields if len(field.chosen) < field.least] or open_fields
    if not wanting:
        raise DeadEndError(f"nothing left to choose, and still: {form.faults[0].key}")
    field = wanting[pick(len(wanting))]
    return make_form(
        with_added(form, field.key, *_some(addable(field), 1, field.key, pick, prefer))
    )
