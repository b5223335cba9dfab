"""Ratings: how strong captains are, worked out from finished games and from nothing else.

They are made anew from the results whenever somebody asks: whoever is forgotten, or wants no
rating, is a stranger in each of their games, and all other ratings follow from what is left.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from engine.core.asks import Seat
from engine.host.values.results import GameKind, GameResult, SeatResult
from engine.host.values.seasons import Season

Rated: TypeAlias = int | str
"""Who is rated: a person by number, or computer captains by how strong they are."""

LEAST_PEOPLE = 2  # in a rated game; whoever plays computers alone could play until they win
START, POINTS = 1000, 40  # points of who never played, and of a step of the model
MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is: what the model believes, and how unsure it is."""

    who: Rated
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def points(self) -> int:
        """Return what is as good as certain: the model believes in more, in 99 of 100 cases."""
        return START + round(POINTS * (self.mu - 3 * self.sigma))


class RatingChange(msgspec.Struct, frozen=True):
    """What a game brought to somebody's points."""

    seat: Seat
    before: int
    after: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """Who is how strong in the games of a kind on a server, the strongest in front."""

    kind: GameKind
    season: Season | None  # None: since ever
    ratings: tuple[Rating, ...]
    games: int  # that were rated
    strangers: int  # who played in them and is not told of


def counts(result: GameResult) -> bool:
    """Tell whether a game is rated.

    Aborted games have no result at all. Where all come in together, as in a game won or lost
    with one another, nothing tells who is stronger.
    """
    return not result.alone and result.ranked and result.people >= LEAST_PEOPLE


def rated(results: Iterable[GameResult], known: Collection[int]) -> tuple[Rating, ...]:
    """Rate everybody who is `known` and all computer captains, the surest strength in front.

    The results come in the order in which the games ended.
    """
    found: dict[Rated, Rating] = {}
    for result in results:
        if counts(result):
            found |= _after(result, known, found)
    return tuple(sorted(found.values(), key=lambda each: (-each.points, str(each.who))))


def _after(
    result: GameResult, known: Collection[int], before: dict[Rated, Rating]
) -> dict[Rated, Rating]:
    """Rate one game: the new ratings of all in it whom one can tell apart."""
    whose = [_who(each, known) for each in result.seats]
    ratings = [_model(before.get(who) if who is not None else None) for who in whose]
    ranks: list[float] = [each.rank for each in result.seats]
    rates = MODEL.rate([[each] for each in ratings], ranks=ranks)
    news: defaultdict[Rated, list[tuple[float, float, bool]]] = defaultdict(list)
    for who, (rate,), seat in zip(whose, rates, result.seats, strict=True):
        if who is not None:
            news[who].append((rate.mu, rate.sigma, seat.won))
    return {who: _told(who, told, before.get(who)) for who, told in news.items()}


def _who(seat: SeatResult, known: Collection[int]) -> Rated | None:
    """Tell who is rated for a seat; None for a stranger."""
    return seat.computer or (seat.person if seat.person in known else None)


def _model(rating: Rating | None) -> PlackettLuceRating:
    return MODEL.rating() if rating is None else MODEL.rating(rating.mu, rating.sigma)


def _told(who: Rated, news: Sequence[tuple[float, float, bool]], before: Rating | None) -> Rating:
    """Put together what a game says of somebody; equal computer captains get what is between."""
    return Rating(
        who=who,
        mu=fmean(mu for mu, _, _ in news),
        sigma=fmean(sigma for _, sigma, _ in news),
        games=(before.games if before else 0) + 1,
        wins=(before.wins if before else 0) + any(won for _, _, won in news),
    )
