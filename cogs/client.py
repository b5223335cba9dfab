"""The client: discord.py's bot with our commands and controls."""

import asyncio
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.acts.clock import ClockActions
from cogs.acts.frontend import Frontend
from cogs.acts.game_commands import GameCog
from cogs.acts.history import PastCog
from cogs.acts.lobby import Lobby
from cogs.acts.lobby_settings import StewardCog
from cogs.acts.my_games import GamesCog
from cogs.acts.notes import NotesCog
from cogs.acts.offers import OfferActions
from cogs.acts.orders import Orders
from cogs.acts.privacy import PrivacyCog
from cogs.acts.proof import ProofCog
from cogs.acts.rematch import rematch
from cogs.acts.rules import RulesCog
from cogs.acts.settings import SettingsCog
from cogs.acts.staff import StaffActions
from cogs.acts.standing_orders import StandingCog
from cogs.acts.votes import VoteActions
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
from engine.host.values.people import PeopleCache
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
        self._frontend: Frontend | None = None
        self.people_cache: PeopleCache | None = None

    async def install(self, frontend: Frontend, games: tuple[str, ...], pace_hours: float) -> None:
        """Add the commands and controls, once the host is there to serve them."""
        self._frontend = frontend
        self.people_cache = frontend.host.people_cache
        await self.add_cog(past := PastCog(self, frontend))
        await self.add_cog(notes := NotesCog(self, frontend))
        await self.add_cog(GamesCog(frontend))
        await self.add_cog(StewardCog(self, frontend))
        await self.add_cog(GameCog(frontend, Lobby(frontend), past, notes, games, pace_hours))
        await self.add_cog(StandingCog(self, frontend))
        await self.add_cog(RulesCog(self, frontend.responder, games, frontend.picture_cache))
        await self.add_cog(ProofCog(frontend))
        await self.add_cog(SettingsCog(self, frontend))
        await self.add_cog(PrivacyCog(self, frontend))
        await self.add_cog(WhyCog(self, frontend.responder, frontend.host.past, frontend))
        await self.add_cog(VanishingCog(self, frontend.host))
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
        assert self._frontend is not None
        frontend, lobby = self._frontend, Lobby(self._frontend)
        number = frontend.named(press.game)
        match press.act:
            case "join":
                await lobby.join(interaction, number)
            case "leave":
                await lobby.leave(interaction, number)
            case "begin":
                await lobby.begin(interaction, number)
            case "orders":
                await frontend.orders(interaction, number)
            case "text":
                await frontend.text(interaction, number)
            case "status":
                await frontend.status(interaction, number)
            case "rematch":
                await rematch(frontend, interaction, number)
            case _:
                await self._pressed_on_panel(interaction, press, frontend)

    async def _pressed_on_panel(
        self, interaction: Interaction, press: Press, frontend: Frontend
    ) -> None:
        """Carry out a button that answers a question, or asks for more time."""
        orders = Orders(frontend)
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
                await ClockActions(frontend).more(interaction, press.game, press.group)
            case _:
                await self._pressed_together(interaction, press, frontend)

    async def _pressed_together(
        self, interaction: Interaction, press: Press, frontend: Frontend
    ) -> None:
        """Carry out a button that concerns the whole table."""
        number = frontend.named(press.game)
        match press.act:
            case "aye":
                await VoteActions(frontend).agree(interaction, press)
            case "ballot":
                await VoteActions(frontend).call(interaction, number, Matter.CANCEL)
            case "cancel":
                await StaffActions(frontend).cancel(interaction, number)
            case "accept":
                await OfferActions(frontend).accept(interaction, press)
            case "decline":
                await OfferActions(frontend).decline(interaction, press)
            case _:
                await _refuse(interaction)

    async def picked(self, interaction: Interaction, pick: Pick, values: tuple[str, ...]) -> None:
        """Carry out a select."""
        assert self._frontend is not None
        await Orders(self._frontend).pick(interaction, pick, values)


async def _refuse(interaction: Interaction) -> None:
    text = reader_words(interaction)(say("control-unknown"))
    await interaction.response.send_message(view=Layout().say(text).view(), ephemeral=True)
