"""Filling in selects and forms as a client does, with its checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from playground import components as c
from playground.client.options import resolve, uploaded
from playground.components import Component
from playground.errors import Impossible
from playground.message import Appearance, Message
from playground.places import Channel, Role, User
from playground.rest.bodies import pinged

if TYPE_CHECKING:
    from playground.interactions import Modal
    from playground.world import World


def post_text(world: World, person: User, channel: Channel, text: str) -> Message:
    """Put a message of a person into a channel."""
    if not text.strip() or len(text) > 2000:
        raise Impossible("a message has between 1 and 2000 characters")
    message = Message(
        id=world.ids.next(),
        channel=channel,
        author=person,
        created=world.clock.now(),
        look=Appearance(content=text.strip(), pinged=pinged(text, None, world)),
    )
    world.post(message)
    return message


def choose(
    select: Component, values: Sequence[Any], channel: Channel
) -> tuple[list[str], dict[str, Any]]:
    """Choose values in a select; raise Impossible where a client would not let it happen."""
    if not select.min_values <= len(values) <= select.max_values:
        raise Impossible(
            "{field!r} takes {least} to {most} values, not {count}",
            field=select.custom_id,
            least=select.min_values,
            most=select.max_values,
            count=len(values),
        )
    if select.type == c.STRING_SELECT:
        return _offered(select, values), {}
    resolved: dict[str, Any] = {}
    chosen = [_entity(select, value, channel, resolved) for value in values]
    if len(set(chosen)) < len(chosen):
        raise Impossible("the same value cannot be chosen twice")
    return chosen, resolved


def _offered(component: Component, values: Sequence[Any]) -> list[str]:
    chosen = [str(value) for value in values]
    offered = [option.value for option in component.options]
    for value in chosen:
        if value not in offered:
            shown = ", ".join(offered)
            raise Impossible(
                "{field!r} does not offer {value!r} (it offers: {shown})",
                field=component.custom_id,
                value=value,
                shown=shown,
            )
    if len(set(chosen)) < len(chosen):
        raise Impossible("the same value cannot be chosen twice")
    return chosen


_NAMED: dict[int, tuple[type, ...]] = {
    c.USER_SELECT: (User,),
    c.ROLE_SELECT: (Role,),
    c.MENTIONABLE_SELECT: (User, Role),
    c.CHANNEL_SELECT: (Channel,),
}


def _entity(select: Component, value: Any, channel: Channel, resolved: dict[str, Any]) -> str:
    if str(value).isdecimal():
        world = channel.world
        known: dict[int, Any] = {**world.users, **world.channels, **world.roles}
        value = known.get(int(value), value)
    wanted: Any = _NAMED[select.type]
    if not isinstance(value, wanted) or _absent(value, channel):
        raise Impossible("{field!r} does not offer {value!r}", field=select.custom_id, value=value)
    return resolve(value, channel, resolved)


def _absent(value: User | Channel | Role, channel: Channel) -> bool:
    """Tell whether somebody cannot look into a channel, or a role is of another server."""
    if isinstance(value, User):
        return not channel.admits(value)
    return isinstance(value, Role) and (channel.guild is None or value not in channel.guild.roles)


def words(select: Component, chosen: Sequence[str]) -> str:
    """Tell what was chosen, in the words of the options."""
    labels = {option.value: option.label for option in select.options}
    return ", ".join(labels.get(value, value) for value in chosen) or "nothing"


def recorded(data: Mapping[str, Any]) -> tuple[str, ...]:
    """List the values of an interaction for the record."""
    values = data.get("values")
    found = [str(value) for value in values] if isinstance(values, list) else []
    for part in c.walk_raw(list(data.get("components") or ())):
        if "value" in part:
            found.append(str(part["value"]))
        found += [str(value) for value in part.get("values") or ()]
    return tuple(found)


def fill(modal: Modal, values: Mapping[str, Any], channel: Channel) -> dict[str, Any]:
    """Write the data of a submitted form."""
    unknown = set(values) - set(modal.fields)
    if unknown:
        shown = ", ".join(modal.fields)
        raise Impossible(
            "the form has no field {name!r} (it has: {shown})", name=min(unknown), shown=shown
        )
    resolved: dict[str, Any] = {}
    parts = [_part(part, values, channel, resolved) for part in modal.components]
    data: dict[str, Any] = {"custom_id": modal.custom_id, "components": parts}
    if resolved:
        data["resolved"] = resolved
    return data


def _part(
    part: Component, values: Mapping[str, Any], channel: Channel, resolved: dict[str, Any]
) -> dict[str, Any]:
    head: dict[str, Any] = {"type": part.type, "id": part.raw.get("id", 0)}
    if part.type == c.TEXT_DISPLAY:
        return head
    inner = [_answer(child, values, channel, resolved) for child in part.children]
    return head | ({"component": inner[0]} if part.type == c.LABEL else {"components": inner})


def _answer(
    field: Component, values: Mapping[str, Any], channel: Channel, resolved: dict[str, Any]
) -> dict[str, Any]:
    head = {"type": field.type, "id": field.raw.get("id", 0), "custom_id": field.custom_id}
    given = values.get(field.custom_id)
    if field.type == c.TEXT_INPUT:
        return head | {"value": _text(field, given)}
    if field.type == c.CHECKBOX:
        return head | {"value": bool(field.raw.get("default") if given is None else given)}
    if field.type == c.RADIO_GROUP:
        return head | {"value": _radio(field, given)}
    chosen = _chosen(field, given)
    if not chosen and not field.required:
        return head | {"values": []}
    if field.type == c.FILE_UPLOAD:
        return head | {"values": _files(field, chosen, channel, resolved)}
    if field.type == c.CHECKBOX_GROUP:
        _count(field, chosen)
        return head | {"values": _offered(field, chosen)}
    picked, more = choose(field, chosen, channel)
    for key, found in more.items():
        resolved.setdefault(key, {}).update(found)
    return head | {"values": picked}


def _chosen(field: Component, given: Any) -> list[Any]:
    if given is None:
        return [option.value for option in field.options if option.default]
    return list(given) if isinstance(given, list | tuple) else [given]


def _count(field: Component, chosen: Sequence[Any]) -> None:
    if not field.min_values <= len(chosen) <= field.max_values:
        raise Impossible(
            "{field!r} takes {least} to {most} values",
            field=field.custom_id,
            least=field.min_values,
            most=field.max_values,
        )


def _text(field: Component, given: Any) -> str:
    text = str(field.raw.get("value") or "") if given is None else str(given)
    low, high = field.raw.get("min_length") or 0, field.raw.get("max_length") or 4000
    if field.required and not text:
        raise Impossible("{field!r} must be filled in", field=field.custom_id)
    if text and not low <= len(text) <= high:
        raise Impossible(
            "{field!r} takes between {low} and {high} characters",
            field=field.custom_id,
            low=low,
            high=high,
        )
    return text


def _radio(field: Component, given: Any) -> str | None:
    chosen = _chosen(field, given)
    if not chosen:
        if field.required:
            raise Impossible("{field!r} must be answered", field=field.custom_id)
        return None
    if len(chosen) > 1:
        raise Impossible("{field!r} takes one answer", field=field.custom_id)
    return _offered(field, chosen)[0]


def _files(
    field: Component, chosen: Sequence[Any], channel: Channel, resolved: dict[str, Any]
) -> list[str]:
    _count(field, chosen)
    return [uploaded(name, data, channel, resolved) for name, data in chosen]
