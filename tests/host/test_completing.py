"""Pictures that come late: words first, the picture by an edit, after a kill too, never over news.

`FakePresenter.slow` sends in words alone, and `brush` lets pictures be drawn.
"""

import asyncio
from pathlib import Path

import pytest

from engine.host.ports import Finish, Fresh, Pass, Sent, stay, unchanged
from engine.host.values.posts import Post, PostKind
from tests.host.fakes import FakePresenter, ManualClock, Message, spin, until
from tests.host.house import CHANNEL, PEOPLE, House, card, house
from tests.host.test_crashes import ILLUSTRATED, kill
from tests.host.test_outbox import Journal, states


def slow(presenter: FakePresenter) -> FakePresenter:
    """Let no picture be drawn until the brush is there."""
    presenter.slow = ILLUSTRATED
    presenter.brush.clear()
    return presenter


def sent(presenter: FakePresenter) -> list[tuple[int, str]]:
    return [(message.place, message.post.mark) for message in presenter.messages.values()]


def bare(presenter: FakePresenter) -> list[Message]:
    return [message for message in presenter.messages.values() if message.bare]


async def kept(home: House) -> set[str]:
    """List the states of rows that still say something."""
    return {state for _, _, state, payload in await states(home) if payload is not None}


async def test_words_wait_for_no_picture_and_pictures_follow(tmp_path: Path) -> None:
    presenter = slow(FakePresenter(ManualClock()))
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        while await home.play_round(number):
            await spin()
        await until(lambda: any(post.kind is PostKind.OVER for post in presenter.at(CHANNEL)))
        await until(lambda: presenter.at(CHANNEL)[-1].kind is PostKind.OVER)
        assert bare(presenter)
        assert "bare" in await kept(home)
        presenter.brush.set()
        await home.host.wait_idle()
        assert len(set(sent(presenter))) == len(sent(presenter)), "no post comes twice"
        assert not bare(presenter)
        assert await kept(home) == set()


async def test_a_picture_comes_after_a_kill(tmp_path: Path) -> None:
    presenter = slow(FakePresenter(ManualClock()))
    async with house(tmp_path, presenter=presenter) as home:
        await home.started()
        await until(lambda: {place for place, _ in sent(presenter)} >= {CHANNEL, *PEOPLE[:3]})
        await spin()
        await kill(home.host)
    words = sent(presenter)
    presenter.brush.set()
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        assert await kept(home) == set()
    assert sent(presenter) == words
    assert not bare(presenter)


async def test_a_late_picture_never_takes_the_place_of_newer_words(tmp_path: Path) -> None:
    presenter = slow(FakePresenter(ManualClock()))
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.lobby(1)
        await until(lambda: len(presenter.messages) == 1)
        (lobby,) = presenter.messages.values()
        for count, person in enumerate(PEOPLE[1:3], 2):
            card(await home.host.join(number, person, f"Captain {count}"))
            await until(lambda: len(lobby.edits) == count - 1)  # noqa: B023  (it is waited for here)
        await spin()
        presenter.brush.set()
        await home.host.wait_idle()
        assert [len(post.game.seats) for post in lobby.edits] == [2, 3, 3]
        assert not lobby.bare
        assert await kept(home) == set()


class Unfit(FakePresenter):
    """Takes words, but no pictures."""

    def __init__(self) -> None:
        super().__init__(ManualClock())
        self.refused = 0

    async def draw(self, post: Post, fresh: Fresh = unchanged) -> Finish | None:
        finish = await super().draw(post, fresh)

        async def refuse() -> None:
            self.refused += 1
            raise ConnectionResetError

        return finish and refuse


async def test_a_picture_that_does_not_arrive_holds_no_words_up(tmp_path: Path) -> None:
    presenter = Unfit()
    presenter.slow = ILLUSTRATED
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await until(lambda: presenter.refused >= 2)
        told = len(presenter.at(CHANNEL))
        await home.play_round(number)
        await until(lambda: len(presenter.at(CHANNEL)) > told)
        await spin()
        await kill(home.host)
        assert bare(presenter)


class Overtaken(Journal):
    """Lets something newer be committed while words are on their way."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile = asyncio.Event()
        self.go_on = asyncio.Event()

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        delivered = await super().deliver(post, let_pass, fresh)
        if not self.meanwhile.is_set():
            self.meanwhile.set()
            await self.go_on.wait()
        return delivered


async def test_what_is_overtaken_while_it_is_sent_owes_no_picture(tmp_path: Path) -> None:
    presenter = Overtaken()
    presenter.slow = ILLUSTRATED
    async with house(tmp_path, presenter=presenter) as home:
        lobby = asyncio.create_task(home.lobby(2))
        await presenter.meanwhile.wait()
        await lobby
        presenter.go_on.set()
        await home.host.wait_idle()
        (message,) = presenter.messages.values()
        assert [len(post.game.seats) for post in message.edits] == [2, 2]
        assert not message.bare
        assert await kept(home) == set()


async def test_words_overtake_pictures_that_wait_for_their_turn(tmp_path: Path) -> None:
    presenter = Journal()
    slow(presenter)
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await until(lambda: (PEOPLE[2], "order") in presenter.journal)
        gate = presenter.gates[CHANNEL] = asyncio.Event()
        await home.play_round(number)  # news that stand still on their way
        await until(lambda: CHANNEL in presenter.waiting)
        presenter.brush.set()
        await spin()
        await home.play_round(number)
        before = len(presenter.journal)
        gate.set()
        await home.host.wait_idle()
        public = [kind for place, kind in presenter.journal[before:] if place == CHANNEL]
        assert public[:2] == ["news", "news"]
        assert not bare(presenter)


async def test_a_picture_that_is_given_up_is_owed_no_more(tmp_path: Path) -> None:
    presenter = FakePresenter(ManualClock())
    presenter.slow, presenter.undrawable = ILLUSTRATED, set(ILLUSTRATED)
    async with house(tmp_path, presenter=presenter) as home:
        await home.play(await home.started())
        told = [each for each in presenter.messages.values() if each.place == CHANNEL]
        assert all(each.bare is (each.post.kind in ILLUSTRATED) for each in told)
        assert await kept(home) == set()


@pytest.mark.parametrize("drawn", [False, True])
async def test_the_picture_of_a_panel_is_drawn_anew_where_its_captain_answered_meanwhile(
    tmp_path: Path, *, drawn: bool
) -> None:
    presenter = slow(FakePresenter(ManualClock()))
    presenter.road.clear()
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started(2)
        await until(lambda: bool(presenter.at(PEOPLE[0])))
        if drawn:
            presenter.brush.set()
            await until(lambda: PEOPLE[0] in presenter.arriving)
        await home.submit(number, PEOPLE[0])
        presenter.brush.set()
        presenter.road.set()
        await home.host.wait_idle()
        (order, *_) = presenter.stands(PEOPLE[0])
        assert order.panel is not None
        assert order.panel.status == "done"
        assert not bare(presenter)
        assert await kept(home) == set()
