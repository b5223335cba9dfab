"""What a scene brought comes with the next question, once, and from each captain's own view."""

from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Ask, Seat
from engine.core.words import Text, say
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo, GameStatus, Reach
from engine.host.values.terms import Terms
from tests.host.fakes import FakePresenter
from tests.host.house import CHANNEL, PACE, PEOPLE, House, RoundStoryboard, card, house
from tests.toy.state import Chose, Won

CAPTAINS = PEOPLE[:3]


def orders(presenter: FakePresenter, person: int) -> list[Post]:
    """List the messages in which somebody was asked, as they were sent."""
    found = [each.post for each in presenter.messages.values() if each.place == person]
    return [post for post in found if post.kind is PostKind.ORDER]


async def played_round(home: House, number: int) -> None:
    """Play until the next round begins, or the end comes."""
    first = (await home.panel(number, PEOPLE[0])).group or ""
    while await home.play_round(number):
        panels = [await home.panel(number, person) for person in CAPTAINS]
        now = next((panel.group for panel in panels if panel.group), "")
        if now.partition(":")[0] != first.partition(":")[0]:
            break
    await home.host.wait_idle()


async def test_each_captain_hears_of_each_scene_once(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard(recaps=True)) as home:
        number = await home.started()
        while await home.play_round(number):
            await home.host.wait_idle()
        for seat, person in enumerate(CAPTAINS):
            panels = [(post, post.panel) for post in orders(home.presenter, person)]
            # one that was overtaken on its way shows the question that is open by then
            heard = [panel.recap for post, panel in panels if panel and panel.group == post.group]
            told = [recap for recap in heard if recap is not None]
            assert len(told) >= 2
            assert set(Counter(recap.post for recap in told).values()) == {1}
            assert {dict(text.args)["seat"] for recap in told for text in recap.texts} == {seat}
            linked = [post.link for post in orders(home.presenter, person) if post.link]
            assert len(linked) == len(told)
            assert all(home.presenter.messages[link].post.kind == "news" for link in linked)


async def test_a_recap_is_made_of_the_captains_own_view(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard(recaps=True)) as home:
        number = await home.started()
        await played_round(home, number)
        for person in CAPTAINS:
            panel = await home.panel(number, person)
            assert panel.recap is not None
            others = [await home.panel(number, each) for each in CAPTAINS if each != person]
            (text,) = panel.recap.texts
            seen = dict(text.args)["view"]
            heard = [text for each in others if each.recap for text in each.recap.texts]
            assert seen not in [dict(text.args)["view"] for text in heard]


async def test_a_recap_survives_a_restart_and_ends_with_its_question(tmp_path: Path) -> None:
    board = RoundStoryboard(recaps=True)
    async with house(tmp_path, storyboard=board) as home:
        number = await home.started()
        await played_round(home, number)
    async with house(tmp_path, presenter=home.presenter, storyboard=board) as home:
        before = await home.panel(number, PEOPLE[0])
        assert before.recap is not None
        await home.play_round(number)
        await home.host.wait_idle()
        after = await home.panel(number, PEOPLE[0])
        assert after.group != before.group
        assert after.recap is None
        closed = [post for post in home.presenter.stands(PEOPLE[0]) if post.group == before.group]
        assert [post.texts for post in closed] == [before.recap.texts]


class Taking(RoundStoryboard):
    """Lets everybody else lose something by each prize that is chosen."""

    def losses(self, _game: GameInfo, seat: Seat, events: Sequence[Any]) -> tuple[Text, ...]:
        chosen = [event for event in events if isinstance(event, Chose)]
        return tuple(say("taken", by=event.seat) for event in chosen if event.seat != seat)


LOST = (say("taken", by=0),)


async def prize_taken(home: House) -> int:
    """Let the first captain win and choose a prize; the others hold a card, or none."""
    number = await home.started()
    await home.submit(number, CAPTAINS[0], {"bid": ("1",)})
    for person in CAPTAINS[1:]:
        await home.submit(number, person, {"bid": ("0",)})
    await home.submit(number, CAPTAINS[0], {"prize": ("coins",)})
    await home.host.wait_idle()
    return number


@pytest.mark.parametrize("recaps", [False, True])
async def test_what_was_taken_is_told_with_the_next_question_of_the_same_scene(
    tmp_path: Path, recaps: bool
) -> None:
    async with house(tmp_path, storyboard=Taking(recaps=recaps)) as home:
        number = await prize_taken(home)
        first, *others = [await home.panel(number, person) for person in CAPTAINS]
        assert {panel.group for panel in others} == {"r1:window:1"}
        assert first.recap is None, "who took it lost nothing"
        for person, panel in zip(CAPTAINS[1:], others, strict=True):
            assert panel.recap is not None
            assert panel.recap.texts == LOST
            assert orders(home.presenter, person)[-1].panel == panel
        for person in CAPTAINS:
            await home.submit(number, person, {"play": ("pass",)})
        await home.host.wait_idle()
        for person in CAPTAINS[1:]:
            after = await home.panel(number, person)
            assert after.group == "r2:bid"
            assert after.recap is not None
            assert after.recap.lost == LOST, "the whole scene is summed up, losses in front"
            assert len(after.recap.texts) == 1 + recaps
        closed = [post.texts for post in home.presenter.stands(CAPTAINS[1]) if post.closed]
        assert LOST in closed


class TakingBids(RoundStoryboard):
    """Lets all who are outbid lose something; each question is a scene, and ends with its bid."""

    def scene(self, _game: GameInfo, group: str) -> str:
        return group

    def losses(self, _game: GameInfo, seat: Seat, events: Sequence[Any]) -> tuple[Text, ...]:
        won = [event for event in events if isinstance(event, Won)]
        return tuple(say("taken", by=event.seat) for event in won if event.seat != seat)


@pytest.mark.parametrize("recaps", [False, True])
async def test_what_was_taken_is_kept_for_who_is_not_asked_for_scenes(
    tmp_path: Path, recaps: bool
) -> None:
    """Nobody but the winner is asked about the prize, and that scene brings a recap of its own."""
    async with house(tmp_path, storyboard=TakingBids(late=1, recaps=recaps)) as home:
        number = await prize_taken(home)
        for person in CAPTAINS[1:]:
            panel = await home.panel(number, person)
            assert panel.group == "r1:window:1"
            assert panel.recap is not None
            assert panel.recap.lost == LOST


async def test_a_game_without_recaps_keeps_none(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        await played_round(home, number)
        assert (await home.row(number)).open_posts.recaps == {}


class Teaching(RoundStoryboard):
    """Guides for as long as the test says."""

    guided = True
    hints: tuple[str, ...] = ()

    def guides(self, _game: GameInfo, _view: Any) -> bool:
        return self.guided

    def hint(self, _game: GameInfo, _view: Any, _ask: Ask, given: Collection[str]) -> str:
        return next((name for name in self.hints if name not in given), "")


async def test_a_lesson_is_over_with_one_question_and_anew_if_it_was_taken_back(
    tmp_path: Path,
) -> None:
    board, terms = Teaching(), Terms(pace=PACE, guided=True)
    async with house(tmp_path, storyboard=board) as home:
        number, found = await home.started(terms=terms), list[bool]()
        for guided in (True, False, False, True, False):
            board.guided = guided
            assert await home.play_round(number)
            found.append((await home.panel(number, PEOPLE[0])).lesson_over)
        assert found == [False, True, False, False, True]


async def test_each_hint_comes_with_one_question_through_a_restart(tmp_path: Path) -> None:
    board, terms = Teaching(), Terms(pace=PACE, guided=True)
    board.hints = ("catch", "task")
    async with house(tmp_path, storyboard=board) as home:
        number = await home.started(terms=terms)
        first = await home.panel(number, PEOPLE[0])
        assert first.hint == "catch"
    async with house(tmp_path, presenter=home.presenter, storyboard=board) as home:
        assert (await home.panel(number, PEOPLE[0])).hint == "catch"  # for as long as it is open
        found = list[str]()
        for _ in range(3):
            assert await home.play_round(number)
            found.append(await hints(home, number))
        assert found == ["task", "", ""]
        board.hints = ("catch", "task", "end")
        while await hints(home, number) != "end":
            assert await home.play_round(number)


async def hints(home: House, number: int) -> str:
    """Return what the lesson tells with the open question, whoever is asked it."""
    seats = (await home.row(number)).info.seats
    return "".join({(await home.panel(number, person)).hint for person in PEOPLE[: len(seats)]})


async def test_nobody_is_told_hints_who_is_not_guided(tmp_path: Path) -> None:
    board = Teaching()
    board.hints = ("catch",)
    async with house(tmp_path, storyboard=board) as home:
        number = await home.started()
        assert not (await home.panel(number, PEOPLE[0])).hint
        assert (await home.row(number)).open_posts.hints == {}


async def test_a_game_that_guides_nobody_has_no_lesson_that_is_over(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        assert await home.play_round(number)
        assert not (await home.panel(number, PEOPLE[0])).lesson_over


async def test_everybody_is_told_how_it_ended_for_them(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        card(await home.host.reach(number, PEOPLE[1], Reach.CLOSED, mention=False))
        await home.play(number)
        assert await home.status(number) is GameStatus.OVER
        (over,) = [each for each in home.presenter.messages.values() if each.post.kind == "over"]
        assert over.place == CHANNEL
        told = [each for each in home.presenter.messages.values() if each.post.kind == "result"]
        assert sorted(each.place for each in told) == [PEOPLE[0], PEOPLE[2]]
        for each in told:
            assert each.post.link == over.reference
            assert each.post.past is not None
            assert each.post.past.seat == each.post.seat


class TakingAlways(RoundStoryboard):
    """Lets everybody lose something whenever a bid is won."""

    def losses(self, _game: GameInfo, seat: Seat, events: Sequence[Any]) -> tuple[Text, ...]:
        return tuple(say("taken", by=seat) for event in events if isinstance(event, Won))


@pytest.mark.parametrize("late", [0, 1])
async def test_what_no_question_tells_any_more_comes_with_the_end(
    tmp_path: Path, late: int
) -> None:
    """Losses in front, then what the last part of the game brought; each from the own view."""
    async with house(tmp_path, storyboard=TakingAlways(late=late, recaps=True)) as home:
        number = await home.started()
        await home.play(number)
        posts = [each.post for each in home.presenter.messages.values()]
        told = [post for post in posts if post.kind == "result"]
        assert len(told) == len(CAPTAINS)
        for post in told:
            assert [text.key for text in post.texts] == ["taken", "recap"]
            assert dict(post.texts[-1].args)["seat"] == post.seat
            panels = [each.panel for each in orders(home.presenter, post.person or 0)]
            heard = [panel.recap.texts for panel in panels if panel and panel.recap]
            assert heard, "of the rounds before"
            assert post.texts[-1] not in [text for texts in heard for text in texts]
