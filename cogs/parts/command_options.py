"""What a command was given, held to what it takes: the library hands on whatever it gets."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.parts.controls import is_text

LONGEST = 6000  # characters that Discord takes where nothing else is said
NESTING = {Kind.subcommand.value, Kind.subcommand_group.value}
TYPES: dict[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.boolean: bool,
    Kind.number: (int, float),
    Kind.user: (discord.User, discord.Member),
}


class MisfitError(app_commands.CheckFailure):
    """A command came with what it does not take: it is from an older version, or forged."""


def hold(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> None:
    """Raise MisfitError where a command was given what Discord would refuse.

    While somebody types, what does not fit is left out, as it may be typed by half.
    """
    data: Any = interaction.data
    typing = interaction.type is discord.InteractionType.autocomplete
    try:
        command, options = _meant(tree, data)
        values = app_commands.Namespace(interaction, data.get("resolved", {}), options)
        known = {each.display_name: each for each in command.parameters}
        misfits = [
            each
            for each in options
            if not _fits(each, values[each["name"]], known[each["name"]], typing=typing)
        ]
    except Exception as error:
        raise MisfitError from error
    if any(not typing or each.get("focused") for each in misfits):
        raise MisfitError
    for each in misfits:
        options.remove(each)


def _meant(
    tree: app_commands.CommandTree[Any], data: Mapping[str, Any]
) -> tuple[app_commands.Command[Any, ..., Any], Any]:
    """Find a command by its name and those of its groups, and the options it came with."""
    found: Any = tree.get_command(data["name"])
    options = data.get("options", [])
    while options and options[0]["type"] in NESTING:
        found, options = found.get_command(options[0]["name"]), options[0].get("options", [])
    if not isinstance(found, app_commands.Command):
        raise MisfitError
    return found, options


def _fits(
    option: Mapping[str, Any], value: Any, parameter: app_commands.Parameter, *, typing: bool
) -> bool:
    """Tell whether an option has a value that was offered for it."""
    if isinstance(value, str) and not (is_text(value) and len(value) <= LONGEST):
        return False
    if typing and option.get("focused"):
        return isinstance(value, str) and parameter.autocomplete
    kind = TYPES.get(parameter.type, object)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        return False
    if parameter.choices and value not in [each.value for each in parameter.choices]:
        return False
    size: Any = len(value) if isinstance(value, str) else value  # a person has no bounds
    low, high = parameter.min_value, parameter.max_value
    return (low is None or low <= size) and (high is None or size <= high)
