"""The lobby: open a game, join, be ready, leave and start, by command or by button."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from cogs.acts.frontend import Frontend, Named
from cogs.acts.welcome import welcome
from cogs.pages.lobby import awaited_names
from cogs.pages.terms import computer_names
from cogs.parts.layouts import Layout
from cogs.parts.permissions import lacking
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.doors.seating import Opening
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Terms
from render.words import Words


class Lobby:
    """Everything that happens before the first question."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons under a lobby ask for."""
        by_button = self._frontend.by_button
        return {
            "join": by_button(self.join),
            "leave": by_button(self.leave),
            "begin": by_button(self.begin),
            "ready": by_button(self.ready),
            "rematch": by_button(self.rematch),
        }

    async def open(
        self,
        interaction: Interaction,
        game: str,
        seats: int,
        terms: Terms | Text,
        *,
        locale: str | None = None,
        computers: int = 0,
    ) -> None:
        """Open a lobby; whoever opens it has the first seat."""

        async def work() -> Layout:
            words = reader_words(interaction)
            if isinstance(terms, Text):
                return Layout().say(words(terms))
            if interaction.guild_id is None:
                raise DeniedError(Denial.NO_CHANNEL)
            missing = lacking(interaction.app_permissions, interaction.channel)
            if missing:
                listed = words.listed(words(each) for each in missing)
                return Layout().say(words(say("lobby-lacking", permissions=listed)))
            spoken = locale or await self._locale(interaction, interaction.guild_id)
            opened = await self._host.seating.open(
                Opening(
                    channel=interaction.channel_id or 0,
                    guild=interaction.guild_id,
                    person=interaction.user.id,
                    name=interaction.user.display_name,
                    game=game,
                    seats=seats,
                    terms=terms,
                    locale=spoken,
                    computers=(terms.substitute,) * computers,
                    names=computer_names(spoken),
                    within=_parent(interaction),
                )
            )
            layout = Layout().say(words(say("lobby-opened", number=opened.number)))
            return layout.join(await welcome(interaction, self._host, opened))

        await self._frontend.responder.privately(interaction, work)

    async def join(self, interaction: Interaction, named: Named) -> None:
        """Take a seat; the one direct message that this allows tells whether more can come."""

        async def deed(number: int) -> Layout:
            user = interaction.user
            joined = await self._host.join(number, user.id, user.display_name)
            words = reader_words(interaction)
            layout = Layout().say(words(say("you-joined", number=number)))
            layout.say(_count(joined, words))
            return layout.join(await welcome(interaction, self._host, joined))

        await self._frontend.privately(interaction, named, deed)

    async def leave(self, interaction: Interaction, named: Named) -> None:
        """Give the seat up."""
        await self._act(
            interaction,
            named,
            lambda game: self._host.leave(game, interaction.user.id),
            lambda game, _: say("you-left", number=game.number),
        )

    async def begin(self, interaction: Interaction, named: Named) -> None:
        """Start with the captains who are in, or call for those who are not ready."""
        await self._act(
            interaction, named, lambda game: self._host.start(game, interaction.user.id), _begun
        )

    async def ready(self, interaction: Interaction, named: Named) -> None:
        """Agree to start on these terms."""
        await self._act(
            interaction,
            named,
            lambda game: self._host.seating.ready(game, interaction.user.id),
            _is_ready,
        )

    async def rematch(self, interaction: Interaction, named: Named) -> None:
        """Open a lobby for the same table; whoever presses first is its host."""

        async def deed(number: int) -> Layout:
            user, within = interaction.user, _parent(interaction)
            try:
                made = await self._host.rematch(number, user.id, user.display_name, within=within)
            except DeniedError as denied:
                if denied.reason is Denial.CHANNEL_BUSY:
                    denied.said = say("denied-rematch-busy")
                raise
            return Layout().say(reader_words(interaction)(say("lobby-opened", number=made.number)))

        await self._frontend.privately(interaction, named, deed)

    async def _locale(self, interaction: Interaction, guild: int) -> str:
        """Return the language of the server: as it chose, else as its Discord says."""
        chosen = (await self._host.people_cache.guild(guild)).locale
        return chosen or str(interaction.guild_locale or interaction.locale)

    async def _act(
        self,
        interaction: Interaction,
        named: Named,
        act: Callable[[int], Awaitable[GameInfo]],
        told: Callable[[GameInfo, Words], Text],
    ) -> None:
        async def deed(number: int) -> Layout:
            outcome = await act(number)
            words = reader_words(interaction)
            layout = Layout().say(words(told(outcome, words)))
            if outcome.status is GameStatus.LOBBY:
                layout.say(_count(outcome, words))
            return layout

        await self._frontend.privately(interaction, named, deed)


def _count(game: GameInfo, words: Words) -> str:
    return words(say("lobby-count", joined=len(game.seats), seats=game.max_seats))


def _begun(game: GameInfo, words: Words) -> Text:
    if game.status is GameStatus.LOBBY:
        return say("you-called", captains=awaited_names(game, words))
    return say("you-started", number=game.number)


def _is_ready(game: GameInfo, words: Words) -> Text:
    if game.status is not GameStatus.LOBBY:
        return say("you-started", number=game.number)
    if game.proceedings.called is None:
        return say("you-ready")
    return say("you-ready-called", captains=awaited_names(game, words))


def _parent(interaction: Interaction) -> int | None:
    """Return the channel that a thread belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None
