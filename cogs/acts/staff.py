"""Game-master tools: who is staff, and what they do."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from cogs.acts.frontend import Frontend, Named
from cogs.acts.vanishing import notice_leaver
from cogs.pages.posts import page_buttons
from cogs.pages.terms import spare_name
from cogs.parts.controls import OPTION_LIMIT, button, shortened
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.places import place_of
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.host.doors.staff import Officer
from engine.host.steps.seats.permits import seat_named, seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, GameStatus, SeatKind
from render.words import plain

Tool = Callable[[int, Officer], Awaitable[GameInfo]]


class StaffActions:
    """What the host of a game and the server's staff can do; every use is a public line."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._staff = frontend.host.staff

    def acts(self) -> Mapping[str, Handler]:
        """List what the button asks for."""
        return {"cancel": self._frontend.by_button(self.cancel, table=True)}

    async def remind(self, interaction: Interaction) -> None:
        """Remind all who owe an answer."""
        await self._act(interaction, self._staff.remind, lambda _: say("staff-reminded"))

    async def replace(
        self,
        interaction: Interaction,
        captain: str | None,
        by: discord.User | discord.Member | None,
        computer: str | None,
    ) -> None:
        """Offer a seat to a person or give it to a computer captain; one's own if none is named."""

        async def deed(number: int) -> Layout:
            who, info = await officer(self._frontend, interaction, number), await self._info(number)
            seat = seat_of(info, who.person) if captain is None else seat_named(info, captain)
            if who.may_lead(info):
                await notice_leaver(self._frontend.host, interaction.client, info, seat)
            outcome = await self._given(info, who, seat, by, computer)
            told = say("staff-replaced", name=plain(outcome.seats[seat].name))
            if by is not None and by.id != who.person:
                told = say("staff-offered", name=plain(by.display_name))
            return Layout().say(reader_words(interaction)(told))

        await self._frontend.privately(interaction, self._frontend.here, deed)

    async def _given(
        self,
        info: GameInfo,
        who: Officer,
        seat: Seat,
        by: discord.User | discord.Member | None,
        computer: str | None,
    ) -> GameInfo:
        if computer is not None and by is None:
            name = spare_name(info)
            return await self._staff.replace_by_computer(info.number, who, seat, computer, name)
        if computer is not None or not isinstance(by, discord.Member) or by.bot:
            raise DeniedError(Denial.NO_PERSON)
        name = by.display_name
        return await self._staff.replace_by_person(info.number, who, seat, by.id, name)

    async def _info(self, number: int) -> GameInfo:
        info = await self._frontend.host.info(number)
        if info is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        return info

    async def hand_over(
        self, interaction: Interaction, member: discord.User | discord.Member
    ) -> None:
        """Make another captain the host."""

        async def act(number: int, who: Officer) -> GameInfo:
            return await self._staff.hand_over(number, who, member.id)

        name = plain(member.display_name)
        await self._act(interaction, act, lambda _: say("staff-host", name=name))

    async def show_page(self, interaction: Interaction, number: int | None, *, shown: bool) -> None:
        """Let a game of this channel have a page on the web, or none."""
        words, host = reader_words(interaction), self._frontend.host

        async def meant(_interaction: Interaction) -> int:
            found = await host.past.meant(place_of(interaction), interaction.user.id, number)
            await self._frontend.belongs(interaction, found.number, table=True)
            return found.number

        async def deed(found: int) -> Layout:
            who = await officer(self._frontend, interaction, found)
            await self._staff.show(found, who, shown=shown)
            link = await host.addresses.link(found)
            if link is not None:
                told = say("staff-page-shown", number=found)
                return Layout().say(words(told)).rows(page_buttons(link, words))
            told = say("staff-page-allowed" if shown else "staff-page-refused", number=found)
            return Layout().say(words(told))

        await self._frontend.privately(interaction, meant, deed)

    async def revive(self, interaction: Interaction) -> None:
        """Let a game go on whose rules had broken."""
        await self._act(
            interaction,
            self._staff.revive,
            lambda game: say("staff-revived", number=game.number),
        )

    async def ask_to_cancel(self, interaction: Interaction) -> None:
        """Ask whether a game shall really end; who may not end it is offered a vote."""

        async def deed(number: int) -> Layout:
            info = await self._info(number)
            who = await officer(self._frontend, interaction, number)
            if info.status is GameStatus.LOBBY:
                return await self._cancelled(interaction, number, who)
            words = reader_words(interaction)
            if who.may_lead(info):
                danger = discord.ButtonStyle.danger
                really = button(Act("cancel", number), words(say("button-cancel")), danger)
                return Layout().say(words(say("cancel-really", number=number))).rows([really])
            if info.seat_of(interaction.user.id) is None:
                former = info.was_captain(interaction.user.id)
                raise DeniedError(Denial.NO_LONGER_CAPTAIN if former else Denial.NOT_STAFF)
            ballot = button(Act("ballot", number), words(say("button-call-cancel")))
            return Layout().say(words(say("cancel-vote", number=number))).rows([ballot])

        await self._frontend.privately(interaction, self._frontend.here, deed)

    async def cancel(self, interaction: Interaction, named: Named) -> None:
        """End a game, after the question whether it shall really end."""

        async def deed(number: int) -> Layout:
            who = await officer(self._frontend, interaction, number)
            return await self._cancelled(interaction, number, who)

        await self._frontend.privately(interaction, named, deed)

    async def _cancelled(self, interaction: Interaction, number: int, who: Officer) -> Layout:
        await self._staff.cancel(number, who)
        return Layout().say(reader_words(interaction)(say("staff-cancelled", number=number)))

    async def _act(
        self, interaction: Interaction, act: Tool, told: Callable[[GameInfo], Text]
    ) -> None:
        """Use a tool on the channel's game, and say privately what came of it."""

        async def deed(number: int) -> Layout:
            outcome = await act(number, await officer(self._frontend, interaction, number))
            return Layout().say(reader_words(interaction)(told(outcome)))

        await self._frontend.privately(interaction, self._frontend.here, deed)


async def is_staff(frontend: Frontend, interaction: Interaction, number: int) -> bool:
    """Tell whether whoever asks is trusted with this game: by its server, where it is played."""
    game = await frontend.host.info(number)
    if game is None or game.guild is None or game.channel != interaction.channel_id:
        return False
    guild = await frontend.host.people_cache.guild(game.guild)
    return bool(getattr(interaction.permissions, guild.staff, False))


async def officer(frontend: Frontend, interaction: Interaction, number: int) -> Officer:
    """Describe whoever asks to the game-master tools."""
    user = interaction.user
    staff = await is_staff(frontend, interaction, number)
    return Officer(user.id, user.display_name, staff=staff)


async def captains_like(
    frontend: Frontend, interaction: Interaction, typed: str, *, people: bool
) -> list[app_commands.Choice[str]]:
    """Offer the captains of the channel's game; only those who are people, where asked."""
    info = await frontend.host.game_in(interaction.channel_id or 0)
    return [
        app_commands.Choice(name=shortened(each.name, OPTION_LIMIT), value=each.name)
        for each in (info.seats if info else ())
        if typed.casefold() in each.name.casefold()
        if not people or each.kind is SeatKind.PERSON
    ]
