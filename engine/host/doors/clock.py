"""The clock's door: pause, go on, and ask for more time; every use is a public line."""

from engine.core.words import say
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session import Work
from engine.host.steps.extending import extend_as_captain, extend_as_leader
from engine.host.steps.pausing import pause, resume
from engine.host.steps.play import go_on, not_running
from engine.host.steps.step import Step
from engine.host.values.denials import Denial, Denied
from engine.host.values.moments import moment
from engine.host.values.records import GameInfo


class ClockDoor:
    """What host, staff and captains can do to the clock of a game.

    `staff` says that the server trusts `person` with every game; `name` is how the public line
    calls them where they have no seat.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def pause(
        self, number: int, person: int, seconds: float, *, staff: bool = False, name: str = ""
    ) -> GameInfo | Denied:
        """Let the clock stand still, for 30 days at most; the host may, and staff."""

        def work(step: Step) -> Denied | None:
            if denied := _may_not_lead(step.info, person, staff=staff):
                return denied
            if step.info.proceedings.pause is not None:
                return Denied(Denial.ALREADY_PAUSED)
            stands = pause(step, seconds)
            who = _called(step.info, person, name)
            step.note(say("note-paused", who=who, when=moment(stands.until)))
            return None

        return await self._after(number, work)

    async def resume(
        self, number: int, person: int, *, staff: bool = False, name: str = ""
    ) -> GameInfo | Denied:
        """End a pause; the host may, and staff."""

        def work(step: Step) -> Denied | None:
            if denied := _may_not_lead(step.info, person, staff=staff):
                return denied
            if step.info.proceedings.pause is None:
                return Denied(Denial.NOT_PAUSED)
            step.note(say("note-resumed", who=_called(step.info, person, name)))
            resume(step)
            go_on(step, grace=0)
            return None

        return await self._after(number, work)

    async def extend(
        self,
        number: int,
        person: int,
        group: str | None = None,
        *,
        staff: bool = False,
        name: str = "",
    ) -> GameInfo | Denied:
        """Give the open question a quarter of the pace more, `group` only while that is open.

        Captains who owe an answer may, once per question, while their own few extensions last;
        so may host and staff, once per question, from nobody's extensions. A host on a panel,
        which names its group, is a captain like all.
        """

        def work(step: Step) -> Denied | None:
            if denied := not_running(step.info):
                return denied
            seat = step.info.seat_of(person)
            leads = staff or step.info.host == person
            if seat is None and not leads:
                return Denied(Denial.NOT_YOUR_GAME)
            if seat is None or (leads and group is None):
                return extend_as_leader(step, _called(step.info, person, name))
            return extend_as_captain(step, seat, group)

        return await self._after(number, work)

    async def _after(self, number: int, work: Work) -> GameInfo | Denied:
        session = await self._runtime.sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        return await self._runtime.step(session, work, lambda _: session.info, seated=True)


def _may_not_lead(info: GameInfo, person: int, *, staff: bool) -> Denied | None:
    """Refuse who is neither host nor staff; captains may put it to a vote."""
    if not staff and info.host != person:
        captain = info.seat_of(person) is not None
        return Denied(Denial.NOT_STAFF, said=say("denied-clock-vote") if captain else None)
    return not_running(info)


def _called(info: GameInfo, person: int, name: str) -> str:
    seat = info.seat_of(person)
    return name if seat is None else info.seats[seat].name
