"""The games' own pages: one server for all parts that are shown to whoever has an address."""

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Protocol

from aiohttp import web

from cogs.web.guard import Guard, Handler, harden
from cogs.web.templating import ORIGIN, missing
from engine.host.values.operating import where

STATIC = {path.name: path for path in (Path(__file__).parent / "static").iterdir()}
EMOJIS = Path(str(files("manimgx_fonts"))) / "NotoEmoji[wght].ttf"
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}

_log = logging.getLogger(__name__)


class SitePart(Protocol):
    """A part of the pages: it says which addresses it answers, all of them by GET."""

    def routes(self) -> Sequence[web.RouteDef]:
        """List the addresses, each with who answers."""
        ...


class Site:
    """All parts behind one guard."""

    def __init__(self, guard: Guard, parts: Sequence[SitePart], url: str = "") -> None:
        self.guard = guard
        self._url = url
        self._parts = parts

    def app(self) -> web.Application:
        """Make the application that serves the pages."""
        app = web.Application(middlewares=[self.guard.let_in, _told])
        app[ORIGIN] = self._url
        app.on_response_prepare.append(harden)
        app.router.add_get("/robots.txt", _robots)
        app.router.add_get("/static/emoji.ttf", _emojis)
        app.router.add_get("/static/{name}", _static)
        for part in self._parts:
            app.router.add_routes(part.routes())
        return app


@contextlib.asynccontextmanager
async def site_at(listen: str, site: Site) -> AsyncIterator[int]:
    """Serve the pages at `host:port`; give the port, 0 where that fails: the games go on."""
    host, _, port = listen.rpartition(":")
    runner = web.AppRunner(
        site.app(), access_log=None, shutdown_timeout=0.5, handler_cancellation=True
    )
    await runner.setup()
    try:
        yield await _listening(runner, site.guard, host.strip("[]"), int(port))
    finally:
        await runner.cleanup()


async def _listening(runner: web.AppRunner, guard: Guard, host: str, port: int) -> int:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        _log.error("no pages at %s:%d (%s); mend [web] listen", host, port, error.strerror)
        return 0
    port = int(runner.addresses[0][1])
    guard.listens(host, port)
    _log.info("the games' pages are served at http://%s:%d", host, port)
    return port


@web.middleware
async def _told(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tell people what is missing; what breaks is told to the operator, and to nobody else."""
    try:
        return await handler(request)
    except web.HTTPNotFound:
        return missing(request)
    except web.HTTPException:
        raise
    except Exception as error:  # noqa: BLE001  (the games go on)
        _log.error("a page cannot be shown: %s", where(error))
        raise web.HTTPInternalServerError from None


async def _robots(_request: web.Request) -> web.Response:
    return web.Response(text="User-agent: *\nDisallow: /\n")


async def _static(request: web.Request) -> web.Response:
    path = STATIC.get(request.match_info["name"])
    kind = KINDS.get(path.suffix[1:]) if path is not None else None
    if path is None or kind is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "public, max-age=3600"}
    return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=headers)


async def _emojis(_request: web.Request) -> web.FileResponse:
    """Give the font that only those browsers ask for whose system has no emojis."""
    return web.FileResponse(EMOJIS, headers={"Cache-Control": "public, max-age=604800"})
