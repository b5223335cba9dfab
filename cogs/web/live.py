"""News of running games: a page that is open hears when there is more to show, and asks for it."""

from collections.abc import Sequence

from aiohttp import web

from cogs.parts.loop_clock import LoopClock
from cogs.web.asked import history_at
from engine.host.host import Host
from engine.host.values.past import History

PAUSE = 3.0  # seconds between two looks
LOOKS = 200  # then the browser asks anew
MOST_OPEN = 64  # pages that hear news; others are told by their readers' own clicks


def mark_of(history: History) -> str:
    """Name how far a game was told: another mark means that its page has more to show."""
    last = history.steps[-1]
    return f"{last.number}.{last.entries}.{history.game.status}"


class LivePages:
    """Tells pages of running games that the channel was told something new, and nothing else."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._open = 0

    def routes(self) -> Sequence[web.RouteDef]:
        """List the address at which pages listen."""
        return [web.get("/g/{address}/news", self._news)]

    async def _news(self, request: web.Request) -> web.StreamResponse:
        known = request.query.get("seen", "")
        await history_at(request, self._host)
        if self._open >= MOST_OPEN:
            raise web.HTTPNoContent  # a browser does not ask again then
        self._open += 1
        try:
            return await self._told(request, known)
        finally:
            self._open -= 1

    async def _told(self, request: web.Request, known: str) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        clock = LoopClock()
        for _ in range(LOOKS):
            try:
                mark = mark_of(await history_at(request, self._host))
            except web.HTTPNotFound:
                mark = "gone"
            news = f"data: {mark}\n\n" if mark != known else ": nothing new\n\n"
            await response.write(news.encode())
            if mark == "gone":
                break
            known = mark
            await clock.sleep_until(clock.now() + PAUSE)
        return response
