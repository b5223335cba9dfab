"""The show stops as soon as it cannot go on."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui

from playground.limits import GUARD
from playground.show.captains import Captain
from playground.show.demo import BotProcess, DemoError
from playground.show.demo import Stage as Show
from tests.playground.bots import running
from tests.playground.stage import Stage


class Knot(ui.LayoutView):
    """A form that no choice mends: only who begins anew can send it."""

    def __init__(self, *, tied: bool) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=label, value=label) for label in "abc"]
        ways: ui.Select[Any] = ui.Select(custom_id="ways", options=options)
        clear: ui.Button[Any] = ui.Button(label="Clear draft", custom_id="clear")
        done: ui.Button[Any] = ui.Button(label="Done", custom_id="done", disabled=tied)
        self.add_item(ui.ActionRow[Any](ways)).add_item(ui.ActionRow[Any](clear, done))


async def test_a_captain_whom_chance_does_not_help_begins_anew(stage: Stage) -> None:
    clicked: list[str] = []

    async def serve(interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        clicked.append(data["custom_id"])
        if clicked[-1] == "done":
            thanks = ui.LayoutView().add_item(ui.TextDisplay[Any]("Recorded"))
            await interaction.response.edit_message(view=thanks)
        else:
            await interaction.response.edit_message(view=Knot(tied=clicked[-1] != "clear"))

    async with running(stage.standin) as bot:
        bot.add_listener(serve, "on_interaction")
        person = await bot.fetch_user(stage.leela.id)
        sent = await person.send(view=Knot(tied=True))
        message = stage.standin.world.messages[sent.id]
        await Captain(stage.leela, stage.channel, 1).answer(message)
    assert clicked[-2:] == ["clear", "done"]


async def test_a_bot_that_gives_up_stops_the_show_at_once(stage: Stage, tmp_path: Path) -> None:
    bot = BotProcess([sys.executable, "-c", "raise SystemExit(3)"], tmp_path / "bot.log")
    crew = [Captain(person, stage.channel, 1) for person in (stage.leela, stage.fry)]
    running = asyncio.create_task(bot.keep_alive())
    show = Show(stage.standin, stage.channel, crew, bot, tmp_path, running)
    async with asyncio.timeout(GUARD / 2):
        with pytest.raises(DemoError, match="stopped with status 3"):
            await show.play()
