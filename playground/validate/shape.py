"""Small tables that say what a field may be, and how Discord words it when it is not."""

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from playground.errors import ApiError, invalid_form

Path = tuple[str | int, ...]
_SNOWFLAKE = re.compile(r"^(0|[1-9][0-9]*)$")


class Problems:
    """What was found wrong, and where."""

    def __init__(self) -> None:
        self.found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Write a problem down."""
        self.found.append((path, code, message))

    def tree(self) -> dict[str, Any]:
        """Nest the problems as Discord does."""
        root: dict[str, Any] = {}
        for path, code, message in self.found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root

    def error(self) -> ApiError:
        """Make the refusal."""
        return invalid_form(self.tree())

    def raise_if_any(self) -> None:
        """Refuse if there is anything to refuse."""
        if self.found:
            raise self.error()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A field of any kind."""

    required: bool = False
    nullable: bool = True

    def judge(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge a value that is there, perhaps null."""
        if value is not None:
            self.check(value, path, problems)
        elif not self.nullable:
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge a value that is not null."""


def _length(size: int, low: int, high: int | None, path: Path, problems: Problems) -> None:
    if size >= low and (high is None or size <= high):
        return
    if high is None:
        problems.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")
    elif low:
        text = f"Must be between {low} and {high} in length."
        problems.add(path, "BASE_TYPE_BAD_LENGTH", text)
    else:
        problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def _range(
    value: float, low: float | None, high: float | None, kind: str, path: Path, problems: Problems
) -> None:
    if low is not None and value < low:
        text = f"{kind} value should be greater than or equal to {low}."
        problems.add(path, "NUMBER_TYPE_MIN", text)
    elif high is not None and value > high:
        text = f"{kind} value should be less than or equal to {high}."
        problems.add(path, "NUMBER_TYPE_MAX", text)


def _is_object(value: Any, path: Path, problems: Problems) -> bool:
    if not isinstance(value, dict):
        text = "Only dictionaries may be used in a DictType"
        problems.add(path, "DICT_TYPE_CONVERT", text)
        return False
    return True


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Text(Field):
    """A string of so many characters."""

    low: int = 0
    high: int | None = None
    url: tuple[str, ...] = ()

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge type, length and, for addresses, the scheme."""
        if not isinstance(value, str):
            problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
            return
        _length(len(value), self.low, self.high, path, problems)
        if not self.url or not value:
            return
        scheme, colon, rest = value.partition("://")
        if not colon or not rest or " " in value:
            problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme not in self.url:
            allowed = ", ".join(f"'{name}'" for name in self.url)
            text = f'Scheme "{scheme}" is not supported. Scheme must be one of ({allowed}).'
            problems.add(path, "URL_TYPE_INVALID_SCHEME", text)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Whole(Field):
    """An integer in a range; Discord also takes it as digits."""

    low: int | None = None
    high: int | None = None

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge type and range."""
        if isinstance(value, str) and re.fullmatch(r"-?\d+", value):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        else:
            _range(value, self.low, self.high, "int", path, problems)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Number(Field):
    """A number in a range."""

    low: float | None = None
    high: float | None = None

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge type and range."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        else:
            _range(value, self.low, self.high, "float", path, problems)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scalar(Field):
    """A string or a number."""

    text: Text
    number: Number

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge it as what it is."""
        (self.text if isinstance(value, str) else self.number).check(value, path, problems)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Field):
    """True or false."""

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge the type."""
        if not isinstance(value, bool):
            problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Snowflake(Field):
    """An id, as digits or as a number."""

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge the form."""
        if isinstance(value, bool) or not _SNOWFLAKE.match(str(value)):
            text = f'Value "{value}" is not snowflake.'
            problems.add(path, "NUMBER_TYPE_COERCE", text)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Field):
    """One of a few values."""

    values: tuple[int | str, ...]

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge whether it is one of them."""
        if isinstance(value, bool) or value not in self.values:
            listed = ", ".join(repr(known) for known in self.values)
            problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Listing(Field):
    """A list of so many items."""

    of: Field
    low: int = 0
    high: int | None = None
    unique: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge the type, the length and every item."""
        if not isinstance(value, list):
            text = "Only iterables may be used in a ListType"
            problems.add(path, "LIST_TYPE_CONVERT", text)
            return
        _length(len(value), self.low, self.high, path, problems)
        for index, item in enumerate(value):
            self.of.judge(item, (*path, index), problems)
        if self.unique and not problems and len({str(item) for item in value}) < len(value):
            problems.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains it.")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Object(Field):
    """An object with known fields; unknown ones are ignored, as Discord does."""

    fields: Mapping[str, Field]

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge every field."""
        if not _is_object(value, path, problems):
            return
        for name, field in self.fields.items():
            if name in value:
                field.judge(value[name], (*path, name), problems)
            elif field.required:
                problems.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ByType(Field):
    """An object whose field `type` says which of several it is."""

    kinds: Mapping[int, Object]

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge it as the kind it says it is."""
        if not _is_object(value, path, problems):
            return
        kind = value.get("type")
        known = self.kinds.get(kind) if isinstance(kind, int) else None
        if known is None:
            listed = ", ".join(str(number) for number in sorted(self.kinds))
            text = f'Value of field "type" must be one of ({listed}).'
            problems.add((*path, "type"), "UNION_TYPE_CHOICES", text)
        else:
            known.check(value, path, problems)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Table(Field):
    """An object from languages to texts."""

    of: Text
    high: int | None = None

    def check(self, value: Any, path: Path, problems: Problems) -> None:
        """Judge every text."""
        if not _is_object(value, path, problems):
            return
        _length(len(value), 0, self.high, path, problems)
        for key, item in value.items():
            self.of.judge(item, (*path, key), problems)


def url_field(high: int, *, required: bool = False, attachments: bool = False) -> Text:
    """Make an address field; some also take a reference to an attachment."""
    schemes = ("http", "https", "attachment") if attachments else ("http", "https")
    return Text(high=high, url=schemes, required=required, nullable=not required)
