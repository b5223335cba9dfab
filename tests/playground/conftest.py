from collections.abc import AsyncIterator

import pytest

from playground import VirtualClock
from tests.playground.stage import MakeStage, Stage, stages


@pytest.fixture
async def make_stage() -> AsyncIterator[MakeStage]:
    """Set a stage with limits, faults and clock of one's choice."""
    async with stages() as make:
        yield make


@pytest.fixture
async def stage(make_stage: MakeStage) -> Stage:
    """Set a stage on which nothing is limited and nothing fails."""
    return await make_stage()


@pytest.fixture
def clock() -> VirtualClock:
    """Make a clock that stands still."""
    return VirtualClock()
