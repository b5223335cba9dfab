"""Outdated posts: what has changed while a post was on its way is told as it stands now."""

import asyncio
from pathlib import Path

from engine.core.table import SeatStatus
from engine.host.ports import Finish, Fresh, OutdatedError, Pass, Sent, stay, unchanged
from engine.host.values.posts import Post, PostKind
from engine.host.values.terms import Terms
from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import PACE, PEOPLE, chosen_by, house
from tests.walk.game import WALK


class Meanwhile(FakePresenter):
    """Lets a captain draft while an edit of the question, or its picture, is on its way."""

    def __init__(self) -> None:
        super().__init__(ManualClock())
        self.holds = False
        self.reached, self.drafted = asyncio.Event(), asyncio.Event()
        self.outdated = 0

    async def _asked(self, post: Post, fresh: Fresh) -> None:
        if post.panel is None or not self.holds:
            return
        self.reached.set()
        await self.drafted.wait()
        if not await fresh():
            self.outdated += 1
            raise OutdatedError

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        if post.edits is not None:
            await self._asked(post, fresh)
        return await super().deliver(post, let_pass, fresh)

    async def draw(self, post: Post, fresh: Fresh = unchanged) -> Finish | None:
        finish = await super().draw(post, fresh)

        async def asking() -> None:
            await self._asked(post, fresh)
            if finish is not None:
                await finish()

        return finish and asking


async def drafted(folder: Path, presenter: Meanwhile, *, answers: bool) -> list[Post]:
    """Let a captain draft as soon as something is on its way; return what they were told."""
    async with house(folder, game=WALK, presenter=presenter) as home:
        number = await home.started(terms=Terms(pace=PACE, variant="rescue"))
        if answers:
            await home.host.wait_idle()
            presenter.holds = True
            await home.submit(number, PEOPLE[0])
        await presenter.reached.wait()
        panel = await home.panel(number, PEOPLE[0])
        assert panel.group is not None
        await home.host.save(number, PEOPLE[0], panel.group, chosen_by(panel, home.game))
        presenter.drafted.set()
        await home.host.wait_idle()
        (message,) = (each for each in presenter.messages.values() if each.place == PEOPLE[0])
        return message.edits


async def test_an_edit_that_is_outdated_is_made_anew(tmp_path: Path) -> None:
    presenter = Meanwhile()
    edits = await drafted(tmp_path, presenter, answers=True)
    assert presenter.outdated == 1
    assert [post.panel and post.panel.status for post in edits] == [SeatStatus.DRAFT]


async def test_a_late_picture_that_is_outdated_is_drawn_anew(tmp_path: Path) -> None:
    presenter = Meanwhile()
    presenter.slow, presenter.holds = frozenset({PostKind.ORDER}), True
    edits = await drafted(tmp_path, presenter, answers=False)
    assert presenter.outdated == 1
    assert [post.panel and post.panel.status for post in edits] == [SeatStatus.DRAFT]
