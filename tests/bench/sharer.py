"""One of several processes on a server: `python -m tests.bench.sharer KIND NUMBER TOTAL URL`.

It says when it is ready, begins when it is told to, and tells how much it did in how long.
"""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

from engine.host.host import Host
from engine.host.values.shards import WORKER_BITS
from render.games import GAMES
from storage.engines.database import open_database
from storage.engines.places import Server
from storage.postgres.leases import Leases
from storage.store import SqlStore
from tests.bench.committing import rate_of
from tests.bench.hosting import SilentPresenter, steps_of
from tests.host.fakes import ManualClock

GAMES_EACH, COMMITS, STEPS = 20, 30, 6
LOOK = 0.1  # seconds between two looks at whether the shards are shared out

Work = Callable[[], Awaitable[int]]


async def committing(stack: AsyncExitStack, number: int, _total: int, place: Server) -> Work:
    """Commit steps of games that nothing is played in."""
    database = await open_database(place, shared=True)
    stack.push_async_callback(database.close)
    channels = range(1 + number * GAMES_EACH, 1 + (number + 1) * GAMES_EACH)

    async def work() -> int:
        await rate_of(SqlStore(database), channels, COMMITS)
        return GAMES_EACH * COMMITS

    return work


async def deciding(stack: AsyncExitStack, number: int, total: int, place: Server) -> Work:
    """Play games of a shard of one's own through the host."""
    database = await open_database(place, shared=True)
    stack.push_async_callback(database.close)
    lease, clock = Leases(place, total), ManualClock()
    if total == 1:
        host = Host(GAMES.rules, SqlStore(database), SilentPresenter(), clock)
    else:
        host = Host(GAMES.rules, SqlStore(database), SilentPresenter(), clock, ownership=lease)
    await host.open()
    stack.push_async_callback(host.close)
    while total > 1 and len(lease.shards) != 1:  # noqa: ASYNC110
        await asyncio.sleep(LOOK)
    shard = lease.shards[0] if total > 1 else 0
    guilds = [(shard + total * game) << WORKER_BITS for game in range(1, GAMES_EACH + 1)]

    async def work() -> int:
        games = (steps_of(host, clock, guild, STEPS) for guild in guilds)
        return sum(map(len, await asyncio.gather(*games)))

    return work


KINDS = {"commits": committing, "decisions": deciding}


async def main() -> None:
    """Work once everybody is ready."""
    kind, number, total, url = sys.argv[1:]
    async with AsyncExitStack() as stack:
        work = await KINDS[kind](stack, int(number), int(total), Server(url))
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        began = time.perf_counter()
        done = await work()
        sys.stdout.write(json.dumps([done, time.perf_counter() - began]) + "\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)  # nobody takes over from who is ready first


if __name__ == "__main__":
    asyncio.run(main())
