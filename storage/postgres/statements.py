"""Statements on a connection to a server, which is not waited for after each of them."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import psycopg
from psycopg import errors
from psycopg.types.json import Jsonb

from engine.core.codec import encode
from engine.host.ports import StaleRevisionError
from engine.host.values.records import GameInfo
from storage.engines.sql import StorageFaultError, Values
from storage.postgres.dialect import spelled

AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)
DAMAGED = ("XX001", "XX002")  # a page or an index that the server cannot read
STALE = "MS001"  # a game has moved on, as the function says that writes a step
FUNCTION = "commit_27"  # writes a step as this version of the tables has it
_STEP = f"SELECT {FUNCTION}(%s, %s, %s, %s)".encode()
_NOUGHT = re.compile(rb"(?<!\\)((?:\\\\)*)\\u0000")  # as JSON spells it
POST = "SELECT pg_notify('mothership ' || current_schema(), ?)"
GAME_MAIL = "step {game} {guild}"
_IDENTITIES = """
SELECT table_name::text, column_name::text,
    pg_get_serial_sequence(quote_ident(table_name), column_name)
FROM information_schema.columns
WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name
"""

Raw = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.Cursor[tuple[Any, ...]]

# What breaks twice it would tell itself, in words that may quote.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)


class LostError(Exception):
    """The connection broke before anything was committed."""


class PendingResult:
    """What a statement brings, which is waited for when somebody looks."""

    def __init__(self, cursor: Cursor, pipeline: psycopg.Pipeline) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        """Tell how many rows were changed."""
        if self._cursor.pgresult is None:
            with told():
                self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        """Return the next row, None behind the last one."""
        with told():
            return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        with told():
            return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class PostgresSql:
    """Runs statements on a connection, without waiting for each.

    What nobody looks at yet goes to the server together, and comes back together.
    """

    def __init__(self, raw: Raw, pipeline: psycopg.Pipeline) -> None:
        self._raw = raw
        self._pipeline = pipeline

    def execute(self, statement: str, values: Values = (), /) -> PendingResult:
        """Run a statement."""
        with told():
            cursor = self._raw.execute(spelled(statement).encode(), _kept(values))
        return PendingResult(cursor, self._pipeline)

    def executemany(self, statement: str, values: Iterable[Values], /) -> PendingResult:
        """Run a statement for each of many values."""
        cursor = self._raw.cursor()
        with told():
            cursor.executemany(spelled(statement).encode(), [_kept(each) for each in values])
        return PendingResult(cursor, self._pipeline)

    def insert(self, statement: str, values: Values, key: str, /) -> int | None:
        """Insert a row; return the number it got as its `key`, None where it gave way."""
        found = self.execute(f"{statement} RETURNING {key}", values).fetchone()
        return None if found is None else int(found[0])

    def call_step(
        self, info: GameInfo, at: float, rows: Mapping[str, Any], /
    ) -> Callable[[], list[int]]:
        """Write a step by the function of this version."""
        values = (info.number, info.revision, at, Jsonb(rows, dumps=_json))
        with told():
            cursor = self._raw.execute(_STEP, values)
        return partial(_posts, PendingResult(cursor, self._pipeline))

    def tell(self, guild: int | None, game: int, /) -> None:
        """Let whoever moves a game know that a step of it was made, once that is committed."""
        self.execute(POST, (GAME_MAIL.format(game=game, guild="" if guild is None else guild),))

    def channel_of(self, _game: int, /) -> int | None:
        """Tell nothing: where a page broke, the transaction reads nothing any more."""
        return None

    def last_numbers(self) -> dict[str, int]:
        """Tell which numbers were given last, by table; they are never given again."""
        return {table: self._last(sequence) for table, _, sequence in self._numbered()}

    def go_on(self, last: Mapping[str, int], /) -> None:
        """Give numbers behind those, and behind all that are there."""
        for table, key, sequence in self._numbered():
            found = self.execute(f"SELECT max({key}) FROM {table}").fetchone()  # noqa: S608
            number = max(found[0] or 0, last.get(table, 0))
            if number:
                self.execute("SELECT setval(CAST(? AS regclass), ?)", (sequence, number))

    def _numbered(self) -> list[tuple[str, str, str]]:
        return self.execute(_IDENTITIES).fetchall()

    def _last(self, sequence: str) -> int:
        select = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"  # noqa: S608
        return int(self.execute(select).fetchone()[0])


@contextmanager
def speaking(raw: Raw) -> Iterator[PostgresSql]:
    """Run statements on a connection; at the end all of them are done, or it raises."""
    with raw.pipeline() as pipeline:
        yield PostgresSql(raw, pipeline)


def _json(rows: Any) -> bytes:
    """Spell rows, bytes as base64; no text of a server holds the sign of number nought."""
    spelled_out = encode(rows)
    if b"\\u0000" in spelled_out:
        return _NOUGHT.sub(rb"\1\\ufffd", spelled_out)
    return spelled_out


def _posts(answer: PendingResult) -> list[int]:
    """Return the numbers of the messages that a step brought."""
    (numbers,) = answer.fetchone()
    return numbers or []


def _kept(values: Values) -> Any:
    """Make values such as the server takes: no text of it holds the sign of number nought."""
    if isinstance(values, dict):
        return {name: _text(value) for name, value in values.items()}
    return tuple([_text(value) for value in values])


def _text(value: Any) -> Any:
    return value.replace("\0", "�") if isinstance(value, str) and "\0" in value else value


@contextmanager
def told() -> Iterator[None]:
    """Say what went wrong in words that quote nothing; what broke with its connection is lost."""
    try:
        yield
    except AGAIN:
        raise
    except psycopg.Error as error:
        if error.sqlstate == STALE:
            raise StaleRevisionError from error
        ends = isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError))
        if ends and _broke(error):
            raise LostError from error
        damaged = isinstance(error, psycopg.IntegrityError) or error.sqlstate in DAMAGED
        why = f"{type(error).__name__} {error.sqlstate}"
        raise StorageFaultError(why, passing=not damaged) from error


def _broke(error: psycopg.Error) -> bool:
    """Tell whether an error ended its connection: the server went, or nobody answers."""
    if isinstance(error, errors.PipelineAborted):
        return False  # a statement before failed, and was told
    state = error.sqlstate
    return state is None or state.startswith(("08", "57P"))
