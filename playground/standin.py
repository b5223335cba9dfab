"""The stand-in itself: a server on loopback and the world behind it."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Self

from aiohttp import web

from playground.application import Application
from playground.client.people import Person
from playground.clock import Clock, RealClock
from playground.errors import Impossible
from playground.faults import Faults
from playground.gateway import Gateway
from playground.limits import GUARD, Limits
from playground.places import Guild, User
from playground.posting import Poster
from playground.record import Record
from playground.rest.server import Server
from playground.world import World

HOST = "127.0.0.1"
FIRST_PERSON = 10**17  # of late 2015: an account is older than what its owner does


class Standin:
    """A Discord of one's own: enter it, point a bot at it, let people click."""

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        faults: Faults | None = None,
        port: int = 0,
        clock: Clock | None = None,
        shards: int = 1,
    ) -> None:
        self.clock: Clock = clock or RealClock()
        self.faults = faults or Faults.none()
        self.limits = limits or Limits()
        self.world = World(self.clock, self.limits, self.faults)
        self._gateway = Gateway(self.world, shards)
        self._poster = Poster(self.world)
        self._port = port
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        server = Server(self.world, self._gateway)
        self._runner = web.AppRunner(
            server.app, access_log=None, shutdown_timeout=0.5, handler_cancellation=True
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self._gateway.address = self.gateway
        self.world.cdn = self.cdn_base
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._poster.close()
        if self._runner is not None:
            for connection in tuple(self._gateway.connections):
                connection.hang_up(1001)
            await self._runner.cleanup()

    @property
    def port(self) -> int:
        """Tell the port."""
        return self._port

    @property
    def api_base(self) -> str:
        """Tell where REST is, without the version."""
        return f"http://{HOST}:{self._port}/api"

    @property
    def gateway(self) -> str:
        """Tell where the gateway is."""
        return f"ws://{HOST}:{self._port}/gateway"

    @property
    def cdn_base(self) -> str:
        """Tell where files are."""
        return f"http://{HOST}:{self._port}/cdn"

    @property
    def clock_base(self) -> str:
        """Tell where a process can ask for the time (see RemoteClock)."""
        return f"http://{HOST}:{self._port}/playground/clock"

    @property
    def shards(self) -> int:
        """Tell into how many shards a bot must divide its servers."""
        return self._gateway.shards

    @property
    def record(self) -> Record:
        """Tell everything that passed."""
        return self.world.record

    def add_application(
        self,
        token: str = "playground-token",  # noqa: S107 - opens nothing
        name: str = "Mothership",
    ) -> Application:
        """Register an application with its bot."""
        number = self.world.ids.next()
        user = User(id=number, name=name, bot=True)
        self.world.ids.next()
        app = Application(id=number, world=self.world, name=name, token=token, user=user)
        self.world.apps[number] = app
        self.world.users[number] = user
        return app

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Open a server."""
        guild = Guild(id=self.world.ids.next(), world=self.world, name=name, locale=locale)
        self.world.guilds[guild.id] = guild
        return guild

    def add_person(self, name: str, locale: str = "en-US", *, number: int | None = None) -> Person:
        """Give somebody an account; its number is theirs for ever.

        Where none is given it is the next free one of a fixed row: bots mix the numbers of people
        into their dice, and whoever fixes the rest of a rehearsal shall meet the same game again.
        """
        if self.world.by_name(name) is not None:
            raise Impossible("there is somebody called {name} already", name=name)
        if number is None:
            number = next(free for free in count(FIRST_PERSON) if free not in self.world.users)
        person = Person(id=number, name=name, locale=locale, world=self.world)
        self.world.users[person.id] = person
        return person

    async def post_clicks(self, app: Application, url: str) -> None:
        """Post what people do to an address of the application, where that does; else nowhere."""
        await self._poster.move(app, url)

    def listening(self, app: Application) -> dict[int, set[str]]:
        """List the sessions that listen on each shard, by their ids."""
        return self._gateway.listening(app)

    async def drop_gateway(self, app: Application | None = None, code: int = 4000) -> None:
        """Break the gateway connections; sessions can be resumed."""
        self._gateway.drop(app, code)

    async def ask_to_reconnect(self, app: Application | None = None) -> None:
        """Ask clients to reconnect, as Discord does before maintenance."""
        self._gateway.reconnect(app)

    async def invalidate_sessions(
        self, app: Application | None = None, *, resumable: bool = False
    ) -> None:
        """Tell clients that their session is invalid."""
        self._gateway.invalidate(app, resumable=resumable)

    async def restart_gateway(self, app: Application | None = None) -> None:
        """Break connections and forget the sessions: clients must identify anew."""
        self._gateway.drop(app)
        self._gateway.forget(app)

    async def quiet(self) -> None:
        """Wait until no interaction waits for its acknowledgement."""
        async with asyncio.timeout(GUARD):
            for interaction in tuple(self.world.interactions.values()):
                await interaction.answered
