"""The `/host` commands: what the host of a game does, and who looks after the server.

Everybody sees them, as any captain may be host; who may use them is checked in the code.
"""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.acts.clock import ClockActions
from cogs.acts.frontend import Frontend
from cogs.acts.lobby import Lobby
from cogs.acts.staff import StaffActions, captains_like
from cogs.pages.terms import STRENGTH_CHOICES, choices
from cogs.parts.responder import Interaction
from engine.core.words import say

AS_SERVER, NO_PAGE = "page-server", "page-none"
PAGE_CHOICES = {AS_SERVER: say("page-server"), NO_PAGE: say("page-no")}

PauseHours = app_commands.Range[float, 0.1, 720.0]
Number = app_commands.Range[int, 1, 10**9]
Name = app_commands.Range[str, 1, 100]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class HostCog(commands.GroupCog, name="host"):
    """Lead the game of this channel, as its host or as staff."""

    def __init__(self, frontend: Frontend, lobby: Lobby) -> None:
        super().__init__()
        self._frontend = frontend
        self._lobby = lobby
        self._clock = ClockActions(frontend)
        self._staff = StaffActions(frontend)

    @app_commands.command(name="start", description="Start this channel's game")
    async def start(self, interaction: Interaction) -> None:
        """Start with the captains who are in."""
        await self._lobby.begin(interaction, self._frontend.here)

    @app_commands.command(name="cancel", description="End this channel's game without a winner")
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the game."""
        await self._staff.ask_to_cancel(interaction)

    @app_commands.command(name="pause", description="Let the clock of this game stand still")
    @app_commands.describe(hours="For how long, at most 720; the game then goes on by itself")
    async def pause(self, interaction: Interaction, hours: PauseHours) -> None:
        """Pause the game."""
        await self._clock.pause(interaction, hours)

    @app_commands.command(name="resume", description="End the pause of this game")
    async def resume(self, interaction: Interaction) -> None:
        """End a pause."""
        await self._clock.resume(interaction)

    @app_commands.command(name="remind", description="Remind all who still owe an answer")
    async def remind(self, interaction: Interaction) -> None:
        """Remind them."""
        await self._staff.remind(interaction)

    @app_commands.command(name="replace", description="Give a captain's seat to somebody else")
    @app_commands.describe(
        captain="Whose seat",
        by="Who takes it over",
        computer="Or how well a computer captain plays on it",
    )
    @app_commands.choices(computer=choices(STRENGTH_CHOICES))
    async def replace(
        self,
        interaction: Interaction,
        captain: Name,
        by: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Replace a captain."""
        await self._staff.replace(interaction, captain, by, computer)

    @replace.autocomplete("captain")
    async def captains(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer all captains."""
        return await captains_like(self._frontend, interaction, current, people=False)

    @app_commands.command(name="handover", description="Make another captain the host")
    @app_commands.describe(member="Who shall lead this game")
    async def handover(self, interaction: Interaction, member: discord.User) -> None:
        """Hand over."""
        await self._staff.hand_over(interaction, member)

    @app_commands.command(name="page", description="Whether this game may have a page on the web")
    @app_commands.describe(
        page="Who may look at it outside Discord",
        game="Number of a game of this channel, over or not; none for the last one",
    )
    @app_commands.choices(page=choices(PAGE_CHOICES))
    async def page(self, interaction: Interaction, page: str, game: Number | None = None) -> None:
        """Refuse or allow the page of a game."""
        await self._staff.show_page(interaction, game, shown=page == AS_SERVER)

    @app_commands.command(name="revive", description="Let a game go on that stopped by a fault")
    async def revive(self, interaction: Interaction) -> None:
        """Let a halted game go on."""
        await self._staff.revive(interaction)
