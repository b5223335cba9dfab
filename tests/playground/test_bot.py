"""The real client against the stand-in."""

import asyncio
import io
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, SimpleNamespace

import aiohttp
import discord
import pytest
from discord import ui

from playground import Fault, Faults, Limits, Message, Rate, VirtualClock
from tests.playground.bots import PNG, Bot, Count, Panel, pointed_at, running
from tests.playground.stage import MakeStage, Stage, spin


async def opened(stage: Stage) -> Message:
    press = await stage.leela.slash(stage.channel, "game new", seats=4)
    await press.settled()
    return await stage.fry.wait_for(lambda m: m.content == "n=0", where=stage.channel)


async def test_a_command_is_deferred_answered_and_posts(stage: Stage) -> None:
    async with running(stage.standin):
        press = await stage.leela.slash(stage.channel, "game new", seats=4)
        assert press.acknowledged
        await press.settled()
        assert press.reply is not None
        assert press.reply.content == "4 seats"
        assert press.reply.ephemeral_for is stage.leela
        message = await stage.fry.wait_for(lambda m: m.content == "n=0", where=stage.channel)
    (board,) = message.attachments
    assert (board.name, board.data, board.description) == ("board.png", PNG, "The board")


async def test_buttons_work_by_their_custom_id(stage: Stage) -> None:
    async with running(stage.standin):
        message = await opened(stage)
    async with running(stage.standin):
        press = await stage.fry.press(message, label="Count 0")
        assert press.acknowledged
        assert message.content == "n=1"
        assert [part.label for part in message.buttons] == ["Count 1"]
        assert len(message.attachments) == 1


async def test_a_panel_with_a_select_is_redrawn(stage: Stage) -> None:
    async with running(stage.standin):
        shown = (await stage.leela.slash(stage.channel, "game panel")).reply
        assert shown is not None
        assert "Chosen: nothing" in shown.text
        assert shown.alt_texts == ("Your hand",)
        press = await stage.leela.choose(shown, custom_id="panel:ship", values=["cruiser"])
        await press.settled()
    assert "Chosen: cruiser" in shown.text
    (picker,) = shown.selects
    assert [option.default for option in picker.options] == [False, True]
    (gallery,) = [part for part in shown.walk() if part.kind == "media gallery"]
    assert gallery.pictures[0].url == shown.attachments[0].url


async def test_a_modal_is_opened_and_sent(stage: Stage) -> None:
    async with running(stage.standin):
        press = await stage.leela.slash(stage.channel, "game form")
        assert press.modal is not None
        assert press.modal.title == "Name your ship"
        sent = await stage.leela.submit(press.modal, {"name": "Nimbus", "crew": ["Kif"]})
        assert sent.reply is not None
        assert sent.reply.content == "Nimbus with Kif"


async def test_a_closed_inbox_is_told_by_its_code(stage: Stage) -> None:
    async with running(stage.standin):
        stage.leela.close_dms()
        press = await (await stage.leela.slash(stage.channel, "game tell")).settled()
        assert press.reply is not None
        assert press.reply.content == "closed: 50007"
        stage.leela.open_dms()
        for _ in range(2):
            await (await stage.leela.slash(stage.channel, "game tell")).settled()
    assert [message.content for message in stage.leela.inbox] == ["psst"]


async def test_buttons_and_layouts_work_in_direct_messages(stage: Stage) -> None:
    async with running(stage.standin) as bot:
        user = await bot.fetch_user(stage.leela.id)
        await user.send("n=0", view=ui.View(timeout=None).add_item(Count(0)))
        await user.send(view=Panel(), file=discord.File(io.BytesIO(PNG), "hand.png"))
        message, shown = stage.leela.inbox
        assert (await stage.leela.press(message, label="Count 0")).acknowledged
        assert message.content == "n=1"
        press = await stage.leela.choose(shown, custom_id="panel:ship", values=["saucer"])
        await press.settled()
        assert "Chosen: saucer" in shown.text
        found = await user.fetch_message(shown.id)
        assert found.attachments[0].size == len(PNG)
        assert [m.id async for m in user.history()] == [shown.id, message.id]


async def test_the_bot_proposes_what_is_half_typed(stage: Stage) -> None:
    async with running(stage.standin):
        proposed = await stage.leela.complete(stage.channel, "game visit", "city", "ber")
        assert proposed == [{"name": "Berlin", "value": "berlin"}]
        press = await stage.leela.slash(stage.channel, "game visit", city="berlin", host=stage.fry)
        assert press.reply is not None
        assert press.reply.content == "berlin, Fry"


async def test_a_refusal_reaches_the_bot_in_words(stage: Stage) -> None:
    async with running(stage.standin):
        press = await (await stage.leela.slash(stage.channel, "game fail")).settled()
        assert press.reply is not None
        assert press.reply.content.startswith("400 50035: Invalid Form Body\nIn content: Must be")


async def test_a_forgotten_interaction_fails(make_stage: MakeStage) -> None:
    clock = VirtualClock()
    stage = await make_stage(clock=clock)
    async with running(stage.standin):
        asking = asyncio.ensure_future(stage.leela.slash(stage.channel, "game forget"))
        await asyncio.sleep(0)
        clock.advance(Limits().acknowledge_seconds - 0.1)
        await asyncio.sleep(0)
        assert not asking.done()
        clock.advance(0.1)
        assert (await asking).failed


async def test_content_is_hidden_without_the_intent(stage: Stage) -> None:
    async with running(stage.standin) as bot:
        await stage.leela.say(stage.channel, "hidden")
        await stage.leela.say(stage.channel, f"<@{stage.app.user.id}> shown")
        await stage.leela.say(stage.leela.dm(), "private")
        await spin(lambda: len(bot.heard) == 3)
    assert bot.heard == ["", f"<@{stage.app.user.id}> shown", "private"]


async def test_missed_events_are_replayed_after_a_drop(stage: Stage) -> None:
    async with running(stage.standin) as bot:
        message = await opened(stage)
        await stage.standin.drop_gateway()
        assert not stage.app.connected
        press = await stage.leela.press(message, label="Count 0")
        assert press.acknowledged
        assert message.content == "n=1"
        await spin(lambda: bot.resumes == 1)


async def test_a_reconnect_is_followed_and_an_invalid_session_replaced(stage: Stage) -> None:
    async with running(stage.standin) as bot:
        message = await opened(stage)
        await stage.standin.ask_to_reconnect()
        await spin(lambda: bot.resumes == 1)
        before = bot.ws.session_id
        await stage.standin.restart_gateway()
        await stage.app.ready()
        await spin(lambda: bot.ws.session_id not in {before, None})
        assert (await stage.leela.press(message, label="Count 0")).acknowledged


@pytest.mark.parametrize("fault", [Fault("500"), Fault("500", "after"), Fault("502", "after")])
async def test_a_failed_request_is_repeated_without_a_second_message(
    make_stage: MakeStage, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = Faults.none()
    stage = await make_stage(faults=faults)
    async with running(stage.standin) as bot:
        quicken(monkeypatch)
        faults.plan(fault, method="POST", path="/channels/*/messages")
        channel = bot.get_channel(stage.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send("once")
    assert [message.content for message in stage.leela.sees(stage.channel)] == ["once"]
    sends = [r for r in stage.standin.record.requests if r.path.endswith("/messages")]
    assert [r.status for r in sends] == [int(fault.kind), 200]


def quicken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the client's pauses before a repetition pass at once."""
    real = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda _: real(0))


async def test_503_and_a_reset_are_raised(make_stage: MakeStage) -> None:
    faults = Faults.none()
    stage = await make_stage(faults=faults)
    async with running(stage.standin) as bot:
        channel = bot.get_channel(stage.channel.id)
        assert isinstance(channel, discord.TextChannel)
        faults.plan(Fault("503"), method="POST")
        with pytest.raises(discord.DiscordServerError):
            await channel.send("lost")
        faults.plan(Fault("reset", "after"), method="POST")
        with pytest.raises(aiohttp.ClientOSError):
            await channel.send("there")
    assert [message.content for message in stage.leela.sees(stage.channel)] == ["there"]


async def test_429_is_waited_for(make_stage: MakeStage) -> None:
    faults = Faults.none()
    stage = await make_stage(faults=faults)
    async with running(stage.standin) as bot:
        channel = bot.get_channel(stage.channel.id)
        assert isinstance(channel, discord.TextChannel)
        faults.plan(Fault("429"), method="POST", times=2)
        await channel.send("at last")
    sends = [r for r in stage.standin.record.requests if r.path.endswith("/messages")]
    assert [r.status for r in sends] == [429, 429, 200]


async def test_the_client_keeps_to_the_rates_it_is_told(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    # The stand-in counts on what the library sleeps, which takes no time here.
    limits = Limits(
        rates={"messages.create": Rate(2, 60.0)}, per_second=None, ticks=lambda: sum(slept)
    )
    stage = await make_stage(limits=limits)
    async with running(stage.standin) as bot:
        channel = bot.get_channel(stage.channel.id)
        assert isinstance(channel, discord.TextChannel)
        monkeypatch.setattr(
            discord.http, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
        )
        for number in range(5):
            await channel.send(str(number))
    assert slept == [60.0, 60.0]
    sends = [r for r in stage.standin.record.requests if r.path.endswith("/messages")]
    assert [r.status for r in sends] == [200] * 5


async def test_a_lost_event_never_arrives(make_stage: MakeStage) -> None:
    faults = Faults.none()
    clock = VirtualClock()
    stage = await make_stage(faults=faults, clock=clock)
    async with running(stage.standin):
        faults.lose("INTERACTION_CREATE")
        asking = asyncio.ensure_future(stage.leela.slash(stage.channel, "game panel"))
        await asyncio.sleep(0)
        clock.advance(Limits().acknowledge_seconds)
        assert (await asking).failed
        assert (await stage.leela.slash(stage.channel, "game panel")).acknowledged


async def test_a_wrong_token_is_a_login_failure(stage: Stage) -> None:
    with pointed_at(stage.standin):
        async with Bot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")


@contextmanager
def counted() -> Iterator[list[str]]:
    """Note every function that is called: how much is done, however busy the machine is."""
    called: list[str] = []

    def note(frame: FrameType, event: str, _about: object) -> None:
        if event == "call":
            called.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


async def test_a_click_costs_the_same_however_many_there_were(stage: Stage) -> None:
    async with running(stage.standin):
        message = await opened(stage)

        async def click(times: int) -> None:
            for _ in range(times):
                (button,) = message.buttons
                press = await stage.leela.press(message, custom_id=button.custom_id)
                await press.settled()

        await click(5)
        with counted() as first:
            await click(10)
        await click(100)
        with counted() as last:
            await click(10)
    assert len(last) < 1.05 * len(first), Counter(last) - Counter(first)
