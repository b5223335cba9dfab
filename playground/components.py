"""Components of a message or modal, as a person can look through them."""

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY = 9, 10, 11, 12
FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK_STYLE, PREMIUM_STYLE = 5, 6

KINDS = {
    ACTION_ROW: "action row",
    BUTTON: "button",
    STRING_SELECT: "string select",
    TEXT_INPUT: "text input",
    USER_SELECT: "user select",
    ROLE_SELECT: "role select",
    MENTIONABLE_SELECT: "mentionable select",
    CHANNEL_SELECT: "channel select",
    SECTION: "section",
    TEXT_DISPLAY: "text display",
    THUMBNAIL: "thumbnail",
    MEDIA_GALLERY: "media gallery",
    FILE: "file",
    SEPARATOR: "separator",
    CONTAINER: "container",
    LABEL: "label",
    FILE_UPLOAD: "file upload",
    RADIO_GROUP: "radio group",
    CHECKBOX_GROUP: "checkbox group",
    CHECKBOX: "checkbox",
}


def walk_raw(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Go through components and everything inside them, in reading order."""
    for component in components:
        yield component
        if inner := component.get("components"):
            yield from walk_raw(inner)
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk_raw([component[key]])


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """One line of a select, radio group or checkbox group."""

    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Picture:
    """A picture or file shown by a component."""

    url: str
    description: str = ""
    spoiler: bool = False


class Component:
    """One component and what is inside it."""

    __slots__ = ("children", "options", "raw")

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        inner = list(raw.get("components") or ())
        inner += [raw[key] for key in ("accessory", "component") if isinstance(raw.get(key), dict)]
        self.children = tuple(Component(child) for child in inner)
        self.options = tuple(
            Option(
                label=option["label"],
                value=option["value"],
                description=option.get("description") or "",
                default=bool(option.get("default")),
            )
            for option in raw.get("options") or ()
        )

    def __repr__(self) -> str:
        return f"<{self.kind} {self.custom_id or self.label or self.text!r}>"

    def walk(self) -> Iterator["Component"]:
        """Go through this component and everything inside it."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def type(self) -> int:
        """Tell the number of the kind."""
        return int(self.raw["type"])

    @property
    def kind(self) -> str:
        """Tell the kind in words."""
        return KINDS[self.type]

    @property
    def custom_id(self) -> str:
        """Tell the custom id, or nothing."""
        return self.raw.get("custom_id") or ""

    @property
    def label(self) -> str:
        """Tell what is written on it, the emoji included."""
        emoji = (self.raw.get("emoji") or {}).get("name") or ""
        return f"{emoji} {self.raw.get('label') or ''}".strip()

    @property
    def description(self) -> str:
        """Tell the small print of a label, or the alt text of a thumbnail."""
        return self.raw.get("description") or ""

    @property
    def placeholder(self) -> str:
        """Tell what a select or text input says while it is empty."""
        return self.raw.get("placeholder") or ""

    @property
    def text(self) -> str:
        """Tell the content of a text display."""
        return self.raw.get("content") or ""

    @property
    def disabled(self) -> bool:
        """Tell whether it is greyed out."""
        return bool(self.raw.get("disabled"))

    @property
    def url(self) -> str:
        """Tell where a link button leads."""
        return self.raw.get("url") or ""

    @property
    def required(self) -> bool:
        """Tell whether a modal cannot go without it."""
        value = self.raw.get("required")
        return True if value is None else bool(value)

    @property
    def min_values(self) -> int:
        """Tell how many values must be chosen."""
        value = self.raw.get("min_values")
        return 1 if value is None else int(value)

    @property
    def max_values(self) -> int:
        """Tell how many values may be chosen."""
        value = self.raw.get("max_values")
        if value is not None:
            return int(value)
        return len(self.options) if self.type == CHECKBOX_GROUP else 1

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """List the pictures or files that this component itself shows."""
        items = list(self.raw.get("items") or ())
        items += [self.raw] if self.type in {THUMBNAIL, FILE} else []
        return tuple(
            Picture(
                url=(item.get("media") or item.get("file"))["url"],
                description=item.get("description") or "",
                spoiler=bool(item.get("spoiler")),
            )
            for item in items
        )
