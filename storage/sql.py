"""What statements are run on, whichever engine it is: each says what both understand."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

A = TypeVar("A")
T = TypeVar("T")

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int:
        """Tell how many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, None behind the last one."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Sql(Protocol):
    """Runs statements, with `?` or `:name` where a value stands.

    A server may be far away: what is asked before anybody looks at an answer goes there together.
    """

    def execute(self, statement: str, values: Values = (), /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, statement: str, values: Iterable[Values], /) -> Rows:
        """Run a statement for each of many values."""
        ...

    def insert(self, statement: str, values: Values, key: str, /) -> int | None:
        """Insert a row; return the number it got as its `key`, None where it gave way."""
        ...

    def ask_numbers(self, table: str, key: str, count: int, /) -> Rows | None:
        """Ask for the numbers of rows to come, where an engine gives them beforehand."""
        ...

    def insert_all(
        self, statement: str, values: Sequence[Sequence[Any]], key: str, asked: Rows | None, /
    ) -> list[int]:
        """Insert rows that give way to none, under the numbers asked for; return these."""
        ...

    def tell(self, guild: int | None, game: int, /) -> None:
        """Let whoever moves a game know that a step of it was made, once that is committed."""
        ...

    def channel_of(self, game: int, /) -> int | None:
        """Find the channel of a game whose row broke, where something else still tells it."""
        ...

    def last_numbers(self, /) -> dict[str, int]:
        """Tell which numbers were given last, by table; they are never given again."""
        ...

    def go_on(self, last: Mapping[str, int], /) -> None:
        """Give numbers behind those, and behind all that are there."""
        ...


Work: TypeAlias = Callable[[Sql], T]


@dataclass(frozen=True)
class Inquiry(Generic[A, T]):
    """Work that has to know something first: many of them may ask together before they write."""

    ask: Callable[[Sql], A]
    write: Callable[[Sql, A], T]

    def __call__(self, sql: Sql) -> T:
        """Ask and write at once."""
        return self.write(sql, self.ask(sql))


def done_together(works: Sequence[Work[Any]], sql: Sql) -> list[Any]:
    """Run works; inquiries come last, and ask together, so that no other gets in between."""
    inquiries = [work for work in works if isinstance(work, Inquiry)]
    outcomes = {id(work): work(sql) for work in works if not isinstance(work, Inquiry)}
    asked = [(work, work.ask(sql)) for work in inquiries]
    outcomes |= {id(work): work.write(sql, answer) for work, answer in asked}
    return [outcomes[id(work)] for work in works]


class Access(Protocol):
    """Whoever runs functions on a database."""

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on what is committed at one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction."""
        ...

    async def scour(self) -> None:
        """Leave nothing of what was deleted where the engine can help it."""
        ...


class HeldAccess(Access, Protocol):
    """Access to a database that is held until it is closed."""

    async def close(self) -> None:
        """Let others hold it, once all that waits is done."""
        ...


class ClosedError(Exception):
    """The connection is closed."""


class StorageFaultError(Exception):
    """An engine that is no library of ours cannot do what it should; nothing is quoted."""

    def __init__(self, why: str, *, passing: bool) -> None:
        super().__init__(why)
        self.passing = passing
