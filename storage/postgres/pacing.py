"""Paces that all processes share: who takes some time of one goes when it comes."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from engine.host.runtime.system_clock import since_boot
from storage.places import Server
from storage.postgres.line import PATIENCE

ANSWER_SECONDS = 1.0  # for which anybody waits for the server
AGAIN = 5.0  # seconds until it is asked again where it did not answer
TURNS = 720.0  # that others may have taken; a time further ahead was written by a wrong clock
# What is lost where a server crashes is a moment's pace: nobody waits for its disk.
_CARELESS = b"SET synchronous_commit = off"
_NOW = "extract(epoch FROM clock_timestamp())::float8"
_TAKE = f"""
INSERT INTO paces AS pace (what, free) VALUES (%(what)s, {_NOW} + %(seconds)s)
ON CONFLICT (what) DO UPDATE SET free = %(seconds)s +
    CASE WHEN pace.free BETWEEN {_NOW} AND {_NOW} + %(ahead)s THEN pace.free ELSE {_NOW} END
RETURNING pace.free - %(seconds)s - {_NOW}
""".encode()  # noqa: S608

Raw = psycopg.AsyncConnection[tuple[Any, ...]]

_log = logging.getLogger(__name__)


class SharedPaces:
    """Paces that are kept on a server, over a connection of their own."""

    def __init__(self, place: Server, now: Callable[[], float] = since_boot) -> None:
        self._place = place
        self._now = now
        self._raw: Raw | None = None
        self._again = 0.0  # when the server is asked again
        self._lock = asyncio.Lock()

    async def take(self, what: str, seconds: float) -> float | None:
        """Take the next free time of a pace; return how long to wait for it.

        None where the server does not answer: whoever asks goes at a pace of its own then.
        """
        if self._now() < self._again:
            return None
        taking = asyncio.create_task(self._taken(what, seconds))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.shield(taking)
        except (psycopg.Error, OSError, TimeoutError):
            _log.warning("the pace is not shared for a while: the database does not answer")
            self._again = self._now() + AGAIN
            # What is cancelled first waits for a server that hangs: the library asks it to stop.
            await self.close()
            taking.cancel()
            return None

    async def close(self) -> None:
        """End the connection."""
        raw, self._raw = self._raw, None
        if raw is not None:
            await raw.close()

    async def _taken(self, what: str, seconds: float) -> float:
        taken = {"what": what, "seconds": seconds, "ahead": TURNS * seconds}
        async with self._lock:
            raw = self._raw or await self._connected()
            found = await (await raw.execute(_TAKE, taken)).fetchone()
        assert found is not None
        return max(0.0, float(found[0]))

    async def _connected(self) -> Raw:
        given: Any = PATIENCE | conninfo_to_dict(self._place.url)
        self._raw = raw = await psycopg.AsyncConnection.connect(autocommit=True, **given)
        await raw.execute(_CARELESS)
        return raw
