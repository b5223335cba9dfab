"""Pictures beside the board hang where they belong, and nothing is lost where one fails."""

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace
from PIL import Image

from cogs.delivery.post_layouts import PostLayouts
from cogs.pages.lobby import gathering
from cogs.pages.posts import news_layout, over_layout, shows_board
from cogs.parts.layouts import Layout
from cogs.pictures import extras
from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.drawing_process import DrawingThread
from cogs.pictures.picture_cache import PictureCache, Waits
from cogs.pictures.waiting import Patience
from engine.core.asks import Ask, Over, Place
from engine.core.words import say
from engine.host.values.past import History, PastStep
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameStatus, SeatInfo, SeatKind
from engine.tremble.table.view import TrembleView
from render.picture import Picture
from render.words import words_for
from tests.cogs.house import House, house
from tests.cogs.test_panels import GAME
from tests.render.tremble.samples import BOARDS
from tests.render.tremble.test_podium import steps
from tests.render.tremble.test_reveal import FOUGHT, REVEALED

WORDS = words_for("en")
TABLE = replace(
    GAME,
    seats=tuple(SeatInfo(seat, 3 + seat, name) for seat, name in enumerate(("Ann", "Bob", "Cid"))),
)
STILL_TABLE = replace(TABLE, terms=replace(TABLE.terms, films=False))


@pytest.fixture
async def picture_cache() -> AsyncIterator[PictureCache]:
    picture_cache = PictureCache()
    yield picture_cache
    await picture_cache.close()


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


def post(kind: PostKind, **more: Any) -> Post:
    """Make a post to the channel of a table."""
    given: dict[str, Any] = {"game": TABLE, "view": TrembleView(BOARDS["revealed-3"], None), **more}
    return Post(id=1, nonce="n", mark="#12·1", kind=kind, channel=1, **given)


def said(layout: Layout) -> str:
    """Read all that a message says."""
    return "\n".join(item.content for item in layout.items if isinstance(item, ui.TextDisplay))


async def test_the_lobby_wears_its_poster(home: House) -> None:
    lobby = await home.open_lobby(3)
    (first,) = lobby.attachments
    assert first.description.startswith("Tremble, Humans! Poster of game 1")
    assert "1 of 3 aboard" in first.description
    assert len(first.data) < 80_000
    await home.told(home.people[1].press(lobby, label="Join"))
    await home.people[0].wait_for(lambda post: post is lobby and post.attachments != (first,))
    (second,) = lobby.attachments
    assert "2 of 3 aboard" in second.description
    assert second.name != first.name
    assert "Queen Vex" in second.description


async def test_a_table_may_want_no_films(home: House) -> None:
    lobby = await home.open_lobby(3)
    assert "🎬 With films" in lobby.text
    press = await home.people[0].press(lobby, label="Settings")
    await press.settled()
    assert press.reply is not None
    (select,) = [each for each in press.reply.selects if (each.custom_id or "").find("films") >= 0]
    assert select.custom_id
    await home.people[0].choose(press.reply, custom_id=select.custom_id, values=["still"])
    await home.people[0].wait_for(lambda post: post is lobby and "🎬" not in post.text)


async def test_a_film_comes_first_at_any_pace_but_where_all_stands_still(
    picture_cache: PictureCache,
) -> None:
    told = post(PostKind.NEWS, events=(REVEALED, *FOUGHT))
    still = replace(told, game=STILL_TABLE)
    assert await extras.film(picture_cache, still, WORDS, Patience(None)) is None
    film = await extras.film(picture_cache, told, WORDS, Patience(None))
    assert film is not None
    assert film.name.startswith("reveal-")
    assert Image.open(io.BytesIO(film.png)).format == "GIF"
    board = await picture_cache.board(TABLE, told.view, WORDS)
    layout = news_layout(told, WORDS, board, film=film)
    hung = [film.name, *(sheet.name for sheet in board.parts)]
    assert [picture.name for picture in layout.pictures] == hung
    layout.view()


async def test_fights_hang_between_what_is_told_of_them_and_the_board_where_no_film_shows_them(
    picture_cache: PictureCache,
) -> None:
    moving = post(PostKind.NEWS, events=(REVEALED, *FOUGHT))
    assert not await extras.fights(picture_cache, moving, WORDS, Patience(None))
    told = replace(moving, game=STILL_TABLE)
    (fight,) = await extras.fights(picture_cache, told, WORDS, Patience(None))
    assert "Ann loses: attack 9" in fight.alt
    assert not await extras.fights(
        picture_cache, replace(told, events=FOUGHT[:3]), WORDS, Patience(None)
    )
    board = await picture_cache.board(TABLE, told.view, WORDS)
    for closed in (False, True):
        layout = news_layout(replace(told, closed=closed, edits="5"), WORDS, board, [fight])
        hung = [fight.name, *(sheet.name for sheet in board.parts)]
        assert [picture.name for picture in layout.pictures] == hung
        layout.view()


async def test_what_is_no_reveal_has_no_film(picture_cache: PictureCache) -> None:
    told = post(PostKind.NEWS, events=FOUGHT)
    assert await extras.film(picture_cache, told, WORDS, Patience(None)) is None


def test_a_question_above_which_nothing_is_told_keeps_no_board_once_it_is_closed() -> None:
    """The next post shows the same one; of a game that is called off it is the last."""
    asked = post(PostKind.NEWS, asks=(Ask(0, "plan"),), edits="5")
    assert shows_board(asked, WORDS)
    closed = replace(asked, closed=True)
    assert closed.puts_away
    assert not shows_board(closed, WORDS)
    assert not news_layout(closed, WORDS, None).pictures
    assert shows_board(replace(closed, events=FOUGHT), WORDS)
    assert shows_board(replace(closed, late=(1,), missed=("plan",)), WORDS)
    ended = replace(TABLE, status=GameStatus.CANCELLED)
    assert shows_board(replace(closed, game=ended), WORDS)


class Stuck(DrawingThread):
    """Never finishes a film."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def draw(self, order: bytes) -> Picture:
        if b'"film"' in order:
            self.begun.set()
            await asyncio.Event().wait()
        return await super().draw(order)


async def test_a_film_that_is_never_done_holds_up_no_words() -> None:
    drawer, seconds = Stuck(), [0.0]
    cache = PictureCache(DrawingPool(lambda: drawer, now=lambda: seconds[0]))
    layouts = PostLayouts(cache)
    told = post(PostKind.NEWS, events=(REVEALED, *FOUGHT))
    completing = asyncio.create_task(layouts.lay_out(told, Patience(None)))
    await drawer.begun.wait()
    seconds[0] += Waits().public + 1
    assert cache.wait(private=False) == 0
    later = replace(told, view=TrembleView(BOARDS["catching-3"], None))
    layout = await layouts.lay_out(later, Patience(cache.wait(private=False)))
    assert "Paris" in said(layout)
    assert not [each for each in layout.pictures if each.name.startswith("board")]
    completing.cancel()
    await cache.close()


async def test_the_end_has_a_podium_made_of_the_past(picture_cache: PictureCache) -> None:
    past = tuple(
        PastStep(
            number=number, group=None, before=view, after=view, events=events, entries=0, undone=0
        )
        for number, (view, events) in enumerate(steps(3, 600_000, 650_000, 5))
    )
    ended = Over(
        (1,), tuple(Place(seat, 1 + (seat != 1), 0) for seat in range(3)), say("variant-only")
    )
    history = History(game=TABLE, seat=None, steps=past)
    told = post(PostKind.OVER, view=past[-1].after, over=ended, past=history)
    podium = await extras.podium(picture_cache, told, WORDS, Patience(None))
    assert podium is not None
    assert podium.name.startswith("podium-")
    assert "Bob wins." in podium.alt
    decided = "The task that decided: {} (scientific: it made the winner)."
    assert decided.format("Bob") in podium.alt
    assert "decided" not in said(over_layout(told, WORDS, podium)), "the podium shows it"
    assert decided.format("**Bob**") in said(over_layout(told, WORDS, None))
    called = over_layout(replace(told, called=(7,)), WORDS, podium)
    assert "📣 <@7>: the game is over" in said(called)
    assert "📣" not in said(over_layout(told, WORDS, podium))
    assert "decided" not in said(over_layout(replace(told, past=None), WORDS, None))
    for none in (None, History(game=TABLE, seat=None)):
        assert (
            await extras.podium(picture_cache, replace(told, past=none), WORDS, Patience(None))
            is None
        )


async def test_a_picture_that_fails_is_left_out(
    picture_cache: PictureCache, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_parts: Any) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(picture_cache, "draw", broken)
    assert await extras.poster(picture_cache, post(PostKind.LOBBY), WORDS, Patience(None)) is None
    assert "a picture is left out: ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text


def test_a_lobby_is_summed_up_as_it_stands() -> None:
    computer = SeatInfo(1, None, "Xixax", SeatKind.COMPUTER, strength="steady")
    seats = (SeatInfo(0, 3, "Ann", ready=1.0), computer, SeatInfo(2, 5, "Cid"))
    lobby = gathering(replace(GAME, seats=seats, status=GameStatus.LOBBY))
    host, hired, guest = lobby.guests
    assert host.host
    assert (host.ready, hired.ready, guest.ready) == (True, True, False)
    assert (hired.strength, guest.strength) == (say("strength-steady"), None)
    assert not lobby.begun
    assert gathering(replace(GAME, seats=seats)).begun
    assert all(one.ready for one in gathering(replace(GAME, seats=seats)).guests)
    assert gathering(replace(GAME, status=GameStatus.CANCELLED)).cancelled
