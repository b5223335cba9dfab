"""Planted leaks of what captains hold, keep and have put aside."""

import contextlib
from collections.abc import Callable, Collection, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Notice, Seat, Viewer
from engine.core.table import SeatStatus, Table
from engine.host.steps.changes import looking as looks
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.frames import Losing, Planning
from engine.tremble import rules
from engine.tremble.cards.effects import ROLL_CARDS, CompensationKind
from engine.tremble.cards.tables import COMPENSATIONS, aids_in
from engine.tremble.looking.views import make_view
from engine.tremble.phases import responses
from engine.tremble.phases.planning import FUEL
from engine.tremble.table.aids import unused
from engine.tremble.table.events import FuelAdded
from engine.tremble.table.frames import Responding
from engine.tremble.table.state import Captain, State, Step
from engine.tremble.table.view import TrembleView
from tests.secrecy.faults import OWNER
from tests.secrecy.plots import Setting
from tests.secrecy.stage import Show

CLAIM = {CompensationKind.TROPHY}

Leak = Callable[[pytest.MonkeyPatch], None]


def leaking(leak: Leak) -> Setting:
    """Make a setting in which something leaks."""

    @contextlib.contextmanager
    def setting(_show: Show) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            leak(patch)
            yield

    return setting


def holds(captain: Captain, kinds: Collection[CompensationKind]) -> bool:
    """Tell whether a captain has a compensation card of some kinds."""
    return any(COMPENSATIONS[card].effect.kind in kinds for card in captain.compensations)


def ask_claim_holders(patch: pytest.MonkeyPatch) -> None:
    """Ask only those losers who hold a claim, if any does."""
    part = rules.PROCEDURES[Losing]

    def pending(state: State, frame: Losing) -> Any:
        whole = part.pending(state, frame)
        if not isinstance(whole, Decide):
            return whole
        others = tuple(ask for ask in whole.asks if ask.kind != "loss")
        asks = tuple(
            ask
            for ask in whole.asks
            if ask.kind == "loss" and holds(state.captains[ask.seat], CLAIM)
        )
        return Decide(whole.group, (*asks, *others) if asks else whole.asks)

    patch.setitem(rules.PROCEDURES, Losing, part._replace(pending=pending))


def ask_who_can_respond(patch: pytest.MonkeyPatch) -> None:
    """Ask only those after a roll who have something that acts then."""

    def may_help(captain: Captain, kinds: Collection[str]) -> bool:
        return bool(unused(captain, kinds)) or holds(captain, ROLL_CARDS)

    patch.setattr(responses, "may_help", may_help)


def hurry_where_nobody_can_respond(patch: pytest.MonkeyPatch) -> None:
    """Close a question about hidden cards at once where nobody asked holds one that acts then."""
    part = rules.PROCEDURES[Responding]

    def pending(state: State, frame: Responding) -> Any:
        whole = part.pending(state, frame)
        if not isinstance(whole, Decide) or whole.window is None:
            return whole
        able = any(holds(state.captains[ask.seat], ROLL_CARDS) for ask in whole.asks)
        return whole if able else replace(whole, window=0.0)

    patch.setitem(rules.PROCEDURES, Responding, part._replace(pending=pending))


def early_purchases(patch: pytest.MonkeyPatch) -> None:
    """Let humans go before all have bought."""

    def early(state: State, viewer: Viewer) -> TrembleView:
        captains = tuple(
            replace(each, humans=each.humans - each.basket.due) if each.basket else each
            for each in state.captains
        )
        return make_view(replace(state, captains=captains), viewer)

    parts = rules.Tremble.parts._replace(view=early)
    patch.setattr(rules.Tremble, "parts", parts)


def kept_fuel(patch: pytest.MonkeyPatch) -> None:
    """Name all fuel that was committed to plans."""
    part = rules.PROCEDURES[Planning]

    def decide(state: State, frame: Planning, answers: dict[Seat, Answer]) -> Step:
        state, told = part.decide(state, frame, answers)
        for seat, answer in answers.items():
            if committed := answer.get(FUEL):
                told += tell(FuelAdded(seat, aids_in(committed), 0))
        return state, told

    patch.setitem(rules.PROCEDURES, Planning, part._replace(decide=decide))


def claim_in_status(patch: pytest.MonkeyPatch) -> None:
    """Call a captain who holds a claim done."""
    list_ = looks._statuses

    def leaky(info: Any, table: Any, viewer: Viewer) -> tuple[SeatStatus | None, ...]:
        told = list(list_(info, table, viewer))
        if holds(table.state.captains[OWNER], CLAIM):
            told[OWNER] = SeatStatus.DONE
        return tuple(told)

    patch.setattr(looks, "_statuses", leaky)


def first_come_first_told(patch: pytest.MonkeyPatch) -> None:
    """Tell first what was done by whoever answered first."""
    close = Table._close

    def hasty(table: Table, pending: Decide, notices: list[Notice[Any]]) -> Table:
        first, closed = next(iter(table.inbox)), close(table, pending, notices)
        notices.sort(key=lambda notice: getattr(notice.public, "seat", first) != first)
        return closed

    patch.setattr(Table, "_close", hasty)
