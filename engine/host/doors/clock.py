"""The clock's door: pause, go on, and ask for more time; every use is a public line."""

from engine.core.words import say
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.changes.clock_changes import (
    extend_as_captain,
    extend_as_leader,
    pause,
    resume,
)
from engine.host.steps.changes.play import go_on
from engine.host.steps.seats.permits import insist_running, seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo
from engine.host.values.times import moment


class ClockDoor:
    """What host, staff and captains can do to the clock of a game.

    `staff` says that the server trusts `person` with every game; `name` is how the public line
    calls them where they have no seat.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def pause(
        self, number: int, person: int, seconds: float, *, staff: bool = False, name: str = ""
    ) -> GameInfo:
        """Let the clock stand still, for 30 days at most; the host may, and staff."""

        def work(step: Step) -> None:
            _insist_leads(step.info, person, staff=staff)
            if step.info.proceedings.pause is not None:
                raise DeniedError(Denial.ALREADY_PAUSED)
            stands = pause(step, seconds)
            who = _called(step.info, person, name)
            step.note(say("note-paused", who=who, when=moment(stands.until)))

        return await self._runtime.change(number, work)

    async def resume(
        self, number: int, person: int, *, staff: bool = False, name: str = ""
    ) -> GameInfo:
        """End a pause; the host may, and staff."""

        def work(step: Step) -> None:
            _insist_leads(step.info, person, staff=staff)
            if step.info.proceedings.pause is None:
                raise DeniedError(Denial.NOT_PAUSED)
            step.note(say("note-resumed", who=_called(step.info, person, name)))
            resume(step)
            go_on(step, grace=0)

        return await self._runtime.change(number, work)

    async def extend(
        self,
        number: int,
        person: int,
        group: str | None = None,
        *,
        staff: bool = False,
        name: str = "",
        leading: bool = True,
    ) -> GameInfo:
        """Give the open question a quarter of the pace more, `group` only while that is open.

        Captains who owe an answer may, once per question, while their own few extensions last;
        so may host and staff, once per question, from nobody's extensions. A host on a panel,
        which names its group, is a captain like all, and so is one who is not `leading`: host
        and staff act where the game is played.
        """

        def work(step: Step) -> None:
            insist_running(step.info)
            leads = leading and (staff or step.info.host == person)
            seat = step.info.seat_of(person) if leads else seat_of(step.info, person)
            if seat is None or (leads and group is None):
                extend_as_leader(step, _called(step.info, person, name))
            else:
                extend_as_captain(step, seat, group)

        return await self._runtime.change(number, work)


def _insist_leads(info: GameInfo, person: int, *, staff: bool) -> None:
    """Deny who is neither host nor staff; captains may put it to a vote."""
    if not staff and info.host != person:
        captain = info.seat_of(person) is not None
        raise DeniedError(Denial.NOT_STAFF, said=say("denied-clock-vote") if captain else None)
    insist_running(info)


def _called(info: GameInfo, person: int, name: str) -> str:
    seat = info.seat_of(person)
    return name if seat is None else info.seats[seat].name
