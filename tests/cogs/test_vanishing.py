"""Channels, threads, servers and captains that go, as the gateway and refused messages tell it."""

import asyncio
from pathlib import Path

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.limits import GUARD
from playground.places import Guild
from playground.sessions import GUILDS
from tests.cogs.house import House, house
from tests.cogs.test_orders import answer
from tests.cogs.test_settings import chosen, managers, marked, opened
from tests.cogs.test_staff import direct, line

__all__ = ["managers"]

HOUR = 3600.0
WEEK = 7 * 24 * HOUR


def guild_of(home: House) -> Guild:
    assert home.channel.guild is not None
    return home.channel.guild


async def heard(person: Person, text: str) -> int:
    """Wait for a direct message, and count those that say the same."""
    await direct(person, text)
    return len([message for message in person.inbox if text in message.text])


async def test_a_deleted_channel_ends_its_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        other = guild_of(home).add_channel("elsewhere")
        guild_of(home).delete_channel(home.channel)
        for person in home.people[:2]:
            assert await heard(person, "The channel of game 1 was deleted") == 1
            assert "Key of chance" in person.inbox[-1].text
        assert "no open game" in await games(home, other.id)


async def games(home: House, channel: int) -> str:
    place = next(each for each in guild_of(home).channels if each.id == channel)
    press = await home.people[0].slash(place, "mygames")
    await press.settled()
    assert press.reply is not None
    return press.reply.text


async def test_a_deleted_thread_ends_its_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        guild = guild_of(home)
        gone = {"id": str(home.channel.id), "guild_id": str(guild.id), "type": 11}
        home.discord.world.send_to(app, "THREAD_DELETE", gone | {"parent_id": "5"}, guild=guild)
        assert await heard(home.people[0], "The channel of game 1 was deleted") == 1


async def test_a_channel_deleted_while_the_bot_was_down_is_noticed(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await home.panel(home.people[1])
        await home.stop()
        guild_of(home).delete_channel(home.channel)
        await home.start()
        await answer(home, home.people[0])
        await answer(home, home.people[1])
        assert await heard(home.people[0], "The channel of game 1 was deleted") == 1


async def test_a_deleted_channel_is_no_choice_of_its_server(
    tmp_path: Path, managers: set[int]
) -> None:
    async with house(tmp_path) as home:
        chief, guild = home.people[0], guild_of(home)
        managers.add(chief.id)
        hall, cellar = guild.add_channel("hall"), guild.add_channel("cellar")
        page = await opened(home, chief, "server")
        await chosen(chief, page, "ms:place#games", home.channel, hall)
        await chosen(chief, page, "ms:place#announce", hall)
        guild.delete_channel(hall)
        assert f"<#{home.channel.id}>" in await home.told(chief.slash(cellar, "game new"))
        page = await opened(home, chief, "server")
        shown = [page.find(f"ms:place#{field}") for field in ("games", "announce")]
        left = [select.raw.get("default_values") or [] for select in shown if select]
        assert [[int(each["id"]) for each in each_left] for each_left in left] == [
            [home.channel.id],
            [],
        ]
        assert marked(page, "ms:set-server#games") == ["25"]


async def test_a_server_that_puts_the_bot_out_and_lets_it_in_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        before = await home.post("My orders")
        guild_of(home).remove(app)
        guild_of(home).invite(app)
        await line(home, "I was put out of this server and am back")
        await home.post("My orders", after=before.id)
        await answer(home, home.people[0])


async def test_a_server_lost_while_the_bot_was_down_is_noticed(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        second = home.discord.add_guild("Another club")
        app = next(iter(home.discord.world.apps.values()))
        second.invite(app)
        second.join(*home.people)
        await home.stop()
        guild_of(home).remove(app)
        await home.start()
        captain = home.people[0]
        async with asyncio.timeout(GUARD):
            while "stands still" not in await home.told(captain.slash(captain.dm(), "game status")):
                pass
        clock.advance(WEEK + HOUR)
        assert await heard(home.people[0], "I have not been on the server of game 1") == 1


async def test_a_captain_who_left_and_does_not_answer_is_missed(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(3)
        gone = home.people[2]
        gone.close_dms()
        guild_of(home).leave(gone)
        await answer(home, home.people[0])
        await answer(home, home.people[1])
        await clock.wait_sleeper()
        clock.advance(25 * HOUR)
        told = await line(home, f"{gone.name} has left this server")
        assert "/game vote" in told.text
        assert not told.look.pinged


async def test_who_is_only_late_has_not_left(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await answer(home, home.people[0])
        await clock.wait_sleeper()
        clock.advance(25 * HOUR)
        await line(home, "did not answer in time")
        await home.told(home.people[0].slash(home.channel, "game status"))
        assert not [post for post in home.channel.messages if "has left" in post.text]


async def test_a_captain_whom_no_message_reaches_has_left_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        lobby = await home.open_lobby(3, joining=2)
        gone = home.people[2]
        guild_of(home).leave(gone)
        await home.people[0].press(lobby, label="Start")
        await line(home, f"{gone.name} has left this server")


async def test_the_bot_hears_of_servers_alone_and_never_leaves_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        assert app.intents == GUILDS
        empty = home.discord.add_guild("Nobody's")
        empty.invite(app)
        guild_of(home).delete_channel(home.channel)
        await heard(home.people[0], "The channel of game 1 was deleted")
        assert {guild_of(home).name, "Nobody's"} == {
            guild.name for guild in home.discord.world.guilds.values() if app.user.id in guild.bots
        }
        left = [each for each in home.discord.record.requests if each.method == "DELETE"]
        assert not [each for each in left if "/guilds/" in each.path]
