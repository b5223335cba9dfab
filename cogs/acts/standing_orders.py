"""Standing orders: rules for coming questions, set in private and kept at once."""

from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.acts.frontend import Frontend, Named
from cogs.acts.orders import numbers_in
from cogs.pages.standing_controls import FORGET, OPEN, PAGE, StandingButton, StandingSelect
from cogs.parts.controls import OPTION_LIMIT, shortened
from cogs.parts.layouts import Layout, lines
from cogs.parts.responder import Interaction, reader_words
from engine.core.forms import Field
from engine.core.words import say
from engine.host.doors.standing_orders import Leave
from engine.host.values.denials import Denied
from render.words import Words

RULES_A_PAGE = 5  # with its labels, what a phone shows at once


class StandingCog(commands.Cog, name="standing"):
    """Shows and keeps them; nobody else learns what was left, or that something was."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        self._bot = bot
        self._frontend = frontend
        self._door = frontend.host.standing

    async def cog_load(self) -> None:
        """Add the controls."""
        self._bot.add_dynamic_items(StandingButton, StandingSelect)

    async def cog_unload(self) -> None:
        """Take them away."""
        self._bot.remove_dynamic_items(StandingButton, StandingSelect)

    async def pressed(self, interaction: Interaction, act: str, game: int, page: int) -> None:
        """Open them, turn to a page, or take all back."""
        if act == OPEN:
            await open_standing(self._frontend, interaction, self._frontend.named(game))
            return

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, game)
            if isinstance(number, Denied):
                return number
            door = self._door.forget if act == FORGET else self._door.look
            leave = await door(number, interaction.user.id)
            return _shown(leave, page, reader_words(interaction))

        await self._frontend.responder.in_place(interaction, work)

    async def picked(
        self, interaction: Interaction, game: int, rule: int, values: tuple[str, ...]
    ) -> None:
        """Set a rule; the page is shown again as it stands now."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, game)
            if isinstance(number, Denied):
                return number
            options = numbers_in(values)
            leave = await self._door.choose(number, interaction.user.id, rule, options)
            return _shown(leave, rule // RULES_A_PAGE, reader_words(interaction))

        await self._frontend.responder.in_place(interaction, work)


async def open_standing(frontend: Frontend, interaction: Interaction, named: Named) -> None:
    """Open somebody's standing orders as a private reply."""

    async def work() -> Layout | Denied:
        number = await named(interaction)
        if isinstance(number, Denied):
            return number
        leave = await frontend.host.standing.look(number, interaction.user.id)
        return _shown(leave, 0, reader_words(interaction))

    await frontend.responder.privately(interaction, work)


def _shown(leave: Leave | Denied, page: int, words: Words) -> Layout | Denied:
    return leave if isinstance(leave, Denied) else standing_layout(leave, page, words)


def standing_layout(leave: Leave, page: int, words: Words) -> Layout:
    """Lay out a page of rules, and what all of them come to."""
    number, fields = leave.game.number, leave.form.fields
    pages = max(1, -(-len(fields) // RULES_A_PAGE))
    page = min(page, pages - 1)
    heading = say("standing-heading", number=number, page=page + 1, pages=pages)
    layout = Layout().say(lines([words(heading), words(say("standing-intro"))]))
    first = page * RULES_A_PAGE
    for rule, field in enumerate(fields[first : first + RULES_A_PAGE], start=first):
        layout.say(words(say("standing-rule", rule=field.label)))
        layout.items.append(ui.ActionRow(_select(number, rule, field, words)))
    facts = [words(fact) for fact in leave.form.facts]
    layout.say(lines(facts or [words(say("standing-nothing"))]))
    return layout.rows(_ways(leave, page, pages, words))


def _select(game: int, rule: int, field: Field, words: Words) -> StandingSelect:
    """Make the select of a rule; where nothing is chosen, the first option says so."""
    options = [
        discord.SelectOption(
            label=shortened(words(option.label), OPTION_LIMIT),
            value=str(number),
            default=option.key in field.chosen or (not field.chosen and number == 0),
        )
        for number, option in enumerate(field.options)
    ]
    return StandingSelect(game, rule, options)


def _ways(leave: Leave, page: int, pages: int, words: Words) -> list[ui.Item[Any]]:
    game = leave.game.number
    ways: list[ui.Item[Any]] = []
    if pages > 1:
        other = (page + 1) % pages
        label = words(say("button-standing-page", page=other + 1, pages=pages))
        ways.append(StandingButton(PAGE, game, label, other))
    if any(field.chosen for field in leave.form.fields):
        danger = discord.ButtonStyle.danger
        forget = words(say("button-standing-forget"))
        ways.append(StandingButton(FORGET, game, forget, page, style=danger))
    return ways
