"""Who and what there is, over REST; and what the record keeps."""

from playground.places import MANAGE_MESSAGES, USUAL
from playground.record import Appeared, Outcome
from tests.playground.stage import TOKEN, Stage


async def test_the_bot_knows_itself(stage: Stage) -> None:
    me = (await stage.rest("GET", "/users/@me")).body
    assert (me["id"], me["bot"]) == (str(stage.app.user.id), True)
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await stage.rest("GET", path)).body["name"] == "Mothership"


async def test_a_guild_shows_its_parts(stage: Stage) -> None:
    base = f"/guilds/{stage.guild.id}"
    assert (await stage.rest("GET", base)).body["name"] == "Alien Club"
    (channel,) = (await stage.rest("GET", f"{base}/channels")).body
    assert channel["id"] == str(stage.channel.id)
    everyone, mine = (await stage.rest("GET", f"{base}/roles")).body
    assert (everyone["name"], mine["permissions"]) == ("@everyone", str(USUAL))
    member = (await stage.rest("GET", f"{base}/members/{stage.leela.id}")).body
    assert member["user"]["global_name"] == "Leela"
    (listed,) = (await stage.rest("GET", "/users/@me/guilds")).body
    assert listed["id"] == str(stage.guild.id)
    assert (await stage.rest("GET", f"/users/{stage.fry.id}")).body["global_name"] == "Fry"
    assert (await stage.rest("GET", f"/channels/{stage.channel.id}")).body["name"] == "games"


async def test_who_is_not_there_is_unknown(stage: Stage) -> None:
    zapp = stage.standin.add_person("Zapp")
    base = f"/guilds/{stage.guild.id}/members"
    assert (await stage.rest("GET", f"{base}/{zapp.id}")).code == 10007
    assert (await stage.rest("GET", f"{base}/5")).code == 10013
    assert (await stage.rest("GET", "/users/5")).code == 10013
    other = stage.standin.add_guild("Elsewhere")
    assert (await stage.rest("GET", f"/guilds/{other.id}")).code == 50001


async def test_direct_messages_open_only_to_people(stage: Stage) -> None:
    path = "/users/@me/channels"
    assert (await stage.rest("POST", path, {"recipient_id": "5"})).code == 10013
    assert (await stage.rest("POST", path, {"recipient_id": stage.app.user.id})).code == 50007
    assert (await stage.rest("POST", path, {})).wrong("recipient_id") == ["BASE_TYPE_REQUIRED"]
    first = await stage.rest("POST", path, {"recipient_id": str(stage.fry.id)})
    again = await stage.rest("POST", path, {"recipient_id": str(stage.fry.id)})
    assert first.body["id"] == again.body["id"]
    assert first.body["recipients"][0]["global_name"] == "Fry"


async def test_several_messages_are_deleted_at_once(stage: Stage) -> None:
    numbers = [str((await stage.posted({"content": str(n)})).id) for n in range(3)]
    path = f"{stage.path}/bulk-delete"
    assert (await stage.rest("POST", path, {"messages": numbers})).code == 50013
    stage.channel.allow(stage.app, USUAL | MANAGE_MESSAGES)
    assert (await stage.rest("POST", path, {"messages": numbers[:1]})).code == 50016
    body = {"messages": [*numbers[:2], "5"]}
    assert (await stage.rest("POST", path, body)).status == 204
    assert [message.content for message in stage.leela.sees(stage.channel)] == ["2"]


async def test_small_questions_are_answered(stage: Stage) -> None:
    assert (await stage.rest("POST", f"/channels/{stage.channel.id}/typing")).status == 204
    assert (await stage.rest("GET", f"/channels/{stage.channel.id}/pins")).body == []
    message = await stage.posted({"content": "x"})
    assert (await stage.rest("GET", f"{stage.path}/{message.id}")).body["content"] == "x"
    strange = await stage.rest("GET", f"{stage.path}?before=soon")
    assert strange.wrong("before") == ["NUMBER_TYPE_COERCE"]


async def test_a_bot_that_was_thrown_out_has_no_access(stage: Stage) -> None:
    stage.guild.remove(stage.app)
    assert (await stage.post({"content": "x"})).code == 50001


async def test_the_record_keeps_order_and_no_secret(stage: Stage) -> None:
    await stage.post({"content": "x" * 2001})
    message = await stage.posted({"content": "one"}, [("a.txt", b"A")])
    await stage.edit(message, {"content": "two"})
    await stage.rest("POST", "/interactions/1/secret-token/callback", {"type": 5}, token=None)
    record = stage.standin.record
    assert [(r.method, r.status, r.code) for r in record.requests] == [
        ("POST", 400, 50035),
        ("POST", 200, None),
        ("PATCH", 200, None),
        ("POST", 404, 10062),
    ]
    assert record.requests[1].files == ("a.txt",)
    assert [(a.change, a.look.content) for a in record.messages] == [
        ("new", "one"),
        ("edit", "two"),
    ]
    assert [entry.order for entry in record] == list(range(len(record)))
    assert record.of(Outcome) == []
    assert len(record.of(Appeared)) == 2
    for request in record.requests:
        assert TOKEN not in request.path
        assert "secret-token" not in request.path
