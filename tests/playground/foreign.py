"""A tea shop on discord.py, as anybody might have written it; it knows nothing of a stand-in."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

TEAS = ("Assam", "Darjeeling", "Sencha")


class Note(ui.Modal, title="A note for the kitchen"):
    text: ui.TextInput[Any] = ui.TextInput(label="Note", placeholder="No sugar")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"The kitchen reads: {self.text.value}")


class Order(ui.View):
    def __init__(self, tea: str) -> None:
        super().__init__(timeout=None)
        self.tea = tea

    @ui.select(placeholder="Cup", options=[discord.SelectOption(label=c) for c in ("Small", "Big")])
    async def cup(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        size = select.values[0].lower()
        await interaction.response.edit_message(content=f"A {size} cup of {self.tea}", view=self)

    @ui.button(label="Add a note", style=discord.ButtonStyle.primary)
    async def note(self, interaction: discord.Interaction[Any], _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Note())


class TeaShop(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())

    async def setup_hook(self) -> None:
        self.tree.add_command(tea)
        await self.tree.sync()


@app_commands.command(description="Order a tea")
async def tea(interaction: discord.Interaction[Any], kind: str) -> None:
    await interaction.response.send_message(f"A cup of {kind}", view=Order(kind))


@tea.autocomplete("kind")
async def kinds(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    found = [name for name in TEAS if current.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=name) for name in found]
