"""The clock through Discord: deadlines, reminders, pauses and more time, by button and command."""

import asyncio
import re
from pathlib import Path

from playground.clock import VirtualClock
from playground.interactions import Press
from playground.message import Message
from tests.cogs.acting import press_behind, unfold
from tests.cogs.house import House, house
from tests.cogs.test_orders import HOURS_24, answer, settled

MOMENT = r"<t:(\d+):R>"  # a post tells no more, a question and the status the hour, too


async def line(home: House, text: str) -> Message:
    """Wait for a public line."""
    return await home.people[0].wait_for(
        lambda post: post.ephemeral_for is None and text in post.text, where=home.channel
    )


async def hours_pass(clock: VirtualClock, hours: float) -> None:
    await clock.wait_sleeper()
    clock.advance(hours * 3600)


async def reminder(home: House, person: int) -> Message:
    """Wait for a reminder by direct message."""
    return await home.people[person].wait_for(lambda message: "⏰" in message.text, where="inbox")


async def shows(home: House, person: int, panel: Message, text: str) -> None:
    """Wait until a panel says something."""
    await home.people[person].wait_for(lambda post: post is panel and text in post.text)


def labels(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons]


def due_of(text: str) -> int:
    found = re.search(MOMENT, text)
    assert found is not None, text
    return int(found[1])


async def test_deadlines_are_told_as_a_date_and_from_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        panel = await home.panel(home.people[0])
        status = await home.told(home.people[0].slash(home.channel, "game status"))
        assert due_of(news.text) == due_of(panel.text) == due_of(status)


# --- reminders -----------------------------------------------------------------------------------


async def test_a_reminder_says_what_is_missing_and_is_no_second_picture(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        panel = await home.panel(home.people[0])
        await hours_pass(clock, 12)
        told = await reminder(home, 0)
        assert "this counts for you at the deadline:\n- You choose nothing." in told.text
        assert due_of(told.text) == due_of(panel.text)
        assert not told.attachments
        assert labels(told) == ["My orders", "More time"]
        press = await home.people[0].press(told, label="My orders")
        await press.settled()
        assert press.reply is not None
        assert press.reply.ephemeral_for is not None
        assert press.reply.selects


async def test_a_reminder_gives_more_time_in_a_line_and_closes_with_its_question(
    tmp_path: Path,
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await hours_pass(clock, 12)
        told, other = await reminder(home, 0), await reminder(home, 1)
        await settled(home.people[0].press(told, label="More time"))
        assert told.text.startswith("There is more time now")
        assert (labels(told), told.selects) == (["My orders"], [])
        await hours_pass(clock, 20)
        for person, message in enumerate((told, other)):
            await shows(home, person, message, "Closed")
            assert labels(message) == []
            assert "not answered" not in message.text


async def test_a_reminder_knows_the_draft_and_its_faults(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        for person in home.people[:2]:
            panel = await home.panel(person)
            await settled(person.choose(panel, custom_id=panel.selects[0].custom_id, values=["0"]))
        await hours_pass(clock, 12)
        told = await reminder(home, 0)
        assert "Your draft is complete" in told.text or "would not count yet" in told.text


async def test_who_has_answered_is_not_reminded(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await answer(home, home.people[1])
        await hours_pass(clock, 12)
        await reminder(home, 0)
        assert not any("⏰" in message.text for message in home.people[1].inbox)


async def test_the_last_captain_is_told_alone(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await answer(home, home.people[1])
        await hours_pass(clock, 2.5)
        told = await reminder(home, 0)
        assert "the game waits for you alone" in told.text
        assert not any("alone" in post.text for post in home.people[2].sees(home.channel))


# --- pauses --------------------------------------------------------------------------------------


async def pause(home: House, person: int, hours: float = 48) -> str:
    return await home.told(home.people[person].slash(home.channel, "host pause", hours=hours))


async def test_the_host_pauses_and_ends_the_pause(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        assert "paused" in await pause(home, 0)
        told = await line(home, "paused the game")
        assert "Zorblax" in told.text
        assert due_of(told.text)
        status = await home.told(home.people[1].slash(home.channel, "game status"))
        assert "stands still" in status
        assert "Deadline" not in status
        panel = await home.panel(home.people[1])
        await shows(home, 1, panel, "stands still")
        assert "is due" not in panel.text
        await answer(home, home.people[1])
        assert "Recorded" in panel.text
        assert "stands still" in panel.text
        assert "The game is paused" in await pause(home, 0)
        resumed = await home.told(home.people[0].slash(home.channel, "host resume"))
        assert "goes on" in resumed
        await line(home, "ended the pause")
        await shows(home, 1, panel, "⏳ Closes ")
        assert "stands still" not in panel.text
        again = await home.told(home.people[0].slash(home.channel, "host resume"))
        assert "not paused" in again


async def test_nobody_else_pauses_and_captains_hear_of_the_vote(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        assert "/game vote" in await pause(home, 1)
        assert "/game vote" not in await pause(home, 2)
        for command in ("host pause", "host resume", "game extend"):
            options = {"hours": 1} if command == "host pause" else {}
            told = await home.told(home.people[2].slash(home.channel, command, **options))
            assert told.endswith(".")


async def test_a_pause_ends_by_itself(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        await pause(home, 0, hours=2)
        await line(home, "paused the game")
        await hours_pass(clock, 2)
        await line(home, "The pause is over")


async def test_there_is_nothing_to_pause_in_a_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.open_lobby(3)
        assert "not running" in await pause(home, 0)
        extended = await home.told(home.people[0].slash(home.channel, "game extend"))
        assert "not running" in extended


# --- more time -----------------------------------------------------------------------------------


async def test_the_panel_gives_more_time_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await home.panel(home.people[1])
        before = due_of(panel.text)
        await settled(press_behind(home.people[1], panel, "More time"))
        assert due_of(panel.text) == before + HOURS_24 / 4
        assert "There is more time now" in panel.text
        assert "More time" not in labels(panel)
        told = await line(home, "asked for more time")
        assert "Queen Vex" in told.text
        assert due_of(told.text) == before + HOURS_24 / 4
        await settled(home.people[1].press(panel, label="Done"))
        assert "Recorded" in panel.text


async def test_two_clicks_at_once_get_more_time_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await home.panel(home.people[1])
        before = due_of(panel.text)
        await unfold(home.people[1], panel)
        presses: list[Press] = await asyncio.gather(
            *(home.people[1].press(panel, label="More time") for _ in range(2))
        )
        for press in presses:
            await press.settled()
        replies = [reply.text for press in presses for reply in press.replies]
        assert sum("already had more time" in text for text in replies) == 1
        assert due_of(panel.text) == before + HOURS_24 / 4


async def test_with_closed_messages_more_time_is_asked_in_private(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.people[1].close_dms()
        await home.begin(2)
        panel = await home.private(home.people[1])
        before = due_of(panel.text)
        await settled(press_behind(home.people[1], panel, "More time"))
        assert due_of(panel.text) == before + HOURS_24 / 4
        status = await home.people[1].slash(home.channel, "game status")
        await status.settled()
        assert status.reply is not None
        assert "More time" not in labels(status.reply)


async def test_the_status_offers_more_time_to_who_owes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        press = await home.people[1].slash(home.channel, "game status")
        await press.settled()
        assert press.reply is not None
        assert "2 times" in press.reply.text
        await settled(home.people[1].press(press.reply, label="More time"))
        assert "There is more time now" in press.reply.text
        assert press.reply.selects
        spectator = await home.people[2].slash(home.channel, "game status")
        await spectator.settled()
        assert spectator.reply is not None
        assert "More time" not in labels(spectator.reply)


async def test_more_time_after_the_deadline_opens_the_panel_of_now(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        stale = await home.panel(home.people[1])
        await unfold(home.people[1], stale)
        await hours_pass(clock, 24.1)
        await home.post("My orders", after=news.id)
        await settled(home.people[1].press(stale, label="More time"))
        assert "That question is closed" in stale.text


async def test_who_has_answered_needs_no_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        await answer(home, home.people[1])
        told = await home.told(home.people[1].slash(home.channel, "game extend"))
        assert "need no more time" in told
        told = await home.told(home.people[0].slash(home.channel, "game extend"))
        assert "more time now" in told
        told = await home.told(home.people[0].slash(home.channel, "game extend"))
        assert "already had more time" in told
