"""Reminders, and the word to the captain for whom all wait."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Answer
from engine.core.playthrough import random_answer
from engine.host.values.people import Delivery, Person
from engine.host.values.posts import PostKind
from engine.host.values.terms import Night, Progress
from tests.host.clockwork import (
    GROUP,
    HOST,
    HOUR,
    SECOND,
    THIRD,
    begun,
    passes,
    posts,
    reminders,
    shut,
)
from tests.host.fakes import EPOCH, FakePresenter, ManualClock
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house


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
        await home.host.people_cache.choose(HOST, Person(reminders=(0.25,)))
        await home.host.people_cache.choose(SECOND, Person(reminders=()))
        await begun(home)
        await passes(home, PACE * 0.74)
        assert reminders(home, HOST) == []
        assert len(reminders(home, THIRD)) == 1
        await passes(home, PACE * 0.25)
        assert len(reminders(home, HOST)) == 1
        assert reminders(home, SECOND) == []


async def test_quiet_hours_are_quiet(tmp_path: Path) -> None:
    clock = ManualClock(EPOCH - EPOCH % 86400 + 14 * HOUR)
    async with house(tmp_path, presenter=FakePresenter(clock)) as home:
        quiet = Night("UTC", 22 * 60, 8 * 60)
        await home.host.people_cache.choose(HOST, Person(quiet=quiet))
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
    async with house(tmp_path, presenter=home.presenter) as home:
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
        lines = len(home.presenter.at(CHANNEL))
        await passes(home, PACE * 0.1)
        (told,) = reminders(home, THIRD)
        assert told.text is not None
        assert told.text.key == "reminder-last"
        assert len(home.presenter.at(CHANNEL)) == lines
        card_of = await home.host.withdraw(number, SECOND, GROUP)
        assert not hasattr(card_of, "reason")
        await home.submit(number, SECOND)
        await passes(home, PACE * 0.1)
        assert len(reminders(home, THIRD)) == 1
        assert reminders(home, HOST) == []


async def test_where_nobody_sees_who_answered_the_last_captain_does_not_either(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        await last_one(home, progress=Progress.NOTHING)
        await passes(home, PACE * 0.2)
        assert reminders(home, THIRD) == []
        await passes(home, PACE * 0.75)
        told = reminders(home, THIRD)
        assert told
        assert all(post.text is None for post in told)


async def test_who_answers_meanwhile_is_not_nudged(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await last_one(home)
        await home.submit(number, THIRD)
        await passes(home, PACE * 0.2)
        assert reminders(home, THIRD) == []


@pytest.mark.parametrize("pace", [PACE, 48 * HOUR])
async def test_the_delay_is_the_games_secret_and_no_answers(tmp_path: Path, pace: float) -> None:
    """At a slow pace it is long: a share of the time that captains have."""
    async with house(tmp_path) as home:
        await last_one(home, pace=pace)
        row = await home.row()
        assert row.deadline is not None
        assert row.deadline.nudge is not None
        assert 0.02 <= (row.deadline.nudge - home.clock.now()) / pace <= 0.1


async def answered(home: House, people: tuple[int, ...]) -> None:
    """Let those of some captains answer who are asked."""
    for person in people:
        if (await home.panel(1, person)).group is not None:
            await home.submit(1, person)


async def test_who_missed_a_question_is_reminded_once_of_the_next(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await last_one(home, patience=9)  # nobody is given up on
        await passes(home, PACE)
        while (group := (await home.panel(1, HOST)).group) != "r2:bid":
            await answered(home, (HOST, SECOND))
            if (await home.panel(1, HOST)).group == group:
                await passes(home, PACE)  # a window, or a prize for who does not answer
        before = len(reminders(home, THIRD))
        for person in (HOST, SECOND):
            await home.submit(1, person)
        assert (await home.row()).info.seats[2].missed
        for _ in range(9):
            await passes(home, PACE * 0.1)
        assert len(reminders(home, THIRD)) == before + 1


async def test_without_reminders_there_is_no_nudge(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.people_cache.choose(THIRD, Person(reminders=()))
        await last_one(home)
        await passes(home, PACE * 0.9)
        assert reminders(home, THIRD) == []


class Quick:
    """Computer captains who answer something."""

    def strengths(self, _rules: Any) -> tuple[str, ...]:
        return ("steady",)

    def answer(self, *about: Any) -> Answer:
        *_, make_form, pick = about
        return random_answer(make_form, pick)


@pytest.mark.parametrize(("people", "nudges"), [(1, 0), (2, 1)])
async def test_nobody_is_nudged_for_computer_captains_alone(
    tmp_path: Path, people: int, nudges: int
) -> None:
    async with house(tmp_path, computers=Quick()) as home:
        number = await home.lobby(people)
        card(await home.host.seating.hire(number, HOST, "steady", ("Tin",)))
        await home.start(number)
        for person in PEOPLE[1:people]:
            await home.submit(number, person)
        for _ in range(4):
            await passes(home, PACE * 0.1)
        assert len(reminders(home, HOST)) == nudges


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
        await home.host.people_cache.choose(THIRD, Person(place=Delivery.CHANNEL))
        await begun(home)
        await passes(home, PACE / 2)
        assert reminders(home, THIRD) == []
        assert any(THIRD in post.called for post in posts(home, CHANNEL, PostKind.SUMMONS))


async def test_reminders_close_with_their_question_by_one_edit_each(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE * 0.95)
        told = [m for m in home.presenter.messages.values() if m.post in reminders(home, HOST)]
        assert [message.edits for message in told] == [[], []]
    async with house(tmp_path, presenter=home.presenter) as home:
        for person in (SECOND, THIRD, HOST):
            await home.submit(number, person)
        await home.host.wait_idle()
        closed = [[edit.closed for edit in message.edits] for message in told]
        assert closed == [[True], [True]], "those of a question, once"
        assert (await home.row(number)).open_posts.reminders == {}


@pytest.mark.parametrize("out", [True, False])
async def test_a_mention_closes_with_its_question_by_one_edit(tmp_path: Path, *, out: bool) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        for person in PEOPLE[:3]:
            await shut(home, number, person, mention=True)
        home.presenter.forbidden = set() if out else {PostKind.SUMMONS}
        await passes(home, PACE / 2)
        home.presenter.forbidden = set()
        for person in PEOPLE[:3]:
            await home.submit(number, person)
        await home.host.wait_idle()
        told = [m for m in home.presenter.messages.values() if m.post.kind is PostKind.SUMMONS]
        closed = [[each.closed for each in (message.post, *message.edits)] for message in told]
        assert closed == [[False, True]] * out + [[False]], "that of the next question is open"


async def test_a_reminder_says_at_once_whether_its_captain_has_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE / 2)
        await home.submit(number, HOST)
        await home.host.withdraw(number, HOST, GROUP)
        await home.host.wait_idle()
        (told,) = [m for m in home.presenter.messages.values() if m.post in reminders(home, HOST)]
        assert [edit.panel.status for edit in told.edits if edit.panel] == ["done", "draft"]
        others = [m for m in home.presenter.messages.values() if m.post in reminders(home, SECOND)]
        assert [message.edits for message in others] == [[]]


async def test_who_takes_a_seat_over_edits_no_reminder_of_another(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await begun(home)
        await passes(home, PACE * 0.6)
        await home.give_up(number, 0)
        reminded = (await home.row(number)).open_posts.reminders
        assert set(reminded) == {1, 2}
