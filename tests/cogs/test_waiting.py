"""Words wait for pictures as long as they may, and not at all while drawing is stuck."""

import asyncio

import pytest

from cogs.parts.layouts import Layout
from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.picture_cache import PictureCache, Waits
from cogs.pictures.waiting import Patience, pictured
from render.picture import Picture
from render.words import words_for
from tests.cogs.test_drawing_pool import Sketcher
from tests.host.fakes import spin

EN = words_for("en")
PICTURE = Picture(b"png", "alt", "picture.png")


async def never() -> Picture:
    await asyncio.Event().wait()
    raise AssertionError


async def there() -> Picture:
    return PICTURE


async def broken() -> Picture:
    raise ValueError("Doom Mole")


async def test_what_is_there_is_taken_even_without_patience() -> None:
    patience = Patience(0)
    assert await patience.picture(there()) is PICTURE
    assert not patience.missed


async def test_all_pictures_of_a_message_are_waited_for_together() -> None:
    patience = Patience(0)
    assert await patience.picture(never()) is None
    assert patience.missed
    assert await patience.picture(there()) is PICTURE, "what was kept comes with the words"


async def test_an_extra_picture_holds_up_no_words() -> None:
    kept, late = Patience(10**6), Patience(10**6)
    assert await kept.beside(there()) is PICTURE
    assert not kept.missed
    assert await late.beside(never()) is None
    assert late.missed, "it is added later"
    assert await Patience(None).beside(asyncio.sleep(0, PICTURE)) is PICTURE


async def test_what_failed_is_not_late(caplog: pytest.LogCaptureFixture) -> None:
    patience = Patience(None)
    assert await patience.picture(broken()) is None
    assert not patience.missed
    assert "ValueError" in caplog.text
    assert "Mole" not in caplog.text


def told(picture: Picture | None) -> Layout:
    return Layout().say("words") if picture is None else Layout().show(picture)


async def test_a_page_is_complete_later_where_its_picture_is_late() -> None:
    drawn = asyncio.Event()

    async def slow() -> Picture:
        await drawn.wait()
        return PICTURE

    layout = await pictured(0, slow(), told)
    assert layout.letters
    assert layout.later is not None
    drawn.set()
    assert (await layout.later()).pictures == [*PICTURE.parts]
    assert (await pictured(60, there(), told)).later is None
    assert (await pictured(60, broken(), told)).letters


async def test_what_nobody_completes_any_more_fails_in_silence() -> None:
    loop, complaints = asyncio.get_running_loop(), list[object]()
    loop.set_exception_handler(lambda _, context: complaints.append(context))

    async def fails() -> Picture:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        raise ValueError

    layout = await pictured(0, fails(), told)
    await spin()
    del layout
    assert not complaints


async def test_nobody_waits_while_drawing_is_stuck() -> None:
    now, sketcher = [0.0], Sketcher()
    sketcher.ready.set()
    picture_cache = PictureCache(DrawingPool(lambda: sketcher, now=lambda: now[0]), Waits(2.0, 0.7))
    assert (picture_cache.wait(private=False), picture_cache.wait(private=True)) == (2.0, 0.7)
    drawing = asyncio.create_task(picture_cache.example("tremble", "F-1", EN))
    await spin()
    now[0] = 1.9
    assert picture_cache.wait(private=False) == 2.0
    now[0] = 2.1
    assert picture_cache.wait(private=False) == picture_cache.wait(private=True) == 0
    await sketcher.finish()
    await drawing
    assert picture_cache.wait(private=True) == 0.7
    await picture_cache.close()
