"""The steward: carries out the lobby's own buttons, selects and the page about the night."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.acts.lobby import Lobby
from cogs.acts.welcome import told, welcome
from cogs.pages.lobby_controls import LobbyButton, LobbySelect
from cogs.pages.lobby_settings import NIGHT, NightModal, hiring_layout, settings_layout, settled
from cogs.pages.terms import computer_names, night_from
from cogs.parts.layouts import Layout
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, Work, reader_words
from engine.core.words import Text, say
from engine.host.steps.lobby import not_for
from engine.host.values.denials import Denial, Denied
from engine.host.values.people import Place
from engine.host.values.records import GameInfo
from render.words import plain

PAGE = re.compile(NIGHT + r":(?P<game>\d{1,18})")

Deed: TypeAlias = Callable[[Interaction, GameInfo], Awaitable[Layout | Denied]]
"""What only the host of a lobby may do."""


class StewardCog(commands.Cog, name="lobby"):
    """Serves the lobby beyond joining and starting."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        self._bot = bot
        self._frontend = frontend
        self._host = frontend.host
        self._seating = frontend.host.seating

    async def cog_load(self) -> None:
        """Add the controls."""
        self._bot.add_dynamic_items(LobbyButton, LobbySelect)

    async def cog_unload(self) -> None:
        """Take them away."""
        self._bot.remove_dynamic_items(LobbyButton, LobbySelect)

    async def pressed(self, interaction: Interaction, act: str, game: int) -> None:
        """Carry out a button."""
        privately, in_place = self._frontend.responder.privately, self._frontend.responder.in_place
        match act:
            case "ready":
                await Lobby(self._frontend).ready(interaction, self._frontend.named(game))
            case "hire":
                await privately(interaction, self._as_host(interaction, game, self._hiring))
            case "dismiss":
                await privately(interaction, self._as_host(interaction, game, self._dismiss))
            case "terms":
                await privately(interaction, self._as_host(interaction, game, self._settings))
            case "night":
                await self._open_page(interaction, game)
            case "mention":
                await in_place(interaction, partial(self._mention, interaction, game))
            case "reach":
                await in_place(interaction, partial(self._reach, interaction, game))
            case _:
                await _refuse(interaction)

    async def picked(
        self, interaction: Interaction, field: str, game: int, values: tuple[str, ...]
    ) -> None:
        """Carry out a select."""
        value = values[0] if values else ""
        deed: Deed = partial(self._hire, strength=value)
        if field != "hire":
            deed = partial(self._settle, field=field, value=value)
        await self._frontend.responder.in_place(interaction, self._as_host(interaction, game, deed))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Keep what the page about the night brings."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        if found := PAGE.fullmatch(str(data.get("custom_id", ""))):
            deed = partial(self._sleep, written=_written_in(data))
            work = self._as_host(interaction, int(found["game"]), deed)
            await self._frontend.responder.in_place(interaction, work)

    def _as_host(self, interaction: Interaction, game: int, deed: Deed) -> Work:
        """Make work of a deed; whoever is not the host, or not there, is refused."""

        async def work() -> Layout | Denied:
            number = await self._frontend.belongs(interaction, game)
            if isinstance(number, Denied):
                return number
            info = await self._host.info(number)
            if info is None:
                return Denied(Denial.NO_SUCH_GAME)
            return not_for(info, interaction.user.id) or await deed(interaction, info)

        return work

    async def _hiring(self, interaction: Interaction, game: GameInfo) -> Layout | Denied:
        if len(game.seats) >= game.max_seats:
            return Denied(Denial.GAME_FULL)
        return hiring_layout(game, self._seating.strengths(game), reader_words(interaction))

    async def _hire(
        self, interaction: Interaction, game: GameInfo, strength: str
    ) -> Layout | Denied:
        """Seat a computer captain, and offer the next free seat."""
        names = computer_names(game.locale)
        hired = await self._seating.hire(game.number, interaction.user.id, strength, names)
        if isinstance(hired, Denied):
            return hired
        words = reader_words(interaction)
        layout = Layout().say(words(say("you-hired", captain=plain(hired.seats[-1].name))))
        if len(hired.seats) >= hired.max_seats:
            return layout.say(words(say("you-hired-all")))
        return layout.join(hiring_layout(hired, self._seating.strengths(hired), words))

    async def _dismiss(self, interaction: Interaction, game: GameInfo) -> Layout | Denied:
        outcome = await self._seating.dismiss(game.number, interaction.user.id)
        if isinstance(outcome, Denied):
            return outcome
        return Layout().say(reader_words(interaction)(say("you-dismissed")))

    async def _settings(self, interaction: Interaction, game: GameInfo) -> Layout | Denied:
        return settings_layout(game, self._seating.strengths(game), reader_words(interaction))

    async def _settle(
        self, interaction: Interaction, game: GameInfo, field: str, value: str
    ) -> Layout | Denied:
        """Change one of the terms, and show them as they stand."""
        changed = settled(game, field, value)
        if changed is None:
            return Layout(aside=True).say(reader_words(interaction)(say("control-unknown")))
        outcome = await self._seating.settle(game.number, interaction.user.id, *changed)
        return (
            outcome if isinstance(outcome, Denied) else await self._settings(interaction, outcome)
        )

    async def _sleep(
        self, interaction: Interaction, game: GameInfo, written: tuple[str, str, str]
    ) -> Layout | Denied:
        """Change when the clock of the table sleeps."""
        night = night_from(*written)
        if isinstance(night, Text):
            return Layout(aside=True).say(reader_words(interaction)(night))
        terms = replace(game.terms, night=night)
        outcome = await self._seating.settle(game.number, interaction.user.id, terms, game.locale)
        return (
            outcome if isinstance(outcome, Denied) else await self._settings(interaction, outcome)
        )

    async def _open_page(self, interaction: Interaction, game: int) -> None:
        """Answer with the page at once: it cannot follow an acknowledgement."""
        words = reader_words(interaction)
        info = await self._host.info(game)
        denied = not_for(info, interaction.user.id) if info else Denied(Denial.NO_SUCH_GAME)
        if info is not None and denied is None:
            await interaction.response.send_modal(NightModal(info, words))
        elif denied is not None:
            layout = Layout().say(sentence(denied, words))
            await interaction.response.send_message(view=layout.view(), ephemeral=True)

    async def _mention(self, interaction: Interaction, game: int) -> Layout | Denied:
        """Note that a captain agrees to be mentioned in the channel."""
        info = await self._own(interaction, game)
        if isinstance(info, Denied):
            return info
        person = interaction.user.id
        seat = info.seat_of(person)
        assert seat is not None
        reach = info.seats[seat].reach
        noted = await self._host.reach(info.number, person, reach, mention=True)
        if isinstance(noted, Denied):
            return noted
        chosen = (await self._host.people_cache.person(person)).place is Place.CHANNEL
        return told(noted, person, reader_words(interaction), chosen=chosen)

    async def _reach(self, interaction: Interaction, game: int) -> Layout | Denied:
        """Try once more to reach a captain, by that captain's own click."""
        info = await self._own(interaction, game)
        return info if isinstance(info, Denied) else await welcome(interaction, self._host, info)

    async def _own(self, interaction: Interaction, game: int) -> GameInfo | Denied:
        """Find a game of the person who clicked."""
        number = await self._frontend.belongs(interaction, game)
        if isinstance(number, Denied):
            return number
        info = await self._host.info(number)
        if info is None or info.seat_of(interaction.user.id) is None:
            return Denied(Denial.NOT_YOUR_GAME)
        return info


def _written_in(data: Any) -> tuple[str, str, str]:
    """Read the lines of the page; Discord nests each in its label."""
    lines: dict[str, str] = {}
    for part in data.get("components", ()):
        line: dict[str, Any] = part.get("component") or {}
        lines[str(line.get("custom_id"))] = str(line.get("value") or "")
    return lines.get("begins", ""), lines.get("ends", ""), lines.get("zone", "")


async def _refuse(interaction: Interaction) -> None:
    text = reader_words(interaction)(say("control-unknown"))
    await interaction.response.send_message(view=Layout().say(text).view(), ephemeral=True)
