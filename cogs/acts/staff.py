"""Game-master tools: who is staff, what they do, and the commands for it and for votes."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.acts.frontend import Frontend, Named
from cogs.acts.vanishing import notice_leaver
from cogs.acts.votes import VoteActions
from cogs.pages.terms import spare_name
from cogs.parts.controls import OPTION_LIMIT, button, shortened
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.host.doors.staff import Officer
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.proceedings import Matter
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
        seat: Seat,
        by: discord.User | discord.Member | None,
        computer: str | None,
    ) -> None:
        """Offer a seat to a person, or give it to a computer captain."""

        async def act(number: int, who: Officer) -> GameInfo:
            if (by is None) == (computer is None):
                raise DeniedError(Denial.NO_PERSON)
            info = await self._frontend.host.info(number)
            if info is not None and who.may_lead(info):
                await notice_leaver(self._frontend.host, interaction.client, info, seat)
            if by is not None:
                if by.bot or not isinstance(by, discord.Member):
                    raise DeniedError(Denial.NO_PERSON)
                name = by.display_name
                return await self._staff.replace_by_person(number, who, seat, by.id, name)
            name = "" if info is None else spare_name(info)
            return await self._staff.replace_by_computer(number, who, seat, computer or "", name)

        def told(game: GameInfo) -> Text:
            if by is not None and by.id != interaction.user.id:
                return say("staff-offered", name=plain(by.display_name))
            return say("staff-replaced", name=plain(game.seats[seat].name))

        await self._act(interaction, act, told)

    async def hand_over(
        self, interaction: Interaction, member: discord.User | discord.Member
    ) -> None:
        """Make another captain the host."""

        async def act(number: int, who: Officer) -> GameInfo:
            return await self._staff.hand_over(number, who, member.id)

        name = plain(member.display_name)
        await self._act(interaction, act, lambda _: say("staff-host", name=name))

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
            info = await self._frontend.host.info(number)
            assert info is not None
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

    async def seats(
        self, interaction: Interaction, current: str, *, people: bool
    ) -> list[app_commands.Choice[int]]:
        """Offer the captains of the channel's game; only those who are people, where asked."""
        info = await self._frontend.host.game_in(interaction.channel_id or 0)
        return [
            app_commands.Choice(name=shortened(each.name, OPTION_LIMIT), value=each.seat + 1)
            for each in (info.seats if info else ())
            if current.casefold() in each.name.casefold()
            if not people or each.kind is SeatKind.PERSON
        ]

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
