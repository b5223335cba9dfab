"""The picture cache: has pictures drawn, each once, and keeps the latest."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from cogs.pages.posts import names_of, renderer_of
from cogs.pictures.drawing_process import Drawer, DrawingThread
from engine.core.registry import name_of
from engine.host.values.metrics import SILENCE, Meter
from engine.host.values.records import GameInfo
from render.drawing import Subject, ordered
from render.picture import Picture
from render.words import Words

KEPT_PICTURES = 64
PRIVATE = frozenset({"hand", "orders", "fight", "example"})


@dataclass
class _Drawing:
    """A picture that was ordered; `wanted` counts who waits for it."""

    task: asyncio.Task[Picture]
    wanted: int = 0
    begun: bool = False


class PictureCache:
    """Draws boards and hands; equal views get the picture that was drawn before.

    What nobody waits for any more, as something newer took its place, is not drawn. What a whole
    table waits for goes before what one person does.
    """

    def __init__(self, meter: Meter = SILENCE, drawer: Drawer | None = None) -> None:
        self._meter = meter
        self._drawer = drawer or DrawingThread()
        self._brush = asyncio.Lock()
        self._aisle = asyncio.Lock()  # private pictures stand in line here first
        self._kept: OrderedDict[bytes, _Drawing] = OrderedDict()
        self._tasks: set[asyncio.Task[Picture]] = set()  # also of what is kept no longer

    async def board(
        self, game: GameInfo, view: Any, words: Words, look: str = "", before: Any = None
    ) -> Picture:
        """Draw what everybody sees, and mark what is new since an earlier view."""
        if before is None:
            return await self._drawn("board", game, view, words, look)
        change = renderer_of(game).since(before, view)
        return await self._drawn("change", game, change, words, look)

    async def hand(self, game: GameInfo, view: Any, words: Words, look: str = "") -> Picture:
        """Draw what one captain holds."""
        return await self._drawn("hand", game, view, words, look)

    async def draw(
        self, what: str, game: GameInfo, shown: Any, words: Words, look: str = ""
    ) -> Picture:
        """Draw a picture of some kind; in the usual colours where it is for everybody."""
        return await self._drawn(what, game, shown, words, look)

    async def example(self, game: str, rule: str, words: Words, look: str = "") -> Picture:
        """Draw the example of a rule."""
        return await self.take(Subject("example", game, rule, (), words.locale, look))

    async def open(self) -> None:
        """Make ready."""
        await self._drawer.open()

    async def close(self) -> None:
        """Stop drawing."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._drawer.close()

    async def _drawn(
        self, what: str, game: GameInfo, view: Any, words: Words, look: str
    ) -> Picture:
        rules = name_of(game.rules)
        subject = Subject(what, rules, view, names_of(game), words.locale, look)
        return await self.take(subject)

    async def take(self, subject: Subject) -> Picture:
        """Draw a subject, unless that was done before."""
        order = ordered(subject)
        drawing = self._kept.get(order) or self._begin(subject.what, order)
        self._kept.move_to_end(order)
        drawing.wanted += 1
        try:
            return await asyncio.shield(drawing.task)
        except Exception:
            self._forget(order, drawing)
            raise
        finally:
            drawing.wanted -= 1
            if not drawing.wanted and not drawing.begun:
                drawing.task.cancel()
                self._forget(order, drawing)

    def _forget(self, order: bytes, drawing: _Drawing) -> None:
        if self._kept.get(order) is drawing:
            del self._kept[order]

    def _begin(self, what: str, order: bytes) -> _Drawing:
        """Let a picture stand in line."""

        async def draw() -> Picture:
            aisle = self._aisle if what in PRIVATE else contextlib.nullcontext()
            async with aisle, self._brush:
                drawing.begun = True
                began = time.perf_counter()
                picture = await self._drawer.draw(order)
                self._meter.observe("picture", time.perf_counter() - began, what=what)
                return picture

        drawing = self._kept[order] = _Drawing(asyncio.create_task(draw()))
        self._tasks.add(drawing.task)
        drawing.task.add_done_callback(self._tasks.discard)
        if len(self._kept) > KEPT_PICTURES:
            self._kept.popitem(last=False)
        return drawing
