"""The limits of application commands."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from playground.errors import refusal
from playground.validate.shape import (
    ByType,
    Choice,
    Field,
    Flag,
    Listing,
    Number,
    Object,
    Path,
    Problems,
    Table,
    Text,
    Whole,
)
from playground.validate.tables import CHANNEL_TYPES

MAX_COMMANDS = 100
MAX_CHARACTERS = 8000
SAFE = 2**53 - 1
CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
_CONTEXT_MENU_MAX = 15

NAME = Text(low=1, high=32, required=True, nullable=False)
DESCRIPTION = Text(low=1, high=100, required=True, nullable=False)
LOCALES = 34


def _option(number: int, **fields: Field) -> Object:
    head: dict[str, Field] = {
        "type": Choice(values=(number,), required=True, nullable=False),
        "name": NAME,
        "name_localizations": Table(of=Text(low=1, high=32, nullable=False), high=LOCALES),
        "description": DESCRIPTION,
        "description_localizations": Table(of=Text(low=1, high=100, nullable=False), high=LOCALES),
        "required": Flag(),
    }
    return Object(fields=head | fields, nullable=False)


def _choices(value: Field) -> Listing:
    choice = Object(
        fields={
            "name": Text(low=1, high=100, required=True, nullable=False),
            "name_localizations": Table(of=Text(low=1, high=100, nullable=False), high=LOCALES),
            "value": value,
        },
        nullable=False,
    )
    return Listing(of=choice, high=25)


_INT53 = Whole(low=-SAFE, high=SAFE, required=True, nullable=False)
OPTIONS = {
    STRING: _option(
        STRING,
        autocomplete=Flag(),
        min_length=Whole(low=0, high=6000),
        max_length=Whole(low=1, high=6000),
        choices=_choices(Text(high=6000, required=True, nullable=False)),
    ),
    INTEGER: _option(
        INTEGER,
        autocomplete=Flag(),
        choices=_choices(_INT53),
        min_value=Whole(low=-SAFE, high=SAFE),
        max_value=Whole(low=-SAFE, high=SAFE),
    ),
    BOOLEAN: _option(BOOLEAN),
    USER_OPTION: _option(USER_OPTION),
    CHANNEL: _option(
        CHANNEL,
        channel_types=Listing(of=Choice(values=CHANNEL_TYPES, nullable=False), unique=True),
    ),
    ROLE: _option(ROLE),
    MENTIONABLE: _option(MENTIONABLE),
    NUMBER: _option(
        NUMBER,
        autocomplete=Flag(),
        choices=_choices(Number(required=True, nullable=False)),
        min_value=Number(),
        max_value=Number(),
    ),
    ATTACHMENT: _option(ATTACHMENT),
}
SUBCOMMAND_SHAPE = _option(
    SUBCOMMAND, options=Listing(of=ByType(kinds=OPTIONS, nullable=False), high=25)
)
GROUP_SHAPE = _option(
    GROUP,
    options=Listing(of=ByType(kinds={SUBCOMMAND: SUBCOMMAND_SHAPE}, nullable=False), high=25),
)
COMMAND = Object(
    fields={
        "name": NAME,
        "name_localizations": Table(of=Text(low=1, high=32, nullable=False), high=LOCALES),
        "description": Text(high=100),
        "description_localizations": Table(of=Text(low=1, high=100, nullable=False), high=LOCALES),
        "options": Listing(
            of=ByType(
                kinds=OPTIONS | {SUBCOMMAND: SUBCOMMAND_SHAPE, GROUP: GROUP_SHAPE}, nullable=False
            ),
            high=25,
        ),
        "default_member_permissions": Whole(low=0, high=18014398509481983),
        "dm_permission": Flag(),
        "contexts": Listing(of=Choice(values=(0, 1, 2), nullable=False), low=1, unique=True),
        "integration_types": Listing(of=Choice(values=(0, 1), nullable=False), low=1, unique=True),
        "handler": Choice(values=(1, 2)),
        "type": Choice(values=(1, 2, 3, 4)),
    },
    nullable=False,
)
_EXTRA = frozenset("-_'")


def is_name(name: str) -> bool:
    """Tell whether a slash command, group or option may be called so."""
    fits = all(letter in _EXTRA or unicodedata.category(letter)[0] in "LNM" for letter in name)
    return fits and name == name.lower()


def check_commands(body: Any) -> None:
    """Refuse a malformed list of all commands."""
    if not isinstance(body, list):
        problems = Problems()
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        raise problems.error()
    kinds = [_kind(command) for command in body]
    if kinds.count(CHAT) > MAX_COMMANDS:
        raise refusal(30032)
    if max(kinds.count(USER), kinds.count(MESSAGE)) > _CONTEXT_MENU_MAX:
        raise refusal(30032)
    problems = Problems()
    for index, command in enumerate(body):
        _check_one(command, (index,), problems)
    if not problems:
        _check_names(body, (), problems)
    problems.raise_if_any()


def check_command(body: Any) -> None:
    """Refuse one malformed command."""
    problems = Problems()
    _check_one(body, (), problems)
    problems.raise_if_any()


def _kind(command: Any) -> int:
    kind = command.get("type") if isinstance(command, dict) else None
    return int(kind) if isinstance(kind, int) else CHAT


def _check_one(command: Any, path: Path, problems: Problems) -> None:
    before = len(problems.found)
    COMMAND.judge(command, path, problems)
    if len(problems.found) > before:
        return
    if _kind(command) != CHAT:
        if command.get("description") or command.get("options"):
            text = "Context menu commands cannot have a description or options"
            problems.add(path, "APPLICATION_COMMAND_CONTEXT_MENU", text)
        return
    if not command.get("description"):
        problems.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    _check_name(command["name"], path, problems)
    _check_options(command.get("options") or [], path, problems)
    if command_size(command) > MAX_CHARACTERS:
        text = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_name(name: str, path: Path, problems: Problems) -> None:
    if not is_name(name):
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_names(named: Sequence[dict[str, Any]], path: Path, problems: Problems) -> None:
    seen: set[tuple[int, str]] = set()
    for index, item in enumerate(named):
        key = (_kind(item) if not path else 0, item["name"])
        if key in seen:
            text = "Names must be unique"
            problems.add((*path, index), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)


def _check_options(options: Sequence[dict[str, Any]], path: Path, problems: Problems) -> None:
    place = (*path, "options")
    _check_names(options, place, problems)
    nested = [option["type"] in {SUBCOMMAND, GROUP} for option in options]
    if any(nested) and not all(nested):
        text = "Sub-command and sub-command group option types are mutually exclusive"
        problems.add(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    optional_seen = False
    for index, option in enumerate(options):
        here = (*place, index)
        _check_name(option["name"], here, problems)
        _check_options(option.get("options") or [], here, problems)
        _check_values(option, here, problems)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")


def _check_values(option: dict[str, Any], path: Path, problems: Problems) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        text = "Autocomplete cannot be used with choices"
        problems.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE", text)
    if len({choice["name"] for choice in choices}) < len(choices):
        text = "Option choices names must be unique"
        problems.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", text)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        least, most = option.get(low), option.get(high)
        if least is not None and most is not None and least > most:
            text = f"{low} must be less than or equal to {high}"
            problems.add((*path, low), "NUMBER_TYPE_MAX", text)


def command_size(command: dict[str, Any]) -> int:
    """Count the characters that count towards 8,000, the longest translation of each text."""
    return sum(_sizes(command))


def _sizes(item: dict[str, Any]) -> Iterator[int]:
    for key in ("name", "description"):
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        yield max(len(text) for text in texts)
    for choice in item.get("choices") or ():
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        yield max(len(name) for name in names)
        yield len(str(choice["value"])) if isinstance(choice["value"], str) else 0
    for option in item.get("options") or ():
        yield from _sizes(option)
