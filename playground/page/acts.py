"""What was clicked on the page, handed to the person whose client it is."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from aiohttp import web
from multidict import MultiDict

from playground import components as c
from playground.application import Application
from playground.client.people import Person
from playground.errors import Impossible
from playground.interactions import Modal, Press
from playground.message import Message
from playground.page.showing import Showing, options_of
from playground.places import Channel
from playground.validate import commands as kinds
from playground.world import World

_NAMED: Mapping[int, Callable[[World], Mapping[int, Any]]] = MappingProxyType(
    {
        kinds.USER_OPTION: lambda world: world.users,
        kinds.CHANNEL: lambda world: world.channels,
        kinds.ROLE: lambda world: world.roles,
        kinds.MENTIONABLE: lambda world: {**world.users, **world.roles},
    }
)
Fields = MultiDict[Any]
Told = dict[str, Any]


class Acts:
    """Everything that a client lets its person do; raises Impossible for the rest."""

    def __init__(self) -> None:
        self._forms: dict[int, Modal] = {}

    async def press(self, person: Person, fields: Fields) -> Told:
        """Press a button."""
        message = _message(person, fields)
        return self._outcome(person, await person.press(message, custom_id=_one(fields, "id")))

    async def choose(self, person: Person, fields: Fields) -> Told:
        """Choose in a select."""
        values = [str(value) for value in fields.getall("values", [])]
        message = _message(person, fields)
        choosing = person.choose(message, custom_id=_one(fields, "id"), values=values)
        return self._outcome(person, await choosing)

    async def submit(self, person: Person, fields: Fields) -> Told:
        """Send a form."""
        modal = self._forms.get(_number(fields, "form"))
        if modal is None:
            raise Impossible("this form is not open any more")
        values = {name: _given(part, fields) for name, part in modal.fields.items()}
        known = {name: value for name, value in values.items() if value is not None}
        return self._outcome(person, await person.submit(modal, known))

    async def say(self, person: Person, fields: Fields) -> Told:
        """Write a message."""
        await person.say(_channel(person, fields), _one(fields, "text"))
        return {}

    async def command(self, person: Person, fields: Fields) -> Told:
        """Open the form for the options of a command."""
        name, channel = _one(fields, "name"), _channel(person, fields)
        known = options_of(_owner(person, channel, name), name, _guild(channel))
        return {"form": Showing(person).command(name, known, channel)}

    async def slash(self, person: Person, fields: Fields) -> Told:
        """Use a slash command."""
        name, channel = _one(fields, "name"), _channel(person, fields)
        app = _owner(person, channel, name)
        given = _options(person, options_of(app, name, _guild(channel)), fields)
        return self._outcome(person, await person.slash(channel, name, app, **given))

    async def complete(self, person: Person, fields: Fields) -> Told:
        """Ask what could stand in an option."""
        name, channel, option = (
            _one(fields, "name"),
            _channel(person, fields),
            _one(fields, "option"),
        )
        typed = str(fields.get(f"option-{option}", ""))
        known = options_of(_owner(person, channel, name), name, _guild(channel))
        others = [each for each in known if each["name"] != option]
        given = _options(person, others, fields, strict=False)
        return {"choices": await person.complete(channel, name, option, typed, **given)}

    def _outcome(self, person: Person, press: Press) -> Told:
        if press.failed:
            return {"silent": True}
        if press.modal is None:
            return {}
        number = press.modal.origin.id
        self._forms[number] = press.modal
        return {"form": Showing(person).form(press.modal, number)}


def _one(fields: Fields, name: str) -> str:
    return str(fields.get(name, ""))


def _number(fields: Fields, name: str) -> int:
    text = _one(fields, name)
    return int(text) if text.isascii() and text.isdecimal() else 0


def _message(person: Person, fields: Fields) -> Message:
    message = person.world.messages.get(_number(fields, "message"))
    if message is None or not person.can_see(message):
        raise Impossible("this message is not there any more")
    return message


def _channel(person: Person, fields: Fields) -> Channel:
    channel = person.world.channels.get(_number(fields, "channel"))
    if channel is None or not channel.admits(person):
        raise Impossible("this channel is not there any more")
    return channel


def _guild(channel: Channel) -> int | None:
    return channel.guild.id if channel.guild else None


def _owner(person: Person, channel: Channel, name: str) -> Application:
    """Find the bot that a command belongs to; the only one says what is wrong with a name."""
    apps = list(person.world.apps.values())
    first = name.partition(" ")[0]
    known = [a for a in apps if first in {each["name"] for each in a.commands_in(_guild(channel))}]
    return (known or apps)[0]


def _given(part: c.Component, fields: Fields) -> Any:
    """Read what stands in a field of a form; None where its type has nothing to send."""
    values = [value for value in fields.getall(part.custom_id, []) if value != ""]
    if part.type == c.TEXT_INPUT:
        return _one(fields, part.custom_id).replace("\r\n", "\n")
    if part.type == c.CHECKBOX:
        return bool(values)
    if part.type == c.FILE_UPLOAD:
        files = [each for each in values if isinstance(each, web.FileField) and each.filename]
        return [_file(each) for each in files]
    return [str(value) for value in values]


def _file(field: web.FileField) -> tuple[str, bytes]:
    return field.filename, field.file.read()


def _options(
    person: Person, known: list[dict[str, Any]], fields: Fields, *, strict: bool = True
) -> dict[str, Any]:
    """Read what was typed into the options of a command; half-typed ones may be left out."""
    given = {}
    for option in known:
        told = fields.get(f"option-{option['name']}")
        if isinstance(told, web.FileField):
            given[option["name"]] = _file(told)
            continue
        text = str(told or "").strip()
        if not text:
            continue
        try:
            given[option["name"]] = _typed(person, option["type"], text)
        except (KeyError, ValueError):
            if strict:
                raise Impossible(
                    "the option {option!r} cannot be {value!r}", option=option["name"], value=text
                ) from None
    return given


def _typed(person: Person, kind: int, text: str) -> Any:
    if kind == kinds.INTEGER:
        return int(text)
    if kind == kinds.NUMBER:
        return float(text)
    if kind == kinds.BOOLEAN:
        return text == "true"
    if kind in _NAMED:
        return _NAMED[kind](person.world)[int(text)]
    return text
