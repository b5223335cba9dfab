"""How fast a server's games go, learnt from those that came to their end."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.host.steps.base.tempos import tempos
from engine.host.values.player_notes import Length
from engine.host.values.proceedings import Tempo
from engine.host.values.terms import Night, Terms
from tests.host.house import PACE, PEOPLE, House, house
from tests.host.test_lost import break_page

HALF = Length(Terms(pace=PACE), steps=11, began=0.0, ended=5 * PACE)


async def played(home: House, channel: int) -> None:
    """Play a game in which every round takes a quarter of the pace."""
    number = await home.started(2, channel)
    await home.host.wait_idle()
    await home.clock.advance(PACE / 4)
    while await home.play_round(number):
        await home.host.wait_idle()
        await home.clock.advance(PACE / 4)
    await home.host.wait_idle()


async def opened(home: House, guild: int | None) -> tuple[Tempo, ...]:
    """Open a lobby on a server, and return what it knows of games there."""
    info = await home.open(channel=99, guild=guild)
    await home.host.cancel(info.number, PEOPLE[0])
    return info.proceedings.tempos


async def test_a_lobby_knows_how_fast_the_games_of_its_server_went(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for games in range(3):
            assert await opened(home, 77) == (), f"{games} games tell nothing"
            await played(home, 77)
        ((unhurried, games, low, high),) = [
            (each.unhurried, each.games, each.low, each.high) for each in await opened(home, 77)
        ]
        assert (unhurried, games) == (True, 3)
        assert 0.15 < low <= high < 0.35
        await home.database.write(
            lambda sql: sql.execute("UPDATE games SET terms = '{}' WHERE number = 2").rowcount
        )
        assert await opened(home, 77) == (), "what cannot be read teaches nothing"
        assert await opened(home, 88) == (), "another server has other games"
        assert await opened(home, None) == ()


@pytest.mark.file
async def test_it_is_found_without_looking_through_all_games(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        plan = await home.database.read(
            lambda sql: sql.execute(
                "EXPLAIN QUERY PLAN SELECT terms FROM games "
                "WHERE guild = 1 AND rules = 'x' AND status = 'over' "
                "ORDER BY games.number DESC LIMIT 30"
            ).fetchall()
        )
        assert [row[3] for row in plan] == [
            "SEARCH games USING INDEX past_games_of_a_guild (guild=? AND rules=?)"
        ]


def test_nights_are_no_waits_and_quick_games_are_another_matter() -> None:
    night = Night("UTC", 0, 12 * 60)
    slept = replace(HALF, terms=Terms(pace=PACE, night=night), began=0.0, ended=17 * PACE)
    quick = Length(Terms(pace=60.0), steps=11, began=0.0, ended=60.0)
    assert [*tempos([HALF, slept, HALF, quick, quick])] == [Tempo(True, 3, 0.5, 0.5)]


@pytest.mark.parametrize(
    "damaged",
    [
        replace(HALF, terms=Terms(pace=0.0)),
        replace(HALF, terms=Terms(pace=PACE, night=Night("Atlantis/Capital", 0, 60))),
        replace(HALF, terms=Terms(pace=PACE, night=Night("UTC", 0, 60)), began=1e300),
        replace(HALF, began=-1e308, ended=1e308),
    ],
)
def test_what_makes_no_sense_teaches_nothing(damaged: Length) -> None:
    assert [*tempos([HALF, damaged, HALF, HALF])] == [Tempo(True, 3, 0.5, 0.5)]


@pytest.mark.file
async def test_a_game_whose_page_is_broken_keeps_nobody_from_a_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await played(home, 77)
        await home.started(2, 8)  # new games go to its page
        await home.host.wait_idle()
        await break_page(home, tmp_path)
        assert await opened(home, 77) == ()


@pytest.mark.parametrize("games", [4, 30])
def test_one_slow_game_does_not_count(games: int) -> None:
    slow = replace(HALF, ended=1000 * PACE)
    ((tempo),) = tempos([slow, *[HALF] * games])
    assert (tempo.low, tempo.high) == (0.5, 0.5)
