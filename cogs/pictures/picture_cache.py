"""The picture cache: has pictures drawn, each once, and keeps the latest."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import PurePath
from typing import Any, NamedTuple

from cogs.pages.posts import names_of, renderer_of
from cogs.pictures.drawing_pool import DrawingPool, DrawingPriority, Job
from cogs.pictures.drawing_process import DrawingThread
from engine.core.registry import name_of
from engine.host.values.records import GameInfo
from render.drawing import Subject, ordered
from render.picture import Picture, PictureSheet
from render.words import Words

KEPT_PICTURES = 64


class Waits(NamedTuple):
    """How many seconds the words of a message wait for its pictures."""

    public: float = 2.0
    private: float = 0.7


USUAL = Waits()

RANKS: Mapping[str, DrawingPriority] = {
    **dict.fromkeys(("hand", "orders", "example"), DrawingPriority.PRIVATE),
    "film": DrawingPriority.BESIDE,
}


def rank_of(what: str) -> DrawingPriority:
    """Tell how much it matters on Discord that a kind of picture is there soon."""
    return RANKS.get(what, DrawingPriority.PUBLIC)


def of_a_page(_what: str) -> DrawingPriority:
    """Let whatever is drawn for a page wait until nothing on Discord does."""
    return DrawingPriority.PAGE


class PictureCache:
    """Has boards and hands drawn; equal views get the picture that was drawn before.

    What nobody waits for any more, as something newer took its place, is not drawn.
    """

    def __init__(
        self,
        pool: DrawingPool | None = None,
        waits: Waits = USUAL,
        ranks: Callable[[str], DrawingPriority] = rank_of,
    ) -> None:
        self._pool = pool or DrawingPool(DrawingThread)
        self._waits = waits
        self._ranks = ranks
        self._kept: OrderedDict[bytes, Job] = OrderedDict()

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

    def wait(self, *, private: bool) -> float:
        """Return how long words wait; not at all while what is drawn now takes that long."""
        if self._pool.is_stuck(self._waits.public):
            return 0.0
        return self._waits.private if private else self._waits.public

    def state(self) -> str:
        """Tell the operator how drawing goes."""
        return self._pool.state()

    def open(self) -> None:
        """Make ready, so that the first picture takes no longer than others."""
        self._pool.open()

    async def close(self) -> None:
        """Stop drawing."""
        await self._pool.close()

    async def _drawn(
        self, what: str, game: GameInfo, view: Any, words: Words, look: str
    ) -> Picture:
        rules = name_of(game.rules)
        subject = Subject(what, rules, view, names_of(game), words.locale, look)
        return await self.take(subject, game.number)

    async def take(self, subject: Subject, number: int | None = None) -> Picture:
        """Draw a subject, after the earlier ones of its game; not if that was done before."""
        order = ordered(subject)
        job = self._kept.get(order) or self._begin(subject.what, order, number)
        self._kept.move_to_end(order)
        job.wanted += 1
        try:
            return named(await asyncio.shield(job.picture))
        except Exception:
            self._forget(job)
            raise
        finally:
            job.wanted -= 1
            if not job.wanted and not job.begun and not job.picture.done():
                self._forget(job)
                self._pool.drop(job)

    def _forget(self, job: Job) -> None:
        if self._kept.get(job.order) is job:
            del self._kept[job.order]

    def _begin(self, what: str, order: bytes, number: int | None) -> Job:
        rank = self._ranks(what)
        line = order if number is None else (number, rank)
        job = self._kept[order] = Job(what, order, line, number or 0, rank)
        if len(self._kept) > KEPT_PICTURES:
            self._kept.popitem(last=False)
        self._pool.add(job)
        return job


@lru_cache(KEPT_PICTURES)
def named(picture: Picture) -> Picture:
    """Name a picture by what it shows, so that one that hangs already is not sent again."""
    sheets = tuple(each._replace(name=_name(each)) for each in picture.sheets)
    return picture._replace(name=_name(picture), sheets=sheets)


def _name(picture: Picture | PictureSheet) -> str:
    name, code = PurePath(picture.name), hashlib.sha256(picture.png).hexdigest()[:12]
    return f"{name.stem.partition('-')[0]}-{code}{name.suffix}"
