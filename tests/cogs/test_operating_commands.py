"""The command list: sent when it changed, left alone when not, and never in the way."""

from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from cogs.operating.command_list import FIRST_WAIT, CommandList
from engine.host.values.operating import SILENCE
from playground.faults import Fault
from tests.cogs.house import house
from tests.cogs.test_operating_joining import FakeMemory
from tests.host.fakes import ManualClock, spin


class FakeTree(app_commands.CommandTree[discord.Client]):
    """A tree whose sending is counted, and may fail."""

    def __init__(self, application: int = 1) -> None:
        client = discord.Client(intents=discord.Intents.none())
        client._connection.application_id = application
        super().__init__(client)
        client.http = cast("Any", self)
        self.sent = 0
        self.failing = 0

    async def bulk_upsert_global_commands(self, application: int, payload: list[Any]) -> None:
        assert application == self.client.application_id
        assert [each["name"] for each in payload] == [each.name for each in self.get_commands()]
        if self.failing:
            self.failing -= 1
            raise TimeoutError
        self.sent += 1


class Suffix(app_commands.Translator):
    """Translates by adding something."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return f"{string.message}{self.text}" if locale is discord.Locale.russian else None


def command(name: str, text: str) -> app_commands.Command[Any, [], None]:
    async def callback(interaction: discord.Interaction) -> None: ...

    made: app_commands.Command[Any, [], None] = app_commands.Command(
        name=name, description=app_commands.locale_str(text), callback=callback
    )
    return made


async def publish(tree: FakeTree, memory: FakeMemory, *, anew: bool = False) -> int:
    before = tree.sent
    await CommandList(tree, memory, ManualClock(), SILENCE).publish(anew=anew)
    return tree.sent - before


async def test_only_a_change_is_sent() -> None:
    memory, tree = FakeMemory(), FakeTree()
    tree.add_command(command("one", "One"))
    assert await publish(tree, memory) == 1
    assert await publish(tree, memory) == 0
    again = FakeTree()
    again.add_command(command("one", "One"))
    assert await publish(again, memory) == 0
    again.add_command(command("two", "Two"))
    assert await publish(again, memory) == 1
    assert await publish(again, memory) == 0
    assert await publish(again, memory, anew=True) == 1


async def test_another_application_is_a_change() -> None:
    memory = FakeMemory()
    assert await publish(FakeTree(1), memory) == 1
    assert await publish(FakeTree(2), memory) == 1


async def test_another_translation_is_a_change() -> None:
    memory = FakeMemory()
    for text, sent in (("a", 1), ("a", 0), ("b", 1)):
        tree = FakeTree()
        tree.add_command(command("one", "One"))
        await tree.set_translator(Suffix(text))
        assert await publish(tree, memory) == sent


async def test_what_failed_is_tried_again_later(caplog: pytest.LogCaptureFixture) -> None:
    tree, clock, memory = FakeTree(), ManualClock(), FakeMemory()
    tree.failing = 2
    commands = CommandList(tree, memory, clock, SILENCE)
    await commands.publish()
    assert "could not be sent to Discord (TimeoutError)" in caplog.text
    await spin()
    await clock.advance(FIRST_WAIT)
    assert tree.sent == 0
    await clock.advance(2 * FIRST_WAIT)
    assert tree.sent == 1
    await clock.advance(100 * FIRST_WAIT)
    assert tree.sent == 1
    commands.close()


async def test_a_second_start_leaves_the_list_alone(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = next(iter(home.discord.world.apps.values()))
        assert app.syncs == 1
        await home.stop()
        await home.start()
        assert app.syncs == 1
        lobby = await home.open_lobby(2, 1)
        assert lobby.buttons


@pytest.mark.file
async def test_a_list_that_discord_refuses_does_not_stop_the_bot(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = next(iter(home.discord.world.apps.values()))
        await home.stop()
        home.settings.storage.path.unlink()
        home.discord.world.faults.plan(Fault("503"), method="PUT", path="*commands", times=99)
        await home.start()
        assert app.syncs == 1
        lobby = await home.open_lobby(2, 1)
        assert lobby.buttons
