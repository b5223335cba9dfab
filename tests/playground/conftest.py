from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import aiohttp
import pytest

from playground import Faults, Limits, Standin, VirtualClock
from playground.clock import Clock
from tests.playground.stage import Rest, Stage

MakeStage = Callable[..., Awaitable[Stage]]


@pytest.fixture
async def make_stage() -> AsyncIterator[MakeStage]:
    """Set a stage with limits, faults and clock of one's choice."""
    async with AsyncExitStack() as stack:

        async def make(
            *,
            limits: Limits | None = None,
            faults: Faults | None = None,
            clock: Clock | None = None,
            shards: int = 1,
        ) -> Stage:
            usual = Limits.wide() if clock else Limits.patient()  # no click fails by the wall clock
            made = Standin(limits=limits or usual, faults=faults, clock=clock, shards=shards)
            standin = await stack.enter_async_context(made)
            app = standin.add_application()
            guild = standin.add_guild("Alien Club")
            channel = guild.add_channel("games")
            guild.invite(app)
            leela = standin.add_person("Leela", locale="en-GB")
            fry = standin.add_person("Fry")
            guild.join(leela, fry)
            session = await stack.enter_async_context(aiohttp.ClientSession())
            rest = Rest(standin.api_base, session)
            return Stage(standin, app, guild, channel, leela, fry, rest)

        yield make


@pytest.fixture
async def stage(make_stage: MakeStage) -> Stage:
    """Set a stage on which nothing is limited and nothing fails."""
    return await make_stage()


@pytest.fixture
def clock() -> VirtualClock:
    """Make a clock that stands still."""
    return VirtualClock()
