"""Scenes: one post grows, overflows into the next, and ends; edits merge; few are mentioned."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.words import say
from engine.host.ports import Fresh, Pass, Sent, stay, unchanged
from engine.host.steps.base.step import NOTES_TOGETHER, Step
from engine.host.values.people import Delivery, Person
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo, Reach
from tests.host.fakes import FakePresenter, Message, until
from tests.host.house import (
    CHANNEL,
    PACE,
    PEOPLE,
    House,
    RoundStoryboard,
    card,
    house,
    leave_for_all,
)


def news(presenter: FakePresenter) -> list[Post]:
    """List the posts of scenes as they stand, the last one too."""
    told = {PostKind.NEWS, PostKind.OVER}
    return [post for post in presenter.stands(CHANNEL) if post.kind in told]


def explains_each_step_once(posts: list[Post]) -> bool:
    """Tell whether each step can be asked about under just one post."""
    steps = [post.why for post in posts if post.why is not None]
    return steps[0][0] == 0 and all(this[1] + 1 == that[0] for this, that in pairwise(steps))


async def noted(home: House, number: int, key: str) -> None:
    """Let the host say a public line."""

    def work(step: Step) -> None:
        step.note(say(key))

    await home.change(number, work)
    await home.host.wait_idle()


async def reach(home: House, number: int, person: int, *, mention: bool) -> GameInfo:
    """Close somebody's direct messages."""
    return card(await home.host.reach(number, person, Reach.CLOSED, mention=mention))


async def test_all_of_a_scene_stands_in_one_post(tmp_path: Path) -> None:
    async with house(tmp_path / "many") as home:
        await home.play(await home.started())
        many = news(home.presenter)
    async with house(tmp_path / "few", storyboard=RoundStoryboard()) as home:
        await home.play(await home.started())
        few = news(home.presenter)
    rounds = {post.group.partition(":")[0] for post in many if post.group}
    assert len(few) == len(rounds) + 1 < len(many)
    assert [event for post in few for event in post.events] == [
        event for post in many for event in post.events
    ]
    assert explains_each_step_once(few)


async def test_a_full_post_goes_on_in_the_next(tmp_path: Path) -> None:
    async with house(tmp_path / "wide", storyboard=RoundStoryboard()) as home:
        await home.play(await home.started())
        wide = news(home.presenter)
    async with house(tmp_path / "narrow", storyboard=RoundStoryboard(room=2)) as home:
        await home.play(await home.started())
        narrow = news(home.presenter)
    assert max(len(post.events) for post in narrow) == 2 < max(len(post.events) for post in wide)
    assert [event for post in narrow for event in post.events] == [
        event for post in wide for event in post.events
    ]
    full = [post for post in narrow if post.closed and not post.puts_away]
    assert len(full) == len(narrow) - len(wide)
    assert all(len(post.events) == 2 and not post.asks for post in full)


async def test_what_ends_a_scene_is_told_in_its_own_post(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard(late=1)) as home:
        await home.play(await home.started())
        assert explains_each_step_once(news(home.presenter))
        *scenes, last = news(home.presenter)
    assert all(post.closed and not post.asks for post in scenes)
    assert not last.closed


class GroupStoryboard(RoundStoryboard):
    """A scene for every question."""

    def scene(self, _game: GameInfo, group: str) -> str:
        return group


@pytest.mark.parametrize(("belated", "where"), [(1, 0), (0, 1)])
async def test_who_was_late_is_named_where_the_results_stand(
    tmp_path: Path, belated: int, where: int
) -> None:
    """Above the results of the next question it would read as if it were about that."""
    async with house(tmp_path, storyboard=GroupStoryboard(late=belated)) as home:
        number = await home.started()
        await home.submit(number, PEOPLE[0], {"bid": ("2",)})
        await home.clock.advance(PACE)
        await home.host.wait_idle()
        late = [post.late for post in news(home.presenter)]
    assert late == [(1, 2) if place == where else () for place in range(2)]


async def test_orders_are_named_where_what_they_answered_is_told(tmp_path: Path) -> None:
    """A step ends a round, and orders answer the first question of the next at once."""
    async with house(tmp_path, storyboard=RoundStoryboard(late=1)) as home:
        number = await home.started()
        await home.change(number, leave_for_all({"bid": ("nothing",), "window": ("pass",)}))
        await home.submit(number, PEOPLE[0], {"bid": ("1",)})
        await home.submit(number, PEOPLE[0], {"prize": ("coins",)})
        await home.host.wait_idle()
        ordered = [post.ordered for post in news(home.presenter)]
    assert ordered == [(1, 2), (0, 1, 2)]


async def test_a_post_whose_question_is_closed_asks_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        await home.play(await home.started())
        *scenes, last = news(home.presenter)
        told = [m.post for m in home.presenter.messages.values() if m.post.kind is PostKind.NEWS]
    assert all(post.puts_away for post in scenes)
    assert not last.closed
    assert len(told) == len(scenes)
    assert not any(post.closed for post in told), "each is put away by an edit"


async def test_a_game_that_is_called_off_asks_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        await home.host.wait_idle()
        await home.host.cancel(number, PEOPLE[0])
        await home.host.wait_idle()
        (told,) = news(home.presenter)
    assert told.puts_away


async def test_a_game_that_is_called_off_after_a_restart_asks_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        await home.host.wait_idle()
    async with house(tmp_path, presenter=home.presenter, storyboard=RoundStoryboard()) as again:
        await again.host.cancel(number, PEOPLE[0])
        await again.host.wait_idle()
        (told,) = news(again.presenter)
    assert told.puts_away


async def first_news(home: House) -> Message:
    """Start a game and wait for the first post of its story."""
    await home.lobby()
    await home.start(1, PEOPLE[0])

    def told() -> list[Message]:
        return [m for m in home.presenter.messages.values() if m.post.kind is PostKind.NEWS]

    await until(lambda: bool(told()))
    return told()[0]


async def test_edits_of_a_post_merge_while_they_wait(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard(), edit_gap=60.0) as home:
        first = await first_news(home)
        for _ in range(2):
            await home.play_round(1)
        await until(lambda: home.clock.sleeps_until(first.sent_at + 60))
        assert not first.edits
        await home.clock.advance(60)
        await home.host.wait_idle()
        assert len(first.edits) == 1
        assert len(first.edits[0].events) > len(first.post.events)


async def test_questions_do_not_wait_for_an_edit(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard(), edit_gap=60.0) as home:
        first = await first_news(home)

        def asked() -> list[int]:
            return [len(home.presenter.at(person)) for person in PEOPLE[:3]]

        await until(lambda: min(asked()) > 0)
        before = sum(asked())
        await home.play_round(1)
        await until(lambda: sum(asked()) > before)
        assert not first.edits


async def test_only_who_agreed_is_mentioned_and_not_at_once_again(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.lobby()
        await reach(home, number, PEOPLE[1], mention=True)
        await reach(home, number, PEOPLE[2], mention=False)
        await home.start(number, PEOPLE[0])
        await home.host.wait_idle()
        calls = [post for post in home.presenter.at(CHANNEL) if post.kind is PostKind.SUMMONS]
        assert [post.called for post in calls] == [(PEOPLE[1],)]
        await home.play(number)
        calls = [post for post in home.presenter.at(CHANNEL) if post.kind is PostKind.SUMMONS]
        assert len(calls) == 1
        (over,) = (post for post in home.presenter.at(CHANNEL) if post.kind is PostKind.OVER)
        assert over.called == (PEOPLE[1],), "who gets no direct message hears of the end, too"
        assert not home.presenter.at(PEOPLE[1])
        assert not home.presenter.at(PEOPLE[2])


async def test_who_wants_the_channel_is_mentioned_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.people_cache.choose(PEOPLE[1], Person(place=Delivery.CHANNEL))
        await home.started()
        await home.host.wait_idle()
        calls = [post for post in home.presenter.at(CHANNEL) if post.kind is PostKind.SUMMONS]
        assert [post.called for post in calls] == [(PEOPLE[1],)]


async def test_notes_in_a_row_share_a_post(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        for key in ("one", "two"):
            await noted(home, number, key)
        await home.clock.advance(NOTES_TOGETHER + 1)
        await noted(home, number, "three")
        await home.play_round(number)
        await noted(home, number, "four")
        notes = [post for post in home.presenter.stands(CHANNEL) if post.kind is PostKind.NOTE]
        assert [[text.key for text in post.texts] for post in notes] == [
            ["one", "two"],
            ["three"],
            ["four"],
        ]


@pytest.mark.parametrize("edits", [0, 1])
async def test_a_post_that_cannot_be_edited_moves_down(tmp_path: Path, edits: int) -> None:
    class Stubborn(FakePresenter):
        """Lets each message be edited so often."""

        async def deliver(
            self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged
        ) -> Sent:
            old = None if post.edits is None else self.messages[post.edits]
            if old is not None and len(old.edits) >= edits and post.kind is PostKind.NEWS:
                post = _anew(post)
            return await super().deliver(post, let_pass, fresh)

    async with house(tmp_path / "free", storyboard=RoundStoryboard()) as home:
        await home.play(await home.started())
        free = news(home.presenter)
    presenter = Stubborn(home.clock)
    async with house(tmp_path / "bound", storyboard=RoundStoryboard(), presenter=presenter) as home:
        await home.play(await home.started())
        bound = news(presenter)
    newest: dict[str, Any] = {post.mark: post.events for post in bound}
    assert list(newest.values()) == [post.events for post in free]
    assert len(bound) > len(free)


def _anew(post: Post) -> Post:
    return replace(post, edits=None)


async def test_a_post_brings_what_was_seen_before_it(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        await home.play(number)
        told = [post for post in home.presenter.stands(CHANNEL) if post.kind == "news" and post.why]
        assert len(told) == 3
        for post in told[1:]:
            assert post.why is not None
            past = await home.host.past.board_at(number, None, post.why[0])
            assert post.before == past.before
