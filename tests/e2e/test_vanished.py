"""Captains who go, whose messages are closed, whose names change; the game goes on."""

from pathlib import Path

from playground.captains import Captain
from playground.clock import VirtualClock
from tests.cogs.house import house

MINUTE, HOUR = 60.0, 3600.0


async def test_who_changes_names_stays_who_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        captain, stranger = home.people[0], home.people[2]
        captain.name, stranger.name = "Somebody Else", "Zorblax"
        home.channel.name = "renamed"
        press = await stranger.press(news, label="My orders")
        await press.settled()
        assert press.reply is not None
        assert "not a captain" in press.reply.text
        mine = await home.private(captain)
        await Captain(captain, home.channel, 1, direct=False).answer(mine)
        assert "Receipt" in mine.text


async def test_who_is_not_there_at_the_start_is_left_out(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, people=3, clock=clock) as home:
        lobby = await home.open_lobby(3, joining=2)
        host, here, gone = home.people
        await clock.wait_sleeper()
        clock.advance(25 * HOUR)
        await home.told(host.press(lobby, label="Start"))
        called = await host.wait_for(lambda post: gone.id in post.look.pinged, where=home.channel)
        assert set(called.look.pinged) == {here.id, gone.id}
        await home.told(here.press(lobby, label="Ready"))
        told = await home.told(host.press(lobby, label="Start"))
        assert "Some captains are not ready yet" in told
        clock.advance(6 * MINUTE)
        await home.told(host.press(lobby, label="Start"))
        news = await home.post("My orders")
        assert gone.name not in news.text
        assert "not a captain" in await home.told(gone.press(news, label="My orders"))
