"""The client: discord.py's bot with our commands and controls."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.acts.alone import AloneActions
from cogs.acts.clock import ClockActions
from cogs.acts.frontend import Frontend
from cogs.acts.game_commands import GameCog
from cogs.acts.handing_over import OfferActions
from cogs.acts.helping import HelpCog
from cogs.acts.history import NoteActions, PastActions
from cogs.acts.host_commands import HostCog
from cogs.acts.lobby import Lobby
from cogs.acts.lobby_settings import LobbySettings
from cogs.acts.looking import LookingActions
from cogs.acts.my_games import MyGamesCog
from cogs.acts.orders import OrderActions
from cogs.acts.proof import ProofCog
from cogs.acts.rules import RulesCog
from cogs.acts.settings import PrivacyCog, SettingsCog
from cogs.acts.staff import StaffActions
from cogs.acts.standing_orders import StandingActions
from cogs.acts.statistics import StatisticsCog
from cogs.acts.vanishing import VanishingCog
from cogs.acts.votes import VoteActions
from cogs.acts.why import WhyActions
from cogs.operating.joining import Joining, point_at
from cogs.operating.stop import end
from cogs.parts.command_tree import CommandTranslator, CommandTree
from cogs.parts.controls import Control, is_gone
from cogs.parts.responder import Interaction
from cogs.parts.routes import Acting, Routes
from engine.host.runtime.people_cache import PeopleCache

LATELY = 60.0  # seconds for which a click over HTTP shows that people can answer


class Mothership(commands.Bot):
    """The bot on Discord; it needs no privileged intent."""

    def __init__(
        self,
        joining: Joining | None = None,
        trace: aiohttp.TraceConfig | None = None,
        **more: Any,
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
            **more,
        )
        self._joining = joining
        self._heard = False  # whether clicks reach us
        self._posted_at: float | None = None  # when the last one came over HTTP
        self.listening = False  # whether they may come that way
        self.routes = Routes()
        self.add_dynamic_items(Control)
        self.people_cache: PeopleCache | None = None
        self.own_emojis: dict[str, int] = {}  # ids by name, as far as Discord has them

    async def install(self, frontend: Frontend, games: tuple[str, ...], pace_hours: float) -> None:
        """Add the commands and controls, once the host is there to serve them."""
        self.people_cache = frontend.host.people_cache
        lobby, past, notes = Lobby(frontend), PastActions(frontend), NoteActions(frontend)
        standing = StandingActions(frontend)
        for part in (
            frontend,
            lobby,
            AloneActions(frontend),
            past,
            notes,
            standing,
            LobbySettings(frontend),
            OrderActions(frontend),
            ClockActions(frontend),
            VoteActions(frontend),
            OfferActions(frontend),
            StaffActions(frontend),
            LookingActions(frontend),
            WhyActions(frontend.responder, frontend.host.past, frontend),
            MyGamesCog(frontend),
            GameCog(frontend, lobby, past, notes, standing, games, pace_hours),
            HostCog(frontend, lobby),
            RulesCog(self, frontend.responder, games, frontend.picture_cache, frontend.host.past),
            ProofCog(frontend),
            SettingsCog(frontend),
            PrivacyCog(frontend),
            StatisticsCog(frontend),
            HelpCog(self, frontend),
            VanishingCog(self, frontend.host, self.hears),
        ):
            await self.serve(part)
        await self.tree.set_translator(CommandTranslator())

    async def serve(self, part: object) -> None:
        """Add the commands of a part, and the acts it carries out."""
        if isinstance(part, commands.Cog):
            await self.add_cog(part)
        if isinstance(part, Acting):
            self.routes.add(part.acts())

    async def log_in(self, api_base: str, gateway: str, token: str) -> None:
        """Log in where Discord is; where that fails, it can be tried again."""
        await point_at(api_base, gateway)
        try:
            await self.login(token)
        except BaseException:
            await self.http.close()  # the library would begin another session beside it
            self.http.connector = discord.utils.MISSING
            raise

    async def on_interaction(self, interaction: Interaction) -> None:
        """Carry out what the library passes over: modals, and controls that are gone by now.

        It knows only the modals that it still remembers. A click that was made just before its
        message was redrawn is answered as one made on an older panel.
        """
        is_modal = interaction.type is discord.InteractionType.modal_submit
        is_click = interaction.type is discord.InteractionType.component
        if is_modal or (is_click and is_gone(interaction)):
            await self.routes.sent_in(interaction)

    def hear(self, interaction: dict[str, Any]) -> None:
        """Take an interaction that came over HTTP just as one of the gateway."""
        self._posted_at = time.monotonic()
        told: Any = interaction
        self._connection.parse_interaction_create(told)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin a session, unless too many began of late; the library tries again later."""
        if self._joining is not None:
            await self._joining.begin(waited=initial)
        await super().before_identify_hook(shard_id, initial=initial)

    @property
    def online(self) -> bool:
        """Tell whether clicks reach us."""
        return self._heard

    @property
    def reachable(self) -> bool:
        """Tell whether people can answer; over HTTP only a click shows that, not its absence."""
        last = self._posted_at
        return self.online or (last is not None and time.monotonic() - last < LATELY)

    def hears(self, _guild: int) -> bool:
        """Tell whether we would know of a server that has us."""
        return True

    async def hand_over(self) -> None:
        """Let others have what is ours; of one process there are none."""

    async def leave(self, connection: "asyncio.Task[None]") -> None:
        """Hear no more clicks, but still answer those that came."""
        await end(connection)
        await self._hang_up()

    async def _hang_up(self) -> None:
        socket: Any = self.ws  # None until the first session
        if socket is not None:
            await socket.close(code=1000)

    async def on_connect(self) -> None:
        """Note that clicks reach us."""
        self._heard = True

    async def on_resumed(self) -> None:
        """Note that clicks reach us again."""
        self._heard = True

    async def on_disconnect(self) -> None:
        """Note that no click reaches us."""
        self._heard = False
