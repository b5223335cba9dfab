"""Orders: what the clicks on a panel do, by direct message and in a private reply alike."""

import re

import discord

from cogs.acts.frontend import Frontend, heading
from cogs.pages.panel import closed_layout, presses_at_once
from cogs.parts.custom_ids import Pick, Press
from cogs.parts.layouts import Layout
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import say
from engine.host.values.denials import Denial, Denied
from engine.host.values.replies import Panel, Receipt

OPTION = re.compile(r"[0-9]{1,3}")
NO_OPTION = 10**6  # stands for a forged value; no field has as many
STALE = frozenset({Denial.TOO_LATE, Denial.ALREADY_DONE, Denial.NOT_ASKED})
"""Refusals that mean: the panel under the finger is not the panel of now."""


class Orders:
    """Choose, send, change; the panel is redrawn from what the host committed."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """Choose one option by its button; where that is the whole answer, it counts at once."""
        field, option = press.field or 0, press.option or 0
        await self._choose(interaction, press.game, press.group, field, (option,))

    async def pick(self, interaction: Interaction, pick: Pick, values: tuple[str, ...]) -> None:
        """Choose the options of a field by its select; kept as a draft."""
        await self._choose(interaction, pick.game, pick.group, pick.field, numbers_in(values))

    async def done(self, interaction: Interaction, press: Press) -> None:
        """Make the draft count."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            person = interaction.user.id
            before = await self._host.panel(press.game, person)
            receipt = await self._host.submit(press.game, person, press.group, None)
            return await self._after(receipt, interaction, press.group, press.game, before)

        await self._frontend.responder.in_place(interaction, work)

    async def clear(self, interaction: Interaction, press: Press) -> None:
        """Take a draft back; the panel is as if nothing had been chosen."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            panel = await self._host.save(press.game, interaction.user.id, press.group, None)
            return await self._after(panel, interaction, press.group, press.game)

        await self._frontend.responder.in_place(interaction, work)

    async def change(self, interaction: Interaction, press: Press) -> None:
        """Take an answer back to change it."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, press.game)
            if isinstance(number, Denied):
                return number
            panel = await self._host.withdraw(press.game, interaction.user.id, press.group)
            return await self._after(panel, interaction, press.group, press.game)

        await self._frontend.responder.in_place(interaction, work)

    async def _choose(
        self,
        interaction: Interaction,
        number: int,
        group: str,
        field: int,
        options: tuple[int, ...],
    ) -> None:
        async def work() -> Layout | Denied:
            here = await self._frontend.belongs(interaction, number)
            if isinstance(here, Denied):
                return here
            person = interaction.user.id
            panel = await self._host.choose(number, person, group, field, options)
            if isinstance(panel, Panel) and panel.form and presses_at_once(panel.form):
                receipt = await self._host.submit(number, person, group, None)
                return await self._after(receipt, interaction, group, number, panel)
            return await self._after(panel, interaction, group, number)

        await self._frontend.responder.in_place(interaction, work)

    async def _after(
        self,
        outcome: Panel | Receipt | Denied,
        interaction: Interaction,
        group: str,
        number: int,
        before: Panel | Denied | None = None,
    ) -> Layout | Denied:
        """Lay the panel out again; a stale one becomes the panel of now, and says so."""
        words = reader_words(interaction)
        if isinstance(outcome, Denied):
            now = await self._host.panel(number, interaction.user.id)
            if outcome.reason not in STALE or isinstance(now, Denied):
                return outcome
            layout = await self._frontend.panel_message(now, words)
            if outcome.reason is Denial.TOO_LATE and now.form is not None:
                return layout.say(words(say("panel-stale")))
            return layout.say(sentence(outcome, words))
        panel = outcome if isinstance(outcome, Panel) else outcome.panel
        kept = _kept(interaction)
        if isinstance(outcome, Panel):
            return await self._frontend.panel_redrawn(panel, words, kept)
        if panel.group != group and isinstance(before, Panel):
            return closed_layout(before, outcome, words, heading(before, words), kept)
        return await self._frontend.panel_redrawn(panel, words, kept)


def numbers_in(values: tuple[str, ...]) -> tuple[int, ...]:
    """Read the values of a select, which count options; what was forged is no option."""
    return tuple(int(value) if OPTION.fullmatch(value) else NO_OPTION for value in values)


def _kept(interaction: Interaction) -> discord.Attachment | None:
    message = interaction.message
    return message.attachments[0] if message and message.attachments else None
