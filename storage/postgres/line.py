"""A connection to a server: made anew where it broke, with what it ran told apart from what not."""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import Any, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict

from storage.engines.sql import StorageFaultError, T, UnsureError, Work, done_together, recalled
from storage.postgres.statements import AGAIN, LostError, Raw, speaking, told

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
NAME_BYTES = 8  # of whoever writes; chance, so that no two have it
MOST_TRIES = 5  # of what got into another's way
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

Backend: TypeAlias = tuple[int, str]
"""A process of the server, by its number and by when it began: numbers are given again."""


class ReconnectingConnection:
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
                with told(), speaking(raw) as sql:
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
        server is asked; where that fails too UnsureError is raised.
        """
        for _ in range(MOST_TRIES):
            raw = self.connected()
            self._number += 1
            outcomes: list[Callable[[], Any]] = []  # none where it broke before it was run
            try:
                with told(), speaking(raw) as sql:
                    raw.execute("BEGIN")
                    raw.execute(_PROVE, (self._name, self._number))
                    outcomes = done_together(works, sql)
                    raw.execute("COMMIT")
                return [tell() for tell in outcomes]
            except LostError:
                raw.close()  # over it we should see our own row, be it in or not
                if (there := self._found(works, outcomes)) is not None:
                    return there
            except AGAIN:
                _roll_back(raw)
            except BaseException:
                _roll_back(raw)
                raise
        raise StorageFaultError("others keep getting into the way of a commit", passing=True)

    def ping(self) -> None:
        """Give the server a sign of life, over a new connection where it broke."""
        try:
            with told():
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

    def _found(self, works: list[Work[Any]], outcomes: list[Callable[[], Any]]) -> list[Any] | None:
        """Tell what came of works whose answer got lost; None where they never come in."""
        try:
            return self.look(partial(recalled, works, outcomes)) if self._is_in() else None
        except StorageFaultError as error:
            raise UnsureError(str(error), passing=error.passing) from error

    def _is_in(self) -> bool:
        """Ask whether the last transaction was committed, and see that it never will be if not."""
        for pause in PAUSES:
            time.sleep(pause)
            with suppress(LostError), told():
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


def _roll_back(raw: Raw) -> None:
    if not raw.closed:
        try:
            raw.execute("ROLLBACK")
        except psycopg.Error:
            raw.close()
