"""A world that is written down and recalled is the same to people and to bots."""

from pathlib import Path

import pytest

from playground import Limits, MovableClock, Standin
from playground.client.people import Person
from playground.keeping import FILES, WORLD, KeepingError, keep, recall
from playground.page.news import Reading
from playground.wire import channel_wire, guild_wire, message_wire
from playground.world import World
from tests.playground.bots import PNG, running
from tests.playground.stage import MakeStage, Stage


def told(world: World) -> list[object]:
    """Write all that bots and people are told of a world."""
    (app,) = world.apps.values()
    messages = [
        (message_wire(m, app), m.text, m.edits, m.nonce, [file.data for file in m.attachments])
        for m in world.messages.values()
        if m.ephemeral_for is None and not m.deleted
    ]
    guilds = [guild_wire(guild, app) for guild in world.guilds.values()]
    channels = [channel_wire(channel) for _, channel in sorted(world.channels.items())]
    return [guilds, channels, messages, app.commands, app.emojis, app.signs]


async def busy(stage: Stage) -> None:
    """Let something of every kind happen."""
    async with running(stage.standin):
        await stage.leela.slash(stage.channel, "game new")
        await stage.leela.wait_for(lambda m: "n=0" in m.text)
        await stage.leela.slash(stage.channel, "game panel")
        await stage.leela.slash(stage.channel, "game tell")
        await stage.leela.wait_for(lambda m: m.text == "told")
    gone = await stage.posted({"content": "gone"})
    await stage.rest("DELETE", f"{stage.path}/{gone.id}")
    start = await stage.posted({"content": "Start", "nonce": "7", "enforce_nonce": True})
    path = f"{stage.path}/{start.id}/threads"
    assert (await stage.rest("POST", path, {"name": "Game 1"})).status == 201
    reply = {"content": "again", "message_reference": {"message_id": str(start.id)}}
    await stage.posted(reply, files=[("board.png", PNG)])
    await stage.edit(start, {"content": "Begun"})
    emoji = {"name": "ship", "image": "data:image/png;base64,iVBORw=="}
    path = f"/applications/{stage.app.id}/emojis"
    assert (await stage.rest("POST", path, emoji)).status == 201
    stage.fry.close_dms()


async def test_what_was_kept_is_there_the_next_time(stage: Stage, tmp_path: Path) -> None:
    await busy(stage)
    world = stage.standin.world
    Reading().read(stage.leela, stage.leela.dm())
    keep(world, tmp_path)
    async with Standin(limits=Limits.patient()) as later:
        assert recall(later.world, tmp_path)
        assert told(later.world) == told(world)
        fry, leela = later.world.users[stage.fry.id], later.world.users[stage.leela.id]
        assert (fry.name, fry.dms_open) == ("Fry", False)
        assert isinstance(leela, Person)
        unread = Reading().unread(leela)
        assert leela.dm().id not in unread, "what was read stays read"
        assert unread[stage.channel.id]
        assert [m.text for m in later.world.dms[stage.app.id, stage.leela.id].messages] == ["psst"]
        assert all(message.ephemeral_for is None for message in later.world.messages.values())
        url = f"{later.cdn_base}/attachments/1/"
        for number, (_, _, data) in later.world.files.items():
            async with stage.rest.session.get(f"{url}{number}/x.png") as answer:
                assert await answer.read() == data
        keep(later.world, tmp_path / "again")
    assert (tmp_path / "again" / WORLD).read_text() == (tmp_path / WORLD).read_text()
    assert len(list((tmp_path / FILES).iterdir())) > 1


async def test_a_bot_goes_on_in_a_recalled_world(stage: Stage, tmp_path: Path) -> None:
    async with running(stage.standin):
        await stage.leela.slash(stage.channel, "game new")
        board = await stage.leela.wait_for(lambda m: "n=0" in m.text, where=stage.channel)
        keep(stage.standin.world, tmp_path)
    async with Standin(limits=Limits.patient()) as later:
        recall(later.world, tmp_path)
        (app,), leela = later.world.apps.values(), later.world.users[stage.leela.id]
        assert type(leela) is type(stage.leela)
        same = later.world.messages[board.id]
        async with running(later):
            await leela.press(same, label="Count 0")
        assert same.text.startswith("n=1")
        assert app.token == stage.app.token


async def test_time_that_was_moved_stays_moved(make_stage: MakeStage, tmp_path: Path) -> None:
    clock = MovableClock()
    stage = await make_stage(clock=clock)
    clock.advance(3600)
    keep(stage.standin.world, tmp_path)
    again = MovableClock()
    async with Standin(limits=Limits.patient(), clock=again) as later:
        recall(later.world, tmp_path)
        assert again.ahead == 3600


@pytest.mark.parametrize("broken", ["{", "[]", "{}", '{"ahead": 0, "users": [{"bot": 1}]}'])
async def test_what_cannot_be_read_is_told_in_a_sentence(
    stage: Stage, tmp_path: Path, broken: str
) -> None:
    (tmp_path / WORLD).write_text(broken)
    with pytest.raises(KeepingError, match=r"cannot be read.*--fresh"):
        recall(stage.standin.world, tmp_path)


async def test_nothing_kept_is_nothing_recalled(stage: Stage, tmp_path: Path) -> None:
    assert not recall(stage.standin.world, tmp_path)
