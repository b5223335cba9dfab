"""The outbox: order, retries, edits, and messages whose fate is unknown."""

import asyncio
import logging
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.host.ports import Fresh, Pass, Sent, StoppingError, stay, unchanged
from engine.host.values.posts import NONCE_LIMIT, Post, PostKind
from engine.host.values.records import Reach
from storage.engines.sql import Sql
from tests.host.fakes import FakePresenter, ManualClock, place_of, until
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house


class Journal(FakePresenter):
    """Notes each delivery in its order, and holds some places up."""

    def __init__(self) -> None:
        super().__init__(ManualClock())
        self.journal: list[tuple[int, str]] = []
        self.gates: dict[int, asyncio.Event] = {}
        self.waiting: set[int] = set()

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        if gate := self.gates.get(place_of(post)):
            self.waiting.add(place_of(post))
            await gate.wait()
        delivery = await super().deliver(post, let_pass, fresh)
        self.journal.append((place_of(post), post.kind.value))
        return delivery


async def states(home: House) -> list[tuple[Any, ...]]:
    def read(sql: Sql) -> list[tuple[Any, ...]]:
        return sql.execute(
            "SELECT kind, seat, state, payload FROM outbox LEFT JOIN owed ON post = id ORDER BY id"
        ).fetchall()

    return await home.database.read(read)


async def test_news_goes_before_the_orders_of_its_step(tmp_path: Path) -> None:
    presenter = Journal()
    async with house(tmp_path, presenter=presenter) as home:
        await home.started()
        await home.host.wait_idle()
        kinds = [kind for _, kind in presenter.journal]
        assert kinds.index("news") < kinds.index("order")
        assert [place for place, kind in presenter.journal if kind == "order"] == list(PEOPLE[:3])


async def test_a_slow_person_holds_nobody_up(tmp_path: Path) -> None:
    presenter = Journal()
    presenter.gates[PEOPLE[0]] = asyncio.Event()
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await home.play_round(number)
        await home.play_round(number)
        await until(lambda: len(presenter.at(CHANNEL)) == 5 and bool(presenter.at(PEOPLE[2])))
        assert not presenter.at(PEOPLE[0])
        presenter.gates[PEOPLE[0]].set()
        await home.host.wait_idle()
        assert presenter.at(PEOPLE[0])[0].group == "r1:bid"


async def test_a_failing_channel_holds_neither_the_game_nor_people_up(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        told, asked = home.presenter.at(CHANNEL), len(home.presenter.messages)
        home.presenter.failures[CHANNEL] = 3
        await home.play_round(number)
        await until(lambda: len(home.presenter.messages) > asked)
        await home.play_round(number)
        for wait in (1, 2, 4):
            assert home.presenter.at(CHANNEL) == told
            await home.clock.advance(wait)
        await home.host.wait_idle()
        kinds = [post.kind for post in home.presenter.at(CHANNEL)]
        assert kinds == [PostKind.LOBBY, PostKind.START, *[PostKind.NEWS] * (len(kinds) - 2)]


class Leaving(FakePresenter):
    """Sends nothing any more: the bot is told to stop."""

    async def deliver(self, post: Post, _let_pass: Pass = stay, _fresh: Fresh = unchanged) -> Sent:
        self.tries += 1
        raise StoppingError


async def test_what_goes_out_after_the_next_start_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    leaving = Leaving(ManualClock())
    async with house(tmp_path, presenter=leaving) as home:
        await home.lobby(captains=1)
        await until(lambda: leaving.tries > 0)
        await until(lambda: "goes out after the next start" in caplog.text)
    assert all(record.levelno < logging.WARNING for record in caplog.records)


async def test_waits_grow_but_not_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.presenter.failures[CHANNEL] = 1000
        await home.lobby(captains=1)
        for _ in range(60):
            await home.clock.advance(60)
            await home.store.owed()
        assert 10 <= 1000 - home.presenter.failures[CHANNEL] <= 60


async def test_closed_messages_are_parked_and_never_tried_again(tmp_path: Path) -> None:
    presenter = Journal()
    presenter.closed.add(PEOPLE[1])
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await home.host.wait_idle()
        parked = [row for row in await states(home) if row[2] == "parked"]
        assert parked == [("order", 1, "parked", None)]
        presenter.closed.clear()
        await home.clock.advance(PACE / 2)
        await home.submit(number, PEOPLE[1])
        await home.host.wait_idle()
        assert not presenter.at(PEOPLE[1])
    async with house(tmp_path, presenter=presenter) as home:
        await home.host.wait_idle()
        assert not presenter.at(PEOPLE[1])


async def test_the_operator_is_warned_of_what_cannot_be_delivered_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever never got a question needs no message that closes it."""
    presenter = Journal()
    presenter.closed.add(PEOPLE[1])
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await home.play_round(number)
        await home.host.wait_idle()
        assert [row[2] for row in await states(home)].count("parked") == 2
    assert caplog.text.count("it cannot be delivered") == 1


async def test_what_was_said_is_forgotten_once_it_is_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        rows = await states(home)
        assert {state for _, _, state, _ in rows} <= {"sent", "merged"}
        assert {payload for _, _, _, payload in rows} == {None}


async def test_waiting_edits_are_merged(tmp_path: Path) -> None:
    presenter = Journal()
    presenter.gates[CHANNEL] = asyncio.Event()
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.lobby(captains=3)
        presenter.gates[CHANNEL].set()
        await home.host.wait_idle()
        (lobby,) = presenter.messages.values()
        assert len(lobby.edits) == 1
        assert len(lobby.edits[0].game.seats) == 3
        assert lobby.edits[0].mark == lobby.post.mark
        info = card(await home.host.leave(number, PEOPLE[2]))
        await home.host.wait_idle()
        assert len(lobby.edits) == 2
        assert lobby.edits[1].game.seats == info.seats
        assert info.lobby_post == lobby.reference
    async with house(tmp_path, presenter=presenter) as home:
        again = await home.host.info(number)
        assert again is not None
        assert again.lobby_post == lobby.reference


async def test_edits_of_what_was_never_sent_are_parked(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.presenter.closed.add(CHANNEL)
        await home.lobby(captains=2)
        await home.host.wait_idle()
        assert {row[2] for row in await states(home)} == {"parked"}


class Lost(FakePresenter):
    """Sends, but the answer never comes."""

    def __init__(self, *, sends: bool) -> None:
        super().__init__(ManualClock())
        self.sends = sends
        self.answers = False

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        if self.answers:
            return await super().deliver(post, let_pass, fresh)
        if self.sends:
            await super().deliver(post, let_pass, fresh)
        self.tries += 1
        raise ConnectionResetError


async def outage(folder: Path, presenter: Lost, away: float) -> Post:
    async with house(folder, presenter=presenter) as home:
        await home.lobby(captains=1)
        await until(lambda: home.presenter.tries > 0)
        assert [row[2] for row in await states(home)] == ["sending"]
    presenter.answers = True
    await presenter.clock.advance(away)
    async with house(folder, presenter=presenter) as home:
        await home.host.wait_idle()
        (message,) = presenter.messages.values()
        assert [row[2] for row in await states(home)] == ["sent"]
    return message.post


async def test_a_young_row_is_sent_again_with_its_nonce(tmp_path: Path) -> None:
    presenter = Lost(sends=True)
    post = await outage(tmp_path, presenter, 100)
    assert not post.repeated
    assert not presenter.searches


async def test_an_old_row_is_looked_for(tmp_path: Path) -> None:
    presenter = Lost(sends=True)
    post = await outage(tmp_path, presenter, 1000)
    assert not post.repeated
    assert presenter.searches == [post.mark]


async def test_an_old_row_that_is_not_found_is_repeated(tmp_path: Path) -> None:
    presenter = Lost(sends=False)
    post = await outage(tmp_path, presenter, 1000)
    assert post.repeated
    assert presenter.searches == [post.mark]


async def test_a_row_that_waited_behind_others_was_noted_and_is_not_looked_for(
    tmp_path: Path,
) -> None:
    presenter = Journal()
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started()
        await home.host.wait_idle()
        gate = presenter.gates[CHANNEL] = asyncio.Event()
        await home.play_round(number)
        await home.play_round(number)
        await until(lambda: CHANNEL in presenter.waiting)
        news = [row for row in await states(home) if row[0] == "news"]
        posted = [state for _, _, state, payload in news if "closed" not in str(payload)]
        assert posted[-2:] == ["sending"] * 2
        await home.clock.advance(1000)
        gate.set()
        await home.host.wait_idle()
        assert not presenter.searches
        assert not any(post.repeated for post in presenter.at(CHANNEL))


async def test_nonces_fit_and_differ(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        posts = [message.post for message in home.presenter.messages.values()]
        assert max(len(post.nonce) for post in posts) <= NONCE_LIMIT
        assert len({post.nonce for post in posts}) == len(posts)
        assert len({post.mark for post in posts}) == len(posts)


async def test_public_numbers_do_not_count_what_others_were_sent(tmp_path: Path) -> None:
    """Whoever is not asked for by hand gets no order, and that is nobody's business."""
    marks = []
    for closed in (set(), {PEOPLE[1], PEOPLE[2]}):
        folder = tmp_path / f"{len(closed)}"
        folder.mkdir()
        async with house(folder) as home:
            number = await home.lobby()
            for person in closed:
                card(await home.host.reach(number, person, Reach.CLOSED))
            await home.start(number)
            await home.play(number)
            orders = [post for person in PEOPLE for post in home.presenter.at(person)]
            assert not [post for post in orders if post.person in closed]
            marks.append([post.mark for post in home.presenter.at(CHANNEL) if post.kind == "news"])
    assert marks[0] == marks[1]


@pytest.mark.file
async def test_a_restored_copy_of_a_store_loses_no_post(tmp_path: Path) -> None:
    """Discord would take posts after a restore for those that it was sent shortly before."""
    kept = tmp_path / "kept"
    kept.mkdir()
    async with house(kept) as home:
        number = await home.lobby()
        await home.host.wait_idle()
    presenter, posts = home.presenter, [len(home.presenter.messages)]
    for copy in ("first", "second"):
        shutil.copytree(kept, tmp_path / copy)
        async with house(tmp_path / copy, presenter=presenter) as home:
            card(await home.host.start(number, PEOPLE[0]))
            await home.host.wait_idle()
        posts.append(len(presenter.messages))
    assert posts[2] - posts[1] == posts[1] - posts[0] > 0


async def test_due_times_of_waiting_posts_follow_the_deadline(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        home.presenter.failures[CHANNEL] = 1
        await home.play_round(number)
    await home.clock.advance(10 * PACE)
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(10)
        await home.host.wait_idle()
        news = [post for post in home.presenter.at(CHANNEL) if post.kind == "news"][-1]
        row = await home.row()
        assert row.deadline is not None
        assert news.due == row.deadline.due


async def test_an_edit_waits_for_no_clock_that_was_set_back(tmp_path: Path) -> None:
    async with house(tmp_path, edit_gap=30.0) as home:
        number = await home.lobby(1)
        await home.host.wait_idle()
        home.clock.jump(-PACE)
        card(await home.host.join(number, PEOPLE[1], "Captain 2"))
        await home.host.wait_idle()
        assert [len(each.game.seats) for each in home.presenter.stands(CHANNEL)] == [2]


async def test_public_lines_never_outgrow_their_post(tmp_path: Path) -> None:
    """What is too long for Discord would lose the newest line, and the mark with it."""
    async with house(tmp_path) as home:
        number = await home.started(2)
        for _ in range(20):
            card(await home.host.clock.pause(number, PEOPLE[0], PACE))
            card(await home.host.clock.resume(number, PEOPLE[0]))
        await home.host.wait_idle()
        told = [len(post.texts) for post in home.presenter.stands(CHANNEL) if post.kind == "note"]
        assert sum(told) == 60
        assert max(told) <= 12


async def test_closed_messages_are_noted_while_the_host_stops(tmp_path: Path) -> None:
    journal = Journal()
    gate = journal.gates[PEOPLE[2]] = asyncio.Event()
    async with house(tmp_path, presenter=journal) as home:
        number = await home.started(3)
        await until(lambda: PEOPLE[2] in journal.waiting)
        journal.closed.add(PEOPLE[2])
        home.inside.cut_off()  # so that no last beat gives the note its time
        stopping = asyncio.create_task(home.host.close())
        await until(lambda: home.inside.is_closing)
        gate.set()
        await stopping
        assert not home.inside.is_working()
        assert (await home.row(number)).info.seats[2].reach is Reach.CLOSED
