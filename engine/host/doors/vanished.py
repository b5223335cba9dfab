"""Vanished: what becomes of games whose channel, server or captain is not there any more."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from engine.core.words import say
from engine.host.ports import Store
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.changes import lobby
from engine.host.steps.changes.clock_changes import found_again, lose
from engine.host.steps.changes.play import go_on, open_group
from engine.host.steps.seats.absence import stand_in
from engine.host.steps.seats.patience import wait_less
from engine.host.values.denials import DeniedError
from engine.host.values.records import OPEN, GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import Payload
from engine.host.values.terms import Absence


class Vanished:
    """The door for whoever notices that something is gone, or back; noticing twice is harmless."""

    def __init__(self, runtime: Runtime, store: Store) -> None:
        self._runtime = runtime
        self._store = store
        self._turn = asyncio.Lock()  # a server that comes back at once must not overtake its loss

    async def channel_gone(self, channel: int) -> None:
        """End the game of a channel that was deleted; its captains hear of it once."""

        def work(step: Step) -> None:
            if step.info.status in OPEN:
                text = say("vanished-channel", number=step.info.number)
                step.keep_posts(summons=())  # where they stand nobody writes any more
                lobby.call_off_privately(step, Payload(text=text))

        number = await self._store.game_in(channel)
        if number is not None:
            await self._step(number, work, seated=False)

    async def guilds(self) -> tuple[int, ...]:
        """List the servers that have open games."""
        return await self._store.guilds()

    async def guild_gone(self, guild: int) -> None:
        """Let the games of a server stand still that put the bot out."""
        async with self._turn:
            for number in await self._store.numbers_in(guild):
                await self._step(number, lose, seated=False)

    async def guild_back(self, guild: int) -> None:
        """Let them go on, with all the time for the open question."""
        async with self._turn:
            for number in await self._store.numbers_in(guild):
                session = await self._runtime.sessions.find(number)
                if session is not None and session.info.proceedings.lost is not None:
                    running = session.info.status is GameStatus.RUNNING
                    await self._step(number, _go_on, seated=running)

    async def member_gone(self, number: int, person: int) -> None:
        """Follow what the table agreed on for who is absent, and say so."""
        session = await self._runtime.sessions.find(number)
        if session is None:
            return
        running = session.info.status is GameStatus.RUNNING
        await self._step(number, lambda step: _miss(step, person), seated=running)

    async def _step(self, number: int, work: Callable[[Step], None], *, seated: bool) -> None:
        """Run a step; a game that cannot make it has been ended, or waits for its rules."""
        with suppress(DeniedError):
            await self._runtime.change(number, work, seated=seated)


def _go_on(step: Step) -> None:
    """Let a game go on, and tell all again where it stands: posts may have been lost."""
    table, resumed = step.table, found_again(step)
    if step.info.status is GameStatus.LOBBY:
        step.redraw_lobby()
        return
    if table is None:
        return
    step.note(say("note-returned"))
    if resumed:
        step.keep_posts(scene=None, sittings={})
        open_group(step, table, ())
        go_on(step, grace=0)


def _miss(step: Step, person: int) -> None:
    info = step.info
    seat = info.seat_of(person)
    if seat is None or info.seats[seat].left:
        return
    if info.status is GameStatus.LOBBY:
        lobby.leave(step, person)
    elif info.status in {GameStatus.STARTING, GameStatus.RUNNING}:
        _do_without(step, info.seats[seat])


def _do_without(step: Step, captain: SeatInfo) -> None:
    """Note that a captain left the server, and let the table know what counts now."""
    info = step.info
    step.tell_seat(captain.seat, left=True)
    heir = _heir(step.info)
    if heir is None:
        lobby.call_off(step, Payload(text=say("privacy-deserted", number=info.number)))
        return
    if info.terms.absence is Absence.COMPUTER:
        step.note(say("note-left-computer", captain=captain.name))
        if not captain.strength:
            stand_in(step, captain.seat)
    else:
        step.note(say("note-left", captain=captain.name))
        wait_less(step, grace=0)
    if info.host == captain.person:
        step.tell(host=heir.person)
        step.note(say("note-host-left", new=heir.name))


def _heir(info: GameInfo) -> SeatInfo | None:
    """Return the first captain who is a person and still there."""
    return next((each for each in info.seats if each.person is not None and not each.left), None)
