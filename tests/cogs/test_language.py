"""A whole evening in another language: nothing that the bot says stays English."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.words import say
from playground.client.people import Person
from playground.message import Message
from render import words as render_words
from render.words import Words
from tests.cogs.house import NAMES, House, house
from tests.render.pseudo import pseudo_words, untranslated, words_in
from tests.render.test_translatable import data_words

LINK = re.compile(r"\(https?://[^)]*\)")


@pytest.fixture
def greek(monkeypatch: pytest.MonkeyPatch) -> Words:
    words = pseudo_words()
    monkeypatch.setattr(render_words, "_words", lambda _locale: words)
    return words


@pytest.fixture
async def home(tmp_path: Path, greek: Words) -> AsyncIterator[House]:
    assert greek.strict
    async with house(tmp_path, people=3) as opened:
        yield opened


async def press(person: Person, message: Message, custom_id: str) -> None:
    """Press a button, found by what it is about, and wait for the answer."""
    await (await person.press(message, custom_id=custom_id)).settled()


async def look(person: Person, news: Message) -> None:
    """Press what stands under a post, and the board as text behind **More**."""
    await press(person, news, "ms:orders:1")
    more = await person.press(news, custom_id="ms:status:1")
    await more.settled()
    assert more.reply is not None
    await press(person, more.reply, "ms:text:1")


async def slash(home: House, person: Person, command: str, **options: object) -> None:
    """Use a command and wait for the answer."""
    await (await person.slash(home.channel, command, **options)).settled()


async def with_button(home: House, custom_id: str) -> Message:
    """Wait for a public post with a button."""
    return await home.people[0].wait_for(
        lambda message: message.find(custom_id) is not None, where=home.channel
    )


def english(home: House) -> set[str]:
    """List the words that no catalogue gave, in all that anybody was shown."""
    data = data_words() | words_in(*NAMES, "invasions", "game", "rules")
    found: set[str] = set()
    for sent in home.discord.record.messages:
        for text in (sent.look.text, *sent.look.alt_texts):
            found |= untranslated(LINK.sub("", text), data)
    return {word for word in found if not is_code(word)}


def is_code(word: str) -> bool:
    """Tell the letters of keys, in hex, and of seals and receipts, in capitals."""
    return word.isupper() or all(letter in "abcdef" for letter in word)


async def test_a_game_in_another_language(home: House, greek: Words) -> None:
    host, guest, late = home.people
    for command in ("join", "status", "board", "orders"):
        await slash(home, host, f"game {command}")
    await slash(home, host, "game new", seats=2)
    lobby = await with_button(home, "ms:join:1")
    await press(guest, lobby, "ms:join:1")
    await press(late, lobby, "ms:join:1")
    await press(guest, lobby, "ms:begin:1")
    await press(host, lobby, "ms:begin:1")
    news = await with_button(home, "ms:orders:1")
    for person in home.people:
        await look(person, news)
    for person in (host, guest):
        panel = await home.panel(person)
        done = next(b for b in panel.buttons if b.label == greek(say("button-done")))
        assert done.custom_id
        await press(person, panel, done.custom_id)
    await home.people[0].wait_for(
        lambda message: message.id > news.id and message.find("ms:orders:1") is not None,
        where=home.channel,
    )
    await slash(home, guest, "host cancel")
    await slash(home, host, "host cancel")
    shown = [sent.look.text for sent in home.discord.record.messages]
    assert len(shown) > 20
    assert not english(home)


async def test_english_would_be_seen(
    home: House, greek: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(text: object) -> str:
        return "Plain English"

    monkeypatch.setattr(greek, "_said", half)
    await slash(home, home.people[0], "game status")
    assert english(home) == {"Plain", "English"}
