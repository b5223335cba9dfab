"""The limits of answers to interactions, modals among them."""

from typing import Any

from playground import components as c
from playground.errors import ApiError, invalid_form
from playground.message import Message
from playground.validate.components import check_rules, locate
from playground.validate.messages import IS_LAYOUT, REPLY, check_body
from playground.validate.shape import (
    Choice,
    Listing,
    Number,
    Object,
    Problems,
    Scalar,
    Table,
    Text,
)
from playground.validate.tables import MODAL_DATA

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ALLOWED = {
    COMMAND: (MESSAGE, DEFER_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE),
}
CALLBACK = Object(
    fields={
        "type": Choice(
            values=(1, MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL, 12, 13),
            required=True,
            nullable=False,
        )
    },
    nullable=False,
)
CHOICE = Object(
    fields={
        "name": Text(low=1, high=100, required=True, nullable=False),
        "name_localizations": Table(of=Text(low=1, high=100, nullable=False), high=34),
        "value": Scalar(text=Text(high=6000), number=Number(), required=True, nullable=False),
    },
)
CHOICE_LIST = Object(fields={"choices": Listing(of=CHOICE, high=25)}, nullable=False)


def check_callback(body: Any, kind: int, source: Message | None) -> int:
    """Refuse a malformed answer to an interaction of this kind; tell the type of the answer."""
    problems = Problems()
    CALLBACK.judge(body, (), problems)
    problems.raise_if_any()
    answer: int = body["type"]
    allowed = _ALLOWED[kind]
    if kind == MODAL_SUBMIT and source is None:
        allowed = (MESSAGE, DEFER_MESSAGE)
    Choice(values=allowed, nullable=False).judge(answer, ("type",), problems)
    problems.raise_if_any()
    was_layout = source is not None and bool(source.look.flags & IS_LAYOUT)
    try:
        _check_data(answer, body.get("data"), was_layout=was_layout and answer == UPDATE)
    except ApiError as error:
        if error.errors is None:
            raise
        raise invalid_form({"data": error.errors}) from None
    return answer


def _check_data(answer: int, data: Any, *, was_layout: bool) -> None:
    problems = Problems()
    if answer == MODAL:
        check_modal(data, problems)
    elif answer == CHOICES:
        CHOICE_LIST.judge(data, (), problems)
    elif answer == MESSAGE or data is not None:
        flags = data.get("flags") if isinstance(data, dict) else 0
        wanted = isinstance(flags, int) and bool(flags & IS_LAYOUT)
        check_body(REPLY, data or {}, layout=wanted or was_layout)
    problems.raise_if_any()


def check_modal(data: Any, problems: Problems) -> None:
    """Judge the data of a modal."""
    MODAL_DATA.judge(data, (), problems)
    if problems:
        return
    if data is None:
        problems.add((), "BASE_TYPE_REQUIRED", "This field is required")
        return
    check_rules(data["components"], problems)
    for component, path in locate(data["components"], ("components",)):
        if component["type"] == c.LABEL:
            _check_label(component, path, problems)
        elif component["type"] == c.ACTION_ROW and not component["components"][0].get("label"):
            place = (*path, "components", 0, "label")
            problems.add(place, "BASE_TYPE_REQUIRED", "This field is required")


def _check_label(label: dict[str, Any], path: tuple[str | int, ...], problems: Problems) -> None:
    inner = label["component"]
    if inner.get("label"):
        text = "A text input inside a label has no label of its own"
        problems.add((*path, "component", "label"), "TEXT_INPUT_COMPONENT_LABEL", text)
    if inner.get("disabled"):
        text = "A component in a modal cannot be disabled"
        problems.add((*path, "component", "disabled"), "COMPONENT_DISABLED_IN_MODAL", text)
    if inner.get("min_values") == 0 and inner.get("required") is not False:
        text = "min_values of 0 needs required to be false"
        problems.add((*path, "component", "min_values"), "COMPONENT_REQUIRED_MIN_VALUES", text)
