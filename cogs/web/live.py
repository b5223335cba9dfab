"""News of running games: a page that is open hears when there is more to show, and asks for it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakValueDictionary

from aiohttp import web

from cogs.parts.loop_clock import LoopClock
from cogs.web.asked import history_at
from engine.host.host import Host
from engine.host.values.past import History

PAUSE = 3.0  # seconds between two looks
LOOKS = 200  # then the browser asks anew
GONE = "gone"  # the mark of a game that is shown no more
MOST_OPEN = 64  # pages that hear news; others are told by their readers' own clicks
MOST_OF_ONE = 8  # of them, so that nobody keeps all others from news


def mark_of(history: History) -> str:
    """Name how far a game was told: another mark means that its page has more to show."""
    last = history.steps[-1]
    return f"{last.number}.{last.entries}.{history.status}"


class GameWatcher:
    """Looks at a game for all pages that listen, at once; without any it does not look."""

    def __init__(self, look: Callable[[], Awaitable[str]]) -> None:
        self._look = look
        self._next: asyncio.Task[str] | None = None

    async def news(self) -> str:
        """Return the mark of a game, a pause after it was last looked for."""
        if self._next is None or self._next.done():
            self._next = asyncio.create_task(self._looked())
        return await asyncio.shield(self._next)

    async def _looked(self) -> str:
        clock = LoopClock()
        await clock.sleep_until(clock.now() + PAUSE)
        return await self._look()


class LivePages:
    """Tells pages of running games that the channel was told something new, and nothing else."""

    def __init__(self, host: Host, reader: Callable[[web.Request], str]) -> None:
        """Take the host, and who can tell readers apart."""
        self._host = host
        self._reader = reader
        self._open = Counter[str]()  # by reader
        self._watches: WeakValueDictionary[str, GameWatcher] = WeakValueDictionary()

    def routes(self) -> Sequence[web.RouteDef]:
        """List the address at which pages listen."""
        return [web.get("/g/{address}/news", self._news)]

    async def _news(self, request: web.Request) -> web.StreamResponse:
        known = request.query.get("seen", "")
        now, reader = mark_of(await history_at(request, self._host)), self._reader(request)
        if self._open.total() >= MOST_OPEN or self._open[reader] >= MOST_OF_ONE:
            raise web.HTTPNoContent  # a browser does not ask again then
        self._open[reader] += 1
        try:
            return await self._told(request, known, now)
        finally:
            self._open[reader] -= 1
            self._open += Counter()  # who listens no more is forgotten

    async def _told(self, request: web.Request, known: str, now: str) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        watch = self._watch(request)
        for _ in range(LOOKS):
            news = f"data: {now}\n\n" if now != known else ": nothing new\n\n"
            await response.write(news.encode())
            if now == GONE:
                break
            known, now = now, await watch.news()
        return response

    def _watch(self, request: web.Request) -> GameWatcher:
        """Return who looks at the game of an address; kept as long as somebody listens."""

        async def look() -> str:
            try:
                return mark_of(await history_at(request, self._host))
            except web.HTTPNotFound:
                return GONE

        return self._watches.setdefault(request.match_info["address"], GameWatcher(look))
