"""What goes through Discord's one door: `python -m tests.bench.capacity`.

The model is arithmetic; how long posts wait when it says that they fit is simulated: bots with the
gate that they really have, one pace for all, and rounds of games that end whenever they like.
"""

import asyncio
import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table as Sheet

from cogs.delivery.budget import ALL
from cogs.delivery.sending import Gate, SendingPriority
from tests.host.fakes import ManualClock, spin

BOTS = 4
CAPTAINS = 4
LOADS = (0.5, 0.8, 0.95, 1.1)  # of what Discord takes
SECONDS = 300.0
HOUR = 3600.0


def posts_of(captains: int) -> int:
    """Count what the end of a round sends: the news, and to each captain an answer and a question.

    Counted in whole games of computer captains: 5.0 a round for two, 9.0 for four.
    """
    return 1 + 2 * captains


def most_games(hours: float, captains: int = CAPTAINS, peak: float = 1.0) -> float:
    """Return how many games one application can run whose rounds take so long on average."""
    return ALL * hours * HOUR / posts_of(captains) / peak


class OnePace:
    """The pace of all bots, as the server keeps it."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock
        self._free = 0.0

    async def take(self, _what: str, seconds: float) -> float:
        """Take the next free time."""
        begins = max(self._free, self._clock.now())
        self._free = begins + seconds
        return begins - self._clock.now()


@dataclass
class Waits:
    """How long posts waited at the gates."""

    news: list[float] = field(default_factory=list)
    orders: list[float] = field(default_factory=list)


async def waits_at(load: float, seconds: float = SECONDS, seed: int = 1) -> Waits:
    """Let rounds end at chance moments, as many as make that load."""
    clock, dice, waits = ManualClock(), random.Random(seed), Waits()
    pace = OnePace(clock)
    gates = [Gate(clock, ALL, paces=pace) for _ in range(BOTS)]
    rounds = load * ALL / posts_of(CAPTAINS)
    began, game = clock.now(), 0
    tasks: list[asyncio.Task[None]] = []

    async def post(gate: Gate, rank: SendingPriority, game: int, found: list[float]) -> None:
        came = clock.now()
        await gate.turn(rank, game)
        found.append(clock.now() - came)

    while clock.now() < began + seconds:
        await clock.advance(dice.expovariate(rounds))
        gate, game = dice.choice(gates), game + 1
        tasks.append(asyncio.create_task(post(gate, SendingPriority.REVEAL, game, waits.news)))
        orders = [
            post(gate, SendingPriority.REPLY, game, waits.orders) for _ in range(2 * CAPTAINS)
        ]
        tasks += map(asyncio.create_task, orders)
        await spin()
    for gate in gates:
        gate.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    return waits


def share(found: Iterable[float], part: float) -> float:
    """Return how long at most that part of them waited."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> None:
    """Print what fits, and how long posts wait."""
    fits = Sheet("a round takes", "games of two", "games of four", "of four, at a peak of three")
    for hours in (0.25, 1.0, 6.0, 24.0):
        games = (most_games(hours, 2), most_games(hours), most_games(hours, peak=3.0))
        fits.add_row(f"{hours:g} h", *(f"{count:,.0f}" for count in games))
    Console().print(fits)
    waited = Sheet("load", "news: half, 99 %", "orders: half, 99 %")
    for load in LOADS:
        waits = asyncio.run(waits_at(load))
        found = (waits.news, waits.orders)
        told = (f"{share(each, 0.5):.1f}, {share(each, 0.99):.1f} s" for each in found)
        waited.add_row(f"{load:.0%}", *told)
    Console().print(waited)


if __name__ == "__main__":
    main()
