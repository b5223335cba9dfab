"""The desk: what a click or command asks of the host, and the answer laid out."""

import discord

from cogs.controls import PressButton
from cogs.custom_ids import Pick, Press
from cogs.layouts import Layout, lines
from cogs.panels import closed_layout, panel_layout, presses_at_once
from cogs.posts import due_line, names_of, renderer_of, waiting
from cogs.replies import Interaction, reader_words, redraw, reply_privately
from cogs.studio import Studio
from engine.core.asks import Answer
from engine.core.forms import Form
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.denials import Denial, Denied
from engine.host.host import Host
from engine.host.records import GameInfo
from engine.host.replies import Glance, Panel, Receipt
from render.words import Words, plain


class Desk:
    """Answers people: every answer is made from that person's own view."""

    def __init__(self, host: Host, studio: Studio) -> None:
        self.host = host
        self.studio = studio

    def number_for(self, interaction: Interaction) -> int | Denied:
        """Find the game a command means: this channel's, else the person's only one."""
        here = self.host.game_in(interaction.channel_id or 0)
        if here is not None:
            return here.number
        own = self.host.games_of(interaction.user.id)
        return own[0].number if len(own) == 1 else Denied(Denial.NO_SUCH_GAME)

    async def orders(self, interaction: Interaction, number: int) -> None:
        """Open the order panel as a private reply."""

        async def work() -> Layout | Denied:
            panel = await self.host.panel(number, interaction.user.id)
            return await self._panel(panel, interaction)

        await reply_privately(interaction, work)

    async def board(self, interaction: Interaction, number: int) -> None:
        """Show the board as it stands."""

        async def work() -> Layout | Denied:
            glance = await self.host.glance(number, None)
            if isinstance(glance, Denied):
                return glance
            words = reader_words(interaction)
            picture = await self.studio.board(glance.game, glance.view, words)
            headline = renderer_of(glance.game).headline(glance.view, words)
            text = PressButton(Press("text", number), words(say("button-text")))
            return Layout().say(f"## {headline}").show(picture).rows([text])

        await reply_privately(interaction, work)

    async def text(self, interaction: Interaction, number: int) -> None:
        """Show the board, and one's own hand, in words."""

        async def work() -> Layout | Denied:
            glance = await self.host.glance(number, interaction.user.id)
            if isinstance(glance, Denied):
                return glance
            words, renderer = reader_words(interaction), renderer_of(glance.game)
            names = names_of(glance.game)
            layout = Layout().say(renderer.hand_text(glance.view, names, words))
            return layout.say(renderer.board_text(glance.view, names, words))

        await reply_privately(interaction, work)

    async def status(self, interaction: Interaction, number: int) -> None:
        """Tell where the game stands and who still owes an answer."""

        async def work() -> Layout | Denied:
            glance = await self.host.glance(number, interaction.user.id)
            if isinstance(glance, Denied):
                return glance
            return Layout().say(_status_text(glance, reader_words(interaction)))

        await reply_privately(interaction, work)

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """Choose one option by its button; where that is the whole answer, it counts at once."""
        assert press.field is not None
        picked = (str(press.option),)
        await self._answer(interaction, press.game, press.group, press.field, picked)

    async def pick(self, interaction: Interaction, pick: Pick, values: tuple[str, ...]) -> None:
        """Choose the options of a field by its select; kept as a draft."""
        await self._answer(interaction, pick.game, pick.group, pick.field, values)

    async def done(self, interaction: Interaction, press: Press) -> None:
        """Make the draft count."""

        async def work() -> Layout | Denied:
            before = await self.host.panel(press.game, interaction.user.id)
            receipt = await self.host.submit(press.game, interaction.user.id, press.group, None)
            return await self._after(receipt, interaction, press.group, press.game, before)

        await redraw(interaction, work)

    async def change(self, interaction: Interaction, press: Press) -> None:
        """Take an answer back to change it."""

        async def work() -> Layout | Denied:
            panel = await self.host.withdraw(press.game, interaction.user.id, press.group)
            return await self._after(panel, interaction, press.group, press.game)

        await redraw(interaction, work)

    async def _answer(
        self, interaction: Interaction, number: int, group: str, field: int, values: tuple[str, ...]
    ) -> None:
        async def work() -> Layout | Denied:
            person = interaction.user.id
            panel = await self.host.panel(number, person)
            if isinstance(panel, Denied):
                return panel
            if panel.form is None or panel.group != group:
                return await self._after(Denied(Denial.TOO_LATE), interaction, group, number)
            draft = _draft(panel.form, field, values)
            if isinstance(draft, Denied):
                return draft
            outcome: Panel | Receipt | Denied
            if presses_at_once(panel.form):
                outcome = await self.host.submit(number, person, group, draft)
            else:
                outcome = await self.host.save(number, person, group, draft)
            return await self._after(outcome, interaction, group, number, panel)

        await redraw(interaction, work)

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
            if outcome.reason is not Denial.TOO_LATE:
                return outcome
            panel = await self.host.panel(number, interaction.user.id)
            layout = await self._panel(panel, interaction)
            return (
                layout.say(words(say("denied-too-late"))) if isinstance(layout, Layout) else layout
            )
        if isinstance(outcome, Panel):
            return await self._panel(outcome, interaction, keep_picture=outcome.group == group)
        receipt = words(say("panel-receipt", code=outcome.code))
        if outcome.panel.group != group and isinstance(before, Panel):
            kept = _kept(interaction)
            heading = _heading(before, words)
            return closed_layout(before, outcome.answer, words, heading, kept).say(receipt)
        layout = await self._panel(outcome.panel, interaction, keep_picture=True)
        return layout.say(receipt) if isinstance(layout, Layout) else layout

    async def _panel(
        self, panel: Panel | Denied, interaction: Interaction, *, keep_picture: bool = False
    ) -> Layout | Denied:
        if isinstance(panel, Denied):
            return panel
        words = reader_words(interaction)
        return await self.panel_message(panel, words, _kept(interaction) if keep_picture else None)

    async def panel_message(
        self, panel: Panel, words: Words, kept: discord.Attachment | None = None
    ) -> Layout:
        """Lay out a captain's panel with the private picture."""
        picture = kept or await self.studio.hand(panel.game, panel.view, words)
        return panel_layout(panel, words, _heading(panel, words), picture)


def _heading(panel: Panel, words: Words) -> str:
    headline = renderer_of(panel.game).headline(panel.view, words)
    return words(say("order-heading", number=panel.game.number, headline=headline))


def _kept(interaction: Interaction) -> discord.Attachment | None:
    message = interaction.message
    return message.attachments[0] if message and message.attachments else None


def _draft(form: Form, index: int, values: tuple[str, ...]) -> Answer | Denied:
    """Put the options with these numbers into the form's draft; forged numbers are refused."""
    if index >= len(form.fields):
        return Denied(Denial.NOT_LEGAL)
    field = form.fields[index]
    numbers = [int(value) for value in values if value.isdecimal()]
    if any(number >= len(field.options) for number in numbers):
        return Denied(Denial.NOT_LEGAL)
    return {**form.answer(), field.key: tuple(field.options[number].key for number in numbers)}


def _status_text(glance: Glance, words: Words) -> str:
    game, names = glance.game, names_of(glance.game)
    if glance.view is None:
        return words(say("status-lobby", number=game.number, joined=len(names)))
    headline = renderer_of(game).headline(glance.view, words)
    done = [ask for ask in glance.asks if glance.statuses[ask.seat] is SeatStatus.DONE]
    owing = [ask for ask in glance.asks if ask not in done]
    told = [f"### {headline}", waiting(owing, names, words)]
    told += [words(say("status-done", captain=plain(names[ask.seat]))) for ask in done]
    return lines([*told, due_line(glance.due, words)])


def lobby_text(game: GameInfo, words: Words) -> str:
    """Tell a person who joined or left how the lobby stands."""
    return words(say("lobby-count", joined=len(game.seats), seats=game.max_seats))
