"""Replies where something is amiss: never a silence, and nothing asked of Discord in vain."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs.parts.answering import PAUSES
from cogs.parts.layouts import Layout
from cogs.parts.responder import Responder
from playground.faults import Fault
from playground.interactions import Press
from playground.message import Message
from tests.cogs.acting import unfold
from tests.cogs.house import House, house
from tests.cogs.stall import stall
from tests.e2e.evidence import marks


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
        self.client = SimpleNamespace(people_cache=None, dispatch=lambda *_: None)
        self.command = self.guild_id = self.data = None
        private = SimpleNamespace(ephemeral=True)
        self.message = SimpleNamespace(
            id=2, flags=private, content="", components=[], attachments=[], edited_at=None
        )
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


CALLBACKS = "/interactions/*"


async def test_an_acknowledgement_that_got_lost_is_sent_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        home.discord.faults.plan(Fault("reset"), path=CALLBACKS)
        home.discord.faults.plan(Fault("reset", "after"), path=CALLBACKS)
        press = await person.press(panel, label="Done")
        assert press.acknowledged
        await person.wait_for(lambda post: post is panel and "Recorded" in post.text)
        sent = [each for each in home.discord.record.requests if each.path.startswith("/inter")]
        assert [each.status for each in sent[-3:]] == [0, 0, 400]


async def test_a_panel_whose_click_discord_never_heard_of_is_redrawn(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        await _unheard(home, person.press(panel, label="Done"), panel, "Recorded")
        assert [post for post in person.inbox if post.buttons] == [panel]


async def test_what_is_said_beside_a_panel_is_never_taken_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        home.discord.faults.plan(Fault("reset"), method="PATCH", path="/channels/*", times=2)
        await _unheard(home, person.press(panel, label="Done"), None, "Recorded")
        assert "Recorded" in person.inbox[-1].text
        assert "Recorded" not in panel.text
        assert set(marks(home).values()) == {1}


async def test_a_private_reply_that_cannot_be_is_a_direct_message(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        await unfold(person, panel)
        await _unheard(home, person.press(panel, label="Standing orders"), None, "Standing orders")
        assert person.inbox[-1].ephemeral_for is None
        assert len(person.inbox) == 2


async def _unheard(
    home: House, clicking: Coroutine[Any, Any, Press], redrawn: Message | None, told: str
) -> None:
    """Click where no acknowledgement arrives, and read what comes of it all the same."""
    home.discord.faults.plan(Fault("reset"), path=CALLBACKS, times=len(PAUSES))
    pressing = asyncio.create_task(clicking)
    await home.people[0].wait_for(
        lambda post: told in post.text and (redrawn is None or post is redrawn), where="inbox"
    )
    assert not pressing.done()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
