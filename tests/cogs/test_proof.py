"""/verify through the real client: codes found, secrets kept, a finished game checked."""

import re
from pathlib import Path

from engine.core.export import verify
from engine.games import GAMES
from playground.message import Message
from tests.cogs.house import House, house

CODE = re.compile(r"Receipt ([A-Z2-7-]{19})")


async def verified(home: House, person: int, **options: object) -> Message:
    """Ask, and return the private answer."""
    press = await home.people[person].slash(home.channel, "verify", **options)
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is home.people[person]
    return press.reply


async def ordered(home: House) -> str:
    """Let the second captain buy nothing; return the code of the receipt."""
    panel = await home.panel(home.people[1])
    press = await home.people[1].press(panel, label="Done")
    await press.settled()
    found = CODE.search(panel.text)
    assert found, panel.text
    return found[1]


async def test_a_code_is_known_to_its_captain_until_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        code = await ordered(home)
        own = (await verified(home, 1, code=code)).text
        assert "Queen Vex" in own
        assert '"t1:buy",1' in own
        assert "Salt:" not in own
        for other in (0, 2):
            assert code not in (await verified(home, other, code=code)).text
            assert code not in (await verified(home, other)).text


async def test_a_running_game_tells_its_seal_and_ones_own_codes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        lobby = await home.begin(2)
        assert lobby.text
        code = await ordered(home)
        told = (await verified(home, 1)).text
        assert code in told
        assert "still open" in told
        assert "does not prove" in told
        assert "No order of this game" in (await verified(home, 1, code="nonsense `x`")).text


async def test_an_ended_game_is_checked_and_comes_as_a_file(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        code = await ordered(home)
        await home.people[0].slash(home.channel, "game cancel")
        confirm = await home.people[0].wait_for(
            lambda message: "cancel" in message.text.lower(), where=home.channel
        )
        for button in confirm.buttons:
            if confirm.ephemeral_for is not None and not button.disabled:
                await home.people[0].press(confirm, custom_id=button.custom_id)
                break
        await home.people[0].wait_for(
            lambda message: "cancelled" in message.text and message.ephemeral_for is None,
            where=home.channel,
        )
        answer = await verified(home, 1)
        assert "fit the seal" in answer.text
        (paper,) = answer.attachments
        assert verify(paper.data, GAMES.find).commitment in answer.text
        assert "No order" in (await verified(home, 1, code=code)).text


async def test_where_there_is_no_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert "no game" in (await verified(home, 0)).text.lower()
