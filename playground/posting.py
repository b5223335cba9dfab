"""The other way to an application: its interactions are posted to an address of its own.

As on Discord an address counts only once it was tried: it must answer a PING, and must refuse one
that somebody else signed. An interaction is answered in the body of the answer, or, after a 202
without one, by the callback; files come by the callback alone.
"""

import asyncio
import contextlib
import json
import secrets
from typing import Any, NamedTuple

import aiohttp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from playground.application import Application
from playground.errors import ApiError, invalid_form
from playground.interactions import Interaction
from playground.limits import GUARD
from playground.record import Event, Posted
from playground.rest import answers
from playground.rest.api import Call
from playground.wire import user_wire
from playground.world import World

INVALID = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID"
UNVERIFIED = "The specified interactions endpoint url could not be verified."
PING = 1
OK, ACCEPTED, UNAUTHORIZED = 200, 202, 401
JSON = "application/json"
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)


class Heard(NamedTuple):
    """What came back from an address; status 0: nothing."""

    status: int
    kind: str = ""
    body: bytes = b""

    @property
    def told(self) -> Any:
        """Read it as JSON; nothing where it is none."""
        with contextlib.suppress(ValueError):
            return json.loads(self.body) if self.kind == JSON else None
        return None


class Poster:
    """Posts interactions to whoever wants them at an address."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._posting: set[asyncio.Task[None]] = set()
        self._session: aiohttp.ClientSession | None = None
        world.poster = self

    async def move(self, app: Application, url: str) -> None:
        """Post an application's interactions to an address from now on; without one, to none.

        It is tried as Discord does; raise ApiError where it does not do.
        """
        if url:
            await self._verify(app, url)
        app.endpoint = url

    async def _verify(self, app: Application, url: str) -> None:
        ping = self._ping(app)
        right = await self._send(url, ping, app.key)
        wrong = await self._send(url, ping, Ed25519PrivateKey.generate())
        told = right.told
        answered = right.status == OK and isinstance(told, dict) and told.get("type") == PING
        if not answered or wrong.status != UNAUTHORIZED:
            fault = {"_errors": [{"code": INVALID, "message": UNVERIFIED}]}
            raise invalid_form({"interactions_endpoint_url": fault})

    def post(self, interaction: Interaction, told: dict[str, Any]) -> None:
        """Post an interaction, unless misfortune takes it."""
        lost = self._world.faults.loses("INTERACTION_CREATE")
        facts = {"name": "INTERACTION_CREATE", "data": told, "lost": lost}
        now = self._world.clock.now()
        self._world.record.append(Event, now, application=interaction.app.id, **facts)
        if not lost:
            task = asyncio.create_task(self._deliver(interaction, told))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    async def close(self) -> None:
        """Wait for no answer any more."""
        for task in tuple(self._posting):
            task.cancel()
        if self._session is not None:
            await self._session.close()

    async def _deliver(self, interaction: Interaction, told: dict[str, Any]) -> None:
        heard = await self._send(interaction.app.endpoint, told, interaction.app.key)
        code = self._take(interaction, heard) if interaction.open else None
        facts = {"interaction": interaction.id, "status": heard.status, "code": code}
        self._world.record.append(Posted, self._world.clock.now(), **facts)

    def _take(self, interaction: Interaction, heard: Heard) -> int | None:
        """Take what was answered; return the code of a refusal."""
        if heard.status == ACCEPTED and not heard.body:
            return None  # it comes by the callback
        if heard.status == OK and heard.kind == JSON:
            try:
                answers.answer(self._call(interaction, heard.told))
            except ApiError as error:
                interaction.give_up()
                return error.code
            return None
        interaction.give_up()
        return None

    def _call(self, interaction: Interaction, told: Any) -> Call:
        return Call(
            world=self._world,
            method="POST",
            path="",
            query={},
            body=told,
            uploads=[],
            sender=None,
            params={"interaction": str(interaction.id), "token": interaction.token},
        )

    async def _send(self, url: str, told: dict[str, Any], key: Ed25519PrivateKey) -> Heard:
        """Post something signed; nothing is followed to where it may have moved."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=GUARD))
        body = json.dumps(told, separators=(",", ":")).encode()
        at = str(int(self._world.clock.now()))
        signature = key.sign(at.encode() + body).hex()
        headers = {
            "Content-Type": JSON,
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": at,
        }
        with contextlib.suppress(*BROKEN):
            async with self._session.post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return Heard(answer.status, answer.content_type, await answer.read())
        return Heard(0)

    def _ping(self, app: Application) -> dict[str, Any]:
        return {
            "id": str(self._world.ids.next()),
            "application_id": str(app.id),
            "type": PING,
            "token": secrets.token_urlsafe(24),
            "user": user_wire(app.user),
            "entitlements": [],
            "authorizing_integration_owners": {},
            "version": 1,
        }
