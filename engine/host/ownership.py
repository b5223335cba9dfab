"""Which games a host moves: all of them, or those of its shards where several share a store.

Anybody may make a step of any game: the store refuses it where the game has moved on. Only the
owner of its shard rings its deadlines, lets computer captains think and sends its messages.

1. `Host.open` opens its `Ownership`, which calls `Owner.gain` for a shard once no other host can
   move its games. The owner gives back the time since that shard was last moved, and loads what is
   due and what is owed. From the return of `gain` on `owns` says so.
2. A step of a game that is not owned is written as `Change.away`: the store tells its owner with
   the commit, who hears `Owner.mailed`, reloads the game and sends what is owed. Who lost a shard
   while a step was written tells by `Ownership.tell` afterwards.
3. When a shard is lost `owns` denies it first; then `Owner.lose` ends its lanes. A shard that is
   handed over is let go only once `Owner.give` has returned, which beats last of all: the next
   owner has hardly any time to give back.
4. What people and servers chose, and games of which somebody was erased, are said to all hosts by
   `Ownership.spread`, who hear `Owner.changed`.
5. Each sending is made in a tenure, and noted in the store as part of it: the store refuses the
   notes of a tenure that is over, as whoever hung may find out later than others took its games.
6. A session that is not owned is read anew for every click; nothing of it is taken for granted.
7. Whoever hands shards over goes on taking the clicks of their people, as any host may, until
   whoever has them by then takes clicks, too: `Ownership.heard_elsewhere` says so.
"""

import asyncio
from collections.abc import Collection
from enum import StrEnum
from typing import Protocol

from engine.host.values.shards import ALWAYS, WHOLE, Shard, Tenure


class CachedData(StrEnum):
    """What hosts keep in memory, and must read again when another one changed it."""

    GAME = "game"
    PERSON = "person"
    GUILD = "guild"


class Owner(Protocol):
    """Whoever moves the games of a shard."""

    async def gain(self, shard: Shard) -> None:
        """Go on with the games of a shard."""
        ...

    async def lose(self, shard: Shard) -> None:
        """Leave the games of a shard alone; return once nothing of them is under way."""
        ...

    async def give(self, shard: Shard) -> None:
        """Leave the games of a shard to others that will go on with them at once."""
        ...

    def mailed(self, game: int) -> None:
        """Hear that another host made a step of a game that is owned here."""
        ...

    def changed(self, kept: CachedData, number: int) -> None:
        """Forget what is remembered of somebody or something: another host changed it."""
        ...

    def forget_all(self) -> None:
        """Forget all that is remembered: it may have been changed unheard."""
        ...


class Ownership(Protocol):
    """Whoever says which games are moved here."""

    alone: bool  # whether no other host opens the store

    changed: asyncio.Event  # set whenever other shards are owned than before

    @property
    def shards(self) -> tuple[int, ...]:
        """List the numbers of the shards that are moved here."""
        ...

    @property
    def waits(self) -> bool:
        """Tell whether nothing is moved here because others have it all."""
        ...

    def owns(self, guild: int | None) -> bool:
        """Tell whether the games of a server are moved here, at this very moment."""
        ...

    def tenure(self, guild: int | None) -> Tenure | None:
        """Return in which tenure the games of a server are moved here; None where they are not."""
        ...

    def tell(self, guild: int | None, game: int) -> None:
        """Let the owner of a game know that it was changed here."""
        ...

    def spread(self, kept: CachedData, number: int) -> None:
        """Let all other hosts know what was changed here."""
        ...

    def hears(self, shards: Collection[int]) -> None:
        """Let others know whose people we hear by now, and no others."""
        ...

    def heard_elsewhere(self, shard: int) -> bool | None:
        """Tell whether another host that has a shard hears its people; None: nobody knows."""
        ...

    async def open(self, owner: Owner) -> None:
        """Begin to own."""
        ...

    async def hand_over(self) -> None:
        """Hand over what is owned; return once those who have it by then hear its people.

        Where nobody is there to take it, it is let go at once.
        """
        ...

    async def close(self) -> None:
        """Hand over what is owned, and wait for nobody."""
        ...


class Alone:
    """Owns all games: nobody else opens this store."""

    alone = True
    waits = False

    def __init__(self, shards: int = 1) -> None:
        self.shards = tuple(range(shards))
        self.changed = asyncio.Event()

    def owns(self, _guild: int | None) -> bool:
        """Own everything."""
        return True

    def tenure(self, _guild: int | None) -> Tenure | None:
        """Own everything for ever."""
        return ALWAYS

    def tell(self, _guild: int | None, _game: int) -> None:
        """Tell nobody."""

    def spread(self, _kept: CachedData, _number: int) -> None:
        """Tell nobody."""

    def hears(self, _shards: Collection[int]) -> None:
        """Tell nobody."""

    def heard_elsewhere(self, _shard: int) -> bool:
        """Be the only one."""
        return False

    async def open(self, owner: Owner) -> None:
        """Own everything from now on."""
        await owner.gain(WHOLE)

    async def hand_over(self) -> None:
        """Keep everything: nobody takes it."""

    async def close(self) -> None:
        """Hand nothing over."""
