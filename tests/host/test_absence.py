"""Absence: a computer captain stands in for who misses too much, until they are back."""

from pathlib import Path
from typing import Any

import pytest

from engine.host.steps.changes.clock_changes import SHARE
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.terms import SHORT_WAIT, Absence, Progress
from tests.host.clockwork import GROUP, HOST, SECOND, THIRD, begun, due, notes, passes
from tests.host.house import PACE, House, house, reason

GRACE = 30.0
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


async def group(home: House, number: int) -> str:
    table = await home.host.orders(number, HOST)
    return str(getattr(table, "group", ""))


async def missed_once(home: House, absence: Absence = Absence.DEFAULT, **terms: Any) -> int:
    """Let the third captain miss the first question, and all the others go on to the second bid."""
    number = await begun(home, absence=absence, patience=1, **terms)
    await home.submit(number, HOST, {"bid": ("1",)})
    await home.submit(number, SECOND, {"bid": ("0",)})
    await passes(home, PACE / 2)
    assert await group(home, number) == GROUP, "the first time everybody has all the time"
    await passes(home, PACE / 2)
    assert notes(home) == ["note-missed"]
    await home.submit(number, HOST, {"prize": ("coins",)})
    await passes(home, GRACE)
    for person in (HOST, SECOND):
        await home.submit(number, person, {"play": ("pass",)})
    await passes(home, PACE * SHORT_WAIT)
    assert await group(home, number) == "r2:bid"
    return number


async def bids(home: House, number: int) -> None:
    """Let all but the third captain answer."""
    await home.submit(number, HOST, {"bid": ("1",)})
    await home.submit(number, SECOND, {"bid": ("0",)})


@pytest.mark.parametrize("absence", [Absence.DEFAULT, Absence.VOTE])
async def test_who_missed_too_much_is_waited_for_a_short_while(
    tmp_path: Path, absence: Absence
) -> None:
    async with house(tmp_path) as home:
        number = await missed_once(home, absence)
        await bids(home, number)
        opened = (await home.row(number)).deadline
        assert opened is not None
        left = opened.opened + PACE * SHORT_WAIT - home.clock.now()
        await passes(home, left - 1)
        assert await group(home, number) == "r2:bid"
        await passes(home, 1)
        assert await group(home, number) != "r2:bid"
        assert notes(home) == ["note-missed"], "said once"


async def test_a_short_wait_is_told_until_the_captain_is_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await missed_once(home)
        asked = await home.panel(number, HOST)
        assert asked.due is not None
        assert asked.until is None, "whoever is there has all the time"
        sooner = asked.due - PACE + PACE * SHORT_WAIT
        assert (await home.panel(number, THIRD)).until == sooner
        glance = await home.host.glance(number, HOST)
        assert glance.due == asked.due, "others are missing, too"
        assert glance.until == sooner, "both times are told, each with what it is for"
        await bids(home, number)
        glance = await home.host.glance(number, HOST)
        assert (glance.due, glance.until) == (sooner, None)
        panel: Any = await home.host.orders(number, THIRD)
        assert (panel.due, panel.until) == (asked.due, None)
        assert (await home.host.glance(number, HOST)).due == asked.due


async def test_a_short_wait_tells_nobody_who_is_done_where_the_table_does_not(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await missed_once(home, progress=Progress.NOTHING)
        asked = await home.panel(number, HOST)
        await bids(home, number)
        deadline = (await home.row(number)).deadline
        assert deadline is not None
        assert deadline.closing is not None, "it closes sooner all the same"
        assert (await home.host.glance(number, HOST)).due == asked.due


async def test_whoever_is_there_has_all_the_time(tmp_path: Path) -> None:
    async with house(tmp_path, grace=GRACE) as home:
        number = await missed_once(home)
        await home.submit(number, HOST, {"bid": ("1",)})
        await passes(home, PACE * 3 / 4)
        assert await group(home, number) == "r2:bid"
        await home.submit(number, SECOND, {"bid": ("0",)})
        assert await group(home, number) == "r2:bid", "an answer may be taken back for a moment"
        await passes(home, GRACE)
        assert await group(home, number) != "r2:bid"


async def test_a_game_does_not_run_away_from_a_table_that_sleeps(tmp_path: Path) -> None:
    """Nobody is waiting for anybody."""
    async with house(tmp_path) as home:
        number = await missed_once(home)
        await passes(home, PACE)
        assert (await home.row(number)).info.seats[0].missed == 1
        asked = await due(home)
        await passes(home, asked - home.clock.now() - 1)
        assert await due(home) == asked


async def test_who_takes_an_answer_back_has_all_the_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await missed_once(home)
        await bids(home, number)
        await home.host.withdraw(number, SECOND, "r2:bid")
        await passes(home, PACE / 2)
        assert await group(home, number) == "r2:bid"


async def test_who_is_back_has_all_the_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await missed_once(home)
        await bids(home, number)
        await home.host.orders(number, THIRD)
        await passes(home, PACE / 2)
        assert await group(home, number) == "r2:bid"
        await passes(home, PACE / 2)
        assert await group(home, number) != "r2:bid"


async def test_more_time_from_the_host_is_waited_for_though_all_others_are_done(
    tmp_path: Path,
) -> None:
    """What everybody reads is when the question closes."""
    async with house(tmp_path) as home:
        number = await missed_once(home)
        await bids(home, number)
        await home.host.clock.extend(number, HOST)
        await home.host.withdraw(number, SECOND, "r2:bid")
        await home.submit(number, SECOND, {"bid": ("0",)})
        await passes(home, PACE)
        assert await group(home, number) == "r2:bid"
        await passes(home, PACE * SHARE)
        assert await group(home, number) != "r2:bid"


async def test_who_leaves_while_all_others_are_done_is_waited_for_a_short_while(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, absence=Absence.DEFAULT)
        await bids(home, number)
        await passes(home, PACE * SHORT_WAIT)
        assert await group(home, number) == GROUP
        await home.host.vanished.member_gone(number, THIRD)
        await passes(home, 1)
        assert await group(home, number) != GROUP
