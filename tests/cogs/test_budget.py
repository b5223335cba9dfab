"""The budget: whatever is asked of Discord, no second sees more than it takes."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import Route

from cogs.delivery.budget import ALL, MOST, Budget, is_counted
from cogs.delivery.sending import LOT, Gate, SendingPriority
from cogs.operating.http import watch_requests
from engine.host.values.operating import SILENCE
from tests.cogs.test_sending import Common
from tests.host.fakes import ManualClock, spin

ALLOWED = 50  # by Discord, in a second


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/7/messages", True),
        ("/users/@me/channels", True),
        ("/applications/7/commands", True),
        ("/interactions/7/token/callback", False),
        ("/webhooks/7/token/messages/@original", False),
        ("0/elsewhere", False),
    ],
)
def test_what_discord_counts_takes_a_turn(path: str, *, counted: bool) -> None:
    assert is_counted(f"{Route.BASE}{path}") == counted


def test_what_is_not_discords_interface_takes_no_turn() -> None:
    assert not is_counted("https://cdn.example/attachments/7/8/picture.png")


def most_in_a_second(times: Sequence[float]) -> int:
    return max(sum(first <= when < first + 0.999 for when in times) for first in times)


class Asking:
    """Processes that send posts and ask for other things, by the hook that sees all requests."""

    def __init__(self, clock: ManualClock, gates: Sequence[Gate]) -> None:
        self.clock = clock
        self.gates = gates
        self.times: list[float] = []
        self.free = 0
        hooks: list[Any] = [watch_requests(SILENCE, lambda: None, gate.budget) for gate in gates]
        self._hooks = [hook.on_request_start[0] for hook in hooks]

    async def ask(self, process: int, path: str) -> None:
        params = SimpleNamespace(url=f"{Route.BASE}{path}")
        await self._hooks[process](None, None, params)
        self.times.append(self.clock.now())

    async def post(self, process: int, game: int) -> None:
        await self.gates[process].turn(SendingPriority.REVEAL, game)
        await self.ask(process, "/channels/7/messages")

    async def all(self, count: int) -> None:
        """Let each process send so many posts, and ask for as much besides."""
        tasks = [
            asyncio.create_task(doing)
            for process in range(len(self.gates))
            for number in range(count)
            for doing in (self.post(process, number), self.ask(process, "/users/@me/channels"))
        ]
        while not all(task.done() for task in tasks):
            await spin()
            await self.clock.advance(0.01)


async def test_one_process_asks_no_more_than_discord_takes_posts_or_not() -> None:
    clock = ManualClock()
    asking = Asking(clock, [Gate(clock, 25)])
    began = clock.now()
    await asking.all(60)
    assert len(asking.times) == 120
    assert most_in_a_second(asking.times) <= ALLOWED
    assert clock.now() - began < 60 / (MOST - 25) + 1, "posts wait for posts, the rest for the rest"


async def test_several_processes_ask_no_more_than_discord_takes_together() -> None:
    common = Common()
    asking = Asking(common.clock, [Gate(common.clock, 45, paces=common) for _ in range(3)])
    began = common.clock.now()
    await asking.all(40)
    assert most_in_a_second(asking.times) <= ALLOWED
    assert common.clock.now() - began < 240 / ALL + LOT, "nothing takes two turns"


async def test_an_answer_to_a_click_waits_for_nothing() -> None:
    clock = ManualClock()
    asking = Asking(clock, [Gate(clock, 25)])
    tasks = [asyncio.create_task(asking.ask(0, "/users/@me")) for _ in range(100)]
    await spin()
    await asking.ask(0, "/interactions/7/token/callback")
    assert len(asking.times) == MOST - 25 + 1
    for task in tasks:
        task.cancel()


async def test_while_nobody_knows_of_others_each_process_asks_its_share() -> None:
    clock = ManualClock()
    budget = Budget(clock, 28)
    budget.take_share(0.5)
    tasks = [asyncio.create_task(budget.turn()) for _ in range(100)]
    await spin()
    assert sum(task.done() for task in tasks) == (MOST - 28) / 2
    for task in tasks:
        task.cancel()
