"""A game goes on whatever drawing does: all is told in words, and pictures follow."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from cogs.pictures import drawing_process
from playground import Person
from playground.limits import GUARD
from playground.message import Message
from playground.show.captains import Captain
from render.drawing import drawn
from render.picture import Picture
from tests.cogs.acting import press_behind
from tests.cogs.house import WORDS_FIRST, House, house

BOARD = "**Captains**"  # stands in a board that is told
HAND = "Your hand"
KINDS = ("board", "hand", "orders", "poster", "podium", "change")


class Brush:
    """Draws as this process does, but breaks at some kinds of pictures and can be held."""

    def __init__(self, draw: Callable[[bytes], Picture]) -> None:
        self._draw = draw
        self.broken: tuple[str, ...] = ()
        self.free = threading.Event()
        self.free.set()

    def __call__(self, order: bytes) -> Picture:
        assert self.free.wait(GUARD)
        if order.decode().split('"')[1] in self.broken:
            raise ValueError("Doom Mole")
        return self._draw(order)


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Iterator[Brush]:
    made = Brush(drawn)
    monkeypatch.setattr(drawing_process, "drawn", made)
    yield made
    made.free.set()


@pytest.fixture
async def home(tmp_path: Path, brush: Brush) -> AsyncIterator[House]:
    """Open a house in which words wait for no picture."""
    async with house(tmp_path, pictures=WORDS_FIRST) as opened:
        yield opened
        brush.free.set()


async def reply(home: House, person: Person, command: str) -> Message:
    press = await person.slash(home.channel, command)
    await press.settled()
    assert press.reply is not None
    return press.reply


async def answered(home: House, news: Message) -> Message:
    """Let both captains answer until news come of it; return those."""
    captains = [Captain(person, home.channel, 1) for person in home.people[:2]]
    playing = [asyncio.create_task(captain.play()) for captain in captains]
    try:
        return await home.post("My orders", after=news.id)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def public(home: House) -> list[int]:
    """List the posts that everybody sees."""
    return [each.id for each in home.channel.messages if each.ephemeral_for is None]


async def seen(home: House, message: Message, *, pictures: int = 1) -> None:
    """Wait until a message has its picture."""
    await home.people[0].wait_for(
        lambda each: each is message and len(each.attachments) == pictures
    )


@pytest.mark.parametrize("broken", [*KINDS, KINDS])
async def test_what_cannot_be_drawn_is_told_in_words(
    tmp_path: Path, brush: Brush, broken: str | tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    brush.broken = (broken,) if isinstance(broken, str) else broken
    async with house(tmp_path) as home:
        news = await home.begin(2)
        assert (BOARD in news.text) is ("board" in brush.broken)
        assert bool(news.attachments) is ("board" not in brush.broken)
        for person in home.people[:2]:
            panel = await home.panel(person)
            assert panel.selects
            assert (HAND in panel.text) is ("orders" in brush.broken)
        board = await reply(home, home.people[2], "game board")
        assert (BOARD in board.text) is ("board" in brush.broken)
        orders = await reply(home, home.people[0], "game orders")
        assert orders.selects
        news = await answered(home, news)
        assert (BOARD in news.text) is ("change" in brush.broken)
        assert bool(news.attachments) is ("change" not in brush.broken)
        look = await reply(home, home.people[1], "game catchup")
        assert "Since you last looked" in look.text or "turn" in look.text.lower()
        shown = [each.text for each in home.channel.messages] + [
            each.text for each in (look, board)
        ]
        assert not [text for text in shown if "broke" in text or "in full" in text]
    assert "Doom Mole" not in caplog.text


async def test_words_go_out_while_drawing_hangs(home: House, brush: Brush) -> None:
    brush.free.clear()
    lobby = await home.open_lobby(2, joining=1)
    assert not lobby.attachments
    await home.people[0].press(lobby, label="Start")
    news = await home.post("My orders")
    assert BOARD in news.text
    assert HAND in (await home.panel(home.people[0])).text
    for command, told in (("game board", BOARD), ("game orders", HAND)):
        answer = await reply(home, home.people[0], command)
        assert told in answer.text
        assert not answer.attachments
    later = await answered(home, news)
    assert BOARD in later.text
    assert not [each for each in home.channel.messages if each.attachments]


async def test_a_question_waits_for_no_picture_of_the_news(tmp_path: Path, brush: Brush) -> None:
    waits = {"public_wait_seconds": GUARD, "private_wait_seconds": 0}
    async with house(tmp_path, pictures=waits) as home:
        news, first = await home.begin(2), home.people[0]
        panel = await home.panel(first)
        brush.free.clear()
        for person in home.people[:2]:
            await (await person.press(await home.panel(person), label="Done")).settled()
        now = await first.wait_for(
            lambda each: each.id > panel.id and bool(each.selects or each.buttons), where="inbox"
        )
        assert "planning" in now.text
        assert not [each for each in home.channel.messages if each.id > news.id], "they hang"
        brush.free.set()


async def test_pictures_follow_in_place_of_the_words(home: House, brush: Brush) -> None:
    brush.free.clear()
    lobby = await home.open_lobby(2, joining=1)
    await home.people[0].press(lobby, label="Start")
    news = await home.post("My orders")
    panel = await home.panel(home.people[1])
    answer = await reply(home, home.people[0], "game board")
    posts = public(home)
    buttons = [part.custom_id for part in news.buttons]
    brush.free.set()
    for message in (lobby, news, answer):
        await seen(home, message)
    await home.people[1].wait_for(lambda each: each is panel and bool(each.attachments))
    assert BOARD not in news.text
    assert BOARD not in answer.text
    assert HAND not in panel.text
    assert news.attachments[0].description
    assert [part.custom_id for part in news.buttons] == buttons
    assert public(home) == posts


async def test_a_picture_follows_where_only_something_beside_it_was_asked(
    home: House, brush: Brush
) -> None:
    brush.free.clear()
    await home.begin(2)
    captain = home.people[1]
    panel = await home.panel(captain)
    assert await home.told(press_behind(captain, panel, "Discards"))
    brush.free.set()
    await captain.wait_for(lambda each: each is panel and bool(each.attachments))


async def test_pictures_follow_after_a_restart(home: House, brush: Brush) -> None:
    brush.free.clear()
    lobby = await home.open_lobby(2, joining=1)
    await home.people[0].press(lobby, label="Start")
    news = await home.post("My orders")
    panel = await home.panel(home.people[1])
    posts = public(home)
    await home.stop()
    brush.free.set()
    await home.start()
    for message in (lobby, news):
        await seen(home, message)
    await home.people[1].wait_for(lambda each: each is panel and bool(each.attachments))
    assert public(home) == posts


async def test_a_panel_that_was_clicked_stays_as_the_click_left_it(
    home: House, brush: Brush
) -> None:
    brush.free.clear()
    await home.begin(2)
    captain = home.people[1]
    panel = await home.panel(captain)
    select = panel.selects[0]
    assert select.custom_id
    press = await captain.choose(panel, custom_id=select.custom_id, values=["0"])
    await press.settled()
    assert "Saved: counts" in panel.text
    brush.free.set()
    await captain.wait_for(lambda each: each is panel and bool(each.attachments))
    looks = [each.look.text for each in home.discord.record.messages if each.message is panel]
    first = next(number for number, text in enumerate(looks) if "Saved: counts" in text)
    assert all("Saved: counts" in text for text in looks[first:])
