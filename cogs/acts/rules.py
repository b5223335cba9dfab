"""The `/rules` command: the rules help, in a channel or in direct messages."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.pages.rules import answer_to, first_page, is_page, meant, page_of
from cogs.parts.controls import OPTION_LIMIT, shortened, value_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.places import place_of
from cogs.parts.responder import Interaction, Responder, reader_of, reader_words
from cogs.parts.routes import Handler
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import pictured
from engine.core.registry import name_of
from engine.host.doors.history import HistoryDoor
from engine.host.values.denials import DeniedError
from render.games import GAMES
from render.picture import Picture
from render.rules_help import label

DESCRIPTION = "Look a rule up, or learn the game in five minutes"
RULE = "A word, or the ID of a rule"
GAME = "Which game"
Typed = app_commands.Range[str, 1, 100]
Command = app_commands.Command[Any, ..., None]


class RulesCog(commands.Cog, name="rules"):
    """Answers privately, at once, and everywhere; the rules are no secret."""

    def __init__(
        self,
        bot: commands.Bot,
        responder: Responder,
        games: tuple[str, ...],
        picture_cache: PictureCache | None = None,
        past: HistoryDoor | None = None,
    ) -> None:
        self._bot = bot
        self._responder = responder
        self._picture_cache = picture_cache
        self._past = past
        self._games = tuple(game for game in games if GAMES[game].help.entries)
        self._command = self._for_one() if len(self._games) == 1 else self._for_several()

    async def cog_load(self) -> None:
        """Add the command."""
        self._bot.tree.add_command(self._command)

    async def cog_unload(self) -> None:
        """Take it away."""
        self._bot.tree.remove_command(self._command.name)

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls of the pages ask for; buttons stand under other posts, too."""
        return {"rule": self._turn, "rules": self._turn}

    async def look_up(self, interaction: Interaction, named: str | None, typed: str | None) -> None:
        """Open the guide, or answer what was typed."""

        async def work() -> Layout:
            words, game = reader_words(interaction), await self._meant(interaction, named)
            if typed is None:
                return first_page(game, words)
            fitting = [entry.id for entry in meant(game, typed, words)]
            page = fitting[0] if len(fitting) == 1 else ""
            lay_out = partial(answer_to, game, typed, words)
            return await self._with_example(interaction, game, page, lay_out)

        await self._responder.privately(interaction, work)

    async def _turn(self, interaction: Interaction, act: Act) -> None:
        """Show a page in place of the last one; under another message, beside it."""
        game, page = act.words(2)
        page = value_in(interaction) or page

        async def work() -> Layout:
            words = reader_words(interaction)
            lay_out = partial(page_of, game, page, words)
            return await self._with_example(interaction, game, page, lay_out)

        answer = (
            self._responder.in_place if is_page(interaction.message) else self._responder.privately
        )
        await answer(interaction, work)

    async def _with_example(
        self,
        interaction: Interaction,
        game: str,
        page: str,
        lay_out: Callable[[Picture | None], Layout],
    ) -> Layout:
        """Lay out a page with the example of its rule, if any; not for who would rather read."""
        known, reader, cache = GAMES.find(game), reader_of(interaction), self._picture_cache
        if cache is None or known is None or page not in known.full_renderer.examples:
            return lay_out(None)
        if reader.text_board:
            return lay_out(None)
        drawing = cache.example(game, page, reader_words(interaction), reader.look)
        return await pictured(cache.wait(private=True), drawing, lay_out)

    def _for_one(self) -> Command:
        """Make the command where there is one game, which nobody needs to name."""
        (game,) = self._games

        @app_commands.command(name="rules", description=DESCRIPTION)
        @app_commands.describe(rule=RULE)
        async def rules(interaction: Interaction, rule: Typed | None = None) -> None:
            await self.look_up(interaction, game, rule)

        @rules.autocomplete("rule")
        async def fitting(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return suggestions(interaction, game, typed)

        return rules

    def _for_several(self) -> Command:
        """Make the command where a game may be chosen."""
        games = self._games

        @app_commands.command(name="rules", description=DESCRIPTION)
        @app_commands.describe(rule=RULE, game=GAME)
        async def rules(
            interaction: Interaction, rule: Typed | None = None, game: str | None = None
        ) -> None:
            await self.look_up(interaction, game, rule)

        @rules.autocomplete("game")
        async def titles(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            words = reader_words(interaction)
            named = [(GAMES[game].full_renderer.title(words), game) for game in games]
            return [
                app_commands.Choice(name=title, value=game)
                for title, game in named
                if typed.casefold() in title.casefold()
            ]

        @rules.autocomplete("rule")
        async def fitting(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            game = await self._meant(interaction, interaction.namespace.game)
            return suggestions(interaction, game, typed)

        return rules

    async def _meant(self, interaction: Interaction, named: str | None) -> str:
        """Return the game that was named, else what is or was played here, else the first."""
        if named in self._games:
            return named
        with suppress(DeniedError):
            if self._past is not None:
                played = await self._past.meant(place_of(interaction), interaction.user.id)
                if name_of(played.rules) in self._games:
                    return name_of(played.rules)
        return self._games[0]


def suggestions(
    interaction: discord.Interaction[Any], game: str, typed: str
) -> list[app_commands.Choice[str]]:
    """Offer the entries that fit what is typed so far."""
    words = reader_words(interaction)
    return [
        app_commands.Choice(name=shortened(label(words, found), OPTION_LIMIT), value=found.id)
        for found in GAMES[game].help.suggest(words, typed)
    ]
