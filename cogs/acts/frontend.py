"""Shows people the game, each from that person's own view."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeAlias

from cogs.pages.closer import TOLD, part_buttons
from cogs.pages.history import LAST, PastPage, catch_up_button, page_button
from cogs.pages.panel import elsewhere_layout, heading, status_text
from cogs.pages.posts import look_buttons, names_of, page_buttons, renderer_of
from cogs.pages.recorded import closed_layout
from cogs.parts.claiming import Claims
from cogs.parts.controls import button
from cogs.parts.custom_ids import Act
from cogs.parts.due import more_button
from cogs.parts.layouts import Hanging, Layout, Sole, lines
from cogs.parts.message_lanes import MessageLanes
from cogs.parts.places import address_of, place_of
from cogs.parts.responder import Interaction, Responder, Work, reader_words
from cogs.parts.routes import Handler
from cogs.pictures.panels import USUAL, Arrangement, PanelReader, begins, drawn_panel, drawn_receipt
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import pictured
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.host import Host
from engine.host.steps.seats.permits import insist_place
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import SILENCE, Meter
from engine.host.values.people import Newcomer, Person
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Panel, Receipt
from render.picture import Picture
from render.words import Words

Named: TypeAlias = Callable[[Interaction], Awaitable[int]]
"""Finds the game that a click or command is about, after it was acknowledged."""

Deed: TypeAlias = Callable[[int], Awaitable[Layout]]
"""Does what is wanted of the game with this number."""

LayOut: TypeAlias = Callable[[Picture | None], Layout]
"""Lays a page out with its picture, or in words."""

OWING = frozenset({SeatStatus.EMPTY, SeatStatus.DRAFT})


class PictureMaker(Protocol):
    """Draws something in the look that its reader chose."""

    def __call__(self, *, look: str) -> Coroutine[Any, Any, Picture]:
        """Draw it."""
        ...


class Frontend:
    """What commands and buttons have in common: host, pictures, answers, looking at games."""

    def __init__(
        self,
        host: Host,
        picture_cache: PictureCache,
        meter: Meter = SILENCE,
        *,
        paged: bool = False,
        claims: Claims | None = None,
        lanes: MessageLanes | None = None,
    ) -> None:
        self.host = host
        self.paged = paged  # whether there are pages of games outside Discord
        self.picture_cache = picture_cache
        self.responder = Responder(meter, claims=claims, lanes=lanes)

    async def here(self, interaction: Interaction) -> int:
        """Find the open game of the channel a command was given in."""
        found = await self.host.game_in(interaction.channel_id or 0)
        if found is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        return found.number

    async def meant(self, interaction: Interaction) -> int:
        """Find the game a question is about: this channel's, else the person's only one.

        That may be asked for in direct messages alone.
        """
        found = await self.host.game_in(interaction.channel_id or 0)
        own = (found,) if found else await self.host.games_of(interaction.user.id)
        if len(own) != 1:
            raise DeniedError(Denial.SEVERAL_GAMES if own else Denial.NO_SUCH_GAME)
        insist_place(own[0], place_of(interaction), interaction.user.id)
        return own[0].number

    async def meant_or_over(self, interaction: Interaction) -> int:
        """Find the open game a question is about; where there is none, the one that ended last."""
        try:
            return await self.meant(interaction)
        except DeniedError as denied:
            if denied.reason is not Denial.NO_SUCH_GAME:
                raise
            place = place_of(interaction)
            return (await self.host.past.meant(place, interaction.user.id)).number

    async def belongs(
        self, interaction: Interaction, number: int, *, table: bool = False
    ) -> GameInfo:
        """Return the game a button names, if what it asks for may be asked here."""
        info = await self.host.info(number)
        if info is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        insist_place(info, place_of(interaction), interaction.user.id, table=table)
        return info

    def named(self, act: Act, *, table: bool = False) -> Named:
        """Mean the game that a button names; what concerns the whole `table` stays there."""

        async def named(interaction: Interaction) -> int:
            return (await self.belongs(interaction, act.game, table=table)).number

        return named

    def by_button(
        self, command: Callable[[Interaction, Named], Awaitable[None]], *, table: bool = False
    ) -> Handler:
        """Let a button do what a command does, with the game that the button names.

        Nothing else stands in its custom id; where more does, it is forged.
        """

        async def follow(interaction: Interaction, act: Act) -> None:
            act.insist_plain()
            await command(interaction, self.named(act, table=table))

        return follow

    async def privately(self, interaction: Interaction, named: Named, deed: Deed) -> None:
        """Do something with the game that is meant, and tell privately what came of it."""
        await self.responder.privately(interaction, _work(interaction, named, deed))

    async def in_place(self, interaction: Interaction, act: Act, deed: Deed) -> None:
        """Do something with the game that a button names, and redraw the message."""
        await self.responder.in_place(interaction, _work(interaction, self.named(act), deed))

    def acts(self) -> Mapping[str, Handler]:
        """List the acts that look at a game."""
        return {
            "orders": self.by_button(self.orders),
            "text": self.by_button(self.text),
            "status": self.by_button(self.status),
            "discards": self.by_button(self.discards),
        }

    async def orders(self, interaction: Interaction, named: Named) -> None:
        """Open the order panel as a private reply."""

        async def deed(number: int) -> Layout:
            panel = await self.host.orders(number, interaction.user.id)
            words = reader_words(interaction)
            others = await self._others(number, interaction.user.id)
            waiting = words(say("panel-others", count=others)) if others else ""
            below = lines([waiting, words(say("panel-private"))])
            return await self.panel_message(panel, words, look=Arrangement(below=below))

        await self.privately(interaction, named, deed)

    async def _others(self, number: int, person: int) -> int:
        """Count the other games that wait for somebody."""
        waiting = 0
        for game in await self.host.games_of(person):
            if game.number != number and game.status is GameStatus.RUNNING:
                with suppress(DeniedError):  # a game whose rules are gone waits for nobody
                    waiting += (await self.host.panel(game.number, person)).status in OWING
        return waiting

    async def board(self, interaction: Interaction, named: Named) -> None:
        """Show the board as it stands."""

        async def deed(number: int) -> Layout:
            glance, words = await self.host.glance(number, None), reader_words(interaction)
            if glance.view is None:
                return Layout().say(status_text(glance, words))
            await self.host.past.looked(number, interaction.user.id)
            game, view, renderer = glance.game, glance.view, renderer_of(glance.game)
            more = page_buttons(await self.host.addresses.link(number), words)

            def lay_out(picture: Picture | None) -> Layout:
                if picture is None:
                    return Layout().say(renderer.board_text(view, names_of(game), words)).rows(more)
                layout = Layout().say(f"## {renderer.headline(view, words)}")
                text = button(Act("text", number), words(say("button-text")))
                return layout.show(picture).rows([text, *look_buttons(game, words), *more])

            draw = partial(self.picture_cache.board, game, view, words)
            return await self.pictured(interaction.user.id, draw, lay_out)

        await self.privately(interaction, named, deed)

    async def pictured(self, reader: int, draw: PictureMaker, lay_out: LayOut) -> Layout:
        """Lay out a page with a picture as its reader likes it; without for who rather reads."""
        person = await self.host.people_cache.person(reader)
        if person.text_board:
            return lay_out(None)
        seconds = self.picture_cache.wait(private=True)
        return await pictured(seconds, draw(look=person.look), lay_out)

    async def with_fight(
        self, game: GameInfo, shown: Any, reader: int, words: Words, lay_out: LayOut
    ) -> Layout:
        """Lay out a page with a fight from close up."""
        draw = partial(self.picture_cache.draw, "fight", game, shown, words)
        return await self.pictured(reader, draw, lay_out)

    async def text(self, interaction: Interaction, named: Named) -> None:
        """Show the board, and one's own hand, in words."""

        async def deed(number: int) -> Layout:
            glance = await self.host.glance(number, interaction.user.id)
            words = reader_words(interaction)
            if glance.view is None:
                return Layout().say(status_text(glance, words))
            await self.host.past.looked(number, interaction.user.id)
            renderer, names = renderer_of(glance.game), names_of(glance.game)
            layout = Layout().say(renderer.hand_text(glance.view, names, words))
            layout.say(renderer.board_text(glance.view, names, words))
            parts = renderer.parts(glance.view, names, words)
            return layout.rows(part_buttons(number, parts, words, TOLD))

        await self.privately(interaction, named, deed)

    async def discards(self, interaction: Interaction, named: Named) -> None:
        """Show what lies open beside the board."""

        async def deed(number: int) -> Layout:
            glance, words = await self.host.glance(number, None), reader_words(interaction)
            if glance.view is None:
                return Layout().say(status_text(glance, words))
            renderer = renderer_of(glance.game)
            told = renderer.discards_text(glance.view, words)
            return Layout().say(f"### {renderer.headline(glance.view, words)}").say(told)

        await self.privately(interaction, named, deed)

    async def status(self, interaction: Interaction, named: Named) -> None:
        """Tell where the game stands and who still owes an answer."""

        async def deed(number: int) -> Layout:
            glance = await self.host.glance(number, interaction.user.id)
            words = reader_words(interaction)
            layout = Layout().say(status_text(glance, words))
            if glance.view is None:
                return layout
            controls = [catch_up_button(number, words(say("button-catchup")))]
            if glance.over is not None:
                newest = PastPage(renderer_of(glance.game).turn(glance.view), LAST)
                controls.append(page_button(number, newest, words(say("button-history"))))
            if glance.more and glance.group is not None:
                controls.append(more_button(number, glance.group, words))
            text = button(Act("text", number), words(say("button-text")))
            return layout.rows([*controls, text, *look_buttons(glance.game, words)])

        await self.privately(interaction, named, deed)

    async def panel_message(
        self,
        panel: Panel,
        words: Words,
        kept: Hanging = (),
        look: Arrangement = USUAL,
    ) -> Layout:
        """Lay out a captain's panel with the private picture, or the same in words."""
        reader = await self._reader(panel, words)
        layout = await drawn_panel(self.picture_cache, panel, reader, kept, look)
        if panel.group is not None:
            elsewhere = elsewhere_layout(panel, words)
            layout.sole = Sole(panel.game.number, panel.group, elsewhere)
        return layout

    async def receipt_message(
        self,
        before: Panel,
        receipt: Receipt,
        words: Words,
        kept: Hanging,
        *,
        followed: bool,
    ) -> Layout:
        """Lay out an answer that closed its question, with the picture of its panel."""
        link, head = await self.told_in(receipt.panel), heading(before, words)

        def lay_out(drawn: Picture | Hanging | None) -> Layout:
            return closed_layout(before, receipt, words, head, drawn, link, followed=followed)

        reader = await self._reader(before, words)
        return await drawn_receipt(self.picture_cache, before, reader, lay_out, kept)

    async def _reader(self, panel: Panel, words: Words) -> PanelReader:
        """Look up for whom a panel is laid out."""
        person = panel.game.seats[panel.seat].person
        if person is None:
            return PanelReader(words, Person())
        newcomer = Newcomer.NO
        if begins(panel):
            newcomer = await self.host.newcomer(panel.game, person)
        card = await self.host.people_cache.person(person)
        link = await self.told_in(panel) if panel.recap else None
        return PanelReader(words, card, newcomer, link)

    async def told_in(self, panel: Panel) -> str | None:
        """Return the address of the post that tells what a panel's captain did last."""
        number = panel.recap.post if panel.recap else panel.news
        place = await self.host.post_of(panel.game, number)
        return None if place is None else address_of(panel.game, place)


def _work(interaction: Interaction, named: Named, deed: Deed) -> Work:
    async def work() -> Layout:
        number = await named(interaction)
        return await deed(number)

    return work
