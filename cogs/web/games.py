"""The pages of a game: turn by turn, with the pictures of each."""

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from aiohttp import web

from cogs.pages.history import turns_of
from cogs.pictures.picture_cache import PictureCache
from cogs.web.asked import history_at, number_in, steps_in
from cogs.web.reader import words_of
from cogs.web.templating import page
from cogs.web.turns import fights_in, film_of, turn_page
from engine.host.host import Host
from engine.host.values.past import History, PastStep
from render.picture import Picture
from render.words import Words

MOST_WAITING = 8  # pictures that readers wait for at once; more would keep them from nobody's board
KINDS = {"png": "image/png", "gif": "image/gif"}

Paint = Callable[[History, Sequence[PastStep], Words], Awaitable[Picture]]
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
            web.get(turn, self._turn),
            web.get(f"{turn}/board", partial(self._picture, paint=self._board)),
            web.get(f"{turn}/film", partial(self._picture, paint=self._film)),
            web.get(f"{turn}/fight/{{fight}}", self._fight),
        ]

    async def _newest(self, request: web.Request) -> web.StreamResponse:
        history = await history_at(request, self._host)
        return _shown(request, history, turns_of(history)[-1])

    async def _turn(self, request: web.Request) -> web.StreamResponse:
        return _shown(request, await history_at(request, self._host), number_in(request, "turn"))

    async def _fight(self, request: web.Request) -> web.StreamResponse:
        paint = partial(self._closer, number=number_in(request, "fight"))
        return await self._picture(request, paint)

    async def _picture(self, request: web.Request, paint: Paint) -> web.StreamResponse:
        """Answer with a picture of a turn, unless too many are waited for already."""
        history = await history_at(request, self._host)
        steps = steps_in(history, number_in(request, "turn"))
        if self._waiting >= MOST_WAITING:
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "3"})
        self._waiting += 1
        try:
            picture = await paint(history, steps, words_of(request))
        finally:
            self._waiting -= 1
        return _sent(request, picture)

    async def _board(self, history: History, steps: Sequence[PastStep], words: Words) -> Picture:
        return await self._pictures.board(history.game, steps[-1].after, words)

    async def _film(self, history: History, steps: Sequence[PastStep], words: Words) -> Picture:
        return await self._drawn("film", history, film_of(history.game, steps), words)

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


def _shown(request: web.Request, history: History, turn: int) -> web.Response:
    told = turn_page(history, turn, steps_in(history, turn), words_of(request))
    return page(request, "turn.html", base=f"/g/{request.match_info['address']}", shown=told)


def _sent(request: web.Request, picture: Picture) -> web.Response:
    """Send a picture, unless the reader has it already."""
    mark = f'"{hashlib.sha256(picture.png).hexdigest()[:32]}"'
    if request.headers.get("If-None-Match") == mark:
        return web.Response(status=304, headers={"ETag": mark})
    kind = KINDS[picture.name.rpartition(".")[2]]
    return web.Response(body=picture.png, content_type=kind, headers={"ETag": mark})
