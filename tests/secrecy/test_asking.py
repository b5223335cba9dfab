"""Who is asked, and until when, is public: it hangs on no hidden card."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Decide
from playground import Person
from tests.contract.records import imagined
from tests.contract.subjects import HOSTED, TREMBLE, Subject
from tests.secrecy.deeds import look_around
from tests.secrecy.plots import Setting, sound
from tests.secrecy.rich import rich_start
from tests.secrecy.stage import Show, shown
from tests.secrecy.traces import trace
from tests.secrecy.walks import walk


async def look_at_twins(show: Show, pending: Decide, dice: random.Random) -> None:
    """Let everybody look at the real game and at one they could not tell from it."""
    state, game = await show.state(), await show.rules()
    for person in show.people:
        twins = (
            imagined(game, state, show.seat_of(person), dice.randrange(1 << 30)) for _ in range(40)
        )
        twin = next((each for each in twins if each != state), None)
        assert twin is not None, f"{pending.group}: imagine gives {person.name} the real state only"
        seen = []
        for each in (state, twin):
            await show.swap(each)
            await look_around(show, person, pending.group)
            seen.append(_last_look(show, person))
        await show.swap(state)
        assert seen[0] == seen[1], f"{pending.group}: {person.name} can tell the twin"


def _last_look(show: Show, person: Person) -> list[str]:
    """Tell what was just seen, but for the moment and the numbers of the replies."""
    lines = trace(show, person, len(show.moments) - 1)
    assert len(lines) > 4
    return [re.sub(r"looks: [\d.]+|private-\d+", "", line) for line in lines]


async def check_looks(
    folder: Path, captains: int, seed: int, groups: int, subject: Subject = TREMBLE
) -> None:
    dice = random.Random(seed)
    async with shown(folder, captains, seed, subject) as show:

        async def twins(_number: int, pending: Decide) -> None:
            await look_at_twins(show, pending, dice)

        await walk(show, seed, groups, twins)


async def asked_after(
    folder: Path,
    seed: int,
    groups: int,
    viewer: int,
    *,
    twin: bool,
    setting: Setting = sound,
    subject: Subject = TREMBLE,
) -> list[Any]:
    """Play on, let the time run out; tell who is asked, and what letters `viewer` sees come.

    In the `twin` what is hidden from them is exchanged before.
    """
    async with shown(folder, 3, seed, subject) as show:
        await walk(show, seed, groups)
        asked = [await _asked(show)]
        if twin:
            state, game = await show.state(), await show.rules()
            await show.swap(imagined(game, state, viewer, seed))
            asked.append(await _asked(show))
        else:
            asked *= 2
        with setting(show):
            async with show.moment("time is up"):
                await show.expire()
        return [*asked, await _asked(show), _letters(show, viewer)]


async def _asked(show: Show) -> Any:
    panels = [await show.panel(seat) for seat in range(show.captains)]
    return [(panel.group, panel.ask, panel.due) for panel in panels]


def _letters(show: Show, viewer: int) -> list[tuple[float, str]]:
    """Tell when letters came in the last moment, to all or to `viewer`.

    Others get none where they have one answer only, of which nobody else learns.
    """
    first, seen = show.moments[-1].first, {"all", show.people[viewer].name}
    entries = [each for each in show.home.discord.record.messages if each.order >= first]
    letters = [
        (entry.when, getattr(entry.message.channel.person, "name", "all")) for entry in entries
    ]
    return sorted(letter for letter in letters if letter[1] in seen)


@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_a_twin_looks_alike_to_everybody(tmp_path: Path, subject: Subject) -> None:
    with rich_start():
        await check_looks(tmp_path, captains=3, seed=2, groups=3, subject=subject)


@pytest.mark.parametrize("subject", HOSTED, ids=str)
@pytest.mark.parametrize("groups", [0, 2])
async def test_the_same_seats_are_asked_at_the_same_time(
    tmp_path: Path, groups: int, subject: Subject
) -> None:
    real = await asked_after(tmp_path / "real", 2, groups, 1, twin=False, subject=subject)
    twin = await asked_after(tmp_path / "twin", 2, groups, 1, twin=True, subject=subject)
    assert real == twin


@pytest.mark.soak
@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_a_twin_looks_alike_later_on(tmp_path: Path, subject: Subject) -> None:
    with rich_start():
        await check_looks(tmp_path, captains=3, seed=2, groups=8, subject=subject)


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [31, 32])
async def test_a_twin_looks_alike_in_whole_games(tmp_path: Path, captains: int, seed: int) -> None:
    await check_looks(tmp_path, captains, seed, groups=40)


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
async def test_a_twin_looks_alike_in_rich_games(tmp_path: Path, captains: int) -> None:
    with rich_start():
        await check_looks(tmp_path, captains, captains, groups=40)


@pytest.mark.soak
@pytest.mark.parametrize("groups", range(3, 15))
async def test_the_same_seats_are_asked_later_on(tmp_path: Path, groups: int) -> None:
    real = await asked_after(tmp_path / "real", 4, groups, 2, twin=False)
    twin = await asked_after(tmp_path / "twin", 4, groups, 2, twin=True)
    assert real == twin
