"""Variants in a lobby: offered while somebody types, shown to all, and changed by the host."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.pages.lobby_settings import variant_rows
from cogs.pages.setting_rows import told_lines
from render.games import GAMES
from render.words import words_for
from tests.cogs.house import House, house
from tests.cogs.test_panels import GAME
from tests.walk.installed import WALK_GAME


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    with GAMES.also(WALK_GAME):
        async with house(tmp_path) as opened:
            yield opened


async def test_ways_and_seats_are_offered_for_the_game_that_was_chosen(home: House) -> None:
    person, channel = home.people[0], home.channel

    async def offered(option: str, typed: str, **chosen: str) -> list[object]:
        found = await person.complete(channel, "game new", option, typed, **chosen)
        return [choice["value"] for choice in found]

    assert await offered("game", "") == [*GAMES.names()]
    assert await offered("variant", "", game="walk") == ["race", "rescue"]
    assert await offered("variant", "resc", game="walk") == ["rescue"]
    assert await offered("variant", "") == []
    assert await offered("seats", "") == [2, 3, 4, 5]
    assert await offered("seats", "", game="walk", variant="rescue") == [1, 2, 3, 4, 5, 6]


async def test_a_lobby_shows_how_it_is_played_and_the_host_changes_it(home: House) -> None:
    host, channel = home.people[0], home.channel
    await home.told(host.slash(channel, "game new", game="walk", variant="rescue"))
    lobby = await home.post("Start")
    assert "🎲 Rescue, 1 to 6 captains\n🎲 Your ghosts: tame" in lobby.text
    assert "1 of 6" in lobby.text
    settings = await host.press(lobby, label="Settings")
    await settings.settled()
    page = settings.reply
    assert page is not None
    ghosts = next(each for each in page.selects if "option-ghosts" in (each.custom_id or ""))
    assert [option["value"] for option in ghosts.raw["options"]] == ["tame", "wild"]
    assert ghosts.custom_id
    await (await host.choose(page, custom_id=ghosts.custom_id, values=["wild"])).settled()
    await host.wait_for(lambda post: post is lobby and "Your ghosts: wild" in post.text)


async def test_a_game_for_one_begins_and_is_told(home: House) -> None:
    host, channel = home.people[0], home.channel
    told = await home.told(host.slash(channel, "game new", game="walk", variant="race", seats=1))
    assert "from 2 to 6 seats" in told
    await home.told(host.slash(channel, "game new", game="walk", variant="rescue", seats=1))
    lobby = await home.post("Start")
    await host.press(lobby, label="Start")
    news = await home.post("My orders")
    assert "Walk, turn 1" in news.text


async def test_a_game_of_one_way_says_nothing_of_it(home: House) -> None:
    lobby = await home.open_lobby(3)
    assert "🎲 Battles: Orders ahead. One question a turn for all" in lobby.text
    assert lobby.text.count("🎲") == 1
    await home.told(home.people[0].slash(home.channel, "host cancel"))


@pytest.mark.parametrize(
    ("pace", "told"),
    [("evening", "Live"), ("week", "Orders ahead"), ("post", "Orders ahead"), ("fast", "Orders")],
)
async def test_how_long_a_game_is_brings_how_its_battles_are_fought(
    home: House, pace: str, told: str
) -> None:
    await home.told(home.people[0].slash(home.channel, "game new", seats=2, pace=pace))
    lobby = await home.post("Start")
    assert f"🎲 Battles: {told}" in lobby.text


async def test_another_pace_brings_what_is_usual_at_it_until_the_host_changes_that(
    home: House,
) -> None:
    host, lobby = home.people[0], await home.open_lobby(2)

    async def choose(row: str, value: str) -> None:
        settings = await host.press(lobby, label="Settings")
        await settings.settled()
        page = settings.reply
        assert page is not None
        select = next(each for each in page.selects if row in (each.custom_id or ""))
        assert select.custom_id
        await (await host.choose(page, custom_id=select.custom_id, values=[value])).settled()

    async def stands(battles: str, pace: str) -> None:
        told = f"🎲 Battles: {battles}.", f"⏳ You have {pace} for each question."
        await host.wait_for(lambda post: post is lobby and all(t in post.text for t in told))

    await choose("pace", "evening")
    await stands("Live", "2 minutes")
    await choose("option-battles", "ahead")
    await stands("Orders ahead", "2 minutes")
    await choose("pace", "post")
    await stands("Orders ahead", "2 days")
    await choose("option-battles", "live")
    await stands("Live", "2 days")
    await choose("pace", "week")
    await stands("Orders ahead", "10 hours")


def test_a_game_of_one_way_has_rows_for_its_options_alone() -> None:
    rows = variant_rows(GAME)
    assert [row.key for row in rows] == ["option-battles"]
    assert told_lines(rows, GAME, words_for("en")) == [
        "🎲 Battles: Live. Every choice in a battle is asked when it comes."
    ]
