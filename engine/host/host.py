"""The host: opens, plays and ends games, one actor each; the door for cogs and commands."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from engine.core.asks import Answer, Seat
from engine.core.registry import Registry
from engine.core.words import Text
from engine.host.doors.clock import ClockDoor
from engine.host.doors.history import HistoryDoor
from engine.host.doors.offering import Offers
from engine.host.doors.personal import Preferences, Privacy
from engine.host.doors.proving import ProofDoor
from engine.host.doors.seating import Opening, Seating, wish_for
from engine.host.doors.staff import Staff
from engine.host.doors.standing_orders import StandingDoor
from engine.host.doors.statistics import Statistics
from engine.host.doors.vanished import Vanished
from engine.host.doors.voting import Votes
from engine.host.ownership import Alone, Ownership
from engine.host.ports import Clock, PlainStoryboard, Presenter, Store, Storyboard
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session import Session
from engine.host.steps.base.step import Step
from engine.host.steps.base.thinking import ComputerPlayers, Guessing
from engine.host.steps.changes import drafting, lobby, play
from engine.host.steps.changes.drafting import Pick
from engine.host.steps.changes.looking import glance_at, panel_for, panel_of
from engine.host.steps.changes.undo import take_back
from engine.host.steps.seats.permits import acting
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Newcomer
from engine.host.values.records import OPEN, GameInfo, Reach
from engine.host.values.replies import Glance, Panel, Receipt
from engine.host.values.terms import Terms

__all__ = ["Denial", "DeniedError", "Glance", "Host", "Panel", "Receipt"]

T = TypeVar("T")


def _ignore(_point: str) -> None:
    """Do nothing at a named point; tests break things there."""


def _always() -> bool:
    """Say that people can reach us; the client knows better."""
    return True


class Host:
    """All games of one database, or those that its `ownership` says.

    While `reachable` denies it, no deadline strikes, and the time is given back afterwards.
    A message is edited again after `edit_gap` seconds at the earliest. With `suspends` a sleep
    that lasted far too long counts as time away; a clock that is turned by hand must not. In games
    that begin while it is `prompt`, computer captains answer at once. Where the world finds pages
    of games at `pages`, posts link to them.
    """

    def __init__(
        self,
        registry: Registry,
        store: Store,
        presenter: Presenter,
        clock: Clock,
        *,
        grace: float = 0.0,
        points: Callable[[str], None] = _ignore,
        key_source: Callable[[int], bytes] = secrets.token_bytes,
        reachable: Callable[[], bool] = _always,
        computers: ComputerPlayers | None = None,
        storyboard: Storyboard | None = None,
        edit_gap: float = 0.0,
        suspends: bool = False,
        prompt: bool = False,
        pages: str = "",
        ownership: Ownership | None = None,
    ) -> None:
        self._grace = grace
        self._store = store
        computers = computers or Guessing()
        self._runtime = Runtime(
            registry,
            store,
            presenter,
            clock,
            points,
            reachable,
            computers,
            storyboard or PlainStoryboard(),
            edit_gap,
            ownership=ownership or Alone(),
            suspends=suspends,
            pages=pages,
            grace=grace,
        )
        self._sessions = self._runtime.sessions
        self._add_doors(registry, clock, computers, key_source, prompt=prompt)

    def _add_doors(
        self,
        registry: Registry,
        clock: Clock,
        computers: ComputerPlayers,
        key_source: Callable[[int], bytes],
        *,
        prompt: bool,
    ) -> None:
        """Hang all doors, each with what lies behind it."""
        runtime, store, sessions = self._runtime, self._store, self._sessions
        self.people_cache = runtime.people_cache
        self.addresses = runtime.addresses
        person_queue = PersonQueue(runtime, store)
        self.seating = Seating(
            registry, store, clock, runtime, computers, person_queue, key_source, prompt=prompt
        )
        self.preferences = Preferences(runtime, store)
        self.vanished = Vanished(runtime, store)
        self.past = HistoryDoor(sessions, runtime.past, store, clock, runtime.owed)
        self.statistics = Statistics(store, self.people_cache, clock)
        self.privacy = Privacy(runtime, store, clock, self.past, self.statistics)
        self.votes = Votes(runtime)
        self.staff = Staff(runtime, store, computers, person_queue)
        self.offers = Offers(runtime, person_queue)
        self.clock = ClockDoor(runtime)
        self.standing = StandingDoor(runtime, self._grace)
        self.proofs = ProofDoor(sessions, registry)

    async def open(self) -> None:
        """Go on with all open games; the time the host was away is given back."""
        await self._runtime.open()

    async def close(self) -> None:
        """End what is under way, commit it and stop; what is owed goes out next time."""
        await self._runtime.close()

    async def wait_idle(self) -> None:
        """Return once nothing is queued and nothing is owed."""
        await self._runtime.wait_idle()

    # --- lobby ---------------------------------------------------------------------------------

    async def create(
        self,
        *,
        channel: int,
        guild: int | None,
        person: int,
        name: str,
        game: str,
        seats: int,
        terms: Terms,
        locale: str,
    ) -> GameInfo:
        """Open a lobby; whoever opens it is host and first captain."""
        wish = Opening(
            channel=channel,
            guild=guild,
            person=person,
            name=name,
            game=game,
            seats=seats,
            terms=terms,
            locale=locale,
        )
        return await self.seating.open(wish)

    async def rematch(
        self, number: int, person: int, name: str, *, within: int | None = None
    ) -> GameInfo:
        """Open a lobby for the table of a game that is over."""
        info = (await self._sessions.need(number)).info
        return await self.seating.open(wish_for(info, person, name, within))

    async def join(self, number: int, person: int, name: str) -> GameInfo:
        """Take a seat."""
        return await self.seating.join(number, person, name)

    async def leave(self, number: int, person: int) -> GameInfo:
        """Give a seat up before the game starts."""
        return await self.seating.leave(number, person)

    async def start(self, number: int, person: int) -> GameInfo:
        """Start with the captains who are in, once all of them are ready."""
        return await self.seating.start(number, person)

    async def reach(
        self, number: int, person: int, reach: Reach, *, mention: bool | None = None
    ) -> GameInfo:
        """Note whether direct messages reach a captain, and whether a mention may instead."""
        return await self.seating.reach(number, person, reach, mention=mention)

    async def cancel(self, number: int, person: int, *, staff: bool = False) -> GameInfo:
        """End a game without a winner; the host may, and the server's staff."""
        return await self._runtime.change(
            number, lambda step: lobby.cancel(step, person, staff=staff), seated=False
        )

    # --- orders --------------------------------------------------------------------------------

    async def save(self, number: int, person: int, group: str, draft: Answer | None) -> Panel:
        """Keep a draft, or none; it counts at the deadline if nothing is wrong with it."""
        return await self._panel_after(
            number, person, lambda step, seat: play.save(step, seat, group, draft)
        )

    async def choose(self, number: int, person: int, group: str, pick: Pick) -> Panel:
        """Choose options of one field of the draft; what other clicks chose stays."""
        return await self._panel_after(
            number, person, lambda step, seat: drafting.choose(step, seat, group, pick)
        )

    async def take_out(self, number: int, person: int, group: str) -> Panel:
        """Take out of the draft what is not offered any more."""
        return await self._panel_after(
            number, person, lambda step, seat: drafting.take_out(step, seat, group)
        )

    async def write(
        self, number: int, person: int, group: str, text: str
    ) -> tuple[Panel, Text | None]:
        """Make a draft of a typed answer; what is not understood is said, and changes nothing."""
        return await self._captains(
            number, person, lambda step, seat: drafting.write(step, seat, group, text)
        )

    async def submit(self, number: int, person: int, group: str, answer: Answer | None) -> Receipt:
        """Mark an answer done, the saved draft where None; it is committed on return."""
        panel, (kept, code) = await self._captains(
            number,
            person,
            lambda step, seat: play.submit(step, seat, group, answer, self._grace),
        )
        return Receipt(panel, kept.number, kept.answer, code)

    async def withdraw(self, number: int, person: int, group: str) -> Panel:
        """Take an answer back while its group is open; it stays as a draft."""
        return await self._panel_after(
            number, person, lambda step, seat: play.withdraw(step, seat, group)
        )

    async def take_back(self, number: int, person: int, group: str) -> Panel:
        """Take one's own last answer back, as long as nothing came out and `group` is open."""
        return await self._panel_after(
            number, person, lambda step, seat: take_back(step, seat, group)
        )

    async def orders(self, number: int, person: int) -> Panel:
        """Open a captain's order panel; whoever was away is back by it."""
        await self._come_back(await self._sessions.need(number), person)
        return await self.panel(number, person)

    # --- looking -------------------------------------------------------------------------------

    async def panel(self, number: int, person: int) -> Panel:
        """Make the order panel of a captain, from the last committed state."""
        session = await self._sessions.need(number)
        return panel_of(*await session.stand(), person)

    async def order_of(self, panel: Panel) -> str | None:
        """Return where the message stands that asks what a panel asks, once it is out."""
        return await self.post_of(panel.game, panel.order)

    async def post_of(self, game: GameInfo, number: int | None) -> str | None:
        """Return where a post of a game stands, once it is out."""
        if number is None:
            return None
        return await self._runtime.reference(game, number)

    async def glance(self, number: int, person: int | None) -> Glance:
        """Show a game as `person` may see it."""
        session = await self._sessions.need(number)
        row, table = await session.stand()
        return glance_at(row, table, row.info.seat_of(person))

    async def game_in(self, channel: int) -> GameInfo | None:
        """Return the open game of a channel."""
        number = await self._store.game_in(channel)
        return None if number is None else await self.info(number)

    async def games_of(self, person: int) -> tuple[GameInfo, ...]:
        """List the open games in which a person has a seat, oldest first."""
        found = [await self.info(number) for number in await self._store.games_of(person)]
        return tuple(info for info in found if info is not None)

    async def newcomer(self, info: GameInfo, person: int) -> Newcomer:
        """Tell how new somebody is to this game, in any version."""
        return await (await self._sessions.need(info.number)).newcomer(person)

    async def info(self, number: int) -> GameInfo | None:
        """Return the card of a game, open or not; each click begins with it."""
        session = await self._sessions.find(number, anew=True)
        return session.info if session else None

    async def export(self, number: int) -> bytes:
        """Write a game that is over or cancelled as a file; it needs no open host."""
        session = await self._sessions.need(number)
        if session.info.status in OPEN:
            raise DeniedError(Denial.NOT_OVER)
        row, table = await session.stand()
        if table is None:
            raise DeniedError(Denial.NOT_RUNNING)
        return play.exported(table, row)

    # --- inside --------------------------------------------------------------------------------

    async def _come_back(self, session: Session, person: int) -> None:
        """Let who was absent be there, and have the seat back, whatever comes of a click.

        Who reads a question only is there, too: nobody gives that seat away any more.
        """
        seat = session.info.seat_of(person)
        if seat is not None and session.info.is_absent(seat):
            with suppress(DeniedError):  # whoever opens a panel is told why
                await self._runtime.step(session.info.number, lambda step: acting(step, person))

    async def _panel_after(
        self, number: int, person: int, work: Callable[[Step, Seat], None]
    ) -> Panel:
        panel, _ = await self._captains(number, person, work)
        return panel

    async def _captains(
        self, number: int, person: int, work: Callable[[Step, Seat], T]
    ) -> tuple[Panel, T]:
        """Run a captain's step; the panel shows the game right after it."""
        session = await self._sessions.need(number)
        await self._come_back(session, person)

        def as_captain(step: Step) -> tuple[Panel, T]:
            seat = acting(step, person)
            made = work(step, seat)
            assert step.table is not None
            return panel_for(step.row, step.table, seat), made

        return await self._runtime.step(number, as_captain)
