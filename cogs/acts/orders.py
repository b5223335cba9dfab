"""Orders: what the clicks on a panel do, by direct message and in a private reply alike."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

import discord

from cogs.acts.frontend import Frontend
from cogs.acts.stale import stale_layout, still_hangs
from cogs.pages.form_pages import counts_at_once
from cogs.pages.panel import TYPED, type_modal
from cogs.pages.posts import names_of
from cogs.pages.recorded import dropped_line
from cogs.parts.controls import Modal, values_in, written_in
from cogs.parts.custom_ids import Act, is_number
from cogs.parts.layouts import Hanging, Layout, lines, texts_of
from cogs.parts.responder import Interaction, meet, reader_words
from cogs.parts.routes import Handler
from cogs.pictures.panels import Arrangement
from engine.core.table import SeatStatus
from engine.core.words import Text
from engine.host.steps.changes.drafting import Pick, dropped_by
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.replies import Panel, Receipt
from render.words import Words

PEN = "✏️"  # begins the line that shows what was typed
TYPED_LINE = re.compile(rf"^{PEN} `([^`]+)`$", re.MULTILINE)
NO_OPTION = 10**6  # stands for a forged value; no field has as many
Outcome: TypeAlias = tuple[Panel | Receipt, Panel | None]
"""What came of a click, and the panel before it where that may be closed now."""

Click: TypeAlias = Callable[[int, int], Awaitable[Outcome]]
"""Does what a click of a person asks of a game."""


class OrderActions:
    """Choose, send, change; the panel is redrawn from what the host committed."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls of a panel ask for."""
        return {
            "choose": self._choose,
            "pick": self._pick,
            "done": self._done,
            "clear": self._clear,
            "change": self._change,
            "back": self._back,
            "take-out": self._take_out,
            "panel-page": self._turn,
            "panel-more": self._unfold,
            "type": self._type,
            "keep-typed": self._keep_typed,
        }

    async def _choose(self, interaction: Interaction, act: Act) -> None:
        """Choose one option by its button; where that is the whole answer, it counts at once."""
        _, _, option, _ = act.numbers(4, more=1)
        await self._take(interaction, act, (option,))

    async def _pick(self, interaction: Interaction, act: Act) -> None:
        """Choose the options of a field by its select; kept as a draft."""
        await self._take(interaction, act, chosen_numbers(interaction))

    async def _take(self, interaction: Interaction, act: Act, options: tuple[int, ...]) -> None:
        _, field, first, last = act.numbers(4, more=1)
        pick = Pick(field, options, first, last, stamp=act.args[-1])
        dropped: list[Text] = []

        async def click(number: int, person: int) -> Outcome:
            before = await self._host.panel(number, person)
            panel = await self._host.choose(number, person, act.group, pick)
            if before.form and panel.form:
                dropped.extend(dropped_by(field, before.form, panel.form))
            if panel.form is None:
                return panel, None
            words = reader_words(interaction)
            if counts_at_once(before.form, panel.form, words, dropped=bool(dropped)):
                return await self._host.submit(number, person, act.group, None), panel
            return panel, None

        await self._act(interaction, act, click, lambda words: dropped_line(dropped, words))

    async def _take_out(self, interaction: Interaction, act: Act) -> None:
        """Take out what is not offered any more."""

        async def click(number: int, person: int) -> Outcome:
            await self._shown(interaction, act, number)
            return await self._host.take_out(number, person, act.group), None

        await self._act(interaction, act._replace(args=()), click)

    async def _turn(self, interaction: Interaction, act: Act) -> None:
        """Turn to another page of a long form."""
        await self._act(interaction, act, self._same(act))

    async def _unfold(self, interaction: Interaction, act: Act) -> None:
        """Show what else can be done beside a question; the next click folds it again."""
        typed = typed_before(interaction.message)
        await self._act(
            interaction,
            act,
            self._same(act),
            lambda words: typed_lines(typed, (), words),
            unfolded=True,
        )

    def _same(self, act: Act) -> Click:
        """Make a click that changes no answer, and is for a question that is still open."""

        async def click(number: int, person: int) -> Outcome:
            panel = await self._host.panel(number, person)
            if panel.group != act.group:
                raise DeniedError(Denial.TOO_LATE)
            return panel, None

        return click

    async def _done(self, interaction: Interaction, act: Act) -> None:
        """Make the draft count."""

        async def click(number: int, person: int) -> Outcome:
            before = await self._shown(interaction, act, number)
            return await self._host.submit(number, person, act.group, None), before

        await self._act(interaction, act._replace(args=()), click)

    async def _clear(self, interaction: Interaction, act: Act) -> None:
        """Take a draft back; the panel is as if nothing had been chosen."""

        async def click(number: int, person: int) -> Outcome:
            panel = await self._host.panel(number, person)
            if panel.group == act.group and panel.status is SeatStatus.EMPTY:
                return panel, None  # pressed twice: it is clear already
            await self._shown(interaction, act, number)
            return await self._host.save(number, person, act.group, None), None

        await self._act(interaction, act._replace(args=()), click)

    async def _change(self, interaction: Interaction, act: Act) -> None:
        """Take an answer back to change it."""

        async def click(number: int, person: int) -> Outcome:
            await self._shown(interaction, act, number, done=True)
            return await self._host.withdraw(number, person, act.group), None

        await self._act(interaction, act._replace(args=()), click)

    async def _shown(
        self, interaction: Interaction, act: Act, number: int, *, done: bool = False
    ) -> Panel:
        """Return the panel of now; deny where the one that was clicked shows another draft.

        Whoever is in a hurry has not seen yet what their own clicks made of it, either.
        """
        panel = await self._host.panel(number, interaction.user.id)
        open_still = panel.group == act.group and (panel.status is SeatStatus.DONE) is done
        if open_still and panel.form is not None and act.args != (panel.form.stamp(),):
            raise DeniedError(Denial.DRAFT_CHANGED)
        return panel

    async def _back(self, interaction: Interaction, act: Act) -> None:
        """Take the last answer back; the question before is asked again."""

        async def click(number: int, person: int) -> Outcome:
            return await self._host.take_back(number, person, act.group), None

        await self._act(interaction, act, click)

    async def _type(self, interaction: Interaction, act: Act) -> None:
        """Open the page to type on at once: it cannot follow an acknowledgement."""
        await meet(interaction)

        async def make() -> Modal:
            game = await self._frontend.belongs(interaction, act.game)
            panel = await self._host.panel(game.number, interaction.user.id)
            words = reader_words(interaction)
            modal = type_modal(panel, typed_before(interaction.message), words)
            if modal is None or panel.group != act.group:
                raise DeniedError(Denial.TOO_LATE)
            return modal

        await self._frontend.responder.with_modal(interaction, make)

    async def _keep_typed(self, interaction: Interaction, act: Act) -> None:
        """Make a draft of what was typed; what is not understood is said, and the text kept."""
        text = written_in(interaction).get(TYPED, "")
        told: list[Text] = []

        async def click(number: int, person: int) -> Outcome:
            panel, wrong = await self._host.write(number, person, act.group, text)
            told.extend([] if wrong is None else [wrong])
            return panel, None

        await self._act(interaction, act, click, lambda words: typed_lines(text, told, words))

    async def _act(
        self,
        interaction: Interaction,
        act: Act,
        click: Click,
        below: Callable[[Words], str] = lambda _: "",
        *,
        unfolded: bool = False,
    ) -> None:
        """Do what a click in a panel asks for, and lay the panel out again."""
        page = act.numbers(1, more=len(act.args) - 1)[0] if act.args else None

        async def deed(number: int) -> Layout:
            try:
                outcome, before = await click(number, interaction.user.id)
            except DeniedError as denied:
                return await stale_layout(self._frontend, interaction, act, number, denied)
            words, kept = reader_words(interaction), self._hanging(interaction)
            if isinstance(outcome, Panel):
                look = Arrangement(page, below(words.of(names_of(outcome.game))), unfolded)
                hung = still_hangs(kept, act.group, outcome)
                return await self._frontend.panel_message(outcome, words, hung, look)
            if before is not None and not _goes_on(before, outcome.panel):
                followed = not _is_private(interaction)
                return await self._frontend.receipt_message(
                    before, outcome, words, kept, followed=followed
                )
            hung = still_hangs(kept, act.group, outcome.panel)
            return await self._frontend.panel_message(outcome.panel, words, hung, Arrangement())

        await self._frontend.in_place(interaction, act, deed)

    def _hanging(self, interaction: Interaction) -> Hanging:
        return self._frontend.responder.hanging(interaction.message)


def _is_private(interaction: Interaction) -> bool:
    """Tell whether somebody clicked in a private reply, which we never edit by ourselves."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _goes_on(before: Panel, now: Panel) -> bool:
    """Tell whether a panel asks the same question still, or the next one of its sitting."""
    return now.group == before.group or (bool(now.sitting) and now.sitting == before.sitting)


def chosen_numbers(interaction: Interaction) -> tuple[int, ...]:
    """Read the values of a select, which count options; what was forged is no option."""
    return tuple(int(value) if is_number(value) else NO_OPTION for value in values_in(interaction))


def typed_lines(text: str, wrong: Sequence[Text], words: Words) -> str:
    """Show what was typed, and what of it was not understood."""
    shown = " ".join(text.replace("`", " ").split())
    return lines([f"{PEN} `{shown}`" if shown else "", *(f"⚠️ {words(each)}" for each in wrong)])


def typed_before(message: discord.Message | None) -> str:
    """Read what was typed from the panel that shows it."""
    found = TYPED_LINE.search(texts_of(message)) if message else None
    return found[1] if found else ""
