"""The clock: pause, go on, and more time, by command and by button."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from cogs.acts.frontend import Frontend, Named
from cogs.acts.staff import is_staff
from cogs.acts.stale import stale_layout
from cogs.parts.custom_ids import Act
from cogs.parts.due import extended_layout
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from cogs.pictures.panels import Arrangement
from engine.core.words import Text, say
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo
from engine.host.values.times import moment

HOUR = 3600.0


class ClockActions:
    """What people can do to the clock of a game."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._door = frontend.host.clock

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons ask for."""
        return {"more": self.more, "more-reminded": self.more_reminded}

    async def pause(self, interaction: Interaction, hours: float) -> None:
        """Let the clock stand still."""

        def told(game: GameInfo) -> Text:
            assert game.proceedings.pause is not None
            return say("clock-paused", when=moment(game.proceedings.pause.until))

        act = partial(self._door.pause, seconds=hours * HOUR)
        await self._act(interaction, self._frontend.here, act, told)

    async def resume(self, interaction: Interaction) -> None:
        """Let the clock run on."""
        here = self._frontend.here
        await self._act(interaction, here, self._door.resume, lambda _: say("clock-resumed"))

    async def extend(self, interaction: Interaction) -> None:
        """Ask for more time by command; the public line tells until when."""

        async def act(number: int, person: int, **who: Any) -> GameInfo:
            game = await self._frontend.belongs(interaction, number)
            leading = game.channel == interaction.channel_id
            return await self._door.extend(number, person, leading=leading, **who)

        await self._act(interaction, self._frontend.meant, act, lambda _: say("clock-extended"))

    async def more(self, interaction: Interaction, act: Act) -> None:
        """Ask for more time from a panel; it is redrawn with the new deadline."""
        words, person = reader_words(interaction), interaction.user.id
        shown = act.numbers(1)[0] if act.args else None

        async def deed(number: int) -> Layout:
            if not await self._extended(number, person, act.group):
                late = DeniedError(Denial.TOO_LATE)
                return await stale_layout(self._frontend, interaction, act, number, late)
            panel = await self._frontend.host.panel(number, person)
            page = shown if panel.group == act.group else None
            look = Arrangement(page, words(say("clock-extended")))
            return await self._frontend.panel_message(panel, words, look=look)

        await self._frontend.in_place(interaction, act, deed)

    async def more_reminded(self, interaction: Interaction, act: Act) -> None:
        """Ask for more time from a reminder, which becomes no panel but tells the new deadline."""
        words, person = reader_words(interaction), interaction.user.id

        async def deed(number: int) -> Layout:
            if not await self._extended(number, person, act.group):
                return Layout().say(words(say("order-passed")))
            panel = await self._frontend.host.panel(number, person)
            return extended_layout(panel, words)

        await self._frontend.in_place(interaction, act, deed)

    async def _extended(self, number: int, person: int, group: str) -> bool:
        """Give a question more time; tell whether it was still open."""
        try:
            await self._door.extend(number, person, group)
        except DeniedError as denied:
            if denied.reason is not Denial.TOO_LATE:
                raise
            return False
        return True

    async def _act(
        self,
        interaction: Interaction,
        named: Named,
        act: Callable[..., Awaitable[GameInfo]],
        told: Callable[[GameInfo], Text],
    ) -> None:
        """Find the game, act, and say privately what came of it."""

        async def deed(number: int) -> Layout:
            user, staff = interaction.user, await is_staff(self._frontend, interaction, number)
            outcome = await act(number, person=user.id, staff=staff, name=user.display_name)
            return Layout().say(reader_words(interaction)(told(outcome)))

        await self._frontend.privately(interaction, named, deed)
