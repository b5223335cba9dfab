"""In which order, and when, captains answer tells the others nothing about what."""

from pathlib import Path

import pytest

from engine.core.asks import Decide
from playground import Person
from tests.contract.subjects import SHARED, Subject
from tests.secrecy.casting import cast
from tests.secrecy.deeds import finish
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.stage import Show
from tests.secrecy.traces import trace

MOST_GROUPS, MORE_GROUPS = 4, 6


class Arrivals(Plot):
    """The first and the last captain answer in one order, or in the other."""

    @classmethod
    def counts(cls, playing: Playing, pending: Decide) -> bool:
        """Tell whether a group is what a casting looks for: both of them are asked."""
        return {0, playing.captains - 1} <= {ask.seat for ask in pending.asks}

    async def group(self, pending: Decide) -> None:
        """Let all answer, one after another."""
        seats = [ask.seat for ask in pending.asks]
        if self.variant and {0, self.playing.captains - 1} <= set(seats):
            seats[0], seats[-1] = seats[-1], seats[0]
        for number, seat in enumerate(seats):
            async with self.show.moment(f"{pending.group}, answer {number}"):
                await finish(self.show, seat, await self.counting(seat))


def bystanders(show: Show) -> list[Person]:
    """List those who are neither the first nor the last to answer."""
    return [*show.people[1 : show.captains - 1], *show.people[show.captains :]]


def assert_nobody_was_quicker(first: Show, second: Show) -> None:
    """Bystanders see the same, whoever was the first."""
    for one, two in zip(bystanders(first), bystanders(second), strict=True):
        assert trace(first, one) == trace(second, two), f"{one.name} can tell who was quicker"


async def compare(folder: Path, playing: Playing) -> None:
    """Play both games."""
    first, second, _ = await both(folder, playing)
    assert trace(first, first.people[0]) != trace(second, second.people[0]), "nobody was quicker"
    assert_nobody_was_quicker(first, second)


async def compare_two_orders(folder: Path, subject: Subject, most: int) -> None:
    """Play a game of some groups in both orders."""
    captains, groups, phases = subject.varied[0]
    playing = Playing(captains, 0, groups=min(groups, most), plot=Arrivals, subject=subject)
    playing = await cast(folder / "rehearsal", playing, {min(phases)})
    await compare(folder, playing)


@pytest.mark.parametrize("subject", SHARED, ids=str)
async def test_nobody_can_tell_who_was_quicker(tmp_path: Path, subject: Subject) -> None:
    await compare_two_orders(tmp_path, subject, MOST_GROUPS)


@pytest.mark.soak
@pytest.mark.parametrize("subject", SHARED, ids=str)
async def test_nobody_can_tell_later_on_who_was_quicker(tmp_path: Path, subject: Subject) -> None:
    await compare_two_orders(tmp_path, subject, MORE_GROUPS)


@pytest.mark.soak
@pytest.mark.parametrize("captains", [3, 5])
@pytest.mark.parametrize("seed", [71, 72, 73])
async def test_nobody_can_tell_who_was_quicker_for_long(
    tmp_path: Path, captains: int, seed: int
) -> None:
    await compare(tmp_path, Playing(captains, seed, groups=25, plot=Arrivals))
