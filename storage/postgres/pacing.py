"""What all processes share: paces, of which one takes a time and goes when it comes, and clicks."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from engine.host.runtime.system_clock import since_boot
from storage.engines.places import Server
from storage.postgres.line import PATIENCE

ANSWER_SECONDS = 1.0  # for which anybody waits for the server
AGAIN = 5.0  # seconds until it is asked again where it did not answer
TURNS = 720.0  # that others may have taken; a time further ahead was written by a wrong clock
# What is lost where a server crashes is a moment's pace or clicks: nobody waits for its disk.
_CARELESS = b"SET synchronous_commit = off"
_NOW = "extract(epoch FROM clock_timestamp())::float8"
_TAKE = f"""
INSERT INTO paces AS pace (what, free) VALUES (%(what)s, {_NOW} + %(seconds)s)
ON CONFLICT (what) DO UPDATE SET free = %(seconds)s +
    CASE WHEN pace.free BETWEEN {_NOW} AND {_NOW} + %(ahead)s THEN pace.free ELSE {_NOW} END
RETURNING pace.free - %(seconds)s - {_NOW}
""".encode()  # noqa: S608

_CLAIM = b"INSERT INTO clicks VALUES (%s) ON CONFLICT DO NOTHING RETURNING id"
_FORGET = b"DELETE FROM clicks WHERE id < %s"
FORGET = 60.0  # seconds after which clicks are forgotten that nobody can work any more
PAST = 900_000 << 22  # how much lower their numbers are: these tell the milliseconds

Raw = psycopg.AsyncConnection[tuple[Any, ...]]

_log = logging.getLogger(__name__)


class SharedPaces:
    """Paces and clicks that are kept on a server, over a connection of their own."""

    def __init__(self, place: Server, now: Callable[[], float] = since_boot) -> None:
        self._place = place
        self._now = now
        self._raw: Raw | None = None
        self._again = 0.0  # when the server is asked again
        self._silent = False
        self._forgotten = 0.0  # when old clicks were
        self._lock = asyncio.Lock()

    async def take(self, what: str, seconds: float) -> float | None:
        """Take the next free time of a pace; return how long to wait for it.

        None where the server does not answer: whoever asks goes at a pace of its own then.
        """
        taken = {"what": what, "seconds": seconds, "ahead": TURNS * seconds}
        found = await self._asked(_TAKE, taken)
        return None if found is None else max(0.0, float(found[0][0]))

    async def claim(self, click: int) -> bool:
        """Take a click; tell whether nobody had it. Where the server does not answer it is ours."""
        if self._now() > self._forgotten + FORGET:
            self._forgotten = self._now()
            await self._asked(_FORGET, (click - PAST,))
        found = await self._asked(_CLAIM, (click,))
        return found is None or bool(found)

    async def close(self) -> None:
        """End the connection."""
        raw, self._raw = self._raw, None
        if raw is not None:
            await raw.close()

    async def _asked(self, statement: bytes, values: Any) -> list[Any] | None:
        """Ask the server; None where it does not answer."""
        if self._now() < self._again:
            return None
        asking = asyncio.create_task(self._rows(statement, values))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                rows = await asyncio.shield(asking)
        except (psycopg.Error, OSError, TimeoutError):
            if not self._silent:
                _log.warning("paces are not shared for a while: the database does not answer")
            self._silent = True
            self._again = self._now() + AGAIN
            # What is cancelled first waits for a server that hangs: the library asks it to stop.
            await self.close()
            asking.cancel()
            return None
        if self._silent:
            _log.warning("paces are shared again")
        self._silent = False
        return rows

    async def _rows(self, statement: bytes, values: Any) -> list[Any]:
        async with self._lock:
            raw = self._raw or await self._connected()
            cursor = await raw.execute(statement, values)
            return await cursor.fetchall() if cursor.description else []

    async def _connected(self) -> Raw:
        given: Any = PATIENCE | conninfo_to_dict(self._place.url)
        self._raw = raw = await psycopg.AsyncConnection.connect(autocommit=True, **given)
        await raw.execute(_CARELESS)
        return raw
