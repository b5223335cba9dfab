"""The studio: draws pictures off the event loop, one at a time, and keeps the latest."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from cogs.posts import names_of, renderer_of
from engine.host.gauges import SILENCE, Meter
from engine.host.records import GameInfo
from render.picture import Picture
from render.words import Words

KEPT_PICTURES = 64


class Studio:
    """Draws boards and hands; equal views get the picture that was drawn before."""

    def __init__(self, meter: Meter = SILENCE) -> None:
        self._meter = meter
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._kept: OrderedDict[bytes, asyncio.Future[Picture]] = OrderedDict()

    async def board(self, game: GameInfo, view: Any, words: Words, palette: str = "") -> Picture:
        """Draw what everybody sees."""
        renderer, names = renderer_of(game), names_of(game)
        subject = ("board", words.locale, names, view, palette)
        return await self._drawn(subject, lambda: renderer.board(view, names, words, palette))

    async def hand(self, game: GameInfo, view: Any, words: Words, palette: str = "") -> Picture:
        """Draw what one captain holds."""
        renderer, names = renderer_of(game), names_of(game)
        subject = ("hand", words.locale, names, view, palette)
        return await self._drawn(subject, lambda: renderer.hand(view, names, words, palette))

    async def draw(self, what: str, game: GameInfo, shown: Any, words: Words) -> Picture:
        """Draw a picture of some kind for everybody."""
        drawing, names = renderer_of(game).drawings[what], names_of(game)
        subject = (what, words.locale, names, shown)
        return await self._drawn(subject, lambda: drawing.draw(shown, names, words, ""))

    def close(self) -> None:
        """Stop drawing."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _drawn(self, subject: Any, draw: Callable[[], Picture]) -> Picture:
        key = msgspec.json.encode(subject)
        future = self._kept.get(key)
        if future is None:
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self._thread, self._timed, subject[0], draw)
            self._kept[key] = future
            if len(self._kept) > KEPT_PICTURES:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(future)
        except Exception:
            self._kept.pop(key, None)
            raise

    def _timed(self, what: str, draw: Callable[[], Picture]) -> Picture:
        began = time.perf_counter()
        picture = draw()
        self._meter.observe("picture", time.perf_counter() - began, what=what)
        return picture
