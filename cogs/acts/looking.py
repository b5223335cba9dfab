"""Looking closer: parts of what everybody sees, one at a time, as a picture or in words."""

from collections.abc import Mapping
from functools import partial

from cogs.acts.frontend import Frontend
from cogs.pages.closer import DRAWN, TOLD, part_page
from cogs.pages.panel import status_text
from cogs.pages.posts import names_of, renderer_of
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say


class LookingActions:
    """Shows parts of a game by the public view alone."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend

    def acts(self) -> Mapping[str, Handler]:
        """List what opens such a page, and what turns to another part."""
        return {"look": self._look, "part": self._turn_to}

    async def _look(self, interaction: Interaction, act: Act) -> None:
        """Open a page of its own with the first part."""

        async def deed(number: int) -> Layout:
            return await self._page(interaction, number, 0, DRAWN)

        await self._frontend.privately(interaction, self._frontend.named(act), deed)

    async def _turn_to(self, interaction: Interaction, act: Act) -> None:
        """Turn a page to another part; under any other message, open one."""
        place, way = act.numbers(2)

        async def deed(number: int) -> Layout:
            return await self._page(interaction, number, place, way)

        await self._frontend.in_place(interaction, act, deed)

    async def _page(self, interaction: Interaction, number: int, place: int, way: int) -> Layout:
        words = reader_words(interaction)
        glance = await self._frontend.host.glance(number, None)
        if glance.view is None:
            return Layout().say(status_text(glance, words))
        game = glance.game
        parts = renderer_of(game).parts(glance.view, names_of(game), words)
        if place >= len(parts):
            return Layout(aside=True).say(words(say("look-gone")))
        lay_out = partial(part_page, number, parts, place, words)
        if way == TOLD:
            return lay_out(None, turned=True)
        draw = partial(self._frontend.picture_cache.draw, "part", game, parts[place].shown, words)
        return await self._frontend.pictured(interaction.user.id, draw, lay_out)
