"""Standing orders: rules for coming questions, set in private and kept at once."""

from collections.abc import Mapping

import discord

from cogs.acts.frontend import Frontend, Named
from cogs.acts.orders import chosen_numbers
from cogs.parts.controls import Control, button, chunks, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, lines
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.forms import Field
from engine.core.words import say
from engine.host.doors.standing_orders import Leave
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial, DeniedError
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
            return standing_layout(leave, 0, reader_words(interaction))

        await self._frontend.privately(interaction, named, deed)

    async def _turn(self, interaction: Interaction, act: Act) -> None:
        """Turn to a page, or take all back."""
        (page,) = act.numbers(1)
        door = self._door.forget if act.name == "standing-forget" else self._door.look

        async def deed(number: int) -> Layout:
            leave = await door(number, interaction.user.id)
            return standing_layout(leave, page, reader_words(interaction))

        await self._frontend.in_place(interaction, act, deed)

    async def _set(self, interaction: Interaction, act: Act) -> None:
        """Set a rule; the page is shown again as it stands now."""
        rule, first, last = act.numbers(3, more=1)
        pick = Pick(rule, chosen_numbers(interaction), first, last, stamp=act.args[-1])

        async def deed(number: int) -> Layout:
            person, words = interaction.user.id, reader_words(interaction)
            try:
                leave, changed = await self._door.choose(number, person, pick), ""
            except DeniedError as denied:
                if denied.reason is not Denial.OPTIONS_CHANGED and not denied.faults:
                    raise
                leave, changed = await self._door.look(number, person), sentence(denied, words)
            return standing_layout(leave, rule // RULES_A_PAGE, words).say(changed)

        await self._frontend.in_place(interaction, act, deed)


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
    ruled = any(field.chosen for field in fields)
    facts = [words(fact) for fact in leave.form.facts]
    layout.say(lines(["" if ruled else words(say("standing-nothing")), *facts]))
    return layout.rows(_ways(leave, page, pages, words))


def _selects(game: int, rule: int, field: Field, words: Words) -> list[Control]:
    """Make the selects of a rule; where nothing was left, nothing is shown as chosen."""
    unset, made = words(say("standing-unset")), []
    for numbers in chunks(range(len(field.options))):
        shown = [(number, field.options[number]) for number in numbers]
        options = [
            option(
                number,
                words(each.label),
                words(each.note) if each.note else None,
                chosen=each.key in field.chosen,
            )
            for number, each in shown
        ]
        act = Act.to("standing-rule", game, rule, numbers[0], numbers[-1], field.stamp())
        least = field.least if len(options) == len(field.options) else 0
        made.append(select(act, options, unset, least=least, most=min(field.most, len(options))))
    return made


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
