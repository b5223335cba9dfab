"""Replies where something is amiss: never a silence, and nothing asked of Discord in vain."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs.parts.layouts import Layout
from cogs.parts.responder import Responder
from tests.cogs.stall import stall


class Broken(commands.Cog, name="broken"):
    """A cog whose commands break."""

    @app_commands.command(name="early", description="Breaks before it answers")
    async def early(self, interaction: discord.Interaction[Any]) -> None:
        """Break."""
        raise RuntimeError(str(interaction.id))

    @app_commands.command(name="late", description="Breaks after it answered")
    async def late(self, interaction: discord.Interaction[Any]) -> None:
        """Break."""
        await interaction.response.send_message("Here I am.", ephemeral=True)
        raise RuntimeError


async def test_a_command_that_breaks_at_once_is_answered_privately() -> None:
    async with stall(lambda _: Broken()) as home:
        press = await home.settled(await home.person.slash(home.channel, "early"))
        assert press.reply is not None
        assert press.reply.text.startswith("Something broke on my side")
        assert press.reply.ephemeral_for is home.person
        press = await home.settled(await home.person.slash(home.channel, "late"))
        assert [reply.text for reply in press.replies] == ["Here I am."]


async def test_a_command_that_is_gone_says_what_to_do() -> None:
    async with stall(lambda _: Broken()) as home:
        home.client.tree.remove_command("early")
        press = await home.settled(await home.person.slash(home.channel, "early"))
        assert press.reply is not None
        assert press.reply.text.startswith("This command is from an older version.")
        assert press.reply.ephemeral_for is home.person


class Click:
    """A click on a message that Discord will not let us edit."""

    def __init__(self, status: int) -> None:
        self._status = status
        self.tries = 0
        self.told: list[str] = []
        self.user = SimpleNamespace(id=1)
        self.client = SimpleNamespace(people_cache=None)
        self.command = self.message = self.data = None
        self.response = SimpleNamespace(defer=self._defer)
        self.followup = SimpleNamespace(send=self._send)

    async def edit_original_response(self, **_: Any) -> None:
        self.tries += 1
        answer: Any = SimpleNamespace(status=self._status, reason="")
        raise discord.HTTPException(answer, "")

    async def _defer(self) -> None:
        """Take the acknowledgement."""

    async def _send(self, *, view: discord.ui.LayoutView, ephemeral: bool, **_: Any) -> None:
        assert ephemeral
        self.told += [each.content for each in view.children if hasattr(each, "content")]


@pytest.mark.parametrize(("status", "tries"), [(403, 1), (404, 1), (500, 2)])
async def test_what_discord_refused_is_not_tried_again(status: int, tries: int) -> None:
    click: Any = Click(status)

    async def work() -> Layout:
        return Layout().say("Saved.")

    await Responder().in_place(click, work)
    assert click.tries == tries
    assert click.told == ["Saved."]
