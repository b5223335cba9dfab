"""Forged clicks: what a changed client may send does nothing, shows nothing and breaks nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.client.people import Person
from playground.interactions import Press
from playground.message import Message
from playground.places import Channel
from tests.cogs.house import House, house


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, people=4) as opened:
        yield opened


async def forged(
    person: Person, message: Message, custom_id: str, values: list[str] | None = None
) -> Press:
    """Use a control of a message that has another custom id than it was given."""
    controls: list[Any] = message.buttons if values is None else message.selects
    raw = controls[0].raw
    kept = raw["custom_id"], raw.get("disabled", False)
    raw["custom_id"], raw["disabled"] = custom_id, False
    data = {"custom_id": custom_id, "component_type": raw["type"]}
    if values is not None:
        data["values"] = values
    try:
        press = await person.click(message, data, action="press", label="forged")
    finally:
        raw["custom_id"], raw["disabled"] = kept
    await press.settled()
    return press


def elsewhere(home: House, *people: Person) -> Channel:
    """Found another server, where only these people are."""
    guild = home.discord.add_guild("Secret Society")
    channel = guild.add_channel("back-room")
    guild.invite(next(iter(home.discord.world.apps.values())))
    guild.join(*people)
    return channel


@pytest.mark.parametrize(
    "custom_id",
    [
        "ms:clear:1:t1:buy",
        "ms:change:1:t1:buy",
        "ms:done:1:t1:buy",
        "ms:more:1:t1:buy",
        "ms:choose:1:t1:buy#0,0,0,0,00000000",
        "ms:standing-page:1#0",
        "ms:standing-forget:1#0",
        "ms:mention:1",
        "ms:reach:1",
        "ms:page:1#1,0",
    ],
)
async def test_private_pages_never_take_the_place_of_a_public_post(
    home: House, custom_id: str
) -> None:
    news = await home.begin(2)
    before = [button.custom_id for button in news.buttons]
    press = await forged(home.people[0], news, custom_id)
    assert press.acknowledged
    assert news.text.startswith("## Turn 1")
    assert [button.custom_id for button in news.buttons] == before
    assert all(reply.ephemeral_for is home.people[0] for reply in press.replies)


@pytest.mark.parametrize("act", ["join", "text", "status", "begin", "orders", "rematch"])
async def test_direct_messages_lead_to_no_game_of_a_strange_server(home: House, act: str) -> None:
    await home.begin(2)
    owner, spy = home.people[2], home.people[0]
    await owner.slash(elsewhere(home, owner), "game new", seats=3)
    await owner.wait_for(lambda post: any(each.label == "Join" for each in post.buttons))
    panel = await home.panel(spy)
    press = await forged(spy, panel, f"ms:{act}:2")
    assert press.reply is not None
    assert "There is no game here" in press.reply.text


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("ms:orders:" + "9" * 80, None),
        ("ms:choose:1:t1:buy#" + "0,0," + "9" * 40 + ",0,0", None),
        ("ms:choose:1:t1:buy#0,0,999999999,999999999,0", None),
        ("ms:pick:1:t1:buy#0,999999999,0,0,0", ["0"]),
        ("ms:more:1:t1:buy#x", None),
        ("ms:more:1:t1:buy#999999999", None),
        ("ms:standing-page:1#9", None),
        ("ms:standing-rule:1#99,0,0,0", ["0"]),
        ("ms:standing-rule:1#0,0,9,0", ["99999999999999"]),
        ("ms:page:1#999999999,99", None),
        ("ms:text-then:1#999999999", None),
        ("ms:why:1#999999999,0", None),
        ("ms:why-one:1#0,9,0", ["999"]),
        ("ms:aye:1:nonsense", None),
        ("ms:note:999999999999999999", None),
        ("ms:rule#tremble,#nonsense", None),
        ("ms:rule#nonsense,x", None),
    ],
)
async def test_absurd_numbers_get_a_sentence(
    home: House, custom_id: str, values: list[str] | None
) -> None:
    await home.begin(2)
    mine = await home.private(home.people[0])
    press = await forged(home.people[0], mine, custom_id, values)
    assert press.acknowledged
    said = "\n".join(reply.text for reply in press.replies)
    assert "Something broke" not in said


async def test_a_panel_works_in_direct_messages_and_where_the_game_is(home: House) -> None:
    await home.begin(2)
    captain, stranger = home.people[1], home.people[2]
    assert home.channel.guild is not None
    lounge = home.channel.guild.add_channel("lounge")
    for command in ("orders", "standing"):
        told = await home.told(captain.slash(lounge, f"game {command}"))
        assert f"Your game is played in <#{home.channel.id}>" in told
        press = await captain.slash(captain.dm(), f"game {command}")
        await press.settled()
        assert press.reply is not None
        page = press.reply
        select = page.selects[0]
        chosen = await captain.choose(page, custom_id=select.custom_id, values=["1"])
        await chosen.settled()
        assert not chosen.replies
        assert [option.value for option in page.selects[0].options if option.default] == ["1"]
    told = await home.told(stranger.slash(lounge, "game status"))
    assert "There is no game here" in told


@pytest.mark.parametrize("redrawn", [True, False])
async def test_a_click_on_what_its_message_shows_no_more_is_answered_once(
    tmp_path: Path, *, redrawn: bool
) -> None:
    """Such a click was made just before the redraw; the library finds nothing and says nothing."""
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        (done,) = [part for part in panel.buttons if part.label == "Done"]
        data = {"custom_id": done.custom_id, "component_type": done.raw["type"]}
        if redrawn:
            await (await person.press(panel, label="Done")).settled()
        assert (panel.find(done.custom_id) is None) is redrawn
        press = await person.click(panel, data, action="press", label="Done")
        assert press.acknowledged
        await press.settled()
        assert "Receipt" in panel.text
        callbacks = [
            each
            for each in home.discord.record.requests
            if each.path.startswith(f"/interactions/{press.interaction.id}/")
        ]
        assert [each.status for each in callbacks] == [200], callbacks


async def test_a_click_on_a_button_of_nobody_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel, person = await home.panel(home.people[0]), home.people[0]
        for custom_id in ("ms:never", "strange", "ms:done:77:t1:buy#x"):
            data = {"custom_id": custom_id, "component_type": 2}
            press = await person.click(panel, data, action="press", label="forged")
            assert press.acknowledged
            await press.settled()
            assert press.reply is not None
            assert press.reply.ephemeral_for is person
