"""Proofs: the seals of a game's orders, and what everybody may check already."""

import asyncio

import msgspec

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.contract import AnyGame
from engine.core.export import ExportError, verify
from engine.core.log import Closed, Drawn, Entry
from engine.core.registry import Registry
from engine.core.replay import redo
from engine.core.seals import SealedOrder, seal, sealed
from engine.core.table import Table, open_table
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps.changes.play import exported
from engine.host.values.posts import Seal
from engine.host.values.records import OPEN, GameInfo
from engine.host.values.rows import GameRow


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What can be checked of a game, and whether it fits; `fits` is None while it runs."""

    game: GameInfo
    seat: Seat | None
    seals: tuple[Seal, ...] = ()
    draws: int = 0
    key: str | None = None
    fits: bool | None = None
    export: bytes | None = None
    entries: tuple[Entry, ...] = ()  # the log, once everybody may read it
    waiting: tuple[Seal, ...] = ()  # the asker's own order that is done and not yet closed

    def found(self, code: str) -> Seal | None:
        """Return the seal with this code, however it is typed."""
        wanted = _bare(code)
        every = (*self.waiting, *self.seals)
        return next((each for each in every if _bare(each.code) == wanted), None)


class ProofDoor:
    """The door to proofs; it shows nothing that its asker does not know already."""

    def __init__(self, sessions: SessionCache, registry: Registry) -> None:
        self._sessions = sessions
        self._registry = registry

    async def proof(self, number: int, person: int | None) -> Proof:
        """Tell what of a game can be checked, by anybody or by `person` alone."""
        session = await self._sessions.need(number)
        row, table = await session.stand()
        seat = row.info.seat_of(person)
        if table is None:
            return Proof(game=row.info, seat=seat)
        if row.info.status in OPEN:
            return await asyncio.to_thread(_running, row, table, seat)
        return await asyncio.to_thread(_ended, row, table, seat, self._registry)


def open_groups(table: Table) -> dict[str, bool]:
    """Tell by group and seat whether the rules have made a whole answer public."""
    played, _ = open_table(table.game, table.setup)
    found: dict[str, bool] = {}
    for number, entry in enumerate(table.log):
        pending = played.pending()
        if isinstance(entry, Closed) and isinstance(pending, Decide):
            group = played.group() or ""
            for ask, order in zip(pending.asks, entry.given, strict=True):
                found[_place(group, ask.seat)] = _is_public(played, ask, order.answer)
        played = redo(played, number, entry)
    return found


def _is_public(table: Table, ask: Ask, answer: Answer) -> bool:
    game: AnyGame = table.game
    told = game.public_part(game.view(table.state, ask.seat), ask, answer)
    return bool(told == {field: picked for field, picked in answer.items() if picked})


def _place(group: str, seat: Seat) -> str:
    return f"{group} {seat}"


def _bare(code: str) -> str:
    return "".join(char for char in code.upper() if char.isalnum())


def _draws(table: Table) -> int:
    return sum(isinstance(entry, Drawn) for entry in table.log)


def _running(row: GameRow, table: Table, seat: Seat | None) -> Proof:
    public = open_groups(table)
    return Proof(
        game=row.info,
        seat=seat,
        seals=tuple(
            _shown(each, public=public[_place(each.group, each.seat)], own=each.seat == seat)
            for each in sealed(row.key, table.log)
        ),
        draws=_draws(table),
        waiting=_waiting(row, table, seat),
    )


def _waiting(row: GameRow, table: Table, seat: Seat | None) -> tuple[Seal, ...]:
    group = table.group()
    slip = None if seat is None else table.inbox.get(seat)
    if seat is None or group is None or slip is None or not slip.done:
        return ()
    return (Seal(group, seat, seal(row.key, group, seat, slip.answer), slip.answer),)


def _shown(order: SealedOrder, *, public: bool, own: bool) -> Seal:
    """Show an order to whoever knows it; its salt only once everybody does."""
    return Seal(
        order.group,
        order.seat,
        order.code,
        order.answer if public or own else None,
        order.salt if public else None,
    )


def _ended(row: GameRow, table: Table, seat: Seat | None, registry: Registry) -> Proof:
    export = exported(table, row)
    try:
        fits = verify(export, registry.find).commitment == row.info.commitment
    except ExportError:
        fits = False
    return Proof(
        game=row.info,
        seat=seat,
        seals=tuple(
            Seal(each.group, each.seat, each.code, each.answer, each.salt)
            for each in sealed(row.key, table.log)
        ),
        draws=_draws(table),
        key=row.key.hex(),
        fits=fits,
        export=export,
        entries=table.log,
    )
