"""The works: what moves behind the host's door: actors, deadlines, beats and the outbox."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from engine.core.registry import Registry
from engine.core.table import Table
from engine.host.ownership import Ownership
from engine.host.ports import ChannelBusyError, Clock, Presenter, Store, Storyboard
from engine.host.runtime.addresses import Addresses
from engine.host.runtime.composing import Composer
from engine.host.runtime.owning import Owning
from engine.host.runtime.past import Past
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.publisher import Publisher
from engine.host.runtime.references import References
from engine.host.runtime.scheduler import Scheduler
from engine.host.runtime.session import Session, Stepper
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps.base.step import Step
from engine.host.steps.base.thinking import ComputerPlayers, Thoughts, think
from engine.host.steps.changes import play
from engine.host.steps.changes.verdicts import decided
from engine.host.steps.news.scenes import note_untold
from engine.host.steps.seats.absence import reached
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import where
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus, Reach
from engine.host.values.rows import GameRow, OutboxRow

BEAT = 15.0  # seconds between two signs of life
RETRY = 30.0  # seconds until a deadline that could not be committed is tried again

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Runtime:
    """Everything with a task of its own; it starts at `open` and ends at `close`."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        presenter: Presenter,
        clock: Clock,
        points: Callable[[str], None],
        reachable: Callable[[], bool],
        computers: ComputerPlayers,
        storyboard: Storyboard,
        edit_gap: float,
        *,
        ownership: Ownership,
        suspends: bool = False,
        pages: str = "",
        grace: float = 0.0,
    ) -> None:
        self.ownership = ownership
        self.people_cache = PeopleCache(store, ownership.spread)
        self.sessions = SessionCache(registry, store, ownership.owns, alone=ownership.alone)
        self.past = Past(store)
        self.references = References(store)
        self.addresses = Addresses(self.sessions, self.people_cache, store, pages)
        self._store = store
        self._clock = clock
        self._points = points
        self._reachable = reachable
        self._cut_off = False  # nobody could answer since the last beat
        self._suspends = suspends
        self._seen = clock.now()  # when we last looked up
        self._computers = computers
        self._grace = grace
        self._stepper = Stepper(
            store,
            self.people_cache,
            clock,
            points,
            self._committed,
            self._catch_up,
            ownership,
            storyboard,
            self._doubt,
        )
        self._publisher = self._new_publisher(presenter, edit_gap)
        self._scheduler = Scheduler(clock, self._ring)
        self._owning = Owning(
            store,
            clock,
            self.sessions,
            self.people_cache,
            self.references,
            self._scheduler,
            self._publisher,
            self._set_time,
            lambda: not self._cut_off,
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._ringing: dict[int, asyncio.Task[None]] = {}  # by game

    def _new_publisher(self, presenter: Presenter, edit_gap: float) -> Publisher:
        composer = Composer(
            self.sessions, self.people_cache, self.past, self.references, self.addresses
        )
        return Publisher(
            self._store,
            presenter,
            self._clock,
            compose=composer.compose,
            note=self.references.note,
            on_sent=self._learned,
            on_parked=self._parked,
            points=self._points,
            tenure=self.ownership.tenure,
            edit_gap=edit_gap,
        )

    def owed(self, game: int) -> list[OutboxRow]:
        """List what a game's channel has still to be told in words."""
        return self._publisher.owed(game)

    async def reference(self, game: GameInfo, number: int) -> str | None:
        """Return the message of a post, once it is out; of a game of others nothing is known."""
        if self.ownership.owns(game.guild):
            return await self.references.find(game.number, number)
        return await self._store.reference(game.number, number)

    async def open(self) -> None:
        """Go on with all open games; the time the host was away is given back."""
        await self.ownership.open(self._owning)
        self._seen = self._clock.now()
        self._tasks = [
            asyncio.create_task(self._scheduler.run()),
            asyncio.create_task(self._live()),
        ]

    async def close(self) -> None:
        """End what is under way, commit it and stop; what is owed goes out next time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._settled()
        await self._publisher.close()
        await self._settled()  # the last sendings may have told of closed doors
        if self._tasks and not self._cut_off:
            await self._owning.beat()
        await self.ownership.close()
        self._tasks = []

    async def wait_idle(self) -> None:
        """Return once nothing is queued and nothing is owed."""
        while busy := [*self._working(), *self._publisher.tasks()]:
            await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)

    async def create(self, step: Step) -> Session:
        """Keep a new game; raise ChannelBusyError."""
        self._points("before-commit")
        change, away = step.change(), not self.ownership.owns(step.info.guild)
        try:
            row, owed = await self._store.create(replace(change, away=True) if away else change)
        except ChannelBusyError:
            raise
        except Exception:
            self._doubt()
            raise
        session = self.sessions.seat(row)
        self._points("after-commit")
        if away:
            session.behind = True  # should it be ours before its owner has sent that
        else:
            self._committed(session, owed)
        return session

    async def step(self, number: int, work: Callable[[Step], T], *, seated: bool = True) -> T:
        """Run a step in a game's actor; return what it makes once that is committed."""
        session = await self.sessions.need(number)
        return await session.actor.do(partial(self._stepper.step, session, work, seated=seated))

    async def change(
        self, number: int, work: Callable[[Step], object], *, seated: bool = True
    ) -> GameInfo:
        """Run a step; return the card of the game as committed."""
        session = await self.sessions.need(number)

        async def job() -> GameInfo:
            await self._stepper.step(session, work, seated=seated)
            return session.info

        return await session.actor.do(job)

    def _committed(self, session: Session, owed: tuple[OutboxRow, ...]) -> None:
        info = session.info
        if not self.ownership.owns(info.guild):  # not any more
            self.ownership.tell(info.guild, info.number)
            return
        self._set_time(session)
        self._publisher.publish(owed)

    def _doubt(self) -> None:
        self._owning.doubt()

    async def _catch_up(self, session: Session) -> None:
        await self._owning.catch_up(session)

    def _set_time(self, session: Session) -> None:
        """Wake a game when something is due; the publisher may know more than the last step."""
        when = self._clock.now() if session.info.due_to_begin() else session.row.wake
        self._scheduler.set(session.info.number, when)

    def _ring(self, number: int) -> None:
        """Let a game's actor do what is due."""
        if self._cut_off or self._stood_still() or not self._reachable():
            self._cut_off = True
            self._scheduler.set(number, self._clock.now() + BEAT)
            return
        if number not in self._ringing:  # while captains think, it is looked at again after that
            self._ringing[number] = asyncio.create_task(self._rung(number))

    async def _rung(self, number: int) -> None:
        """Do what is due in a game; where that fails, try again later."""
        try:
            session = await self.sessions.need(number)
            if not self.ownership.owns(session.info.guild):
                return  # whoever does rings it
            thoughts = await self._thoughts(session)
            await session.actor.do(partial(self._due, session, thoughts))
        except DeniedError as denied:
            if denied.reason is Denial.HALTED:
                return
        except Exception as error:  # noqa: BLE001  (the disk may be full; it is tried again)
            _log.error(
                "game %d: a deadline failed: %s", number, where(error), extra={"game": number}
            )
        else:
            self._set_time(session)
            return
        finally:
            del self._ringing[number]
        self._scheduler.set(number, self._clock.now() + RETRY)

    async def _thoughts(self, session: Session) -> Thoughts:
        """Let computer captains think beside the game's actor, which serves others meanwhile."""

        async def stand() -> tuple[GameRow, Table | None]:
            table = await self._stepper.table(session) if _seated(session.info) else None
            return session.row, table

        row, table = await session.actor.do(stand)
        return await think(row, table, self._clock.now(), self._computers)

    async def _due(self, session: Session, thoughts: Thoughts) -> None:
        rules = session.rules() if session.info.due_to_begin() else None

        def ring(step: Step) -> None:
            if rules is not None and step.info.due_to_begin():
                play.begin(step, rules)
            elif not decided(step):
                play.ring(step, thoughts, self._grace)

        await self._stepper.step(session, ring, seated=_seated(session.info))

    def _learned(self, row: OutboxRow, reference: str) -> None:
        """Let a game know of the posts it waits for; a start post without a message is none."""
        session = self.sessions.get(row.game)
        if session is not None and row.kind is PostKind.LOBBY:
            session.note_post(lobby_post=reference)
        elif session is not None and row.kind is PostKind.THREAD:
            if session.info.status is GameStatus.STARTING and session.info.parent is None:
                session.note_post(parent=session.info.channel, channel=int(reference))
        elif row.kind is PostKind.START:
            if session is not None and session.info.status is GameStatus.STARTING:
                session.note_post(start_post=reference, start_repeated=row.repeated)
            self._ring(row.game)

    def _parked(self, row: OutboxRow, person: int | None) -> None:
        """Follow from what can never be delivered.

        A captain whom no direct message reaches gets no more of them; a start without post ends;
        the seals of a public post are told by the next one.
        """
        if row.kind is PostKind.START:
            self._learned(row, "")
            return
        session = self.sessions.get(row.game)
        if session is None or row.kind is PostKind.FAREWELL:
            return
        note: Callable[[Step], None]
        if row.seat is not None and person is not None:
            note = partial(reached, person=person, seat=row.seat, reach=Reach.CLOSED)
        elif row.seat is None and row.payload.sealed.count:
            note = partial(note_untold, lost=row.payload.sealed)
        else:
            return

        async def job() -> None:
            with suppress(DeniedError):  # a game that cannot go on needs no note
                await self._stepper.step(session, note, seated=True)

        session.actor.post(job)

    async def _settled(self) -> None:
        if working := self._working():
            await asyncio.wait(working)

    def _working(self) -> list["asyncio.Task[None]"]:
        tasks = (session.actor.task for session in self.sessions)
        busy = [*self._ringing.values(), *self._owning.tasks]
        return [*busy, *(task for task in tasks if task is not None)]

    async def _live(self) -> None:
        while True:
            await self._clock.sleep_until(self._seen + BEAT)
            self._cut_off = self._cut_off or self._stood_still()
            self._seen = self._clock.now()
            if not self._reachable():
                self._cut_off = True
            elif self._cut_off:
                await self._come_back()
            else:
                await self._owning.beat()

    def _stood_still(self) -> bool:
        """Tell whether the process did nothing for much longer than it meant to.

        Its machine was suspended, or the clock was set: nobody could answer meanwhile.
        """
        return self._suspends and self._clock.now() - self._seen > 2 * BEAT

    async def _come_back(self) -> None:
        """Give the time back in which nobody could answer; where that fails, try again."""
        away = await self._owning.come_back()
        if away is not None:
            _log.info("reachable again, %.0f s given back", away)
            self._cut_off = False


def _seated(info: GameInfo) -> bool:
    """Tell whether a game has a table, or will have one again."""
    return info.status is not GameStatus.LOBBY and info.proceedings.lost is None
