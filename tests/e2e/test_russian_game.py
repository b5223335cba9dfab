"""A whole game of the first draft in Russian, by somebody whose direct messages are closed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.pictures import drawing_process
from engine.core.export import verify
from playground.message import Message
from playground.show import captains
from playground.show.captains import Captain
from playground.show.demo import END
from render.games import GAMES
from render.phrases import phrases
from render.picture import Picture
from tests.cogs.house import House, house
from tests.cogs.test_language import with_button
from tests.cogs.test_mixed_languages import strange
from tests.e2e.evening import answered, playing
from tests.e2e.evidence import asked_answers, closed_groups, marks
from tests.e2e.longest import PIXEL

LOCALE = "ru"
SAID = phrases(LOCALE)
CLOSED = 50007
FEWEST_TURNS = 8  # the deck of two captains seldom lasts for less (TD-D5)


def _blank(_order: bytes) -> Picture:
    return Picture(PIXEL, "", "board.png")


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Let two captains meet in a Russian server; pictures are drawn elsewhere."""
    monkeypatch.setattr(drawing_process, "drawn", _blank)
    monkeypatch.setattr(captains, "PATIENCE", 0.5)
    async with house(tmp_path, people=2) as opened:
        assert opened.channel.guild is not None
        opened.channel.guild.locale = LOCALE
        for person in opened.people:
            person.locale = LOCALE
        yield opened


async def _begun(home: House) -> None:
    """Open the lobby of the first draft, join, start."""
    host, guest = home.people
    await (await host.slash(home.channel, "game new", seats=2, game="tremble-draft")).settled()
    lobby = await with_button(home, "ms:join:1")
    await (await guest.press(lobby, custom_id="ms:join:1")).settled()
    await (await host.press(lobby, custom_id="ms:begin:1")).settled()
    await with_button(home, "ms:orders:1")


async def _played(home: House) -> Message:
    """Let both play to the end; return the last post."""
    host, guest = home.people
    crew = (
        Captain(host, home.channel, 1, said=SAID),
        Captain(guest, home.channel, 1, direct=False, said=SAID),
    )
    async with playing(*crew):
        return await host.wait_for(
            lambda post: post.ephemeral_for is None and SAID[END] in post.text,
            where=home.channel,
        )


async def test_a_whole_game_in_russian_with_messages_closed(home: House) -> None:
    host, guest = home.people
    guest.close_dms()
    await _begun(home)
    await _played(home)
    proof = await answered(host.slash(home.channel, "verify"))
    export = proof.attachments[0].data
    report = verify(export, GAMES.rules.find)
    assert report.result is not None
    groups = closed_groups(export)
    assert sum(group.endswith(":plan") for group in groups) >= FEWEST_TURNS
    assert {given["source"] for given in asked_answers(export).values()} == {"player"}
    orders = [each for group, each in groups.items() if group.endswith(":orders")]
    ordered = [given["answer"] for each in orders for given in each.values()]
    assert any(["search"] in answer.values() for answer in ordered), "Done alone begins searches"
    assert set(marks(home).values()) == {1}
    assert not guest.inbox
    refused = [each for each in home.discord.record.requests if each.code == CLOSED]
    assert len(refused) == 1
    assert host.inbox
    assert not strange(home)
