"""What a host does of itself, of which no door tells: nothing else in tests reaches into one."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.table import Table
from engine.host.host import Host
from engine.host.runtime.session import Session
from engine.host.values.rows import GameRow, OutboxRow


class Inside:
    """Looks into a host that runs."""

    def __init__(self, host: Host) -> None:
        self._runtime = host._runtime

    @property
    def is_cut_off(self) -> bool:
        """Tell whether the host takes the outer world for gone."""
        return self._runtime._cut_off

    def cut_off(self) -> None:
        """Let the host take the outer world for gone."""
        self._runtime._cut_off = True

    def is_sending(self) -> bool:
        """Tell whether a message is being sent, or waits to be tried again."""
        return bool(self._runtime._publisher.tasks())

    @property
    def is_closing(self) -> bool:
        """Tell whether nothing more is taken to be sent."""
        return self._runtime._publisher._closing

    def is_working(self) -> bool:
        """Tell whether anything is done that nobody waits for."""
        return bool(self._runtime._working())

    @property
    def alarms(self) -> set[int]:
        """List the games that are woken once it is time."""
        return set(self._runtime._scheduler._times)

    @property
    def shards(self) -> set[int]:
        """List the shards whose games are moved."""
        return {shard.number for shard in self._runtime._owning._shards}

    def at_hand(self, number: int) -> Table | None:
        """Return the table of a game as it stands in memory, if it does."""
        session = self.session(number)
        return session._table if session else None

    def swap(self, number: int, table: Table) -> None:
        """Put another table in the place of the real one, behind everybody's back."""
        session = self.session(number)
        assert session is not None
        session._table = table

    def session(self, number: int) -> Session | None:
        """Return a game that is in memory."""
        return self._runtime.sessions.get(number)

    async def stand(self, number: int) -> tuple[GameRow, Table | None]:
        """Return a game as it stands."""
        return await (await self._runtime.sessions.need(number)).stand()

    async def table(self, number: int) -> Table:
        """Return the table of a game that is played."""
        _, table = await self.stand(number)
        assert table is not None
        return table

    def publish_unknown(self, owed: Iterable[OutboxRow]) -> None:
        """Let the host send what may have been sent meanwhile."""
        self._runtime._publisher.publish_unknown(tuple(owed))

    async def change(self, number: int, work: Callable[[Any], Any]) -> Any:
        """Take a step that no door takes."""
        return await self._runtime.change(number, work)
