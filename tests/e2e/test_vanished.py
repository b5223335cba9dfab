"""Captains who go, whose messages are closed, whose names change; the game goes on."""

import asyncio
import dataclasses
import re
from collections.abc import Callable
from pathlib import Path

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.limits import Limits
from playground.message import Message
from playground.places import ATTACH_FILES, VIEW_CHANNEL
from playground.show.captains import Captain
from tests.cogs.house import House, house
from tests.e2e.evening import playing, public

MINUTE, HOUR = 60.0, 3600.0
ROOT = Path(__file__).parents[2]


async def later(home: House, clock: VirtualClock, hours: float) -> None:
    """Let time pass once all clicks are acknowledged."""
    await home.discord.quiet()
    await clock.wait_sleeper()
    clock.advance(hours * HOUR)


async def meanwhile(home: House, clock: VirtualClock, text: str, playing: list[Person]) -> Message:
    """Let minutes pass while none of some people is waited for, until all can read something."""
    reading = asyncio.ensure_future(public(home, text))
    while not reading.done():
        status = await home.told(home.people[0].slash(home.channel, "game status"))
        owing = next((line for line in status.splitlines() if line.startswith("Waiting")), "")
        if not any(f"**{person.name}**" in owing for person in playing):
            await later(home, clock, 0.05)
    return await reading


async def asks(person: Person, text: str) -> Message:
    """Wait for a direct message that asks something."""
    return await person.wait_for(_asking(text), where="inbox")


def _asking(text: str) -> Callable[[Message], bool]:
    return lambda message: (
        text in message.text and any(part.label == "Done" for part in message.buttons)
    )


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


async def test_a_computer_stands_in_until_the_captain_is_back(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        first, second, gone = home.people
        await first.slash(home.channel, "game new", seats=3, pace="daily", absence="computer")
        lobby = await home.post("Join")
        for person in (second, gone):
            await home.told(person.press(lobby, label="Join"))
        await first.press(lobby, label="Start")
        for heading, before in (("buying", 12), ("planning", 2)):
            for person in (first, second):
                await Captain(person, home.channel, 1).answer(await asks(person, heading))
            await asks(gone, heading)
            await later(home, clock, 24.1 - before)
            await gone.wait_for(_reminds(heading), where="inbox")
            await later(home, clock, before)
            await public(home, f"**{gone.name}** did not answer in time")
        away = await public(home, f"{gone.name} has been away too long")
        assert "computer captain answers" in away.text
        left = clock.now()
        one, other = (Captain(person, home.channel, 1) for person in (first, second))
        async with playing(one), playing(other):
            await meanwhile(home, clock, "Turn 2 — planning", [first, second])
        assert clock.now() - left < 2 * HOUR, "nobody waits a day for who is away"
        told = [message for message in gone.inbox if message.id > away.id]
        assert not told, "who is away is not written to"
        panel = await home.private(gone)
        await Captain(gone, home.channel, 1, direct=False).answer(panel)
        await public(home, f"{gone.name} is back")


def _reminds(heading: str) -> Callable[[Message], bool]:
    return lambda message: "⏰" in message.text and heading in message.text


async def test_everything_agrees_on_who_owes_an_answer(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(3)
        done, drafting, idle = home.people
        await Captain(done, home.channel, 1).answer(await home.panel(done))
        panel = await home.panel(drafting)
        select = panel.selects[0]
        await (await drafting.choose(panel, custom_id=select.custom_id, values=["0"])).settled()
        status = await home.told(done.slash(home.channel, "game status"))
        assert f"Waiting for **{drafting.name}** and **{idle.name}**" in status
        assert f"✅ {done.name} is done" in status
        assert "Recorded" in (await home.private(done)).text
        assert "Saved: counts" in (await home.private(drafting)).text
        await later(home, clock, 12)
        for person, said in ((drafting, "Your draft is complete"), (idle, "not answered yet")):
            reminder = await person.wait_for(lambda each: "⏰" in each.text, where="inbox")
            assert said in reminder.text
        assert not [each for each in done.inbox if "⏰" in each.text]
        await later(home, clock, 12)
        late = await public(home, "did not answer in time")
        told = next(line for line in late.text.splitlines() if "did not answer" in line)
        assert drafting.name in told
        assert idle.name in told
        assert done.name not in told


async def test_a_pause_outlives_a_restart(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        await home.told(home.people[0].slash(home.channel, "host pause", hours=200.0))
        await public(home, "paused the game")
        await home.stop()
        await home.start()
        await later(home, clock, 100)
        status = await home.told(home.people[1].slash(home.channel, "game status"))
        assert "The clock stands still" in status
        assert "buying" in status
        await later(home, clock, 101)
        await public(home, "The pause is over")
        await later(home, clock, 25)
        after = await public(home, "did not answer in time")
        assert after.id > news.id


async def test_an_old_post_that_cannot_be_edited_stops_nothing(tmp_path: Path) -> None:
    clock = VirtualClock()
    limits = dataclasses.replace(Limits.wide(), old_edits=0)
    async with house(tmp_path, clock=clock, limits=limits) as home:
        lobby = await home.open_lobby(3)
        await later(home, clock, 2)
        await home.told(home.people[1].press(lobby, label="Join"))
        again = await public(home, "2 of 3 captains aboard")
        assert again.id > lobby.id
        await home.told(home.people[0].press(again, label="Start"))
        await home.post("My orders")


async def test_the_bot_leaves_no_server_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        home.channel.allow(app, VIEW_CHANNEL | ATTACH_FILES)
        for person in home.people[:2]:
            await Captain(person, home.channel, 1).answer(await home.panel(person))
        await home.stop()
        await home.start()
        requests = home.discord.record.requests
        assert not [each for each in requests if each.method == "DELETE"]
        sources = [*ROOT.glob("cogs/**/*.py"), ROOT / "bot.py"]
        assert not [f for f in sources if re.search(r"guild\.leave|leave_guild", f.read_text())]
