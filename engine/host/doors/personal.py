"""What is somebody's own: what they chose, and what is kept about them."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.words import say
from engine.host.doors.history import HistoryDoor
from engine.host.doors.statistics import Statistics
from engine.host.ownership import CachedData
from engine.host.ports import Clock, Store
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.changes import lobby
from engine.host.steps.changes.replacing import give_to_computer, heir
from engine.host.steps.seats.offers import end_offers
from engine.host.steps.seats.seat_history import forget_holder
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Person
from engine.host.values.personal_data import NOBODY
from engine.host.values.records import OPEN, GameStatus, Reach
from engine.host.values.rows import Payload


class Preferences:
    """The door for personal settings."""

    def __init__(self, runtime: Runtime, store: Store) -> None:
        self._runtime = runtime
        self._store = store

    async def change(self, person: int, change: Callable[[Person], Person | None]) -> Person | None:
        """Keep what `change` makes of what somebody chose; None where it makes nothing of it.

        That is read from the store: another host may have kept a choice of which no mail came yet.
        """
        known = await self._store.person(person) or Person()
        card = change(known)
        return card if card is None or card == known else await self.choose(person, card)

    async def choose(self, person: int, card: Person) -> Person:
        """Keep what somebody chose, and wake their games at the times that follow from it.

        Whoever wants no profile has none on the web, and is asked anew before there is one again.
        """
        card = card if card.profile else replace(card, secret="")
        await self._runtime.people_cache.choose(person, card)
        for number in await self._store.games_of(person):
            session = await self._runtime.sessions.find(number)
            if session is not None and session.info.status is GameStatus.RUNNING:
                with suppress(DeniedError):  # a game that cannot go on has no times
                    await self._runtime.change(number, Step.tell)
        return card


class Farewell(msgspec.Struct, frozen=True):
    """What a deletion did: games that were given up, and ended games that stay, nameless."""

    given_up: int
    nameless: int


class Privacy:
    """The door for whoever asks what is kept about them."""

    def __init__(
        self,
        runtime: Runtime,
        store: Store,
        clock: Clock,
        past: HistoryDoor,
        statistics: Statistics,
    ) -> None:
        self._runtime = runtime
        self._past = past
        self._statistics = statistics
        self._store = store
        self._clock = clock

    async def export(self, person: int) -> bytes:
        """Write all that is kept about somebody as a file."""
        card = await self._store.person(person)
        told: dict[str, Any] = {
            "person": str(person),
            "written_at": self._clock.now(),
            "language": await self._store.language(person),
            "settings": None if card is None else msgspec.to_builtins(card),
            "games": [msgspec.to_builtins(trace) for trace in await self._store.traces(person)],
        }
        return msgspec.json.format(msgspec.json.encode(told), indent=2)

    async def forget(self, person: int) -> Farewell:
        """Give up the seats of somebody in open games, then delete all the rest."""
        traces = await self._store.traces(person)
        for trace in traces:
            if trace.seat is not None or trace.had_a_seat:
                await self._store.withdraw(trace.game)  # what they played is shown no more
        given_up = [trace.game for trace in traces if trace.status in OPEN]
        for number in given_up:
            await self._give_up(number, person)
        # Else a message under way would keep its language.
        self._runtime.people_cache.forget(person)
        for number in await self._store.erase(person):
            session = self._runtime.sessions.get(number)
            if session is not None:
                await session.actor.do(session.reload)
            self._runtime.ownership.spread(CachedData.GAME, number)
        self._runtime.people_cache.forget(person)
        self._past.forget(person)
        self._statistics.forget()
        seated = sum(trace.seat is not None for trace in traces if trace.status in OPEN)
        return Farewell(seated, len(traces) - len(given_up))

    async def _give_up(self, number: int, person: int) -> None:
        """Leave an open game; one whose rules are gone is left without its table."""
        session = await self._runtime.sessions.find(number)
        if session is None:
            return
        for seated in (session.info.status is not GameStatus.LOBBY, False):
            try:
                await self._runtime.change(number, partial(give_up, person=person), seated=seated)
            except DeniedError as denied:
                if denied.reason in {Denial.UNKNOWN_GAME, Denial.HALTED}:
                    continue
            return


def give_up(step: Step, person: int) -> None:
    """Let somebody leave an open game for good; a computer captain goes on in a running one."""
    forget_holder(step, person)
    end_offers(step, person=person)
    seat = step.info.seat_of(person)
    if seat is not None and step.info.status is GameStatus.LOBBY:
        lobby.leave(step, person)
    elif seat is not None:
        _hand_on(step, seat, person)
    if step.info.host == person and not step.info.terms.alone:  # its place is theirs, too: erased
        step.tell(host=heir(step.info) or NOBODY)


def _hand_on(step: Step, seat: int, person: int) -> None:
    """Put a nameless computer captain on a seat; without any person left the game ends."""
    old = step.info.seats[seat].name
    step.tell_seat(seat, reach=Reach.CLOSED)  # whoever asked for it needs no message about it
    give_to_computer(step, seat, step.info.terms.substitute, f"{lobby.NAMELESS} {seat + 1}")
    forget_holder(step, person)
    if step.info.terms.alone:
        lobby.call_off_privately(step, Payload())
    elif heir(step.info) is None:
        lobby.call_off(step, Payload(text=say("privacy-deserted", number=step.info.number)))
    else:
        step.note(say("note-gone", old=old, new=step.info.seats[seat].name))
    step.keep_posts(notes=None)  # nothing that quotes the name is written again
