"""The store: the host's games in SQLite, one transaction per step."""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.codec import reader
from engine.host.ports import Sent
from engine.host.values.people import Guild, Person
from engine.host.values.rows import Change, GameRow, OutboxRow, TableRow
from engine.host.values.shards import ALWAYS, WHOLE, Shard, Tenure
from storage.engines.sql import Inquiry, Rows, Sql
from storage.tables import away, listing, outbox, reading, writing
from storage.tables.addresses import SqlAddressBook
from storage.tables.fence import within
from storage.tables.packing import text, upsert
from storage.tables.player_notes import SqlPlayerNotes
from storage.tables.reading import unreadable
from storage.tables.results import SqlResults, write_result
from storage.tables.writing import Row, Written

_GET_PERSON = "SELECT card FROM people WHERE person = ?"
_GET_GUILD = "SELECT card FROM guilds WHERE guild = ?"
_GET_LANGUAGE = "SELECT locale FROM languages WHERE person = ?"
_SET_LANGUAGE = upsert("languages", "person", "locale")
_SET_PERSON = upsert("people", "person", "card")
_SET_GUILD = upsert("guilds", "guild", "card")

_log = logging.getLogger(__name__)


class SqlStore(SqlPlayerNotes, SqlAddressBook, SqlResults):
    """Implements the host's Store over one database."""

    async def create(self, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
        """Keep a new game and give it its number; raise ChannelBusyError."""
        return await self._database.write(lambda sql: _create(sql, change))

    async def commit(self, change: Change) -> tuple[OutboxRow, ...]:
        """Write a step; raise StaleRevisionError where the game has moved on, UnreadableError."""
        with unreadable():
            return await self._database.write(_Commit(change))

    async def wakes(self, shard: Shard = WHOLE) -> dict[int, float]:
        """Return when something is due next, by game of a shard."""
        return await self._database.read(lambda sql: listing.read_wakes(sql, shard))

    async def game_in(self, channel: int) -> int | None:
        """Return the number of the open game of a channel."""
        return await self._database.read(lambda sql: listing.read_game_in(sql, channel))

    async def games_in(self, guild: int) -> int:
        """Count the open games of a server."""
        return await self._database.read(lambda sql: listing.count_games_in(sql, guild))

    async def numbers_in(self, guild: int) -> tuple[int, ...]:
        """List the numbers of the open games of a server."""
        return await self._database.read(lambda sql: listing.read_numbers_in(sql, guild))

    async def guilds(self) -> tuple[int, ...]:
        """List the servers that have open games."""
        return await self._database.read(listing.read_guilds)

    async def games_of(self, person: int) -> tuple[int, ...]:
        """List the numbers of the open games in which a person has a seat."""
        return await self._database.read(lambda sql: listing.read_games_of(sql, person))

    async def first_games_of(self, person: int, name: str) -> tuple[int | None, int | None]:
        """Return the first game in which a person has a seat, and the first one with others."""
        return await self._database.read(lambda sql: listing.read_first_games(sql, person, name))

    async def game(self, number: int) -> GameRow | None:
        """Return a game, open or not; what cannot be read of it is `broken`."""
        return await self._database.read(lambda sql: reading.read_game(sql, number))

    async def table(self, number: int) -> TableRow | None:
        """Return the table of a game that has been started; raise UnreadableError."""
        return await self._database.read(lambda sql: reading.read_table(sql, number))

    async def owed(self, shard: Shard = WHOLE) -> tuple[OutboxRow, ...]:
        """List the messages still to be sent by games of a shard, oldest first."""
        return await self._database.read(lambda sql: outbox.read_owed(sql, shard))

    async def owed_in(self, game: int) -> tuple[OutboxRow, ...]:
        """List the messages still to be sent by a game, oldest first."""
        return await self._database.read(lambda sql: outbox.read_owed_in(sql, game))

    async def reference(self, game: int, number: int) -> str | None:
        """Return the message of a post, if it was sent."""
        return await self._database.read(lambda sql: outbox.reference_of(sql, game, number))

    async def sending(
        self, row: int, since: float, *, repeated: int, tenure: Tenure = ALWAYS
    ) -> str | None:
        """Note that an attempt begins; return the row's nonce, None if it has been merged away."""
        return await self._database.write(
            within(tenure, lambda sql: outbox.mark_sending(sql, row, since, repeated=repeated))
        )

    async def sent(
        self, out: Sequence[tuple[OutboxRow, Sent]], tenure: Tenure = ALWAYS
    ) -> tuple[bool, ...]:
        """Note that rows are out, and forget what they said; tell whose pictures are owed."""

        def mark(sql: Sql) -> tuple[bool, ...]:
            return tuple([outbox.mark_sent(sql, row, *sent) for row, sent in out])

        return await self._database.write(within(tenure, mark))

    async def is_bare(self, row: int) -> bool:
        """Tell whether the picture of a row is still owed."""
        return await self._database.read(lambda sql: outbox.is_bare(sql, row))

    async def completed(self, row: int, tenure: Tenure = ALWAYS) -> None:
        """Note that a row owes no picture any more, and forget what it said."""
        await self._database.write(within(tenure, lambda sql: outbox.mark_completed(sql, row)))

    async def untell(self, row: OutboxRow, why: str, tenure: Tenure = ALWAYS) -> OutboxRow:
        """Put a plain post in the place of one that cannot be told; return it."""
        return await self._database.write(
            within(tenure, lambda sql: outbox.mark_untold(sql, row, why))
        )

    async def park(self, row: OutboxRow, why: str, tenure: Tenure = ALWAYS) -> None:
        """Note that a row can never be delivered, and forget what it said."""
        await self._database.write(within(tenure, lambda sql: outbox.mark_parked(sql, row, why)))

    async def person(self, person: int) -> Person | None:
        """Return what somebody chose, if anything."""
        card: Person | None = await self._database.read(
            lambda sql: _card(sql, _GET_PERSON, person, Person)
        )
        return card

    async def set_person(self, person: int, card: Person) -> None:
        """Keep what somebody chose."""
        await self._database.write(lambda sql: sql.execute(_SET_PERSON, (person, text(card))))

    async def language(self, person: int) -> str:
        """Return how somebody's Discord speaks, as far as it was kept."""
        return await self._one(_GET_LANGUAGE, person) or ""

    async def set_language(self, person: int, locale: str) -> None:
        """Keep how somebody's Discord speaks."""
        await self._database.write(lambda sql: sql.execute(_SET_LANGUAGE, (person, locale)))

    async def guild(self, guild: int) -> Guild | None:
        """Return what a server chose, if anything."""
        card: Guild | None = await self._database.read(
            lambda sql: _card(sql, _GET_GUILD, guild, Guild)
        )
        return card

    async def set_guild(self, guild: int, card: Guild) -> None:
        """Keep what a server chose."""
        await self._database.write(lambda sql: sql.execute(_SET_GUILD, (guild, text(card))))

    async def beat(self, now: float, shards: Collection[Shard] = (WHOLE,)) -> None:
        """Note that the host of some shards is alive."""
        await self._database.write(lambda sql: away.beat(sql, now, shards))

    async def give_back(
        self, now: float, awake: Collection[int] = (), shard: Shard = WHOLE
    ) -> float:
        """Move open deadlines by the time since the last beat, and beat; return that time."""
        return await self._database.write(lambda sql: away.give_back(sql, now, awake, shard))


def _card(sql: Sql, select: str, about: int, kind: Any) -> Any:
    """Read what somebody chose, if anything that can be read."""
    found = sql.execute(select, (about,)).fetchone()
    with suppress(MsgspecError):
        return None if found is None else reader(kind).decode(found[0])
    _log.error("what a person or a server chose cannot be read; the usual takes its place")
    return None


def _create(sql: Sql, change: Change) -> tuple[GameRow, tuple[OutboxRow, ...]]:
    number = writing.insert_game(sql, change)
    row = replace(change.row, info=replace(change.row.info, number=number))
    change = replace(change, row=row, carded=False)
    asked = writing.ask_vocabulary(sql, change)
    rows = writing.rows_of(change, writing.take_vocabulary(sql, asked, change))
    writing.write_rows(sql, number, rows)
    owed = outbox.owing(change)
    return row, owed.told(outbox.insert(sql, number, owed.rows()))


class _Commit(Inquiry[Rows | None, tuple[OutboxRow, ...]]):
    """A step that is to be written."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._owing = outbox.owing(change)

    def ask(self, sql: Sql) -> Rows | None:
        """Ask for the words that a snapshot needs."""
        return writing.ask_vocabulary(sql, self._change)

    def write(self, sql: Sql, asked: Rows | None) -> Callable[[], tuple[OutboxRow, ...]]:
        """Write the step; then or later StaleRevisionError is raised, or what it owes is told."""
        change, info = self._change, self._change.row.info
        rows = writing.rows_of(change, writing.take_vocabulary(sql, asked, change))
        posts = self._owing.rows()
        called = sql.call_step(info, change.at, rows | {"outbox": posts} if posts else rows)
        numbers = called or _stated(sql, change, rows, posts)
        write_result(sql, change)
        if change.away:  # whoever sends what it owes is somebody else
            sql.tell(info.guild, info.number)
        return lambda: self._owing.told(numbers())

    def recall(self, sql: Sql) -> tuple[OutboxRow, ...]:
        """Find what it owes once it is known to be in."""
        return self._owing.recalled(sql)


def _stated(
    sql: Sql, change: Change, rows: Written, posts: Sequence[Row]
) -> Callable[[], list[int]]:
    """Write a step by statements, where an engine has no function for it."""
    number = change.row.info.number
    writing.raise_revision(sql, change)
    writing.write_rows(sql, number, rows)
    numbers = outbox.insert(sql, number, posts)
    return lambda: numbers
