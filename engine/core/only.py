"""Questions with one answer: they are found, so that nobody is asked them."""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, islice

from engine.core.asks import Answer
from engine.core.forms import Field, Form

MOST_FORMS = 300  # of whole answers are looked at; where there are more, several are legal


def only_answer(make_form: Callable[[Answer], Form], default: Answer) -> Answer | None:
    """Return the one answer that a question has; None where it has several.

    `default` is legal. What differs from it in one choice is tried first: where there are
    several answers, nearly always one of those is among them, and few forms are made.
    """
    usual = make_form(default)
    only = usual.answer()
    forms = chain(_near(make_form, usual), _all(make_form))
    for looked_at, form in enumerate(islice(forms, MOST_FORMS + 1)):
        if looked_at == MOST_FORMS:
            return None
        if not form.faults and form.answer() != only:
            return None
    return only


def _near(make_form: Callable[[Answer], Form], usual: Form) -> Iterator[Form]:
    """Make the forms of answers that differ from the usual one in one choice."""
    answer = usual.answer()
    for field in usual.fields:
        for option in field.open_options():
            picked = _turned(field, option.key)
            if field.least <= len(picked) <= field.most:
                yield make_form({**answer, field.key: picked})


def _turned(field: Field, key: str) -> tuple[str, ...]:
    """Choose an option or drop it; where no more fit, it takes the place of the last."""
    if key in field.chosen:
        return tuple(other for other in field.chosen if other != key)
    kept = field.chosen if len(field.chosen) < field.most else field.chosen[:-1]
    return (*kept, key)


def _all(make_form: Callable[[Answer], Form]) -> Iterator[Form]:
    """Make the forms of all answers that say something of every field.

    What is closed is tried as well: a choice in a later field may open it.
    """
    yield from _from(make_form, {}, make_form({}), 0)


def _from(
    make_form: Callable[[Answer], Form], draft: Answer, form: Form, place: int
) -> Iterator[Form]:
    """Go on field by field; who chooses nothing where nothing is chosen has the same form."""
    if place == len(form.fields):
        yield form
        return
    field = form.fields[place]
    for picked in _choices(field):
        longer = {**draft, field.key: picked}
        same = draft and not picked and not field.chosen
        yield from _from(make_form, longer, form if same else make_form(longer), place + 1)


def _choices(field: Field) -> Iterator[tuple[str, ...]]:
    keys = [option.key for option in field.options]
    for count in range(field.least, min(field.most, len(keys)) + 1):
        yield from combinations(keys, count)
