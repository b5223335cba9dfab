"""HTTP control of the clock: what time it is, and waiting for a time."""

import asyncio

from aiohttp import web

from playground.clock import Clock

PATIENCE = 20.0


def add_routes(app: web.Application, clock: Clock) -> None:
    """Add the clock to a server."""

    async def show(request: web.Request) -> web.Response:
        del request
        return web.json_response({"now": clock.now(), "virtual": clock.virtual})

    async def wait(request: web.Request) -> web.Response:
        try:
            if "changed" in request.query:
                await _changed(clock, float(request.query["changed"]))
            else:
                await _until(clock, float(request.query["until"]))
        except (KeyError, ValueError):
            text = "ask for ?until=SECONDS or ?changed=SECONDS"
            raise web.HTTPBadRequest(text=text) from None
        return await show(request)

    app.router.add_get("/playground/clock", show)
    app.router.add_get("/playground/clock/wait", wait)


async def _until(clock: Clock, when: float) -> None:
    reached = asyncio.Event()
    timer = clock.call_at(when, reached.set, sleeper=True)
    try:
        async with asyncio.timeout(PATIENCE):
            await reached.wait()
    except TimeoutError:
        return
    finally:
        timer.cancel()


async def _changed(clock: Clock, since: float) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await clock.changed(since)
    except TimeoutError:
        return
