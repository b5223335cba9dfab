"""The rules between components that a table of fields cannot say."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Any

from playground import components as c
from playground.validate.shape import Path, Problems
from playground.validate.tables import LAYOUT, LEGACY

_RANGES = """
A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2
25AA-25AB 25B6 25C0 25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A
262E-262F 2638-263A 2640 2642 2648-2653 265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697
2699 269B-269C 26A0-26A1 26A7 26AA-26AB 26B0-26B1 26BD-26BE 26C4-26C5 26C8 26CE-26CF 26D1
26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD 2702 2705 2708-270D 270F 2712 2714 2716 271D 2721
2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 2763-2764 2795-2797 27A1 27B0 27BF 2934-2935
2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F0CF 1F170-1F171 1F17E-1F17F 1F18E
1F191-1F19A 1F1E6-1F1FF 1F201-1F202 1F21A 1F22F 1F232-1F23A 1F250-1F251 1F300-1F321 1F324-1F393
1F396-1F397 1F399-1F39B 1F39E-1F3F0 1F3F3-1F3F5 1F3F7-1F4FD 1F4FF-1F53D 1F549-1F54E 1F550-1F567
1F56F-1F570 1F573-1F57A 1F587 1F58A-1F58D 1F590 1F595-1F596 1F5A4-1F5A5 1F5A8 1F5B1-1F5B2 1F5BC
1F5C2-1F5C4 1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3 1F5FA-1F64F 1F680-1F6C5
1F6CB-1F6D2 1F6D5-1F6D7 1F6DC-1F6E5 1F6E9 1F6EB-1F6EC 1F6F0 1F6F3-1F6FC 1F7E0-1F7EB 1F7F0
1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA89 1FA8F-1FAC6 1FACE-1FADC 1FADF-1FAE9
1FAF0-1FAF8
"""
_JOINERS = frozenset({0x200D, 0xFE0F, *range(0xE0020, 0xE0080)})
_KEYCAP = "\u20e3"


def _expand(ranges: str) -> frozenset[int]:
    points: set[int] = set()
    for item in ranges.split():
        first, _, last = item.partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return frozenset(points)


_POINTS = _expand(_RANGES)


def is_emoji(text: str) -> bool:
    """Tell whether the text is an emoji a button or option may carry."""
    if text.endswith(_KEYCAP):
        return text[0] in "0123456789#*" and len(text) <= 3
    points = [ord(letter) for letter in text]
    return any(point in _POINTS for point in points) and all(
        point in _POINTS or point in _JOINERS for point in points
    )


MAX_COMPONENTS = 40
MAX_TEXT = 4000
ROW_WIDTH = 5


def check_components(value: Any, *, layout: bool, problems: Problems) -> None:
    """Judge the components of a message; a layout is the newer kind."""
    (LAYOUT if layout else LEGACY).judge(value, ("components",), problems)
    if problems or not value:
        return
    check_rules(value, problems)
    if layout:
        _check_totals(value, problems)


def check_rules(value: Sequence[dict[str, Any]], problems: Problems) -> None:
    """Judge what holds inside messages and modals alike."""
    for component, path in locate(value, ("components",)):
        kind = component["type"]
        if kind == c.BUTTON:
            _check_button(component, path, problems)
        elif kind in c.SELECTS or kind in {c.CHECKBOX_GROUP, c.FILE_UPLOAD}:
            _check_choice(component, path, problems)
        elif kind == c.ACTION_ROW:
            _check_row(component, path, problems)
        elif kind == c.TEXT_INPUT:
            _check_text_input(component, path, problems)
        if kind in {c.STRING_SELECT, c.RADIO_GROUP, c.CHECKBOX_GROUP}:
            _check_options(component, path, problems)
    _check_ids(value, problems)


def locate(
    components: Sequence[dict[str, Any]], path: Path
) -> Iterator[tuple[dict[str, Any], Path]]:
    """Go through components with the place of each."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield component, here
        if inner := component.get("components"):
            yield from locate(inner, (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from _inside(component[key], (*here, key))


def _inside(component: dict[str, Any], path: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    yield component, path
    yield from locate(component.get("components") or (), (*path, "components"))


def _check_button(button: dict[str, Any], path: Path, problems: Problems) -> None:
    style, custom_id, url = button["style"], button.get("custom_id"), button.get("url")
    if style == c.LINK_STYLE:
        if not url:
            problems.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
        if custom_id:
            text = "A custom id and url cannot both be specified"
            problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", text)
    elif style == c.PREMIUM_STYLE:
        if not button.get("sku_id"):
            problems.add((*path, "sku_id"), "BASE_TYPE_REQUIRED", "A sku id is required")
        return
    else:
        if not custom_id:
            problems.add((*path, "custom_id"), "BASE_TYPE_REQUIRED", "A custom id is required")
        if url:
            text = "A custom id and url cannot both be specified"
            problems.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", text)
    if not button.get("label") and not button.get("emoji"):
        text = "A label or emoji is required"
        problems.add((*path, "label"), "BASE_TYPE_REQUIRED", text)
    _check_emoji(button, path, problems)


def _check_emoji(owner: dict[str, Any], path: Path, problems: Problems) -> None:
    emoji = owner.get("emoji")
    if emoji and not emoji.get("id") and not is_emoji(emoji["name"]):
        problems.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_emojis(components: Sequence[dict[str, Any]], known: Container[int]) -> None:
    """Refuse emojis that are not of Unicode and that the application does not have."""
    problems = Problems()
    for component, path in locate(components, ("components",)):
        for bearer, place in [(component, path), *_options_of(component, path)]:
            number = (bearer.get("emoji") or {}).get("id")
            if number and int(number) not in known:
                where = (*place, "emoji", "id")
                problems.add(where, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    problems.raise_if_any()


def _options_of(component: dict[str, Any], path: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    for index, option in enumerate(component.get("options") or ()):
        yield option, (*path, "options", index)


def _check_choice(component: dict[str, Any], path: Path, problems: Problems) -> None:
    seen = c.Component(component)
    low, high = seen.min_values, seen.max_values
    if low > high:
        text = "min_values must be less than or equal to max_values"
        problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", text)
    has_options = component["type"] in {c.STRING_SELECT, c.CHECKBOX_GROUP}
    if has_options and len(seen.options) < max(low, high):
        text = f"Must be between {max(low, high)} and 25 in length."
        problems.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", text)
    defaults = sum(option.default for option in seen.options)
    if max(defaults, len(component.get("default_values") or ())) > high:
        text = "There are more default values than max_values"
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _check_options(component: dict[str, Any], path: Path, problems: Problems) -> None:
    seen: set[str] = set()
    for option, place in _options_of(component, path):
        if option["value"] in seen:
            text = "The specified option value is already used"
            problems.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        seen.add(option["value"])
        _check_emoji(option, place, problems)
    defaults = sum(bool(option.get("default")) for option in component["options"])
    if component["type"] == c.RADIO_GROUP and defaults > 1:
        text = "A radio group has one default at most"
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _check_row(row: dict[str, Any], path: Path, problems: Problems) -> None:
    kinds = [child["type"] for child in row["components"]]
    width = sum(1 if kind == c.BUTTON else ROW_WIDTH for kind in kinds)
    if width > ROW_WIDTH:
        text = "The specified component exceeds the maximum width"
        place = (*path, "components", len(kinds) - 1)
        problems.add(place, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _check_text_input(field: dict[str, Any], path: Path, problems: Problems) -> None:
    low, high = field.get("min_length") or 0, field.get("max_length")
    if high is not None and low > high:
        text = "min_length must be less than or equal to max_length"
        problems.add((*path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_LENGTH", text)
    value = field.get("value") or ""
    if high is not None and len(value) > high:
        text = f"Must be {high} or fewer in length."
        problems.add((*path, "value"), "BASE_TYPE_MAX_LENGTH", text)


def _check_ids(components: Sequence[dict[str, Any]], problems: Problems) -> None:
    custom: set[str] = set()
    numbers: set[int] = set()
    for component, path in locate(components, ("components",)):
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id and custom_id in custom:
            text = "Component custom id cannot be duplicated"
            problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        if number and number in numbers:
            text = "Component id cannot be duplicated"
            problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", text)
        custom.add(custom_id or "")
        numbers.add(number or 0)


def _check_totals(components: Sequence[dict[str, Any]], problems: Problems) -> None:
    everything = list(c.walk_raw(components))
    if len(everything) > MAX_COMPONENTS:
        text = f"The total number of components cannot exceed {MAX_COMPONENTS}"
        problems.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    size = sum(len(part.get("content") or "") for part in everything)
    if size > MAX_TEXT:
        text = f"The total displayable text size cannot exceed {MAX_TEXT} characters"
        problems.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def references(components: Sequence[dict[str, Any]]) -> Counter[str]:
    """Count the addresses of pictures and files that components show."""
    found: Counter[str] = Counter()
    for component in c.walk_raw(components):
        shown = [component.get("media"), component.get("file")]
        shown += [item.get("media") for item in component.get("items") or ()]
        found.update(media["url"] for media in shown if media)
    return found
