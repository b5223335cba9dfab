"""The lobby: open a game, join, leave, start and cancel, by command or by button."""

from collections.abc import Awaitable, Callable

from cogs.desk import Desk, Named
from cogs.layouts import Layout
from cogs.permissions import lacking
from cogs.replies import Interaction, reader_words
from engine.core.words import Text, say
from engine.host.denials import Denial, Denied
from engine.host.records import GameInfo, GameStatus
from engine.host.terms import Terms


class Lobby:
    """Everything that happens before the first question, and the end before the end."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._host = desk.host

    async def open(self, interaction: Interaction, game: str, seats: int, terms: Terms) -> None:
        """Open a lobby; whoever opens it has the first seat."""

        async def work() -> Layout | Denied:
            words = reader_words(interaction)
            if interaction.guild_id is None:
                return Denied(Denial.NO_CHANNEL)
            missing = lacking(interaction.app_permissions, interaction.channel)
            if missing:
                listed = words.listed(words(each) for each in missing)
                return Layout().say(words(say("lobby-lacking", permissions=listed)))
            outcome = await self._host.create(
                channel=interaction.channel_id or 0,
                guild=interaction.guild_id,
                person=interaction.user.id,
                name=interaction.user.display_name,
                game=game,
                seats=seats,
                terms=terms,
                locale=str(interaction.guild_locale or interaction.locale),
            )
            if isinstance(outcome, Denied):
                return outcome
            return Layout().say(words(say("lobby-opened", number=outcome.number)))

        await self._desk.clerk.privately(interaction, work)

    async def join(self, interaction: Interaction, named: Named) -> None:
        """Take a seat."""
        user = interaction.user
        await self._act(
            interaction,
            named,
            lambda game: self._host.join(game, user.id, user.display_name),
            lambda game: say("you-joined", number=game),
        )

    async def leave(self, interaction: Interaction, named: Named) -> None:
        """Give the seat up."""
        await self._act(
            interaction,
            named,
            lambda game: self._host.leave(game, interaction.user.id),
            lambda game: say("you-left", number=game),
        )

    async def begin(self, interaction: Interaction, named: Named) -> None:
        """Start with the captains who are in."""
        await self._act(
            interaction,
            named,
            lambda game: self._host.start(game, interaction.user.id),
            lambda game: say("you-started", number=game),
        )

    async def cancel(self, interaction: Interaction, named: Named) -> None:
        """End the game without a winner; the host may, and who manages the channel."""
        staff = interaction.permissions.manage_channels
        await self._act(
            interaction,
            named,
            lambda game: self._host.cancel(game, interaction.user.id, staff=staff),
            lambda game: say("you-cancelled", number=game),
        )

    async def _act(
        self,
        interaction: Interaction,
        named: Named,
        act: Callable[[int], Awaitable[GameInfo | Denied]],
        told: Callable[[int], Text],
    ) -> None:
        async def work() -> Layout | Denied:
            number = await named(interaction)
            if isinstance(number, Denied):
                return number
            outcome = await act(number)
            if isinstance(outcome, Denied):
                return outcome
            words = reader_words(interaction)
            layout = Layout().say(words(told(number)))
            if outcome.status is GameStatus.LOBBY:
                count = say("lobby-count", joined=len(outcome.seats), seats=outcome.max_seats)
                layout.say(words(count))
            return layout

        await self._desk.clerk.privately(interaction, work)
