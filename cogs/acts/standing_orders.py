"""Standing orders: rules for coming questions, set in private and kept at once."""

from collections.abc import Mapping

import discord

from cogs.acts.frontend import Frontend, Named
from cogs.acts.orders import chosen_numbers
from cogs.parts.controls import Control, button, chunks, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, lines
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.forms import Field
from engine.core.words import say
from engine.host.doors.standing_orders import Leave
from render.words import Words

RULES_A_PAGE = 5  # with its labels, what a phone shows at once


class StandingActions:
    """Shows and keeps them; nobody else learns what was left, or that something was."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._door = frontend.host.standing

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls ask for."""
        return {
            "standing": self._frontend.by_button(self.open),
            "standing-page": self._turn,
            "standing-forget": self._turn,
            "standing-rule": self._set,
        }

    async def open(self, interaction: Interaction, named: Named) -> None:
        """Open somebody's standing orders as a private reply."""

        async def deed(number: int) -> Layout:
            leave = await self._door.look(number, interaction.user.id)
            return _shown(leave, 0, reader_words(interaction))

        await self._frontend.privately(interaction, named, deed)

    async def _turn(self, interaction: Interaction, act: Act) -> None:
        """Turn to a page, or take all back."""
        (page,) = act.numbers(1)
        door = self._door.forget if act.name == "standing-forget" else self._door.look

        async def deed(number: int) -> Layout:
            leave = await door(number, interaction.user.id)
            return _shown(leave, page, reader_words(interaction))

        await self._frontend.in_place(interaction, act, deed)

    async def _set(self, interaction: Interaction, act: Act) -> None:
        """Set a rule; the page is shown again as it stands now."""
        (rule, _), options = act.numbers(2), chosen_numbers(interaction)

        async def deed(number: int) -> Layout:
            leave = await self._door.choose(number, interaction.user.id, rule, options)
            return _shown(leave, rule // RULES_A_PAGE, reader_words(interaction))

        await self._frontend.in_place(interaction, act, deed)


def _shown(leave: Leave, page: int, words: Words) -> Layout:
    return standing_layout(leave, page, words)


def standing_layout(leave: Leave, page: int, words: Words) -> Layout:
    """Lay out a page of rules, and what all of them come to."""
    number, fields = leave.game.number, leave.form.fields
    pages = max(1, -(-len(fields) // RULES_A_PAGE))
    page = min(page, pages - 1)
    heading = say("standing-heading", number=number, page=page + 1, pages=pages)
    intro = say("standing-intro") if fields else say("standing-none-taken")
    layout = Layout().say(lines([words(heading), words(intro)]))
    first = page * RULES_A_PAGE
    for rule, field in enumerate(fields[first : first + RULES_A_PAGE], start=first):
        layout.say(words(say("standing-rule", rule=field.label)))
        for each in _selects(number, rule, field, words):
            layout.rows([each])
    facts = [words(fact) for fact in leave.form.facts]
    layout.say(lines(facts or [words(say("standing-nothing"))]))
    return layout.rows(_ways(leave, page, pages, words))


def _selects(game: int, rule: int, field: Field, words: Words) -> list[Control]:
    """Make the selects of a rule; where nothing was left, nothing is shown as chosen."""
    options = [
        option(number, words(each.label), chosen=each.key in field.chosen)
        for number, each in enumerate(field.options)
    ]
    unset = words(say("standing-unset"))
    return [
        select(Act.to("standing-rule", game, rule, slot), chunk, unset, least=field.least)
        for slot, chunk in enumerate(chunks(options))
    ]


def _ways(leave: Leave, page: int, pages: int, words: Words) -> list[Control]:
    game = leave.game.number
    ways = []
    if pages > 1:
        other = (page + 1) % pages
        label = words(say("button-standing-page", page=other + 1, pages=pages))
        ways.append(button(Act.to("standing-page", game, other), label))
    if any(field.chosen for field in leave.form.fields):
        danger = discord.ButtonStyle.danger
        forget = words(say("button-standing-forget"))
        ways.append(button(Act.to("standing-forget", game, page), forget, danger))
    return ways
