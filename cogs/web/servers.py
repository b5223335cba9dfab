"""What the finished games of a server tell, for whoever has its address: hall of fame and ratings.

Named are those alone who let the web know of them; their profile has an address of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from aiohttp import web
from markupsafe import Markup

from cogs.pages.statistics import (
    hall_lines,
    kind_name,
    ladder_lines,
    profile_lines,
    season_text,
)
from cogs.web.asked import nothing_there
from cogs.web.markdown import story
from cogs.web.reader import words_of
from cogs.web.templating import page
from engine.core.words import say
from engine.host.host import Host
from engine.host.values.ratings import Ladder
from engine.host.values.results import Kind
from render.words import Words, plain

PLAIN = "-"  # stands in an address for the variant of games that have but one


class Choice(NamedTuple):
    """A kind of game that a server played."""

    name: str
    path: str
    open: bool


class Rated(NamedTuple):
    """A ladder: of which time, and who is how strong."""

    title: str
    told: Markup


class ServerPage(NamedTuple):
    """All that the page of a server shows."""

    game: str
    title: str
    kinds: list[Choice]
    fame: Markup
    ladders: list[Rated]


class CaptainPage(NamedTuple):
    """All that the page of somebody shows."""

    game: str
    title: str
    told: Markup


class ServerPages:
    """Shows what games tell of a server to whoever has its address."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def routes(self) -> Sequence[web.RouteDef]:
        """List the addresses of these pages."""
        return [
            web.get("/s/{address}", self._hall),
            web.get("/s/{address}/captain/{captain}", self._captain),
            web.get("/s/{address}/{game}/{version}/{variant}", self._hall),
        ]

    async def _hall(self, request: web.Request) -> web.StreamResponse:
        """Show hall of fame and ladders of a kind of game, at first of the one played most."""
        guild, words = await self._guild(request), words_of(request)
        kinds = await self._host.statistics.kinds(guild)
        kind = _kind_in(request, kinds)
        base = f"/s/{request.match_info['address']}"
        told = ServerPage(
            game=words(say("web-hall")),
            title=words(say("web-hall")) if kind is None else kind_name(kind, words),
            kinds=[
                Choice(kind_name(each, words), _path(base, each), each == kind) for each in kinds
            ],
            fame=Markup(""),
            ladders=[],
        )
        if kind is not None:
            told = await self._filled(told, guild, kind, words)
        return page(request, "server.html", base=base, shown=told, over=False)

    async def _filled(self, told: ServerPage, guild: int, kind: Kind, words: Words) -> ServerPage:
        """Add what is told of a kind of game; a season that is all there was is told once."""
        names, hall, season, ever = await self._host.statistics.outside(guild, kind)
        ladders = [season, ever] if season.games < ever.games else [ever]
        return told._replace(
            fame=story(hall_lines(hall, words, _named(names))),
            ladders=[_rated(each, names, words) for each in ladders if each.ratings],
        )

    async def _captain(self, request: web.Request) -> web.StreamResponse:
        """Show the profile of somebody who wants one on the web."""
        guild, words = await self._guild(request), words_of(request)
        found = await self._host.statistics.captain_at(guild, request.match_info["captain"])
        if found is None:
            raise web.HTTPNotFound
        profile, name = found
        told = CaptainPage(words(say("web-hall")), name, story(profile_lines(profile, words)))
        base = f"/s/{request.match_info['address']}"
        return page(request, "captain.html", base=base, shown=told, over=False)

    async def _guild(self, request: web.Request) -> int:
        with nothing_there():
            return await self._host.addresses.find_server(request.match_info["address"])


def _kind_in(request: web.Request, kinds: Sequence[Kind]) -> Kind | None:
    """Return the kind that an address names, else the first; raise HTTPNotFound for none."""
    named = request.match_info
    if "game" not in named:
        return next(iter(kinds), None)
    variant = "" if named["variant"] == PLAIN else named["variant"]
    kind = Kind(f"{named['game']}/{named['version']}", variant)
    if kind not in kinds:
        raise web.HTTPNotFound
    return kind


def _path(base: str, kind: Kind) -> str:
    return f"{base}/{kind.rules}/{kind.variant or PLAIN}"


def _rated(ladder: Ladder, names: Mapping[int, str], words: Words) -> Rated:
    title = words(say("web-ladder", season=season_text(ladder.season)))
    return Rated(title, story(ladder_lines(ladder, words, _named(names))))


def _named(names: Mapping[int, str]) -> Callable[[int], str]:
    """Call people by the name of their newest game; nobody else is asked for."""
    return lambda person: f"**{plain(names[person])}**"
