"""Shards: the parts into which Discord divides its servers, and hosts their games."""

from typing import NamedTuple

WORKER_BITS = 22  # of a Discord id, below its time: Discord shares servers out without them


class Shard(NamedTuple):
    """One part of so many; the only one of one is everything there is."""

    number: int
    total: int

    @property
    def is_whole(self) -> bool:
        """Tell whether there are no other parts."""
        return self.total == 1

    def has(self, guild: int | None) -> bool:
        """Tell whether the games of a server belong here; those of none belong to the first."""
        return shard_of(guild, self.total) == self.number


WHOLE = Shard(0, 1)


class Tenure(NamedTuple):
    """While one host moves the games of a shard: no other tenure of it has the same epoch."""

    shard: int
    epoch: int


ALWAYS = Tenure(0, 0)  # of whoever shares with nobody


def shard_of(guild: int | None, total: int) -> int:
    """Return the number of the part to which a server belongs, as Discord counts it."""
    return 0 if guild is None else (guild >> WORKER_BITS) % total
