"""Short ways to a toy table somewhere in a game."""

import random

from engine.core.asks import Answer, Setup
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.core.table import Refusal, Table, open_table
from tests.toy.game import TOY

KEY = bytes(range(32))
CHANCE = SeededChance(KEY)
BID: Answer = {"bid": ("0",), "stake": ()}
PASS: Answer = {"play": ("pass",)}


def dealt(seats: int = 2) -> Table:
    """Return a table that waits for the first bids."""
    return open_table(TOY, Setup(seats))[0].settle(CHANCE)[0]


def ok(result: Table | Refusal) -> Table:
    """Return the table, or fail where it refused."""
    assert isinstance(result, Table), result
    return result


def all_bid(table: Table) -> Table:
    """Let everybody bid nothing, and settle: the prize is asked next."""
    for ask in table.pending().asks:  # type: ignore[union-attr]
        table = ok(table.submit(ask.seat, "r1:bid", BID))
    return table.settle(CHANCE)[0]


def prized() -> Table:
    """Return a table in the first window, where the prize can still be taken back."""
    table = all_bid(dealt())
    winner = table.pending().asks[0].seat  # type: ignore[union-attr]
    return ok(table.submit(winner, "r1:prize", {"prize": ("coins",)})).settle(CHANCE)[0]


def finished(seats: int = 3, seed: int = 5) -> Table:
    """Return a table with a whole random game in its log."""
    rng = random.Random(seed)
    return play(
        TOY, Setup(seats), CHANCE, lambda view, ask, make: random_answer(make, rng.randrange)
    )
