"""Short ways to a toy table somewhere in a game."""

import random

from msgspec.structs import replace

from engine.core.asks import Answer, Setup
from engine.core.chance import Chance, SeededChance, commitment
from engine.core.contract import AnyGame
from engine.core.playthrough import play, random_answer
from engine.core.start import FORMAT, Header, StartPost, chance_of
from engine.core.table import Refusal, Table, open_table
from tests.toy.game import TOY

KEY = bytes(range(32))
CHANCE = SeededChance(KEY)
BID: Answer = {"bid": ("0",), "stake": ()}
PASS: Answer = {"play": ("pass",)}


START = StartPost("1300000000000000000", "7")


def header_of(game: AnyGame, setup: Setup, key: bytes = KEY, **changes: object) -> Header:
    """Return what the start of a game fixes, as its captains left it."""
    header = Header(
        format=FORMAT,
        rules=game.id,
        data_hash=game.data_hash,
        setup=setup,
        captains=tuple(f"captain-{seat}" for seat in range(setup.seats)),
        lines=("a line of my own",) * setup.seats,
        commitment=commitment(key),
        repeated=0,
    )
    return replace(header, **changes)


def whole(game: AnyGame, header: Header, post: str = START.post, key: bytes = KEY) -> Table:
    """Return a table with a whole game in its log, as its start brings it forth."""
    rng, chance = random.Random(3), chance_of(key, header, post)
    return play(
        game, header.setup, chance, lambda view, ask, make: random_answer(make, rng.randrange)
    )


def dealt(seats: int = 2, chance: Chance = CHANCE) -> Table:
    """Return a table that waits for the first bids."""
    return open_table(TOY, Setup(seats))[0].settle(chance)[0]


def ok(result: Table | Refusal) -> Table:
    """Return the table, or fail where it refused."""
    assert isinstance(result, Table), result
    return result


def all_bid(table: Table, chance: Chance = CHANCE) -> Table:
    """Let everybody bid nothing, and settle: the prize is asked next."""
    for ask in table.pending().asks:  # type: ignore[union-attr]
        table = ok(table.submit(ask.seat, "r1:bid", BID))
    return table.settle(chance)[0]


def prized(chance: Chance = CHANCE) -> Table:
    """Return a table in the first window, where the prize can still be taken back."""
    table = all_bid(dealt(chance=chance), chance)
    winner = table.pending().asks[0].seat  # type: ignore[union-attr]
    return ok(table.submit(winner, "r1:prize", {"prize": ("coins",)})).settle(chance)[0]


def finished(seats: int = 3, seed: int = 5) -> Table:
    """Return a table with a whole random game in its log."""
    rng = random.Random(seed)
    return play(
        TOY, Setup(seats), CHANCE, lambda view, ask, make: random_answer(make, rng.randrange)
    )
