"""People: what they see, and what their client lets them do."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from playground.client import filling
from playground.client.options import command_data, command_title
from playground.components import BUTTON, LINK_STYLE, PREMIUM_STYLE, SELECTS, Component
from playground.errors import Impossible
from playground.interactions import Interaction, Modal, Press
from playground.limits import GUARD
from playground.message import Message
from playground.places import Channel, User
from playground.record import Deed
from playground.validate import callbacks

if TYPE_CHECKING:
    from playground.application import Application
    from playground.world import World

Where = Channel | str | None


@dataclasses.dataclass(slots=True, eq=False, repr=False)
class Person(User):
    """Somebody in front of a client."""

    world: World = dataclasses.field(kw_only=True)

    @property
    def inbox(self) -> list[Message]:
        """List the direct messages with bots that are still there, in order."""
        places = [channel for channel in self.world.dms.values() if channel.person is self]
        found = [message for place in places for message in self.sees(place)]
        return sorted(found, key=lambda message: message.id)

    def dm(self, app: Application | None = None) -> Channel:
        """Find the direct messages with a bot."""
        return self.world.dm(app or self._only_app(), self)

    def close_dms(self) -> None:
        """Take no direct messages any more."""
        self.dms_open = False

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.dms_open = True

    def sees(self, channel: Channel) -> list[Message]:
        """List the messages of a channel that this person sees, in order."""
        return [message for message in channel.messages if self.can_see(message)]

    def can_see(self, message: Message) -> bool:
        """Tell whether a message is there for this person."""
        mine = message.ephemeral_for is None or message.ephemeral_for is self
        return mine and not message.deleted and message.channel.admits(self)

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        if not channel.admits(self):
            raise Impossible("{person} is not in {channel}", person=self.name, channel=channel.name)
        return filling.post_text(self.world, self, channel, text)

    async def slash(
        self,
        channel: Channel,
        command: str,
        app: Application | None = None,
        /,
        **options: Any,
    ) -> Press:
        """Use a slash command, named with its subcommands, and wait for the acknowledgement."""
        target = app or self._only_app()
        data = command_data(self, channel, target, command, options)
        title = command_title(command, options)
        return await self._send(
            target, channel, callbacks.COMMAND, data, action="slash", label=title
        )

    async def complete(
        self, channel: Channel, command: str, option: str, typed: str, /, **options: Any
    ) -> list[dict[str, Any]]:
        """Type half of an option and get what the bot proposes."""
        target = self._only_app()
        data = command_data(self, channel, target, command, options, focused=(option, typed))
        title = f"/{command} {option}:{typed}…"
        press = await self._send(
            target, channel, callbacks.AUTOCOMPLETE, data, action="complete", label=title
        )
        return press.choices or []

    async def press(
        self, message: Message, *, label: str | None = None, custom_id: str | None = None
    ) -> Press:
        """Press a button, found by its label or custom id, and wait for the acknowledgement."""
        self._check_visible(message)
        button = self._button(message, label, custom_id)
        if button.disabled:
            raise Impossible("the button [{button}] is disabled", button=button.label)
        if button.raw.get("style") in {LINK_STYLE, PREMIUM_STYLE}:
            raise Impossible("the button [{button}] does not go to the bot", button=button.label)
        data = _component_data(button)
        return await self.click(message, data, action="press", label=button.label)

    async def choose(
        self, message: Message, *, custom_id: str, values: list[Any] | tuple[Any, ...]
    ) -> Press:
        """Choose in a select and wait for the acknowledgement."""
        self._check_visible(message)
        select = message.find(custom_id)
        if select is None or select.type not in SELECTS:
            raise Impossible(
                "there is no select {custom_id!r} in this message", custom_id=custom_id
            )
        if select.disabled:
            raise Impossible("the select {custom_id!r} is disabled", custom_id=custom_id)
        chosen, resolved = filling.choose(select, values, message.channel)
        data = _component_data(select) | {"values": chosen}
        if resolved:
            data["resolved"] = resolved
        words = filling.words(select, chosen)
        return await self.click(message, data, action="choose", label=words)

    async def submit(self, modal: Modal, values: Mapping[str, Any] | None = None) -> Press:
        """Fill in a form, the rest as it stands, send it and wait for the acknowledgement."""
        if modal.origin.person is not self:
            raise Impossible("this form is not open for {person}", person=self.name)
        if modal.submitted:
            raise Impossible("this form has been sent already")
        origin = modal.origin
        data = filling.fill(modal, values or {}, origin.channel)
        press = await self._send(
            origin.app,
            origin.channel,
            callbacks.MODAL_SUBMIT,
            data,
            action="submit",
            label=modal.title,
            source=origin.source,
        )
        modal.submitted = press.acknowledged
        return press

    async def wait_for(
        self,
        predicate: Callable[[Message], bool],
        where: Where = None,
        timeout: float = GUARD,  # noqa: ASYNC109 - ends what hangs
        *,
        fresh: bool = False,
    ) -> Message:
        """Wait for a visible message that fits: one that is there (the newest), or news."""
        if not fresh:
            for message in reversed(self._visible(where)):
                if predicate(message):
                    return message
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        def watch(message: Message, change: str) -> None:
            if future.done() or change == "delete" or not self._within(message, where):
                return
            try:
                if predicate(message):
                    future.set_result(message)
            except Exception as error:  # noqa: BLE001 - belongs to the one who waits
                future.set_exception(error)

        self.world.watchers.add(watch)
        try:
            async with asyncio.timeout(timeout):
                return await future
        finally:
            self.world.watchers.discard(watch)

    def _visible(self, where: Where) -> list[Message]:
        if isinstance(where, Channel):
            return self.sees(where)
        if where == "inbox":
            return self.inbox
        return [message for message in self.world.messages.values() if self.can_see(message)]

    def _within(self, message: Message, where: Where) -> bool:
        if not self.can_see(message):
            return False
        if where == "inbox":
            return message.channel.person is self
        return where is None or message.channel is where

    def _only_app(self) -> Application:
        apps = list(self.world.apps.values())
        if len(apps) != 1:
            raise Impossible("say which application is meant")
        return apps[0]

    def _check_visible(self, message: Message) -> None:
        if not self.can_see(message):
            raise Impossible("{person} does not see this message", person=self.name)

    @staticmethod
    def _button(message: Message, label: str | None, custom_id: str | None) -> Component:
        found = [
            part
            for part in message.walk()
            if part.type == BUTTON
            and (label is None or label in {part.label, part.raw.get("label")})
            and (custom_id is None or part.custom_id == custom_id)
        ]
        if len(found) != 1:
            wanted = label if label is not None else custom_id
            shown = ", ".join(f"[{part.label}]" for part in message.buttons) or "none"
            sentence = "there is no button {wanted!r} in this message (buttons: {shown})"
            if found:
                sentence = "there is more than one button {wanted!r} here (buttons: {shown})"
            raise Impossible(sentence, wanted=wanted, shown=shown)
        return found[0]

    async def click(
        self, message: Message, data: dict[str, Any], *, action: str, label: str
    ) -> Press:
        """Send a click just as it is, forged ones too."""
        app = next(app for app in self.world.apps.values() if app.user is message.author)
        return await self._send(
            app,
            message.channel,
            callbacks.COMPONENT,
            data,
            action=action,
            label=label,
            source=message,
        )

    async def forge(self, channel: Channel, kind: int, data: dict[str, Any]) -> Press:
        """Send a command or a form just as it is, as only a changed client would."""
        app = self._only_app()
        return await self._send(app, channel, kind, data, action="forge", label="forged")

    async def _send(
        self,
        app: Application,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        *,
        action: str,
        label: str,
        source: Message | None = None,
    ) -> Press:
        interaction = Interaction(self.world, app, self, channel, kind)
        interaction.source = source
        self.world.record.append(
            Deed,
            self.world.clock.now(),
            person=self.id,
            name=self.name,
            action=action,
            label=label,
            channel=channel.id,
            interaction=interaction.id,
            custom_id=data.get("custom_id", ""),
            values=filling.recorded(data),
            message=source.id if source is not None else None,
        )
        interaction.start(data)
        return await Press(interaction).answered()


def _component_data(component: Component) -> dict[str, Any]:
    return {
        "custom_id": component.custom_id,
        "component_type": component.type,
        "id": component.raw.get("id", 0),
    }
