"""Ratings: made from finished games alone, the same whenever they are made again."""

from collections.abc import Sequence

import pytest

from engine.host.values.ratings import START, Rating, counts, rated
from engine.host.values.results import GameResult, SeatResult

ANN, BOB, CYD, STRANGER = 1, 2, 3, 99
ALL = {ANN, BOB, CYD}


def game(number: int, *seats: tuple[int | str | None, int], alone: bool = False) -> GameResult:
    """Make a game of seats, each with who held it and the place they came to."""
    return GameResult(
        game=number,
        guild=5,
        rules="toy/1",
        variant="",
        began=0.0,
        ended=float(number),
        alone=alone,
        seats=tuple(seat(number, *each) for number, each in enumerate(seats)),
    )


def seat(number: int, who: int | str | None, rank: int) -> SeatResult:
    person = who if isinstance(who, int) else None
    computer = who if isinstance(who, str) else ""
    won = rank == 1
    return SeatResult(
        seat=number, rank=rank, score=9 - rank, won=won, person=person, computer=computer
    )


def points(ratings: Sequence[Rating]) -> dict[int | str, int]:
    return {each.who: each.points for each in ratings}


def test_who_wins_stands_above_who_loses() -> None:
    games = [game(number, (ANN, 1), (BOB, 2), (CYD, 3)) for number in range(1, 6)]
    ratings = rated(games, ALL)
    assert [each.who for each in ratings] == [ANN, BOB, CYD]
    assert [each.wins for each in ratings] == [5, 0, 0]
    assert {each.games for each in ratings} == {5}
    assert ratings[0].points > START


def test_nobody_is_believed_to_be_strong_after_one_game() -> None:
    first, *_ = rated([game(1, (ANN, 1), (BOB, 2))], ALL)
    many = rated([game(number, (ANN, 1), (BOB, 2)) for number in range(20)], ALL)
    assert START < first.points < many[0].points
    assert many[0].sigma < first.sigma


def test_a_tie_brings_two_together() -> None:
    apart = [game(number, (ANN, 1), (BOB, 2), (CYD, 3)) for number in range(4)]
    before = points(rated(apart, ALL))
    tied = points(rated([*apart, game(9, (ANN, 1), (BOB, 1), (CYD, 3))], ALL))
    assert before[ANN] - before[BOB] > tied[ANN] - tied[BOB] > 0


def test_equals_who_tie_stay_equal() -> None:
    ratings = rated([game(1, (ANN, 1), (BOB, 2), (CYD, 2))], ALL)
    assert points(ratings)[BOB] == points(ratings)[CYD] < points(ratings)[ANN]


@pytest.mark.parametrize(
    "unrated",
    [
        game(1, (ANN, 1), (BOB, 1)),  # won together
        game(1, (ANN, 2), (BOB, 2)),  # lost together
        game(1, (ANN, 1), ("easy", 2), ("easy", 3)),  # one person
        game(1, (ANN, 1), (BOB, 2), alone=True),
        game(1, (ANN, 1)),
    ],
)
def test_some_games_tell_nothing_of_strength(unrated: GameResult) -> None:
    assert not counts(unrated)
    assert rated([unrated], ALL) == ()


def test_two_sides_that_share_their_places_are_rated() -> None:
    sides = game(1, (ANN, 1), (BOB, 1), (CYD, 3), (STRANGER, 3))
    assert counts(sides)
    told = points(rated([sides], ALL))
    assert told[ANN] == told[BOB] > told[CYD]


def test_computer_captains_are_rated_by_how_strong_they_are() -> None:
    games = [
        game(number, ("sharp", 1), (ANN, 2), (BOB, 3), ("easy", 4), ("easy", 5))
        for number in range(6)
    ]
    ratings = rated(games, ALL)
    assert [each.who for each in ratings] == ["sharp", ANN, BOB, "easy"]
    assert {each.games for each in ratings} == {6}


def test_who_wants_no_rating_is_a_stranger_in_every_game() -> None:
    games = [game(number, (ANN, 1), (BOB, 2)) for number in range(6)]
    (alone,) = rated(games, {BOB})
    assert alone.who == BOB
    forgotten = [game(number, (None, 1), (BOB, 2)) for number in range(6)]
    assert rated(forgotten, ALL) == (alone,)


def test_the_same_games_give_the_same_ratings() -> None:
    games = [game(number, (ANN, 1 + number % 2), (BOB, 2 - number % 2)) for number in range(30)]
    assert rated(games, ALL) == rated(games, ALL)
    assert rated(games[:-1], ALL) != rated(games, ALL)


def test_a_thousand_games_are_rated() -> None:
    games = [
        game(number, (ANN, 1 + number % 3), (BOB, 1 + (number + 1) % 3), ("easy", 4), (CYD, 5))
        for number in range(1000)
    ]
    assert len(rated(games, ALL)) == 4
