"""A session: one open game in memory, and the way every change to it takes."""

import logging
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.contract import AnyGame
from engine.core.registry import Registry, UnknownGameError, name_of
from engine.core.table import Table
from engine.host.ownership import Ownership
from engine.host.ports import Clock, StaleRevisionError, Store, Storyboard, UnreadableError
from engine.host.runtime.actor import Actor
from engine.host.runtime.people_cache import PeopleCache
from engine.host.steps.base.step import Step
from engine.host.steps.changes.play import halt
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import where
from engine.host.values.people import Newcomer
from engine.host.values.records import OPEN, GameInfo, GameStatus
from engine.host.values.rows import LOST, GameRow, OutboxRow

T = TypeVar("T")

Points: TypeAlias = Callable[[str], None]
Owed: TypeAlias = tuple[OutboxRow, ...]

GOING = OPEN - {GameStatus.HALTED}
UNSTARTED = {GameStatus.LOBBY, GameStatus.STARTING}

_log = logging.getLogger(__name__)


class Session:
    """The last committed state of a game; only its actor changes it."""

    def __init__(self, row: GameRow, registry: Registry, store: Store) -> None:
        self.row = row
        self.actor = Actor()
        self._registry = registry
        self._store = store
        self.behind = False  # others made steps of which no lane knows what they owe
        self._table: Table | None = None
        self._newcomers: dict[int, Newcomer] = {}

    @property
    def info(self) -> GameInfo:
        """Return the public card."""
        return self.row.info

    def rules(self) -> AnyGame:
        """Return the rules of the game; it is denied where they are not installed."""
        try:
            return self._registry.find(self.info.rules, self.info.data_hash)
        except UnknownGameError:
            raise DeniedError(Denial.UNKNOWN_GAME) from None

    async def stand(self) -> tuple[GameRow, Table | None]:
        """Return the game and its table as they stood at one moment.

        What must be loaded is loaded between two steps: a step that is just being committed
        would give the table after it beside the card before it. It is denied where the table
        cannot be read.
        """
        if self._table is not None:
            return self.row, self._table

        async def loaded() -> tuple[GameRow, Table | None]:
            table = await self.table()
            return self.row, table

        try:
            return await self.actor.do(loaded)
        except UnreadableError:
            raise DeniedError(Denial.HALTED) from None

    async def table(self) -> Table | None:
        """Return the table, loaded once; None before the game has been started.

        Only the game's actor may ask. Raise UnreadableError where there is one no more.
        """
        table = self._table
        if table is not None:
            return table
        if self.row.is_lost:
            raise UnreadableError(LOST)
        stored = await self._store.table(self.info.number)
        while stored is not None and stored.revision != self.info.revision:
            await self.reload()  # the card alone is of another moment, and does not fit the table
            if self.row.is_lost:
                raise UnreadableError(LOST)
            stored = await self._store.table(self.info.number)
        if stored is None:
            return None
        rules = self.rules()
        try:
            table = stored.table(rules)
        except MsgspecError as error:
            raise UnreadableError(where(error)) from None
        self._table = table
        return table

    async def newcomer(self, person: int) -> Newcomer:
        """Tell how new somebody is to this game, in any version.

        It is looked up once: whoever is guided through their first game stays so.
        """
        if person not in self._newcomers:
            name, number = name_of(self.info.rules), self.info.number
            first, first_with_others = await self._store.first_games_of(person, name)
            found = Newcomer.TO_OTHERS if first_with_others == number else Newcomer.NO
            self._newcomers[person] = Newcomer.TO_GAME if first == number else found
        return self._newcomers[person]

    def note_post(self, **learned: Any) -> None:
        """Remember what became of the lobby message, the thread or the start post."""
        self.row = replace(self.row, info=replace(self.info, **learned))

    def take_over(self, row: GameRow, table: Table | None) -> None:
        """Stand as committed; what the publisher learned meanwhile stays."""
        known = self.info
        info = replace(
            row.info,
            lobby_post=known.lobby_post,
            start_post=known.start_post,
            start_repeated=known.start_repeated,
            channel=known.channel,
            parent=known.parent,
        )
        self.row = replace(row, info=info)
        self._table = table

    def lose(self) -> None:
        """Stand still: what is kept of the game takes no step any more, not even this one."""
        info = replace(self.info, status=GameStatus.HALTED)
        self.row, self._table = replace(self.row, info=info, broken=(LOST,)), None

    async def reload(self) -> None:
        """Forget what is cached; somebody else changed the game."""
        await self.refresh()
        self._table = None

    async def refresh(self) -> None:
        """Stand as the store does; somebody else may have changed the game."""
        row, known = None, None
        while known is not self.row:  # what the publisher learned meanwhile is stored by now
            known = self.row
            row = await self._store.game(self.info.number)
        assert row is not None
        if row.info.revision != self.info.revision:
            self._table, self.behind = None, True
        self.row = row


async def _readable(session: Session) -> Table | None:
    """Return the table of a game, None where there is none, or none that can be read.

    Before a game is started nobody looks for one.
    """
    if session.info.status in UNSTARTED:
        return None
    with suppress(UnreadableError, DeniedError):
        return await session.table()
    return None


class Stepper:
    """Makes a step of a game: work it out, commit it, and hand on what is owed."""

    def __init__(
        self,
        store: Store,
        people_cache: PeopleCache,
        clock: Clock,
        points: Points,
        publish: Callable[[Session, Owed], None],
        catch_up: Callable[[Session], Awaitable[None]],
        ownership: Ownership,
        storyboard: Storyboard,
        doubt: Callable[[], None],
    ) -> None:
        self._store = store
        self._people_cache = people_cache
        self._clock = clock
        self._points = points
        self._publish = publish
        self._catch_up = catch_up
        self._doubt = doubt  # look soon for what may be in though it failed
        self._owns = ownership.owns
        self._alone = ownership.alone
        self._storyboard = storyboard

    async def step(self, session: Session, work: Callable[[Step], T], *, seated: bool) -> T:
        """Run `work` on the game; return what it makes once that is committed.

        Only what is `seated` needs the table: a game whose rules are gone can be cancelled. All
        else has it where it can be read, so that posts whose questions close can be put away.
        What is denied changes nothing; a game that cannot be read is halted before.
        """
        while True:
            try:
                return await self._tried(session, work, seated=seated)
            except StaleRevisionError:
                await session.reload()
            except DeniedError:
                if not await self._was_old(session):
                    raise

    async def _was_old(self, session: Session) -> bool:
        """Tell whether another host changed a game that denied something, so that it may not now.

        Whoever is alone changes all games, and need not look.
        """
        if self._alone:
            return False
        known = session.info.revision
        await session.refresh()
        return session.info.revision != known

    async def table(self, session: Session) -> Table | None:
        """Return the table of a game; one that cannot be read or played is halted, and denied."""
        try:
            return await session.table()
        except UnreadableError as error:
            await self._stop(session, str(error))
        except DeniedError:
            await self._stop(session, f"{session.info.rules} with its data is not installed")
        raise DeniedError(Denial.HALTED)

    async def _tried(self, session: Session, work: Callable[[Step], T], *, seated: bool) -> T:
        if session.row.is_lost:
            raise DeniedError(Denial.HALTED)
        if session.row.broken:
            await self._stop(session, f"cannot be read: {', '.join(session.row.broken)}")
        table = await (self.table(session) if seated else _readable(session))
        people = await self._people_cache.people(seat.person for seat in session.info.seats)
        guild = await self._people_cache.guild(session.info.guild)
        step = Step(session.row, table, self._clock.now(), people, self._storyboard, guild)
        try:
            made = [work(step)]
        except DeniedError:
            raise
        except Exception as error:  # noqa: BLE001  (whatever breaks, the other games go on)
            step, made = _halted(step, error), []
        await self._commit(session, step)
        if not made:
            raise DeniedError(Denial.HALTED)
        return made[0]

    async def _stop(self, session: Session, why: str) -> None:
        """Halt a game that is not halted yet, without looking at its table."""
        if session.info.status not in GOING:
            return
        step = Step(session.row, None, self._clock.now(), {}, self._storyboard)
        halt(step, why)
        number = session.info.number
        _log.error("game %d halted: %s", number, why, extra={"game": number})
        await self._commit(session, step)

    async def _commit(self, session: Session, step: Step) -> None:
        if step.changes_nothing():
            if await self._was_old(session):
                raise StaleRevisionError
            return
        self._points("before-commit")
        change, away = step.change(), not self._owns(session.info.guild)
        try:
            rows = await self._store.commit(replace(change, away=True) if away else change)
        except UnreadableError as error:
            number = session.info.number
            _log.error("game %d stands still: %s", number, error, extra={"game": number})
            session.lose()
            raise DeniedError(Denial.HALTED) from None
        except StaleRevisionError:
            raise
        except Exception:
            self._doubt()
            raise
        raised = replace(step.info, revision=step.info.revision + 1)
        session.take_over(replace(step.row, info=raised), step.table)
        self._points("after-commit")
        if away:
            return  # its owner hears of it with the commit
        if session.behind:
            await self._catch_up(session)
        else:
            self._publish(session, rows)


def _halted(step: Step, error: Exception) -> Step:
    """Halt a game whose rules broke, from where it stood before the step."""
    halted = Step(step.before, step.table_before, step.now, step.people)
    halt(halted, traceback.format_exc())
    number = step.info.number
    _log.error("game %d halted: %s", number, where(error), extra={"game": number})
    return halted
