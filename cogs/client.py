"""The client: discord.py's bot with our commands and controls."""

import asyncio
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.acts.clock import ClockDesk
from cogs.acts.frontend import Desk
from cogs.acts.game_commands import GameCog
from cogs.acts.history import PastCog
from cogs.acts.lobby import Lobby
from cogs.acts.lobby_settings import StewardCog
from cogs.acts.my_games import GamesCog
from cogs.acts.notes import NotesCog
from cogs.acts.offers import OfferDesk
from cogs.acts.orders import Orders
from cogs.acts.privacy import PrivacyCog
from cogs.acts.proof import ProofCog
from cogs.acts.rematch import rematch
from cogs.acts.rules import RulesCog
from cogs.acts.settings import SettingsCog
from cogs.acts.staff import StaffDesk
from cogs.acts.standing_orders import StandingCog
from cogs.acts.votes import VoteDesk
from cogs.acts.why import WhyCog
from cogs.delivery.vanishing import VanishingCog
from cogs.operating.joining import Joining
from cogs.parts.command_tree import CommandTree
from cogs.parts.controls import PickSelect, PressButton
from cogs.parts.custom_ids import Pick, Press
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.translator import CommandTranslator
from engine.core.words import say
from engine.host.values.people import Book
from engine.host.values.proceedings import Matter


class Mothership(commands.Bot):
    """The bot on Discord; it needs no privileged intent."""

    def __init__(
        self, joining: Joining | None = None, trace: aiohttp.TraceConfig | None = None
    ) -> None:
        discord.VoiceClient.warn_nacl = False  # nobody speaks here
        discord.VoiceClient.warn_dave = False
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace or aiohttp.TraceConfig(),
        )
        self._joining = joining
        self.online = False
        self._desk: Desk | None = None
        self.book: Book | None = None

    async def install(self, desk: Desk, games: tuple[str, ...], pace_hours: float) -> None:
        """Add the commands and controls, once the host is there to serve them."""
        self._desk = desk
        self.book = desk.host.book
        await self.add_cog(past := PastCog(self, desk))
        await self.add_cog(notes := NotesCog(self, desk))
        await self.add_cog(GamesCog(desk))
        await self.add_cog(StewardCog(self, desk))
        await self.add_cog(GameCog(desk, Lobby(desk), past, notes, games, pace_hours))
        await self.add_cog(StandingCog(self, desk))
        await self.add_cog(RulesCog(self, desk.clerk, games, desk.studio))
        await self.add_cog(ProofCog(desk))
        await self.add_cog(SettingsCog(self, desk))
        await self.add_cog(PrivacyCog(self, desk))
        await self.add_cog(WhyCog(self, desk.clerk, desk.host.past, desk))
        await self.add_cog(VanishingCog(self, desk.host))
        await self.tree.set_translator(CommandTranslator())
        self.add_dynamic_items(PressButton, PickSelect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin a session, unless too many began of late; the library tries again later."""
        if self._joining is not None:
            await self._joining.begin(waited=initial)
        await super().before_identify_hook(shard_id, initial=initial)

    async def leave(self, connection: "asyncio.Task[None]") -> None:
        """Hear no more clicks, but still answer those that came."""
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)
        socket: Any = self.ws  # None until the first session
        if socket is not None:
            await socket.close(code=1000)

    async def on_connect(self) -> None:
        """Note that clicks reach us."""
        self.online = True

    async def on_resumed(self) -> None:
        """Note that clicks reach us again."""
        self.online = True

    async def on_disconnect(self) -> None:
        """Note that no click reaches us."""
        self.online = False

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        """Carry out a button."""
        assert self._desk is not None
        desk, lobby = self._desk, Lobby(self._desk)
        number = desk.named(press.game)
        match press.act:
            case "join":
                await lobby.join(interaction, number)
            case "leave":
                await lobby.leave(interaction, number)
            case "begin":
                await lobby.begin(interaction, number)
            case "orders":
                await desk.orders(interaction, number)
            case "text":
                await desk.text(interaction, number)
            case "status":
                await desk.status(interaction, number)
            case "rematch":
                await rematch(desk, interaction, number)
            case _:
                await self._pressed_on_panel(interaction, press, desk)

    async def _pressed_on_panel(self, interaction: Interaction, press: Press, desk: Desk) -> None:
        """Carry out a button that answers a question, or asks for more time."""
        orders = Orders(desk)
        match press.act:
            case "choose" if press.option is not None:
                await orders.choose(interaction, press)
            case "done":
                await orders.done(interaction, press)
            case "clear":
                await orders.clear(interaction, press)
            case "change":
                await orders.change(interaction, press)
            case "more":
                await ClockDesk(desk).more(interaction, press.game, press.group)
            case _:
                await self._pressed_together(interaction, press, desk)

    async def _pressed_together(self, interaction: Interaction, press: Press, desk: Desk) -> None:
        """Carry out a button that concerns the whole table."""
        number = desk.named(press.game)
        match press.act:
            case "aye":
                await VoteDesk(desk).agree(interaction, press)
            case "ballot":
                await VoteDesk(desk).call(interaction, number, Matter.CANCEL)
            case "cancel":
                await StaffDesk(desk).cancel(interaction, number)
            case "accept":
                await OfferDesk(desk).accept(interaction, press)
            case "decline":
                await OfferDesk(desk).decline(interaction, press)
            case _:
                await _refuse(interaction)

    async def picked(self, interaction: Interaction, pick: Pick, values: tuple[str, ...]) -> None:
        """Carry out a select."""
        assert self._desk is not None
        await Orders(self._desk).pick(interaction, pick, values)


async def _refuse(interaction: Interaction) -> None:
    text = reader_words(interaction)(say("control-unknown"))
    await interaction.response.send_message(view=Layout().say(text).view(), ephemeral=True)
