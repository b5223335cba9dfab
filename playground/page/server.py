"""The page's server: on loopback, beside the stand-in, in its process."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Self

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from multidict import MultiDictProxy

from playground.client.people import Person
from playground.described import Description
from playground.errors import Impossible
from playground.message import Message
from playground.page.acts import Acts
from playground.page.director import Director, Power
from playground.page.guard import ALONE, ENTRANCE, Guard, harden
from playground.page.news import News, Reading
from playground.page.refusals import refusal
from playground.page.showing import Showing
from playground.page.workshop import Workshop
from playground.places import Channel
from playground.standin import HOST, Standin

STATIC = {path.name: path for path in (Path(__file__).parent / "static").iterdir()}
EMOJIS = Path(str(files("manimgx_fonts"))) / "NotoEmoji[wght].ttf"
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
HEARTBEAT, GATHERED = 15.0, 0.05  # seconds; news that come close together are told together
ACTS = ("press", "choose", "submit", "say", "command", "slash", "complete")
NO_POWERS: Mapping[str, Power] = MappingProxyType({})

Hint = Callable[[Person, Channel], tuple[str, Channel | None]]
"""Say what somebody who looks at a channel may do next, and where; empty for nothing."""


class Page:
    """Shows the stand-in to whoever has the address; enter it as the stand-in is entered."""

    def __init__(
        self,
        discord: Standin,
        *,
        hint: Hint = lambda _person, _channel: ("", None),
        powers: Mapping[str, Power] = NO_POWERS,
        known: Description | None = None,
        port: int = 0,
    ) -> None:
        self._world = discord.world
        self._director = Director(discord, powers)
        self._known = known
        self._open: set[asyncio.Event] = set()
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
        app.router.add_get("/static/emoji.ttf", self._emojis)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/emoji/{number}", self._emoji)
        app.router.add_get("/beside/{person}/{other}", self._beside)
        app.router.add_get("/as/{person}", self._first)
        app.router.add_get("/as/{person}/workshop", self._workshop)
        app.router.add_get("/as/{person}/workshop/news", self._happenings)
        app.router.add_get("/as/{person}/in/{channel}", self._show)
        app.router.add_get("/as/{person}/in/{channel}/news", self._news)
        app.router.add_get("/as/{person}/file/{message}/{number}/{name}", self._file)
        app.router.add_post("/as/{person}/dismiss", self._dismiss)
        app.router.add_post("/as/{person}/do/{act}", self._do)
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
        for user in self._world.users.values():
            if isinstance(user, Person):
                raise web.HTTPSeeOther(Showing(user).base)
        raise web.HTTPNotFound(text="Nobody is here yet.\n")

    async def _first(self, request: web.Request) -> web.StreamResponse:
        show = Showing(self._person(request))
        channels = [channel for _, rows in show.servers() for channel in rows]
        for place in (*channels, *show.directs()):
            raise web.HTTPSeeOther(f"{show.base}/in/{place.id}")
        raise web.HTTPNotFound(text="There is nothing to look into yet.\n")

    async def _beside(self, request: web.Request) -> web.StreamResponse:
        show = Showing(self._person(request))
        if request.match_info["other"] == "workshop":
            other = (show.words["workshop"], f"{show.base}/workshop")
        else:
            person = self._person(request, "other")
            other = (person.name, Showing(person).base)
        text = show.beside([(show.person.name, show.base), other])
        return web.Response(text=text, content_type="text/html")

    async def _workshop(self, request: web.Request) -> web.StreamResponse:
        shop = Workshop(self._person(request), self._director, self._known)
        return web.Response(text=shop.page(), content_type="text/html")

    async def _happenings(self, request: web.Request) -> web.StreamResponse:
        """Tell the workshop what happens, for as long as it is open."""
        shop = Workshop(self._person(request), self._director, self._known)
        listeners = self._world.record.listeners
        happened = asyncio.Event()
        listeners.add(happened.set)
        try:
            return await _told(request, happened, shop.news)
        finally:
            listeners.discard(happened.set)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = STATIC.get(request.match_info["name"])
        kind = KINDS.get(path.suffix[1:]) if path is not None else None
        if path is None or kind is None:
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8")

    async def _emojis(self, _request: web.Request) -> web.FileResponse:
        """Give the font that only those browsers ask for whose system has no emojis."""
        return web.FileResponse(EMOJIS, headers={"Cache-Control": "private, max-age=604800"})

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
        show = Showing(person)
        text = show.page(here, show.hint(*self._hint(person, here)), unread)
        return web.Response(text=text, content_type="text/html")

    async def _news(self, request: web.Request) -> web.StreamResponse:
        """Tell the page what changes, for as long as it is open."""
        person, here = self._person(request), self._channel(request)
        show, stirred = Showing(person), asyncio.Event()
        news = News(show, here, self._reading)

        def watch(message: Message, _change: str) -> None:
            if message.channel.admits(person) and message.ephemeral_for in {None, person}:
                stirred.set()

        self._world.watchers.add(watch)
        self._open.add(stirred)
        try:
            return await _told(
                request, stirred, lambda: news.since(show.hint(*self._hint(person, here)))
            )
        finally:
            self._world.watchers.discard(watch)
            self._open.discard(stirred)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        message = self._message(request)
        for file in message.attachments:
            if file.id == _number(request, "number"):
                headers = {"Content-Type": file.content_type, "Content-Security-Policy": ALONE}
                return web.Response(body=file.data, headers=headers)
        raise web.HTTPNotFound

    async def _dismiss(self, request: web.Request) -> web.StreamResponse:
        fields = await _fields(request)
        message = self._world.messages.get(_whole(str(fields.get("message") or "0")))
        if message is not None and message.ephemeral_for is self._person(request):
            self._reading.put_away(message)
        return web.json_response({})

    async def _act(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["act"]
        if name not in ACTS:
            raise web.HTTPNotFound
        person, fields = self._person(request), await _fields(request)
        try:
            told = await getattr(self._acts, name)(person, fields)
        except Impossible as error:
            return _refused(error, person)
        return web.json_response(told)

    async def _do(self, request: web.Request) -> web.StreamResponse:
        """Change the world, and tell all pages."""
        name, actor = request.match_info["act"], self._person(request)
        if not self._director.knows(name):
            raise web.HTTPNotFound
        fields = await _fields(request)
        whom = self._world.users.get(_whole(str(fields.get("whom") or actor.id)))
        if not isinstance(whom, Person):
            raise web.HTTPNotFound
        try:
            await self._director.act(name, whom, str(fields.get("about") or ""))
        except Impossible as error:
            return _refused(error, actor)
        for stirred in self._open:
            stirred.set()
        return web.json_response({})

    def _person(self, request: web.Request, name: str = "person") -> Person:
        person = self._world.users.get(_number(request, name))
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


async def _fields(request: web.Request) -> MultiDictProxy[str | bytes | bytearray | web.FileField]:
    """Read a form; raise HTTPBadRequest for what is none."""
    try:
        return await request.post()
    except (ValueError, HttpProcessingError):
        raise web.HTTPBadRequest(text="That is no form of this page.\n") from None


def _number(request: web.Request, name: str) -> int:
    return _whole(request.match_info[name])


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 25 else 0


def _refused(error: Impossible, person: Person) -> web.Response:
    return web.json_response({"refused": refusal(error, person.locale)}, status=409)


async def _told(
    request: web.Request, stirred: asyncio.Event, news: Callable[[], str | None]
) -> web.StreamResponse:
    """Send news whenever something stirred, until nobody listens."""
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    with contextlib.suppress(ConnectionError):  # who listened has gone
        await response.prepare(request)
        while True:
            stirred.clear()
            told = news()
            await response.write(f"data: {told}\n\n".encode() if told else b": still here\n\n")
            await _unless_late(stirred)
    return response


async def _unless_late(stirred: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(HEARTBEAT):
            await stirred.wait()
    except TimeoutError:
        return
    await asyncio.sleep(GATHERED)
