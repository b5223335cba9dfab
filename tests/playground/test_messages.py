"""Messages over REST: who may do what, nonces, edits, history, files."""

from typing import Any

import aiohttp
import pytest

from playground import Limits, VirtualClock
from playground.places import (
    ATTACH_FILES,
    MANAGE_MESSAGES,
    READ_HISTORY,
    SEND_MESSAGES,
    USUAL,
    VIEW_CHANNEL,
)
from tests.playground.stage import MakeStage, Stage, button, layout, row, text
from tests.playground.test_message_refusals import PNG

NONCE = {"content": "once", "nonce": "g1-17", "enforce_nonce": True}


async def test_a_stranger_is_unauthorized(stage: Stage) -> None:
    for token in (None, "wrong"):
        answer = await stage.rest("POST", stage.path, {"content": "x"}, token=token)
        assert (answer.status, answer.code) == (401, 0)


async def test_unknown_places_have_their_codes(stage: Stage) -> None:
    assert (await stage.rest("GET", "/channels/5")).code == 10003
    assert (await stage.rest("GET", "/guilds/5")).code == 10004
    assert (await stage.rest("GET", "/users/5")).code == 10013
    assert (await stage.rest("GET", f"{stage.path}/5")).code == 10008
    assert (await stage.rest("PATCH", f"{stage.path}/5", {"content": "x"})).code == 10008
    assert (await stage.rest("GET", "/no/such/route")).status == 404


async def test_a_channel_of_another_guild_is_missing_access(stage: Stage) -> None:
    elsewhere = stage.standin.add_guild("Elsewhere").add_channel("secret")
    answer = await stage.rest("POST", f"/channels/{elsewhere.id}/messages", {"content": "x"})
    assert (answer.status, answer.code) == (403, 50001)


@pytest.mark.parametrize(
    ("missing", "code"), [(VIEW_CHANNEL, 50001), (SEND_MESSAGES, 50013), (ATTACH_FILES, 50013)]
)
async def test_missing_permissions(stage: Stage, missing: int, code: int) -> None:
    stage.channel.allow(stage.app, USUAL & ~missing)
    answer = await stage.post({"content": "x"}, [("a.png", PNG)])
    assert (answer.status, answer.code) == (403, code)


async def test_history_needs_its_permission(stage: Stage) -> None:
    await stage.posted({"content": "x"})
    stage.channel.allow(stage.app, USUAL & ~READ_HISTORY)
    assert (await stage.rest("GET", stage.path)).body == []


async def test_closed_direct_messages_show_at_the_send(stage: Stage) -> None:
    stage.leela.close_dms()
    opened = await stage.rest("POST", "/users/@me/channels", {"recipient_id": stage.leela.id})
    assert opened.status == 200
    path = f"/channels/{opened.body['id']}/messages"
    refused = await stage.rest("POST", path, {"content": "x"})
    assert (refused.status, refused.code) == (403, 50007)
    stage.leela.open_dms()
    assert (await stage.rest("POST", path, {"content": "x"})).status == 200
    assert [message.content for message in stage.leela.inbox] == ["x"]
    assert stage.fry.inbox == []


async def test_direct_messages_need_a_common_guild(stage: Stage) -> None:
    stranger = stage.standin.add_person("Zapp")
    opened = await stage.rest("POST", "/users/@me/channels", {"recipient_id": str(stranger.id)})
    answer = await stage.rest("POST", f"/channels/{opened.body['id']}/messages", {"content": "x"})
    assert (answer.status, answer.code) == (403, 50278)


async def test_a_repeated_nonce_gives_the_earlier_message(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    first = await stage.post(NONCE)
    clock.advance(179)
    again = await stage.post({**NONCE, "content": "twice"})
    assert again.body["id"] == first.body["id"]
    assert again.body["content"] == "once"
    clock.advance(2)
    later = await stage.post(NONCE)
    assert later.body["id"] != first.body["id"]
    assert len(stage.leela.sees(stage.channel)) == 2


async def test_a_nonce_counts_only_when_enforced_and_per_channel(stage: Stage) -> None:
    loose = {"content": "x", "nonce": "n"}
    assert (await stage.post(loose)).body["id"] != (await stage.post(loose)).body["id"]
    other = stage.guild.add_channel("other")
    here = await stage.post(NONCE)
    there = await stage.rest("POST", f"/channels/{other.id}/messages", NONCE)
    assert here.body["id"] != there.body["id"]


async def test_the_nonce_of_a_deleted_message_is_unknown(stage: Stage) -> None:
    message = await stage.posted(NONCE)
    await stage.rest("DELETE", f"{stage.path}/{message.id}")
    assert (await stage.post(NONCE)).code == 10008


async def test_only_the_author_edits(stage: Stage) -> None:
    theirs = await stage.leela.say(stage.channel, "hello")
    assert (await stage.edit(theirs, {"content": "x"})).code == 50005


async def test_deleting_what_others_wrote_needs_the_permission(stage: Stage) -> None:
    theirs = await stage.leela.say(stage.channel, "hello")
    path = f"{stage.path}/{theirs.id}"
    assert (await stage.rest("DELETE", path)).code == 50013
    stage.channel.allow(stage.app, USUAL | MANAGE_MESSAGES)
    assert (await stage.rest("DELETE", path)).status == 204
    private = await stage.leela.say(stage.leela.dm(), "hello")
    path = f"/channels/{private.channel.id}/messages/{private.id}"
    assert (await stage.rest("DELETE", path)).code == 50003


async def test_an_edit_changes_only_what_it_names(stage: Stage) -> None:
    body = {"content": "one", "embeds": [{"title": "E"}], "components": [row(button())]}
    message = await stage.posted(body)
    answer = await stage.edit(message, {"content": "two", "tts": False})
    assert answer.body["edited_timestamp"]
    assert (message.content, message.embeds[0]["title"]) == ("two", "E")
    await stage.edit(message, {"components": []})
    assert message.buttons == []
    assert message.edits == 2


async def test_an_edit_must_leave_something(stage: Stage) -> None:
    message = await stage.posted({"content": "one"})
    assert (await stage.edit(message, {"content": ""})).code == 50006
    assert message.content == "one"


async def test_a_layout_stays_a_layout(stage: Stage) -> None:
    message = await stage.posted(layout(text("one")))
    assert (await stage.edit(message, {"content": "two"})).code == 50035
    assert (await stage.edit(message, {"components": [text("two")]})).status == 200
    assert message.text == "two"


async def test_an_edit_can_make_a_layout_if_it_clears_the_content(stage: Stage) -> None:
    message = await stage.posted({"content": "one"})
    assert (await stage.edit(message, layout(text("two")))).code == 50035
    assert (await stage.edit(message, layout(text("two"), content=None))).status == 200
    assert (message.content, message.text) == ("", "two")


async def test_attachments_are_kept_dropped_and_added(stage: Stage) -> None:
    about = {"attachments": [{"id": 0, "description": "first"}, {"id": 1}]}
    message = await stage.posted(about, [("a.png", PNG), ("b c.txt", b"B")])
    first, second = message.attachments
    assert (first.description, second.name, second.data) == ("first", "b_c.txt", b"B")
    await stage.edit(message, {"content": "x"})
    assert message.attachments == (first, second)
    fresh = {"attachments": [{"id": str(first.id)}, {"id": "0", "description": "new"}]}
    await stage.edit(message, fresh, [("c.txt", b"C")])
    assert [(part.name, part.description) for part in message.attachments] == [
        ("a.png", "first"),
        ("c.txt", "new"),
    ]
    unknown = await stage.edit(message, {"attachments": [{"id": "5"}]})
    assert unknown.wrong("attachments", 0, "id") == ["ATTACHMENT_NOT_FOUND"]


async def test_files_can_be_fetched(stage: Stage) -> None:
    message = await stage.posted({}, [("a.png", PNG)])
    url = message.attachments[0].url
    assert url.startswith(stage.standin.cdn_base)
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert (await response.read(), response.content_type) == (PNG, "image/png")
        async with session.get(f"{stage.standin.cdn_base}/attachments/1/2/x.png") as response:
            assert response.status == 404


async def test_embeds_show_attached_pictures(stage: Stage) -> None:
    body = {"embeds": [{"title": "B", "image": {"url": "attachment://a.png"}}]}
    message = await stage.posted(body, [("a.png", PNG)])
    assert message.embeds[0]["image"]["url"] == message.attachments[0].url


async def test_history_is_read_in_pages(stage: Stage) -> None:
    numbers = [(await stage.posted({"content": str(n)})).id for n in range(6)]

    async def read(query: str) -> list[str]:
        answer = await stage.rest("GET", f"{stage.path}?{query}")
        return [message["content"] for message in answer.body]

    assert await read("limit=2") == ["5", "4"]
    assert await read(f"limit=2&before={numbers[3]}") == ["2", "1"]
    assert await read(f"limit=2&after={numbers[1]}") == ["3", "2"]
    assert await read(f"limit=3&around={numbers[2]}") == ["3", "2", "1"]
    assert (await stage.rest("GET", f"{stage.path}?limit=101")).code == 50035


async def test_mentions_ping_only_whom_they_may(stage: Stage) -> None:
    leela, fry = f"<@{stage.leela.id}>", f"<@{stage.fry.id}>"
    both = await stage.posted({"content": f"{leela} {fry}"})
    assert both.look.pinged == (stage.leela.id, stage.fry.id)
    one = await stage.posted(
        {
            "content": f"{leela} {fry}",
            "allowed_mentions": {"parse": [], "users": [stage.fry.id]},
            "flags": 1 << 12,
        }
    )
    assert one.look.pinged == (stage.fry.id,)
    assert one.silent
    nobody = await stage.posted({"content": leela, "allowed_mentions": {"parse": []}})
    assert nobody.look.pinged == ()


async def test_a_reply_knows_what_it_answers(stage: Stage) -> None:
    first = await stage.posted({"content": "one"})
    answer = await stage.post({"content": "two", "message_reference": {"message_id": first.id}})
    assert answer.body["referenced_message"]["content"] == "one"
    lost: dict[str, Any] = {"message_id": "5", "fail_if_not_exists": False}
    assert (await stage.post({"content": "x", "message_reference": lost})).status == 200


async def test_old_messages_can_be_edited_so_often(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(limits=Limits(rates={}, per_second=None, old_edits=1), clock=clock)
    message = await stage.posted({"content": "one"})
    clock.advance(3601)
    assert (await stage.edit(message, {"content": "two"})).status == 200
    assert (await stage.edit(message, {"content": "three"})).code == 30046


async def test_pins_are_refused(stage: Stage) -> None:
    message = await stage.posted({"content": "one"})
    answer = await stage.rest("PUT", f"/channels/{stage.channel.id}/pins/{message.id}")
    assert (answer.status, answer.code) == (403, 50013)
