"""The clock of a game: pauses, and more time."""

import random
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.host.steps.changes.clock_changes import LEAST_EXTRA, SHARE, extra
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo
from tests.host.clockwork import (
    GROUP,
    HOST,
    HOUR,
    SECOND,
    STRANGER,
    THIRD,
    begun,
    due,
    notes,
    passes,
    posts,
    reminders,
)
from tests.host.house import CHANNEL, PACE, PEOPLE, card, house, reason


async def test_a_paused_game_waits_and_takes_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        info = card(await home.host.clock.pause(number, HOST, 10 * PACE))
        assert info.proceedings.pause is not None
        assert info.proceedings.pause.until == home.clock.now() + 10 * PACE
        await passes(home, 9 * PACE)
        assert (await home.panel(number, HOST)).group == GROUP
        assert reminders(home, HOST) == []
        for person in (HOST, SECOND, THIRD):
            await home.submit(number, person)
        await passes(home, PACE / 2)
        assert (await home.panel(number, HOST)).group == GROUP
        await passes(home, PACE / 2)
        row = await home.row(number)
        assert row.deadline is not None
        assert row.deadline.group == "r1:prize"
        assert notes(home) == ["note-paused", "note-pause-over"]


async def test_what_was_left_before_a_pause_is_left_after_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        card(await home.host.clock.pause(number, HOST, 10 * PACE))
        await passes(home, 3 * PACE)
        card(await home.host.clock.resume(number, HOST))
        assert await due(home) == home.clock.now() + PACE * 3 / 4
        await home.host.wait_idle()
        assert notes(home)[-2:] == ["note-resumed", "note-due"]
        await passes(home, PACE / 4)
        assert len(reminders(home, HOST)) == 1


async def test_a_pause_lasts_a_month_at_most_and_a_minute_at_least(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        for asked, lasts in ((1e9, 30 * 86400.0), (-5.0, 60.0)):
            info = card(await home.host.clock.pause(number, HOST, asked))
            assert info.proceedings.pause is not None
            assert info.proceedings.pause.until - home.clock.now() == lasts
            card(await home.host.clock.resume(number, HOST))


async def test_who_may_pause(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        door = home.host.clock
        number = await home.lobby()
        assert await reason(door.pause(number, HOST, HOUR)) == Denial.NOT_RUNNING
        await home.start(number, HOST)
        assert await reason(door.pause(99, HOST, HOUR)) == Denial.NO_SUCH_GAME
        assert await reason(door.pause(number, SECOND, HOUR)) == Denial.NOT_STAFF
        assert await reason(door.pause(number, STRANGER, HOUR)) == Denial.NOT_STAFF
        assert await reason(door.resume(number, HOST)) == Denial.NOT_PAUSED
        card(await door.pause(number, STRANGER, HOUR, staff=True, name="Warden"))
        assert await reason(door.pause(number, HOST, HOUR)) == Denial.ALREADY_PAUSED
        assert await reason(door.extend(number, HOST)) == Denial.ALREADY_PAUSED
        assert await reason(door.resume(number, SECOND)) == Denial.NOT_STAFF
        card(await door.resume(number, HOST))
        await home.host.wait_idle()
        first = posts(home, CHANNEL, PostKind.NOTE)[0].texts[0]
        assert dict(first.args)["who"] == "Warden"


async def test_downtime_within_a_pause_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        card(await home.host.clock.pause(number, HOST, 10 * PACE))
        await passes(home, PACE)
    await home.clock.advance(2 * PACE)
    async with house(tmp_path, presenter=home.presenter) as home:
        await passes(home, PACE)
        card(await home.host.clock.resume(number, HOST))
        assert await due(home) == home.clock.now() + PACE * 3 / 4


async def test_a_pause_that_ends_while_nobody_is_there_ends_then(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        card(await home.host.clock.pause(number, HOST, PACE))
    await home.clock.advance(20 * PACE)
    async with house(tmp_path, presenter=home.presenter) as home:
        await passes(home, 0)
        info = await home.host.info(number)
        assert info is not None
        assert info.proceedings.pause is None
        assert await due(home) == home.clock.now() + PACE * 3 / 4


async def test_a_captain_who_owes_gets_more_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        before = await due(home)
        panel = await home.panel(number, SECOND)
        assert panel.more == 2
        info = card(await home.host.clock.extend(number, SECOND, GROUP))
        assert await due(home) == before + PACE * SHARE
        assert info.seats[1].extended == 1
        assert (await home.panel(number, SECOND)).more == 0
        assert (await home.panel(number, THIRD)).more == 2
        await home.host.wait_idle()
        (told,) = posts(home, CHANNEL, PostKind.NOTE)
        assert dict(told.texts[0].args)["who"] == "Captain 2"


async def test_more_time_brings_fresh_reminders(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE * 0.95)
        assert len(reminders(home, HOST)) == 2
        card(await home.host.clock.extend(number, SECOND, GROUP))
        await passes(home, PACE * 0.29)
        assert len(reminders(home, HOST)) == 4
        assert (await home.panel(number, HOST)).group == GROUP


@pytest.mark.parametrize("pace", [120.0, 24 * HOUR])
async def test_an_extension_is_a_quarter_but_at_least_a_minute(tmp_path: Path, pace: float) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, pace=pace)
        before = await due(home)
        card(await home.host.clock.extend(number, SECOND, GROUP))
        assert await due(home) - before == max(LEAST_EXTRA, pace / 4)


async def test_who_gets_no_more_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        door = home.host.clock
        number = await begun(home, extensions=1)
        assert await reason(door.extend(number, STRANGER, GROUP)) == Denial.NOT_YOUR_GAME
        assert await reason(door.extend(number, SECOND, "r9:bid")) == Denial.TOO_LATE
        assert await reason(door.extend(99, SECOND, GROUP)) == Denial.NO_SUCH_GAME
        await home.submit(number, THIRD)
        assert await reason(door.extend(number, THIRD, GROUP)) == Denial.NO_HURRY
        card(await door.extend(number, SECOND, GROUP))
        assert await reason(door.extend(number, SECOND, GROUP)) == Denial.EXTENDED
        await passes(home, 2 * PACE)
        assert await reason(door.extend(number, SECOND, GROUP)) == Denial.TOO_LATE
        open_now = (await home.panel(number, PEOPLE[1])).group
        outcome = await reason(door.extend(number, SECOND, open_now))
        assert outcome in {Denial.NO_EXTENSIONS, Denial.NOT_ASKED}
        card(await home.host.cancel(number, HOST))
        assert await reason(door.extend(number, SECOND)) == Denial.NOT_RUNNING


async def test_host_and_staff_extend_once_for_all_from_no_budget(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        door = home.host.clock
        number = await begun(home)
        before = await due(home)
        info = card(await door.extend(number, HOST))
        assert info.seats[0].extended == 0
        outcome = await reason(door.extend(number, STRANGER, staff=True, name="Warden"))
        assert outcome == Denial.EXTENDED
        info = card(await door.extend(number, HOST, GROUP))
        assert info.seats[0].extended == 1
        assert await due(home) == before + 2 * PACE * SHARE


async def test_a_host_who_is_elsewhere_extends_as_a_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        info = card(await home.host.clock.extend(number, HOST, leading=False))
        assert info.seats[0].extended == 1
        staff = home.host.clock.extend(number, STRANGER, staff=True, leading=False)
        assert await reason(staff) == Denial.NOT_YOUR_GAME


@pytest.mark.parametrize("seed", range(4))
async def test_all_extra_time_of_a_game_is_bounded(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    async with house(tmp_path) as home:
        number = await begun(home, extensions=2)
        begin, groups, gained = home.clock.now(), set(), 0.0
        for _ in range(150):
            person = rng.choice(PEOPLE[:3])
            panel = await home.panel(number, person)
            if panel.group is not None:
                groups.add(panel.group)
            deadline = (await home.row(number)).deadline
            if deadline is None:
                break
            group, staff = rng.choice((None, deadline.group, GROUP)), rng.random() < 0.2
            with suppress(DeniedError):
                await home.host.clock.extend(number, person, group, staff=staff)
                gained += extra(PACE)
            if rng.random() < 0.3 and panel.group is not None and panel.status != "done":
                await home.submit(number, person)
            if rng.random() < 0.3:
                await passes(home, rng.random() * PACE)
            for seat in card_seats(await home.host.info(number)):
                assert seat <= 2
        groups.add("last")
        assert gained <= extra(PACE) * (2 * 3 + len(groups))
        assert home.clock.now() >= begin


def card_seats(info: GameInfo | None) -> list[int]:
    assert info is not None
    return [seat.extended for seat in info.seats]


async def test_undone_extensions_do_not_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        card(await home.host.clock.extend(number, SECOND, GROUP))
        row = await home.row(number)
        assert row.deadline is not None
        assert row.deadline == replace(row.deadline, extended=(1,))
        assert row.info.seats[1].extended == 1
