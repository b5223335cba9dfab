"""Hearing: whose people each process hears; none falls silent before another one listens."""

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

import psycopg

from storage.postgres.sharing import HEAR, HEARD

Raw: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


class Hearing:
    """What is heard here, and what those hear who have the rest by now."""

    def __init__(self) -> None:
        self._here: frozenset[int] = frozenset()
        self._told: dict[int, int] = {}  # by shard, in which tenure others were told last
        self._elsewhere: frozenset[int] = frozenset()

    def note(self, shards: Collection[int]) -> bool:
        """Note what is heard here; tell whether that is news."""
        before, self._here = self._here, frozenset(shards)
        return before != self._here

    def is_elsewhere(self, shard: int) -> bool:
        """Tell whether somebody else has a shard, and hears its people."""
        return shard in self._elsewhere

    @property
    def is_covered(self) -> bool:
        """Tell whether others hear all that is heard here."""
        return self._here <= self._elsewhere

    async def exchange(self, raw: Raw, held: Mapping[int, int]) -> None:
        """Tell others what is ours and heard here, and learn of the rest; `held` are epochs."""
        for shard in self._here & held.keys():
            if self._told.get(shard) != held[shard]:
                await raw.execute(HEAR, (shard, held[shard]))
                self._told[shard] = held[shard]
        heard: list[tuple[int, int]] = []
        if self._here - held.keys():
            heard = await (await raw.execute(HEARD)).fetchall()
        # Between two tenures the last one is ours, and says nothing of others.
        self._elsewhere = frozenset(
            shard for shard, epoch in heard if shard not in held and self._told.get(shard) != epoch
        )
