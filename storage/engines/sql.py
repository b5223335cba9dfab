"""What statements are run on, whichever engine it is: each says what both understand."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.host.values.records import GameInfo

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

    def call_step(
        self, info: GameInfo, at: float, rows: Mapping[str, Any], /
    ) -> Callable[[], list[int]] | None:
        """Write a step by a function that an engine has, None where it has none.

        What is returned tells the numbers of its messages once all is committed; where the game
        has moved on StaleRevisionError is raised by then.
        """
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


class Inquiry(ABC, Generic[A, T]):
    """Work that asks first and writes then, and looks at nothing that its writing brought.

    So many of them may ask together, and what they write goes to a server with the commit.
    """

    @abstractmethod
    def ask(self, sql: Sql) -> A:
        """Ask for what has to be known."""

    @abstractmethod
    def write(self, sql: Sql, asked: A) -> Callable[[], T]:
        """Write; what is returned tells what came of it once that is committed."""

    @abstractmethod
    def recall(self, sql: Sql) -> T:
        """Find what came of it where that is committed, but the answer got lost."""

    def __call__(self, sql: Sql) -> T:
        """Ask and write at once."""
        return self.write(sql, self.ask(sql))()


def done_together(works: Sequence[Work[Any]], sql: Sql) -> list[Callable[[], Any]]:
    """Run works; inquiries come last, and ask together, so that no other gets in between."""
    inquiries = [work for work in works if isinstance(work, Inquiry)]
    outcomes = {id(work): _known(work(sql)) for work in works if not isinstance(work, Inquiry)}
    asked = [(work, work.ask(sql)) for work in inquiries]
    outcomes |= {id(work): work.write(sql, answer) for work, answer in asked}
    return [outcomes[id(work)] for work in works]


def recalled(
    works: Sequence[Work[Any]], outcomes: Sequence[Callable[[], Any]], sql: Sql
) -> list[Any]:
    """Tell what came of works that are committed, though the server's last answer got lost."""
    both = zip(works, outcomes, strict=True)
    return [work.recall(sql) if isinstance(work, Inquiry) else tell() for work, tell in both]


def _known(outcome: T) -> Callable[[], T]:
    return lambda: outcome


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


class UnsureError(StorageFaultError):
    """What was to be written may be in all the same: whoever wrote it again might do it twice."""
