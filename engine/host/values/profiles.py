"""Profiles and halls of fame: what finished games tell of those who want it told."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from statistics import median

import msgspec

from engine.core.words import Text
from engine.host.values.ratings import Rating
from engine.host.values.results import GameKind, GameResult, SeatResult

FAVOURITES = 3
LAST = 3  # games


class KindRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody fared in the games of a kind that they played with others."""

    kind: GameKind
    games: int
    wins: int
    places: tuple[tuple[int, int], ...]  # rank and how often, where games had places
    rating: Rating | None = None  # None where nothing is rated, as in direct messages


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What the finished games of somebody tell of them."""

    person: int
    kinds: tuple[KindRecord, ...] = ()
    alone: int = 0  # games against computer captains in direct messages
    answered: int = 0  # questions, in time
    missed: int = 0
    given_up: int = 0  # seats
    pace: float | None = None  # seconds, in the middle of their games
    favourites: tuple[tuple[Text, int], ...] = ()  # what they had in the end, and how often
    last: tuple[GameResult, ...] = ()  # the newest in front

    @property
    def games(self) -> int:
        """Count the games with others."""
        return sum(each.games for each in self.kinds)


class Champion(msgspec.Struct, frozen=True):
    """Somebody who did something more often than others."""

    person: int
    times: int


class Record(msgspec.Struct, frozen=True):
    """A game that stands out, and the number for which it does."""

    game: GameResult
    amount: float
    person: int | None = None  # whose number it is, if anybody's


class Hall(msgspec.Struct, frozen=True, kw_only=True):
    """What stands out among the games of a kind on a server."""

    kind: GameKind
    games: int
    wins: tuple[Champion, ...] = ()  # most in front
    faithful: tuple[Champion, ...] = ()  # who played most
    highest: Record | None = None  # score
    closest: Record | None = None  # between the first two, by score
    longest: Record | None = None  # seconds
    together: int = 0  # games in which all came in together
    saved: int = 0  # and which all of them won
    favourites: tuple[tuple[Text, int], ...] = ()  # what winners had in the end, and how often


def people_in(results: Iterable[GameResult]) -> set[int]:
    """List who played."""
    return {seat.person for each in results for seat in each.seats if seat.person is not None}


def profile_of(person: int, results: Sequence[GameResult]) -> Profile:
    """Sum up the games that somebody began."""
    played = [(each, _seat_of(person, each)) for each in results]
    together = [(each, seat) for each, seat in played if not each.alone]
    seats = [seat for _, seat in together]
    paces = [seat.pace for seat in seats if seat.pace is not None]
    kinds = Counter(each.kind for each, _ in together)
    return Profile(
        person=person,
        kinds=tuple(_record(kind, together) for kind, _ in kinds.most_common()),
        alone=len(played) - len(together),
        answered=sum(seat.answered for seat in seats),
        missed=sum(seat.missed for seat in seats),
        given_up=sum(seat.given_up for seat in seats),
        pace=median(paces) if paces else None,
        favourites=favourites(seat for _, seat in played if not seat.given_up),
        last=tuple(each for each, _ in together[: -LAST - 1 : -1]),
    )


def favourites(seats: Iterable[SeatResult]) -> tuple[tuple[Text, int], ...]:
    """Tell what captains had most often in the end."""
    counted = Counter(thing for seat in seats for thing in seat.keepsakes)
    return tuple(counted.most_common(FAVOURITES))


def hall_of(kind: GameKind, results: Sequence[GameResult], known: Collection[int]) -> Hall:
    """Sum up the games of a kind; nobody is named who does not want it."""
    seats = [seat for each in results for seat in each.seats if seat.person in known]
    winners = [seat for each in results for seat in each.seats if seat.won]
    together = [each for each in results if not each.ranked]
    return Hall(
        kind=kind,
        games=len(results),
        wins=_champions(seat for seat in seats if seat.won),
        faithful=_champions(seats),
        highest=max(_highest(results, known), key=_amount, default=None),
        closest=min(_closest(results), key=_amount, default=None),
        longest=max(
            (Record(each, each.ended - each.began) for each in results), key=_amount, default=None
        ),
        together=len(together),
        saved=sum(all(seat.won for seat in each.seats) for each in together),
        favourites=favourites(winners),
    )


def _seat_of(person: int, result: GameResult) -> SeatResult:
    return next(seat for seat in result.seats if seat.person == person)


def _record(kind: GameKind, played: Sequence[tuple[GameResult, SeatResult]]) -> KindRecord:
    own = [(each, seat) for each, seat in played if each.kind == kind]
    places = Counter(seat.rank for each, seat in own if each.ranked)
    return KindRecord(
        kind=kind,
        games=len(own),
        wins=sum(seat.won for _, seat in own),
        places=tuple(sorted(places.items())),
    )


def _champions(seats: Iterable[SeatResult]) -> tuple[Champion, ...]:
    counted = Counter(seat.person for seat in seats if seat.person is not None)
    return tuple(Champion(*each) for each in counted.most_common(FAVOURITES))


def _amount(record: Record) -> float:
    return record.amount


def _highest(results: Iterable[GameResult], known: Collection[int]) -> Iterator[Record]:
    """List the scores of those who may be named; a seat that was given up is nobody's feat.

    Nor is what all did together, which is everybody's.
    """
    for each in (each for each in results if each.ranked):
        for seat in each.seats:
            if seat.person in known and seat.score and not seat.given_up:
                yield Record(each, seat.score, seat.person)


def _closest(results: Iterable[GameResult]) -> Iterator[Record]:
    """List by how much games were won that were won at all."""
    for each in results:
        ahead = sorted((seat.score for seat in each.seats), reverse=True)
        if each.ranked and len(ahead) > 1 and ahead[0] > ahead[1]:
            yield Record(each, ahead[0] - ahead[1])
