"""What is shown of a game is of one moment, also while a step is being committed."""

import asyncio
from pathlib import Path

import pytest

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.values.rows import Change, OutboxRow
from storage.store import SqlStore
from tests.host.fakes import until
from tests.host.house import PEOPLE, house


@pytest.mark.parametrize("looker", [None, PEOPLE[0]])
async def test_a_look_while_a_step_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looker: int | None
) -> None:
    """The table of a start is on the disk already, its card not yet in memory."""
    commit, written, may_return = SqlStore.commit, asyncio.Event(), asyncio.Event()

    async def slow(store: SqlStore, change: Change) -> tuple[OutboxRow, ...]:
        rows = await commit(store, change)
        written.set()
        await may_return.wait()
        return rows

    async with house(tmp_path) as home:
        number = await home.lobby()
        monkeypatch.setattr(SqlStore, "commit", slow)
        starting = asyncio.create_task(home.host.start(number, PEOPLE[0]))
        await written.wait()
        look = asyncio.create_task(home.host.glance(number, looker))
        read = asyncio.create_task(home.store.table(number))
        await until(read.done)
        may_return.set()
        glance = await look
        await starting
        assert (glance.view is not None) == bool(glance.asks)


async def test_a_look_at_a_game_that_somebody_else_has_moved_on(tmp_path: Path) -> None:
    """A card that is in memory and a table from the store are of two moments."""
    async with house(tmp_path) as home:
        number = await home.started(2)
        other = Host(Registry((home.game,)), home.store, home.presenter, home.clock)
        before = await other.info(number)
        await home.play_round(number)
        await home.host.wait_idle()
        look, own = await other.glance(number, PEOPLE[0]), await home.host.glance(number, PEOPLE[0])
        assert (look.game, look.group, look.view) == (own.game, own.group, own.view)
        assert before is not None
        assert look.game.revision > before.revision
        await other.close()
