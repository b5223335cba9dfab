"""A guide through a tour: does what people would, waits for what they see, and remarks on it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.components import Component
from playground.errors import Impossible
from playground.interactions import Press
from playground.limits import GUARD
from playground.message import Message
from playground.places import Channel
from playground.record import Remark
from playground.show.captains import Captain
from playground.standin import Standin

CALM = 25  # times in a row that the bot learns of another moment, and nothing is heard
MOMENT = 0.001  # seconds on the clock
STRIDE = 0.5  # those that pass while others play, whenever the bot has learned of the last ones


class Scene(Protocol):
    """Where the tour takes place."""

    discord: Standin
    channel: Channel
    captains: list[Captain]


class Guide:
    """Leads through a scene; whatever does not come about raises Impossible or TimeoutError."""

    def __init__(self, scene: Scene, clock: VirtualClock) -> None:
        self.discord = scene.discord
        self.channel = scene.channel
        self.clock = clock

    def chapter(
        self,
        title: str,
        text: str,
        *,
        hush: bool = False,
        follows: Person | None = None,
        mute: bool = False,
    ) -> None:
        """Begin a chapter; `hush` leaves out who does what in it, `mute` everything.

        What somebody does and sees whom it `follows` is told all the same.
        """
        self._remark(title, chapter=True)
        self._remark(text, hush=hush, follows=follows.id if follows else 0, mute=mute)

    def tell(self, text: str) -> None:
        """Remark on what follows."""
        self._remark(text)

    def _remark(self, text: str, **mood: Any) -> None:
        self.discord.record.append(Remark, self.clock.now(), text=text, **mood)

    # --- what people do ------------------------------------------------------------------------

    async def slash(self, person: Person, command: str, **options: Any) -> Message:
        """Use a command and read the answer."""
        return _answer(await self._done(person.slash(self.channel, command, **options)))

    async def press(self, person: Person, message: Message, label: str) -> Message:
        """Press the first button with a label; read the answer, of its own or the same anew."""
        await self._has(person, message, lambda: any(b.label == label for b in message.buttons))
        first = next(b for b in message.buttons if b.label == label)
        return await self._seen(message, person.press(message, custom_id=first.custom_id))

    async def choose(self, person: Person, message: Message, label: str) -> Message:
        """Choose the option that begins like this in the select that has it."""

        def fitting() -> list[tuple[Component, str]]:
            return [
                (select, option.value)
                for select in message.selects
                for option in select.options
                if option.label.startswith(label)
            ]

        await self._has(person, message, lambda: bool(fitting()))
        select, value = fitting()[0]
        return await self.pick(person, message, select, [value])

    async def pick(
        self, person: Person, message: Message, select: Component, values: Sequence[str]
    ) -> Message:
        """Choose in a select."""
        return await self._seen(
            message, person.choose(message, custom_id=select.custom_id, values=list(values))
        )

    async def write(self, person: Person, command: str, text: str) -> Message:
        """Use a command that opens a form, write into its first field, and send it."""
        modal = (await person.slash(self.channel, command)).modal
        if modal is None:
            msg = f"/{command} opened no form"
            raise Impossible(msg)
        return _answer(await self._done(person.submit(modal, {next(iter(modal.fields)): text})))

    async def _seen(self, message: Message, act: Awaitable[Press]) -> Message:
        press = await self._done(act)
        return press.reply or message

    async def _done(self, act: Awaitable[Press]) -> Press:
        press = await (await act).settled()
        await self.calm()
        return press

    # --- what they wait for --------------------------------------------------------------------

    async def calm(self) -> None:
        """Let what was done be heard before the story goes on; nothing else hangs on it.

        Silence is measured by how often the bot comes round, as a busy machine is silent for long.
        """
        async with asyncio.timeout(GUARD):
            seen, silence = len(self.discord.record), 0
            while silence < CALM:
                await self._pass(MOMENT)
                silence = silence + 1 if seen == len(self.discord.record) else 0
                seen = len(self.discord.record)

    async def _pass(self, seconds: float) -> None:
        """Let time pass, and the bot learn of it."""
        self.clock.advance(seconds)
        await self.clock.followed()

    async def offered(self, person: Person, label: str, *texts: str) -> Message:
        """Wait until somebody sees such a button under a public post; return the newest."""
        return await person.wait_for(
            lambda message: (
                message.ephemeral_for is None
                and any(b.label == label for b in message.buttons)
                and all(text in message.text for text in texts)
            ),
            where=self.channel,
        )

    async def shown(self, person: Person, *texts: str, inbox: bool = False) -> Message:
        """Wait until somebody sees all these words in one message."""
        message = await person.wait_for(
            lambda message: (
                message.ephemeral_for is None and all(text in message.text for text in texts)
            ),
            where="inbox" if inbox else self.channel,
        )
        await self.calm()
        return message

    async def told(self, person: Person, message: Message, text: str) -> None:
        """Wait until a message says something."""
        await self._has(person, message, lambda: text in message.text)
        await self.calm()

    async def _has(self, person: Person, message: Message, shows: Callable[[], bool]) -> None:
        await person.wait_for(lambda each: each is message and shows())

    async def later(self, seconds: float) -> None:
        """Let time pass."""
        await self.calm()
        self.clock.advance(seconds)

    async def meanwhile(self, playing: Sequence[Captain], until: Callable[[], bool]) -> None:
        """Let captains answer whatever they are asked, until something has come about."""
        tasks = [asyncio.create_task(captain.play()) for captain in playing]
        try:
            async with asyncio.timeout(GUARD):
                await self._passed(until)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.calm()

    async def _passed(self, until: Callable[[], bool]) -> None:
        """Let time pass quickly, but while a click waits for its answer."""
        while not until():
            is_waiting = any(each.open for each in self.discord.world.interactions.values())
            await self._pass(MOMENT if is_waiting else STRIDE)


def _answer(press: Press) -> Message:
    if press.reply is None:
        msg = "a command went unanswered"
        raise Impossible(msg)
    return press.reply
