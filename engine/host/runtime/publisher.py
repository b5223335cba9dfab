"""The publisher: sends what is owed, in order, once; a failing message blocks no game."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from math import inf
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.host.ports import (
    Clock,
    NeedlessError,
    OutdatedError,
    Presenter,
    Sent,
    StoppingError,
    Store,
    TenureOverError,
    UnreachableError,
)
from engine.host.runtime.completing import Completer, Work
from engine.host.runtime.composing import UntellableError
from engine.host.values.denials import DeniedError
from engine.host.values.posts import Post, PostKind
from engine.host.values.rows import OutboxRow, RowState
from engine.host.values.shards import ALWAYS, WHOLE, Shard, Tenure

NONCE_LIFE = 120.0  # seconds; Discord remembers a nonce for some minutes, this is well within
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
REMEMBERED = 1024  # messages
LONE = frozenset({PostKind.UNTOLD, PostKind.THREAD, PostKind.START})  # no plain post does for them
MOST_STARTS = 3  # posts of one start: each has an id of its own, and with it other dice
CLOSING_TIME = 10.0  # seconds of real time for sendings that are under way

LaneKey: TypeAlias = tuple[int, Seat | None]
Compose: TypeAlias = Callable[[OutboxRow], Awaitable[Post]]

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Parcel:
    """A row on its way; `tried` rings once it was sent or has failed for the first time."""

    row: OutboxRow
    after: asyncio.Event | None
    tried: asyncio.Event = field(default_factory=asyncio.Event)
    complete: Work | None = None  # adds a picture to a row whose words are out


@dataclass(slots=True)
class _Lane:
    """Rows that must go out one after another: a game's channel, or one captain's messages."""

    guild: int | None
    parcels: deque[_Parcel] = field(default_factory=deque)
    task: "asyncio.Task[None] | None" = None
    stuck: bool = False
    waiting: bool = False
    ending: bool = False  # nothing more is sent here
    more: asyncio.Event = field(default_factory=asyncio.Event)  # something came in behind


class Publisher:
    """One lane per channel game and one per seat; a captain's order waits for the news first."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        clock: Clock,
        *,
        compose: Compose,
        note: Callable[[int, int, str], None],
        on_sent: Callable[[OutboxRow, str], None],
        on_parked: Callable[[OutboxRow, int | None], None],
        points: Callable[[str], None],
        tenure: Callable[[int | None], Tenure | None],
        edit_gap: float,
    ) -> None:
        self._tenure = tenure
        self._store = store
        self._presenter = presenter
        self._clock = clock
        self._compose = compose
        self._note = note
        self._on_sent = on_sent
        self._on_parked = on_parked
        self._points = points
        self._edit_gap = edit_gap
        self._edited: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._lanes: dict[LaneKey, _Lane] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._closing = False
        self._completer = Completer(
            store,
            presenter,
            compose=compose,
            points=points,
            take_turn=lambda row, work: self._enqueue(_Parcel(row, None, complete=work)),
        )

    def publish(self, rows: tuple[OutboxRow, ...]) -> None:
        """Take rows over, in the order in which they were written."""
        for row in rows:
            if row.state is RowState.BARE:
                self._completer.begin(row)
                continue
            if row.edits is not None:
                self._completer.forget(row.game, row.edits)
            parcel = _Parcel(row, None if row.seat is None else self._news.get(row.game))
            if row.seat is None:
                self._news[row.game] = parcel.tried
            self._enqueue(parcel)

    def publish_unknown(self, rows: tuple[OutboxRow, ...]) -> None:
        """Take rows over of which no lane knows."""
        known = self._known()
        self.publish(tuple([row for row in rows if row.id not in known]))

    def unknown(self, rows: tuple[OutboxRow, ...]) -> set[int]:
        """List the games that owe something of which no lane knows."""
        known = self._known()
        return {row.game for row in rows if row.id not in known}

    def _known(self) -> set[int]:
        return {parcel.row.id for lane in self._lanes.values() for parcel in lane.parcels}

    def owed(self, game: int) -> list[OutboxRow]:
        """List what a game's channel has still to be told in words."""
        lane = self._lanes.get((game, None))
        parcels = () if lane is None else lane.parcels
        return [parcel.row for parcel in parcels if parcel.complete is None]

    def tasks(self) -> list["asyncio.Task[None]"]:
        """List the lanes that have something to send, and what is still being drawn."""
        lanes = [lane.task for lane in self._lanes.values() if lane.task is not None]
        return lanes + self._completer.tasks()

    async def close(self) -> None:
        """Let sendings that are under way end; what is owed stays owed."""
        self._closing = True
        await self.drop(WHOLE)

    async def drop(self, shard: Shard) -> None:
        """Let sendings of a shard that are under way end; what is owed stays owed."""
        await self._completer.drop(shard)
        tasks = []
        for (game, _), lane in tuple(self._lanes.items()):
            if not shard.has(lane.guild):
                continue
            lane.ending = True
            if lane.waiting and lane.task is not None:
                lane.task.cancel()
            if lane.task is not None:
                tasks.append(lane.task)
            self._news.pop(game, None)  # whoever comes later must not wait for it
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=CLOSING_TIME)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _enqueue(self, parcel: _Parcel) -> None:
        """Put a parcel into its lane; words overtake pictures that wait."""
        key = parcel.row.game, parcel.row.seat
        lane = self._lanes.get(key)
        if lane is None:
            lane = self._lanes[key] = _Lane(parcel.row.guild, ending=self._closing)
        last = len(lane.parcels)
        if last < 2 or parcel.complete:
            lane.parcels.append(parcel)
        else:
            pictures = (place for place in range(1, last) if lane.parcels[place].complete)
            lane.parcels.insert(next(pictures, last), parcel)
        lane.more.set()
        if lane.stuck:
            parcel.tried.set()
        if lane.task is None:
            lane.task = asyncio.create_task(self._drive(key, lane))

    async def _drive(self, key: LaneKey, lane: _Lane) -> None:
        try:
            while lane.parcels and not lane.ending:
                parcel = lane.parcels[0]
                if parcel.after is not None:
                    await _waited(lane, parcel.after.wait())
                await self._hold(lane, parcel)
                await self._deliver(lane, parcel)
                lane.parcels.popleft()
                if parcel.row.seat is None and self._news.get(parcel.row.game) is parcel.tried:
                    del self._news[parcel.row.game]
        finally:
            del self._lanes[key]

    async def _hold(self, lane: _Lane, parcel: _Parcel) -> None:
        """Let an edit wait for the next one of the same message, with which it merges.

        Nobody waits for it: who is asked gets the question, and what stands behind goes at once.
        What closes a question goes at once, too: its buttons lead nowhere.
        """
        row = parcel.row
        if row.closes or parcel.complete is not None:
            return
        while row.edits is not None and len(lane.parcels) == 1 and not lane.ending:
            now = self._clock.now()
            ready = self._edited.get((row.game, row.edits), -inf) + self._edit_gap
            if not now < ready <= now + self._edit_gap:  # later still: the clock was set back
                return
            parcel.tried.set()
            lane.more.clear()
            await _waited(lane, self._earliest(ready, lane.more))

    async def _earliest(self, when: float, more: asyncio.Event) -> None:
        """Wait until a time, or until more has come."""
        sleep = asyncio.ensure_future(self._clock.sleep_until(when))
        event = asyncio.ensure_future(more.wait())
        try:
            await asyncio.wait({sleep, event}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            event.cancel()

    def _note_edit(self, row: OutboxRow) -> None:
        """Remember when a message was last written, for as many as may be edited soon."""
        self._edited[row.message] = self._clock.now()
        self._edited.move_to_end(row.message)
        if len(self._edited) > REMEMBERED:
            self._edited.popitem(last=False)

    async def _deliver(self, lane: _Lane, parcel: _Parcel) -> None:
        """Try until the row is out, or can never be."""
        failures = 0
        while not lane.ending:
            try:
                await self._attempt(lane, parcel)
            except Exception as error:  # noqa: BLE001  (whatever breaks, it is tried again)
                failures += 1
                await self._failed(lane, parcel, failures, error)
                if parcel.complete is not None and _has_words(lane):
                    lane.parcels.append(parcel)  # behind them
                    break
            else:
                break
        lane.stuck = False
        parcel.tried.set()

    async def _failed(self, lane: _Lane, parcel: _Parcel, failures: int, error: Exception) -> None:
        wait = min(FIRST_WAIT * 2 ** min(failures - 1, 16), LONGEST_WAIT)
        why = type(error).__name__
        row, told = parcel.row, "post %d failed (%s), next try in %.0f s"
        facts = {"game": row.game, "post": row.id}
        if isinstance(error, StoppingError):
            _log.info("post %d goes out after the next start", row.id, extra=facts)
        else:
            _log.warning(told, row.id, why, wait, extra=facts)
        lane.stuck = True
        for held in lane.parcels:
            held.tried.set()
        if lane.ending or (parcel.complete is not None and _has_words(lane)):
            return
        when = self._clock.now() + wait
        if parcel.complete is None:
            await _waited(lane, self._clock.sleep_until(when))
        else:
            lane.more.clear()
            await _waited(lane, self._earliest(when, lane.more))

    async def _attempt(self, lane: _Lane, parcel: _Parcel) -> None:
        """Send a parcel, unless its games are another host's: that one does."""
        tenure = self._tenure(parcel.row.guild)
        if tenure is None:
            return
        try:
            if parcel.complete is not None:
                await parcel.complete(tenure)
                self._note_edit(parcel.row)
            else:
                await self._sent(lane, parcel, tenure)
        except TenureOverError:
            facts = {"game": parcel.row.game, "post": parcel.row.id}
            _log.info("post %d is another host's by now", parcel.row.id, extra=facts)

    async def _sent(self, lane: _Lane, parcel: _Parcel, tenure: Tenure) -> None:
        """Send a row, and with it those behind that may go along; note that they are out."""
        out, gone = await self._out(parcel, tenure), 0
        parcel.tried.set()  # who waits for it need not wait for the disk
        if len(lane.parcels) > 1:
            with suppress(Exception):  # what fails is tried again in its own turn
                for behind in _closing_behind(lane):  # so that the disk is waited for once
                    out += await self._out(behind, tenure)
                    behind.tried.set()
                    gone += 1
        if out:
            await self._mark(out, tenure)
        for _ in range(gone):
            del lane.parcels[1]

    async def _out(self, parcel: _Parcel, tenure: Tenure) -> list[tuple[OutboxRow, Sent]]:
        """Send a row; list it unless there is nothing to be sent, now or ever."""
        row, now = parcel.row, self._clock.now()
        person: int | None = None
        try:
            post = await self._composed(parcel, tenure)
            row, person = parcel.row, post.person
            stale = row.since is not None and now - row.since >= NONCE_LIFE
            found = await self._presenter.find(post) if stale else None
            bare = found is not None  # in words alone, perhaps
            begins = row.since is None or stale or tenure != ALWAYS  # others may have gone on
            if found is None and begins and not row.closes:
                begun = await self._begun(row, now, tenure, stale=stale)
                if begun is None:
                    return []
                parcel.row = row = begun
                post = post if row.repeated == post.repeated else await self._compose(row)
            if found is None:
                self._points("before-send")
                found, bare = await self._delivered(parcel, post)
                self._points("after-send")
        except DeniedError:
            facts = {"game": row.game, "post": row.id}
            _log.error("post %d waits for the next start: its game is lost", row.id, extra=facts)
            return []
        except UnreachableError as error:
            if not isinstance(error, NeedlessError):
                facts = {"game": row.game, "post": row.id}
                _log.warning("post %d is parked: it cannot be delivered", row.id, extra=facts)
            await self._store.park(row, error.why, tenure)
            self._on_parked(row, person)
            return []
        self._note(*row.message, found)
        return [(row, Sent(found, bare))]

    async def _delivered(self, parcel: _Parcel, post: Post) -> Sent:
        """Deliver a post; one that is outdated once it is its turn is composed anew."""
        row = parcel.row
        while True:
            named = post if post.nonce == row.nonce else replace(post, nonce=row.nonce)
            fresh = partial(self._completer.is_fresh, row, post)
            try:
                return await self._presenter.deliver(named, parcel.tried.set, fresh)
            except OutdatedError:
                post = await self._compose(row)

    async def _mark(self, out: list[tuple[OutboxRow, Sent]], tenure: Tenure) -> None:
        """Note that rows are out."""
        self._points("before-mark")
        owed = await self._store.sent(out, tenure)
        for (row, sent), bare in zip(out, owed, strict=True):
            self._note_edit(row)
            self._on_sent(row, sent.reference)
            if bare:
                self._completer.begin(replace(row, state=RowState.BARE))
        self._points("after-mark")

    async def _insist_free(self, post: Post) -> None:
        """Raise UnreachableError where somebody opened the thread by hand, and a game in it."""
        lobby = post.game.lobby_post or ""
        known = await self._store.game_in(int(lobby)) if lobby.isdecimal() else None
        if known not in {None, post.game.number}:
            raise UnreachableError("another game is open in that thread")

    async def _begun(
        self, row: OutboxRow, now: float, tenure: Tenure, *, stale: bool
    ) -> OutboxRow | None:
        """Note that an attempt begins, unless its step did; None where the row is merged away."""
        again = row.repeated + (stale and row.edits is None)
        if row.kind is PostKind.START and again == MOST_STARTS:
            raise UnreachableError("it was posted again and again, and never found")
        if row.state is RowState.SENDING and row.since is None:
            return replace(row, since=now)
        since = now if stale or row.since is None else row.since
        nonce = await self._store.sending(row.id, since, repeated=again, tenure=tenure)
        if nonce is None:
            return None
        return replace(row, state=RowState.SENDING, since=since, repeated=again, nonce=nonce)

    async def _composed(self, parcel: _Parcel, tenure: Tenure) -> Post:
        """Compose a row; in the place of one that cannot be told goes a plain post."""
        row = parcel.row
        try:
            post = await self._compose(row)
        except UntellableError as error:
            facts = {"game": row.game, "post": row.id}
            _log.error("post %d is told in short: %s", row.id, error, extra=facts)
            if row.kind in LONE:
                raise UnreachableError(str(error)) from None
            parcel.row = await self._store.untell(row, str(error), tenure)
            return await self._composed(parcel, tenure)
        if row.kind is PostKind.THREAD:
            await self._insist_free(post)
        return post


def _has_words(lane: _Lane) -> bool:
    """Tell whether words wait in a lane, which no picture may hold up."""
    return any(parcel.complete is None for parcel in lane.parcels)


def _closing_behind(lane: _Lane) -> list[_Parcel]:
    """List what closes other questions right behind the first parcel, and may go with it."""
    first, *others = lane.parcels

    def goes_along(parcel: _Parcel) -> bool:
        if parcel.complete is not None or (parcel.after is not None and not parcel.after.is_set()):
            return False
        return parcel.row.closes and parcel.row.message != first.row.message

    return [*takewhile(goes_along, others)]


async def _waited(lane: _Lane, wait: Awaitable[object]) -> None:
    """Wait where closing may interrupt."""
    lane.waiting = True
    try:
        await wait
    finally:
        lane.waiting = False
