"""A process of whatever code lies around it, which shares games and does what it is told.

`tests/storage/test_older.py` runs it in a tree of older code: it speaks only of what both have.
"""

import asyncio
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.values.denials import DeniedError
from engine.host.values.posts import Post
from storage.postgres import leases
from storage.postgres.leases import Leases
from storage.store import SqlStore
from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import KEY, House
from tests.toy.game import TOY

OURS = ("engine", "storage", "tests")
LOOK = 0.05  # seconds of truth between two looks at what another process does


def _storage(name: str) -> ModuleType:
    """Import a part of the storage, which older code has in no folder."""
    try:
        return import_module(f"storage.{name}")
    except ModuleNotFoundError:
        return import_module(f"storage.engines.{name}")


class Blind(FakePresenter):
    """Posts of one process; those of the other are beyond its sight."""

    def _edit(self, post: Post, *, bare: bool) -> None:
        """Edit nothing."""


async def main(url: str, total: int) -> None:
    """Share the games of a server until there are no more orders."""
    leases.PULSE = 0.02
    place, clock = _storage("places").Server(url), ManualClock()
    presenter = Blind(clock)
    database = await _storage("database").open_database(place, shared=True)
    assert not strangers(), "code of another version"
    lease, store = Leases(place, total), SqlStore(database)
    host = Host(
        Registry((TOY,)),
        store,
        presenter,
        clock,
        key_source=lambda size: KEY[:size],
        ownership=lease,
    )
    await host.open()
    home = House(host, store, database, presenter, clock, TOY)
    while order := await asyncio.to_thread(sys.stdin.readline):
        verb, *given = order.split()
        done = await _obeyed(home, lease, verb, tuple(map(int, given)))
        sys.stdout.write(f"{done}\n")
        sys.stdout.flush()
    await host.close()
    await database.close()


def strangers() -> list[str]:
    """Name what is loaded of a tree that does not lie around this process."""
    ours = [(name, each) for name, each in sys.modules.items() if name.startswith(OURS)]
    return [
        name
        for name, each in ours
        if each.__file__ and not Path(each.__file__).is_relative_to(Path.cwd())
    ]


async def _obeyed(home: House, lease: Leases, verb: str, given: tuple[int, ...]) -> int:
    """Carry out an order; return a number that says what came of it."""
    if verb == "have":
        while lease.shards != given:  # noqa: ASYNC110  (what is waited for has no event)
            await asyncio.sleep(LOOK)
        return len(given)
    if verb == "begin":
        return await home.started(channel=given[0])
    if verb == "posts":
        await home.host.wait_idle()
        return len(home.presenter.messages)
    if verb == "pass":
        await home.clock.advance(given[0])
        return given[0]
    number, person = given
    with suppress(DeniedError):  # mail of what others did is on its way
        panel = await home.panel(number, person)
        if panel.group is not None and panel.status not in {"done", "not-needed"}:
            await home.submit(number, person)
            return 1
    return 0


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
