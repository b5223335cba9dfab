"""Versions of the tables on a server: which this program knows, and how older ones become so."""

from importlib.resources import files
from typing import NamedTuple

from storage.engines.database import APPLICATION_ID, DatabaseError
from storage.engines.places import Server
from storage.postgres.dialect import FUNCTIONS, tables
from storage.postgres.statements import Raw

FIRST = 21  # version of the first tables that ever stood on a server


class Migration(NamedTuple):
    """What makes tables of the version before into those of this one.

    Tables are expanded first: what older programs do not know must not be in their way, so that
    old and new ones run together. Only a later migration takes away what none of these needs any
    more, and says by `least` who can still use the tables.
    """

    version: int
    least: int  # version of the oldest program that may use the tables from now on
    statements: str


_WRITERS = """
CREATE TABLE writers (  -- one row for each connection that writes
    name TEXT PRIMARY KEY,
    number BIGINT NOT NULL,  -- of its last transaction that is in, or was given up
    is_in BOOLEAN NOT NULL,
    at TIMESTAMPTZ NOT NULL
);
"""
_COMMIT = files("storage").joinpath("postgres/commit_27.sql").read_text("utf-8")

MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        22,
        22,
        """
        ALTER TABLE made ADD COLUMN least BIGINT NOT NULL DEFAULT 22;
        ALTER TABLE made ALTER COLUMN least DROP DEFAULT;
        """,
    ),
    Migration(
        23,
        22,
        """
        CREATE TABLE leases (  -- which process moves the games of which shard, where several do
            shard BIGINT PRIMARY KEY,
            total BIGINT NOT NULL,
            epoch BIGINT NOT NULL,  -- counts how often it was gained
            beat DOUBLE PRECISION  -- when its host was last alive
        );
        """,
    ),
    Migration(
        24,
        22,
        """
        CREATE INDEX guilds_by_address ON guilds
            ((CASE WHEN json_valid(card) THEN json_extract(card, '$.address') END));
        """,
    ),
    Migration(
        25,
        22,
        """
        CREATE TABLE paces (  -- what all processes may do so often together
            what TEXT PRIMARY KEY,
            free DOUBLE PRECISION NOT NULL  -- from when on it may be done again
        );
        """,
    ),
    Migration(
        26,
        22,
        """
        ALTER TABLE leases ADD COLUMN heard BIGINT NOT NULL DEFAULT 0;  -- which tenure is
        CREATE UNLOGGED TABLE clicks (id BIGINT PRIMARY KEY);  -- somebody works on these
        """,
    ),
    Migration(27, 22, f"{_WRITERS}{_COMMIT}"),
)

_MADE = """
CREATE TABLE made (application BIGINT NOT NULL, version BIGINT NOT NULL, least BIGINT NOT NULL);
INSERT INTO made VALUES ({application}, {version}, {least});
CREATE TABLE leases (
    shard BIGINT PRIMARY KEY,
    total BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    beat DOUBLE PRECISION,
    heard BIGINT NOT NULL DEFAULT 0
);
CREATE UNLOGGED TABLE clicks (id BIGINT PRIMARY KEY);
CREATE TABLE paces (
    what TEXT PRIMARY KEY,
    free DOUBLE PRECISION NOT NULL
);
"""
_VERSIONS = """
SELECT application, version, coalesce((to_jsonb(made) ->> 'least')::bigint, version) FROM made
"""
_RAISED = "UPDATE made SET version = %s, least = %s"
_PATIENT = "SET LOCAL lock_timeout = '10s'"  # a dump may be reading


def newest() -> Migration:
    """Return the version that this program works with."""
    return MIGRATIONS[-1]


def make(raw: Raw) -> None:
    """Make all tables, or none."""
    schema = files("storage").joinpath("schema.sql").read_text("utf-8")
    last = newest()
    made = _MADE.format(application=APPLICATION_ID, version=last.version, least=last.least)
    with raw.transaction():
        raw.execute(f"{FUNCTIONS}\n{tables(schema)}\n{made}{_WRITERS}{_COMMIT}".encode())


def is_behind(place: Server, raw: Raw) -> bool:
    """Tell whether tables are to be migrated; raise DatabaseError where they are none of ours."""
    found = raw.execute(_VERSIONS.encode()).fetchone() if _is_marked(raw) else None
    if found is None or found[0] != APPLICATION_ID:
        raise DatabaseError(f"{place} is the database of another program; choose another.")
    version, least, known = found[1], found[2], newest().version
    if least > known:
        raise DatabaseError(
            f"{place} was written by a newer version ({version}) than this one knows ({known}); "
            "update the bot."
        )
    if version < FIRST:
        raise DatabaseError(f"{place} is of a version ({version}) that never was; choose another.")
    return bool(version < known)


def migrate(raw: Raw) -> tuple[int, ...]:
    """Bring tables up to this program's version, all the way or not at all; list the steps."""
    with raw.transaction():
        raw.execute(_PATIENT)
        version = raw.execute("SELECT version FROM made FOR UPDATE").fetchone()
        assert version is not None
        steps = [each for each in MIGRATIONS if each.version > version[0]]
        for each in steps:
            raw.execute(each.statements.encode())
            raw.execute(_RAISED, (each.version, each.least))
    return tuple(each.version for each in steps)


def _is_marked(raw: Raw) -> bool:
    return raw.execute("SELECT to_regclass('made') IS NOT NULL").fetchone() == (True,)
