"""`/help`, and the one greeting on a server that lets the bot in."""

import io
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from cogs.pages.help import games_layout, games_on, help_layout
from cogs.parts.layouts import COMPONENT_LIMIT, Layout
from playground.components import Picture
from playground.faults import Fault, Faults
from playground.message import Message
from playground.places import USUAL, VIEW_CHANNEL, Channel
from render.games import GAMES
from render.installed import NO_HELP, InstalledGame
from render.picture import Picture as Drawn
from render.words import Words
from tests.cogs.commanding import registered
from tests.cogs.house import House, house
from tests.cogs.test_staff_secrets import leaves
from tests.e2e.evening import answered
from tests.host.fakes import until
from tests.toy.game import ToyGame
from tests.toy.installed import TOY_GAME

GREETING = "I run board games here"


async def test_help_tells_every_command_and_fits_a_message(tmp_path: Path) -> None:
    commands = leaves(await registered(tmp_path / "commands"))
    async with house(tmp_path) as home:
        for place in (home.channel, home.people[0].dm()):
            page = await answered(home.people[0].slash(place, "help"))
            told = (await answered(home.people[0].press(page, label="All commands"))).text
            assert not [each for each in commands if f"**/{each}** " not in told]
            assert "…" not in told


def offered(games: Iterable[InstalledGame] = GAMES) -> list[str]:
    """List the buttons that lead newcomers into games, game by game."""
    found = list[str]()
    for each in games:
        found += ["Try it now"] if each.lesson else []
        found += ["How to play"] if each.help is not NO_HELP else []
    return found


def covers(page: Message) -> list[Picture]:
    return [picture for part in page.walk() for picture in part.pictures]


async def test_help_begins_with_each_game_its_picture_and_a_sentence(tmp_path: Path) -> None:
    """Above all commands, and nothing is taller than half a phone is wide."""
    async with house(tmp_path) as home:
        reader = home.people[0]
        await answered(reader.slash(home.channel, "help"))
        page = await reader.wait_for(lambda post: bool(covers(post)), where=home.channel)
        shown = covers(page)
        words = Words("en")
        assert [each.description for each in shown] == [
            f"Poster of {game.full_renderer.title(words)}" for game in GAMES
        ]
        for game in GAMES:
            assert game.pitch is not None
            assert words(game.pitch) in page.text
        for file in page.attachments:
            wide, high = Image.open(io.BytesIO(file.data)).size
            assert high * 2 < wide
        assert page.text.index("You raid Earth") < page.text.index("/game new")


def another_toy(name: str) -> ToyGame:
    rules = ToyGame()
    rules.id = name
    return rules


def test_more_games_than_fit_have_pages() -> None:
    """Those that can be tried come first, no game is lost, and each page is within the limits."""
    many = [replace(TOY_GAME, rules=(another_toy(f"toy-{letter}/1"),)) for letter in "abcdef"]
    words, cover = Words("en"), Drawn(b"", "", "lobby.png")
    with GAMES.also(*many):
        names = GAMES.names()
        covers = dict.fromkeys(names, cover)
        shown, page, more = list[str](), 0, True
        while more:
            layout = games_layout(page, covers, words) if page else help_layout(covers, words)
            assert layout.view().total_children_count <= COMPONENT_LIMIT
            shown += [game.name for game in games_on(page)]
            assert len(layout.pictures) == len(games_on(page))
            page += 1
            more = f"ms:help-games#{page}" in ids_of(layout)
        assert (*shown,) == (*names,)
        assert page > 1


def ids_of(layout: Layout) -> list[str]:
    return [str(getattr(part, "custom_id", "")) for part in layout.view().walk_children()]


async def test_the_buttons_under_a_game_are_short_and_lead_to_it(tmp_path: Path) -> None:
    tremble = GAMES["tremble"]
    lesson = replace(TOY_GAME, lesson=tremble.lesson, help=tremble.help)
    with GAMES.also(lesson):
        async with house(tmp_path) as home:
            page = await answered(home.people[0].slash(home.channel, "help"))
            shown, rest = games_on(0), games_on(1)
            ways = [*offered(shown), "More games", "All commands"]
            assert [each.label for each in page.buttons] == ways
            more = await answered(home.people[0].press(page, label="More games"))
            for where, games in ((page, shown), (more, rest)):
                asked = [each.custom_id for each in where.buttons if each.label == "Try it now"]
                assert asked == [f"ms:try#{each.name}" for each in games if each.lesson]
            assert lesson in [*shown, *rest]


def greetings(channel: Channel) -> list[str]:
    return [post.text for post in channel.messages if GREETING in post.text]


def let_in(home: House, name: str, *channels: str, permissions: int = USUAL) -> list[Channel]:
    """Found a server with these channels, and let the bot in."""
    guild = home.discord.add_guild(name)
    guild.join(home.people[0])
    made = [guild.add_channel(each) for each in channels]
    guild.invite(next(iter(home.discord.world.apps.values())), permissions)
    return made


async def test_a_server_is_greeted_once_however_often_it_lets_us_in(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        reader, app = home.people[0], next(iter(home.discord.world.apps.values()))
        assert not greetings(home.channel)  # it had let us in before
        first, second = let_in(home, "Moon", "general", "games")
        greeting = await reader.wait_for(lambda post: GREETING in post.text, where=first)
        assert "**/game new**" in greeting.text
        assert [each.label for each in greeting.buttons] == offered()
        assert first.guild is not None
        for restarting in (False, True):
            first.guild.remove(app)
            if restarting:
                await home.stop()
                await home.start()
            first.guild.invite(app)
            third = let_in(home, "Mars" if restarting else "Venus", "general")[0]
            await reader.wait_for(lambda post: GREETING in post.text, where=third)
            assert (len(greetings(first)), len(greetings(second))) == (1, 0)


async def test_without_a_channel_to_write_in_the_greeting_is_left_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (silent,) = let_in(home, "Moon", "general", permissions=VIEW_CHANNEL)
        assert not let_in(home, "Void")
        (loud,) = let_in(home, "Mars", "general")
        await home.people[0].wait_for(lambda post: GREETING in post.text, where=loud)
        sent = [each.path for each in home.discord.record.requests if each.method == "POST"]
        assert [path for path in sent if str(loud.id) in path]
        assert not [path for path in sent if str(silent.id) in path]  # not even tried
        assert silent.guild is not None
        app = next(iter(home.discord.world.apps.values()))
        silent.guild.remove(app)
        silent.guild.invite(app)  # with the usual permissions
        await home.people[0].wait_for(lambda post: GREETING in post.text, where=silent)


@pytest.mark.parametrize("how", [Fault("reset"), Fault("reset", "after")])
async def test_a_greeting_that_is_lost_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: Fault
) -> None:
    faults = Faults()
    async with house(tmp_path, faults=faults) as home:
        faults.plan(how, method="POST", path="/channels/*/messages")
        let_in(home, "Moon", "general")
        await until(lambda: "a server was not greeted" in caplog.text)
        assert not [each for each in caplog.records if each.exc_info]
