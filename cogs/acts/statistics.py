"""`/profile`, `/leaderboard`, `/stats`: what finished games tell of those who want it told."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.pages.game_statistics import game_page
from cogs.pages.moments import moments_of
from cogs.pages.posts import page_buttons
from cogs.pages.statistics import (
    KIND,
    NO_WEB,
    ON,
    WEB,
    Button,
    hall_page,
    ladder_page,
    mention,
    no_games,
    no_profile,
    profile_page,
    season_from,
    shared_hall,
    shared_ladder,
    shared_profile,
    web_buttons,
)
from cogs.parts.controls import value_in
from cogs.parts.custom_ids import BETWEEN, Act
from cogs.parts.layouts import Layout
from cogs.parts.places import place_of
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.values.addresses import new_address
from engine.host.values.people import Person
from engine.host.values.profiles import Profile
from engine.host.values.results import GameKind
from engine.host.values.seasons import Season
from render.words import Words, words_for

Number = app_commands.Range[int, 1, 10**9]
SEASONS = 8  # that can be chosen


class StatisticsCog(commands.Cog, name="statistics"):
    """Answers privately; whoever asks may show it to all."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host
        self._statistics = frontend.host.statistics

    @app_commands.command(
        name="profile", description="How a captain plays: games, ratings, best moments"
    )
    @app_commands.describe(captain="Whose profile; none for your own")
    async def profile(self, interaction: Interaction, captain: discord.User | None = None) -> None:
        """Open a profile privately."""
        person = interaction.user.id if captain is None else captain.id
        work = partial(self._profile, interaction, person)
        await self._frontend.responder.privately(interaction, work)

    @app_commands.command(
        name="leaderboard", description="Ratings of this server, by game and season"
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(self, interaction: Interaction) -> None:
        """Open the ladder of what is played most, privately."""
        work = partial(self._ladder, interaction, None, None)
        await self._frontend.responder.privately(interaction, work)

    @app_commands.command(
        name="stats", description="This server's hall of fame, or a finished game"
    )
    @app_commands.describe(game="Number of a finished game; none for the hall of fame")
    async def stats(self, interaction: Interaction, game: Number | None = None) -> None:
        """Open the hall of fame, or what a finished game tells."""
        if game is None and interaction.guild_id is not None:
            work = partial(self._hall, interaction, None)
        else:
            work = partial(self._game, interaction, game)
        await self._frontend.responder.privately(interaction, work)

    # --- controls ------------------------------------------------------------------------------

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls of the pages ask for."""
        return {
            "profile": self._set_profile,
            "ladder": self._turn_ladder,
            "hall": self._turn_hall,
            "share-profile": self._share_profile,
            "share-ladder": self._share_ladder,
            "share-hall": self._share_hall,
        }

    async def _set_profile(self, interaction: Interaction, act: Act) -> None:
        """Turn somebody's own profile on or off."""
        (choice,), person = act.words(1), interaction.user.id

        async def work() -> Layout:
            await self._host.preferences.change(person, lambda card: _chosen(card, choice))
            return await self._profile(interaction, person)

        await self._frontend.responder.in_place(interaction, work)

    async def _turn_ladder(self, interaction: Interaction, act: Act) -> None:
        """Show another ladder in the place of one."""
        what, rules, variant, season = act.words(4)
        kind, chosen = GameKind(rules, variant), value_in(interaction)
        if chosen and what == KIND:
            kind = _kind_from(chosen)
        elif chosen:
            season = chosen
        work = partial(self._ladder, interaction, kind, season_from(season))
        await self._frontend.responder.in_place(interaction, work)

    async def _turn_hall(self, interaction: Interaction, act: Act) -> None:
        """Show another hall of fame in the place of one."""
        _, rules, variant = act.words(3)
        chosen = value_in(interaction)
        kind = _kind_from(chosen) if chosen else GameKind(rules, variant)
        await self._frontend.responder.in_place(interaction, partial(self._hall, interaction, kind))

    async def _share_profile(self, interaction: Interaction, _act: Act) -> None:
        """Show one's own profile to all."""
        person = interaction.user.id

        async def page(guild: int, words: Words) -> Layout | None:
            profile = await self._statistics.profile(person, guild)
            if profile is None or not profile.games:
                return None
            return shared_profile(profile, await self._moments(profile), words)

        await self._share(interaction, page)

    async def _share_ladder(self, interaction: Interaction, act: Act) -> None:
        """Show a ladder to all."""
        rules, variant, season = act.words(3)

        async def page(guild: int, words: Words) -> Layout | None:
            ladder = await self._statistics.ladder(
                guild, GameKind(rules, variant), season_from(season)
            )
            return shared_ladder(ladder, words) if ladder.ratings else None

        await self._share(interaction, page)

    async def _share_hall(self, interaction: Interaction, act: Act) -> None:
        """Show a hall of fame to all."""
        kind = GameKind(*act.words(2))

        async def page(guild: int, words: Words) -> Layout | None:
            hall = await self._statistics.hall(guild, kind)
            return shared_hall(hall, words) if hall.games else None

        await self._share(interaction, page)

    async def _share(
        self, interaction: Interaction, page: Callable[[int, Words], Awaitable[Layout | None]]
    ) -> None:
        """Show a page to all, in the server's language; only where whoever asks may write."""

        async def work() -> Layout:
            guild, own = interaction.guild_id, reader_words(interaction)
            if guild is None or not _may_write(interaction):
                return Layout(aside=True).say(own(say("share-refused")))
            chosen = (await self._host.people_cache.guild(guild)).locale
            words = words_for(chosen or str(interaction.guild_locale or interaction.locale))
            layout = await page(guild, words)
            if layout is None:
                return Layout(aside=True).say(own(say("share-gone")))
            return layout.say(words(say("shared", captain=mention(interaction.user.id))))

        await self._frontend.responder.aloud(interaction, work)

    # --- inside --------------------------------------------------------------------------------

    async def _profile(self, interaction: Interaction, person: int) -> Layout:
        words, own = reader_words(interaction), person == interaction.user.id
        guild = interaction.guild_id
        if guild is None and not own:
            return Layout().say(words(say("profile-elsewhere")))
        profile = await self._statistics.profile(person, guild)
        if profile is None and own:
            return no_profile(words)
        if profile is None:
            return Layout().say(words(say("profile-none", person=mention(person))))
        moments = await self._moments(profile)
        web = await self._web(guild, person, words) if own else ()
        return profile_page(profile, moments, words, own=own, here=guild is not None, web=web)

    async def _web(self, guild: int | None, person: int, words: Words) -> Sequence[Button]:
        """Offer a profile on the web, where there are such pages."""
        if not self._frontend.paged:
            return ()
        shown = (await self._host.people_cache.person(person)).outside
        link = await self._host.addresses.profile_link(guild, person)
        return web_buttons(link, words, shown=shown)

    async def _moments(self, profile: Profile) -> list[Text]:
        """Say which were the best moments of somebody's last games."""
        return await moments_of(profile, lambda game: self._host.past.history(game, None))

    async def _ladder(
        self, interaction: Interaction, wanted: GameKind | None, season: Season | None
    ) -> Layout:
        async def page(
            guild: int, kind: GameKind, kinds: Sequence[GameKind], words: Words
        ) -> Layout:
            now = self._statistics.season()
            seasons = [now.later(-before) for before in range(SEASONS)]
            ladder = await self._statistics.ladder(guild, kind, season)
            return ladder_page(ladder, kinds, seasons, words, await self._hall_link(guild, words))

        return await self._of_server(interaction, wanted, page)

    async def _hall(self, interaction: Interaction, wanted: GameKind | None) -> Layout:
        async def page(
            guild: int, kind: GameKind, kinds: Sequence[GameKind], words: Words
        ) -> Layout:
            hall = await self._statistics.hall(guild, kind)
            return hall_page(hall, kinds, words, await self._hall_link(guild, words))

        return await self._of_server(interaction, wanted, page)

    async def _hall_link(self, guild: int, words: Words) -> Sequence[Button]:
        """Offer the same on the web, where the server wants pages."""
        return page_buttons(await self._host.addresses.server_link(guild), words, "button-web")

    async def _of_server(
        self,
        interaction: Interaction,
        wanted: GameKind | None,
        page: Callable[[int, GameKind, Sequence[GameKind], Words], Awaitable[Layout]],
    ) -> Layout:
        """Lay out a page of a kind of game: the wanted one, else what a server plays most."""
        words, guild = reader_words(interaction), interaction.guild_id
        kinds = () if guild is None else await self._statistics.kinds(guild)
        if guild is None or not kinds:
            return no_games(words)
        kind = next((each for each in kinds if each == wanted), kinds[0])
        return await page(guild, kind, kinds, words)

    async def _game(self, interaction: Interaction, number: int | None) -> Layout:
        words, person = reader_words(interaction), interaction.user.id
        meant = await self._host.past.meant(place_of(interaction), person, number)
        over = (await self._host.glance(meant.number, None)).over
        if over is None:
            return Layout().say(words(say("game-statistics-later", number=meant.number)))
        history = await self._host.past.history(meant.number, None)
        changes = await self._statistics.changes(meant, outside=False)
        return game_page(history, over, words, changes)


def _chosen(card: Person, choice: str) -> Person:
    """Turn a profile on or off; on the web it is by an address that nobody had before."""
    if choice == WEB:
        return replace(card, profile=True, secret=card.secret or new_address())
    if choice == NO_WEB:
        return replace(card, secret="")
    return replace(card, profile=choice == ON)


def _kind_from(key: str) -> GameKind:
    rules, _, variant = key.partition(BETWEEN)
    return GameKind(rules, variant)


def _may_write(interaction: Interaction) -> bool:
    """Tell whether somebody may write where they ask for something to be shown."""
    granted = interaction.permissions
    if isinstance(interaction.channel, discord.Thread):
        return granted.send_messages_in_threads
    return granted.send_messages
