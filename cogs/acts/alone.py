"""Playing alone: a guided game against computer captains, in direct messages, at once."""

from collections.abc import Mapping

from cogs.acts.frontend import Frontend
from cogs.acts.lobby import place_of_messages, write_to
from cogs.pages.alone import alone_welcome_layout, led_layout
from cogs.pages.terms import computer_names
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from engine.host.doors.seating import Opening
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo, Reach
from engine.host.values.terms import Terms
from render.games import GAMES
from render.installed import InstalledGame, Lesson

PATIENCE = 14 * 86400.0  # seconds until a game that its captain left alone is put away


class AloneActions:
    """Starts a game for one person, who is led to it where it has begun before."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host

    def acts(self) -> Mapping[str, Handler]:
        """List what the button asks for."""
        return {"try": self._try}

    async def _try(self, interaction: Interaction, act: Act) -> None:
        (name,) = act.words(1)
        await self.begin(interaction, GAMES.find(name))

    async def begin(
        self,
        interaction: Interaction,
        game: InstalledGame | None,
        computers: tuple[str, ...] = (),
        variant: str = "",
    ) -> None:
        """Begin a game against these computer captains, else against those of its lesson."""

        async def work() -> Layout:
            if game is None:
                raise DeniedError(Denial.UNKNOWN_GAME)
            if game.lesson is None:
                raise DeniedError(Denial.NO_CHANNEL)
            words, lesson = reader_words(interaction), game.lesson
            place = await place_of_messages(interaction)
            if place is None:
                return Layout().say(words(say("alone-unsure")))
            rivals = computers or lesson.computers
            wish = _wish(interaction, place, game.name, rivals, lesson, variant)
            try:
                await self._host.seating.insist_openable(wish)
                welcome = alone_welcome_layout(game, len(rivals), words, wish.terms.variant)
                reach, reference = await write_to(interaction, welcome)
                if reach is not Reach.OPEN:
                    return Layout().say(words(say(_UNREACHED[reach])))
                begun = await self._host.seating.open(wish)
            except DeniedError as denied:
                known = await self._host.game_in(place)
                if denied.reason is not Denial.CHANNEL_BUSY or known is None:
                    raise
                return await self._led(interaction, known)
            return led_layout(say("alone-begun"), begun, reference, words)

        await self._frontend.responder.privately(interaction, work)

    async def _led(self, interaction: Interaction, game: GameInfo) -> Layout:
        reference = await self._host.past.newest_post(game.number)
        return led_layout(say("alone-open"), game, reference, reader_words(interaction))


_UNREACHED = {Reach.CLOSED: "alone-closed", Reach.UNKNOWN: "alone-unsure"}


def _wish(
    interaction: Interaction,
    place: int,
    game: str,
    computers: tuple[str, ...],
    lesson: Lesson,
    variant: str,
) -> Opening:
    """Say what is to be played, and on which terms."""
    chosen = variant or lesson.variant
    terms = Terms(
        pace=PATIENCE,
        substitute=computers[0],
        extensions=0,
        variant=chosen,
        options=dict(lesson.options) if chosen == lesson.variant else {},
        alone=True,
        guided=True,
    )
    locale = reader_words(interaction).locale
    return Opening(
        channel=place,
        guild=None,
        person=interaction.user.id,
        name=interaction.user.display_name,
        game=game,
        seats=1 + len(computers),
        terms=terms,
        locale=locale,
        computers=computers,
        names=computer_names(locale, GAMES.of(game)),
    )
