"""`/privacy` through Discord: what is kept, a file for one pair of eyes, and the end of it."""

import json
from pathlib import Path

from playground.client.people import Person
from playground.message import Message
from tests.cogs.house import House, house
from tests.cogs.test_orders import answer
from tests.cogs.test_staff import line


async def opened(home: House, person: Person) -> Message:
    press = await person.slash(home.channel, "privacy")
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is not None
    return press.reply


async def taken(person: Person, page: Message) -> str:
    """Export, and read the file."""
    press = await person.press(page, label="Export mine")
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is not None
    (file,) = press.reply.attachments
    assert file.name.endswith(".json")
    return file.data.decode()


async def test_it_says_what_is_kept_and_why(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        page = await opened(home, home.people[0])
        for said in ("Discord number", "orders", "notes", "settings", "do not read your messages"):
            assert said in page.text
        assert [button.label for button in page.buttons] == ["Export mine", "Delete mine"]


async def test_the_file_holds_ones_own_and_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        reader, rival, stranger = home.people
        await answer(home, rival)
        own = await taken(reader, await opened(home, reader))
        theirs = await taken(rival, await opened(home, rival))
        other = await taken(stranger, await opened(home, stranger))
        assert json.loads(own)["games"][0]["seat"]["name"] == reader.name
        assert "receipts" not in json.loads(own)["games"][0]
        (receipt,) = json.loads(theirs)["games"][0]["receipts"]
        assert json.dumps(receipt["answer"]) not in json.dumps(json.loads(own))
        assert rival.name not in own
        assert str(rival.id) not in own
        assert json.loads(other)["games"] == []


async def test_deleting_is_asked_twice_and_can_be_left(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(3)
        leaver = home.people[2]
        page = await opened(home, leaver)
        asked = await leaver.press(page, label="Delete mine")
        await asked.settled()
        assert "seats in one open game" in page.text or "seat in one open game" in page.text
        kept = await leaver.press(page, label="Keep it")
        await kept.settled()
        assert "What I keep about you" in page.text
        await (await leaver.press(page, label="Delete mine")).settled()
        await (await leaver.press(page, label="Yes, delete it")).settled()
        assert "you gave up one seat" in page.text
        await line(home, f"{leaver.name} has left for good")
        told = await home.told(leaver.slash(home.channel, "game orders"))
        assert "not a captain" in told
        assert json.loads(await taken(leaver, await opened(home, leaver)))["games"] == []


async def test_an_ended_game_shows_a_nameless_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        host, leaver = home.people[:2]
        await home.end(host)
        await line(home, "was cancelled")
        page = await opened(home, leaver)
        await (await leaver.press(page, label="Delete mine")).settled()
        await (await leaver.press(page, label="Yes, delete it")).settled()
        assert "In one ended game you are nameless now" in page.text
        told = await home.told(host.slash(home.channel, "game board", game=1, turn=1))
        assert "no game here" not in told
        shown = await host.slash(home.channel, "game history", game=1)
        await shown.settled()
        assert shown.reply is not None
        assert leaver.name not in shown.reply.text
