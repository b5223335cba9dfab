"""What a REST handler gets and gives, and the table of routes."""

import dataclasses
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from playground.application import Application
from playground.errors import refusal, unauthorized
from playground.places import VIEW_CHANNEL, Channel
from playground.rest.bodies import Upload
from playground.world import World


@dataclasses.dataclass(slots=True)
class Call:
    """One request, understood so far that a handler can carry it out."""

    world: World
    method: str
    path: str
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]
    sender: Application | None
    params: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def app(self) -> Application:
        """Tell the application whose bot asks."""
        if self.sender is None:
            raise unauthorized()
        return self.sender

    def number(self, name: str) -> int:
        """Read an id out of the path."""
        text = self.params[name]
        if not text.isdecimal():
            raise refusal(0)
        return int(text)

    def channel(self, name: str = "channel") -> Channel:
        """Find the channel of the path; the bot must be able to see it."""
        channel = self.world.channels.get(self.number(name))
        if channel is None:
            raise refusal(10003)
        if not channel.admits(self.app.user) or not channel.permissions(self.app) & VIEW_CHANNEL:
            raise refusal(50001)
        return channel


@dataclasses.dataclass(frozen=True, slots=True)
class Reply:
    """A successful answer; nothing in it means 204."""

    data: Any = None
    status: int = 200


Handler = Callable[[Call], Reply | Awaitable[Reply]]


@dataclasses.dataclass(frozen=True, slots=True)
class Route:
    """One kind of request: method, path pattern, what counts its rate, whether a bot must sign."""

    method: str
    pattern: tuple[str, ...]
    handler: Handler
    rate: str = "other"
    signed: bool = True
    counted: bool = True

    def match(self, parts: list[str]) -> dict[str, str] | None:
        """Read the parameters out of a path that fits."""
        params: dict[str, str] = {}
        for mine, given in zip(self.pattern, parts, strict=True):
            if mine.startswith(":"):
                params[mine[1:]] = given
            elif mine != given:
                return None
        return params


class Routes:
    """All routes, found by method and number of path segments."""

    def __init__(self, routes: list[Route]) -> None:
        self._by: dict[tuple[str, int], list[Route]] = {}
        for route in routes:
            self._by.setdefault((route.method, len(route.pattern)), []).append(route)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Find the route of a request."""
        parts = path.strip("/").split("/")
        for route in self._by.get((method, len(parts)), ()):
            params = route.match(parts)
            if params is not None:
                return route, params
        return None


def route(
    line: str, handler: Handler, rate: str = "other", *, signed: bool = True, counted: bool = True
) -> Route:
    """Make a route from a line such as `GET /channels/:channel`."""
    method, _, path = line.partition(" ")
    pattern = tuple(path.strip("/").split("/"))
    return Route(method, pattern, handler, rate, signed=signed, counted=counted)
