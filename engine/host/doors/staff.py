"""Staff: what the host of a game and those who look after the server may do; all of it is told."""

import logging
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.core.replay import replay
from engine.core.table import Table
from engine.core.words import Text, say
from engine.host.ports import Store, UnreadableError
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session import Session
from engine.host.steps.base.step import Step
from engine.host.steps.base.thinking import ComputerPlayers
from engine.host.steps.base.timetable import is_window, reminded
from engine.host.steps.changes import lobby
from engine.host.steps.changes.play import go_on, open_group
from engine.host.steps.changes.replacing import give_to_computer, insist_free, take_over
from engine.host.steps.news.clock_news import remind
from engine.host.steps.seats.offers import offer
from engine.host.steps.seats.permits import insist_running
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import where
from engine.host.values.people import Person
from engine.host.values.proceedings import Reminded
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import TableRow
from engine.host.values.times import asleep_until

REMINDER_REST = 3600.0  # seconds between two reminders on request

_log = logging.getLogger(__name__)


class Officer(msgspec.Struct, frozen=True):
    """Somebody at a game-master tool: `staff` if the server trusts them with every game."""

    person: int
    name: str
    staff: bool

    def may_lead(self, info: GameInfo) -> bool:
        """Tell whether they may use the tools in this game."""
        return self.staff or info.host == self.person


class Staff:
    """The door for game-master tools; none of them shows anything hidden."""

    def __init__(
        self, runtime: Runtime, store: Store, computers: ComputerPlayers, person_queue: PersonQueue
    ) -> None:
        self._runtime = runtime
        self._store = store
        self._computers = computers
        self._person_queue = person_queue

    async def remind(self, number: int, officer: Officer) -> GameInfo:
        """Remind all who owe an answer; the public learns that, and not who they are."""
        return await self._led(number, officer, lambda step: _remind(step, officer))

    async def replace_by_person(
        self, number: int, officer: Officer, seat: Seat, person: int, name: str
    ) -> GameInfo:
        """Offer a seat to somebody; who names themselves has it at once."""

        def made(step: Step) -> None:
            own = _insist_gives(step, officer, seat)
            offer(step, seat, person, _who(step, officer), own=own)

        def taken(step: Step, full: DeniedError | None) -> None:
            _insist_gives(step, officer, seat)
            if full is not None:
                raise full
            take_over(step, seat, person, name)

        if person != officer.person:
            return await self._runtime.change(number, made)
        return await self._person_queue.let_in(
            number,
            person,
            lambda full: self._runtime.change(number, partial(taken, full=full)),
        )

    async def replace_by_computer(
        self, number: int, officer: Officer, seat: Seat, strength: str, name: str
    ) -> GameInfo:
        """Give a seat to a computer captain; the table's usual strength where none is named."""
        session = await self._runtime.sessions.need(number)
        known = self._computers.strengths(session.rules())
        strength = strength or session.info.terms.substitute
        if strength not in known:
            raise DeniedError(Denial.UNKNOWN_STRENGTH)

        def work(step: Step) -> None:
            own, who = _insist_gives(step, officer, seat), _who(step, officer)
            old = step.info.seats[seat].name
            give_to_computer(step, seat, strength, name or old)
            new = step.info.seats[seat].name
            if own:
                step.note(say("note-gave-up", old=old, new=new))
            else:
                step.note(say("note-replaced-by-computer", who=who, old=old, new=new))

        return await self._runtime.change(number, work)

    async def hand_over(self, number: int, officer: Officer, person: int) -> GameInfo:
        """Make another captain the host."""

        def work(step: Step) -> None:
            seat = step.info.seat_of(person)
            if seat is None:
                raise DeniedError(Denial.NOT_A_CAPTAIN)
            if step.info.host == person:
                return
            step.tell(host=person)
            new = step.info.seats[seat].name
            step.note(say("note-host", who=_who(step, officer), new=new))
            if step.info.status is GameStatus.LOBBY:
                step.redraw_lobby()
            return

        return await self._led(number, officer, work, running=False)

    async def show(self, number: int, officer: Officer, *, shown: bool) -> GameInfo:
        """Let a game have a page where its server wants that, or none; over or not."""

        def work(step: Step) -> None:
            terms = step.info.terms
            if terms.page == shown:
                return
            step.tell(terms=replace(terms, page=shown))
            key = "note-page-shown" if shown else "note-page-refused"
            step.note(say(key, who=_who(step, officer)))
            if step.info.status is GameStatus.LOBBY:
                step.redraw_lobby()

        return await self._led(number, officer, work, running=False)

    async def cancel(self, number: int, officer: Officer | None) -> GameInfo:
        """End a game without a winner; None is whoever runs the bot."""

        def work(step: Step) -> None:
            if officer is None:
                lobby.cancel(step, None, staff=True)
            else:
                lobby.cancel(step, officer.person, staff=officer.staff)

        return await self._led(number, officer, work, running=False)

    async def revive(self, number: int, officer: Officer | None) -> GameInfo:
        """Let a game go on that halted: its log is played again by the rules as they are now.

        None is whoever runs the bot.
        """
        session = await self._runtime.sessions.need(number)
        if session.info.status is not GameStatus.HALTED:
            raise DeniedError(Denial.NOT_HALTED)
        stored = await self._stored(session)

        def work(step: Step) -> None:
            if step.info.status is not GameStatus.HALTED:
                raise DeniedError(Denial.NOT_HALTED)
            _revived(step, session, stored, officer)

        return await self._led(number, officer, work, running=False)

    async def _stored(self, session: Session) -> TableRow:
        """Read the table of a game; deny that it can go on where nothing is there to go on from."""
        try:
            stored = await self._store.table(session.info.number)
        except UnreadableError:
            stored = None
        if stored is None or session.row.broken:
            raise DeniedError(Denial.STILL_BROKEN)
        return stored

    async def _led(
        self,
        number: int,
        officer: Officer | None,
        work: Callable[[Step], None],
        *,
        running: bool = True,
    ) -> GameInfo:
        """Run a step that only the host and the server's staff may make."""

        def led(step: Step) -> None:
            if officer is not None and not officer.may_lead(step.info):
                raise DeniedError(Denial.NOT_STAFF)
            if running:
                insist_running(step.info)
            work(step)

        return await self._runtime.change(number, led, seated=running)


def _insist_gives(step: Step, officer: Officer, seat: Seat) -> bool:
    """Deny to give a seat away; captains may their own, and tell whether it is that.

    Of all other seats host and staff give those on which no captain plays.
    """
    own = step.info.seat_of(officer.person) == seat
    if not own and not officer.may_lead(step.info):
        raise DeniedError(Denial.NOT_STAFF)
    insist_running(step.info)
    insist_free(step.info, seat, officer.person)
    return own


def _remind(step: Step, officer: Officer) -> None:
    """Write to all who owe an answer, but to nobody in their quiet hours."""
    table, last = step.table, step.info.proceedings.reminded
    assert table is not None
    group = table.group() or ""
    if step.info.proceedings.pause is not None:
        raise DeniedError(Denial.ALREADY_PAUSED)
    if is_window(table):
        raise DeniedError(Denial.IN_WINDOW)
    if last is not None and last.group == group and step.now < last.at + REMINDER_REST:
        raise DeniedError(Denial.REMINDED_LATELY)
    step.tell_proceedings(reminded=Reminded(group, step.now))
    step.note(say("note-reminded", who=_who(step, officer)))
    captains = reminded(step.info, table, step.people)
    remind(step, [each.seat for each in captains if _is_awake(step, each)])


def _is_awake(step: Step, captain: SeatInfo) -> bool:
    """Tell whether somebody sits there who may be written to now."""
    if captain.person is None or captain.strength:
        return False
    quiet = step.people.get(captain.person, Person()).quiet
    return asleep_until(step.now, quiet) is None


def _revived(step: Step, session: Session, stored: TableRow, officer: Officer | None) -> None:
    """Go on where the game stood; what was answered is still answered."""
    try:
        rules = session.rules()
        # The stored state may be of another shape than the rules now have: both are made anew.
        step.table_before = _played(rules, stored)
        step.table = table = _played(rules, stored)
        step.tell(status=GameStatus.RUNNING)
        step.note(_by_whom(step, officer))
        step.keep_posts(scene=None, sittings={})
        open_group(step, table, ())
        go_on(step, grace=0)
    except DeniedError:
        raise
    except Exception as error:  # noqa: BLE001  (it broke before, and may break again)
        _log.error("game %d cannot go on: %s", step.info.number, where(error))
        raise DeniedError(Denial.STILL_BROKEN) from None


def _played(rules: AnyGame, stored: TableRow) -> Table:
    """Play a stored game again; what is not in its log stays as it was."""
    table = replay(rules, stored.snapshot.setup, stored.log)
    return replace(table, inbox=stored.inbox, standing=stored.standing)


def _by_whom(step: Step, officer: Officer | None) -> Text:
    if officer is None:
        return say("note-revived-by-owner")
    return say("note-revived", who=_who(step, officer))


def _who(step: Step, officer: Officer) -> str:
    """Name an officer as the table knows them."""
    seat = step.before.info.seat_of(officer.person)
    return officer.name if seat is None else step.before.info.seats[seat].name
