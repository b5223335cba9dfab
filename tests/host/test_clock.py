"""The clock of a game: reminders, the last captain, pauses, more time, nights, time given back."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.words import Text
from engine.host.agenda import WORTH_SAYING
from engine.host.denials import Denial
from engine.host.extending import LEAST_EXTRA, SHARE, extra
from engine.host.people import Person, Place
from engine.host.posts import Post, PostKind
from engine.host.records import GameInfo, Reach
from engine.host.running import between
from engine.host.terms import Night, Progress, Terms
from engine.host.works import BEAT
from tests.host.fakes import EPOCH, FakeHerald, ManualClock, until
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, card, house, reason

HOST, SECOND, THIRD = PEOPLE[:3]
STRANGER = 999
GROUP = "r1:bid"
HOUR = 3600.0
NIGHT = Night("Europe/Rome", 22 * 60, 8 * 60)


async def begun(home: House, captains: int = 3, **terms: Any) -> int:
    """Start a game on some terms."""
    info = card(
        await home.host.create(
            channel=CHANNEL,
            guild=GUILD,
            person=HOST,
            name="Captain 1",
            game=home.game.id.partition("/")[0],
            seats=4,
            terms=Terms(**{"pace": PACE, **terms}),
            locale="en-US",
        )
    )
    for count, person in enumerate(PEOPLE[1:captains], 2):
        card(await home.host.join(info.number, person, f"Captain {count}"))
    card(await home.host.start(info.number, HOST))
    await home.host.wait_idle()
    return info.number


async def passes(home: House, seconds: float) -> None:
    """Let time pass, and all that it brings."""
    await home.clock.advance(seconds)
    await home.host.wait_idle()


async def due(home: House, number: int = 1) -> float:
    deadline = (await home.row(number)).deadline
    assert deadline is not None
    return deadline.due


def posts(home: House, place: int, kind: PostKind) -> list[Post]:
    return [post for post in home.herald.at(place) if post.kind is kind]


def reminders(home: House, person: int) -> list[Post]:
    return posts(home, person, PostKind.REMINDER)


def notes(home: House) -> list[str]:
    """List the keys of the public lines, those of edited posts in their last state."""
    told: list[Text] = []
    for message in home.herald.messages.values():
        if message.place == CHANNEL and message.post.kind is PostKind.NOTE:
            told += (message.edits[-1] if message.edits else message.post).texts
    return [text.key for text in told]


async def shut(home: House, number: int, person: int, *, mention: bool) -> None:
    """Let a captain's direct messages be closed."""
    card(await home.host.reach(number, person, Reach.CLOSED, mention=mention))


# --- reminders -----------------------------------------------------------------------------------


async def test_reminders_come_at_half_time_and_when_a_tenth_is_left(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await home.submit(number, SECOND)
        await passes(home, PACE / 2 - 1)
        assert reminders(home, HOST) == []
        await passes(home, 1)
        assert len(reminders(home, HOST)) == 1
        assert reminders(home, SECOND) == []
        await passes(home, PACE * 0.4)
        assert len(reminders(home, HOST)) == 2
        assert reminders(home, HOST)[-1].group == GROUP


async def test_everybody_has_their_own_cadence(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.book.choose(HOST, Person(reminders=(0.25,)))
        await home.host.book.choose(SECOND, Person(reminders=()))
        await begun(home)
        await passes(home, PACE * 0.74)
        assert reminders(home, HOST) == []
        assert len(reminders(home, THIRD)) == 1
        await passes(home, PACE * 0.25)
        assert len(reminders(home, HOST)) == 1
        assert reminders(home, SECOND) == []


async def test_quiet_hours_are_quiet(tmp_path: Path) -> None:
    clock = ManualClock(EPOCH - EPOCH % 86400 + 14 * HOUR)
    async with house(tmp_path, herald=FakeHerald(clock)) as home:
        quiet = Night("UTC", 22 * 60, 8 * 60)
        await home.host.book.choose(HOST, Person(quiet=quiet))
        await begun(home, pace=24 * HOUR)
        await passes(home, 12 * HOUR)
        assert reminders(home, HOST) == []
        assert len(reminders(home, SECOND)) == 1
        await passes(home, 6 * HOUR)
        assert len(reminders(home, HOST)) == 1


async def test_no_reminder_survives_a_restart_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await begun(home)
        await passes(home, PACE / 2)
    async with house(tmp_path, herald=home.herald) as home:
        await passes(home, PACE / 3)
        assert len(reminders(home, HOST)) == 1


async def test_with_closed_messages_only_an_agreed_mention_reminds(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await shut(home, number, HOST, mention=True)
        await shut(home, number, SECOND, mention=False)
        before = len(posts(home, CHANNEL, PostKind.SUMMONS))
        await passes(home, PACE / 2)
        summons = posts(home, CHANNEL, PostKind.SUMMONS)[before:]
        assert [post.called for post in summons] == [(HOST,)]
        assert reminders(home, HOST) == reminders(home, SECOND) == []
        assert len(reminders(home, THIRD)) == 1


@pytest.mark.parametrize("progress", [Progress.COUNT, Progress.NOTHING])
async def test_a_mention_does_not_tell_who_is_done(tmp_path: Path, progress: Progress) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, progress=progress)
        for person in (HOST, SECOND):
            await shut(home, number, person, mention=True)
        await home.submit(number, HOST)
        await passes(home, PACE / 2)
        called = [post.called for post in posts(home, CHANNEL, PostKind.SUMMONS)]
        assert {person for each in called for person in each} == {HOST, SECOND}


async def test_the_numbers_of_posts_do_not_count_reminders(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, progress=Progress.NOTHING)
        sent = (await home.row(number)).posts
        await passes(home, PACE * 0.95)
        marks = [post.mark for person in PEOPLE[:3] for post in reminders(home, person)]
        assert len(set(marks)) == 6
        assert (await home.row(number)).posts == sent


# --- the last captain ----------------------------------------------------------------------------


async def last_one(home: House, **terms: Any) -> int:
    number = await begun(home, **terms)
    for person in (HOST, SECOND):
        await home.submit(number, person)
    return number


async def test_the_last_captain_hears_of_it_once_and_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await last_one(home)
        await home.host.wait_idle()
        assert reminders(home, THIRD) == []
        lines = len(home.herald.at(CHANNEL))
        await passes(home, PACE * 0.1)
        (told,) = reminders(home, THIRD)
        assert told.text is not None
        assert told.text.key == "reminder-last"
        assert len(home.herald.at(CHANNEL)) == lines
        card_of = await home.host.withdraw(number, SECOND, GROUP)
        assert not hasattr(card_of, "reason")
        await home.submit(number, SECOND)
        await passes(home, PACE * 0.1)
        assert len(reminders(home, THIRD)) == 1
        assert reminders(home, HOST) == []


async def test_who_answers_meanwhile_is_not_nudged(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await last_one(home)
        await home.submit(number, THIRD)
        await passes(home, PACE * 0.2)
        assert reminders(home, THIRD) == []


async def test_the_delay_is_the_games_secret_and_no_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await last_one(home)
        row = await home.row()
        assert row.deadline is not None
        assert row.deadline.nudge is not None
        assert row.deadline.nudge - home.clock.now() >= 10
        assert row.deadline.nudge - home.clock.now() <= 120


async def test_without_reminders_there_is_no_nudge(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.book.choose(THIRD, Person(reminders=()))
        await last_one(home)
        await passes(home, PACE * 0.9)
        assert reminders(home, THIRD) == []


async def test_two_who_owe_are_not_nudged(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await home.submit(number, HOST)
        await passes(home, PACE * 0.2)
        assert reminders(home, SECOND) == reminders(home, THIRD) == []


@pytest.mark.parametrize(
    ("progress", "mentions"),
    [(Progress.NAMES, 1), (Progress.COUNT, 0), (Progress.NOTHING, 0)],
)
async def test_a_mention_as_the_last_one_tells_only_what_is_known(
    tmp_path: Path, progress: Progress, mentions: int
) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, progress=progress)
        await shut(home, number, THIRD, mention=True)
        for person in (HOST, SECOND):
            await home.submit(number, person)
        before = len(posts(home, CHANNEL, PostKind.SUMMONS))
        await passes(home, PACE * 0.2)
        assert len(posts(home, CHANNEL, PostKind.SUMMONS)) - before == mentions


async def test_who_wants_no_messages_is_told_in_the_channel_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.book.choose(THIRD, Person(place=Place.CHANNEL))
        await begun(home)
        await passes(home, PACE / 2)
        assert reminders(home, THIRD) == []
        assert any(THIRD in post.called for post in posts(home, CHANNEL, PostKind.SUMMONS))


# --- pauses --------------------------------------------------------------------------------------


async def test_a_paused_game_waits_and_takes_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        info = card(await home.host.clock.pause(number, HOST, 10 * PACE))
        assert info.affairs.pause is not None
        assert info.affairs.pause.until == home.clock.now() + 10 * PACE
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
            assert info.affairs.pause is not None
            assert info.affairs.pause.until - home.clock.now() == lasts
            card(await home.host.clock.resume(number, HOST))


async def test_who_may_pause(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        door = home.host.clock
        number = await home.lobby()
        assert reason(await door.pause(number, HOST, HOUR)) == Denial.NOT_RUNNING
        card(await home.host.start(number, HOST))
        assert reason(await door.pause(99, HOST, HOUR)) == Denial.NO_SUCH_GAME
        assert reason(await door.pause(number, SECOND, HOUR)) == Denial.NOT_STAFF
        assert reason(await door.pause(number, STRANGER, HOUR)) == Denial.NOT_STAFF
        assert reason(await door.resume(number, HOST)) == Denial.NOT_PAUSED
        card(await door.pause(number, STRANGER, HOUR, staff=True, name="Warden"))
        assert reason(await door.pause(number, HOST, HOUR)) == Denial.ALREADY_PAUSED
        assert reason(await door.extend(number, HOST)) == Denial.ALREADY_PAUSED
        assert reason(await door.resume(number, SECOND)) == Denial.NOT_STAFF
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
    async with house(tmp_path, herald=home.herald) as home:
        await passes(home, PACE)
        card(await home.host.clock.resume(number, HOST))
        assert await due(home) == home.clock.now() + PACE * 3 / 4


async def test_a_pause_that_ends_while_nobody_is_there_ends_then(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 4)
        card(await home.host.clock.pause(number, HOST, PACE))
    await home.clock.advance(20 * PACE)
    async with house(tmp_path, herald=home.herald) as home:
        await passes(home, 0)
        info = await home.host.info(number)
        assert info is not None
        assert info.affairs.pause is None
        assert await due(home) == home.clock.now() + PACE * 3 / 4


# --- more time -----------------------------------------------------------------------------------


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
        assert reason(await door.extend(number, STRANGER, GROUP)) == Denial.NOT_YOUR_GAME
        assert reason(await door.extend(number, SECOND, "r9:bid")) == Denial.TOO_LATE
        assert reason(await door.extend(99, SECOND, GROUP)) == Denial.NO_SUCH_GAME
        await home.submit(number, THIRD)
        assert reason(await door.extend(number, THIRD, GROUP)) == Denial.NO_HURRY
        card(await door.extend(number, SECOND, GROUP))
        assert reason(await door.extend(number, SECOND, GROUP)) == Denial.EXTENDED
        await passes(home, 2 * PACE)
        assert reason(await door.extend(number, SECOND, GROUP)) == Denial.TOO_LATE
        open_now = (await home.panel(number, PEOPLE[1])).group
        outcome = await door.extend(number, SECOND, open_now)
        assert reason(outcome) in {Denial.NO_EXTENSIONS, Denial.NOT_ASKED}
        card(await home.host.cancel(number, HOST))
        assert reason(await door.extend(number, SECOND)) == Denial.NOT_RUNNING


async def test_host_and_staff_extend_once_for_all_from_no_budget(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        door = home.host.clock
        number = await begun(home)
        before = await due(home)
        info = card(await door.extend(number, HOST))
        assert info.seats[0].extended == 0
        outcome = await door.extend(number, STRANGER, staff=True, name="Warden")
        assert reason(outcome) == Denial.EXTENDED
        info = card(await door.extend(number, HOST, GROUP))
        assert info.seats[0].extended == 1
        assert await due(home) == before + 2 * PACE * SHARE


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
            outcome = await home.host.clock.extend(
                number, person, rng.choice((None, deadline.group, GROUP)), staff=rng.random() < 0.2
            )
            if isinstance(outcome, GameInfo):
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


# --- nights and time away ------------------------------------------------------------------------


async def test_a_deadline_never_falls_into_the_tables_night(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, pace=10 * HOUR, night=NIGHT)
        for _ in range(4):
            row = await home.row(number)
            assert row.deadline is not None
            opened, at = row.deadline.opened, row.deadline.due
            assert between(opened, at, NIGHT) == pytest.approx(10 * HOUR)
            await passes(home, at - home.clock.now() - 1)
            same = (await home.row(number)).deadline
            assert same is not None
            assert same.group == row.deadline.group
            await passes(home, 1)
            after = (await home.row(number)).deadline
            assert after is None or after.group != row.deadline.group


@pytest.mark.parametrize("hours", [3, 11, 30])
async def test_time_away_is_given_back_in_running_time(tmp_path: Path, hours: int) -> None:
    async with house(tmp_path) as home:
        number = await begun(home, pace=10 * HOUR, night=NIGHT)
        await passes(home, HOUR)
        left = between(home.clock.now(), await due(home), NIGHT)
    await home.clock.advance(hours * HOUR)
    async with house(tmp_path, herald=home.herald) as home:
        assert between(home.clock.now(), await due(home), NIGHT) == pytest.approx(left)
        await passes(home, 1)
        assert notes(home) == ["note-given-back"]
        assert (await home.panel(number, HOST)).group == GROUP


async def test_time_away_at_night_moves_nothing_and_is_not_said(tmp_path: Path) -> None:
    evening = EPOCH - EPOCH % 86400 + 20 * HOUR  # 21:00 in Rome
    herald = FakeHerald(ManualClock(evening))
    async with house(tmp_path, herald=herald) as home:
        await begun(home, pace=10 * HOUR, night=NIGHT)
        before = await due(home)
        await passes(home, 2 * HOUR)
    await home.clock.advance(5 * HOUR)
    async with house(tmp_path, herald=herald) as home:
        await passes(home, HOUR)
        assert await due(home) == pytest.approx(before)
        assert notes(home) == []


async def test_time_given_back_is_said_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await begun(home)
    await home.clock.advance(3 * HOUR)
    async with house(tmp_path, herald=home.herald) as home:
        await passes(home, 1)
        assert notes(home) == ["note-given-back"]
        (note,) = posts(home, CHANNEL, PostKind.NOTE)
        assert dict(note.texts[0].args)["span"] == Text("pace-hours", (("hours", 3),))
    await home.clock.advance(WORTH_SAYING / 2)
    async with house(tmp_path, herald=home.herald) as home:
        await passes(home, PACE / 2)
        assert notes(home) == ["note-given-back"]


async def test_a_machine_that_slept_gives_the_time_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with house(tmp_path, herald=FakeHerald(clock), suspends=True) as home:
        number = await begun(home)
        await passes(home, BEAT)
        before = await due(home)
        clock.jump(5 * PACE)
        await passes(home, 0)
        await passes(home, BEAT)
        await until(lambda: not home.host._works._cut_off)
        await home.host.wait_idle()
        assert (await home.panel(number, HOST)).group == GROUP
        assert await due(home) == pytest.approx(before + 5 * PACE, abs=3 * BEAT)


async def test_a_beat_that_is_late_is_no_sleep(tmp_path: Path) -> None:
    clock = ManualClock()
    async with house(tmp_path, herald=FakeHerald(clock), suspends=True) as home:
        await begun(home)
        await passes(home, BEAT)
        before = await due(home)
        clock.jump(BEAT * 0.9)
        await passes(home, BEAT)
        assert await due(home) == before


@asynccontextmanager
async def cut_off(tmp_path: Path) -> AsyncIterator[tuple[House, list[bool]]]:
    online = [True]
    async with house(tmp_path, reachable=lambda: online[0]) as home:
        yield home, online


async def test_a_long_outage_of_the_gateway_is_said_too(tmp_path: Path) -> None:
    async with cut_off(tmp_path) as (home, online):
        await begun(home)
        await passes(home, BEAT)
        online[0] = False
        await passes(home, HOUR)
        online[0] = True
        await passes(home, BEAT)
        await until(lambda: not home.host._works._cut_off)
        await passes(home, BEAT)
        assert notes(home) == ["note-given-back"]


async def test_undone_extensions_do_not_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        card(await home.host.clock.extend(number, SECOND, GROUP))
        row = await home.row(number)
        assert row.deadline is not None
        assert row.deadline == replace(row.deadline, extended=(1,))
        assert row.info.seats[1].extended == 1
