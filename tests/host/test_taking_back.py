"""Taking back: who answered last, alone and by hand, does without a vote while nothing came out."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.log import Undone
from engine.host.values.denials import Denial
from engine.host.values.replies import Panel
from tests.host.house import CHANNEL, PACE, PEOPLE, House, RoundStoryboard, house, reason
from tests.host.test_sittings import RESCUE, STAY
from tests.walk.game import WALK, WalkGame

DEALT = ["Drew"] * 3 + ["Rolled"]  # what is told before the first answer


class Counted(WalkGame):
    """Counts how often the rules decide."""

    def __init__(self) -> None:
        self.decided = 0

    def decide(self, state: Any, answers: Any) -> Any:
        self.decided += 1
        return super().decide(state, answers)


async def back(home: House, number: int, person: int = PEOPLE[0]) -> Panel:
    """Take the last answer back, as it is seen now."""
    group = (await home.row(number)).deadline
    assert group is not None
    return await home.host.take_back(number, person, group.group)


async def test_a_captain_takes_a_step_back_alone(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK, storyboard=RoundStoryboard()) as home:
        number = await home.started(terms=RESCUE)
        first = await home.panel(number, PEOPLE[0])
        assert not first.back
        assert await reason(back(home, number)) == Denial.NOTHING_TO_UNDO
        receipt = await home.submit(number, PEOPLE[0])
        assert receipt.panel.back
        assert not (await home.panel(number, PEOPLE[1])).back
        assert await reason(back(home, number, PEOPLE[1])) == Denial.NOTHING_TO_UNDO
        await home.host.wait_idle()
        panel = await back(home, number)
        assert (panel.group, panel.sitting) == (f"{first.group}~1", "t1")
        assert panel.form is not None
        assert panel.form.answer() == receipt.answer, "what was answered is the draft"
        assert panel.view == first.view
        assert not panel.back
        await home.host.wait_idle()
        told = home.presenter.stands(CHANNEL)[-1]
        assert [type(event).__name__ for event in told.events] == DEALT, "it is untold"
        assert len(home.presenter.at(CHANNEL)) == 3, "in the same post"
        orders = [m for m in home.presenter.messages.values() if m.place == PEOPLE[0]]
        assert len(orders) == 1


async def test_steps_are_taken_back_one_by_one_and_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK, storyboard=RoundStoryboard()) as home:
        number = await home.started(terms=RESCUE)
        await home.submit(number, PEOPLE[0])
        walked = await walks(home, number)
        await home.host.wait_idle()
    board = RoundStoryboard()
    async with house(tmp_path, game=WALK, presenter=home.presenter, storyboard=board) as home:
        for left in reversed(range(walked + 1)):
            assert bool((await back(home, number)).back) == (left > 0)
        await home.host.wait_idle()
        told = home.presenter.stands(CHANNEL)[-1]
        assert [type(event).__name__ for event in told.events] == DEALT


async def test_two_clicks_take_one_step_back(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        first = (await home.submit(number, PEOPLE[0])).panel.back
        assert first is not None
        assert (await back(home, number)).back is None
        second = (await home.submit(number, PEOPLE[0])).panel
        assert second.back not in {None, first}
        assert await reason(home.host.take_back(number, PEOPLE[0], first)) == Denial.TOO_LATE
        assert (await home.panel(number, PEOPLE[0])).group == second.group


async def until_a_prize(home: House, number: int) -> int:
    """Bid; return the person who is to take a prize."""
    await home.play_round(number)
    for person in PEOPLE[:3]:
        panel = await home.panel(number, person)
        if panel.ask is not None and panel.ask.kind == "prize":
            return person
    raise AssertionError("nobody won")


async def due(home: House) -> float:
    """Tell in paces from now when the open question closes."""
    deadline = (await home.row()).deadline
    assert deadline is not None
    return (deadline.due - home.clock.now()) / PACE


@pytest.mark.parametrize("paused", [False, True])
async def test_taking_back_wins_no_time(tmp_path: Path, *, paused: bool) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        winner = await until_a_prize(home, number)
        for left in (0.6, 0.2):
            await home.clock.advance(PACE / 5)
            await home.submit(number, winner)
            assert await due(home) == 1.0, "whoever is asked next has all their time"
            if paused:
                await home.host.clock.pause(number, PEOPLE[0], PACE)
                await home.clock.advance(PACE)
            await home.clock.advance(PACE / 5)
            await back(home, number, winner)
            assert await due(home) == pytest.approx(left)
        await home.submit(number, winner)
        await home.clock.advance(PACE / 4)
        assert await reason(back(home, number, winner)) == Denial.ANSWER_STANDS


async def test_a_question_that_was_taken_back_closes_in_its_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        winner = await until_a_prize(home, number)
        await home.submit(number, winner)
        await home.clock.advance(PACE / 2)
    async with house(tmp_path, presenter=home.presenter) as home:
        group = (await back(home, number, winner)).group
        await home.clock.advance(PACE / 2)
        await home.host.wait_idle()
        assert (await home.panel(number, winner)).group != group


async def walks(home: House, number: int) -> int:
    """Walk where no ghost is; return how many steps that were."""
    for step in range(2):
        panel = await home.panel(number, PEOPLE[0])
        if panel.ask is None or panel.ask.kind != "step" or panel.form is None:
            return step
        ways = [option.key for option in panel.form.fields[0].open_options()]
        calm = [way for way in ways if way not in panel.view.table.ghosts and way != "stop"]
        if not calm or panel.view.table.frame.steps == 1:
            return step
        await home.submit(number, PEOPLE[0], {"way": (calm[0],)})
    return 2


async def test_what_came_out_is_not_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.started(terms=RESCUE)
        await home.submit(number, PEOPLE[0])
        receipt = await home.submit(number, PEOPLE[0], STAY)
        assert not receipt.panel.back, "a die was thrown"
        assert await reason(back(home, number)) == Denial.NOTHING_TO_UNDO


@pytest.mark.parametrize("steps", [1, 400])
async def test_taking_back_costs_the_same_however_long_the_game_is(
    tmp_path: Path, steps: int
) -> None:
    game = Counted()
    async with house(tmp_path, game=game) as home:
        number = await home.started(terms=RESCUE)
        for _ in range(steps):
            await home.submit(number, PEOPLE[0])
            if _ < steps - 1:
                await back(home, number)
        game.decided = 0
        await back(home, number)
        assert game.decided == 0, "it stands at the anchor again"
        table = await home.store.table(number)
        assert table is not None
        assert sum(isinstance(entry, Undone) for entry in table.log) == steps
