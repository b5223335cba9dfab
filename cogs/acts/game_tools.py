"""The `/game` commands for votes and for those who lead a game."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.acts.staff import StaffActions
from cogs.acts.votes import VoteActions
from cogs.parts.responder import Interaction
from engine.host.values.proceedings import Matter

Captain = app_commands.Range[int, 1, 6]
MATTERS = [
    app_commands.Choice(name="Pause the game", value="pause"),
    app_commands.Choice(name="End the pause", value="resume"),
    app_commands.Choice(name="Take the last answers back", value="undo"),
    app_commands.Choice(name="Give a seat to a computer captain", value="remove"),
    app_commands.Choice(name="End the game without a winner", value="cancel"),
]
STRENGTHS = [
    app_commands.Choice(name="Easy: legal, and a bit silly", value="easy"),
    app_commands.Choice(name="Steady: sound and cautious", value="steady"),
    app_commands.Choice(name="Sharp: thinks ahead", value="sharp"),
]


class ToolCommands(commands.Cog):
    """Part of the `/game` group."""

    _frontend: Frontend

    @app_commands.command(name="vote", description="Ask the other captains to decide something")
    @app_commands.describe(
        matter="What to decide", captain="Whose seat a computer captain shall take"
    )
    @app_commands.choices(matter=MATTERS)
    async def vote(
        self, interaction: Interaction, matter: str, captain: Captain | None = None
    ) -> None:
        """Call a vote."""
        about = None if captain is None else captain - 1
        votes = VoteActions(self._frontend)
        await votes.call(interaction, self._frontend.here, Matter(matter), about)

    @app_commands.command(name="undo", description="Ask to take the last answers back")
    async def undo(self, interaction: Interaction) -> None:
        """Call a vote to undo."""
        await VoteActions(self._frontend).call(interaction, self._frontend.here, Matter.UNDO)

    @app_commands.command(name="remind", description="Remind all who still owe an answer")
    async def remind(self, interaction: Interaction) -> None:
        """Remind them."""
        await StaffActions(self._frontend).remind(interaction)

    @app_commands.command(name="replace", description="Give a captain's seat to somebody else")
    @app_commands.describe(
        captain="Whose seat",
        by="Who takes it over",
        computer="Or how well a computer captain plays on it",
    )
    @app_commands.choices(computer=STRENGTHS)
    async def replace(
        self,
        interaction: Interaction,
        captain: Captain,
        by: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Replace a captain."""
        await StaffActions(self._frontend).replace(interaction, captain - 1, by, computer)

    @app_commands.command(name="host", description="Make another captain the host")
    @app_commands.describe(member="Who shall lead this game")
    async def host(self, interaction: Interaction, member: discord.User) -> None:
        """Hand over."""
        await StaffActions(self._frontend).hand_over(interaction, member)

    @app_commands.command(name="revive", description="Let a game go on that stopped by a fault")
    async def revive(self, interaction: Interaction) -> None:
        """Let a halted game go on."""
        await StaffActions(self._frontend).revive(interaction)

    @vote.autocomplete("captain")
    async def people(self, interaction: Interaction, current: Any) -> list[Any]:
        """Offer the captains who are people."""
        return list(
            await StaffActions(self._frontend).seats(interaction, str(current), people=True)
        )

    @replace.autocomplete("captain")
    async def captains(self, interaction: Interaction, current: Any) -> list[Any]:
        """Offer all captains."""
        return list(
            await StaffActions(self._frontend).seats(interaction, str(current), people=False)
        )
