"""Slash commands as a person types them: finding the command, checking the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import Impossible
from playground.message import Attachment, safe_name
from playground.places import USUAL, Channel, Role, User
from playground.validate import commands as kinds
from playground.wire import channel_wire, member_wire, role_wire, user_wire

if TYPE_CHECKING:
    from playground.application import Application

_GUILD, _BOT_DM = 0, 1


def command_title(command: str, options: dict[str, Any]) -> str:
    """Write a command as it would stand in the input line."""
    typed = [f"{name}:{_shown(value)}" for name, value in options.items()]
    return " ".join([f"/{command}", *typed])


def _shown(value: Any) -> str:
    if isinstance(value, User | Channel | Role):
        return value.name
    return str(value[0] if isinstance(value, tuple) else value)  # a file is told by its name


def command_data(
    person: User,
    channel: Channel,
    app: Application,
    command: str,
    options: dict[str, Any],
    *,
    focused: tuple[str, str] | None = None,
) -> dict[str, Any]:
    """Write the data of a slash command; raise Impossible where a client would not send it."""
    if not channel.admits(person):
        raise Impossible("{person} is not in {channel}", person=person.name, channel=channel.name)
    first, *rest = command.split()
    known = app.command(first, channel.guild.id if channel.guild else None)
    _check_context(known, channel)
    place, chain = _descend(known, rest)
    resolved: dict[str, Any] = {}
    filled = _fill(place, options, channel, resolved, focused)
    for step in reversed(chain):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    data: dict[str, Any] = {
        "id": known["id"],
        "name": known["name"],
        "type": kinds.CHAT,
        "options": filled,
    }
    if "guild_id" in known:
        data["guild_id"] = known["guild_id"]
    if resolved:
        data["resolved"] = resolved
    return data


def _check_context(command: dict[str, Any], channel: Channel) -> None:
    contexts = command.get("contexts")
    here = _GUILD if channel.guild is not None else _BOT_DM
    allowed = command.get("dm_permission") is not False or here == _GUILD
    if (contexts is not None and here not in contexts) or not allowed:
        raise Impossible(
            "/{command} cannot be used in {channel}", command=command["name"], channel=channel.name
        )


def _descend(
    command: dict[str, Any], names: list[str]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    place, chain = command, []
    for name in names:
        inner = [
            option
            for option in place.get("options") or ()
            if option["name"] == name and option["type"] in {kinds.SUBCOMMAND, kinds.GROUP}
        ]
        if not inner:
            raise Impossible(
                "/{command} has no subcommand {name!r}", command=command["name"], name=name
            )
        place = inner[0]
        chain.append(place)
    if any(o["type"] in {kinds.SUBCOMMAND, kinds.GROUP} for o in place.get("options") or ()):
        raise Impossible("/{command} needs a subcommand", command=command["name"])
    return place, chain


def _fill(
    place: dict[str, Any],
    options: dict[str, Any],
    channel: Channel,
    resolved: dict[str, Any],
    focused: tuple[str, str] | None,
) -> list[dict[str, Any]]:
    known = {option["name"]: option for option in place.get("options") or ()}
    typed = focused[0] if focused else None
    for name in options:
        if name not in known:
            raise Impossible(
                "there is no option {name!r} (there are: {known})",
                name=name,
                known=", ".join(known) or "none",
            )
    missing = [n for n, o in known.items() if o.get("required") and n not in options]
    if missing and focused is None:
        raise Impossible("the option {option!r} is required", option=missing[0])
    filled = []
    for name, option in known.items():
        head = {"name": name, "type": option["type"]}
        if focused is not None and name == typed:
            filled.append(head | {"value": focused[1], "focused": True})
        elif name in options:
            filled.append(head | {"value": _value(option, options[name], channel, resolved)})
    if focused is not None and not any(item.get("focused") for item in filled):
        raise Impossible("there is no option {typed!r} to complete", typed=typed)
    return filled


_NAMED: dict[int, tuple[type, ...]] = {
    kinds.USER_OPTION: (User,),
    kinds.CHANNEL: (Channel,),
    kinds.ROLE: (Role,),
    kinds.MENTIONABLE: (User, Role),
}
_TYPES: dict[int, tuple[type, ...]] = {
    kinds.ATTACHMENT: (tuple,),
    kinds.STRING: (str,),
    kinds.INTEGER: (int,),
    kinds.BOOLEAN: (bool,),
    kinds.NUMBER: (int, float),
}


def _value(option: dict[str, Any], value: Any, channel: Channel, resolved: dict[str, Any]) -> Any:
    kind = option["type"]
    wanted: Any = _NAMED.get(kind) or _TYPES[kind]
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind != kinds.BOOLEAN):
        raise Impossible(
            "the option {option!r} cannot be {value!r}", option=option["name"], value=value
        )
    if kind in _NAMED:
        return resolve(value, channel, resolved)
    if kind == kinds.ATTACHMENT:
        name, data = value
        return uploaded(name, data, channel, resolved)
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in {choice["name"], choice["value"]}:
                return choice["value"]
        shown = ", ".join(str(choice["name"]) for choice in choices)
        raise Impossible(
            "the option {option!r} offers only: {shown}", option=option["name"], shown=shown
        )
    _check_range(option, value)
    return value


def _check_range(option: dict[str, Any], value: Any) -> None:
    measure = len(value) if isinstance(value, str) else value
    low = option.get("min_length") if isinstance(value, str) else option.get("min_value")
    high = option.get("max_length") if isinstance(value, str) else option.get("max_value")
    if (low is not None and measure < low) or (high is not None and measure > high):
        raise Impossible(
            "the option {option!r} must be between {low} and {high}",
            option=option["name"],
            low=low,
            high=high,
        )


def resolve(value: User | Channel | Role, channel: Channel, resolved: dict[str, Any]) -> str:
    """Write the id of a person, role or channel, and what the bot is told about them."""
    key = str(value.id)
    if isinstance(value, User):
        resolved.setdefault("users", {})[key] = user_wire(value)
        if channel.guild is not None and value.id in channel.guild.members:
            member = member_wire(value, channel.guild, permissions=0)
            del member["user"]
            resolved.setdefault("members", {})[key] = member
    elif isinstance(value, Role):
        resolved.setdefault("roles", {})[key] = role_wire(value)
    else:
        shown = channel_wire(value) | {"permissions": str(USUAL)}
        resolved.setdefault("channels", {})[key] = shown
    return key


def uploaded(name: str, data: bytes, channel: Channel, resolved: dict[str, Any]) -> str:
    """Keep a file that somebody attaches; write its id, and what the bot is told about it."""
    world = channel.world
    number, kept = world.ids.next(), safe_name(name)
    url = f"{world.cdn}/attachments/{channel.id}/{number}/{kept}"
    file = Attachment(id=number, name=kept, data=data, url=url)
    world.files[number] = (file.name, file.content_type, data)
    resolved.setdefault("attachments", {})[str(number)] = file.wire()
    return str(number)
