"""Looking back through Discord: history, past boards, catching up, notes, one's own games."""

from pathlib import Path
from typing import Any

import pytest

from cogs.pictures.picture_cache import PictureCache
from playground import Person
from playground.interactions import Press
from playground.message import Message
from playground.show.captains import Captain
from tests.cogs.house import House, house


async def round_of(home: House, people: int = 2) -> Message:
    """Let everybody answer what is asked now; return the news of it."""
    newest, asked = await home.post("My orders"), dict[Person, Message]()

    def draws_again(person: Person, news: Message) -> bool:
        """Tell whether somebody gave two stations back, and is asked what they drew instead."""
        return f"**{person.name}** turns down" in news.text

    for person in home.people[:people]:
        asked[person] = await home.panel(person)
        await Captain(person, home.channel, 1).answer(asked[person])
    while True:
        news = await home.people[0].wait_for(
            lambda post: (
                (post.id > newest.id and any(part.label == "My orders" for part in post.buttons))
                or (post.id == newest.id and any(draws_again(each, post) for each in asked))
            ),
            where=home.channel,
        )
        if news.id > newest.id:
            return news
        for person in [each for each in asked if draws_again(each, news)]:
            panel = await home.panel(person, after=asked.pop(person).id)
            await Captain(person, home.channel, 1).answer(panel)


async def reply(clicking: Any) -> Message:
    """Wait for a click and return the private message that answers it."""
    press: Press = await clicking
    assert press.acknowledged
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is press.interaction.person
    return press.reply


async def cancelled(home: House) -> None:
    """Let the host end the game, for sure."""
    asked = await reply(home.people[0].slash(home.channel, "host cancel"))
    for button in asked.buttons:
        await reply(home.people[0].press(asked, custom_id=button.custom_id))
    await home.people[2].wait_for(lambda message: "was cancelled by" in message.text)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_the_history_opens_privately_and_turns_in_place(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        await round_of(home)
        for person in (home.people[0], home.people[2]):
            page = await reply(person.slash(home.channel, "game history"))
            assert page.text.startswith("## Game 1 · turn 1")
            assert "<t:" in page.text
            assert labels(page) == ["◀", "▶", "Board of turn 1", "Why?"]
            why = await reply(person.press(page, label="Why?"))
            assert not any(other.can_see(why) for other in home.people if other is not person)
            assert not any(other.can_see(page) for other in home.people if other is not person)


async def test_the_history_works_in_direct_messages_and_after_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        await round_of(home)
        captain = home.people[1]
        page = await reply(captain.slash(captain.dm(), "game history"))
        assert "turn 1" in page.text
        await cancelled(home)
        for place in (captain.dm(), home.channel):
            again = await reply(captain.slash(place, "game history"))
            assert again.text == page.text
        stranger = home.people[2]
        told = await home.told(stranger.slash(stranger.dm(), "game history"))
        assert "There is no game here" in told


async def test_a_game_of_another_channel_is_for_its_captains(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        elsewhere = home.channel.guild.add_channel("elsewhere")  # type: ignore[union-attr]
        captain = home.people[0]
        told = await home.told(captain.slash(elsewhere, "game history", game=1))
        assert f"Your game is played in <#{home.channel.id}>" in told
        mine = await reply(captain.slash(captain.dm(), "game history", game=1))
        assert "Game 1" in mine.text
        assert not await captain.complete(elsewhere, "game history", "game", "")
        assert await captain.complete(captain.dm(), "game history", "game", "")
        listed = await reply(captain.slash(elsewhere, "mygames"))
        assert not listed.buttons, "they would be refused here"
        told = await home.told(home.people[2].slash(elsewhere, "game history", game=1))
        assert "There is no game here" in told
        told = await home.told(home.people[2].slash(home.channel, "game history", game=99))
        assert "There is no game here" in told


async def test_a_lobby_and_an_empty_channel_have_no_history(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        told = await home.told(home.people[0].slash(home.channel, "game history"))
        assert "There is no game here" in told
        await home.open_lobby(2)
        for command in ("game history", "game catchup"):
            told = await home.told(home.people[0].slash(home.channel, command))
            assert "has not begun" in told
        told = await home.told(home.people[0].slash(home.channel, "game board", turn=1))
        assert "has not begun" in told


async def test_a_past_board_is_a_picture_and_words(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        board = await reply(home.people[2].slash(home.channel, "game board", turn=1))
        assert board.attachments[0].description
        assert "Turn 1 is not over" in board.text
        text = await reply(home.people[2].press(board, label="As text"))
        assert "Zorblax" in text.text
        told = await home.told(home.people[2].slash(home.channel, "game board", turn=7))
        assert "There is only turn 1." in told
        page = await reply(home.people[0].slash(home.channel, "game history"))
        then = await reply(home.people[0].press(page, label="Board of turn 1"))
        assert then.attachments[0].description
        own = await reply(home.people[0].press(then, label="As text"))
        others = await reply(home.people[2].press(board, label="As text"))
        assert own.text != others.text, "a captain reads the own hand too"


async def test_catching_up_tells_what_is_new_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        captain = home.people[0]
        first = await reply(captain.slash(home.channel, "game catchup"))
        assert "what you have seen already" in first.text
        assert "The game waits for you" in first.text
        assert first.attachments[0].description
        assert labels(first) == ["My orders", "History"]
        again = await reply(captain.slash(home.channel, "game catchup"))
        assert "Nothing new since you last looked <t:" in again.text
        await round_of(home)
        news = await reply(captain.slash(captain.dm(), "game catchup"))
        assert "Since you last looked <t:" in news.text
        press = await captain.press(news, label="History")
        await press.settled()
        assert news.text.startswith("## Game 1 · turn 1"), "it takes the place of what was pressed"
        assert not news.attachments


async def test_pictures_mark_what_is_new_since_the_last_post_and_the_last_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[Any, Any]] = []
    draw = PictureCache.board

    async def board(
        picture_cache: PictureCache, game: Any, view: Any, words: Any, **more: Any
    ) -> Any:
        drawn.append((view, more.get("before")))
        return await draw(picture_cache, game, view, words, **more)

    monkeypatch.setattr(PictureCache, "board", board)
    async with house(tmp_path) as home:
        await home.begin(2)
        await reply(home.people[0].slash(home.channel, "game catchup"))
        first = drawn[0][0]
        await round_of(home)
        posted = [before for view, before in drawn if before is not None]
        assert posted
        drawn.clear()
        await reply(home.people[0].slash(home.channel, "game catchup"))
        told = [each for each in drawn if each[0] != first]  # a post that is put away shows that
        view, before = told[-1]
        assert before == first
        assert told == [(view, before)] * len(told), "a post whose picture came late, too"
        assert before.own is None
        assert before != view


@pytest.mark.parametrize(
    ("look", "counts"),
    [
        ("game board", True),
        ("game history", True),
        ("game status", False),
        ("game orders", False),
    ],
)
async def test_what_shows_how_it_stands_is_a_look(tmp_path: Path, look: str, counts: bool) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        await reply(home.people[0].slash(home.channel, look))
        told = await home.told(home.people[0].slash(home.channel, "game catchup"))
        assert ("Nothing new since you last looked" in told) is counts
        other = await home.told(home.people[1].slash(home.channel, "game catchup"))
        assert "what you have seen already" in other


async def test_the_status_leads_to_what_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        status = await reply(home.people[2].slash(home.channel, "game status"))
        caught = await reply(home.people[2].press(status, label="Catch me up"))
        assert caught.text.startswith("## Game 1 · Turn 1")


async def test_page_buttons_work_after_a_restart_and_when_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        await round_of(home)
        captain = home.people[0]
        page = await reply(captain.slash(home.channel, "game history"))
        await home.stop()
        await home.start()
        for custom_id in ("ms:page:1#0,99", "ms:page:1#999999999,99", "ms:page:1#1,0"):
            press = await forged(captain, page, custom_id)
            await press.settled()
            assert page.text.startswith("## Game 1 · turn 1")


async def forged(person: Person, message: Message, custom_id: str) -> Press:
    """Press a button that looks like one of the message's, but has another custom id."""
    button: Any = message.buttons[0]
    old = button.raw["custom_id"]
    button.raw["custom_id"] = custom_id
    button.raw["disabled"] = False
    try:
        return await person.press(message, custom_id=custom_id)
    finally:
        button.raw["custom_id"] = old


async def test_a_forged_page_button_under_a_public_post_answers_privately(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        news = await round_of(home)
        text = news.text
        press = await forged(home.people[0], news, "ms:page:1#1,0")
        await press.settled()
        assert news.text == text
        assert press.reply is not None
        assert press.reply.ephemeral_for is home.people[0]
        press = await forged(home.people[0], news, "ms:page:77#1,0")
        await press.settled()
        assert press.reply is not None
        assert "There is no game here" in press.reply.text


async def test_notes_are_written_kept_and_shown_to_their_writer(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        captain = home.people[0]
        press = await captain.slash(home.channel, "game notes")
        assert press.modal is not None
        await home.stop()
        await home.start()
        written = {"text": "Vex wants city 3.\nDo not trust her."}
        kept = await reply(captain.submit(press.modal, written))
        assert "> Vex wants city 3.\n> Do not trust her." in kept.text
        again = await captain.press(kept, label="Write")
        assert again.modal is not None
        assert again.modal.fields["text"].raw["value"].startswith("Vex wants")
        caught = await reply(captain.slash(home.channel, "game catchup"))
        assert "Vex wants city 3." in caught.text
        other = await reply(home.people[1].slash(home.channel, "game catchup"))
        assert "Vex wants" not in other.text
        told = await home.told(home.people[2].slash(home.channel, "game notes"))
        assert "not a captain" in told
        await cancelled(home)
        listed = await reply(captain.slash(home.channel, "game notes"))
        assert "Vex wants city 3." in listed.text
        assert "Write" not in labels(listed)
        none = await reply(home.people[1].slash(home.channel, "game notes"))
        assert "You have no notes" in none.text
        press = await forged(captain, await home.post("Fair play"), "ms:note:1")
        await press.settled()
        assert press.modal is None
        assert press.reply is not None
        assert press.reply.text == listed.text, "the last post of a game has this button"


async def test_an_empty_note_is_thrown_away(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        captain = home.people[0]
        for text, told in (("x", "> x"), ("", "You have no notes")):
            press = await captain.slash(captain.dm(), "game notes")
            assert press.modal is not None
            kept = await reply(captain.submit(press.modal, {"text": text}))
            assert told in kept.text


async def test_a_lobby_takes_no_notes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.open_lobby(2)
        told = await home.told(home.people[0].slash(home.channel, "game notes"))
        assert "not running" in told


async def test_my_games_tell_what_i_owe_and_where(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        captain, stranger = home.people[0], home.people[2]
        told = await home.told(stranger.slash(stranger.dm(), "mygames"))
        assert "You are in no open game" in told
        lobby = await home.open_lobby(2)
        told = await home.told(captain.slash(home.channel, "mygames"))
        assert "Aboard now: 1 of 2" in told
        await home.told(home.people[1].press(lobby, label="Join"))
        await captain.press(lobby, label="Start")
        news, panel = await home.post("My orders"), await home.panel(captain)
        told = await home.told(captain.slash(captain.dm(), "mygames"))
        assert "Game 1" in told
        assert "The game waits for you" in told
        assert "⏳ Deadline <t:" in told
        guild = home.channel.guild
        assert guild is not None
        assert f"https://discord.com/channels/{guild.id}/{home.channel.id}/{news.id}" in told
        await Captain(captain, home.channel, 1).answer(panel)
        await captain.wait_for(lambda message: message is panel and "Recorded" in message.text)
        told = await home.told(captain.slash(home.channel, "mygames"))
        assert "Your answer is in" in told
        told = await home.told(stranger.slash(home.channel, "mygames"))
        assert "You are in no open game" in told
        mine = await reply(captain.slash(captain.dm(), "mygames"))
        caught = await reply(captain.press(mine, label="Catch up on game 1"))
        assert "what you have seen already" in caught.text


async def test_the_number_of_a_game_is_offered_to_its_captains(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        for command in ("game board", "game history", "game catchup", "game notes"):
            for typed, count in (("", 1), ("tremble", 1), ("x", 0)):
                offered = await home.people[1].complete(home.channel, command, "game", typed)
                assert [each["value"] for each in offered] == [1] * count
            assert await home.people[2].complete(home.channel, command, "game", "") == []


async def test_a_lobby_called_off_has_no_history(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.open_lobby(2)
        await cancelled(home)
        told = await home.told(home.people[0].slash(home.channel, "game history"))
        assert "called off before it began" in told
