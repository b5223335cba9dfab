"""The operator's page: health for a supervisor, figures for Prometheus."""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp
from aiohttp import web

from cogs.delivery.budget import Budget, is_counted
from cogs.operating.meter import PrometheusMeter
from cogs.parts.answering import note_request
from cogs.parts.loop_clock import LoopClock
from engine.host.values.operating import Diagnosis, Meter, ill, well

PATIENCE = 3.0  # seconds a look into the database may take
OLD_BEAT = 90.0  # seconds since the last sign of life
TICK = 0.5  # seconds between two looks at how late the loop runs
TLS = "see to TLS"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Probes:
    """What the page asks about the bot, each time it is fetched."""

    online: Callable[[], bool]
    listening: Callable[[], bool]  # for clicks over HTTP
    serving: Callable[[], bool]  # between start and stop
    waiting: Callable[[], bool]  # as others who share the games have all of them
    writable: Callable[[], Awaitable[bool]]
    beat_age: Callable[[], Awaitable[float | None]]
    contents: Callable[[], Awaitable[tuple[dict[str, int], int]]]
    pictures: Callable[[], str]  # how drawing goes
    unreached: Callable[[], bool] = lambda: False  # as Discord cannot be reached at the start


class HealthPage:
    """Answers /healthz, /readyz and /metrics."""

    def __init__(self, meter: PrometheusMeter, probes: Probes) -> None:
        self._meter = meter
        self._probes = probes

    def app(self) -> web.Application:
        """Make the application that serves the page."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        return app

    async def _healthz(self, _request: web.Request) -> web.Response:
        """Fail where a restart may help; a lost gateway is Discord's, and comes back by itself.

        So does a Discord that could not be reached at the start. Where pictures fail the games go
        on in words: that is told, but no reason to restart.
        """
        online, writable, age = self._probes.online(), await self._writable(), await self._age()
        beating = not online or (age is not None and age < OLD_BEAT)
        healthy, pictures = writable and beating, self._probes.pictures()
        unreached = self._probes.unreached()
        fine = pictures == "well" and not unreached
        told = {
            "status": ("ok" if fine else "degraded") if healthy else "ill",
            "alive": True,
            "waiting_for_discord": unreached,
            "gateway_connected": online,
            "database_writable": writable,
            "last_beat_seconds": None if age is None else round(age, 1),
            "pictures": pictures,
        }
        return _answer(told, well=healthy)

    async def _readyz(self, _request: web.Request) -> web.Response:
        """Fail while clicks would find nobody; who waits to take over is as ready as can be."""
        online, serving = self._probes.online(), self._probes.serving()
        waiting, listening = self._probes.waiting(), self._probes.listening()
        told = {
            "serving": serving,
            "gateway_connected": online,
            "clicks_over_http": listening,
            "waiting": waiting,
        }
        return _answer(told, well=(online or listening or waiting) and serving)

    async def _metrics(self, _request: web.Request) -> web.Response:
        async with asyncio.timeout(PATIENCE):
            games, owed = await self._probes.contents()
        body = self._meter.show(games, owed, online=self._probes.online())
        return web.Response(body=body, headers={"Content-Type": self._meter.content_type})

    async def _writable(self) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await self._probes.writable()
        return False

    async def _age(self) -> float | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await self._probes.beat_age()
        return None


@contextlib.asynccontextmanager
async def page_at(listen: str, page: HealthPage) -> AsyncIterator[int]:
    """Serve the page at `host:port`; give the port, which the system chooses where it is 0."""
    host, _, port = listen.rpartition(":")
    runner = web.AppRunner(page.app(), access_log=None)
    await runner.setup()
    try:
        yield await _listening(runner, host.strip("[]"), int(port))
    finally:
        await runner.cleanup()


@contextlib.contextmanager
def watching_loop(meter: Meter) -> Iterator[None]:
    """Watch how late the event loop runs."""
    watch = asyncio.create_task(_watch_loop(meter))
    try:
        yield
    finally:
        watch.cancel()


async def _watch_loop(meter: Meter) -> None:
    """Note for ever how late the event loop wakes what should be awake."""
    clock = LoopClock()
    while True:
        due = clock.now() + TICK
        await clock.sleep_until(due)
        meter.observe("loop_late", max(0.0, clock.now() - due))


def check_listen(listen: str, *, running: bool) -> Diagnosis:
    """Look at where the page would be."""
    if not listen:
        return well("No health and figures are served ([operating] listen is empty).")
    told = f"Health and figures are served at {listen}"
    far = "see that only you can reach it"
    return _heard("[operating] listen", listen, told, far, running=running)


def check_pages(listen: str, url: str, *, running: bool) -> Diagnosis:
    """Look at where the games' own pages would be."""
    if not listen and url:
        return ill(f"[web] url is <{url}>, but [web] listen is empty: set both, or neither.")
    if not listen:
        return well("No pages of games are served ([web] listen is empty).")
    told = f"Pages of games are served at {listen}"
    if url:
        return _heard("[web] listen", listen, f"{told} and known as <{url}>", TLS, running=running)
    told += "; no post links to them ([web] url)"
    return _heard("[web] listen", listen, told, running=running)


def check_clicks(listen: str, *, running: bool) -> Diagnosis:
    """Look at where clicks would be taken over HTTP."""
    if not listen:
        return well("No clicks are taken over HTTP ([discord] interactions is empty).")
    told = f"Clicks are taken over HTTP at {listen}"
    return _heard("[discord] interactions", listen, told, TLS, running=running)


def _heard(setting: str, listen: str, told: str, far: str = "", *, running: bool) -> Diagnosis:
    """Look whether one can listen; beside what is told, `far` is for who is heard from afar."""
    try:
        loopback = _bound(listen, running=running)
    except OSError as error:
        return ill(f"{setting}: {listen} cannot be used ({error.strerror}).")
    return well(f"{told}; {far}." if far and not loopback else f"{told}.")


def _bound(listen: str, *, running: bool) -> bool:
    """Try to listen, unless a bot does already; tell whether this machine alone is heard."""
    host, _, port = listen.rpartition(":")
    found = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)
    with socket.socket(found[0][0]) as tried:
        if not running:
            tried.bind(found[0][4])
    return ipaddress.ip_address(found[0][4][0]).is_loopback


async def _listening(runner: web.AppRunner, host: str, port: int) -> int:
    """Listen; where that fails, the games go on without the page."""
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        _log.error("no page at %s:%d (%s); mend [operating] listen", host, port, error.strerror)
        return 0
    port = int(runner.addresses[0][1])
    _log.info("health and figures are served at http://%s:%d", host, port)
    return port


def watch_requests(
    meter: Meter, refused: Callable[[], None], budget: Budget | None = None
) -> aiohttp.TraceConfig:
    """Make aiohttp's hook that counts answers; `refused` hears of those that Discord counts too.

    A request waits for its turn there, just before it goes out, whoever sends it.
    """

    async def started(_session: Any, _context: Any, params: Any) -> None:
        if budget is not None and is_counted(str(params.url)):
            await budget.turn()
        note_request()

    async def ended(_session: Any, _context: Any, params: Any) -> None:
        status = params.response.status
        meter.count("requests", status=str(status))
        if status == 429:
            meter.count("rate_limited")
        shared = params.response.headers.get("X-RateLimit-Scope") == "shared"
        if status in {401, 403} or (status == 429 and not shared):
            refused()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(started)
    trace.on_request_end.append(ended)
    return trace


def _answer(told: dict[str, Any], *, well: bool) -> web.Response:
    return web.json_response(told, status=200 if well else 503)
