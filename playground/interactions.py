"""Interactions: what a person does to a bot, and how far the bot has got with it."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
from typing import TYPE_CHECKING, Any

from playground.components import Component
from playground.limits import GUARD
from playground.places import Channel, User
from playground.record import Outcome
from playground.validate import callbacks
from playground.wire import (
    app_permissions,
    channel_for_interaction,
    member_wire,
    message_wire,
    person_permissions,
    user_wire,
)

if TYPE_CHECKING:
    from playground.application import Application
    from playground.clock import Timer
    from playground.message import Message
    from playground.world import World

FILE_LIMIT = 10 * 1024 * 1024


@dataclasses.dataclass(slots=True, eq=False)
class Modal:
    """A form that opened for a person."""

    raw: dict[str, Any]
    origin: Interaction
    submitted: bool = False

    @property
    def custom_id(self) -> str:
        """Tell the custom id."""
        return str(self.raw["custom_id"])

    @property
    def title(self) -> str:
        """Tell the title."""
        return str(self.raw["title"])

    @property
    def components(self) -> tuple[Component, ...]:
        """List the components at the top."""
        return tuple(Component(raw) for raw in self.raw["components"])

    @property
    def fields(self) -> dict[str, Component]:
        """List what can be filled in, by custom id."""
        parts = [part for top in self.components for part in top.walk()]
        return {part.custom_id: part for part in parts if part.custom_id}


class Interaction:
    """One interaction from the click to the end of its token."""

    def __init__(
        self, world: World, app: Application, person: User, channel: Channel, kind: int
    ) -> None:
        self.world = world
        self.app = app
        self.person = person
        self.channel = channel
        self.kind = kind
        self.id = world.ids.next()
        self.token = f"aW50ZXJhY3Rpb246{self.id}:{secrets.token_urlsafe(24)}"
        self.created = world.clock.now()
        self.source: Message | None = None
        self.original: Message | None = None
        self.modal: Modal | None = None
        self.choices: list[dict[str, Any]] | None = None
        self.replies: list[Message] = []
        self.acknowledged: int | None = None
        self.acknowledged_at: float | None = None
        self.failed = False
        loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[None] = loop.create_future()
        self.stirred = asyncio.Event()
        self._timers: list[Timer] = []

    def start(self, data: dict[str, Any]) -> None:
        """Send it to the bot and start the three seconds."""
        world = self.world
        world.interactions[self.id] = world.tokens[self.token] = self
        told, guild = self._wire(data), self.channel.guild
        if self.app.endpoint and world.poster is not None:
            world.poster.post(self, told)
        else:
            world.send_to(self.app, "INTERACTION_CREATE", told, guild=guild)
        due = self.created + world.limits.click_seconds
        self._timers = [world.clock.call_at(due, self.give_up)]
        if world.clock.virtual:
            loop = asyncio.get_running_loop()
            self._timers.append(loop.call_later(world.limits.patience_seconds, self.give_up))

    @property
    def open(self) -> bool:
        """Tell whether it still can be acknowledged."""
        return not self.failed and self.acknowledged is None

    @property
    def alive(self) -> bool:
        """Tell whether the token is still good."""
        age = (self.world.clock.now() - self.created) / self.world.limits.haste
        return age <= self.world.limits.token_seconds and not self.failed

    def acknowledge(self, answer: int) -> None:
        """Note that the bot answered in time."""
        self.acknowledged = answer
        self.acknowledged_at = self.world.clock.now()
        if answer not in {callbacks.DEFER_MESSAGE, callbacks.DEFER_UPDATE}:
            self.stirred.set()
        self._finish()

    def progress(self, message: Message | None = None) -> None:
        """Note that the bot went on after its acknowledgement."""
        if message is not None:
            self.replies.append(message)
        self.stirred.set()

    def give_up(self) -> None:
        """Tell the person that the application did not respond."""
        if self.open:
            self.failed = True
            self.stirred.set()
            self._finish()

    def _finish(self) -> None:
        for timer in self._timers:
            timer.cancel()
        if not self.answered.done():
            self.answered.set_result(None)
        now = self.world.clock.now()
        self.world.record.append(
            Outcome,
            now,
            interaction=self.id,
            acknowledged=self.acknowledged,
            after=now - self.created,
        )

    def metadata(self) -> dict[str, Any]:
        """Write what a message remembers of the interaction it came from."""
        answer = self._head() | {"type": self.kind}
        if self.kind == callbacks.COMPONENT and self.source is not None:
            answer["interacted_message_id"] = str(self.source.id)
        if self.kind == callbacks.MODAL_SUBMIT:
            answer["triggering_interaction_metadata"] = self._trigger()
        return answer

    def _trigger(self) -> dict[str, Any]:
        head = self._head()
        if self.source is None:
            return head | {"type": callbacks.COMMAND}
        source = str(self.source.id)
        return head | {"type": callbacks.COMPONENT, "interacted_message_id": source}

    def _head(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "user": user_wire(self.person),
            "authorizing_integration_owners": self._owners(),
        }

    def _owners(self) -> dict[str, str]:
        """Tell for whom the bot was installed: a guild, and nobody in its direct messages."""
        guild = self.channel.guild
        return {"0": str(guild.id) if guild else "0"}

    def _wire(self, data: dict[str, Any]) -> dict[str, Any]:
        guild, person = self.channel.guild, self.person
        answer: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(self.app.id),
            "type": self.kind,
            "data": data,
            "channel_id": str(self.channel.id),
            "channel": channel_for_interaction(self.channel, person),
            "token": self.token,
            "version": 1,
            "app_permissions": str(app_permissions(self.channel, self.app)),
            "locale": person.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(),
            "context": 1 if guild is None else 0,
            "attachment_size_limit": FILE_LIMIT,
        }
        if guild is None:
            answer["user"] = user_wire(person)
        else:
            permissions = person_permissions(self.channel, person)
            answer["member"] = member_wire(person, guild, permissions=permissions)
            answer["guild_id"] = str(guild.id)
            answer["guild_locale"] = guild.locale
            answer["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        if self.source is not None:
            answer["message"] = message_wire(self.source)
        return answer


class Press:
    """What a person sees of an interaction of theirs."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    def __repr__(self) -> str:
        state = "failed" if self.failed else f"acknowledged {self.interaction.acknowledged}"
        return f"<Press {self.interaction.id} {state}>"

    @property
    def acknowledged(self) -> bool:
        """Tell whether the bot answered in time."""
        return self.interaction.acknowledged is not None

    @property
    def failed(self) -> bool:
        """Tell whether the client says that the interaction failed."""
        return self.interaction.failed

    @property
    def ack_after(self) -> float | None:
        """Tell after how many seconds of the clock the bot answered."""
        at = self.interaction.acknowledged_at
        return None if at is None else at - self.interaction.created

    @property
    def reply(self) -> Message | None:
        """Tell the first message it brought forth, if any."""
        replies = [message for message in self.replies if not message.deleted]
        return replies[0] if replies else None

    @property
    def replies(self) -> list[Message]:
        """List the messages it brought forth, deleted ones too."""
        return list(self.interaction.replies)

    @property
    def modal(self) -> Modal | None:
        """Tell the form that opened, if any."""
        return self.interaction.modal

    @property
    def choices(self) -> list[dict[str, Any]] | None:
        """Tell what the bot proposed for a half-typed option."""
        return self.interaction.choices

    async def answered(self) -> Press:
        """Wait until the bot has acknowledged, or the client gives up."""
        await self.interaction.answered
        return self

    async def settled(self, timeout: float = GUARD) -> Press:  # noqa: ASYNC109 - ends what hangs
        """Wait until the bot has gone on after a deferral."""
        await self.interaction.answered
        async with asyncio.timeout(timeout):
            await self.interaction.stirred.wait()
        return self
