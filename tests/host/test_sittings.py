"""Sittings: questions in a row to one captain share a message, a panel and a clock."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Pending
from engine.core.log import Closed, Source
from engine.host.values.posts import PostKind
from engine.host.values.terms import Terms
from tests.host.house import CHANNEL, PACE, PEOPLE, House, house
from tests.walk.game import WALK, WalkGame
from tests.walk.state import State

RESCUE = Terms(pace=PACE, variant="rescue")
STAY: Answer = {"way": ("stop",)}
SECONDS = 7.0


async def asked(home: House, number: int) -> int:
    """Find the person who walks."""
    for person in PEOPLE[:3]:
        if (await home.panel(number, person)).sitting:
            return person
    raise AssertionError("nobody walks")


async def due(home: House) -> float:
    deadline = (await home.row()).deadline
    assert deadline is not None
    return deadline.due


async def test_a_sitting_is_one_message_and_one_clock(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK, grace=60.0) as home:
        number = await home.started(terms=RESCUE)
        await home.host.wait_idle()
        begun = await due(home)
        for _ in range(2):
            await home.clock.advance(PACE / 10)
            before = await home.panel(number, PEOPLE[0])
            answer = STAY if before.ask and before.ask.kind == "step" else None
            now = (await home.submit(number, PEOPLE[0], answer)).panel
            assert (now.sitting, now.group != before.group) == ("t1", True), "no grace between"
            assert await due(home) == begun
        await home.host.wait_idle()
        messages = [m for m in home.presenter.messages.values() if m.place == PEOPLE[0]]
        assert len(messages) == 1
        assert messages[0].edits[-1].group == "t1:haunt"


async def test_reminders_speak_of_a_sitting_once(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        for passed, reminders in ((0.8, 1), (0.05, 1), (0.1, 2)):
            await home.clock.advance(PACE * passed)
            await home.host.wait_idle()
            kinds = [post.kind for post in home.presenter.at(PEOPLE[0])]
            assert kinds.count(PostKind.REMINDER) == reminders, "as if it were one question"
            panel = await home.panel(number, PEOPLE[0])
            step = panel.ask is not None and panel.ask.kind == "step"
            await home.submit(number, PEOPLE[0], STAY if step else None)


async def test_an_absent_captain_costs_one_pace_a_turn_and_is_missed_once(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        before = await due(home)
        await home.clock.advance(before - home.clock.now() - 1)
        assert (await home.panel(number, PEOPLE[0])).sitting == "t1"
        await home.clock.advance(1)
        await home.host.wait_idle()
        assert (await home.panel(number, PEOPLE[1])).sitting == "t2"
        info = await home.host.info(number)
        assert info is not None
        assert [each.missed for each in info.seats] == [1, 0, 0]
        table = await home.store.table(number)
        assert table is not None
        closed = [entry for entry in table.log if isinstance(entry, Closed)]
        assert len(closed) >= 3
        assert {given.source for entry in closed for given in entry.given} == {Source.DEFAULT}


class Nested(WalkGame):
    """Asks for the steps of a turn in a sitting of their own, within that of the turn."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Decide) and pending.asks[0].kind == "step":
            return replace(pending, sitting=f"{pending.sitting}:steps")
        return pending


async def test_a_sitting_goes_on_after_one_within_it(tmp_path: Path) -> None:
    async with house(tmp_path, game=Nested()) as home:
        number = await home.started(terms=RESCUE)
        await home.clock.advance(SECONDS)
        left = await due(home) - home.clock.now()
        assert (await home.submit(number, PEOPLE[0])).panel.sitting == "t1:steps"
        assert await due(home) - home.clock.now() == PACE
        await home.clock.advance(SECONDS)
        assert (await home.submit(number, PEOPLE[0], STAY)).panel.sitting == "t1"
        assert await due(home) - home.clock.now() == pytest.approx(left)
        await home.host.wait_idle()
        messages = [m for m in home.presenter.messages.values() if m.place == PEOPLE[0]]
        assert [each.post.group for each in messages] == ["t1:lay", "t1:step0", "t1:haunt"]


async def test_a_sitting_goes_on_after_a_window_with_the_time_it_had(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        rest = await until_a_window(home, number)
        assert len([m for m in home.presenter.messages.values() if m.place == CHANNEL]) < 20
        opened = home.clock.now() - SECONDS
        await home.clock.advance(await due(home) - home.clock.now())
        await home.host.wait_idle()
        assert home.clock.now() - opened == pytest.approx(PACE / 10)
        walker = await asked(home, number)
        if (await home.panel(number, walker)).sitting == rest[0]:
            assert await due(home) - home.clock.now() == pytest.approx(rest[1])


async def test_who_sat_still_for_long_is_told_anew(tmp_path: Path) -> None:
    """An edit rings on no phone; what was short, or is another's, is no reason to ring."""
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        name, _ = await until_a_window(home, number)
        await home.host.wait_idle()
        before = {key for key, m in home.presenter.messages.items() if m.post.sitting == name}
        assert len(before) == 1
        await home.clock.advance(await due(home) - home.clock.now())
        await home.host.wait_idle()
        walker = await asked(home, number)
        panel = await home.panel(number, walker)
        assert panel.sitting == name, "take another key: the turn ended"
        told = [m for m in home.presenter.messages.values() if m.post.sitting == name]
        assert [message.post.group for message in told][1:] == [panel.group]
        await home.submit(number, walker, STAY if panel.ask and panel.ask.kind == "step" else None)
        await home.host.wait_idle()
        assert told[-1].edits, "and from there on in one message again"


async def until_a_window(home: House, number: int) -> tuple[str, float]:
    """Walk into ghosts until there is a window; return the sitting and the time it has left."""
    for _ in range(60):
        person = await asked(home, number)
        panel = await home.panel(number, person)
        assert panel.ask is not None
        rest = panel.sitting, await due(home) - home.clock.now()
        ghosts = panel.view.table.ghosts
        answer: Answer | None = None
        if panel.ask.kind == "step":
            assert panel.form is not None
            ways = [option.key for option in panel.form.fields[0].open_options()]
            answer = {"way": (next((way for way in ways if way in ghosts), ways[0]),)}
        await home.submit(number, person, answer)
        await home.clock.advance(SECONDS)
        table = await home.store.table(number)
        deadline = (await home.row(number)).deadline
        assert table is not None
        if deadline is not None and ":answer" in deadline.group:
            return rest
    raise AssertionError("no ghost was met")
