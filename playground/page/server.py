"""The page's server: on loopback, beside the stand-in, in its process."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

from aiohttp import web

from playground.client.people import Person
from playground.errors import Impossible
from playground.message import Message
from playground.page.acts import Acts
from playground.page.guard import ALONE, ENTRANCE, Guard, harden
from playground.page.news import News, Reading
from playground.page.showing import Showing
from playground.places import Channel
from playground.standin import HOST, Standin

STATIC = Path(__file__).parent / "static"
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
HEARTBEAT, GATHERED = 15.0, 0.05  # seconds; news that come close together are told together
ACTS = ("press", "choose", "submit", "say", "command", "slash", "complete")

Hint = Callable[[Person, Channel], str]
"""Say what somebody who looks at a channel may do next; empty for nothing."""


class Page:
    """Shows the stand-in to whoever has the address; enter it as the stand-in is entered."""

    def __init__(
        self, discord: Standin, *, hint: Hint = lambda _person, _channel: "", port: int = 0
    ) -> None:
        self._world = discord.world
        self._hint = hint
        self._port = port
        self._guard = Guard()
        self._acts = Acts()
        self._reading = Reading()
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self._guard.let_in], client_max_size=2**24)
        app.on_response_prepare.append(harden)
        app.router.add_get(ENTRANCE, self._guard.enter)
        app.router.add_get("/", self._home)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/emoji/{number}", self._emoji)
        app.router.add_get("/as/{person}/in/{channel}", self._show)
        app.router.add_get("/as/{person}/in/{channel}/news", self._news)
        app.router.add_get("/as/{person}/file/{message}/{number}/{name}", self._file)
        app.router.add_post("/as/{person}/dismiss", self._dismiss)
        app.router.add_post("/as/{person}/{act}", self._act)
        self._runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=0.5, handler_cancellation=True
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._port).start()
        self._guard.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Tell the address to open, with this run's token."""
        return f"http://{HOST}:{self._guard.port}{ENTRANCE}?token={self._guard.token}"

    async def _home(self, _request: web.Request) -> web.StreamResponse:
        people = [user for user in self._world.users.values() if isinstance(user, Person)]
        for person in people:
            show = Showing(person)
            channels = [channel for _, rows in show.servers() for channel in rows]
            if channels or show.directs():
                place = (channels or show.directs())[0]
                raise web.HTTPSeeOther(f"{show.base}/in/{place.id}")
        raise web.HTTPNotFound(text="Nobody is here yet.\n")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = STATIC / Path(request.match_info["name"]).name
        kind = KINDS.get(path.suffix[1:])
        if kind is None or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8")

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        number = _number(request, "number")
        for app in self._world.apps.values():
            if number in app.signs:
                kind, data = app.signs[number]
                return web.Response(body=data, content_type=kind)
        raise web.HTTPNotFound

    async def _show(self, request: web.Request) -> web.StreamResponse:
        person, here = self._person(request), self._channel(request)
        self._reading.read(person, here)
        unread = self._reading.unread(person)
        text = Showing(person).page(here, self._hint(person, here), unread)
        return web.Response(text=text, content_type="text/html")

    async def _news(self, request: web.Request) -> web.StreamResponse:
        """Tell the page what changes, for as long as it is open."""
        person, here = self._person(request), self._channel(request)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        news, stirred = News(Showing(person), here, self._reading), asyncio.Event()

        def watch(message: Message, _change: str) -> None:
            if message.channel.admits(person) and message.ephemeral_for in {None, person}:
                stirred.set()

        self._world.watchers.add(watch)
        try:
            while True:
                stirred.clear()
                told = news.since(self._hint(person, here))
                await response.write(f"data: {told}\n\n".encode() if told else b": still here\n\n")
                await _unless_late(stirred)
        finally:
            self._world.watchers.discard(watch)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        message = self._message(request)
        for file in message.attachments:
            if file.id == _number(request, "number"):
                headers = {"Content-Type": file.content_type, "Content-Security-Policy": ALONE}
                return web.Response(body=file.data, headers=headers)
        raise web.HTTPNotFound

    async def _dismiss(self, request: web.Request) -> web.StreamResponse:
        fields = await request.post()
        message = self._world.messages.get(int(str(fields.get("message") or "0")))
        if message is not None and message.ephemeral_for is self._person(request):
            self._reading.put_away(message)
        return web.json_response({})

    async def _act(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["act"]
        if name not in ACTS:
            raise web.HTTPNotFound
        person, fields = self._person(request), await request.post()
        try:
            told = await getattr(self._acts, name)(person, fields)
        except Impossible as error:
            return web.json_response({"refused": str(error)}, status=409)
        return web.json_response(told)

    def _person(self, request: web.Request) -> Person:
        person = self._world.users.get(_number(request, "person"))
        if not isinstance(person, Person):
            raise web.HTTPNotFound
        return person

    def _channel(self, request: web.Request) -> Channel:
        channel = self._world.channels.get(_number(request, "channel"))
        if channel is None or not channel.admits(self._person(request)):
            raise web.HTTPNotFound
        return channel

    def _message(self, request: web.Request) -> Message:
        message = self._world.messages.get(_number(request, "message"))
        if message is None or not self._person(request).can_see(message):
            raise web.HTTPNotFound
        return message


def _number(request: web.Request, name: str) -> int:
    text = request.match_info[name]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 25 else 0


async def _unless_late(stirred: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(HEARTBEAT):
            await stirred.wait()
    except TimeoutError:
        return
    await asyncio.sleep(GATHERED)
