"""Several hosts on one store, each with shards of its own, in one process and on one clock."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.ownership import CachedData, Owner
from engine.host.values.rows import Change, GameRow, OutboxRow
from engine.host.values.shards import WORKER_BITS, Shard, Tenure, shard_of
from storage.engines.database import Database, open_database
from storage.store import SqlStore
from tests.engines import place_in
from tests.host.fakes import FakePresenter, ManualClock
from tests.host.house import KEY, House
from tests.toy.game import TOY

_GAIN = "UPDATE leases SET epoch = epoch + 1 WHERE shard = ? RETURNING epoch"
_LEASES = "CREATE TABLE leases (shard BIGINT PRIMARY KEY, epoch BIGINT, beat DOUBLE PRECISION)"


def guild_in(shard: int) -> int:
    """Return a server of a shard, which is a channel of its own."""
    return shard << WORKER_BITS


class Deed:
    """An Ownership that does what a test says."""

    alone = False
    waits = False

    def __init__(self, town: "Town", shards: Sequence[int]) -> None:
        self.town = town
        self.first = tuple(shards)
        self.owned: set[int] = set()
        self.epochs: dict[int, int] = {}
        self.heard: frozenset[int] = frozenset()
        self.changed = asyncio.Event()
        self.owner: Owner | None = None

    @property
    def shards(self) -> tuple[int, ...]:
        return tuple(self.owned)

    def owns(self, guild: int | None) -> bool:
        return shard_of(guild, self.town.total) in self.owned

    def tenure(self, guild: int | None) -> Tenure | None:
        shard = shard_of(guild, self.town.total)
        return Tenure(shard, self.epochs[shard]) if self.owns(guild) else None

    def tell(self, guild: int | None, game: int) -> None:
        for deed in self.town.deeds:
            if deed.owns(guild) and deed.owner is not None:
                deed.owner.mailed(game)

    def spread(self, kept: CachedData, number: int) -> None:
        for deed in self.town.deeds:
            if deed is not self and deed.owner is not None:
                deed.owner.changed(kept, number)

    def hears(self, shards: Collection[int]) -> None:
        self.heard = frozenset(shards)

    def heard_elsewhere(self, shard: int) -> bool | None:
        others = (deed for deed in self.town.deeds if deed is not self)
        return any(shard in deed.owned & deed.heard for deed in others)

    async def open(self, owner: Owner) -> None:
        self.owner = owner
        for shard in self.first:
            await self.gain(shard)

    async def hand_over(self) -> None:
        await self.close()

    async def close(self) -> None:
        for shard in tuple(self.owned):
            await self.lose(shard)

    async def gain(self, shard: int) -> None:
        assert self.owner is not None
        self.epochs[shard] = await self.town.begin_tenure(shard)
        await self.owner.gain(Shard(shard, self.town.total))
        self.owned.add(shard)

    async def give(self, shard: int) -> None:
        assert self.owner is not None
        self.owned.discard(shard)
        await self.owner.give(Shard(shard, self.town.total))

    async def lose(self, shard: int) -> None:
        assert self.owner is not None
        self.owned.discard(shard)
        await self.owner.lose(Shard(shard, self.town.total))


class PostingStore(SqlStore):
    """A store that delivers mail at once, as a server would."""

    deed: Deed

    async def create(self, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
        row, owed = await super().create(change)
        self._post(replace(change, row=row))
        return row, owed

    async def commit(self, change: Change) -> tuple[OutboxRow, ...]:
        owed = await super().commit(change)
        self._post(change)
        return owed

    def _post(self, change: Change) -> None:
        if change.away:
            self.deed.tell(change.row.info.guild, change.row.info.number)


class Town:
    """All hosts."""

    def __init__(self, total: int, database: Database) -> None:
        self.total = total
        self.database = database
        self.deeds: list[Deed] = []
        self.homes: list[House] = []

    async def begin_tenure(self, shard: int) -> int:
        """Count that a shard was gained once more."""
        ((epoch,),) = await self.database.write(lambda sql: sql.execute(_GAIN, (shard,)).fetchall())
        return int(epoch)

    async def settle(self) -> None:
        """Wait until nobody is busy: what one does may be mail for another."""
        for _ in range(3):
            for home in self.homes:
                await home.host.wait_idle()
            await asyncio.sleep(0)


@asynccontextmanager
async def town(folder: Path, *shares: Sequence[int], **how: Any) -> AsyncIterator[Town]:
    """Open a host for each share of shards, all on the database of `folder`."""
    clock = ManualClock()
    presenter = FakePresenter(clock)
    database = await open_database(place_in(folder))
    shards = sorted(shard for share in shares for shard in share)
    await database.write(lambda sql: _make(sql, shards))
    made = Town(len(shards), database)
    try:
        for share in shares:
            store, deed = PostingStore(database), Deed(made, share)
            store.deed = deed
            made.deeds.append(deed)
            registry = Registry((TOY,))
            host = Host(
                registry,
                store,
                presenter,
                clock,
                key_source=lambda size: KEY[:size],
                ownership=deed,
                **how,
            )
            await host.open()
            made.homes.append(House(host, store, database, presenter, clock, TOY))
        yield made
    finally:
        for home in made.homes:
            await home.host.close()
        await database.close()


def _make(sql: Any, shards: Sequence[int]) -> None:
    sql.execute("DROP TABLE IF EXISTS leases")
    sql.execute(_LEASES)
    for shard in shards:
        sql.execute("INSERT INTO leases (shard, epoch) VALUES (?, 0)", (shard,))
