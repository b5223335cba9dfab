"""Thinking: computer captains answer for their seats, from their views alone."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple, Protocol

from engine.core.asks import Answer, Ask, Seat
from engine.core.contract import AnyGame
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.core.table import Table
from engine.host.steps.base.timetable import What, items, seats_due
from engine.host.values.operating import where
from engine.host.values.rows import GameRow

_log = logging.getLogger(__name__)


class Thoughts(NamedTuple):
    """Answers of computer captains by seat, and the group that they are for."""

    group: str | None = None
    answers: Mapping[Seat, Answer] = {}


class ComputerPlayers(Protocol):
    """Whoever plays a game by itself."""

    def strengths(self, rules: AnyGame) -> tuple[str, ...]:
        """List the computer captains there are for a game, weakest first."""
        ...

    def answer(
        self, rules: AnyGame, strength: str, view: Any, ask: Ask, make_form: FormMaker, pick: Pick
    ) -> Answer:
        """Answer a question."""
        ...


class Guessing:
    """Computer captains who answer by chance; good enough for games that have no others."""

    def strengths(self, _rules: AnyGame) -> tuple[str, ...]:
        """List the one there is."""
        return ("steady",)

    def answer(
        self,
        _rules: AnyGame,
        _strength: str,
        _view: Any,
        _ask: Ask,
        make_form: FormMaker,
        pick: Pick,
    ) -> Answer:
        """Choose by chance among what the form offers."""
        return random_answer(make_form, pick)


async def think(
    row: GameRow, table: Table | None, now: float, computers: ComputerPlayers
) -> Thoughts:
    """Work out the answers that computer captains owe by now, off the event loop."""
    if table is None:
        return Thoughts()
    seats = seats_due(items(row, table, {}), What.ANSWER, now)
    if not seats:
        return Thoughts()
    return await asyncio.to_thread(
        lambda: Thoughts(
            table.group(), {seat: _thought(row, table, seat, computers) for seat in seats}
        )
    )


def _thought(row: GameRow, table: Table, seat: Seat, computers: ComputerPlayers) -> Answer:
    """Think for one seat; where thinking breaks, the empty answer leaves it to the default."""
    try:
        return _answer(row, table, seat, computers)
    except Exception as error:  # noqa: BLE001  (a captain that breaks must not stall the game)
        _log.error("game %d: a computer captain broke: %s", row.info.number, where(error))
        return {}


def _answer(row: GameRow, table: Table, seat: Seat, computers: ComputerPlayers) -> Answer:
    ask = table.ask_of(seat)
    assert ask is not None
    view, make_form = table.view(seat), partial(table.derived.form, ask)
    pick = _picker(row.key, f"think {table.group()} {seat}")
    return computers.answer(table.game, row.info.seats[seat].strength, view, ask, make_form, pick)


def _picker(key: bytes, name: str) -> Pick:
    """Make choices that are the same whenever the same question is thought about."""
    seed = hmac.digest(key, name.encode(), "sha256")
    count = 0

    def pick(limit: int) -> int:
        nonlocal count
        count += 1
        digest = hashlib.sha256(seed + count.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[:8], "big") % limit

    return pick
