"""A small bot on the real client, with everything a game needs."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self

import discord
import pytest
import yarl
from discord import app_commands, ui
from discord.ext import commands

from playground import Standin

PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)


class Count(
    ui.DynamicItem[ui.Button[Any]],
    template=r"count:(?P<number>\d+)",
):
    """A button that knows its number from its custom id alone."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None).add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"n={self.number + 1}", view=view)


class Panel(ui.LayoutView):
    """A layout with a picture, a select and a button."""

    def __init__(self, chosen: str = "nothing") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://hand.png", description="Your hand")
        )
        picker: ui.Select[Any] = ui.Select(
            custom_id="panel:ship",
            placeholder="Ship",
            options=[
                discord.SelectOption(label=name, value=name.lower(), default=name.lower() == chosen)
                for name in ("Saucer", "Cruiser")
            ],
        )
        picker.callback = self.pick  # type: ignore[method-assign]
        self.picker = picker
        parts = [ui.TextDisplay[Any](f"Chosen: {chosen}"), gallery, ui.ActionRow[Any](picker)]
        self.add_item(ui.Container[Any](*parts))

    async def pick(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Panel(self.picker.values[0]))


class Form(ui.Modal, title="Name your ship"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))
    crew: ui.Label[Any] = ui.Label(
        text="Crew",
        component=ui.CheckboxGroup(
            custom_id="crew",
            options=[
                discord.CheckboxGroupOption(label=name, value=name) for name in ("Amy", "Kif")
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name, crew = self.name.component, self.crew.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(crew, ui.CheckboxGroup)
        told = f"{name.value} with {', '.join(crew.values)}"
        await interaction.response.send_message(told, ephemeral=True)


class Bot(commands.Bot):
    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        options.setdefault("guild_ready_timeout", 0.01)
        super().__init__(command_prefix=commands.when_mentioned, intents=intents, **options)
        self.heard: list[str] = []
        self.resumes = 0
        group = app_commands.Group(name="game", description="Games")
        for callback in (new, panel, form, forget, tell, fail, visit):
            name = callback.__name__
            group.add_command(app_commands.Command(name=name, description=name, callback=callback))
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify anew without the usual five seconds."""

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message.content)

    async def on_resumed(self) -> None:
        self.resumes += 1


async def new(interaction: discord.Interaction[Any], seats: int = 3) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send(f"{seats} seats")
    assert isinstance(interaction.channel, discord.TextChannel)
    view = ui.View(timeout=None).add_item(Count(0))
    board = discord.File(io.BytesIO(PNG), "board.png", description="The board")
    await interaction.channel.send("n=0", view=view, file=board)


async def panel(interaction: discord.Interaction[Any]) -> None:
    hand = discord.File(io.BytesIO(PNG), "hand.png")
    await interaction.response.send_message(view=Panel(), file=hand, ephemeral=True)


async def form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Form())


async def forget(interaction: discord.Interaction[Any]) -> None:
    await asyncio.sleep(0)


async def tell(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await interaction.user.send("psst", nonce="tell-1")
    except discord.Forbidden as error:
        await interaction.followup.send(f"closed: {error.code}")
    else:
        await interaction.followup.send("told")


async def fail(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()
    try:
        await interaction.followup.send("x" * 2001)
    except discord.HTTPException as error:
        await interaction.followup.send(f"{error.status} {error.code}: {error.text}")


async def cities(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    names = [name for name in ("Berlin", "Rome") if current in name.lower()]
    return [app_commands.Choice(name=name, value=name.lower()) for name in names]


@app_commands.autocomplete(city=cities)
async def visit(
    interaction: discord.Interaction[Any], city: str, host: discord.Member | None = None
) -> None:
    name = host.display_name if host else "nobody"
    await interaction.response.send_message(f"{city}, {name}")


@contextmanager
def pointed_at(standin: Standin) -> Iterator[None]:
    """Point the client at the stand-in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", f"{standin.api_base}/v10")
        gateway = yarl.URL(standin.gateway)
        patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        patch.setattr(discord.asset.Asset, "BASE", standin.cdn_base)
        yield


@asynccontextmanager
async def running(standin: Standin) -> AsyncIterator[Bot]:
    """Run the bot on the stand-in."""
    with pointed_at(standin):
        async with _started(standin) as bot:
            yield bot


@asynccontextmanager
async def _started(standin: Standin) -> AsyncIterator[Bot]:
    bot = Bot()
    task = asyncio.create_task(bot.start("playground-token"))
    try:
        (app,) = standin.world.apps.values()
        await app.ready()
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
