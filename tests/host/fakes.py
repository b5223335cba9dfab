"""A clock that is turned by hand, and a presenter that remembers nonces as Discord does."""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from engine.host.ports import Finish, Fresh, Pass, Sent, UnreachableError, stay, unchanged
from engine.host.values.posts import Post, PostKind
from playground.limits import GUARD

EPOCH = 1_800_000_000.0
NONCE_MEMORY = 180.0
SPINS = 30


class ManualClock:
    """Time that passes only when told to; after each waking all may go on for so many spins."""

    def __init__(self, now: float = EPOCH, *, spins: int = SPINS) -> None:
        self._now = now
        self._spins = spins
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()

    def now(self) -> float:
        return self._now

    async def sleep_until(self, when: float) -> None:
        if when <= self._now:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (when, next(self._count), future))
        await future

    def sleeps_until(self, when: float) -> bool:
        """Tell whether somebody sleeps until this very moment."""
        return any(due == when and not sleep.done() for due, _, sleep in self._sleepers)

    def jump(self, seconds: float) -> None:
        """Let time pass unnoticed, as on a machine that sleeps; whoever sleeps wakes too late."""
        self._now += seconds

    async def advance(self, seconds: float) -> None:
        """Let time pass; whoever sleeps wakes at the right moment, one after another."""
        end = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            when, _, future = heapq.heappop(self._sleepers)
            self._now = max(self._now, when)
            if not future.done():
                future.set_result(None)
                await spin(self._spins)
        self._now = end
        await spin(self._spins)


async def spin(times: int = SPINS) -> None:
    """Let all that can go on without the outer world go on."""
    for _ in range(times):
        await asyncio.sleep(0)


async def until(condition: Callable[[], bool]) -> None:
    """Let things go on until `condition` holds."""
    async with asyncio.timeout(GUARD):
        while not condition():  # noqa: ASYNC110  (what is waited for has no event)
            await asyncio.sleep(0)


@dataclass
class Message:
    """What stands in a channel or a person's messages."""

    reference: str
    place: int
    post: Post
    sent_at: float
    edits: list[Post] = field(default_factory=list)
    bare: bool = False  # whether its picture is missing


class FakePresenter:
    """The world outside; it outlives hosts."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self._nonces: dict[str, tuple[float, str]] = {}
        self.messages: dict[str, Message] = {}
        self.closed: set[int] = set()  # people whose direct messages are closed
        self.failures: dict[int, int] = {}  # place: how many sendings still fail
        self.searches: list[str] = []
        self.tries = 0
        self.slow: frozenset[PostKind] = frozenset()  # kinds of posts that go out in words
        self.brush = asyncio.Event()  # pictures are drawn while it is set
        self.brush.set()
        self.road = asyncio.Event()  # pictures arrive while it is set
        self.road.set()
        self.arriving: set[int] = set()  # where one was sent to
        self.undrawable: set[PostKind] = set()
        self.forbidden: set[PostKind] = set()
        self.threads: set[str] = set()

    async def deliver(self, post: Post, _let_pass: Pass = stay, _fresh: Fresh = unchanged) -> Sent:
        place = place_of(post)
        self.tries += 1
        await asyncio.sleep(0)
        if self.failures.get(place, 0) > 0:
            self.failures[place] -= 1
            raise ConnectionResetError("a secret that no log may show")
        if place in self.closed or post.kind in self.forbidden:
            raise UnreachableError("closed")
        if post.kind is PostKind.THREAD:
            assert post.game.lobby_post is not None
            self.threads.add(post.game.lobby_post)  # a message has one, whose id is its own
            return Sent(post.game.lobby_post)
        bare = post.kind in self.slow and not (post.closed and post.person)  # it has no picture
        if post.edits is not None:
            self._edit(post, bare=bare)
            return Sent(post.edits, bare)
        when, reference = self._nonces.get(post.nonce, (-NONCE_MEMORY, ""))
        if self.clock.now() - when < NONCE_MEMORY:
            return Sent(reference, bare)
        reference = self._new_reference(post)
        self.messages[reference] = Message(reference, place, post, self.clock.now(), bare=bare)
        self._nonces[post.nonce] = self.clock.now(), reference
        return Sent(reference, bare)

    async def draw(self, post: Post, _fresh: Fresh = unchanged) -> Finish | None:
        await self.brush.wait()
        if post.kind not in self.slow or post.kind in self.undrawable:
            return None

        async def finish() -> None:
            self.arriving.add(place_of(post))
            await self.road.wait()
            self._edit(post, bare=False)

        return finish

    def _edit(self, post: Post, *, bare: bool) -> None:
        assert post.edits is not None
        message = self.messages[post.edits]
        message.edits.append(post)
        message.bare = bare

    def _new_reference(self, post: Post) -> str:
        """Number a message; that of a start goes into dice, which hang on nothing said before."""
        if post.kind is PostKind.START:
            number = 10**6 + 10 * post.game.number + post.repeated
            return str(number + 10**9 * (str(number) in self.messages))
        return str(1000 + len(self.messages))

    async def find(self, post: Post) -> str | None:
        self.searches.append(post.mark)
        for message in self.messages.values():
            own = message.place == place_of(post) and message.post.mark == post.mark
            if own and message.reference != post.edits:
                return message.reference
        return None

    def stands(self, place: int) -> list[Post]:
        """List what stands in a place, in its order, as it was edited last."""
        messages = [message for message in self.messages.values() if message.place == place]
        return [message.edits[-1] if message.edits else message.post for message in messages]

    def at(self, place: int) -> list[Post]:
        """List what was posted in a place, in its order."""
        return [message.post for message in self.messages.values() if message.place == place]


def place_of(post: Post) -> int:
    return post.channel if post.person is None else post.person
