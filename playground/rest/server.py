"""The HTTP server: understands requests, refuses, carries out, records."""

import json
import re
import socket
import struct
from inspect import isawaitable
from typing import Any

from aiohttp import web

from playground.errors import ApiError, refusal, unauthorized
from playground.faults import Fault
from playground.gateway import Gateway
from playground.limits import Counter, Verdict
from playground.record import Request
from playground.remote_clock import add_clock
from playground.rest import answers, commands, emojis, messages, places, threads
from playground.rest.api import Call, Reply, Routes
from playground.rest.bodies import Upload
from playground.rest.forms import BrokenFormError, parts_of
from playground.validate.messages import MAX_REQUEST_BYTES
from playground.world import World

_VERSION = re.compile(r"^/api(?:/v\d+)?(?=/)")
_SECRET = re.compile(r"^(/(?:webhooks|interactions)/[^/]+/)[^/]+")
_MAJOR = re.compile(r"^/(?:channels|guilds|webhooks)/[^/]+(?:/[^/]{30,})?")
_SLOT = re.compile(r"files?\[(\d+)\]")
TOO_MANY = 429
_VIA = {"Via": "1.1 google"}
_dumps = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class Server:
    """Everything that is reached over HTTP."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._counter = Counter(world.limits)
        self._routes = Routes(
            messages.ROUTES
            + answers.ROUTES
            + commands.ROUTES
            + emojis.ROUTES
            + places.ROUTES
            + threads.ROUTES
        )
        self.app = web.Application(client_max_size=2 * MAX_REQUEST_BYTES)
        self.app.router.add_get("/gateway", gateway.handle)
        self.app.router.add_get("/gateway/", gateway.handle)
        self.app.router.add_get("/cdn/attachments/{channel}/{number}/{name}", self._file)
        add_clock(self.app, world.clock)
        self.app.router.add_route("*", "/api/{rest:.*}", self._handle)

    async def _file(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        found = self._world.files.get(int(number)) if number.isdecimal() else None
        if found is None:
            raise web.HTTPNotFound
        name, kind, data = found
        headers = {"Content-Type": kind, "Content-Disposition": f'inline; filename="{name}"'}
        return web.Response(body=data, headers=headers)

    async def _handle(self, request: web.Request) -> web.Response:
        path = _VERSION.sub("", request.path)
        if path in {"/gateway", "/gateway/bot"}:
            return _respond(Reply(self._address(bot=path.endswith("bot"))), {})
        call = Call(
            world=self._world,
            method=request.method,
            path=path,
            query=request.query,
            body=None,
            uploads=[],
            sender=None,
        )
        headers: dict[str, str] = dict(_VIA)
        fault = self._world.faults.for_request(request.method, path)
        reasons: tuple[str, ...] = ()
        try:
            await _read(request, call)
            reply = await self._answer(request, call, headers, fault)
        except ApiError as error:
            reply, reasons = Reply(error.body(), status=error.status), error.reasons
            if error.status == TOO_MANY:
                del headers["Via"]  # so that clients take it for a refusal, not for a rate limit
        except _BrokenError as broken:
            self._note(call, Reply(None, status=0))
            _reset(request)
            raise web.HTTPServiceUnavailable from broken
        except _FailedError as failed:
            reply = Reply({"message": failed.words, "code": 0}, status=failed.status)
        except _SlowError as slow:
            headers |= slow.verdict.headers
            reply = Reply(slow.verdict.body(), status=TOO_MANY)
        self._note(call, reply, reasons)
        return _respond(reply, headers)

    def _address(self, *, bot: bool) -> dict[str, Any]:
        shown: dict[str, Any] = {"url": self._gateway.address}
        if bot:
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            shown |= {"shards": self._gateway.shards, "session_start_limit": limit}
        return shown

    async def _answer(
        self, request: web.Request, call: Call, headers: dict[str, str], fault: Fault | None
    ) -> Reply:
        found = self._routes.find(call.method, call.path)
        if found is None:
            raise refusal(0)
        route, call.params = found
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        call.sender = self._world.by_token(token) if token else None
        if route.signed and call.sender is None:
            raise unauthorized()
        who = str(call.sender.id) if call.sender else ""
        place = _MAJOR.match(call.path)
        verdict = self._counter.count(
            who, route.rate, place.group(0) if place else "", everywhere=route.counted
        )
        headers |= verdict.headers
        if verdict.retry_after is not None:
            raise _SlowError(verdict)
        if fault is not None and fault.when == "before":
            _fail(fault)
        answer = route.handler(call)
        reply = await answer if isawaitable(answer) else answer
        if fault is not None:
            _fail(fault)
        if reply.data is None and reply.status == 200:
            return Reply(None, status=204)
        return reply

    def _note(self, call: Call, reply: Reply, reasons: tuple[str, ...] = ()) -> None:
        failed = isinstance(reply.data, dict) and reply.status >= 400
        self._world.record.append(
            Request,
            self._world.clock.now(),
            method=call.method,
            path=_SECRET.sub(r"\1token", call.path),
            body=call.body,
            files=tuple(upload.name for upload in call.uploads),
            status=reply.status,
            code=reply.data.get("code") if failed else None,
            reasons=reasons,
        )


class _BrokenError(Exception):
    """The line breaks before the answer arrives."""


class _FailedError(Exception):
    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status
        self.words = words


class _SlowError(Exception):
    def __init__(self, verdict: Verdict) -> None:
        super().__init__()
        self.verdict = verdict


def _fail(fault: Fault) -> None:
    if fault.kind == "reset":
        raise _BrokenError
    if fault.kind == "429":
        headers = {"X-RateLimit-Scope": "shared", "Retry-After": "1"}
        raise _SlowError(Verdict(headers, retry_after=0.05))
    raise _FailedError(int(fault.kind), f"{fault.kind}: the stand-in was told to fail")


def _reset(request: web.Request) -> None:
    """Break the connection so that the other side sees a reset, not an end."""
    transport = request.transport
    if transport is None:
        return
    line = transport.get_extra_info("socket")
    if line is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _respond(reply: Reply, headers: dict[str, str]) -> web.Response:
    if reply.status == 204:
        return web.Response(status=204, headers=headers)
    body = _dumps(reply.data).encode()
    headers["Content-Type"] = "application/json"
    return web.Response(status=reply.status, body=body, headers=headers)


async def _read(request: web.Request, call: Call) -> None:
    if not request.body_exists:
        return
    if (request.content_length or 0) > MAX_REQUEST_BYTES + 65536:
        raise refusal(40005)
    kind = request.headers.get("Content-Type", "")
    if kind.lower().startswith("multipart/form-data"):
        _read_form(kind, await request.read(), call)
    else:
        call.body = _json(await request.read())


def _json(data: bytes) -> Any:
    if not data:
        return None
    try:
        return json.loads(data)
    except ValueError:
        raise refusal(50109) from None


def _read_form(kind: str, body: bytes, call: Call) -> None:
    try:
        for name, filename, data in parts_of(kind, body):
            slot = _SLOT.fullmatch(name)
            if name == "payload_json":
                call.body = _json(data)
            elif slot is not None:
                call.uploads.append(Upload(int(slot.group(1)), filename or "unknown", data))
    except BrokenFormError:
        raise refusal(50109) from None
    if call.body is None:
        call.body = {}
