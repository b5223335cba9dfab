"""Clicks over HTTP: Discord posts each to an address of ours instead of sending it by the gateway.

1. Discord -> a proxy that speaks TLS -> `Endpoint`: who posts must sign as Discord does, now.
2. `Endpoint` answers 202 without a body and hands the interaction to `Mothership.hear`, which lets
   the library parse it just as one of the gateway: commands and controls cannot tell the two apart.
3. They acknowledge over REST, by the callback, as ever; Discord takes that of an interaction that
   it posted, where the post is answered with 202. Its own PING alone is answered in place.
4. Any process may hear any click, whether or not it owns the game or knows the server. A step of a
   game that is owned elsewhere is told to its owner with the commit (`engine.host.ownership`).
5. A click counts once. What is posted again while its time is right is answered and forgotten;
   later its time is stale. What another process heard Discord calls acknowledged already, and
   `cogs.parts.answering` leaves it to that one.

The key to check with is asked of Discord at the log-in, so that nobody has to copy it.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, TypeAlias

import orjson
from aiohttp import web
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from cogs.client import Mothership
from engine.host.ports import Clock
from engine.host.values.operating import Meter, where

PATH = "/interactions"
SIGNATURE, SIGNED_AT = "X-Signature-Ed25519", "X-Signature-Timestamp"
FRESH = 30.0
"""Seconds that a signature is good for, either way. Discord waits 3 s for an answer, and takes
none later; the rest is for clocks that differ: were one second too strict, nothing would work."""
LARGEST = 1024 * 1024
"""Bytes of a body. A message full of menus and a form full of text, both told in escapes, come to
half of it."""
PATIENCE = 3.0  # seconds a body may take to arrive
PING, PONG = 1, {"type": 1}
HEARD = (2, 3, 4, 5)  # commands, components, half-typed options, forms

_SIGNATURE, _SIGNED_AT = re.compile(r"[0-9a-fA-F]{128}"), re.compile(r"[0-9]{1,12}")
_log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Hear: TypeAlias = Callable[[dict[str, Any]], None]
Clicks: TypeAlias = Callable[[], AbstractAsyncContextManager[int]]
"""Takes clicks as long as it is entered; gives the port."""


class Endpoint:
    """Takes the interactions that Discord posts; whatever else comes is refused without a word."""

    def __init__(self, key: str, clock: Clock, hear: Hear, meter: Meter) -> None:
        self._key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        self._clock = clock
        self._hear = hear
        self._meter = meter
        self._known: dict[str, float] = {}  # interactions that were heard, and when; oldest first
        self._told = False  # that the clocks differ

    def app(self) -> web.Application:
        """Make the application that takes them."""
        app = web.Application(client_max_size=LARGEST, middlewares=[self._counted])
        app.router.add_post(PATH, self._take)
        return app

    @web.middleware
    async def _counted(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Count the answers; a refusal says nothing but its number."""
        try:
            answer = await handler(request)
        except web.HTTPException as refusal:
            answer = web.Response(status=refusal.status)
            if allowed := refusal.headers.get("Allow"):
                answer.headers["Allow"] = allowed
        self._meter.count("interactions", status=str(answer.status))
        return answer

    async def _take(self, request: web.Request) -> web.Response:
        """Hear an interaction that is Discord's, new, and of a kind we know."""
        told = self._read(await self._signed(request))
        if told.get("type") == PING:
            return web.json_response(PONG)
        if told.get("type") not in HEARD:
            raise web.HTTPBadRequest
        if self._is_new(str(told.get("id"))):
            try:
                self._hear(told)
            except Exception as error:  # noqa: BLE001  (it is Discord's, but like none before)
                _log.error("an interaction cannot be understood: %s", where(error))
                raise web.HTTPBadRequest from None
        return web.Response(status=202)

    async def _signed(self, request: web.Request) -> bytes:
        """Read a body that Discord signed just now."""
        signature = request.headers.get(SIGNATURE, "")
        signed_at = request.headers.get(SIGNED_AT, "")
        if not (_SIGNATURE.fullmatch(signature) and _SIGNED_AT.fullmatch(signed_at)):
            raise web.HTTPUnauthorized
        try:
            async with asyncio.timeout(PATIENCE):
                body = await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except ConnectionError:  # who posts it hung up, of which no log need tell
            raise web.HTTPBadRequest from None
        try:
            self._key.verify(bytes.fromhex(signature), signed_at.encode() + body)
        except InvalidSignature:
            raise web.HTTPUnauthorized from None
        if abs(self._clock.now() - int(signed_at)) > FRESH:
            self._tell_of_clocks()
            raise web.HTTPUnauthorized
        return body

    def _read(self, body: bytes) -> dict[str, Any]:
        try:
            told = orjson.loads(body)
        except ValueError:
            raise web.HTTPBadRequest from None
        if not isinstance(told, dict):
            raise web.HTTPBadRequest
        return told

    def _is_new(self, number: str) -> bool:
        """Tell whether an interaction was not heard yet, as long as it may be posted again."""
        now = self._clock.now()
        while self._known and next(iter(self._known.values())) < now - 2 * FRESH:
            del self._known[next(iter(self._known))]
        if number in self._known:
            return False
        self._known[number] = now
        return True

    def _tell_of_clocks(self) -> None:
        """Tell the operator once: it is an old post that somebody repeats, or our clock."""
        if not self._told:
            _log.warning("an interaction was signed at another time; is this machine's clock set?")
        self._told = True


class DeafError(OSError):
    """Clicks were to be taken where nobody can listen."""


@contextlib.asynccontextmanager
async def clicks_taken(
    listen: str, client: Mothership, clock: Clock, meter: Meter
) -> AsyncIterator[int]:
    """Take clicks over HTTP where that is wanted; give the port.

    Raise DeafError where nobody can listen: a bot without its pages plays on, a deaf one does not.
    """
    if not listen:
        yield 0
        return
    assert client.application is not None  # who is logged in knows it
    endpoint = Endpoint(client.application.verify_key, clock, client.hear, meter)
    # Discord packs nothing, and what strangers pack wrongly would fill the log.
    runner = web.AppRunner(endpoint.app(), access_log=None, auto_decompress=False)
    await runner.setup()
    try:
        port = await _listening(runner, listen)
        _log.info("clicks are taken at port %d, under %s", port, PATH)
        client.listening = True
        yield port
    finally:
        client.listening = False
        await runner.cleanup()


async def _listening(runner: web.AppRunner, listen: str) -> int:
    host, _, port = listen.rpartition(":")
    try:
        await web.TCPSite(runner, host.strip("[]"), int(port)).start()
    except OSError as error:
        told = f"Clicks cannot be taken at {listen} ({error.strerror})."
        raise DeafError(f"{told} Mend [discord] interactions.") from None
    return int(runner.addresses[0][1])


def clicks_over_http(listen: str, client: Mothership, clock: Clock, meter: Meter) -> Clicks:
    """Say how to take clicks over HTTP, where that is wanted.

    The library warns at the log-in that they would not reach it that way; here they do.
    """
    if listen:
        logging.getLogger("discord.client").addFilter(_is_no_such_warning)
    return partial(clicks_taken, listen, client, clock, meter)


def _is_no_such_warning(record: logging.LogRecord) -> bool:
    return "interaction endpoint URL" not in str(record.msg)
