"""Looking back: a game's history and past boards, and where somebody stopped looking."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.table import Table
from engine.host.ports import Clock, Store
from engine.host.runtime.past import Past
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps.base.replayed import undone_since
from engine.host.steps.seats.permits import insist_place, seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.past import Gap, History, PastBoard
from engine.host.values.places import ChatLocation
from engine.host.values.player_notes import LONGEST_NOTE, LastLook, Note
from engine.host.values.records import GameInfo
from engine.host.values.rows import OutboxRow

GLANCES = 2048  # looks remembered, so that a second one right after is not written again
SAME_LOOK = 60.0  # seconds


class HistoryDoor:
    """The door to the past: a captain sees what the seat saw, anybody else what everybody did."""

    def __init__(
        self,
        sessions: SessionCache,
        past: Past,
        store: Store,
        clock: Clock,
        owed: Callable[[int], Sequence[OutboxRow]],
    ) -> None:
        self._sessions = sessions
        self._past = past
        self._store = store
        self._clock = clock
        self._owed = owed
        self._looks: OrderedDict[tuple[int, int], LastLook] = OrderedDict()
        self._told: OrderedDict[int, int] = OrderedDict()  # entries of which all was posted

    async def history(self, number: int, person: int | None) -> History:
        """Tell a game from its beginning, as far as `person` was told."""
        return await self._past.history(*await self._find(number), person)

    async def posted(self, number: int) -> History:
        """Tell a game as far as its channel was told; what a post still owes is left out."""
        history = await self.history(number, None)
        untold = [row.payload.why[0] for row in self._owed(number) if row.payload.why is not None]
        if not untold:
            self._told[number] = history.entries
            self._told.move_to_end(number)
            if len(self._told) > GLANCES:
                self._told.popitem(last=False)
            return history
        told, first = self._told.get(number, 0), min(untold)
        steps = [step for step in history.steps if step.number < first or step.entries <= told]
        return replace(history, steps=tuple(steps), owing=True)

    async def board_at(self, number: int, person: int | None, step: int) -> PastBoard:
        """Show how a game stood after a step; the last one where there are not so many."""
        info, table = await self._find(number)
        if table is None:
            raise DeniedError(Denial.NOT_RUNNING)
        seat = info.seat_of(person)
        steps = await self._past.steps(number, table, seat)
        past = steps[min(step, len(steps) - 1)]
        return PastBoard(
            game=info,
            seat=seat,
            step=past.number,
            before=past.before,
            view=past.after,
        )

    async def gap(self, number: int, person: int) -> Gap:
        """Tell what somebody missed."""
        info, table = await self._find(number)
        history = await self._past.history(info, table, person)
        look = await self._store.last_look(number, person)
        if look is None or table is None:
            return Gap(history=history, look=look)
        return Gap(history=history, look=look, undone=undone_since(table.log, look.entries))

    async def looked(self, number: int, person: int, entries: int | None = None) -> None:
        """Note that somebody saw a game as it stood with so many entries, or as it stands."""
        _, table = await self._find(number)
        if table is None:
            return
        seen_to = len(table.log) if entries is None else entries
        look, key = LastLook(seen_to, self._clock.now()), (number, person)
        last = self._looks.get(key)
        if last and last.entries == seen_to and look.at - last.at < SAME_LOOK:
            return
        await self._store.looked(number, person, look)
        self._looks[key] = look
        if len(self._looks) > GLANCES:
            self._looks.popitem(last=False)

    async def write_note(self, number: int, person: int, turn: int, text: str) -> tuple[Note, ...]:
        """Keep a captain's note on a turn, or drop it where it is empty; list all there are."""
        session = await self._sessions.need(number)
        seat = seat_of(session.info, person)
        note = Note(seat, turn, text.strip()[:LONGEST_NOTE], self._clock.now())
        await self._store.write_note(number, person, note)
        return await self.notes(number, person)

    async def notes(self, number: int, person: int) -> tuple[Note, ...]:
        """List the notes somebody wrote on a game."""
        return await self._store.notes_of(number, person)

    def forget(self, person: int) -> None:
        """Remember no look of somebody; what is stored of them goes another way."""
        for key in [key for key in self._looks if key[1] == person]:
            del self._looks[key]

    async def newest_post(self, number: int) -> str | None:
        """Return the newest message of a game in its channel."""
        return await self._store.newest_post(number)

    async def meant(self, place: ChatLocation, person: int, number: int | None = None) -> GameInfo:
        """Find the game a question is about: the named one, this channel's, the person's own.

        One that somebody played alone here, and that is over, stands not before those they are in.
        """
        here = self._store.game_in if place.private else self._store.last_in
        wanted = await here(place.channel) if number is None else number
        if wanted is None:
            wanted = await self._own(person)
        session = None if wanted is None else await self._sessions.find(wanted)
        if session is None:
            raise DeniedError(Denial.NO_SUCH_GAME)
        insist_place(session.info, place, person)
        return session.info

    async def _own(self, person: int) -> int | None:
        """Return the only open game of a person, else the last one they were in."""
        own = await self._store.games_of(person)
        if len(own) > 1:
            raise DeniedError(Denial.SEVERAL_GAMES)
        return own[0] if own else await self._store.last_of(person)

    async def _find(self, number: int) -> tuple[GameInfo, Table | None]:
        session = await self._sessions.need(number)
        row, table = await session.stand()
        return row.info, table
