"""What a captain does to a draft: choose in a field, take out what went stale, type an answer."""

from typing import NamedTuple

from engine.core.asks import Answer, Seat
from engine.core.contract import Typed
from engine.core.forms import Form
from engine.core.table import Table
from engine.core.words import Text
from engine.host.steps.base.step import Step
from engine.host.steps.changes import play
from engine.host.values.denials import Denial, DeniedError

ALL = 10**6  # stands for the last option of any field


class Pick(NamedTuple):
    """Options of a field, both counted from 0: they take the place of those that were shown.

    A control may show a part of what a field offers, from the option `first` to the `last`;
    what is chosen elsewhere stays, as far as it can. `stamp` is that of the field as it was
    shown: where other options are offered by now, nothing must be chosen by their numbers.
    """

    field: int
    options: tuple[int, ...]
    first: int = 0
    last: int = ALL
    stamp: str | None = None


def choose(step: Step, seat: Seat, group: str, pick: Pick) -> None:
    """Choose options of one field, and keep what still fits of the rest of the draft."""
    form, _ = _open_form(step, seat, group)
    play.save(step, seat, group, {**form.draft(), **picked(form, pick)})
    take_out(step, seat, group)


def picked(form: Form, pick: Pick) -> Answer:
    """Return what a field has chosen after a pick; deny what it does not offer."""
    if pick.field >= len(form.fields):
        raise DeniedError(Denial.NOT_LEGAL)
    field = form.fields[pick.field]
    if pick.stamp is not None and pick.stamp != field.stamp():
        raise DeniedError(Denial.OPTIONS_CHANGED)
    shown = range(*slice(pick.first, pick.last + 1).indices(len(field.options)))
    twice = len(set(pick.options)) != len(pick.options)
    if twice or len(pick.options) > field.most or not set(pick.options) <= set(shown):
        raise DeniedError(Denial.NOT_LEGAL)
    keys = tuple(field.options[number].key for number in pick.options)
    if field.most > 1 or not keys:
        replaced = {field.options[number].key for number in shown} | set(field.stale())
        keys = (*(key for key in field.chosen if key not in replaced), *keys)
    return {field.key: keys}


def dropped_by(field: int, before: Form, now: Form) -> tuple[Text, ...]:
    """Name the fields that lost something when another one was chosen in."""
    return tuple(
        old.label
        for number, (old, new) in enumerate(zip(before.fields, now.fields, strict=False))
        if number != field and not set(old.chosen) <= set(new.chosen)
    )


def take_out(step: Step, seat: Seat, group: str) -> None:
    """Take out of a draft what is not offered any more, then what that takes along."""
    form, _ = _open_form(step, seat, group)
    while any(field.stale() for field in form.fields):
        play.save(step, seat, group, form.fresh())
        form, _ = _open_form(step, seat, group)


def write(step: Step, seat: Seat, group: str, text: str) -> Text | None:
    """Make a draft of a typed answer; say what is not understood, and keep the draft then."""
    _, table = _open_form(step, seat, group)
    ask = table.ask_of(seat)
    if not isinstance(table.game, Typed) or ask is None:
        raise DeniedError(Denial.NOT_LEGAL)
    read = table.game.read(table.view(seat), ask, text)
    if isinstance(read, Text):
        return read
    play.save(step, seat, group, read)
    return None


def _open_form(step: Step, seat: Seat, group: str) -> tuple[Form, Table]:
    table = step.table
    assert table is not None
    if group != table.group():
        raise DeniedError(Denial.TOO_LATE)
    form = table.untold_form(seat)
    if form is None:
        raise DeniedError(Denial.NOT_ASKED)
    return form, table
