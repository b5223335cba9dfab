"""The limits of modals."""

from typing import Any

from playground import components as c
from playground.validate.components import check_rules, locate
from playground.validate.shape import Problems
from playground.validate.tables import MODAL


def check_modal(data: Any, problems: Problems) -> None:
    """Judge the data of a modal."""
    MODAL.judge(data, (), problems)
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
