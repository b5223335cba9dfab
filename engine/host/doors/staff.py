"""Staff: what the host of a game and those who look after the server may do; all of it is told."""

import logging

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.core.registry import UnknownGameError
from engine.core.table import Table, replay
from engine.core.words import Text, say
from engine.host.ports import Store
from engine.host.runtime.person_queue import Doorman
from engine.host.runtime.runtime import Works
from engine.host.runtime.session import Session, Work
from engine.host.steps import lobby
from engine.host.steps.agenda import reminded
from engine.host.steps.clock_news import remind
from engine.host.steps.offers import offer
from engine.host.steps.play import go_on, not_running, open_group
from engine.host.steps.replacing import give_to_computer, take_over
from engine.host.steps.step import Draft
from engine.host.steps.thinking import Minds
from engine.host.values.denials import Denial, Denied
from engine.host.values.faults import where
from engine.host.values.people import Person
from engine.host.values.proceedings import Reminded
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.rows import TableRow
from engine.host.values.running_time import asleep_until

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

    def __init__(self, works: Works, store: Store, minds: Minds, doorman: Doorman) -> None:
        self._works = works
        self._store = store
        self._minds = minds
        self._doorman = doorman

    async def remind(self, number: int, officer: Officer) -> GameInfo | Denied:
        """Remind all who owe an answer; the public learns that, and not who they are."""
        return await self._led(number, officer, lambda draft: _remind(draft, officer))

    async def replace_by_person(
        self, number: int, officer: Officer, seat: Seat, person: int, name: str
    ) -> GameInfo | Denied:
        """Offer a seat to somebody; who names themselves has it at once."""
        if person == officer.person:
            return await self._doorman.let_in(
                number,
                person,
                lambda full: self._led(
                    number, officer, lambda draft: full or take_over(draft, seat, person, name)
                ),
            )
        return await self._led(
            number, officer, lambda draft: offer(draft, seat, person, _who(draft, officer))
        )

    async def replace_by_computer(
        self, number: int, officer: Officer, seat: Seat, strength: str, name: str
    ) -> GameInfo | Denied:
        """Give a seat to a computer captain; the table's usual strength where none is named."""
        session = await self._works.hall.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        try:
            known = self._minds.strengths(session.rules())
        except UnknownGameError:
            return Denied(Denial.UNKNOWN_GAME)
        strength = strength or session.info.terms.substitute
        if strength not in known:
            return Denied(Denial.UNKNOWN_STRENGTH)

        def work(draft: Draft) -> Denied | None:
            old, who = _name(draft.info, seat), _who(draft, officer)
            if denied := give_to_computer(draft, seat, strength, name or old):
                return denied
            new = draft.info.seats[seat].name
            draft.note(say("note-replaced-by-computer", who=who, old=old, new=new))
            return None

        return await self._led(number, officer, work)

    async def hand_over(self, number: int, officer: Officer, person: int) -> GameInfo | Denied:
        """Make another captain the host."""

        def work(draft: Draft) -> Denied | None:
            seat = draft.info.seat_of(person)
            if seat is None:
                return Denied(Denial.NOT_A_CAPTAIN)
            if draft.info.host == person:
                return None
            draft.tell(host=person)
            new = draft.info.seats[seat].name
            draft.note(say("note-host", who=_who(draft, officer), new=new))
            if draft.info.status is GameStatus.LOBBY:
                draft.redraw_lobby()
            return None

        return await self._led(number, officer, work, running=False)

    async def cancel(self, number: int, officer: Officer) -> GameInfo | Denied:
        """End a game without a winner."""

        def work(draft: Draft) -> Denied | None:
            return lobby.cancel(draft, officer.person, staff=officer.staff)

        return await self._led(number, officer, work, running=False)

    async def revive(self, number: int, officer: Officer | None) -> GameInfo | Denied:
        """Let a game go on that halted: its log is played again by the rules as they are now.

        None is whoever runs the bot.
        """
        session = await self._works.hall.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        stored = await self._store.table(number)
        if stored is None or session.info.status is not GameStatus.HALTED:
            return Denied(Denial.NOT_HALTED)

        def work(draft: Draft) -> Denied | None:
            if draft.info.status is not GameStatus.HALTED:
                return Denied(Denial.NOT_HALTED)
            return _revived(draft, session, stored, officer)

        return await self._led(number, officer, work, running=False)

    async def _led(
        self, number: int, officer: Officer | None, work: Work, *, running: bool = True
    ) -> GameInfo | Denied:
        """Run a step that only the host and the server's staff may make."""
        session = await self._works.hall.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)

        def led(draft: Draft) -> Denied | None:
            if officer is not None and not officer.may_lead(draft.info):
                return Denied(Denial.NOT_STAFF)
            if running and (denied := not_running(draft.info)):
                return denied
            return work(draft)

        return await self._works.step(session, led, lambda _: session.info, seated=running)


def _remind(draft: Draft, officer: Officer) -> Denied | None:
    """Write to all who owe an answer, but to nobody in their quiet hours."""
    table, last = draft.table, draft.info.affairs.reminded
    assert table is not None
    group = table.group() or ""
    if draft.info.affairs.pause is not None:
        return Denied(Denial.ALREADY_PAUSED)
    if last is not None and last.group == group and draft.now < last.at + REMINDER_REST:
        return Denied(Denial.REMINDED_LATELY)
    draft.tell_affairs(reminded=Reminded(group, draft.now))
    draft.note(say("note-reminded", who=_who(draft, officer)))
    captains = reminded(draft.info, table, draft.people)
    remind(draft, [each.seat for each in captains if _is_awake(draft, each)])
    return None


def _is_awake(draft: Draft, captain: SeatInfo) -> bool:
    """Tell whether somebody sits there who may be written to now."""
    if captain.person is None or captain.strength:
        return False
    quiet = draft.people.get(captain.person, Person()).quiet
    return asleep_until(draft.now, quiet) is None


def _revived(
    draft: Draft, session: Session, stored: TableRow, officer: Officer | None
) -> Denied | None:
    """Go on where the game stood; what was answered is still answered."""
    try:
        rules = session.rules()
        # The stored state may be of another shape than the rules now have: both are made anew.
        draft.table_before = _played(rules, stored)
        draft.table = table = _played(rules, stored)
        draft.tell(status=GameStatus.RUNNING)
        draft.note(_by_whom(draft, officer))
        draft.show(scene=None)
        open_group(draft, table, ())
        go_on(draft, grace=0)
    except UnknownGameError:
        return Denied(Denial.UNKNOWN_GAME)
    except Exception as error:  # noqa: BLE001  (it broke before, and may break again)
        _log.error("game %d cannot go on: %s", draft.info.number, where(error))
        return Denied(Denial.STILL_BROKEN)
    return None


def _played(rules: AnyGame, stored: TableRow) -> Table:
    """Play a stored game again; what is not in its log stays as it was."""
    table = replay(rules, stored.setup, stored.log)
    return replace(table, inbox=stored.inbox, standing=stored.standing)


def _by_whom(draft: Draft, officer: Officer | None) -> Text:
    if officer is None:
        return say("note-revived-by-owner")
    return say("note-revived", who=_who(draft, officer))


def _who(draft: Draft, officer: Officer) -> str:
    """Name an officer as the table knows them."""
    seat = draft.before.info.seat_of(officer.person)
    return officer.name if seat is None else draft.before.info.seats[seat].name


def _name(info: GameInfo, seat: Seat) -> str:
    return info.seats[seat].name if 0 <= seat < len(info.seats) else ""
