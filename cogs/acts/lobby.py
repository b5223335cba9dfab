"""The lobby: open a game, join and hear whether messages arrive, be ready, leave and start."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import discord
from msgspec.structs import replace

from cogs.acts.frontend import Frontend, Named
from cogs.pages.lobby import LINE_FIELD, awaited_names, line_layout, line_modal
from cogs.pages.terms import computer_names
from cogs.parts.answering import LOST
from cogs.parts.controls import button, written_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.permissions import lacking, needed_in
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.doors.seating import Opening
from engine.host.host import Host
from engine.host.steps.changes.lobby import insist_lobby
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import DeniedError
from engine.host.values.people import Delivery
from engine.host.values.records import GameInfo, GameStatus, Reach, SeatInfo
from engine.host.values.terms import Terms
from render.games import GAMES
from render.words import Words, plain, words_for


class Lobby:
    """Everything that happens before the first question."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons under a lobby ask for."""
        by_button = self._frontend.by_button
        return {
            "join": by_button(self.join, table=True),
            "leave": by_button(self.leave),
            "begin": by_button(self.begin, table=True),
            "ready": by_button(self.ready),
            "rematch": by_button(self.rematch, table=True),
            "line": self._open_line,
            "keep-line": self._keep_line,
        }

    async def open(
        self,
        interaction: Interaction,
        guild: int,
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
            missing = lacking(interaction.app_permissions, needed_in(interaction.channel))
            if missing:
                listed = words.listed(words(each) for each in missing)
                return Layout().say(words(say("lobby-lacking", permissions=listed)))
            card, within = await self._host.people_cache.guild(guild), _parent(interaction)
            usual = card.locale or str(interaction.guild_locale or interaction.locale)
            spoken = words_for(locale or usual).locale  # one that can be chosen
            known = GAMES.find(game)
            opened = await self._host.seating.open(
                Opening(
                    channel=interaction.channel_id or 0,
                    guild=guild,
                    person=interaction.user.id,
                    name=interaction.user.display_name,
                    game=game,
                    seats=seats,
                    terms=replace(terms, thread=card.thread and within is None),
                    locale=spoken,
                    computers=(terms.substitute,) * computers,
                    names=() if known is None else computer_names(spoken, known),
                    within=within,
                )
            )
            layout = Layout().say(words(say("lobby-opened", number=opened.number)))
            layout.join(await welcome(interaction, self._host, opened))
            return layout.join(line_layout(opened, words))

        await self._frontend.responder.privately(interaction, work)

    async def join(self, interaction: Interaction, named: Named) -> None:
        """Take a seat; the one direct message that this allows tells whether more can come."""

        async def deed(number: int) -> Layout:
            user = interaction.user
            joined = await self._host.join(number, user.id, user.display_name)
            words = reader_words(interaction)
            layout = Layout().say(words(say("you-joined", number=number)))
            layout.say(_count(joined, words))
            layout.join(await welcome(interaction, self._host, joined))
            return layout.join(line_layout(joined, words))

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

    async def _open_line(self, interaction: Interaction, act: Act) -> None:
        """Answer with the page for a captain's own line at once."""

        async def modal() -> discord.ui.Modal:
            game = await self._frontend.belongs(interaction, act.game)
            insist_lobby(game)
            seat = seat_of(game, interaction.user.id)
            return line_modal(game, game.seats[seat].line, reader_words(interaction))

        await self._frontend.responder.with_modal(interaction, modal)

    async def _keep_line(self, interaction: Interaction, act: Act) -> None:
        """Add what was typed to the dice."""
        typed = written_in(interaction).get(LINE_FIELD, "")

        async def deed(number: int) -> Layout:
            person = interaction.user.id
            game = await self._host.seating.add_line(number, person, typed)
            line, words = game.seats[seat_of(game, person)].line, reader_words(interaction)
            told = say("line-kept", line=plain(line)) if line else say("line-dropped")
            return Layout().say(words(told))

        await self._frontend.privately(interaction, self._frontend.named(act), deed)

    async def rematch(self, interaction: Interaction, named: Named) -> None:
        """Open a lobby for the same table; whoever presses first is its host."""

        async def deed(number: int) -> Layout:
            user, within = interaction.user, _parent(interaction)
            made = await self._host.rematch(number, user.id, user.display_name, within=within)
            told = say("lobby-opened", number=made.number)
            if made.terms.alone:
                told = say("alone-begun")
            return Layout().say(reader_words(interaction)(told))

        await self._frontend.privately(interaction, named, deed)

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
                if outcome.seat_of(interaction.user.id) is not None:
                    layout.join(line_layout(outcome, words))
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


PATIENCE = 10.0  # seconds; the library waits far longer where Discord is slow or busy
TOO_FAST = 40003  # opening direct messages too fast
PASSING = {401, 408, 429}  # refusals that need not be the same next time


async def welcome(interaction: Interaction, host: Host, game: GameInfo) -> Layout:
    """Try to reach who has just joined, note the outcome, and say what it means."""
    person, words = interaction.user.id, reader_words(interaction)
    if (await host.people_cache.person(person)).place is Delivery.CHANNEL:
        return reach_layout(game, person, words, chosen=True)
    text = words(say("welcome", number=game.number, channel=f"<#{game.channel}>"))
    reach, _ = await write_to(interaction, Layout().say(text))
    with suppress(DeniedError):  # who has left again meanwhile is told what came of it
        game = await host.reach(game.number, person, reach)
    return reach_layout(game, person, words)


def reach_layout(game: GameInfo, person: int, words: Words, *, chosen: bool = False) -> Layout:
    """Say whether questions come by direct message, and ask about a mention if not."""
    number = game.seat_of(person)
    seat = None if number is None else game.seats[number]
    reach = seat.reach if seat else Reach.UNKNOWN
    if not chosen and reach is not Reach.CLOSED:
        key = say("reach-open") if reach is Reach.OPEN else say("reach-unknown")
        return Layout().say(words(key))
    layout = Layout().say(words(say("reach-chosen" if chosen else "reach-closed")))
    return layout.join(_mention(game, seat, words, chosen=chosen))


def _mention(game: GameInfo, seat: SeatInfo | None, words: Words, *, chosen: bool) -> Layout:
    again = button(Act("reach", game.number), words(say("button-reach")))
    others = [] if chosen else [again]
    if seat is not None and seat.mention:
        return Layout().say(words(say("mention-agreed"))).rows(others)
    primary = discord.ButtonStyle.primary
    ask = button(Act("mention", game.number), words(say("button-mention")), primary)
    return Layout().say(words(say("mention-ask"))).rows([ask, *others])


async def place_of_messages(interaction: Interaction, patience: float = PATIENCE) -> int | None:
    """Open direct messages with who clicked; None where Discord does not, or not in time."""
    with suppress(discord.HTTPException, TimeoutError, *LOST):
        async with asyncio.timeout(patience):
            return (await interaction.user.create_dm()).id
    return None


async def write_to(interaction: Interaction, layout: Layout) -> tuple[Reach, str | None]:
    """Write who clicked a direct message; tell whether it arrived, and where it stands.

    Its nonce is the click's, so that no retry doubles it.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            message = await interaction.user.send(
                view=layout.view(),
                nonce=f"w{interaction.id}",
                allowed_mentions=discord.AllowedMentions.none(),
            )
    except discord.HTTPException as error:
        passing = error.status >= 500 or error.status in PASSING or error.code == TOO_FAST
        return Reach.UNKNOWN if passing else Reach.CLOSED, None
    except (TimeoutError, *LOST):
        return Reach.UNKNOWN, None
    return Reach.OPEN, str(message.id)
