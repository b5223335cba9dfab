"""A connection to a server: made anew where it broke, with what it ran told apart from what not."""

import logging
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from secrets import token_hex
from typing import Any, TypeAlias

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.json import Jsonb

from engine.core.codec import encode
from engine.host.ports import StaleRevisionError
from engine.host.values.records import GameInfo
from storage.postgres.dialect import spelled
from storage.sql import StorageFaultError, T, Values, Work, done_together, recalled

PAUSES = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 2.4)  # seconds before each try to connect again
# Where a cable is cut nobody says that a connection broke: what is not answered is taken for it.
PATIENCE: dict[str, Any] = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
# Steps are spelled as JSON, which knows nothing else, whatever the environment or a role says.
SPELLING = {"client_encoding": "UTF8"}
AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)
NAME_BYTES = 8  # of whoever writes; chance, so that no two have it
MOST_TRIES = 5  # of what got into another's way
DAMAGED = ("XX001", "XX002")  # a page or an index that the server cannot read
STALE = "MS001"  # a game has moved on, as the function says that writes a step
FUNCTION = "commit_27"  # writes a step as this version of the tables has it
_STEP = f"SELECT {FUNCTION}(%s, %s, %s, %s)".encode()
_NOUGHT = re.compile(rb"(?<!\\)((?:\\\\)*)\\u0000")  # as JSON spells it
POST = "SELECT pg_notify('mothership ' || current_schema(), ?)"
GAME_MAIL = "step {game} {guild}"
_BACKEND = """
SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""
# Whose transaction it is that nobody heard the end of, its own row tells. A transaction that was
# given up breaks where it comes after all: its row would have no number.
_PROVE = b"""
INSERT INTO writers AS writer (name, number, is_in, at) VALUES (%s, %s, true, now())
ON CONFLICT (name) DO UPDATE SET
    number = CASE WHEN writer.number < excluded.number THEN excluded.number END,
    is_in = true, at = excluded.at
"""
_GIVE_UP = b"""
INSERT INTO writers AS writer (name, number, is_in, at) VALUES (%s, %s, false, now())
ON CONFLICT (name) DO UPDATE SET number = excluded.number, is_in = false, at = excluded.at
WHERE writer.number < excluded.number
"""
_IS_IN = b"SELECT is_in FROM writers WHERE name = %s"
LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_IDENTITIES = """
SELECT table_name::text, column_name::text,
    pg_get_serial_sequence(quote_ident(table_name), column_name)
FROM information_schema.columns
WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name
"""

Raw = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.Cursor[tuple[Any, ...]]
Backend: TypeAlias = tuple[int, str]
"""A process of the server, by its number and by when it began: numbers are given again."""

# What breaks twice it would tell itself, in words that may quote.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)


class LostError(Exception):
    """The connection broke before anything was committed."""


class Answer:
    """What a statement brings, which is waited for when somebody looks."""

    def __init__(self, cursor: Cursor, pipeline: psycopg.Pipeline) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        """Tell how many rows were changed."""
        if self._cursor.pgresult is None:
            with _told():
                self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        """Return the next row, None behind the last one."""
        with _told():
            return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        with _told():
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

    def execute(self, statement: str, values: Values = (), /) -> Answer:
        """Run a statement."""
        with _told():
            cursor = self._raw.execute(spelled(statement).encode(), _kept(values))
        return Answer(cursor, self._pipeline)

    def executemany(self, statement: str, values: Iterable[Values], /) -> Answer:
        """Run a statement for each of many values."""
        cursor = self._raw.cursor()
        with _told():
            cursor.executemany(spelled(statement).encode(), [_kept(each) for each in values])
        return Answer(cursor, self._pipeline)

    def insert(self, statement: str, values: Values, key: str, /) -> int | None:
        """Insert a row; return the number it got as its `key`, None where it gave way."""
        found = self.execute(f"{statement} RETURNING {key}", values).fetchone()
        return None if found is None else int(found[0])

    def call_step(
        self, info: GameInfo, at: float, rows: Mapping[str, Any], /
    ) -> Callable[[], list[int]]:
        """Write a step by the function of this version."""
        values = (info.number, info.revision, at, Jsonb(rows, dumps=_json))
        with _told():
            cursor = self._raw.execute(_STEP, values)
        return partial(_posts, Answer(cursor, self._pipeline))

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


class Line:
    """A connection that is used by one thread at a time."""

    def __init__(self, url: str, greet: Callable[[Raw, Backend | None], None]) -> None:
        self._url = url
        self._greet = greet  # what a new connection does first, told whose place it takes
        self._raw: Raw | None = None
        self._before: Backend | None = None
        self._name = token_hex(NAME_BYTES)
        self._number = 0  # of the last transaction

    def look(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on what is committed at one moment."""
        for _ in range(MOST_TRIES):
            raw = self.connected()
            try:
                with _told(), speaking(raw) as sql:
                    raw.execute(LOOK)
                    outcome = work(sql)
                    raw.execute("COMMIT")
                return outcome  # noqa: TRY300
            except LostError:
                continue
            except BaseException:
                _roll_back(raw)
                raise
        raise StorageFaultError("the connection to the database keeps breaking", passing=True)

    def commit(self, works: list[Work[Any]]) -> list[Any]:
        """Run all works in one transaction; where one raises, nothing of any is kept.

        What broke before it was committed is run again. Where nobody knows whether it was, the
        server is asked.
        """
        for _ in range(MOST_TRIES):
            raw = self.connected()
            self._number += 1
            try:
                with _told(), speaking(raw) as sql:
                    raw.execute("BEGIN")
                    raw.execute(_PROVE, (self._name, self._number))
                    outcomes = done_together(works, sql)
                    raw.execute("COMMIT")
                return [tell() for tell in outcomes]
            except LostError:
                raw.close()  # over it we should see our own row, be it in or not
                if self._is_in():
                    return self.look(partial(recalled, works, outcomes))
            except AGAIN:
                _roll_back(raw)
            except BaseException:
                _roll_back(raw)
                raise
        raise StorageFaultError("others keep getting into the way of a commit", passing=True)

    def ping(self) -> None:
        """Give the server a sign of life, over a new connection where it broke."""
        try:
            with _told():
                self.connected().execute("SELECT 1")
        except LostError:
            self.connected()

    def connected(self) -> Raw:
        """Return the connection, made anew where it broke."""
        if self._raw is not None and not self._raw.closed:
            return self._raw
        why = ""
        for pause in PAUSES:
            time.sleep(pause)
            try:
                return self.begin(connect(self._url))
            except psycopg.OperationalError as error:
                why = type(error).__name__
        raise StorageFaultError(f"the database server cannot be reached ({why})", passing=True)

    def begin(self, raw: Raw) -> Raw:
        """Use a connection from now on, once it has greeted the server."""
        try:
            self._greet(raw, self._before)
        except BaseException:
            raw.close()
            raise
        self._raw, self._before = raw, backend_of(raw)
        return raw

    def close(self) -> None:
        """End the connection."""
        if self._raw is not None:
            self._raw.close()

    def _is_in(self) -> bool:
        """Ask whether the last transaction was committed, and see that it never will be if not."""
        for pause in PAUSES:
            time.sleep(pause)
            with suppress(LostError), _told():
                raw = self.connected()
                raw.execute(_GIVE_UP, (self._name, self._number))
                return raw.execute(_IS_IN, (self._name,)).fetchone() == (True,)
        raise StorageFaultError("nobody knows whether a step was committed", passing=True)


def backend_of(raw: Raw) -> Backend:
    """Return which process of the server serves a connection."""
    found = raw.execute(_BACKEND).fetchone()
    assert found is not None
    return int(found[0]), str(found[1])


def connect(url: str) -> Raw:
    """Connect to a server."""
    given = PATIENCE | conninfo_to_dict(url) | SPELLING
    return psycopg.connect(url, autocommit=True, **given)


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


def _posts(answer: Answer) -> list[int]:
    """Return the numbers of the messages that a step brought."""
    (numbers,) = answer.fetchone()
    return numbers or []


def _roll_back(raw: Raw) -> None:
    if not raw.closed:
        try:
            raw.execute("ROLLBACK")
        except psycopg.Error:
            raw.close()


def _kept(values: Values) -> Any:
    """Make values such as the server takes: no text of it holds the sign of number nought."""
    if isinstance(values, dict):
        return {name: _text(value) for name, value in values.items()}
    return tuple([_text(value) for value in values])


def _text(value: Any) -> Any:
    return value.replace("\0", "�") if isinstance(value, str) and "\0" in value else value


@contextmanager
def _told() -> Iterator[None]:
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
