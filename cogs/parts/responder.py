"""Acknowledge at once, keep a person's clicks in order, answer when the work is done."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord

from cogs.parts.answering import (
    Placed,
    proclaim,
    put,
    report,
    respond,
    retire,
    say_at_once,
    still_stands,
    whisper,
)
from cogs.parts.claiming import Claims
from cogs.parts.custom_ids import StrangeActError, act_from
from cogs.parts.layouts import Hanging, Layout, Sole
from cogs.parts.loop_clock import LoopClock
from cogs.parts.message_lanes import Lane, MessageLanes
from cogs.parts.refusals import sentence
from engine.core.words import say
from engine.host.runtime.people_cache import PeopleCache
from engine.host.values.denials import DeniedError
from engine.host.values.operating import SILENCE, Meter
from engine.host.values.people import Person
from render.words import Words, words_for

REMEMBERED = 256  # private panels
LATE_PAUSES = (0.0, 1.0, 4.0, 16.0)  # seconds before a late picture is sent, again where it is lost

Interaction: TypeAlias = discord.Interaction[Any]
Place: TypeAlias = tuple[int, int]
"""A message in which a person clicks: the person, and its number."""

Work: TypeAlias = Callable[[], Awaitable[Layout]]


def act_of(interaction: Interaction) -> str:
    """Name what a click is about, without the game, the group or what was chosen."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    act = act_from(str(data.get("custom_id", "")))
    return act.name if act else "other"


def reader_of(interaction: Interaction) -> Person:
    """Return what the person who clicked chose, once they were met."""
    people_cache: PeopleCache | None = interaction.client.people_cache
    return people_cache.known(interaction.user.id) if people_cache else Person()


def reader_words(interaction: Interaction) -> Words:
    """Return the words of the person who clicked: as chosen, else as their Discord says."""
    return words_for(reader_of(interaction).locale or str(interaction.locale))


async def meet(interaction: Interaction) -> None:
    """Recall what the person who clicked chose, and hear how their Discord speaks."""
    people_cache: PeopleCache | None = interaction.client.people_cache
    if people_cache is not None:
        await people_cache.person(interaction.user.id)
        people_cache.hear(interaction.user.id, str(interaction.locale))


class Responder:
    """Answers clicks and commands; a fault becomes a private sentence, never a silence."""

    def __init__(
        self,
        meter: Meter = SILENCE,
        *,
        claims: Claims | None = None,
        lanes: MessageLanes | None = None,
    ) -> None:
        self._lanes = lanes or MessageLanes()
        self._claims = claims  # where other processes take clicks in the same messages
        self._last: dict[int, asyncio.Future[None]] = {}
        self._later: dict[Place, asyncio.Task[None]] = {}
        self._begun: set[Place] = set()  # where such a task is sending by now
        self._asking: dict[Place, tuple[Sole, Interaction]] = {}  # private panels, by their click
        self._meter = meter

    async def privately(self, interaction: Interaction, work: Work) -> None:
        """Acknowledge with a private "thinking", then put the outcome in its place."""
        async with self._turn(interaction) as come_up:
            if not await self._acknowledged(interaction, thinking=True):
                return
            await come_up()
            outcome = await self._outcome(interaction, work)
            lane = Lane()
            placed = await put(interaction, outcome, None, lane)
            reply = placed.message
            if reply is not None:
                self._lanes.take_in(reply.id, lane)
            await self._leave_one(interaction, outcome.sole, reply)
            if reply is not None:
                self._finish_later(interaction, (interaction.user.id, reply.id), placed)

    async def in_place(self, interaction: Interaction, work: Work) -> None:
        """Acknowledge, then redraw the message that was clicked; a refusal is told beside it.

        What others see too stays as it is: a private page must never take its place. A page that
        was written on without a message, which only a changed client can, has none to redraw.
        """
        if interaction.message is None or _is_public(interaction):
            await self.privately(interaction, work)
            return
        message = interaction.message
        async with self._turn(interaction) as come_up:
            self._lanes.clicked(message, self._last[interaction.user.id])
            if not await self._acknowledged(interaction, thinking=False):
                return
            await come_up()
            await self._overtake(_place(interaction))
            outcome = await self._outcome(interaction, work)
            if outcome.aside:
                await whisper(interaction, outcome)
                return
            async with self._lanes.writing(message.id) as lane:
                placed = await put(interaction, outcome, message, lane)
            await self._leave_one(interaction, outcome.sole, placed.message)
            self._finish_later(interaction, _place(interaction), placed, message)

    async def aloud(self, interaction: Interaction, work: Work) -> None:
        """Acknowledge, then say the outcome for all to see, below all messages; a refusal is not.

        The page on which it was asked for stays as it is; a modal has none.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            raise StrangeActError
        async with self._turn(interaction) as come_up:
            if not await self._acknowledged(interaction, thinking=False):
                return
            await come_up()
            outcome = await self._outcome(interaction, work)
            await (whisper if outcome.aside else proclaim)(interaction, outcome)

    async def with_modal(
        self, interaction: Interaction, make: Callable[[], Awaitable[discord.ui.Modal]]
    ) -> None:
        """Answer with a modal at once: it cannot follow an acknowledgement, nor another modal."""
        if interaction.type is discord.InteractionType.modal_submit:
            raise StrangeActError
        try:
            modal = await make()
        except DeniedError as denied:
            await say_at_once(interaction, sentence(denied, reader_words(interaction)))
            return
        await respond(lambda: interaction.response.send_modal(modal))

    async def drained(self) -> None:
        """Return once every click that was made is answered."""
        while self._last or self._later:
            await asyncio.wait([*self._last.values(), *self._later.values()])

    def _finish_later(
        self,
        interaction: Interaction,
        place: Place,
        placed: Placed,
        message: discord.Message | None = None,
    ) -> None:
        """Put a layout again when it is complete, unless something newer stands there by then."""
        if placed.later is None:
            return

        async def finish() -> None:
            stands: Placed | None = placed
            while stands is not None and stands.later is not None:  # its picture may be late again
                try:
                    complete = await stands.later()
                except Exception as error:  # noqa: BLE001  (the words stand there already)
                    report(error)
                    return
                stands = await self._complete(interaction, place, complete, stands, message)

        def finished(_: asyncio.Task[None]) -> None:
            del self._later[place]
            self._begun.discard(place)

        task = self._later[place] = asyncio.create_task(finish())
        task.add_done_callback(finished)

    async def _complete(
        self,
        interaction: Interaction,
        place: Place,
        complete: Layout,
        stands: Placed,
        message: discord.Message | None,
    ) -> Placed | None:
        """Put what is complete in the place of its words; None where these stand there no more.

        So a picture that comes late changes no words: whatever was written since brings its own.
        """
        clock, writes = LoopClock(), stands.writes
        for pause in LATE_PAUSES:
            await clock.sleep_until(clock.now() + pause)
            async with self._lanes.writing(place[1]) as lane:
                if lane.writes != writes:
                    return None
                if self._claims is not None and not await still_stands(interaction, stands.message):
                    return None
                self._begun.add(place)
                placed = await put(interaction, complete, message, lane, aside=False)
                self._begun.discard(place)
            writes = placed.writes
            if placed.message is not None:
                return placed
        return None

    def hanging(self, message: discord.Message | None) -> Hanging:
        """Return the picture of a message that was clicked, as far as it is known to hang there.

        Whoever is in a hurry clicks what is redrawn already.
        """
        hung = None if message is None else self._lanes.of(message.id).hung()
        return tuple((hung or {}).values())

    async def _leave_one(
        self, interaction: Interaction, sole: Sole | None, message: discord.Message | None
    ) -> None:
        """Let a question stand in one private message of a person; older ones say so.

        What the process does not remember, or Discord lets nobody edit, closes at its next press:
        there the question stands then, and here no more.
        """
        if message is None or not message.flags.ephemeral:
            return
        place = interaction.user.id, message.id
        self._asking.pop(place, None)
        if sole is None:
            return
        for other, (asked, click) in tuple(self._asking.items()):
            if other[0] == place[0] and asked[:2] == sole[:2]:
                del self._asking[other]
                await self._overtake(other)
                async with self._lanes.writing(other[1]) as lane:
                    await retire(click, sole.elsewhere, lane)
        self._asking[place] = sole, interaction
        if len(self._asking) > REMEMBERED:
            del self._asking[next(iter(self._asking))]

    async def _overtake(self, place: Place) -> None:
        """Stop what an earlier click was still to put in this place.

        What is on its way is let arrive: given up, it could still land on what comes next.
        """
        waiting = self._later.get(place)
        if waiting is None:
            return
        if place not in self._begun:
            waiting.cancel()
        await asyncio.wait([waiting])

    async def _acknowledged(self, interaction: Interaction, *, thinking: bool) -> bool:
        began = time.perf_counter()
        marked = {"ephemeral": True, "thinking": True} if thinking else {}
        taken = await respond(lambda: interaction.response.defer(**marked))
        self._meter.observe("acknowledge", time.perf_counter() - began)
        if taken and self._claims is not None:
            taken = await self._claims.claim(interaction.id)
        if not taken:
            self._meter.count("clicks", act=act_of(interaction), outcome="lost")
        return taken

    async def _outcome(self, interaction: Interaction, work: Work) -> Layout:
        layout, outcome = await _outcome(interaction, work)
        self._meter.count("clicks", act=act_of(interaction), outcome=outcome)
        return layout

    @asynccontextmanager
    async def _turn(self, interaction: Interaction) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Stand in line behind the person's earlier clicks.

        Acknowledging does not wait for them; what is worked after `come_up` does: a retried
        acknowledgement must not let a later click overtake an earlier one.
        """
        person = interaction.user.id
        before = self._last.get(person)
        mine = asyncio.get_running_loop().create_future()
        self._last[person] = mine

        async def come_up() -> None:
            if before is not None:
                await asyncio.wait([before])

        try:
            yield come_up
        finally:
            mine.set_result(None)
            if self._last.get(person) is mine:
                del self._last[person]


def _place(interaction: Interaction) -> Place:
    """Tell apart the messages that people click."""
    return interaction.user.id, interaction.message.id if interaction.message else 0


def _is_public(interaction: Interaction) -> bool:
    """Tell whether others see the message that was clicked."""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral


async def _outcome(interaction: Interaction, work: Work) -> tuple[Layout, str]:
    try:
        await meet(interaction)
        outcome = await work()
        outcome.view()  # what Discord would refuse must fail here, where it is told
    except DeniedError as denied:
        text = sentence(denied, reader_words(interaction))
        return Layout(aside=True).say(text), "refused"
    except Exception as error:  # noqa: BLE001  (the person must be told, whatever broke)
        report(error)
        return Layout(aside=True).say(reader_words(interaction)(say("broken"))), "broken"
    return outcome, "done"
