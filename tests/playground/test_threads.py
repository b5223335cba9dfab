"""Threads over REST: one under a message, its permissions, the archive, and what deletes it."""

import pytest

from playground.places import CREATE_THREADS, SEND_IN_THREADS, SEND_MESSAGES, USUAL, Channel
from tests.playground.stage import Answer, Stage


async def opened(stage: Stage, **body: object) -> tuple[int, Answer]:
    message = await stage.posted({"content": "a lobby"})
    asked = {"name": "a thread", "auto_archive_duration": 10080, **body}
    return message.id, await stage.rest("POST", f"{stage.path}/{message.id}/threads", asked)


async def thread_of(stage: Stage) -> Channel:
    number, answer = await opened(stage)
    assert answer.status == 201
    return stage.standin.world.channels[number]


async def say(stage: Stage, thread: Channel, **body: object) -> Answer:
    return await stage.rest("POST", f"/channels/{thread.id}/messages", {"content": "x", **body})


async def test_a_message_has_one_thread_with_its_id(stage: Stage) -> None:
    number, answer = await opened(stage)
    assert (answer.status, answer.body["id"], answer.body["type"]) == (201, str(number), 11)
    assert answer.body["parent_id"] == str(stage.channel.id)
    again = await stage.rest("POST", f"{stage.path}/{number}/threads", {"name": "another"})
    assert (again.status, again.code) == (400, 160004)
    within = await say(stage, stage.standin.world.channels[number])
    path = f"/channels/{number}/messages/{within.body['id']}/threads"
    assert (await stage.rest("POST", path, {"name": "deeper"})).code == 50024


@pytest.mark.parametrize(("body", "field"), [({"name": ""}, "name"), ({"name": "x" * 101}, "name")])
async def test_a_thread_has_a_name(stage: Stage, body: dict[str, str], field: str) -> None:
    _, answer = await opened(stage, **body)
    assert (answer.status, answer.wrong(field)) == (400, ["BASE_TYPE_BAD_LENGTH"])


async def test_threads_have_permissions_of_their_own(stage: Stage) -> None:
    stage.channel.allow(stage.app, USUAL & ~CREATE_THREADS)
    assert (await opened(stage))[1].code == 50013
    stage.channel.allow(stage.app, USUAL)
    thread = await thread_of(stage)
    stage.channel.allow(stage.app, USUAL & ~SEND_MESSAGES)
    assert (await say(stage, thread)).status == 200
    stage.channel.allow(stage.app, USUAL & ~SEND_IN_THREADS)
    assert (await say(stage, thread)).code == 50013


async def test_a_message_wakes_a_thread_and_an_edit_does_not(stage: Stage) -> None:
    thread = await thread_of(stage)
    said = stage.standin.world.messages[int((await say(stage, thread)).body["id"])]
    thread.archive()
    assert (await stage.edit(said, {"content": "y"})).code == 50083
    assert (await say(stage, thread)).status == 200
    assert not thread.archived
    thread.archive()
    woken = await stage.rest("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert woken.body["thread_metadata"]["archived"] is False
    assert (await stage.edit(said, {"content": "y"})).status == 200


async def test_a_locked_thread_stays_asleep(stage: Stage) -> None:
    thread = await thread_of(stage)
    thread.archive(locked=True)
    assert (await say(stage, thread)).code == 160005
    woken = await stage.rest("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert (woken.status, woken.code) == (403, 50013)


async def test_whoever_is_mentioned_follows_a_thread(stage: Stage) -> None:
    thread, mention = await thread_of(stage), f"<@{stage.fry.id}>"
    await say(stage, thread, content=mention, allowed_mentions={"parse": []})
    assert not thread.followers
    await say(stage, thread, content=mention)
    assert list(thread.followers) == [stage.fry.id]


async def test_a_thread_goes_with_its_channel(stage: Stage) -> None:
    thread = await thread_of(stage)
    stage.guild.delete_channel(stage.channel)
    assert (await say(stage, thread)).code == 10003
