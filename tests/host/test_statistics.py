"""Statistics: who agrees is told of, of finished games alone, and each server for itself."""

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from engine.host.values.people import Person
from engine.host.values.profiles import hall_of, profile_of
from engine.host.values.ratings import START, RatingChange
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.results import GameKind, GameResult
from engine.host.values.seasons import Season
from tests.host.house import GUILD, PEOPLE, House, house
from tests.host.test_ratings import ANN, BOB, CYD, game

FIRST, SECOND, THIRD = PEOPLE[:3]
TOY_KIND = GameKind("toy/1", "")
QUARTER = 92 * 86400.0


async def agree(home: House, people: Iterable[int]) -> None:
    for person in people:
        await home.host.preferences.choose(person, Person(profile=True))


async def played(home: House, times: int = 1, channel: int = 7) -> None:
    for _ in range(times):
        await home.play(await home.started(3, channel))


async def told(home: House, guild: int = GUILD, season: Season | None = None) -> set[int | str]:
    """List of whom a ladder tells."""
    ladder = await home.host.statistics.ladder(guild, TOY_KIND, season)
    return {each.who for each in ladder.ratings}


async def test_nobody_is_told_of_who_did_not_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await played(home)
        statistics = home.host.statistics
        assert await told(home) == set()
        ladder = await statistics.ladder(GUILD, TOY_KIND)
        assert (ladder.games, ladder.strangers) == (1, 3)
        assert await statistics.profile(FIRST, GUILD) is None
        hall = await statistics.hall(GUILD, TOY_KIND)
        assert (hall.games, hall.wins, hall.faithful, hall.highest) == (1, (), (), None)


async def test_who_agrees_is_told_of_and_who_withdraws_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await played(home, 2)
        await agree(home, [FIRST, SECOND])
        assert await told(home) == {FIRST, SECOND}
        profile = await home.host.statistics.profile(FIRST, GUILD)
        assert profile is not None
        assert (profile.games, len(profile.last), profile.missed) == (2, 2, 0)
        assert profile.kinds[0].rating is not None
        assert sum(times for _, times in profile.kinds[0].places) == 2
        await home.host.preferences.choose(FIRST, Person())
        assert await told(home) == {SECOND}
        assert await home.host.statistics.profile(FIRST, GUILD) is None


async def test_a_deletion_makes_a_stranger_and_leaves_the_rest(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await played(home, 2)
        await agree(home, PEOPLE[:3])
        assert await told(home) == {FIRST, SECOND, THIRD}
        await home.host.privacy.forget(FIRST)
        assert await told(home) == {SECOND, THIRD}
        after = await home.host.statistics.ladder(GUILD, TOY_KIND)
        assert {each.games for each in after.ratings} == {2}
        assert await home.host.statistics.profile(FIRST, None) is None


async def test_a_game_brings_points_to_who_wants_them_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await agree(home, [FIRST])
        statistics, points = home.host.statistics, [START]
        numbers = []
        for _ in range(2):
            number = await home.started(3)
            assert await statistics.changes(await info_of(home, number), outside=False) == ()
            await home.play(number)
            ladder = await statistics.ladder(GUILD, TOY_KIND)
            points.append(next(each.points for each in ladder.ratings if each.who == FIRST))
            numbers.append(number)
        for place, number in enumerate(numbers):
            info = await info_of(home, number)
            (change,) = await statistics.changes(info, outside=False)
            assert change == RatingChange(0, points[place], points[place + 1])
            assert await statistics.changes(info, outside=True) == ()


async def info_of(home: House, number: int) -> GameInfo:
    info = await home.host.info(number)
    assert info is not None
    return info


async def test_a_running_game_is_in_no_statistic(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await agree(home, PEOPLE[:3])
        await played(home)
        statistics = home.host.statistics

        async def everything() -> tuple[object, ...]:
            people = [await statistics.profile(each, GUILD) for each in PEOPLE[:3]]
            kinds = await statistics.kinds(GUILD)
            hall = await statistics.hall(GUILD, TOY_KIND)
            return (*people, kinds, hall, await statistics.ladder(GUILD, TOY_KIND))

        before = await everything()
        number = await home.started()
        while await home.play_round(number) and await home.status(number) is GameStatus.RUNNING:
            assert await everything() == before
        assert await home.status(number) is GameStatus.OVER
        assert await everything() != before


async def test_each_server_is_a_world_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await agree(home, PEOPLE[:3])
        await played(home)
        await played(home, 2, channel=8)
        profiles = [await home.host.statistics.profile(FIRST, each) for each in (GUILD, 8, None)]
        assert [each and each.games for each in profiles] == [1, 2, 3]
        assert await home.host.statistics.kinds(9) == ()
        assert await told(home, guild=9) == set()


async def test_a_season_has_the_games_that_ended_in_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await agree(home, PEOPLE[:3])
        await played(home)
        season = home.host.statistics.season()
        await home.clock.advance(QUARTER)
        assert home.host.statistics.season() == season.later(1)
        assert await told(home, season=season) == {FIRST, SECOND, THIRD}
        assert await told(home, season=season.later(1)) == set()
        await played(home)
        assert await told(home, season=season.later(1)) == {FIRST, SECOND, THIRD}


async def test_ratings_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await agree(home, PEOPLE[:3])
        await played(home, 3)
        before = await home.host.statistics.ladder(GUILD, TOY_KIND)
        assert before == await home.host.statistics.ladder(GUILD, TOY_KIND)
    async with house(tmp_path) as home:
        assert await home.host.statistics.ladder(GUILD, TOY_KIND) == before


def test_a_profile_counts_places_only_where_there_were_any() -> None:
    games = [
        game(1, (ANN, 1), (BOB, 2)),
        game(2, (ANN, 1), (BOB, 1)),
        game(3, (BOB, 1), (ANN, 2)),
        game(4, (ANN, 1), ("easy", 2), alone=True),
    ]
    profile = profile_of(ANN, games)
    (record,) = profile.kinds
    assert (record.games, record.wins, record.places) == (3, 2, ((1, 1), (2, 1)))
    assert profile.alone == 1
    assert [each.game for each in profile.last] == [3, 2, 1]


def test_a_hall_names_the_first_who_may_be_named() -> None:
    games = [game(1, (ANN, 1), (BOB, 2), (CYD, 5)), game(2, (ANN, 1), (BOB, 3))]
    hall = hall_of(TOY_KIND, games, {BOB, CYD})
    assert hall.highest is not None
    assert (hall.highest.person, hall.highest.amount) == (BOB, 7)
    assert hall.closest is not None
    assert (hall.closest.game.game, hall.closest.amount) == (1, 1)
    assert hall.wins == ()
    assert [(each.person, each.times) for each in hall.faithful] == [(BOB, 2), (CYD, 1)]


def test_a_hall_without_games_is_empty() -> None:
    hall = hall_of(TOY_KIND, (), {ANN})
    assert (hall.games, hall.longest, hall.closest, hall.highest) == (0, None, None, None)


def test_what_all_did_together_is_nobodys_record() -> None:
    """A score of a game that is won or lost with one another belongs to all of them."""
    won, lost = ((ANN, 1), (BOB, 1)), ((BOB, 1), (CYD, 1))
    games = [game(1, *won), fallen(game(2, *lost)), game(3, (ANN, 1), (BOB, 2))]
    hall = hall_of(TOY_KIND, games, {ANN, BOB, CYD})
    assert (hall.together, hall.saved) == (2, 1)
    assert hall.highest is not None
    assert hall.highest.game.game == 3


def fallen(result: GameResult) -> GameResult:
    """Let nobody win."""
    return replace(result, seats=tuple([replace(seat, won=False) for seat in result.seats]))
