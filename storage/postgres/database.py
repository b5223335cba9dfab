"""A database on a server: reached, checked, held and made, or refused untouched."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager

import psycopg
from psycopg import errors

from storage.engines.database import Database, DatabaseError, HeldDatabaseError
from storage.engines.places import Server
from storage.engines.sql import StorageFaultError, T, Work
from storage.postgres.connection import PostgresConnection
from storage.postgres.line import LOOK, Backend, ReconnectingConnection, connect
from storage.postgres.migrating import is_behind, make, migrate
from storage.postgres.refusals import NO_RIGHT, READ_ONLY, why
from storage.postgres.statements import FUNCTION, PostgresSql, Raw, speaking

NO_FUNCTION = (
    "{place} lacks a function that its tables came with; restore a copy that has all of the schema."
)
HELD = "{place} is held by another running bot; stop that one first."
POOLED = (
    "{place} is reached through a pool that changes connections between transactions, which takes "
    "away the bot's hold on its games; name the server itself in [storage] url."
)
BEHIND = "{place} is of an older version; the next start of the bot brings it up to date."
# One number for the tables of one bot: several may live in a database, each in a schema.
_LOCK = "hashtextextended('mothership ' || current_schema(), 0)"
_HOLD = f"SELECT pg_advisory_lock({_LOCK})"
_HOLD_TOGETHER = f"SELECT pg_advisory_lock_shared({_LOCK})"
_END = "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE pid = %s"
_MAKING_LOCK = "hashtextextended('mothership making ' || current_schema(), 0)"
_MAKING = f"SELECT pg_advisory_lock({_MAKING_LOCK})"
_MADE = f"SELECT pg_advisory_unlock({_MAKING_LOCK})"
# Whoever hangs in the middle of a step must not keep others from its game.
_BRIEF = "SET idle_in_transaction_session_timeout = '8s'"
_PATIENT = "SET lock_timeout = '2s'"  # a server takes a moment to notice that a bot was killed
_HOLDER = f"""
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND (classid::bigint << 32) | objid::bigint = {_LOCK}
"""  # noqa: S608
HUNG_SECONDS = 30  # without a sign of life
_END_HUNG = f"""
SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
WHERE pid IN ({_HOLDER}) AND clock_timestamp() - state_change > %s * interval '1 second'
"""  # noqa: S608
_ABOUT = "SELECT to_regclass('about')::text, to_regclass('games')::text, current_schema()::text"
_MAY = """
SELECT bool_and(has_table_privilege(oid, action)) FROM pg_class,
unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS action
WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""

_MAY_CALL = """
SELECT bool_and(has_function_privilege(oid, 'EXECUTE')) FROM pg_proc
WHERE proname = %s AND pronamespace = current_schema()::regnamespace
"""
# Whoever wrote nothing for that long is gone: a host beats.
_FORGET_WRITERS = "DELETE FROM writers WHERE at < now() - interval '1 day'"

_log = logging.getLogger(__name__)


class PostgresDatabase(Database):
    """An open database, held until it is closed."""

    def __init__(self, connection: PostgresConnection) -> None:
        self.read = connection.read
        self.write = connection.write
        self.scour = connection.scour
        self.lost = connection.lost
        self._both = connection

    async def close(self) -> None:
        """End both connections, and with them the hold."""
        await self._both.close()


class PostgresPeek:
    """What reads a database without holding it, also while a bot runs; a write fails."""

    def __init__(self, place: Server) -> None:
        self._place = place

    async def read(self, work: Work[T]) -> T:
        """Run `work` on what is committed."""
        return await asyncio.to_thread(look, self._place, work)

    async def write(self, work: Work[T]) -> T:
        """Run `work` as well: the database refuses it as soon as it writes."""
        return await asyncio.to_thread(look, self._place, work)

    async def scour(self) -> None:
        """Do nothing: nothing was deleted from here."""


async def open_postgres(
    place: Server, *, waiting: bool = False, shared: bool = False
) -> PostgresDatabase:
    """Open a database, whose tables are made where there are none; raise DatabaseError."""
    while True:
        try:
            return await _opened(place, shared=shared)
        except HeldDatabaseError:
            if not waiting:
                raise
        await asyncio.to_thread(reach, place, end_hung)


async def _opened(place: Server, *, shared: bool) -> PostgresDatabase:
    hold = _holding(place, shared=shared)
    writing, reading = (
        ReconnectingConnection(place.url, hold),
        ReconnectingConnection(place.url, lambda _raw, _before: None),
    )
    try:
        await asyncio.to_thread(_prepared, place, writing, reading, shared=shared)
    except BaseException:
        writing.close()
        reading.close()
        raise
    return PostgresDatabase(PostgresConnection(writing, reading))


def end_hung(raw: Raw) -> None:
    """End the session of a holder that gives no sign of life; whatever it does later is refused."""
    if raw.execute(_END_HUNG.encode(), (HUNG_SECONDS,)).fetchone() is not None:
        _log.warning("the bot that held the games hung, and was shut out")


@asynccontextmanager
async def peeked_postgres(place: Server) -> AsyncIterator[PostgresPeek]:
    """Look into a database; raise DatabaseError."""

    def check(raw: Raw) -> None:
        if not _is_made(place, raw):
            raise DatabaseError(f"There is no database of this bot at {place}.")
        if is_behind(place, raw):
            raise DatabaseError(BEHIND.format(place=place))

    await asyncio.to_thread(reach, place, check)
    try:
        yield PostgresPeek(place)
    except StorageFaultError as error:
        raise DatabaseError(f"{place} cannot be used ({error}).") from error


def reach(place: Server, work: Callable[[Raw], T]) -> T:
    """Run `work` on a connection of its own; raise DatabaseError."""
    try:
        with closing(connect(place.url)) as raw:
            return work(raw)
    except psycopg.Error as error:
        raise DatabaseError(why(place, error)) from None


def look(place: Server, work: Work[T]) -> T:
    """Run `work` on what is committed, over a connection of its own."""
    with reading(place) as sql:
        return work(sql)


@contextmanager
def reading(place: Server) -> Iterator[PostgresSql]:
    """Read at one moment, over a connection of this thread; raise DatabaseError."""
    try:
        with closing(connect(place.url)) as raw, speaking(raw) as sql:
            raw.execute(LOOK)
            yield sql
    except psycopg.Error as error:
        raise DatabaseError(why(place, error)) from None


def is_held_at(place: Server) -> bool:
    """Tell whether a live process holds a database; nothing is created or changed."""
    return reach(place, lambda raw: raw.execute(_HOLDER).fetchone() is not None)


def is_behind_at(place: Server) -> bool:
    """Tell whether the next start of a bot will migrate tables; nothing is created or changed."""
    return reach(place, lambda raw: _is_made(place, raw) and is_behind(place, raw))


def _holding(place: Server, *, shared: bool) -> Callable[[Raw, Backend | None], None]:
    """Make what takes the hold whenever a connection is made anew, alone or with others.

    The server may not know yet that the connection before broke: that one is ended first.
    """

    def hold(raw: Raw, before: Backend | None) -> None:
        if before is not None:
            raw.execute(f"{_END} AND backend_start::text = %s".encode(), before)
        raw.execute(_PATIENT)
        try:
            raw.execute(_HOLD_TOGETHER if shared else _HOLD)
        except errors.LockNotAvailable:
            raise HeldDatabaseError(HELD.format(place=place)) from None
        raw.execute("RESET lock_timeout")
        if shared:
            raw.execute(_BRIEF)

    return hold


def _prepared(
    place: Server, writing: ReconnectingConnection, reading: ReconnectingConnection, *, shared: bool
) -> None:
    """Connect both lines; the hold is taken last, as a pool would keep it when we are gone."""
    try:
        with ExitStack() as unused:
            raws = [unused.enter_context(closing(connect(place.url))) for _ in range(2)]
            if is_pooled(*raws):
                raise DatabaseError(POOLED.format(place=place))
            reading.begin(raws[0])
            writing.begin(raws[1])
            raws[1].execute(_MAKING)  # those who share may begin at once
            _bring_up(place, raws[1])
            raws[1].execute(_MADE)
            if not shared:  # whoever shares again goes on where we stop
                raws[1].execute("DELETE FROM leases")
            raws[1].execute(_FORGET_WRITERS)
            _check_rights(place, raws[1])
            unused.pop_all()
    except (psycopg.Error, StorageFaultError) as error:
        raise DatabaseError(why(place, error)) from None


def _bring_up(place: Server, raw: Raw) -> None:
    """Make tables where there are none, and older ones such as this program knows."""
    if not _is_made(place, raw):
        make(raw)
        _log.info("the tables were made")
    elif is_behind(place, raw):
        _log.info("the tables were brought to versions %s", migrate(raw))


def is_pooled(one: Raw, other: Raw) -> bool:
    """Tell whether something between changes connections: one that answers is not one that asked.

    Some pools hand out the connection that came back last, some the one that rested longest, and
    some the same while nobody else wants it: so one asks twice, and each inside the other's
    transaction, but that only where two are there.
    """
    seen: dict[Raw, set[int]] = {one: set(), other: set()}

    def is_mixed(*asking: Raw) -> bool:
        for raw in asking:
            seen[raw].add(_backend(raw))
        return len(seen[one]) > 1 or len(seen[other]) > 1 or seen[one] == seen[other]

    if is_mixed(one, other, one, one, other):
        return True
    for first, second in ((one, other), (other, one)):
        first.execute("BEGIN")
        mixed = is_mixed(first, second, first)
        first.execute("COMMIT")
        if mixed or is_mixed(second, first):
            return True
    return False


def _backend(raw: Raw) -> int:
    """Return the number of the server's process that answers."""
    found = raw.execute("SELECT pg_backend_pid()").fetchone()
    assert found is not None
    return int(found[0])


def _is_made(place: Server, raw: Raw) -> bool:
    """Tell whether the tables are there; raise DatabaseError where nobody may make them."""
    found = raw.execute(_ABOUT).fetchone()
    assert found is not None
    about, games, schema = found
    if schema is None:
        raise DatabaseError(f"{place} has no schema that the role may use; make it one.")
    return about is not None or games is not None


def _check_rights(place: Server, raw: Raw) -> None:
    """See that steps can be written; raise DatabaseError."""
    if raw.execute("SHOW transaction_read_only").fetchone() == ("on",):
        raise DatabaseError(READ_ONLY.format(place=place))
    may_call = raw.execute(_MAY_CALL, (FUNCTION,)).fetchone()
    if may_call == (None,):
        raise DatabaseError(NO_FUNCTION.format(place=place))
    if (raw.execute(_MAY).fetchone(), may_call) != ((True,), (True,)):
        raise DatabaseError(NO_RIGHT.format(place=place))
