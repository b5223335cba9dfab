"""The door to standing orders: what captains leave for questions that they may miss."""

from collections.abc import Callable

import msgspec

from engine.core.asks import Answer, Seat
from engine.core.forms import Form
from engine.core.registry import UnknownGameError
from engine.core.table import Refusal, Table
from engine.host.runtime.runtime import Runtime
from engine.host.steps.absence import come_back
from engine.host.steps.play import go_on, not_running
from engine.host.steps.replacing import stranger
from engine.host.steps.step import Step
from engine.host.values.denials import Denial, Denied
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

    async def look(self, number: int, person: int) -> Leave | Denied:
        """OpenPosts what a captain left, from the last committed state."""
        session = await self._runtime.sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        seat = session.info.seat_of(person)
        if seat is None:
            return stranger(session.info, person)
        if denied := not_running(session.info):
            return denied
        try:
            table = await session.table()
        except UnknownGameError:
            return Denied(Denial.UNKNOWN_GAME)
        assert table is not None
        return _leave(session.info, table, seat)

    async def choose(
        self, number: int, person: int, field: int, options: tuple[int, ...]
    ) -> Leave | Denied:
        """Set one rule, field and options counted from 0; it is kept at once."""

        def changed(form: Form) -> Answer | None:
            if field >= len(form.fields):
                return None
            rule = form.fields[field]
            if len(options) > rule.most or max(options, default=0) >= len(rule.options):
                return None
            keys = tuple(rule.options[option].key for option in options)
            return {**form.answer(), rule.key: keys}

        return await self._after(number, person, changed)

    async def forget(self, number: int, person: int) -> Leave | Denied:
        """Take all rules back."""
        return await self._after(number, person, lambda _form: {})

    async def _after(
        self, number: int, person: int, changed: Callable[[Form], Answer | None]
    ) -> Leave | Denied:
        session = await self._runtime.sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        made: list[Leave] = []

        def work(step: Step) -> Denied | None:
            seat = step.info.seat_of(person)
            if seat is None:
                return stranger(step.info, person)
            if denied := not_running(step.info):
                return denied
            come_back(step, seat)
            assert step.table is not None
            policy = changed(_form(step.table, seat))
            table = step.table.leave(seat, policy) if policy is not None else None
            if table is None or isinstance(table, Refusal):
                return Denied(Denial.NOT_LEGAL)
            step.table = table
            made.append(_leave(step.info, table, seat))
            go_on(step, self._grace)
            return None

        return await self._runtime.step(session, work, lambda _: made[-1], seated=True)


def _leave(info: GameInfo, table: Table, seat: Seat) -> Leave:
    return Leave(game=info, seat=seat, form=_form(table, seat))


def _form(table: Table, seat: Seat) -> Form:
    view = table.game.view(table.state, seat)
    return table.game.policies(view, table.standing.get(seat, {}))
