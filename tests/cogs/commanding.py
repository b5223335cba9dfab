"""The commands as the bot registers them: their texts, each with its place and its key."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cogs.parts.command_tree import choice_key, command_key, description_key, option_key
from tests.cogs.house import house

SUBCOMMAND, GROUP = 1, 2
NESTING = {SUBCOMMAND, GROUP}


class Said(NamedTuple):
    """A text of a command: its key, the English in the code, and how long it may be."""

    command: str
    key: str
    english: str
    most: int
    is_name: bool
    siblings: str  # names with the same siblings must differ


async def registered(folder: Path) -> list[dict[str, Any]]:
    """Start the bot and read what it registered."""
    async with house(folder) as home:
        app = next(iter(home.discord.world.apps.values()))
        return list(app.commands_in(None))


def texts(commands: list[dict[str, Any]]) -> Iterator[Said]:
    """List all texts of commands."""
    for command in commands:
        yield from _texts(command, command["name"], command["name"], "")


def _texts(part: dict[str, Any], top: str, path: str, siblings: str) -> Iterator[Said]:
    yield from _pair(part, top, command_key(path), siblings)
    for option in part.get("options") or []:
        if option["type"] in NESTING:
            yield from _texts(option, top, f"{path} {option['name']}", path)
            continue
        yield from _pair(option, top, option_key(path, option["name"]), path)
        for choice in option.get("choices") or []:
            key = choice_key(str(choice["value"]))
            yield Said(top, key, choice["name"], 100, False, "")


def _pair(part: dict[str, Any], top: str, key: str, siblings: str) -> Iterator[Said]:
    yield Said(top, key, part["name"], 32, True, siblings)
    yield Said(top, description_key(key), part["description"], 100, False, "")
