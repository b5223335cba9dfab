"""A bot that only acknowledges clicks on our panels: what discord.py itself costs.

`python -m tests.bench.bare config.toml` serves the application of that file until it is stopped;
with `echo` behind it, the message that was clicked is also sent back as it was, with pictures as
large.
"""

import asyncio
import contextlib
import io
import signal
import sys
import tomllib
from pathlib import Path
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.operating.joining import point_at
from cogs.parts.controls import Control


class Bare(commands.Bot):
    """The real client with our buttons and selects, and next to nothing behind them."""

    def __init__(self, *, echo: bool) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self._echo = echo
        self.add_dynamic_items(Control)
        self.routes = self

    async def follow(self, interaction: discord.Interaction[Any], _custom_id: str) -> None:
        """Acknowledge a click; send the message back as it was if that is wanted."""
        await interaction.response.defer()
        if self._echo and interaction.message is not None:
            view = ui.LayoutView.from_message(interaction.message)
            files = _uploads(interaction.message, view)
            await interaction.edit_original_response(view=view, attachments=files)


def _uploads(message: discord.Message, view: ui.LayoutView) -> list[discord.File]:
    """Make uploads as large as the pictures of a message, and hang them where those hung."""
    galleries = [item for item in view.walk_children() if isinstance(item, ui.MediaGallery)]
    files = []
    for gallery, picture in zip(galleries, message.attachments, strict=True):
        files.append(discord.File(io.BytesIO(bytes(picture.size)), picture.filename))
        gallery.items = [discord.MediaGalleryItem(f"attachment://{picture.filename}")]
    return files


async def serve(config: Path, *, echo: bool) -> None:
    """Serve until the process is asked to stop."""
    settings = tomllib.loads(config.read_text(encoding="utf-8"))["discord"]
    await point_at(settings["api_base"], "")
    async with Bare(echo=echo) as client:
        served = asyncio.create_task(client.start(settings["token"]))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, served.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await served


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), echo="echo" in sys.argv[2:]))
