"""Questions with one answer: they are found, so that nobody is asked them."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice

from engine.core.asks import Answer
from engine.core.forms import Field, Form

MOST_FORMS = 300  # are looked at; a question that needs more has several answers


def only_answer(make_form: Callable[[Answer], Form]) -> Answer | None:
    """Return the one answer that a question has; None where it has several."""
    found: Answer | None = None
    forms = islice(_forms(make_form, {}, 0), MOST_FORMS + 1)
    for looked_at, (form, whole) in enumerate(forms):
        if looked_at == MOST_FORMS:
            return None
        if not whole or form.faults or form.answer() == found:
            continue
        if found is not None:
            return None
        found = form.answer()
    return found


def _forms(
    make_form: Callable[[Answer], Form], draft: Answer, place: int
) -> Iterator[tuple[Form, bool]]:
    """Make the forms of all drafts, field by field, and tell which of them say everything.

    What is closed is tried as well: a choice in a later field may open it.
    """
    form = make_form(draft)
    whole = place == len(form.fields)
    yield form, whole
    if whole:
        return
    field = form.fields[place]
    for picked in _choices(field):
        yield from _forms(make_form, {**draft, field.key: picked}, place + 1)


def _choices(field: Field) -> Iterator[tuple[str, ...]]:
    keys = [option.key for option in field.options]
    for count in range(field.least, min(field.most, len(keys)) + 1):
        yield from combinations(keys, count)
