"""Statistics: who plays how, and how well, as far as they want that to be told.

All of it is made from games that are over, anew whenever somebody asks, so that it is right after
a deletion too. Each server is a world of its own: what somebody played elsewhere is not told.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.host.ports import Clock, Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.values.profiles import Hall, Profile, hall_of, people_in, profile_of
from engine.host.values.ratings import Ladder, Rating, counts, rated
from engine.host.values.results import EVER, GameResult, Kind
from engine.host.values.seasons import Season, season_at

KEPT = 32  # ladders that are not worked out again while nothing changed

Place: TypeAlias = tuple[int, Kind, Season | None]


class _Rated(NamedTuple):
    """What was rated last, and what came of it."""

    results: tuple[GameResult, ...]
    known: set[int]
    ratings: tuple[Rating, ...]


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

    async def kinds(self, guild: int) -> tuple[Kind, ...]:
        """List what was played to its end on a server, the most played in front."""
        return await self._store.kinds_in(guild)

    async def consents(self, person: int) -> bool:
        """Tell whether somebody wants a profile."""
        return (await self._people_cache.person(person)).profile

    async def ladder(self, guild: int, kind: Kind, season: Season | None = None) -> Ladder:
        """Rate who played games of a kind on a server and wants to be rated."""
        period = EVER if season is None else season.period
        results = await self._store.results_in(guild, kind, period)
        results = tuple(each for each in results if counts(each))
        people = people_in(results)
        known = await self._known(people)
        return Ladder(
            kind=kind,
            season=season,
            ratings=await self._rated((guild, kind, season), results, known),
            games=len(results),
            strangers=len(people - known),
        )

    async def hall(self, guild: int, kind: Kind) -> Hall:
        """Tell what stands out among the games of a kind on a server."""
        results = await self._store.results_in(guild, kind)
        return hall_of(kind, results, await self._known(people_in(results)))

    async def profile(self, person: int, guild: int | None) -> Profile | None:
        """Tell of somebody what they did on a server, or everywhere; None where they want none."""
        if not await self.consents(person):
            return None
        profile = profile_of(person, await self._store.results_of(person, guild))
        if guild is None:
            return profile
        kinds = [
            replace(each, rating=await self._rating(person, guild, each.kind))
            for each in profile.kinds
        ]
        return replace(profile, kinds=tuple(kinds))

    def forget(self) -> None:
        """Remember nobody: what is asked for next is made from what is stored then."""
        self._kept.clear()

    async def _rating(self, person: int, guild: int, kind: Kind) -> Rating | None:
        ladder = await self.ladder(guild, kind)
        return next((each for each in ladder.ratings if each.who == person), None)

    async def _known(self, people: Iterable[int]) -> set[int]:
        """List of some people those who want to be told of."""
        return {each for each in people if await self.consents(each)}

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
