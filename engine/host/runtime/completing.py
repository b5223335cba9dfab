"""Completing: posts that went out in words get their pictures once those are drawn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from engine.host.ports import Finish, OutdatedError, Presenter, Store, UnreachableError
from engine.host.values.operating import where
from engine.host.values.posts import Post
from engine.host.values.replies import Panel
from engine.host.values.rows import OutboxRow
from engine.host.values.shards import Shard, Tenure

Work: TypeAlias = Callable[[Tenure], Awaitable[None]]

_log = logging.getLogger(__name__)


class Completer:
    """Waits for the pictures of bare rows beside all lanes; one that is there takes its turn."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        *,
        compose: Callable[[OutboxRow], Awaitable[Post]],
        points: Callable[[str], None],
        take_turn: Callable[[OutboxRow, Work], None],
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._compose = compose
        self._points = points
        self._take_turn = take_turn
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._guilds: dict[asyncio.Task[None], int | None] = {}

    def begin(self, row: OutboxRow) -> None:
        """Wait for the picture of a bare row."""
        self.forget(*row.message)
        task = self._tasks[row.message] = asyncio.create_task(self._wait(row))
        self._guilds[task] = row.guild
        task.add_done_callback(partial(self._ended, row))

    def forget(self, game: int, post: int) -> None:
        """Wait no more for the picture of a post: a newer edit brings its own."""
        task = self._tasks.pop((game, post), None)
        if task is not None:
            task.cancel()

    def tasks(self) -> list["asyncio.Task[None]"]:
        """List what is waited for."""
        return list(self._tasks.values())

    async def drop(self, shard: Shard) -> None:
        """Wait no more for a shard; what is bare stays so until somebody gains it."""
        tasks = [task for task in self.tasks() if shard.has(self._guilds[task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, row: OutboxRow) -> None:
        work: Work = partial(self._store.completed, row.id)
        try:
            post = await self._compose(row)
            finish = await self._presenter.draw(post, partial(self.is_fresh, row, post))
            if finish is not None:
                work = partial(self._complete, row, post, finish)
        except Exception as error:  # noqa: BLE001  (the words stand there already)
            facts = {"game": row.game, "post": row.id}
            _log.error("post %d stays without picture: %s", row.id, where(error), extra=facts)
        self._take_turn(row, work)

    async def _complete(self, row: OutboxRow, post: Post, finish: Finish, tenure: Tenure) -> None:
        """Add a picture to what stands there, unless that is newer by now."""
        if not await self._store.is_bare(row.id):
            return
        try:
            self._points("before-send")
            await finish()
            self._points("after-send")
        except OutdatedError:
            self.begin(row)
            return
        except UnreachableError:
            facts = {"game": row.game, "post": row.id}
            _log.warning("post %d stays without picture", row.id, extra=facts)
        if not await self.is_fresh(row, post):  # another process may have redrawn it before
            self.begin(row)
            return
        self._points("before-mark")
        await self._store.completed(row.id, tenure)
        self._points("after-mark")

    async def is_fresh(self, row: OutboxRow, post: Post) -> bool:
        """Tell whether a post shows the panel as it stands now."""
        if post.panel is None:
            return True
        return _face(post.panel) == _face((await self._compose(row)).panel)

    def _ended(self, row: OutboxRow, task: "asyncio.Task[None]") -> None:
        del self._guilds[task]
        if self._tasks.get(row.message) is task:
            del self._tasks[row.message]


def _face(panel: Panel | None) -> tuple[object, ...]:
    """Return what of a panel its words and its picture show."""
    return () if panel is None else (panel.group, panel.status, panel.form, panel.view)
