"""The pages of a game: how it ended, and turn by turn, with the pictures of each."""

import hashlib
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from aiohttp import web

from cogs.pages.history import turns_of
from cogs.pages.panel import status_text
from cogs.pictures.picture_cache import PictureCache
from cogs.web.asked import history_at, number_in, steps_in
from cogs.web.live import mark_of
from cogs.web.markdown import story
from cogs.web.reader import words_of
from cogs.web.results import finale_of, result_page
from cogs.web.templating import Preview, page
from cogs.web.turns import board_of, fights_in, film_of, turn_page
from engine.core.asks import Over
from engine.core.words import say
from engine.host.host import Host
from engine.host.values.past import History, PastStep
from engine.host.values.records import OPEN
from render.picture import Picture
from render.words import Words

MOST_WAITING = 8  # pictures that readers wait for at once; more would keep them from nobody's board
KINDS = {"png": "image/png", "gif": "image/gif"}

Paint = Callable[[History, Sequence[PastStep], Words], Coroutine[Any, Any, Picture]]
"""Draws something of a turn; raises HTTPNotFound where there is no such thing."""


class GamePages:
    """Shows games to whoever has their address."""

    def __init__(self, host: Host, pictures: PictureCache) -> None:
        self._host = host
        self._pictures = pictures
        self._waiting = 0

    def routes(self) -> Sequence[web.RouteDef]:
        """List the addresses of these pages."""
        turn = "/g/{address}/turn/{turn}"
        return [
            web.get("/g/{address}", self._newest),
            web.get("/g/{address}/podium", self._podium),
            web.get(turn, self._turn),
            web.get(f"{turn}/board", partial(self._picture, paint=self._board)),
            web.get(f"{turn}/film", partial(self._picture, paint=self._film)),
            web.get(f"{turn}/fight/{{fight}}", self._fight),
        ]

    # --- pages ---------------------------------------------------------------------------------

    async def _newest(self, request: web.Request) -> web.StreamResponse:
        """Show how a game ended, or how far it has come."""
        history = await history_at(request, self._host)
        over = await self._over(history)
        if over is None:
            return await self._shown(request, history, turns_of(history)[-1])
        words, base = words_of(request), _base(request)
        changes = await self._host.statistics.changes(history.game, outside=True)
        told = result_page(history, over, words, changes)
        line = words(say("web-preview", headline=told.title))
        preview = Preview(line, f"{base}/podium", told.podium_alt)
        return page(request, "result.html", base=base, shown=told, over=True, preview=preview)

    async def _turn(self, request: web.Request) -> web.StreamResponse:
        history = await history_at(request, self._host)
        return await self._shown(request, history, number_in(request, "turn"))

    async def _over(self, history: History) -> Over | None:
        """Return how a game ended, once its last post is out."""
        glance = await self._host.glance(history.game.number, None)
        return None if history.owing else glance.over

    async def _shown(self, request: web.Request, history: History, turn: int) -> web.StreamResponse:
        """Show a turn; on the newest one of a running game stands who is waited for, too."""
        words, base = words_of(request), _base(request)
        told = turn_page(history, turn, steps_in(history, turn), words)
        line, standing = words(say("web-preview", headline=told.headline)), ""
        if told.live and not history.owing:
            glance = await self._host.glance(history.game.number, None)
            standing = story([status_text(glance, words)])
        return page(
            request,
            "turn.html",
            base=base,
            shown=told,
            preview=Preview(line, f"{base}/turn/{turn}/board", told.board_alt),
            over=history.status not in OPEN,
            standing=standing,
            mark=mark_of(history),
        )

    # --- pictures ------------------------------------------------------------------------------

    async def _podium(self, request: web.Request) -> web.StreamResponse:
        history = await history_at(request, self._host)
        over = await self._over(history)
        if over is None:
            raise web.HTTPNotFound
        shown, words = finale_of(history, over), words_of(request)
        return await self._sent(request, self._drawn("podium", history, shown, words))

    async def _picture(self, request: web.Request, paint: Paint) -> web.StreamResponse:
        history = await history_at(request, self._host)
        steps = steps_in(history, number_in(request, "turn"))
        return await self._sent(request, paint(history, steps, words_of(request)))

    async def _fight(self, request: web.Request) -> web.StreamResponse:
        paint = partial(self._closer, number=number_in(request, "fight"))
        return await self._picture(request, paint)

    async def _sent(
        self, request: web.Request, drawing: Coroutine[Any, Any, Picture]
    ) -> web.StreamResponse:
        """Send a picture, unless too many are waited for already."""
        if self._waiting >= MOST_WAITING:
            drawing.close()
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "3"})
        self._waiting += 1
        try:
            return _answer(request, await drawing)
        finally:
            self._waiting -= 1

    async def _board(self, history: History, steps: Sequence[PastStep], words: Words) -> Picture:
        shown = board_of(history.game, steps[-1])
        return await self._pictures.board(history.game, shown, words)

    async def _film(self, history: History, steps: Sequence[PastStep], words: Words) -> Picture:
        return await self._drawn("film", history, film_of(history, steps), words)

    async def _closer(
        self, history: History, steps: Sequence[PastStep], words: Words, number: int
    ) -> Picture:
        fights = fights_in(history.game, steps)
        shown = fights[number] if number < len(fights) else None
        return await self._drawn("fight", history, shown, words)

    async def _drawn(self, what: str, history: History, shown: Any, words: Words) -> Picture:
        if shown is None:
            raise web.HTTPNotFound
        return await self._pictures.draw(what, history.game, shown, words)


def _base(request: web.Request) -> str:
    return f"/g/{request.match_info['address']}"


def _answer(request: web.Request, picture: Picture) -> web.Response:
    """Answer with a picture, unless the reader has it already."""
    mark = f'"{hashlib.sha256(picture.png).hexdigest()[:32]}"'
    if request.headers.get("If-None-Match") == mark:
        return web.Response(status=304, headers={"ETag": mark})
    kind = KINDS[picture.name.rpartition(".")[2]]
    return web.Response(body=picture.png, content_type=kind, headers={"ETag": mark})
