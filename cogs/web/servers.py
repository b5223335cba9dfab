"""What the finished games of a server tell, for whoever has its address: hall of fame and ratings.

Named are those alone who let the web know of them; their profile has an address of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from aiohttp import web
from markupsafe import Markup

from cogs.pages.moments import moments_of
from cogs.pages.statistics import (
    hall_lines,
    kind_name,
    ladder_lines,
    profile_lines,
    season_from,
    season_key,
    season_text,
)
from cogs.web.asked import nothing_there
from cogs.web.markdown import story
from cogs.web.reader import words_of
from cogs.web.templating import page
from engine.core.words import say
from engine.host.doors.statistics import Outside
from engine.host.host import Host
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.past import History
from engine.host.values.ratings import Ladder
from engine.host.values.results import GameKind
from engine.host.values.seasons import Season
from render.words import Words, plain

KIND = "/s/{address}/{game}/{version}/{variant}"
PLAIN = "-"  # stands in an address for the variant of games that have but one


class NavigationLink(NamedTuple):
    """A kind of game that a server played, or a season in which it did."""

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
    kinds: list[NavigationLink]
    seasons: list[NavigationLink]
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
            web.get(KIND, self._hall),
            web.get(f"{KIND}/{{season}}", self._hall),
        ]

    async def _hall(self, request: web.Request) -> web.StreamResponse:
        """Show hall of fame and ladders of a kind of game, at first of the one played most."""
        guild, words = await self._guild(request), words_of(request)
        kinds = await self._host.statistics.kinds(guild)
        kind, season = _kind_in(request, kinds), _season_in(request)
        base = f"/s/{request.match_info['address']}"
        told = ServerPage(
            game=words(say("web-hall")),
            title=words(say("web-hall")) if kind is None else _title(kind, season, words),
            kinds=[
                NavigationLink(kind_name(each, words), _path(base, each), each == kind)
                for each in kinds
            ],
            seasons=[],
            fame=Markup(""),
            ladders=[],
        )
        if kind is not None:
            found = await self._host.statistics.outside(guild, kind, season)
            if season is not None and season not in found.seasons:
                raise web.HTTPNotFound
            told = _filled(told, found, season, _path(base, kind), words)
        return page(request, "server.html", base=base, shown=told, over=False)

    async def _captain(self, request: web.Request) -> web.StreamResponse:
        """Show the profile of somebody who wants one on the web."""
        guild, words = await self._guild(request), words_of(request)
        found = await self._host.statistics.captain_at(guild, request.match_info["captain"])
        if found is None:
            raise web.HTTPNotFound
        profile, name = found
        moments = map(words, await moments_of(profile, self._shown))
        lines = [*profile_lines(profile, words), *moments]
        told = CaptainPage(words(say("web-hall")), name, story(lines))
        base = f"/s/{request.match_info['address']}"
        return page(request, "captain.html", base=base, shown=told, over=False)

    async def _shown(self, game: int) -> History:
        """Return a game that anybody may look at, as everybody saw it; deny all others."""
        if await self._host.addresses.of(game) is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        return await self._host.past.posted(game)

    async def _guild(self, request: web.Request) -> int:
        with nothing_there():
            return await self._host.addresses.find_server(request.match_info["address"])


def _kind_in(request: web.Request, kinds: Sequence[GameKind]) -> GameKind | None:
    """Return the kind that an address names, else the first; raise HTTPNotFound for none."""
    named = request.match_info
    if "game" not in named:
        return next(iter(kinds), None)
    variant = "" if named["variant"] == PLAIN else named["variant"]
    kind = GameKind(f"{named['game']}/{named['version']}", variant)
    if kind not in kinds:
        raise web.HTTPNotFound
    return kind


def _season_in(request: web.Request) -> Season | None:
    """Return the season that an address names, if it does; raise HTTPNotFound for none."""
    if "season" not in request.match_info:
        return None
    season = season_from(request.match_info["season"])
    if season is None:
        raise web.HTTPNotFound
    return season


def _filled(
    told: ServerPage, found: Outside, season: Season | None, path: str, words: Words
) -> ServerPage:
    """Add what is told of a kind of game, and the ways to each of its seasons."""
    names, several = found.names, len(found.seasons) > 1 or season is not None
    return told._replace(
        seasons=[
            NavigationLink(
                words(season_text(each)),
                path if each is None else f"{path}/{season_key(each)}",
                each == season,
            )
            for each in ((None, *found.seasons) if several else ())
        ],
        fame=story(hall_lines(found.hall, words, _named(names))),
        ladders=[_rated(each, names, words) for each in found.ladders if each.ratings],
    )


def _title(kind: GameKind, season: Season | None, words: Words) -> str:
    name = kind_name(kind, words)
    if season is None:
        return name
    return words(say("web-hall-season", kind=name, season=season_text(season)))


def _path(base: str, kind: GameKind) -> str:
    return f"{base}/{kind.rules}/{kind.variant or PLAIN}"


def _rated(ladder: Ladder, names: Mapping[int, str], words: Words) -> Rated:
    title = words(say("web-ladder", season=season_text(ladder.season)))
    return Rated(title, story(ladder_lines(ladder, words, _named(names))))


def _named(names: Mapping[int, str]) -> Callable[[int], str]:
    """Call people by the name of their newest game; nobody else is asked for."""
    return lambda person: f"**{plain(names[person])}**"
