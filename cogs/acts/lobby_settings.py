"""What the host of a lobby sets, and how captains say that they can be reached."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

from discord import ui
from msgspec.structs import replace

from cogs.acts.frontend import Frontend
from cogs.acts.lobby import reach_layout, welcome
from cogs.pages.lobby_settings import (
    ROWS_A_PAGE,
    SET_TABLE,
    hiring_layout,
    night_modal,
    settings_layout,
    table_rows,
    trained_line,
    variant_rows,
)
from cogs.pages.setting_rows import Setting, hours_in, with_choice
from cogs.pages.terms import computer_names, night_from
from cogs.parts.controls import value_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.steps.changes.lobby import insist_host
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Delivery
from engine.host.values.records import GameInfo
from render.games import GAMES
from render.words import plain

Deed: TypeAlias = Callable[[Interaction, GameInfo], Awaitable[Layout]]
"""What can be done in a lobby."""


class LobbySettings:
    """Serves the lobby beyond joining and starting."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._host = frontend.host
        self._seating = frontend.host.seating

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls of a lobby ask for."""
        privately, in_place = self._frontend.responder.privately, self._frontend.responder.in_place

        def aside(deed: Deed) -> Handler:
            return lambda click, act: privately(click, partial(self._as_host, click, act, deed))

        def here(deed: Deed) -> Handler:
            return lambda click, act: in_place(click, partial(self._as_host, click, act, deed))

        def own(deed: Deed) -> Handler:
            return lambda click, act: in_place(click, partial(self._as_captain, click, act, deed))

        return {
            "hire": aside(self._hiring),
            "hire-one": here(self._hire),
            "dismiss": aside(self._dismiss),
            "terms": aside(self._settings),
            "terms-page": self._turn,
            SET_TABLE: self._set,
            "night": self._open_page,
            "keep-night": here(self._sleep),
            "mention": own(self._mention),
            "reach": own(lambda click, game: welcome(click, self._host, game)),
        }

    async def _as_host(self, interaction: Interaction, act: Act, deed: Deed) -> Layout:
        """Do what only the host may; whoever is not, or not there, is refused."""
        game = await self._frontend.belongs(interaction, act.game, table=True)
        insist_host(game, interaction.user.id)
        return await deed(interaction, game)

    async def _as_captain(self, interaction: Interaction, act: Act, deed: Deed) -> Layout:
        """Do what concerns the person who clicked, who must have a seat."""
        game = await self._frontend.belongs(interaction, act.game)
        seat_of(game, interaction.user.id)
        return await deed(interaction, game)

    async def _hiring(self, interaction: Interaction, game: GameInfo) -> Layout:
        if len(game.seats) >= game.max_seats:
            raise DeniedError(Denial.GAME_FULL)
        return hiring_layout(game, self._seating.strengths(game), reader_words(interaction))

    async def _hire(self, interaction: Interaction, game: GameInfo) -> Layout:
        """Seat a computer captain, and offer the next free seat."""
        strength, names = value_in(interaction), computer_names(game.locale, GAMES.of(game.rules))
        hired = await self._seating.hire(game.number, interaction.user.id, strength, names)
        words, newest = reader_words(interaction), max(hired.seats, key=lambda each: each.joined)
        layout = Layout().say(words(say("you-hired", captain=plain(newest.name))))
        if len(hired.seats) >= hired.max_seats:
            return layout.say(words(say("you-hired-all")))
        return layout.join(hiring_layout(hired, self._seating.strengths(hired), words))

    async def _dismiss(self, interaction: Interaction, game: GameInfo) -> Layout:
        await self._seating.dismiss(game.number, interaction.user.id)
        return Layout().say(reader_words(interaction)(say("you-dismissed")))

    async def _settings(self, interaction: Interaction, game: GameInfo, page: int = 0) -> Layout:
        return settings_layout(game, self._rows(game), reader_words(interaction), page)

    async def _turn(self, interaction: Interaction, act: Act) -> None:
        """Turn to another page of the terms."""
        deed = partial(self._settings, page=act.numbers(1)[0])
        work = partial(self._as_host, interaction, act, deed)
        await self._frontend.responder.in_place(interaction, work)

    def _rows(self, game: GameInfo) -> list[Setting[GameInfo]]:
        strengths, paged = self._seating.strengths(game), self._frontend.paged
        return table_rows(strengths, variant_rows(game), paged=paged)

    async def _set(self, interaction: Interaction, act: Act) -> None:
        """Change one of the terms, and show them as they stand."""
        (key,), value = act.words(1), value_in(interaction)

        def change(game: GameInfo) -> GameInfo:
            changed = with_choice(self._rows(game), game, key, value)
            if changed is None:
                raise DeniedError(Denial.NOT_LEGAL, said=say("control-unknown"))
            return changed

        async def deed(_: Interaction, game: GameInfo) -> Layout:
            settled = await self._seating.settle(game.number, interaction.user.id, change)
            keys = [row.key for row in self._rows(settled)]
            page = keys.index(key) // ROWS_A_PAGE if key in keys else 0
            layout = await self._settings(interaction, settled, page)
            trained = trained_line(game, settled, reader_words(interaction))
            return layout.say(trained) if trained else layout

        work = partial(self._as_host, interaction, act, deed)
        await self._frontend.responder.in_place(interaction, work)

    async def _sleep(self, interaction: Interaction, game: GameInfo) -> Layout:
        """Change when the clock of the table sleeps."""
        night = night_from(*hours_in(interaction))
        if isinstance(night, Text):
            return Layout(aside=True).say(reader_words(interaction)(night))

        def change(card: GameInfo) -> GameInfo:
            return replace(card, terms=replace(card.terms, night=night))

        settled = await self._seating.settle(game.number, interaction.user.id, change)
        return await self._settings(interaction, settled)

    async def _open_page(self, interaction: Interaction, act: Act) -> None:
        """Answer with the page at once: it cannot follow an acknowledgement."""

        async def modal() -> ui.Modal:
            game = await self._frontend.belongs(interaction, act.game, table=True)
            insist_host(game, interaction.user.id)
            return night_modal(game, reader_words(interaction))

        await self._frontend.responder.with_modal(interaction, modal)

    async def _mention(self, interaction: Interaction, game: GameInfo) -> Layout:
        """Note that a captain agrees to be mentioned in the channel."""
        person = interaction.user.id
        reach = game.seats[seat_of(game, person)].reach
        noted = await self._host.reach(game.number, person, reach, mention=True)
        chosen = (await self._host.people_cache.person(person)).place is Delivery.CHANNEL
        return reach_layout(noted, person, reader_words(interaction), chosen=chosen)
