"""What one person's client shows, as HTML: places, messages, forms and commands."""

import hashlib
from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, PackageLoader
from markupsafe import Markup, escape

from playground import components as c
from playground.application import Application
from playground.client.people import Person
from playground.clock import MovableClock
from playground.components import Component, Picture
from playground.interactions import Modal
from playground.message import Attachment, Message
from playground.page.markdown import emoji, markdown, way_of
from playground.page.words import words_of
from playground.places import Channel, Role, User
from playground.validate import commands as kinds
from playground.wire import moment

NEWEST = 60  # messages of a channel that are shown
TEXT_CHANNEL = 0  # a type of channels
_TEMPLATES = Environment(
    loader=PackageLoader("playground.page"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)
_TEMPLATES.globals |= {"c": c, "kinds": kinds, "stamp": moment, "picture_of": Picture}


class Showing:
    """Writes what one person sees."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.world = person.world
        self.words = words_of(person.locale)
        self.base = f"/as/{person.id}"

    # --- whole parts ---------------------------------------------------------------------------

    def hint(self, text: str, place: Channel | None) -> Markup:
        """Write what can be done next, as a way to where it is done."""
        if place is None:
            return escape(text)
        return Markup('<a href="{}/in/{}">{}</a>').format(self.base, place.id, text)

    def page(self, here: Channel, hint: Markup, unread: Mapping[int, int]) -> str:
        """Write the page of a channel."""
        return self._render("page.html", here=here, hint=hint, unread=unread)

    def navigation(self, here: Channel, unread: Mapping[int, int]) -> str:
        """Write the list of channels."""
        return self._render("navigation.html", here=here, unread=unread)

    def message(self, message: Message) -> str:
        """Write a message."""
        return self._render("message.html", m=message, shown=_shown_files(message))

    def form(self, modal: Modal, number: int) -> str:
        """Write a form that opened."""
        return self._render("form.html", modal=modal, number=number, channel=modal.origin.channel)

    def command(self, name: str, option_list: list[dict[str, Any]], here: Channel) -> str:
        """Write the form for the options of a slash command."""
        return self._render("command.html", name=name, options=option_list, channel=here)

    def you(self) -> str:
        """Write who this is, who else could be, and what time it is."""
        return self._render("you.html")

    def beside(self, columns: list[tuple[str, str]]) -> str:
        """Write the page that shows others side by side, by title and address."""
        return self._render("beside.html", columns=columns)

    def _render(self, template: str, /, **facts: Any) -> str:
        return write(template, self, **facts)

    # --- the world -----------------------------------------------------------------------------

    @property
    def everybody(self) -> list[Person]:
        """List all people there are."""
        return [user for user in self.world.users.values() if isinstance(user, Person)]

    def gone(self, person: Person) -> bool:
        """Tell whether somebody is on no server any more."""
        return not any(person.id in guild.members for guild in self.world.guilds.values())

    @property
    def movable(self) -> bool:
        """Tell whether somebody can move the clock."""
        return isinstance(self.world.clock, MovableClock)

    @property
    def ahead(self) -> float:
        """Tell how far the clock is ahead of the wall."""
        clock = self.world.clock
        return clock.ahead if isinstance(clock, MovableClock) else 0.0

    # --- what the templates ask ----------------------------------------------------------------

    def text(self, text: str) -> Markup:
        """Write markdown."""
        return markdown(text, self._find)

    def way(self, target: str) -> str:
        """Tell where an address within Discord leads here; empty for all others."""
        return way_of(target, self._find)

    def emoji(self, raw: dict[str, Any] | None) -> Markup | str:
        """Write what stands before a label."""
        if not raw:
            return ""
        name = str(raw.get("name") or "")
        return emoji(name, self._find("emoji", int(raw["id"]))) if raw.get("id") else name

    def _find(self, kind: str, number: int) -> str:
        if kind == "emoji":
            known = any(number in app.signs for app in self.world.apps.values())
            return f"/emoji/{number}" if known else ""
        if kind in {"channel", "place"}:
            channel = self.world.channels.get(number)
            if channel is None or not channel.admits(self.person):
                return "#?" if kind == "channel" else ""
            return f"#{channel.name}" if kind == "channel" else f"{self.base}/in/{number}"
        named = (self.world.roles if kind == "role" else self.world.users).get(number)
        return f"@{named.name.lstrip('@')}" if named else "@?"

    def picture(self, message: Message, picture: Picture) -> Attachment | None:
        """Find the file that a component shows; none where it comes from elsewhere."""
        return next((file for file in message.attachments if file.url == picture.url), None)

    def address(self, message: Message, file: Attachment) -> str:
        """Tell where the page gets a file of a message."""
        return f"{self.base}/file/{message.id}/{file.id}/{file.name}"

    def chosen(self, part: Component) -> set[str]:
        """List what stands chosen in a select."""
        given = part.raw.get("default_values") or ()
        return {str(value["id"]) for value in given} | {o.value for o in part.options if o.default}

    def offered(self, part: Component, channel: Channel) -> list[c.Option]:
        """List what can be chosen in a select; people, roles and channels too."""
        if part.type == c.STRING_SELECT:
            return list(part.options)
        chosen = self.chosen(part)
        found = [(each.name, str(each.id)) for each in self._entities(part, channel)]
        return [c.Option(name, number, default=number in chosen) for name, number in found]

    def _entities(self, part: Component, channel: Channel) -> list[User | Channel | Role]:
        if part.type == c.CHANNEL_SELECT:
            return [*self.channels(channel, part.raw)]
        people = self.people(channel) if part.type != c.ROLE_SELECT else []
        roles = self.roles(channel) if part.type != c.USER_SELECT else []
        return [*people, *roles]

    def people(self, channel: Channel) -> list[User]:
        """List who can look into a channel."""
        return [user for user in self.world.users.values() if channel.admits(user)]

    def roles(self, channel: Channel) -> list[Role]:
        """List the roles of the server of a channel."""
        return channel.guild.roles if channel.guild else []

    def channels(self, channel: Channel, asked: dict[str, Any]) -> list[Channel]:
        """List the channels beside one that are of the types asked for; all here are of text."""
        wanted = asked.get("channel_types") or (TEXT_CHANNEL,)
        return list(channel.guild.channels) if channel.guild and TEXT_CHANNEL in wanted else []

    def servers(self) -> list[tuple[str, list[Channel]]]:
        """List the channels by server, threads below the one they belong to."""
        found = []
        for guild in self.world.guilds.values():
            if self.person.id in guild.members:
                rows = []
                for channel in guild.channels:
                    own = [t for t in guild.threads if t.parent is channel and not t.archived]
                    rows += [channel, *own]
                found.append((guild.name, rows))
        return found

    def directs(self) -> list[Channel]:
        """List the direct messages with bots."""
        return [self.person.dm(app) for app in self.world.apps.values()]

    def title(self, channel: Channel) -> str:
        """Tell what a channel is called."""
        if channel.guild is None:
            return channel.app.name if channel.app else channel.name
        return channel.name if channel.parent else f"#{channel.name}"

    def commands(self, channel: Channel) -> list[tuple[str, str]]:
        """List the commands that can be used here, with what they do."""
        found: list[tuple[str, str]] = []
        for app in self.world.apps.values():
            for command in app.commands_in(channel.guild.id if channel.guild else None):
                contexts = command.get("contexts")
                here = 0 if channel.guild else 1
                if command.get("type", 1) == kinds.CHAT and (contexts is None or here in contexts):
                    found += self._leaves(command, ())
        return sorted(found)

    def _leaves(self, node: dict[str, Any], above: tuple[str, ...]) -> list[tuple[str, str]]:
        names = (*above, node["name"])
        inner = [o for o in node.get("options") or () if o["type"] in _INNER]
        if inner:
            return [leaf for option in inner for leaf in self._leaves(option, names)]
        return [(" ".join(names), self.local(node, "description"))]

    def local(self, thing: dict[str, Any], key: str) -> str:
        """Tell a name or description in the person's language, where the bot gave it."""
        told = thing.get(f"{key}_localizations") or {}
        return str(told.get(self.person.locale) or thing[key])


_INNER = {kinds.SUBCOMMAND, kinds.GROUP}


def write(template: str, show: Showing, /, **facts: Any) -> str:
    """Write a template for somebody."""
    return _TEMPLATES.get_template(template).render(show=show, t=show.words, **facts)


def options_of(app: Application, name: str, guild: int | None) -> list[dict[str, Any]]:
    """List the options of a command, named with its subcommands."""
    first, *rest = name.split()
    place = app.command(first, guild)
    for step in rest:
        place = next((o for o in place.get("options") or () if o["name"] == step), {})
    return [option for option in place.get("options") or () if option["type"] not in _INNER]


def version(html: str) -> str:
    """Tell a text from an earlier one."""
    return hashlib.sha256(html.encode()).hexdigest()[:16]


def _shown_files(message: Message) -> set[str]:
    """List the files that components or embeds show, which do not hang below the message."""
    urls = {picture.url for part in message.walk() for picture in part.pictures}
    for embed in message.embeds:
        urls |= {(embed.get(key) or {}).get("url", "") for key in ("image", "thumbnail")}
    return urls
