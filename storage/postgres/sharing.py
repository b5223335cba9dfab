"""What leases say to a server: which locks and tables they stand on, and how mail is spelled."""

import re
from typing import Any, TypeAlias

import psycopg

from storage.engines.database import DatabaseError
from storage.engines.places import Server

OTHER_TOTAL = (
    "Bots that run share {place} in {other} shards, and this one would in {total}; "
    "stop them first, or set [discord] shards to the same for all."
)
# The tables of several bots may live in a database, each in a schema.
_PRESENCE = "hashtextextended('mothership present ' || current_schema(), 0)"
_LEAVING = "hashtextextended('mothership leaving ' || current_schema(), 0)"
_SHARD = "hashtextextended('mothership shard ' || %s || ' ' || current_schema(), 0)"


def _holders(lock: str) -> str:
    return f"""
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND (classid::bigint << 32) | objid::bigint = {lock}
"""  # noqa: S608


JOIN = f"SELECT pg_advisory_lock_shared({_PRESENCE})".encode()
# Whoever leaves counts for no share any more, and is ended all the same where it hangs.
LEAVE = f"SELECT pg_advisory_lock_shared({_LEAVING})".encode()
_STAYING = f"{_holders(_PRESENCE)} EXCEPT {_holders(_LEAVING)}"
PRESENT = f"SELECT count(*) FROM ({_STAYING}) AS staying".encode()  # noqa: S608
LOCK = f"SELECT pg_try_advisory_lock({_SHARD})::int".encode()
UNLOCK = f"SELECT pg_advisory_unlock({_SHARD})".encode()
GAIN = b"UPDATE leases SET epoch = epoch + 1 WHERE shard = %s RETURNING epoch"
HEAR = b"UPDATE leases SET heard = epoch WHERE shard = %s AND epoch = %s"
HEARD = b"SELECT shard, epoch FROM leases WHERE heard = epoch"
# One that is looked up and ended by one statement cannot be another that got its number meanwhile.
END_HUNG = f"""
SELECT count(pg_terminate_backend(pid, 1000)) FROM pg_stat_activity
WHERE pid IN ({_holders(_PRESENCE)}) AND pid <> pg_backend_pid()
AND clock_timestamp() - state_change > %s * interval '1 second'
""".encode()  # noqa: S608
LISTEN = b"SELECT format('LISTEN %I', 'mothership ' || current_schema())"
POST = b"SELECT pg_notify('mothership ' || current_schema(), %s)"
# Whoever hangs between these would keep all others from what they share.
_BRIEF = b"SET LOCAL idle_in_transaction_session_timeout = '8s'"
_MAIL = re.compile(r"(step|game|person|guild) (\d+) (\d*)")
_TABLE = b"LOCK TABLE leases IN EXCLUSIVE MODE"
_KNOWN = b"SELECT count(*), coalesce(max(total), 0), max(beat), coalesce(max(epoch), 0) FROM leases"
_NEW = b"""
INSERT INTO leases (shard, total, epoch, beat)
SELECT shard, %s, %s, coalesce(%s, (SELECT beat FROM about))
FROM generate_series(0, %s) AS shard
"""

Raw: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]
Event: TypeAlias = tuple[str, int, int | None]
"""What happened, to which shard, game or person, and the epoch or the server."""


async def agree(raw: Raw, place: Server, total: int) -> None:
    """Join those who share the games; raise DatabaseError where they share them otherwise."""
    async with raw.transaction():
        await raw.execute(_BRIEF)
        await raw.execute(_TABLE)
        known = await (await raw.execute(_KNOWN)).fetchone()
        assert known is not None
        count, other, beat, epoch = known
        if (count, other) != (total, total):
            present = await (await raw.execute(PRESENT)).fetchone()
            if present != (0,):
                raise DatabaseError(OTHER_TOTAL.format(place=place, other=other, total=total))
            await raw.execute(b"DELETE FROM leases")
            await raw.execute(_NEW, (total, epoch, beat, total - 1))
        await raw.execute(JOIN)


def mail_of(payload: str) -> Event | None:
    """Read what another process tells; a newer one may tell what we do not know."""
    found = _MAIL.fullmatch(payload)
    return (found[1], int(found[2]), int(found[3]) if found[3] else None) if found else None
