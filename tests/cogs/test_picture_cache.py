"""Pictures are drawn once, in order, and only while somebody waits for them."""

import asyncio

import pytest

from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.drawing_process import DrawingError
from cogs.pictures.picture_cache import KEPT_PICTURES, PictureCache
from render.drawing import Subject
from render.picture import Picture
from render.words import words_for

EN = words_for("en")


class Sketcher:
    """A drawer that notes what was begun and draws when it may."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may = asyncio.Event()
        self.broken = False

    async def open(self) -> None:
        """Be ready."""

    async def draw(self, order: bytes) -> Picture:
        self.begun.append(order.decode().split('"')[5])
        await self.may.wait()
        if self.broken:
            raise DrawingError
        return Picture(order, "a sketch", "sketch.png")

    async def close(self) -> None:
        """Stop."""


def by(drawer: Sketcher) -> PictureCache:
    return PictureCache(DrawingPool(lambda: drawer))


def asked(picture_cache: PictureCache, *rules: str) -> list[asyncio.Task[Picture]]:
    return [asyncio.create_task(picture_cache.example("tremble", rule, EN)) for rule in rules]


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_is_wanted_twice_is_drawn_once() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    tasks = asked(picture_cache, "F-1", "F-1", "F-2")
    await turns()
    assert drawer.begun == ["F-1"]
    drawer.may.set()
    first, again, other = await asyncio.gather(*tasks)
    assert first is again is await picture_cache.example("tremble", "F-1", EN)
    assert other is not first
    assert drawer.begun == ["F-1", "F-2"]
    await picture_cache.close()


async def test_what_nobody_waits_for_any_more_is_not_drawn() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    _, overtaken, shared, also, newest = tasks = asked(
        picture_cache, "F-1", "F-2", "F-3", "F-3", "F-4"
    )
    await turns()
    overtaken.cancel()
    shared.cancel()
    await turns()
    drawer.may.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert drawer.begun == ["F-1", "F-3", "F-4"]
    assert also.result().alt == newest.result().alt == "a sketch"
    assert (await picture_cache.example("tremble", "F-2", EN)).alt == "a sketch"
    await picture_cache.close()


async def test_a_whole_table_goes_before_private_pictures() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    private = asked(picture_cache, "F-1", "F-2", "F-3", "F-4")
    await turns()
    public = [Subject("podium", "tremble", which, (), "en", "") for which in ("one", "two")]
    tasks = [asyncio.create_task(picture_cache.take(subject)) for subject in public]
    await turns()
    drawer.may.set()
    await asyncio.gather(*private, *tasks)
    assert drawer.begun == ["F-1", "one", "two", "F-2", "F-3", "F-4"]
    await picture_cache.close()


async def test_what_was_begun_is_drawn_and_kept() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    (only,) = asked(picture_cache, "F-1")
    await turns()
    only.cancel()
    await turns()
    drawer.may.set()
    await picture_cache.example("tremble", "F-1", EN)
    assert drawer.begun == ["F-1"]
    await picture_cache.close()


async def test_what_failed_is_tried_again() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    drawer.broken = True
    drawer.may.set()
    with pytest.raises(DrawingError):
        await picture_cache.example("tremble", "F-1", EN)
    drawer.broken = False
    assert (await picture_cache.example("tremble", "F-1", EN)).alt == "a sketch"
    await picture_cache.close()


async def test_nothing_is_drawn_after_closing() -> None:
    drawer = Sketcher()
    picture_cache = by(drawer)
    tasks = asked(picture_cache, *(f"F-{number}" for number in range(2 * KEPT_PICTURES)))
    await turns()
    await picture_cache.close()
    drawer.may.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    await turns()
    assert drawer.begun == ["F-0"]
