"""One table, three languages: everybody reads their own, and the channel that of its server."""

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cogs.pictures import drawing_process
from playground.message import Message
from playground.show import captains
from playground.show.captains import Captain
from playground.show.demo import END
from render import words as render_words
from render.games import GAMES
from render.phrases import phrases
from render.picture import Picture
from render.words import FALLBACK, Words, words_for
from tests.cogs.house import NAMES, House, house
from tests.cogs.test_language import LINK, is_code, look, press, with_button
from tests.e2e.evening import playing
from tests.e2e.longest import PIXEL
from tests.render.pseudo import pseudo_words, untranslated, words_in
from tests.render.test_translatable import data_words
from tests.render.test_translation import STAYS, left

RUSSIAN, MADE_UP = "ru", "el"  # the made-up one is in Greek letters
SPOKEN = ("en-US", RUSSIAN, MADE_UP)  # as the Discord of each captain says
DATA = data_words() | words_in(*NAMES, "invasions", "game", "rules")
_CYRILLIC = re.compile(r"[А-яЁё]+")
_GREEK = re.compile(r"[Α-Ωα-ω]+")


def _strange_to_english(text: str) -> set[str]:
    return {*_CYRILLIC.findall(text), *_GREEK.findall(text)}


def _strange_to_russian(text: str) -> set[str]:
    return (left(text) - DATA) | set(_GREEK.findall(text))


def _strange_to_made_up(text: str) -> set[str]:
    return (untranslated(text, DATA) - STAYS) | set(_CYRILLIC.findall(text))


STRANGE: dict[str, Callable[[str], set[str]]] = {
    "en-US": _strange_to_english,
    RUSSIAN: _strange_to_russian,
    MADE_UP: _strange_to_made_up,
}
OWN = {"en-US": re.compile(r"[A-Za-z]{2,}"), RUSSIAN: _CYRILLIC, MADE_UP: _GREEK}


@pytest.fixture(params=["en-US", RUSSIAN])
async def home(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """Let three captains sit in a server that speaks English or Russian."""
    russian, english = words_for(RUSSIAN), words_for(FALLBACK)  # before all catalogues are one
    greek = pseudo_words()
    monkeypatch.setattr(greek, "locale", MADE_UP)  # who draws is told this alone
    spoken: dict[str, Words] = {MADE_UP: greek, RUSSIAN: russian, FALLBACK: english}
    monkeypatch.setattr(render_words, "_words", spoken.__getitem__)
    monkeypatch.setattr(render_words, "locales", lambda: tuple(sorted(spoken)))
    async with house(tmp_path, people=len(SPOKEN)) as opened:
        assert opened.channel.guild is not None
        opened.channel.guild.locale = request.param
        for person, locale in zip(opened.people, SPOKEN, strict=True):
            person.locale = locale
        yield opened


def reader_is_everybody(message: Message) -> bool:
    """Tell whether the whole channel sees a message."""
    return message.ephemeral_for is None and message.channel.person is None


def reader_of(home: House, message: Message) -> str:
    """Tell in whose language a message should be: its only reader's, or the server's."""
    only = message.ephemeral_for or message.channel.person
    assert home.channel.guild is not None
    return home.channel.guild.locale if only is None else only.locale


def shown(home: House) -> list[tuple[Message, str]]:
    """List all that anybody was shown, as it looked then."""
    return [
        (sent.message, text)
        for sent in home.discord.record.messages
        for text in (sent.look.text, *sent.look.alt_texts)
    ]


def strange(home: House) -> list[tuple[str, str, set[str]]]:
    """List what somebody was shown with words of another language than theirs."""
    told = [(reader_of(home, message), text) for message, text in shown(home)]
    found = [(locale, text, strange_words(locale, text)) for locale, text in told]
    return [each for each in found if each[2]]


def strange_words(locale: str, text: str) -> set[str]:
    """List the words of a text that no speaker of a language should be shown."""
    return {word for word in STRANGE[locale](LINK.sub("", text)) if not is_code(word)}


async def _begun(home: House, **asked: str) -> Message:
    """Open a lobby, join, start; return the first news."""
    host, *guests = home.people
    await (await host.slash(home.channel, "game new", seats=len(SPOKEN), **asked)).settled()
    lobby = await with_button(home, "ms:join:1")
    for guest in guests:
        await press(guest, lobby, "ms:join:1")
    await press(host, lobby, "ms:begin:1")
    return await with_button(home, "ms:orders:1")


async def _first_question(home: House) -> None:
    """Play from the lobby until everybody has answered once and is asked again."""
    host, news = home.people[0], await _begun(home)
    for person in home.people:
        await look(person, news)
    asked = {person.id: await home.panel(person) for person in home.people}
    for person in home.people:
        captain = Captain(person, home.channel, seed=1, said=phrases(person.locale))
        await captain.answer(asked[person.id])
    await host.wait_for(
        lambda post: post.id > news.id and post.find("ms:orders:1") is not None,
        where=home.channel,
    )
    for person in home.people:
        await home.panel(person, after=asked[person.id].id)


async def test_everybody_reads_their_own_language(home: House) -> None:
    await _first_question(home)
    assert not strange(home)
    for person in home.people:
        own = OWN[person.locale]
        for private in (
            [text for message, text in shown(home) if message.channel.person is person],
            [text for message, text in shown(home) if message.ephemeral_for is person],
        ):
            assert len(private) > 3
            assert all(own.search(text) for text in private if text)
    public = [text for message, text in shown(home) if reader_is_everybody(message)]
    assert len(public) > 5


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.names())
async def test_a_whole_game_in_three_languages(
    home: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(captains, "PATIENCE", 0.5)
    monkeypatch.setattr(drawing_process, "drawn", lambda _order: Picture(PIXEL, "", "board.png"))
    await _begun(home, game=game)
    assert home.channel.guild is not None
    end = phrases(home.channel.guild.locale)[END]
    spoken = home.channel.guild.locale
    closed = next(each for each in home.people if each.locale == spoken)  # looks for its buttons
    closed.close_dms()
    crew = [
        Captain(each, home.channel, 1, direct=each is not closed, said=phrases(each.locale))
        for each in home.people
    ]
    async with playing(*crew):
        await home.people[0].wait_for(
            lambda post: post.ephemeral_for is None and end in post.text, where=home.channel
        )
    assert not strange(home)
    assert {reader_of(home, message) for message, _ in shown(home)} == {*SPOKEN}


@pytest.mark.parametrize("locale", SPOKEN)
def test_another_language_would_be_seen(locale: str) -> None:
    texts = {"en-US": "Done, Zorblax", RUSSIAN: "Готово, Zorblax", MADE_UP: "Γξιβ, Zorblax"}
    assert not strange_words(locale, texts.pop(locale))
    assert all(strange_words(locale, text) for text in texts.values())
