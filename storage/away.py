"""Giving back: the time the host was away counts for no deadline."""

import sqlite3
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError, json

from engine.host.steps.timetable import WORTH_SAYING
from engine.host.values.deadlines import Deadline
from engine.host.values.terms import Terms
from engine.host.values.times import between, moved

# What stands still anyway, or counts by a night, is not moved by plain seconds. A game of which
# something cannot be read must not keep all others from their start.
_RUNNING = "SELECT number FROM games WHERE status = 'running'"
_PAUSED = f"{_RUNNING} AND iif(json_valid(proceedings), proceedings ->> '$.pause', NULL) NOTNULL"
_NIGHTLY = f"{_RUNNING} AND iif(json_valid(terms), terms ->> '$.night', NULL) NOTNULL"
_SPECIAL = f"({_PAUSED} UNION {_NIGHTLY})"
_LATER = f"""
UPDATE deadlines SET
    due = due + :away, closing = closing + :away, opened = opened + :away, rung = rung + :away,
    nudge = nudge + :away, away = away + :away
WHERE game NOT IN {_SPECIAL}
"""  # noqa: S608
_WAKE_LATER = f"UPDATE wakes SET at = at + :away WHERE game NOT IN {_SPECIAL}"  # noqa: S608
_BY_NIGHT = f"""
SELECT number, terms, wakes.at, due, closing, opened, rung, nudge FROM deadlines
JOIN games ON number = deadlines.game LEFT JOIN wakes ON wakes.game = number
WHERE number IN ({_NIGHTLY}) AND number NOT IN ({_PAUSED})
"""  # noqa: S608
_MOVED = """
UPDATE deadlines SET due = ?, closing = ?, opened = ?, rung = ?, nudge = ?, away = away + ?
WHERE game = ?
"""
_VOTES = """
UPDATE games SET
    proceedings = json_set(proceedings, '$.vote.closes', (proceedings ->> '$.vote.closes') + :away)
WHERE status = 'running'
    AND iif(json_valid(proceedings), proceedings ->> '$.vote.closes', NULL) NOTNULL
"""
# A step that was worked out before must not write the old times.
_RAISE = "UPDATE games SET revision = revision + 1 WHERE number = ?"
# Many games are told one after another, so that neither they nor Discord choke on it.
_SAY = """
UPDATE wakes SET at = min(at, :now + 0.05 * (game % 30000))
WHERE game IN (SELECT game FROM deadlines WHERE away >= :least)
"""


def give_back(sql: sqlite3.Connection, now: float, awake: Collection[int]) -> float:
    """Move open deadlines by the time since the last beat, and beat; return that time."""
    (last,) = sql.execute("SELECT beat FROM about").fetchone()
    beat(sql, now)
    if last is None or last >= now:
        return 0.0
    away = float(now - last)
    for row in sql.execute(_BY_NIGHT).fetchall():
        _move(sql, row, last, now)
    sql.execute(_LATER, {"away": away})
    sql.execute(_WAKE_LATER, {"away": away})
    sql.execute(_VOTES, {"away": away})
    sql.executemany(_RAISE, [(game,) for game in awake])
    sql.execute(_SAY, {"now": now, "least": WORTH_SAYING})
    return away


def beat(sql: sqlite3.Connection, now: float) -> None:
    """Note that the host is alive."""
    sql.execute("UPDATE about SET beat = ?", (now,))


def _move(sql: sqlite3.Connection, row: tuple[Any, ...], last: float, now: float) -> None:
    """Move a deadline that does not run at night: as much running time is left as before."""
    game, terms, wake, *times = row
    night = None
    with suppress(MsgspecError):  # such a game is halted as soon as somebody looks at it
        night = json.decode(terms, type=Terms).night
    due, closing, opened, rung, nudge = times
    deadline = Deadline("", due, closing, opened, rung, nudge=nudge)
    later = deadline.later(last, now, night)
    kept = (later.due, later.closing, later.opened, later.rung, later.nudge)
    sql.execute(_MOVED, (*kept, between(last, now, night), game))
    if wake is not None:
        sql.execute("UPDATE wakes SET at = ? WHERE game = ?", (moved(wake, last, now, night), game))
