"""Leases: the shards that this process moves, each by a lock that its session holds.

The session tells others that we live; where it ends, so do the locks. Where it hangs, others end it
before they take its shards, and by then `owns` denies them here: a sign of life counts for less
time than others wait. All of it is one task, which does nothing but that; what follows from a
gain or a loss is worked off by another, so that no work of theirs delays a sign of life.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from math import ceil
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from engine.host.ownership import CachedData, Owner
from engine.host.runtime.system_clock import since_boot
from engine.host.values.operating import where
from engine.host.values.shards import Shard, Tenure, shard_of
from storage.engines.database import DatabaseError
from storage.engines.places import Server
from storage.postgres.hearing import Hearing
from storage.postgres.line import PATIENCE
from storage.postgres.refusals import why
from storage.postgres.sharing import (
    END_HUNG,
    GAIN,
    LEAVE,
    LISTEN,
    LOCK,
    POST,
    PRESENT,
    UNLOCK,
    Event,
    agree,
    mail_of,
)

PULSE = 1.0  # seconds between two signs of life
VALID = 5.0  # seconds for which one counts here
HUNG = 8.0  # seconds without one after which others end the session
WORK_SECONDS = 30.0  # for what follows from a gain or a loss
SETTLE = 3.0  # seconds for which who comes back takes only what it had, so that shards stay
AGAIN = 5.0  # seconds until a shard is taken again that could not be worked

Raw = psycopg.AsyncConnection[tuple[Any, ...]]

_log = logging.getLogger(__name__)


class LateError(Exception):
    """We gave no sign of life in time, and may own nothing any more."""


class Leases:
    """Implements the host's Ownership on a server, beside other processes that do."""

    alone = False

    def __init__(self, place: Server, total: int, now: Callable[[], float] = since_boot) -> None:
        self._now = now
        self._place = place
        self._total = total
        self._owner: Owner | None = None
        self._held: dict[int, int] = {}  # epochs by shard, of those that are locked
        self._owned: set[int] = set()  # those of them that are worked
        self._until = 0.0  # how long the last sign of life counts
        self._had: set[int] = set()  # shards that were lost with the last session
        self._settled = 0.0  # when others have had the time to come back, too
        self._free: list[int] = []  # what is to be unlocked
        self._tired: dict[int, float] = {}  # until when a shard is left to others
        self._out: list[str] = []  # mail that no commit took along
        self._events: asyncio.Queue[Event] = asyncio.Queue()
        self._wake = asyncio.Event()
        self.changed = asyncio.Event()
        self._present = True  # and counted by others who share
        self._hearing = Hearing()
        self._leaving = False
        self._handed = asyncio.Event()  # all of it, to those who hear its people
        self._closing = False
        self._left = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shards(self) -> tuple[int, ...]:
        """List the shards that are moved here."""
        return tuple(sorted(self._owned)) if self._now() < self._until else ()

    @property
    def waits(self) -> bool:
        """Tell whether nothing is moved here because others have it all."""
        return not self._held and self._now() < self._until

    def owns(self, guild: int | None) -> bool:
        """Tell whether the games of a server are moved here, at this very moment."""
        return shard_of(guild, self._total) in self._owned and self._now() < self._until

    def tenure(self, guild: int | None) -> Tenure | None:
        """Return in which tenure the games of a server are moved here; None where they are not."""
        shard = shard_of(guild, self._total)
        return Tenure(shard, self._held[shard]) if self.owns(guild) else None

    def tell(self, guild: int | None, game: int) -> None:
        """Let the owner of a game know that it was changed here."""
        self._post(f"step {game} {'' if guild is None else guild}")

    def spread(self, kept: CachedData, number: int) -> None:
        """Let all other hosts know what was changed here."""
        self._post(f"{kept.value} {number} ")

    def hears(self, shards: Collection[int]) -> None:
        """Let others know whose people we hear by now, and no others."""
        if self._hearing.note(shards):
            self._wake.set()

    def heard_elsewhere(self, shard: int) -> bool | None:
        """Tell whether another process that has a shard hears its people; None: nobody knows."""
        return self._hearing.is_elsewhere(shard) if self._now() < self._until else None

    async def open(self, owner: Owner) -> None:
        """Begin to own; raise DatabaseError where the server or the other processes refuse."""
        self._owner = owner
        try:
            raw = await self._connected()
        except psycopg.Error as error:
            raise DatabaseError(why(self._place, error)) from None
        self._tasks = [asyncio.create_task(self._live(raw)), asyncio.create_task(self._work())]

    async def hand_over(self) -> None:
        """Hand over what is owned; return once those who have it by then hear its people."""
        self._leaving = True
        self._wake.set()
        if self._tasks and not self._tasks[0].done():
            await self._handed.wait()

    async def close(self) -> None:
        """Hand over what is owned, and end the session."""
        self._leaving = self._closing = True
        self._wake.set()
        if self._tasks and not self._tasks[0].done():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), WORK_SECONDS)
        self._left.set()  # in Python 3.11 a wait that ends just then swallows that it is cancelled
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._owned.clear()

    def _post(self, mail: str) -> None:
        self._out.append(mail)
        self._wake.set()

    # --- the session ---------------------------------------------------------------------------

    async def _connected(self) -> Raw:
        """Begin a session that others see, and hear what is told from now on."""
        given: Any = PATIENCE | conninfo_to_dict(self._place.url)
        raw: Raw = await psycopg.AsyncConnection.connect(autocommit=True, **given)
        try:
            raw.add_notify_handler(self._heard)
            await agree(raw, self._place, self._total)
            found = await (await raw.execute(LISTEN)).fetchone()
            assert found is not None
            await raw.execute(str(found[0]).encode())
        except BaseException:
            await raw.close()
            raise
        return raw

    async def _live(self, raw: Raw | None) -> None:
        """Hold a session for ever; whatever breaks it, we begin again with nothing."""
        lost = False
        while not self._left.is_set():
            try:
                raw = raw or await self._connected()
                if lost:
                    _log.warning("the leases can be had again")
                lost = False
                self._owner_of().forget_all()
                while not self._left.is_set():
                    await self._turn(raw)
                    await self._rest(raw)
            except Exception as error:  # noqa: BLE001  (nobody else would take it up again)
                if not lost:
                    _log.warning("the leases are lost: %s", where(error))
                lost = True
            finally:
                self._lose_all()
                if raw is not None:
                    await raw.close()
            raw = None
            if self._leaving:
                self._left.set()
            else:
                await self._pause()
        self._handed.set()  # or lost

    async def _turn(self, raw: Raw) -> None:
        """Give a sign of life, and take, hand over and let go what is due."""
        began = self._now()
        present = await _number(raw, PRESENT)
        if self._held and self._now() > self._until:
            raise LateError
        self._until = began + VALID
        while self._out:
            await raw.execute(POST, (self._out[0],))
            del self._out[0]
        while self._free:
            shard = self._free[0]
            await raw.execute(UNLOCK, (shard,))
            self._held.pop(shard, None)
            del self._free[0]
        await self._hearing.exchange(raw, self._held)
        if self._leaving:
            await self._leave(raw)
            return
        if (await _number(raw, END_HUNG, HUNG)) > 0:
            _log.warning("a bot that shared the games hung, and was shut out")
        await self._share(raw, ceil(self._total / max(1, present)))

    async def _share(self, raw: Raw, fair: int) -> None:
        """Take free shards up to a fair share; hand over one where there are too many."""
        now = self._now()
        for shard in range(self._total):
            if len(self._held) >= fair:
                break
            if shard in self._held or self._tired.get(shard, 0.0) > now:
                continue
            if now < self._settled and shard not in self._had:
                continue
            if await _number(raw, LOCK, shard):
                self._held[shard] = epoch = await _number(raw, GAIN, shard)
                self._events.put_nowait(("gain", shard, epoch))
        if len(self._held) > fair and len(self._owned) == len(self._held):
            self._hand_over(max(self._owned))

    async def _leave(self, raw: Raw) -> None:
        """Count for nobody's share any more, and go once all is handed over."""
        if self._present:
            await raw.execute(LEAVE)
            self._present = False
        for shard in tuple(self._owned):
            self._hand_over(shard)
        if self._held:
            return
        if self._hearing.is_covered or await _number(raw, PRESENT) == 0:
            self._handed.set()
        if self._closing:
            self._left.set()

    def _hand_over(self, shard: int) -> None:
        self._owned.discard(shard)
        self.changed.set()
        self._events.put_nowait(("give", shard, self._held[shard]))

    async def _rest(self, raw: Raw) -> None:
        """Wait for the next pulse, for news of the server, or for something to do."""
        loop, place = asyncio.get_running_loop(), raw.fileno()
        loop.add_reader(place, self._wake.set)
        try:
            await self._pause()
        finally:
            loop.remove_reader(place)

    async def _pause(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), PULSE)
        self._wake.clear()

    def _lose_all(self) -> None:
        for shard, epoch in self._held.items():
            self._events.put_nowait(("lose", shard, epoch))
        if self._held:
            self._had = set(self._held)
            self._settled = self._now() + SETTLE
        self._owned.clear()
        self.changed.set()
        self._held.clear()
        self._free.clear()
        self._until = 0.0

    def _heard(self, notify: psycopg.Notify) -> None:
        mail = mail_of(notify.payload)
        if mail is not None:
            self._events.put_nowait(mail)

    # --- what follows --------------------------------------------------------------------------

    async def _work(self) -> None:
        """Work off what was gained, lost and heard, in its order."""
        while True:
            event = await self._events.get()
            try:
                async with asyncio.timeout(WORK_SECONDS):
                    await self._worked(*event)
            except Exception as error:  # noqa: BLE001  (whoever owns nothing must not stay so)
                kind, shard, epoch = event
                _log.error("shard %d: %s failed: %s", shard, kind, where(error))
                if kind in {"gain", "give"} and self._held.get(shard) == epoch:
                    self._let_go(shard)

    async def _worked(self, kind: str, about: int, more: int | None) -> None:
        owner, shard = self._owner_of(), Shard(about, self._total)
        if kind == "step":
            if self.owns(more):
                owner.mailed(about)
        elif kind in set(CachedData):
            owner.changed(CachedData(kind), about)
        elif kind == "gain":
            await self._gain(owner, shard, more)
        elif kind == "lose":
            await owner.lose(shard)
        else:
            await owner.give(shard)
            if self._held.get(about) == more:
                self._free.append(about)
                self._wake.set()

    async def _gain(self, owner: Owner, shard: Shard, epoch: int | None) -> None:
        """Go on with a shard, unless it is lost by now."""
        if self._held.get(shard.number) != epoch:
            return
        await owner.gain(shard)
        if self._held.get(shard.number) == epoch:
            self._owned.add(shard.number)
            self.changed.set()
            _log.info("shard %d is played here", shard.number)

    def _let_go(self, shard: int) -> None:
        """Leave a shard that could not be worked to others for a while."""
        self._owned.discard(shard)
        self.changed.set()
        self._tired[shard] = self._now() + AGAIN
        self._free.append(shard)
        self._wake.set()

    def _owner_of(self) -> Owner:
        assert self._owner is not None
        return self._owner


async def _number(raw: Raw, statement: bytes, *values: object) -> int:
    found = await (await raw.execute(statement, values)).fetchone()
    return 0 if found is None else int(found[0])
