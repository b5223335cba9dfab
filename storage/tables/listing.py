"""Listing games: what is open, whose it is, when it is due, and what of it cannot go on."""

from collections.abc import Iterator
from contextlib import suppress

from engine.host.ports import UnreadableError
from engine.host.values.shards import WORKER_BITS, Shard
from storage.engines.sql import Sql
from storage.tables.reading import VocabularyError, read_game, read_table, unreadable

IS_OPEN = "status IN ('lobby', 'starting', 'running', 'halted')"
WITH_OTHERS = "terms NOT LIKE '%\"alone\":true%'"
_WAKES = """
SELECT game, at FROM wakes {woken}
UNION ALL SELECT number, 0.0 FROM games WHERE status = 'starting' AND start_post NOTNULL {begun}
"""


def of_shard(shard: Shard) -> str:
    """Write which rows of `games` belong to a shard; games without a server to the first."""
    number, total = map(int, shard)
    return f"coalesce(games.guild >> {WORKER_BITS}, 0) % {total} = {number}"


def among(shard: Shard, game: str, word: str = "AND") -> str:
    """Write that an open game belongs to a shard, or nothing where that is the whole."""
    if shard.is_whole:
        return ""
    return f"{word} {game} IN (SELECT number FROM games WHERE {IS_OPEN} AND {of_shard(shard)})"  # noqa: S608


def read_wakes(sql: Sql, shard: Shard) -> dict[int, float]:
    """Read when something is due next, by game; one whose start post is out is due to begin."""
    woken, begun = among(shard, "game", "WHERE"), among(shard, "number")
    return dict(sql.execute(_WAKES.format(woken=woken, begun=begun)))


def read_game_in(sql: Sql, channel: int) -> int | None:
    """Read the number of the open game of a channel."""
    select = f"SELECT number FROM games WHERE channel = ? AND {IS_OPEN}"  # noqa: S608
    found: tuple[int] | None = sql.execute(select, (channel,)).fetchone()
    return found[0] if found else None


def count_games_in(sql: Sql, guild: int) -> int:
    """Count the open games of a server."""
    select = f"SELECT count(*) FROM games WHERE guild = ? AND {IS_OPEN}"  # noqa: S608
    (count,) = sql.execute(select, (guild,)).fetchone()
    return int(count)


def read_numbers_in(sql: Sql, guild: int) -> tuple[int, ...]:
    """Read the numbers of the open games of a server."""
    select = f"SELECT number FROM games WHERE guild = ? AND {IS_OPEN} ORDER BY number"  # noqa: S608
    return tuple(number for (number,) in sql.execute(select, (guild,)))


def read_guilds(sql: Sql) -> tuple[int, ...]:
    """Read which servers have open games."""
    select = f"SELECT DISTINCT guild FROM games WHERE guild NOTNULL AND {IS_OPEN}"  # noqa: S608
    return tuple(guild for (guild,) in sql.execute(select))


def read_games_of(sql: Sql, person: int) -> tuple[int, ...]:
    """Read the numbers of the open games in which somebody has a seat; a lost one is left out."""
    select = "SELECT game FROM seats WHERE person = ? ORDER BY game"
    games = [number for (number,) in sql.execute(select, (person,))]
    return tuple(number for number in games if _rules_of(sql, number, IS_OPEN) is not None)


def read_first_games(sql: Sql, person: int, name: str) -> tuple[int | None, int | None]:
    """Read the first game of a name in which somebody has a seat, and the first with others."""
    select = "SELECT game FROM seats WHERE person = ? ORDER BY game"
    first = None
    for (number,) in sql.execute(select, (person,)):
        if (_rules_of(sql, number) or "").startswith(f"{name}/"):
            first = first or number
            if _rules_of(sql, number, WITH_OTHERS) is not None:
                return first, number
    return first, None


def read_broken(sql: Sql) -> dict[int, str]:
    """Find the open games that cannot be read, and what of them."""
    found = {number: ", ".join(_broken_parts(sql, number)) for number in _open_games(sql)}
    return {number: what for number, what in found.items() if what}


def _broken_parts(sql: Sql, number: int) -> Iterator[str]:
    """Name what cannot be read of a game; whether its rules can use it, they know alone."""
    row = read_game(sql, number)
    yield from row.broken if row else ()
    try:
        read_table(sql, number)
    except VocabularyError as error:
        yield f"{error}, which all games of its kind share"
    except UnreadableError:
        yield "table"


def read_halted(sql: Sql) -> tuple[int, ...]:
    """Read the numbers of the games that have stopped."""
    halted = "status = 'halted'"
    return tuple(each for each in _open_games(sql) if _rules_of(sql, each, halted) is not None)


def _open_games(sql: Sql) -> list[int]:
    """Read the numbers of all open games, lost ones too: an index has them."""
    return sorted(number for (number,) in sql.execute(f"SELECT number FROM games WHERE {IS_OPEN}"))  # noqa: S608


def _rules_of(sql: Sql, number: int, where: str = "TRUE") -> str | None:
    """Read by which rules a game is played, if it is such a one and not lost."""
    select = f"SELECT rules FROM games WHERE number = ? AND {where}"  # noqa: S608
    with suppress(UnreadableError), unreadable():
        found: tuple[str] | None = sql.execute(select, (number,)).fetchone()
        return found[0] if found else None
    return None
