"""The `/game` commands: what captains do; buttons do most of it."""

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.acts.alone import AloneActions
from cogs.acts.clock import ClockActions
from cogs.acts.frontend import Frontend
from cogs.acts.history import NoteActions, PastActions
from cogs.acts.lobby import Lobby
from cogs.acts.my_games import own_games
from cogs.acts.staff import StaffActions, captains_like
from cogs.acts.standing_orders import StandingActions
from cogs.acts.votes import VoteActions
from cogs.pages.lobby_settings import variant_named, variants_like
from cogs.pages.terms import (
    ABSENCE_CHOICES,
    CUSTOM,
    PACE_CHOICES,
    PROGRESS_CHOICES,
    STRENGTH_CHOICES,
    choices,
    language_name,
    seconds_from,
    terms_from,
    zones_like,
)
from cogs.pages.terms import night_from as night_of
from cogs.parts.controls import MOST_OPTIONS, OPTION_LIMIT, shortened
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import Text, say
from engine.host.values.proceedings import Matter
from engine.host.values.terms import Absence, Progress
from render.games import GAMES
from render.installed import USUAL_STRENGTH, InstalledGame
from render.words import locales

MATTERS: Mapping[str, Text] = {
    Matter.PAUSE: say("command-choice-pause"),
    Matter.RESUME: say("command-choice-resume"),
    Matter.UNDO: say("command-choice-undo"),
    Matter.REMOVE: say("command-choice-remove"),
    Matter.CANCEL: say("command-choice-cancel"),
}
EASIEST = "easy"
LEAST_HOURS = 0.02  # a little over a minute
MOST_HOURS = 336.0  # two weeks

Seats = app_commands.Range[int, 1, 99]  # how many can play is told when they are chosen
Computers = app_commands.Range[int, 0, 99]
Hours = app_commands.Range[float, LEAST_HOURS, MOST_HOURS]
Typed = app_commands.Range[str, 1, 60]
Turn = app_commands.Range[int, 1, 99]
Number = app_commands.Range[int, 1, 10**9]


class GameCog(commands.GroupCog, name="game"):
    """Start, join and follow a game in this channel."""

    def __init__(
        self,
        frontend: Frontend,
        lobby: Lobby,
        past: PastActions,
        notes: NoteActions,
        standing: StandingActions,
        games: tuple[str, ...],
        pace_hours: float,
    ) -> None:
        super().__init__()
        self._frontend = frontend
        self._lobby = lobby
        self._past = past
        self._notes = notes
        self._standing = standing
        self._games = games
        self._pace_hours = pace_hours
        self._clock = ClockActions(frontend)
        self._alone = AloneActions(frontend)

    @app_commands.command(
        name="new",
        description="Open a game in this channel; in direct messages, play alone at once",
    )
    @app_commands.describe(
        seats="How many captains at most",
        pace="How long captains have for each question",
        hours="A pace of your own, in hours",
        progress="Who sees who has answered",
        absence="What happens to the absent",
        opponents="How many computer captains play along",
        strength="How well computer captains play",
        night_from="When the clock goes to sleep, such as 23 or 23:30",
        night_to="When the clock wakes up, such as 7 or 7:30",
        zone="Time zone of the night, such as Europe/Berlin",
        language="In which language I talk in this channel",
        game="Which game",
        variant="Which of the ways to play it",
    )
    @app_commands.choices(
        pace=choices(PACE_CHOICES | {CUSTOM: say("command-choice-custom")}),
        progress=choices(PROGRESS_CHOICES),
        absence=choices(ABSENCE_CHOICES),
        strength=choices(STRENGTH_CHOICES),
        language=[Choice(name=language_name(each), value=each) for each in locales()],
    )
    async def new(
        self,
        interaction: Interaction,
        *,
        seats: Seats | None = None,
        pace: str = "",
        hours: Hours | None = None,
        progress: str = Progress.NAMES,
        absence: str = Absence.DEFAULT,
        opponents: Computers = 0,
        strength: str = "",
        night_from: Typed = "",
        night_to: Typed = "",
        zone: Typed = "",
        language: str | None = None,
        game: str = "",
        variant: str = "",
    ) -> None:
        """Open a lobby."""
        played = _meant(game)
        if interaction.guild_id is None:
            rivals = (strength or EASIEST,) * (opponents or (seats or 1) - 1)
            known = GAMES.find(game) if game else played
            await self._alone.begin(interaction, known, rivals, variant)
            return
        terms = terms_from(
            seconds_from(pace, hours, self._pace_hours, played),
            night_of(night_from, night_to, zone),
            progress=Progress(progress),
            absence=Absence(absence),
            substitute=strength or played.strength(USUAL_STRENGTH),
            variant=variant,
        )
        most = max(variant_named(played.newest, variant).seats)
        await self._lobby.open(
            interaction,
            interaction.guild_id,
            game or played.name,
            seats or most,
            terms,
            locale=language,
            computers=opponents,
        )

    @new.autocomplete("variant")
    async def known_variants(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the ways to play the game that was chosen."""
        rules, words = _meant(interaction.namespace.game).newest, reader_words(interaction)
        found = variants_like(rules, current, words)[:MOST_OPTIONS]
        return [Choice(name=shortened(name, OPTION_LIMIT), value=key) for name, key in found]

    @new.autocomplete("seats")
    async def known_seats(self, interaction: Interaction, _current: str) -> list[Choice[int]]:
        """Offer as many seats as can be played."""
        return _numbers(_seats_of(interaction))

    @new.autocomplete("opponents")
    async def known_opponents(self, interaction: Interaction, _current: str) -> list[Choice[int]]:
        """Offer as many computer captains as leave a seat for who opens the game."""
        most = interaction.namespace.seats or max(_seats_of(interaction))
        return _numbers(range(most))

    @new.autocomplete("game")
    async def known_games(self, _interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the games there are."""
        found = [name for name in self._games if current.lower() in name]
        return [Choice(name=name, value=name) for name in found[:25]]

    @new.autocomplete("zone")
    async def known_zones(self, _interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer time zones."""
        return [Choice(name=name, value=name) for name in zones_like(current)]

    @app_commands.command(name="join", description="Take a seat in this channel's game")
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await self._lobby.join(interaction, self._frontend.here)

    @app_commands.command(name="leave", description="Give your seat up")
    @app_commands.describe(
        to="Who takes it over, once the game has begun",
        computer="Or how well a computer captain plays on it",
    )
    @app_commands.choices(computer=choices(STRENGTH_CHOICES))
    async def leave(
        self,
        interaction: Interaction,
        to: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Give the seat up, to somebody where one is named; who is alone ends the game by it."""
        if interaction.guild_id is None:
            await StaffActions(self._frontend).ask_to_cancel(interaction)
        elif to is None and computer is None:
            await self._lobby.leave(interaction, self._frontend.here)
        else:
            await StaffActions(self._frontend).replace(interaction, None, to, computer)

    @app_commands.command(name="extend", description="Ask for more time for the open question")
    async def extend(self, interaction: Interaction) -> None:
        """Ask for more time."""
        await self._clock.extend(interaction)

    @app_commands.command(name="vote", description="Ask the other captains to decide something")
    @app_commands.describe(
        matter="What to decide", captain="Whose seat a computer captain shall take"
    )
    @app_commands.choices(matter=choices(MATTERS))
    async def vote(
        self, interaction: Interaction, matter: str, captain: Typed | None = None
    ) -> None:
        """Call a vote."""
        votes = VoteActions(self._frontend)
        await votes.call(interaction, self._frontend.here, Matter(matter), captain)

    @vote.autocomplete("captain")
    async def people(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the captains who are people."""
        return await captains_like(self._frontend, interaction, current, people=True)

    @app_commands.command(name="status", description="Where the game stands and who is still due")
    async def status(self, interaction: Interaction) -> None:
        """Tell the status privately."""
        await self._frontend.status(interaction, self._frontend.meant_or_over)

    @app_commands.command(name="board", description="Show the board, now or at the end of a turn")
    @app_commands.describe(
        turn="Which turn; none for the board as it stands",
        game="Number of a game you were in; none for this channel's",
    )
    async def board(
        self, interaction: Interaction, turn: Turn | None = None, game: Number | None = None
    ) -> None:
        """Show the board privately."""
        if turn is None and game is None:
            await self._frontend.board(interaction, self._frontend.meant_or_over)
        else:
            await self._past.board(interaction, turn, game)

    @app_commands.command(name="history", description="Read what happened, turn by turn")
    @app_commands.describe(
        turn="Where to open it; none for the newest page",
        game="Number of a game you were in; none for this channel's",
    )
    async def history(
        self, interaction: Interaction, turn: Turn | None = None, game: Number | None = None
    ) -> None:
        """Open the history privately."""
        await self._past.history(interaction, turn, game)

    @app_commands.command(name="catchup", description="What happened since you last looked")
    @app_commands.describe(game="Number of a game you were in; none for this channel's")
    async def catchup(self, interaction: Interaction, game: Number | None = None) -> None:
        """Tell what a person missed."""
        await self._past.catch_up(interaction, game)

    @app_commands.command(name="notes", description="Write notes that only you can read")
    @app_commands.describe(game="Number of a game you were in; none for this channel's")
    async def notes(self, interaction: Interaction, game: Number | None = None) -> None:
        """Open the private notes."""
        await self._notes.notes(interaction, game)

    @board.autocomplete("game")
    @history.autocomplete("game")
    @catchup.autocomplete("game")
    @notes.autocomplete("game")
    async def own(self, interaction: Interaction, current: str) -> list[Choice[int]]:
        """Offer the games of who types."""
        return await own_games(self._frontend, interaction, current)

    @app_commands.command(name="orders", description="Give or check your orders")
    async def orders(self, interaction: Interaction) -> None:
        """Open the order panel privately."""
        await self._frontend.orders(interaction, self._frontend.meant)

    @app_commands.command(name="standing", description="Leave orders for questions you may miss")
    async def standing(self, interaction: Interaction) -> None:
        """Open the standing orders privately."""
        await self._standing.open(interaction, self._frontend.meant)


def _meant(name: str | None) -> InstalledGame:
    """Return the game of a name; the first one where there is none of it."""
    return GAMES.find(name or "") or next(iter(GAMES))


def _seats_of(interaction: Interaction) -> Sequence[int]:
    """List with how many the game can be played that is chosen so far."""
    chosen = interaction.namespace
    return variant_named(_meant(chosen.game).newest, chosen.variant or "").seats


def _numbers(counts: Iterable[int]) -> list[Choice[int]]:
    return [Choice(name=str(count), value=count) for count in counts][:MOST_OPTIONS]
