"""Games for programs: read only, for whoever has the address of a game, as its pages are."""

from collections.abc import Sequence

from aiohttp import web

from cogs.web.answers import (
    JSON_LINES,
    GameCard,
    StepPage,
    described,
    game_card,
    game_file,
    step_page,
)
from cogs.web.asked import history_at, nothing_there, number_in
from engine.core.codec import encode
from engine.host.host import Host

MOST_STEPS = 20  # of one page; a view has some kilobytes
JSON = "application/json"
DESCRIPTION = "/api/openapi.json"
GAME = "/api/g/{address}"
STEPS, STEPS_FROM, EXPORT = f"{GAME}/steps", f"{GAME}/steps/{{first}}", f"{GAME}/export.jsonl"
ADDRESSES: dict[str, tuple[str, str, type | None]] = {
    DESCRIPTION: ("description", JSON, None),
    GAME: ("game", JSON, GameCard),
    STEPS: ("steps", JSON, StepPage),
    STEPS_FROM: ("steps", JSON, StepPage),
    EXPORT: ("export", JSON_LINES, None),
}
"""What each address gives, as what, and of which type."""


class Api:
    """Answers programs; what a page would not show is not there for them either."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def routes(self) -> Sequence[web.RouteDef]:
        """List the addresses of programs."""
        return [
            web.get(DESCRIPTION, self._description),
            web.get(GAME, self._game),
            web.get(STEPS, self._steps),
            web.get(STEPS_FROM, self._steps),
            web.get(EXPORT, self._export),
        ]

    async def _description(self, _request: web.Request) -> web.Response:
        return _answer(described(ADDRESSES, "mothership"))

    async def _game(self, request: web.Request) -> web.Response:
        return _answer(game_card(await history_at(request, self._host)))

    async def _steps(self, request: web.Request) -> web.Response:
        history = await history_at(request, self._host)
        first = number_in(request, "first") if "first" in request.match_info else 0
        if first >= len(history.steps):
            raise web.HTTPNotFound
        return _answer(step_page(history, first, MOST_STEPS))

    async def _export(self, request: web.Request) -> web.Response:
        """Give all that is needed to play a game again, once it is over."""
        history = await history_at(request, self._host)
        if history.owing:  # its last post publishes the key, and is not out
            raise web.HTTPNotFound
        with nothing_there():
            body = await self._host.export(history.game.number)
        return game_file(history.game.number, body)


def _answer(value: object) -> web.Response:
    return web.Response(body=encode(value), content_type=JSON)
