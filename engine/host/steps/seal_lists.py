"""Sealing: the codes that a post lists when a phase closes."""

from engine.core.log import Closed
from engine.core.seals import named, seal
from engine.core.table import Table
from engine.host.values.open_posts import Seal
from engine.host.values.rows import GameRow


def seals_of(row: GameRow, table: Table, closed: tuple[Closed, ...]) -> tuple[Seal, ...]:
    """List the codes of groups that closed just now, the way a post shows them.

    Where a single captain chose openly there was nothing to seal.
    """
    orders = [
        (named(entry.group, table.undos), order)
        for entry in closed
        for order in entry.given
        if len(entry.given) > 1
    ]
    return tuple(
        Seal(group, order.seat, seal(row.key, group, order.seat, order.answer))
        for group, order in orders
    )
