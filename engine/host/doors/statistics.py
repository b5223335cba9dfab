"""Statistics: who plays how, and how well, as far as they want that to be told.

All of it is made from games that are over, anew whenever somebody asks, so that it is right after
a deletion too. Each server is a world of its own: what somebody played elsewhere is not told.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.host.ports import Clock, Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.values.addresses import is_same, profile_address
from engine.host.values.profiles import Hall, Profile, hall_of, people_in, profile_of
from engine.host.values.ratings import START, Ladder, Rating, RatingChange, counts, rated
from engine.host.values.records import GameInfo
from engine.host.values.results import EVER, GameKind, GameResult
from engine.host.values.seasons import Season, season_at

KEPT = 32  # ladders that are not worked out again while nothing changed


Place: TypeAlias = tuple[int, GameKind, Season | None, int, bool]
"""What is rated: where, since when, how many games of it, and whether for outside."""


class _Rated(NamedTuple):
    """What was rated last, and what came of it."""

    results: tuple[GameResult, ...]
    known: set[int]
    ratings: tuple[Rating, ...]


class Outside(NamedTuple):
    """What is told of a server outside Discord."""

    names: dict[int, str]  # of those who may be named
    seasons: tuple[Season, ...]  # in which a game ended, the last one in front
    hall: Hall
    ladders: tuple[Ladder, ...]


class Statistics:
    """The door to statistics and ratings."""

    def __init__(self, store: Store, people_cache: PeopleCache, clock: Clock) -> None:
        self._store = store
        self._people_cache = people_cache
        self._clock = clock
        self._kept: OrderedDict[Place, _Rated] = OrderedDict()

    def season(self) -> Season:
        """Return the season that is."""
        return season_at(self._clock.now())

    async def kinds(self, guild: int) -> tuple[GameKind, ...]:
        """List what was played to its end on a server, the most played in front."""
        return await self._store.kinds_in(guild)

    async def consents(self, person: int) -> bool:
        """Tell whether somebody wants a profile."""
        return (await self._people_cache.person(person)).profile

    async def ladder(self, guild: int, kind: GameKind, season: Season | None = None) -> Ladder:
        """Rate who played games of a kind on a server and wants to be rated."""
        period = EVER if season is None else season.period
        results = await self._store.results_in(guild, kind, period)
        return await self._ladder(guild, kind, season, results)

    async def hall(self, guild: int, kind: GameKind) -> Hall:
        """Tell what stands out among the games of a kind on a server."""
        results = await self._store.results_in(guild, kind)
        return hall_of(kind, results, await self._known(people_in(results)))

    async def outside(self, guild: int, kind: GameKind, season: Season | None = None) -> Outside:
        """Tell of a server what may be told outside Discord, and by which names.

        Of a season that is all of its time; of none, all time and before it how things stand in
        the season that is, unless that is all there was.
        """
        results = await self._store.results_in(guild, kind)
        names = await self._names(guild, results)
        lately = _in_season(results, self.season() if season is None else season)
        told: dict[Season | None, Sequence[GameResult]] = {season: results}
        if season is not None:
            told = {season: lately}
        elif len(lately) < len(results):
            told = {self.season(): lately, None: results}
        return Outside(
            names=names,
            seasons=tuple(sorted({season_at(each.ended) for each in results}, reverse=True)),
            hall=hall_of(kind, told[season], names),
            ladders=tuple(
                [await self._ladder(guild, kind, when, told[when], names) for when in told]
            ),
        )

    async def captain_at(self, guild: int, address: str) -> tuple[Profile, str] | None:
        """Return the profile on a server at an address, and by which name it is told."""
        names = await self._names(guild, await self._store.results_in(guild))
        for person, name in names.items():
            card = await self._people_cache.person(person)
            if card.outside and is_same(profile_address(card.secret, guild), address):
                return await self._profile(person, guild, names), name
        return None

    async def changes(self, game: GameInfo, *, outside: bool) -> tuple[RatingChange, ...]:
        """Tell what a finished game brought to the points of those who want it told."""
        if game.guild is None:
            return ()
        kind = GameKind(game.rules, game.terms.variant)
        results = [each for each in await self._store.results_in(game.guild, kind) if counts(each)]
        place = next((at for at, each in enumerate(results) if each.game == game.number), None)
        if place is None:
            return ()
        told = await self._names(game.guild, results) if outside else None
        ladders = [
            await self._ladder(game.guild, kind, None, results[:length], told)
            for length in (place, place + 1)
        ]
        return tuple(_changes(results[place], *[each.ratings for each in ladders]))

    async def profile(self, person: int, guild: int | None) -> Profile | None:
        """Tell of somebody what they did on a server, or everywhere; None where they want none."""
        return await self._profile(person, guild) if await self.consents(person) else None

    def forget(self) -> None:
        """Remember nobody: what is asked for next is made from what is stored then."""
        self._kept.clear()

    async def _profile(
        self, person: int, guild: int | None, told: Collection[int] | None = None
    ) -> Profile:
        profile = profile_of(person, await self._store.results_of(person, guild))
        if guild is None:
            return profile
        kinds = [
            replace(each, rating=await self._rating(person, guild, each.kind, told))
            for each in profile.kinds
        ]
        return replace(profile, kinds=tuple(kinds))

    async def _rating(
        self, person: int, guild: int, kind: GameKind, told: Collection[int] | None
    ) -> Rating | None:
        results = await self._store.results_in(guild, kind)
        ladder = await self._ladder(guild, kind, None, results, told)
        return next((each for each in ladder.ratings if each.who == person), None)

    async def _ladder(
        self,
        guild: int,
        kind: GameKind,
        season: Season | None,
        results: Iterable[GameResult],
        told: Collection[int] | None = None,
    ) -> Ladder:
        """Rate who wants to be rated, or is `told` of: all others are strangers."""
        counted = tuple(each for each in results if counts(each))
        people = people_in(counted)
        known = await self._known(people) if told is None else people.intersection(told)
        place = guild, kind, season, len(counted), told is not None
        return Ladder(
            kind=kind,
            season=season,
            ratings=await self._rated(place, counted, known),
            games=len(counted),
            strangers=len(people - known),
        )

    async def _known(self, people: Iterable[int]) -> set[int]:
        """List of some people those who want to be told of."""
        return {each for each in people if await self.consents(each)}

    async def _names(self, guild: int, results: Iterable[GameResult]) -> dict[int, str]:
        """Return of who played those who may be told of outside, with their newest name."""
        people = people_in(results)
        wanted = {each for each in people if (await self._people_cache.person(each)).outside}
        return await self._store.names_in(guild, wanted) if wanted else {}

    async def _rated(
        self, place: Place, results: tuple[GameResult, ...], known: set[int]
    ) -> tuple[Rating, ...]:
        """Rate games beside the loop, unless the very same were rated last."""
        kept = self._kept.get(place)
        if kept is None or (kept.results, kept.known) != (results, known):
            ratings = await asyncio.to_thread(rated, results, known)
            kept = self._kept[place] = _Rated(results, known, ratings)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(place)
        return kept.ratings


def _in_season(results: Iterable[GameResult], season: Season) -> list[GameResult]:
    begins, ends = season.period
    return [each for each in results if begins <= each.ended < ends]


def _changes(
    result: GameResult, before: Sequence[Rating], after: Sequence[Rating]
) -> Iterable[RatingChange]:
    """Compare the points of who played a game, but not of who gave the seat up."""
    then, now = ({each.who: each.points for each in ratings} for ratings in (before, after))
    for seat in result.seats:
        if seat.person in now and not seat.given_up:
            yield RatingChange(seat.seat, then.get(seat.person, START), now[seat.person])
