"""/verify through the real client: codes found, secrets kept, a finished game checked."""

import re
from pathlib import Path

import pytest

from engine.core.export import verify
from engine.core.seals import chain_of
from engine.core.words import say
from playground.message import Message
from render.games import GAMES
from render.words import words_for
from storage.keeping.archive import ArchiveError
from storage.keeping.archive import verified as offline
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


def test_who_checks_a_start_is_told_each_sign_by_which_a_false_one_is_known() -> None:
    words, readme = words_for("en"), Path(__file__).parents[2] / "README.md"
    for told in (
        words(say("verify-certain")),
        words(say("verify-meaning")),
        readme.read_text("utf-8"),
    ):
        assert "marked as edited" in told
        assert re.search("answers? (a|no) command", told)


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
        assert "Seal of the start" in told
        assert re.search(r"\[post\]\(https://[^()\s]+/\d+\) `\d+`", told)
        assert "What the owner can still do" in told
        assert "No order of this game" in (await verified(home, 1, code="nonsense `x`")).text


async def test_an_ended_game_is_checked_and_comes_as_a_file(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        code = await ordered(home)
        asked = await home.people[0].slash(home.channel, "host cancel")
        await asked.settled()
        assert asked.reply is not None
        if asked.reply.buttons:
            sure = asked.reply.buttons[0]
            await home.people[0].press(asked.reply, custom_id=sure.custom_id)
        await home.people[0].wait_for(
            lambda message: "cancelled" in message.text and message.ephemeral_for is None,
            where=home.channel,
        )
        answer = await verified(home, 1)
        assert "fit the seal" in answer.text
        (paper,) = answer.attachments
        assert verify(paper.data, GAMES.rules.find).commitment in answer.text
        assert "No order" in (await verified(home, 1, code=code)).text


async def test_dice_are_made_with_the_post_that_everybody_can_see(tmp_path: Path) -> None:
    async with house(tmp_path, rehearsed=False) as home:
        await home.begin(2)
        (start,) = [post for post in home.channel.messages if "Seal of the start" in post.text]
        await home.end(home.people[0])
        answer = await verified(home, 1)
        paper = answer.attachments[0].data
        report = verify(paper, GAMES.rules.find)
    assert report.post == str(start.id)
    assert report.header in start.text
    assert (start.edits, start.deleted) == (0, False)
    assert report.post in answer.text
    assert report.header in offline(paper, GAMES.rules, str(start.id))
    with pytest.raises(ArchiveError, match="not the one that began with post '1300000000'"):
        offline(paper, GAMES.rules, "1300000000")


async def test_where_there_is_no_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert "no game" in (await verified(home, 0)).text.lower()


async def test_the_proof_of_a_post_lists_its_codes_and_how_they_make_its_own(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        codes = [await ordered(home)]
        press = await home.people[0].press(await home.panel(home.people[0]), label="Done")
        await press.settled()
        later = await home.people[0].wait_for(
            lambda message: message.ephemeral_for is None and "🔏 `" in message.text,
            where=home.channel,
        )
        assert later.id >= news.id
        press = await home.people[2].press(later, label="Fair play")
        await press.settled()
        assert press.reply is not None
        assert press.reply.ephemeral_for is home.people[2]
        listed = re.findall(r"[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}", press.reply.text)
        assert len(listed) == 2
        assert set(codes) < set(listed)
        chain = chain_of(listed)
        assert f"🔏 `{chain}`" in later.text
        assert f"`{chain}`" in press.reply.text


async def said(home: House, words: str) -> Message:
    """Wait for a post in the channel that says this."""
    return await home.people[0].wait_for(
        lambda message: message.ephemeral_for is None and words in message.text,
        where=home.channel,
    )


async def told_behind(home: House, post: Message) -> str:
    """Press the button under a post as somebody who does not play."""
    press = await home.people[2].press(post, label="Fair play")
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is home.people[2]
    return press.reply.text


async def test_fair_play_tells_what_a_lobby_a_start_and_an_end_prove(tmp_path: Path) -> None:
    async with house(tmp_path, rehearsed=False) as home:
        lobby = await home.open_lobby(2, joining=1)
        seal = re.search("Sealed chance: `([0-9a-f]{64})`", lobby.text)
        assert seal
        behind = await told_behind(home, lobby)
        assert seal[1] in behind
        assert "follows in a post of its own" in behind
        await home.told(home.people[0].slash(home.channel, "host start"))
        start = await said(home, "Seal of the start")
        await home.panel(home.people[1])  # by then it is known that the post is out
        fixed = re.search("Seal of the start: `([0-9a-f]{64})`", start.text)
        assert fixed
        behind = await told_behind(home, start)
        assert {seal[1], fixed[1], str(start.id)} <= set(re.findall(r"\w+", behind))
        assert "What the owner can still do" in behind
        await home.end(home.people[0])
        last = await said(home, "Key of chance")
        key = re.search("Key of chance: ([0-9a-f]{64})", last.text)
        assert key
        behind = await told_behind(home, last)
        assert {seal[1], fixed[1], key[1]} <= set(re.findall(r"\w+", behind))
        assert "fit the seal" in behind
        assert "bot.py verify" in behind
