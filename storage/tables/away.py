"""Giving back: the time the host was away counts for no deadline."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from engine.host.steps.base.timetable import WORTH_SAYING
from engine.host.values.deadlines import Deadline
from engine.host.values.proceedings import Proceedings
from engine.host.values.shards import Shard
from engine.host.values.terms import Night, Terms
from engine.host.values.times import between, moved
from storage.engines.sql import Sql
from storage.tables.listing import among
from storage.tables.packing import text
from storage.tables.reading import read_or

# All are moved by plain seconds, for which no game is looked at. What stands still anyway, or
# counts by a night, is read before and written anew, and so are votes. Where to look, words alone
# tell: to understand the JSON of all games would take longer than to move them.
_LATER = """
UPDATE deadlines SET
    due = due + :away, closing = closing + :away, opened = opened + :away, rung = rung + :away,
    nudge = nudge + :away, away = away + :away
{ours}
"""
_WAKE_LATER = "UPDATE wakes SET at = at + :away {ours}"
_SPECIAL = """
SELECT number, proceedings, terms, wakes.at, due, closing, opened, rung, nudge, away FROM games
LEFT JOIN deadlines ON deadlines.game = number LEFT JOIN wakes ON wakes.game = number
WHERE status = 'running' AND (
    proceedings LIKE '%"pause"%' OR proceedings LIKE '%"vote"%' OR terms LIKE '%"night"%'
) {ours}
"""
_PUT = """
UPDATE deadlines SET due = ?, closing = ?, opened = ?, rung = ?, nudge = ?, away = ?
WHERE game = ?
"""
_WAKE_PUT = "UPDATE wakes SET at = ? WHERE game = ?"
_VOTE_LATER = "UPDATE games SET proceedings = ? WHERE number = ?"
# A step that was worked out before must not write the old times. It comes first: whatever changes
# a game changes its row before all else of it, or two that wait for each other would wait for ever.
# Votes come last all the same: a whole database has one writer; in a shared one all are raised.
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
BY_DAY = Terms(pace=0.0)  # where terms cannot be read


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
    special = sql.execute(_SPECIAL.format(ours=among(shard, "number"))).fetchall()
    ours = among(shard, "game", "WHERE")
    sql.execute(_LATER.format(ours=ours), {"away": away})
    sql.execute(_WAKE_LATER.format(ours=ours), {"away": away})
    for row in special:
        _move_otherwise(sql, row, last, now)
    ours = among(shard, "game")
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


def _move_otherwise(sql: Sql, row: tuple[Any, ...], last: float, now: float) -> None:
    """Write what plain seconds moved wrongly, and let an open vote close later.

    Where something cannot be read it is left at that: such a game is halted as soon as somebody
    looks at it, and must not keep all others from their start.
    """
    game, proceedings, terms, wake, *times = row
    known = read_or(Proceedings, proceedings, Proceedings())
    night = read_or(Terms, terms, BY_DAY).night
    if known.vote is not None:
        vote = replace(known.vote, closes=known.vote.closes + now - last)
        sql.execute(_VOTE_LATER, (text(replace(known, vote=vote)), game))
    if known.pause is not None:
        _put(sql, game, wake, times)
    elif night is not None:
        _put(sql, game, *_by_night(wake, times, last, now, night))


def _by_night(
    wake: float | None, times: list[Any], last: float, now: float, night: Night
) -> tuple[float | None, list[Any]]:
    """Move what does not run at night: as much running time is left as before."""
    due, closing, opened, rung, nudge, away = times
    if due is not None:
        kept = Deadline("", due, closing, opened, rung, nudge=nudge).later(last, now, night)
        away += between(last, now, night)
        times = [kept.due, kept.closing, kept.opened, kept.rung, kept.nudge, away]
    return None if wake is None else moved(wake, last, now, night), times


def _put(sql: Sql, game: int, wake: float | None, times: list[Any]) -> None:
    """Write the times of a game; where it has none, there is nothing to write them into."""
    sql.execute(_PUT, (*times, game))
    sql.execute(_WAKE_PUT, (wake, game))
