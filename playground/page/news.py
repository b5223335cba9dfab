"""What changed for somebody who looks at a channel, since they were told last."""

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from playground.client.people import Person
from playground.message import Appearance, Message
from playground.page.showing import NEWEST, Showing, version
from playground.places import Channel


class Reading:
    """How far people have read, and which private replies they put away."""

    def __init__(self) -> None:
        self._away: set[int] = set()

    def seen(self, person: Person, channel: Channel) -> list[Message]:
        """List the newest messages that somebody's client shows of a channel."""
        found = [message for message in person.sees(channel) if message.id not in self._away]
        return found[-NEWEST:]

    def put_away(self, message: Message) -> None:
        """Show a private reply no more."""
        if message.ephemeral_for is not None:
            self._away.add(message.id)

    def read(self, person: Person, channel: Channel) -> None:
        """Note that somebody has a channel before their eyes."""
        if channel.messages:
            person.world.read[person.id, channel.id] = channel.messages[-1].id

    def unread(self, person: Person) -> Mapping[int, int]:
        """Count what somebody has not read yet, by channel; old news of servers do not count."""
        places = [*person.world.dms.values(), *person.world.channels.values()]
        found = {}
        for channel in places:
            last = person.world.read.get((person.id, channel.id), 0)
            if channel.admits(person) and channel.messages and channel.messages[-1].id > last:
                new = [m for m in self.seen(person, channel) if m.id > last]
                found[channel.id] = sum(m.author is not person for m in new)
        return found


class News:
    """Tells one open page what changed."""

    def __init__(self, show: Showing, here: Channel, reading: Reading) -> None:
        self._show = show
        self._here = here
        self._reading = reading
        self._written: dict[int, tuple[Appearance, int, str]] = {}
        self._told: dict[str, Any] = {}

    def since(self, hint: Markup) -> str | None:
        """Write what changed since the last call; None where nothing did."""
        person, here = self._show.person, self._here
        self._reading.read(person, here)
        messages = self._reading.seen(person, here)
        unread = self._reading.unread(person)
        order = [str(message.id) for message in messages]
        whole = {
            "order": order,
            "places": self._show.navigation(here, unread),
            "unread": sum(unread.values()),
            "hint": hint,
            "you": self._show.you(),
            "ahead": self._show.ahead,
        }
        news: dict[str, Any] = {k: v for k, v in whole.items() if self._told.get(k) != v}
        self._told = whole
        if changed := [told for each in messages if (told := self._written_anew(each))]:
            news["messages"] = changed
        if not news:
            return None
        return json.dumps(news | {"order": order})

    def _written_anew(self, message: Message) -> dict[str, Any] | None:
        before = self._written.get(message.id)
        if before and before[0] is message.look and before[1] == message.edits:
            return None
        html = self._show.message(message)
        self._written[message.id] = (message.look, message.edits, html)
        if before and before[2] == html:
            return None
        return {"id": str(message.id), "html": html, "version": version(html)}
