"""Replay: a log is played again, and must fit the rules entry by entry."""

from msgspec.structs import replace

from engine.core.asks import Decide, Seat, Setup
from engine.core.chance import is_outcome
from engine.core.contract import AnyGame
from engine.core.log import Closed, Drawn, Entry, Undone
from engine.core.table import Refusal, Slip, Table, open_table


class DivergedError(Exception):
    """A log does not fit the rules it is replayed by."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry}: {why}")
        self.entry = entry
        self.why = why


def replay(game: AnyGame, setup: Setup, log: tuple[Entry, ...]) -> Table:
    """Play `log` again; raise DivergedError where an entry does not fit the rules."""
    table, _ = open_table(game, setup)
    for number, entry in enumerate(log):
        table = redo(table, number, entry)
    return table


def redo(table: Table, number: int, entry: Entry) -> Table:
    """Apply one logged entry; raise DivergedError where it does not fit the rules."""
    pending = table.pending()
    match entry:
        case Undone(seat=seat):
            undone = table.undo() if seat is None else table.undo_own(seat)
            if isinstance(undone, Refusal) or undone.log[-1] != entry:
                raise DivergedError(number, "nothing could be undone here")
            return undone
        case Drawn(draw=draw, outcome=outcome):
            if pending != draw or not is_outcome(draw, outcome):
                raise DivergedError(number, f"the rules do not draw {draw.label} here")
            return table._drawn(entry, [])  # noqa: SLF001
        case Closed():
            return _reclose(table, number, entry)


def _reclose(table: Table, number: int, entry: Closed) -> Table:
    pending = table.pending()
    if not isinstance(pending, Decide) or pending.group != entry.group:
        raise DivergedError(number, f"the rules do not ask {entry.group} here")
    if [given.seat for given in entry.given] != [ask.seat for ask in pending.asks]:
        raise DivergedError(number, f"{entry.group} asks other seats")
    inbox: dict[Seat, Slip] = {}
    for ask, given in zip(pending.asks, entry.given, strict=True):
        form = table.derived.form(ask, given.answer)
        if form.faults or form.answer() != given.answer:
            raise DivergedError(number, f"seat {given.seat + 1} may not answer so")
        inbox[given.seat] = Slip(given.answer, done=True, source=given.source)
    table = replace(table, inbox=inbox)
    closed = table._close(pending, [])  # noqa: SLF001
    if closed.log[-1] != entry:
        raise DivergedError(number, f"{entry.group} closed in another way")
    return closed
