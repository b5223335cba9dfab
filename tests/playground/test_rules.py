"""Rules between fields that no table says, judged without a server."""

from typing import Any

import pytest

from playground.validate.callbacks import check_modal
from playground.validate.components import check_components, is_emoji
from playground.validate.messages import check_nonce, is_blank
from playground.validate.shape import Flag, Problems, Snowflake, Table, Text, Whole
from tests.playground.stage import button, row, select, text
from tests.playground.test_interactions import label, modal, text_input


def codes(problems: Problems) -> set[str]:
    return {code for _, code, _ in problems.found}


MODALS: dict[str, tuple[Any, str]] = {
    "nothing": (None, "BASE_TYPE_REQUIRED"),
    "a label inside a label": (
        modal(label(text_input(label="Name"))),
        "TEXT_INPUT_COMPONENT_LABEL",
    ),
    "a disabled select": (modal(label(select(disabled=True))), "COMPONENT_DISABLED_IN_MODAL"),
    "nothing to choose although required": (
        modal(label(select(min_values=0))),
        "COMPONENT_REQUIRED_MIN_VALUES",
    ),
    "a row without a label": (modal(row(text_input())), "BASE_TYPE_REQUIRED"),
    "two fields in a row": (
        modal(row(text_input("a", label="A"), text_input("b", label="B"))),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a value that is too long": (
        modal(label(text_input(value="abc", max_length=2))),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "two defaults of one radio group": (
        modal(
            label(
                {
                    "type": 21,
                    "custom_id": "r",
                    "options": [
                        {"label": str(n), "value": str(n), "default": True} for n in range(2)
                    ],
                }
            )
        ),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "more boxes to tick than there are": (
        modal(
            label(
                {
                    "type": 22,
                    "custom_id": "c",
                    "max_values": 3,
                    "options": [{"label": "a", "value": "a"}],
                }
            )
        ),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a layout part in a modal": (modal({"type": 14}), "UNION_TYPE_CHOICES"),
}


@pytest.mark.parametrize("name", MODALS)
def test_modals(name: str) -> None:
    data, code = MODALS[name]
    problems = Problems()
    check_modal(data, problems)
    assert code in codes(problems)


def test_a_full_modal_is_taken() -> None:
    parts = [
        text("Read this first"),
        row(text_input("old", label="Old style")),
        label(text_input(value="v", max_length=5), description="d" * 100),
        label(select(min_values=0, required=False)),
        label({"type": 19, "custom_id": "file", "max_values": 10}),
    ]
    problems = Problems()
    check_modal(modal(*parts), problems)
    assert problems.found == []


COMPONENTS: dict[str, tuple[dict[str, Any], str]] = {
    "a link with a custom id": (
        {"type": 2, "style": 5, "label": "L", "url": "https://example.org", "custom_id": "x"},
        "BUTTON_COMPONENT_CUSTOM_ID_URL",
    ),
    "an address on a plain button": (
        button(url="https://example.org"),
        "BUTTON_COMPONENT_CUSTOM_ID_URL",
    ),
    "a plain button without a custom id": (
        {"type": 2, "style": 1, "label": "L"},
        "BASE_TYPE_REQUIRED",
    ),
    "a premium button without goods": ({"type": 2, "style": 6}, "BASE_TYPE_REQUIRED"),
    "too many defaults": (
        select(
            options=[{"label": str(n), "value": str(n), "default": True} for n in range(2)],
        ),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "too many people by default": (
        {
            "type": 5,
            "custom_id": "who",
            "default_values": [{"type": "user", "id": "1"}, {"type": "user", "id": "2"}],
        },
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
}


@pytest.mark.parametrize("name", COMPONENTS)
def test_components(name: str) -> None:
    component, code = COMPONENTS[name]
    problems = Problems()
    check_components([row(component)], layout=False, problems=problems)
    assert code in codes(problems)


def test_a_number_twice_is_refused() -> None:
    problems = Problems()
    parts = [{**text("a"), "id": 7}, {**text("b"), "id": 7}]
    check_components(parts, layout=True, problems=problems)
    assert codes(problems) == {"COMPONENT_ID_DUPLICATED"}


@pytest.mark.parametrize(
    ("nonce", "code"),
    [
        (True, "NONCE_TYPE_INVALID"),
        ([], "NONCE_TYPE_INVALID"),
        (2**63, "NUMBER_TYPE_MAX"),
        ("n" * 26, "BASE_TYPE_MAX_LENGTH"),
    ],
)
def test_nonces(nonce: Any, code: str) -> None:
    problems = Problems()
    check_nonce(nonce, problems)
    assert codes(problems) == {code}


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("\N{ROCKET}", True),
        ("\N{BLACK HEART SUIT}\ufe0f", True),
        ("1\ufe0f\u20e3", True),
        ("x\u20e3", False),
        ("\N{REGIONAL INDICATOR SYMBOL LETTER D}\N{REGIONAL INDICATOR SYMBOL LETTER E}", True),
        ("\N{CHECK MARK}", False),
        ("\N{HEAVY CHECK MARK}", True),
        ("a", False),
        ("\ufe0f", False),
        ("\N{ROCKET}!", False),
    ],
)
def test_emoji(name: str, fits: bool) -> None:
    assert is_emoji(name) is fits


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        (Whole(), True, "NUMBER_TYPE_COERCE"),
        (Whole(), "x", "NUMBER_TYPE_COERCE"),
        (Flag(), 1, "BOOLEAN_TYPE_CONVERT"),
        (Snowflake(), "x1", "NUMBER_TYPE_COERCE"),
        (Text(url=("https",)), "nowhere", "URL_TYPE_INVALID_URL"),
        (Text(low=2), "a", "BASE_TYPE_MIN_LENGTH"),
        (Table(of=Text(high=1)), {"de": "ab"}, "BASE_TYPE_MAX_LENGTH"),
        (Table(of=Text(high=1)), [], "DICT_TYPE_CONVERT"),
    ],
)
def test_fields(field: Any, value: Any, code: str) -> None:
    problems = Problems()
    field.judge(value, ("here",), problems)
    assert codes(problems) == {code}
    assert list(problems.tree()) == ["here"]


def test_digits_count_as_a_number() -> None:
    problems = Problems()
    Whole(low=0, high=9).judge("8", (), problems)
    assert not problems
    Whole(low=0, high=9).judge("10", (), problems)
    assert codes(problems) == {"NUMBER_TYPE_MAX"}


def test_an_embed_of_colour_alone_shows_nothing() -> None:
    assert is_blank({"color": 5, "type": "rich"})
    assert not is_blank({"image": {"url": "https://example.org/a.png"}})
