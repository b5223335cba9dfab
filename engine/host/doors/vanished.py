"""Vanished: what becomes of games whose channel, server or captain is not there any more."""

from collections.abc import Callable

from engine.core.words import say
from engine.host.ports import Store
from engine.host.runtime.runtime import Works
from engine.host.steps import lobby
from engine.host.steps.absence import stand_in
from engine.host.steps.lost_server import found_again, lose
from engine.host.steps.play import go_on, open_group
from engine.host.steps.step import Draft
from engine.host.values.denials import Denied
from engine.host.values.records import OPEN, GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import Payload
from engine.host.values.terms import Absence


class Vanished:
    """The door for whoever notices that something is gone, or back; noticing twice is harmless."""

    def __init__(self, works: Works, store: Store) -> None:
        self._works = works
        self._store = store

    async def channel_gone(self, channel: int) -> None:
        """End the game of a channel that was deleted; its captains hear of it once."""

        def work(draft: Draft) -> None:
            if draft.info.status in OPEN:
                text = say("vanished-channel", number=draft.info.number)
                lobby.call_off_privately(draft, Payload(text=text))

        number = await self._store.game_in(channel)
        if number is not None:
            await self._step(number, work, seated=False)

    async def guilds(self) -> tuple[int, ...]:
        """List the servers that have open games."""
        return await self._store.guilds()

    async def guild_gone(self, guild: int) -> None:
        """Let the games of a server stand still that put the bot out."""
        for number in await self._store.numbers_in(guild):
            await self._step(number, lose, seated=False)

    async def guild_back(self, guild: int) -> None:
        """Let them go on, with all the time for the open question."""
        for number in await self._store.numbers_in(guild):
            session = await self._works.hall.find(number)
            if session is not None and session.info.affairs.lost is not None:
                running = session.info.status is GameStatus.RUNNING
                await self._step(number, _go_on, seated=running)

    async def member_gone(self, number: int, person: int) -> None:
        """Follow what the table agreed on for who is absent, and say so."""
        session = await self._works.hall.find(number)
        if session is None:
            return
        running = session.info.status is GameStatus.RUNNING
        await self._step(number, lambda draft: _miss(draft, person), seated=running)

    async def _step(self, number: int, work: Callable[[Draft], None], *, seated: bool) -> None:
        def step(draft: Draft) -> Denied | None:
            work(draft)
            return None

        session = await self._works.hall.find(number)
        if session is not None:
            await self._works.step(session, step, lambda _: None, seated=seated)


def _go_on(draft: Draft) -> None:
    """Let a game go on, and tell all again where it stands: posts may have been lost."""
    table, resumed = draft.table, found_again(draft)
    if draft.info.status is GameStatus.LOBBY:
        draft.redraw_lobby()
        return
    if table is None:
        return
    draft.note(say("note-returned"))
    if resumed:
        draft.show(scene=None)
        open_group(draft, table, ())
        go_on(draft, grace=0)


def _miss(draft: Draft, person: int) -> None:
    info = draft.info
    seat = info.seat_of(person)
    if seat is None or info.seats[seat].left:
        return
    if info.status is GameStatus.LOBBY:
        lobby.leave(draft, person)
    elif info.status is GameStatus.RUNNING:
        _do_without(draft, info.seats[seat])


def _do_without(draft: Draft, captain: SeatInfo) -> None:
    """Note that a captain left the server, and let the table know what counts now."""
    info = draft.info
    draft.tell_seat(captain.seat, left=True)
    heir = _heir(draft.info)
    if heir is None:
        lobby.call_off(draft, Payload(text=say("privacy-deserted", number=info.number)))
        return
    if info.terms.absence is Absence.COMPUTER:
        draft.note(say("note-left-computer", captain=captain.name))
        if not captain.strength:
            stand_in(draft, captain.seat)
    else:
        draft.note(say("note-left", captain=captain.name))
    if info.host == captain.person:
        draft.tell(host=heir.person)
        draft.note(say("note-host-left", new=heir.name))


def _heir(info: GameInfo) -> SeatInfo | None:
    """Return the first captain who is a person and still there."""
    return next((each for each in info.seats if each.person is not None and not each.left), None)
