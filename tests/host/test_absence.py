"""Absence: a computer captain stands in for who misses too much, until they are back."""

from pathlib import Path
from typing import Any

from engine.host.steps.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.terms import Absence
from tests.host.clockwork import GROUP, HOST, SECOND, THIRD, begun, notes, passes
from tests.host.house import PACE, House, house, reason

AWAY = {"absence": Absence.COMPUTER, "patience": 1}


async def is_away(home: House, number: int, seat: int) -> bool:
    info = await home.host.info(number)
    assert info is not None
    return info.seats[seat].is_away()


async def deserted(home: House, **terms: Any) -> int:
    """Let the third captain miss the first question; the first one wins it."""
    number = await begun(home, **{**AWAY, **terms})
    await home.submit(number, HOST, {"bid": ("1",)})
    await home.submit(number, SECOND, {"bid": ("0",)})
    await passes(home, PACE)
    assert await is_away(home, number, 2)
    return number


async def test_a_computer_captain_answers_until_somebody_is_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await deserted(home)
        assert notes(home) == ["note-away"]
        await home.submit(number, HOST, {"prize": ("coins",)})
        await passes(home, PACE / 2)
        panel = await home.panel(number, THIRD)
        assert (panel.group, panel.status) == ("r1:window:1", "done")


async def test_who_opens_their_orders_is_back_though_nothing_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await deserted(home)
        panel: Any = await home.host.orders(number, THIRD)
        assert panel.status == "not-needed"
        assert not await is_away(home, number, 2)
        await home.host.wait_idle()
        assert notes(home) == ["note-away", "note-back"]
        await home.host.orders(number, THIRD)
        await home.host.wait_idle()
        assert notes(home) == ["note-away", "note-back"]


async def test_looking_at_a_panel_for_somebody_brings_nobody_back(tmp_path: Path) -> None:
    """A message that is written late reads the panel too."""
    async with house(tmp_path) as home:
        number = await deserted(home)
        await home.panel(number, THIRD)
        assert await is_away(home, number, 2)


async def test_a_click_that_is_refused_brings_back_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await deserted(home)
        refused = await reason(home.host.save(number, THIRD, GROUP, {"bid": ("2",)}))
        assert refused == Denial.TOO_LATE
        assert not await is_away(home, number, 2)


async def test_standing_orders_that_answer_at_once_are_no_absence(tmp_path: Path) -> None:
    """Also where they close a question in the same step as somebody's click."""
    async with house(tmp_path) as home:
        number = await begun(home, absence=Absence.COMPUTER, patience=2)
        for person in (HOST, SECOND, THIRD):
            await home.host.standing.choose(number, person, Pick(1, (0,)))  # in the window: pass
        await home.submit(number, HOST, {"bid": ("1",)})
        await home.submit(number, SECOND, {"bid": ("0",)})
        await passes(home, PACE)
        assert (await home.row(number)).info.seats[2].missed == 1
        await home.submit(number, HOST, {"prize": ("coins",)})
        assert (await home.panel(number, THIRD)).group == "r2:bid"
        assert (await home.row(number)).info.seats[2].missed == 0
