"""Giving back: the time the host was away counts for no deadline."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError, json
from msgspec.structs import replace

from engine.host.steps.base.timetable import WORTH_SAYING
from engine.host.values.deadlines import Deadline
from engine.host.values.proceedings import Proceedings
from engine.host.values.shards import Shard
from engine.host.values.terms import Terms
from engine.host.values.times import between, moved
from storage.engines.sql import Sql
from storage.tables.listing import among
from storage.tables.packing import text
from storage.tables.reading import read_or

# What stands still anyway, or counts by a night, is not moved by plain seconds. A game of which
# something cannot be read must not keep all others from their start.
_RUNNING = "SELECT number FROM games WHERE status = 'running'"
_HAS = "CASE WHEN json_valid({0}) THEN json_extract({0}, '$.{1}') END NOTNULL"
_PAUSED = f"{_RUNNING} AND {_HAS.format('proceedings', 'pause')}"
_NIGHTLY = f"{_RUNNING} AND {_HAS.format('terms', 'night')}"
_SPECIAL = f"({_PAUSED} UNION {_NIGHTLY})"
_LATER = f"""
UPDATE deadlines SET
    due = due + :away, closing = closing + :away, opened = opened + :away, rung = rung + :away,
    nudge = nudge + :away, away = away + :away
WHERE game NOT IN {_SPECIAL} {{ours}}
"""  # noqa: S608
_WAKE_LATER = f"""
UPDATE wakes SET at = at + :away WHERE game NOT IN {_SPECIAL} {{ours}}
"""  # noqa: S608
_BY_NIGHT = f"""
SELECT number, terms, wakes.at, due, closing, opened, rung, nudge FROM deadlines
JOIN games ON number = deadlines.game LEFT JOIN wakes ON wakes.game = number
WHERE number IN ({_NIGHTLY}) AND number NOT IN ({_PAUSED}) {{ours}}
"""  # noqa: S608
_MOVED = """
UPDATE deadlines SET due = ?, closing = ?, opened = ?, rung = ?, nudge = ?, away = away + ?
WHERE game = ?
"""
_VOTES = f"""
SELECT number, proceedings FROM games
WHERE status = 'running' AND {_HAS.format("proceedings", "vote.closes")} {{ours}}
"""  # noqa: S608
_VOTE_LATER = "UPDATE games SET proceedings = ? WHERE number = ?"
# A step that was worked out before must not write the old times. It comes first: whatever changes
# a game changes its row before all else of it, or two that wait for each other would wait for ever.
_RAISE = "UPDATE games SET revision = revision + 1 WHERE number = ?"
_RAISE_ALL = """
UPDATE games SET revision = revision + 1
WHERE number IN (SELECT game FROM deadlines UNION SELECT game FROM wakes) {ours}
"""
# Many games are told one after another, so that neither they nor Discord choke on it.
_SAY = """
UPDATE wakes SET at = :now + 0.05 * (game % 30000)
WHERE at > :now + 0.05 * (game % 30000)
    AND game IN (SELECT game FROM deadlines WHERE away >= :least) {ours}
"""
# Of what several hosts share each has a beat of its own; only a server has that table.
_LAST = "SELECT beat FROM leases WHERE shard = ?"
_BEAT = "UPDATE leases SET beat = ? WHERE shard = ?"


def give_back(sql: Sql, now: float, awake: Collection[int], shard: Shard) -> float:
    """Move open deadlines by the time since the last beat, and beat; return that time."""
    last = _last_beat(sql, shard)
    beat(sql, now, (shard,))
    if last is None or last >= now:
        return 0.0
    away = float(now - last)
    if shard.is_whole:
        sql.executemany(_RAISE, [(game,) for game in sorted(awake)])
    else:  # steps may be under way in other processes, too
        sql.execute(_RAISE_ALL.format(ours=among(shard, "number")))
    _move_votes(sql, away, shard)
    for row in sql.execute(_BY_NIGHT.format(ours=among(shard, "number"))).fetchall():
        _move(sql, row, last, now)
    ours = among(shard, "game")
    sql.execute(_LATER.format(ours=ours), {"away": away})
    sql.execute(_WAKE_LATER.format(ours=ours), {"away": away})
    sql.execute(_SAY.format(ours=ours), {"now": now, "least": WORTH_SAYING})
    return away


def beat(sql: Sql, now: float, shards: Collection[Shard]) -> None:
    """Note that the host of some shards is alive."""
    sql.execute("UPDATE about SET beat = ?", (now,))
    for shard in shards:
        if not shard.is_whole:
            sql.execute(_BEAT, (now, shard.number))


def _last_beat(sql: Sql, shard: Shard) -> float | None:
    """Read when a host of a shard was last alive."""
    if shard.is_whole:
        (last,) = sql.execute("SELECT beat FROM about").fetchone()
    else:
        (last,) = sql.execute(_LAST, (shard.number,)).fetchone()
    return None if last is None else float(last)


def _move_votes(sql: Sql, away: float, shard: Shard) -> None:
    """Let open votes close later; one that cannot be read halts its game, which nothing moves."""
    for game, proceedings in sql.execute(_VOTES.format(ours=among(shard, "number"))).fetchall():
        known = read_or(Proceedings, proceedings, Proceedings())
        if known.vote is not None:
            vote = replace(known.vote, closes=known.vote.closes + away)
            sql.execute(_VOTE_LATER, (text(replace(known, vote=vote)), game))


def _move(sql: Sql, row: tuple[Any, ...], last: float, now: float) -> None:
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
