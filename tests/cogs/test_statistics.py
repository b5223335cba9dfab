"""`/profile`, `/leaderboard`, `/stats`: private pages, shown to all on request."""

from pathlib import Path

import pytest

from cogs.pages.statistics import ladder_page, shared_hall, shared_profile
from engine.core.words import say
from engine.host.values.profiles import hall_of, profile_of
from engine.host.values.ratings import Ladder, rated
from engine.host.values.results import GameKind
from engine.host.values.seasons import Season
from engine.tremble.rules import TREMBLE
from playground.client.people import Person as Somebody
from playground.message import Message
from render.renderers import Luck
from render.words import Words, words_for
from tests.cogs.house import House, house
from tests.cogs.test_panels import texts
from tests.host import house as inside
from tests.host.test_ratings import ANN, BOB, CYD, game
from tests.host.test_results import play_on

EN, RU = words_for("en"), words_for("ru")
TREMBLE_KIND = GameKind("tremble/1", "")
BEST = say("profile-moment", number=1, moment="x")
OFF, MOMENT = "You have no profile", "Best moment of game 1"


async def finish_games(home: House, folder: Path, games: int = 1) -> None:
    """Let the first two people play games to their end behind the bot's back."""
    await home.stop()
    assert home.channel.guild is not None
    async with inside.house(folder, game=TREMBLE) as host:
        for _ in range(games):
            where = {"channel": home.channel.id, "guild": home.channel.guild.id}
            info = await host.open(person=home.people[0].id, name="Zorblax", seats=2, **where)
            await host.host.join(info.number, home.people[1].id, "Queen Vex")
            await host.start(info.number, home.people[0].id)
            await play_on(host, info.number)
    await home.start()


async def page(home: House, person: Somebody, command: str, **options: object) -> Message:
    """Open a page, which nobody else sees."""
    press = await person.slash(home.channel, command, **options)
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is person
    return press.reply


async def click(person: Somebody, on: Message, label: str) -> None:
    press = await person.press(on, label=label)
    await press.settled()


def public(home: House) -> list[str]:
    """Read what all see in the channel and was shown on request."""
    return [
        message.text
        for message in home.channel.messages
        if message.ephemeral_for is None and "Shown by" in message.text
    ]


async def test_a_profile_is_nobodys_until_it_is_turned_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first, second = home.people[:2]
        await finish_games(home, tmp_path)
        own = await page(home, first, "profile")
        assert OFF in own.text
        assert "no profile here" in (await page(home, second, "profile", captain=first)).text
        await click(first, own, "Turn it on")
        assert OFF not in own.text
        assert "One game" in own.text
        assert MOMENT in own.text
        assert "in time: 100%" in own.text
        seen = await page(home, second, "profile", captain=first)
        assert f"<@{first.id}>" in seen.text
        assert "One game" in seen.text
        assert not seen.buttons
        assert public(home) == []
        await click(first, own, "Show to all")
        (shown,) = public(home)
        assert "One game" in shown
        await click(first, own, "Turn it off")
        assert OFF in own.text
        assert "no profile here" in (await page(home, second, "profile", captain=first)).text


async def test_a_ladder_tells_of_who_agreed_and_of_seasons(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first = home.people[0]
        empty = await page(home, first, "leaderboard")
        assert "No game was played to its end on this server yet" in empty.text
        await finish_games(home, tmp_path, 2)
        ladder = await page(home, first, "leaderboard")
        assert "Nobody is rated here yet" in ladder.text
        assert "2 captains played along" in ladder.text
        assert "Show to all" not in [each.label for each in ladder.buttons]
        await click(first, await page(home, first, "profile"), "Turn it on")
        ladder = await page(home, first, "leaderboard")
        assert f"1. <@{first.id}>" in ladder.text
        assert "(2 games)" in ladder.text
        assert "One captain played along" in ladder.text
        await click(first, ladder, "Show to all")
        assert [f"1. <@{first.id}>" in each for each in public(home)] == [True]
        (select,) = ladder.selects
        assert next(option.value for option in select.options) == "ever"
        press = await first.choose(
            ladder, custom_id=select.custom_id, values=[select.options[1].value]
        )
        await press.settled()
        assert "season" in ladder.text
        assert "Nobody is rated here yet" in ladder.text


async def test_a_hall_and_a_game_tell_what_stood_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first = home.people[0]
        await finish_games(home, tmp_path)
        await click(first, await page(home, first, "profile"), "Turn it on")
        hall = await page(home, first, "stats")
        assert "One game was played to its end here" in hall.text
        assert f"Most games: <@{first.id}> (1)" in hall.text
        assert f"<@{home.people[1].id}>" not in hall.text
        told = await page(home, first, "stats", game=1)
        assert "👑 1. " in told.text
        assert "### The dice" in told.text
        assert "Zorblax" in told.text


async def test_a_running_game_has_no_statistics(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        told = await page(home, home.people[0], "stats", game=1)
        assert told.text == "Game 1 is not over. Its statistics come with its end."
        assert "No game was played" in (await page(home, home.people[0], "stats")).text


async def test_who_deletes_their_data_is_gone_from_all_pages(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first, second = home.people[:2]
        await finish_games(home, tmp_path)
        for each in (first, second):
            await click(each, await page(home, each, "profile"), "Turn it on")
        asked = await page(home, first, "privacy")
        await click(first, asked, "Delete mine")
        await click(first, asked, "Yes, delete it")
        for command in ("leaderboard", "stats"):
            told = (await page(home, second, command)).text
            assert f"<@{first.id}>" not in told
            assert f"<@{second.id}>" in told
        assert OFF in (await page(home, first, "profile")).text


@pytest.mark.parametrize("words", [EN, RU])
def test_pages_are_said_in_every_language(words: Words) -> None:
    games = [
        game(1, (ANN, 1), (BOB, 2), ("easy", 3)),
        game(2, (ANN, 2), (BOB, 1), (CYD, 3)),
        game(3, (ANN, 1), ("easy", 2), alone=True),
    ]
    ratings = rated(games, {ANN, BOB})
    ladder = Ladder(
        kind=TREMBLE_KIND, season=Season(2026, 4), ratings=ratings, games=2, strangers=1
    )
    pages = [
        ladder_page(ladder, [TREMBLE_KIND, GameKind("gone/1", "")], [Season(2026, 4)], words),
        shared_hall(hall_of(TREMBLE_KIND, games[:2], {ANN, BOB}), words),
        shared_profile(
            profile_of(ANN, games), [say("profile-moment", number=1, moment="x")], words
        ),
    ]
    for each in pages:
        each.view()
        assert "{" not in texts(each)
    assert texts(pages[0]).count("<@") == 2
    assert "🤖" in texts(pages[0])
    assert "2026" in texts(pages[0])


def test_luck_is_told_against_what_dice_bring_on_average() -> None:
    assert (Luck(0, 20, 70).expected, Luck(0, 20, 70).luckier_than) == (70.0, 50)
    assert Luck(0, 20, 90).luckier_than > 95
    assert Luck(0, 20, 50).luckier_than < 5
