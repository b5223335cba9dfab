"""What is put into a post when it is sent: all that its reader is shown, and nothing else."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.core.asks import Answer, Ask
from engine.core.words import Text
from engine.host.values.people import Newcomer, Person
from engine.host.values.posts import PostKind
from engine.host.values.records import GameStatus
from tests.host.house import CHANNEL, PACE, PEOPLE, house
from tests.host.test_replacing import NEWCOMER, given
from tests.toy.game import ToyGame
from tests.toy.state import View

SECRET = "canary-in-the-form"
PERSONAL = {PostKind.ORDER, PostKind.REMINDER, PostKind.BRIEFING}


class Unformed(ToyGame):
    """Breaks where a form is made for somebody to look at."""

    def facts(self, view: View, ask: Ask, draft: Answer) -> Iterable[Text]:
        raise ZeroDivisionError(SECRET)


async def test_a_question_carries_the_panel_and_the_card_of_its_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.people_cache.choose(PEOPLE[0], Person(text_board=True))
        number = await home.started(2)
        await home.host.wait_idle()
        for person, text_board in zip(PEOPLE[:2], (True, False), strict=True):
            (order,) = home.presenter.at(person)
            assert order.panel == await home.panel(number, person)
            assert order.card.text_board is text_board
            assert order.newcomer is Newcomer.TO_GAME


async def test_nobody_is_new_to_a_second_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.started(2)
        await home.started(2, channel=CHANNEL + 1)
        await home.host.wait_idle()
        assert [post.newcomer for post in home.presenter.at(PEOPLE[0])] == [
            Newcomer.TO_GAME,
            Newcomer.NO,
        ]


async def test_the_past_is_told_at_the_end_and_to_who_takes_a_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.host.wait_idle()
        await given(home, number, 2, NEWCOMER)
        await home.host.wait_idle()
        (briefing,) = home.presenter.at(NEWCOMER)
        assert briefing.past == await home.host.past.history(number, NEWCOMER)
        assert briefing.panel == await home.panel(number, NEWCOMER)
    async with house(tmp_path / "ended") as home:
        number = await home.started(2)
        await home.play(number)
        over = home.presenter.at(CHANNEL)[-1]
        assert over.past == await home.host.past.history(number, None)
        posts = [post for m in home.presenter.messages.values() for post in (m.post, *m.edits)]
        ends = (PostKind.OVER, PostKind.RESULT)
        assert all(post.past is None for post in posts if post.kind not in ends)
        assert all(post.panel is None for post in posts if post.kind not in PERSONAL)
        assert all(post.card == Person() for post in posts if post.person is None)


async def test_what_cannot_be_made_keeps_no_post_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, game=Unformed()) as home:
        await home.started(2)
        await home.host.wait_idle()
        (order,) = home.presenter.at(PEOPLE[0])
        assert (order.whole, order.panel) == (False, None)
        assert home.presenter.at(CHANNEL)[-1].whole
    assert "lacks something: ZeroDivisionError" in caplog.text
    assert SECRET not in caplog.text


async def test_what_closes_a_question_asks_for_nothing_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        codes = {}
        for person in PEOPLE[:2]:
            await home.host.wait_idle()
            codes[person] = (await home.submit(number, person)).code
        await home.host.wait_idle()
        for person in PEOPLE[:2]:
            closed = home.presenter.stands(person)[0]
            assert closed.closed
            assert closed.recorded is not None
            assert closed.recorded.code == codes[person]
            assert closed.recorded.chosen
            assert (closed.panel, closed.nonce) == (None, ""), "an edit, made twice, is the same"


async def test_a_reminder_says_what_will_count_for_who_does_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.host.wait_idle()
        await home.clock.advance(0.6 * PACE)
        await home.host.wait_idle()
        (reminder,) = [p for p in home.presenter.at(PEOPLE[0]) if p.kind is PostKind.REMINDER]
        assert reminder.usual
        await home.clock.advance(0.5 * PACE)
        await home.host.wait_idle()
        closed = [p for p in home.presenter.stands(PEOPLE[0]) if p.closed]
        assert [post.recorded.chosen for post in closed if post.recorded] == [reminder.usual]
        assert (await home.status(number)) is GameStatus.RUNNING
