"""The `/game` commands: they start things; buttons do the rest."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk, lobby_text
from cogs.layouts import Layout
from cogs.refusals import sentence
from cogs.replies import Interaction, reader_words, reply_privately
from engine.core.words import say
from engine.host.denials import Denied
from engine.host.records import GameInfo

SECONDS_PER_HOUR = 3600.0
MOST_HOURS = 336.0  # two weeks
Act: TypeAlias = Callable[[int], Awaitable[GameInfo | Denied]]


class GameCog(commands.GroupCog, name="game"):
    """Start, join and follow a game in this channel."""

    def __init__(self, desk: Desk, games: tuple[str, ...], pace_hours: float) -> None:
        super().__init__()
        self.desk = desk
        self._games = games
        self._pace_hours = pace_hours

    @app_commands.command(name="new", description="Open a game in this channel")
    @app_commands.describe(
        seats="How many captains at most (2 to 5)",
        hours="How long captains have for each question",
        game="Which game",
    )
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        seats: app_commands.Range[int, 1, 25] = 5,
        hours: app_commands.Range[float, 0.01, MOST_HOURS] | None = None,
        game: str = "tremble",
    ) -> None:
        """Open a lobby; whoever opens it has the first seat."""

        async def work() -> Layout | Denied:
            outcome = await self.desk.host.create(
                channel=interaction.channel_id or 0,
                guild=interaction.guild_id,
                person=interaction.user.id,
                name=interaction.user.display_name,
                game=game,
                seats=seats,
                pace=(hours or self._pace_hours) * SECONDS_PER_HOUR,
                locale=str(interaction.guild_locale or interaction.locale),
            )
            if isinstance(outcome, Denied):
                return outcome
            words = reader_words(interaction)
            return Layout().say(words(say("lobby-opened", number=outcome.number)))

        await reply_privately(interaction, work)

    @new.autocomplete("game")
    async def known_games(
        self, _interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        found = [name for name in self._games if current.lower() in name]
        return [app_commands.Choice(name=name, value=name) for name in found[:25]]

    @app_commands.command(name="join", description="Take a seat in this channel's game")
    @app_commands.guild_only()
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await self.act(interaction, "join")

    @app_commands.command(name="leave", description="Give your seat up before the game starts")
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction) -> None:
        """Give the seat up."""
        await self.act(interaction, "leave")

    @app_commands.command(name="start", description="Start this channel's game")
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Start with the captains who are in."""
        await self.act(interaction, "begin")

    @app_commands.command(name="cancel", description="End this channel's game without a winner")
    @app_commands.guild_only()
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the game."""
        await self.act(interaction, "cancel")

    @app_commands.command(name="status", description="Where the game stands and who is still due")
    async def status(self, interaction: Interaction) -> None:
        """Tell the status privately."""
        await self.look(interaction, self.desk.status)

    @app_commands.command(name="board", description="Show the board")
    async def board(self, interaction: Interaction) -> None:
        """Show the board privately."""
        await self.look(interaction, self.desk.board)

    @app_commands.command(name="orders", description="Give or check your orders")
    async def orders(self, interaction: Interaction) -> None:
        """Open the order panel privately."""
        await self.look(interaction, self.desk.orders)

    async def look(
        self, interaction: Interaction, show: Callable[[Interaction, int], Awaitable[None]]
    ) -> None:
        """Answer a question about the game that is meant."""
        number = self.desk.number_for(interaction)
        if isinstance(number, Denied):
            await _refuse(interaction, number)
        else:
            await show(interaction, number)

    async def act(self, interaction: Interaction, what: str, number: int | None = None) -> None:
        """Join, leave, start or cancel; by command or by button."""
        found = number if number is not None else self.desk.number_for(interaction)
        if isinstance(found, Denied):
            await _refuse(interaction, found)
            return
        game_number = found
        host, person = self.desk.host, interaction.user.id

        async def work() -> Layout | Denied:
            words = reader_words(interaction)
            outcome: GameInfo | Denied
            match what:
                case "join":
                    outcome = await host.join(game_number, person, interaction.user.display_name)
                    told = say("you-joined", number=game_number)
                case "leave":
                    outcome = await host.leave(game_number, person)
                    told = say("you-left", number=game_number)
                case "begin":
                    outcome = await host.start(game_number, person)
                    told = say("you-started", number=game_number)
                case _:
                    outcome = await host.cancel(game_number, person)
                    told = say("you-cancelled", number=game_number)
            if isinstance(outcome, Denied):
                return outcome
            return Layout().say(words(told)).say(lobby_text(outcome, words))

        await reply_privately(interaction, work)


async def _refuse(interaction: Interaction, denied: Denied) -> None:
    text = sentence(denied, reader_words(interaction))
    await interaction.response.send_message(view=Layout().say(text).view(), ephemeral=True)
