"""The door to standing orders: what captains leave for questions that they may miss."""

from collections.abc import Callable

import msgspec

from engine.core.asks import Answer, Seat
from engine.core.forms import Form
from engine.core.table import Refusal, Table
from engine.core.words import say
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.changes.drafting import Pick, picked
from engine.host.steps.changes.play import go_on
from engine.host.steps.seats.permits import acting, insist_running, seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameInfo


class Leave(msgspec.Struct, frozen=True, kw_only=True):
    """The standing orders of a captain: the form as it stands for what is left."""

    game: GameInfo
    seat: Seat
    form: Form


class StandingDoor:
    """What captains do with their standing orders, while their game runs."""

    def __init__(self, runtime: Runtime, grace: float = 0.0) -> None:
        self._runtime = runtime
        self._grace = grace

    async def look(self, number: int, person: int) -> Leave:
        """Show what a captain left, from the last committed state."""
        session = await self._runtime.sessions.need(number)
        row, table = await session.stand()
        seat = seat_of(row.info, person)
        insist_running(row.info)
        assert table is not None
        return _leave(row.info, table, seat)

    async def choose(self, number: int, person: int, pick: Pick) -> Leave:
        """Set one rule; it is kept at once, and what is not offered any more goes."""

        def changed(form: Form) -> Answer:
            return {**form.fresh(), **picked(form, pick)}

        return await self._after(number, person, changed)

    async def forget(self, number: int, person: int) -> Leave:
        """Take all rules back."""
        return await self._after(number, person, lambda _form: {})

    async def _after(self, number: int, person: int, changed: Callable[[Form], Answer]) -> Leave:
        def work(step: Step) -> Leave:
            seat = acting(step, person)
            assert step.table is not None
            table = step.table.leave(seat, changed(_form(step.table, seat)))
            if isinstance(table, Refusal):
                said = say("denied-standing-apart")
                raise DeniedError(Denial.NOT_LEGAL, table.faults, said)
            step.table = table
            go_on(step, self._grace)
            return _leave(step.info, table, seat)

        return await self._runtime.step(number, work)


def _leave(info: GameInfo, table: Table, seat: Seat) -> Leave:
    return Leave(game=info, seat=seat, form=_form(table, seat))


def _form(table: Table, seat: Seat) -> Form:
    view = table.game.view(table.state, seat)
    return table.game.policies(view, table.standing.get(seat, {}))
