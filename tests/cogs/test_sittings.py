"""A sitting on Discord: one message, one panel that goes on at once, and steps taken back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from playground.faults import Fault, Faults
from playground.message import Message
from playground.show.captains import Captain
from render.games import GAMES
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.cogs.test_presenter import Watched, presenters
from tests.walk.installed import WALK_GAME

__all__ = ["presenters"]


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    with GAMES.also(WALK_GAME):
        async with house(tmp_path, people=1) as opened:
            yield opened


async def begin(home: House) -> None:
    walker = home.people[0]
    await home.told(walker.slash(home.channel, "game new", game="walk", variant="rescue"))
    await walker.press(await home.post("Start"), label="Start")


async def turn(home: House, panel: Message) -> None:
    """Choose where to lay the first tile, turned as fits."""
    walker = home.people[0]
    await (await walker.press(panel, label="An")).settled()
    label = next(button.label for button in panel.buttons if button.label.isdigit())
    await (await walker.press(panel, label=label)).settled()


async def lay(home: House, panel: Message) -> None:
    """Lay the first tile."""
    await turn(home, panel)
    await (await home.people[0].press(panel, label="Done")).settled()


def asks(panel: Message, group: str) -> bool:
    return any(f":{group}" in (part.custom_id or "") for part in panel.walk())


async def test_the_next_question_comes_in_the_message_that_was_clicked(home: House) -> None:
    await begin(home)
    panel = await home.panel(home.people[0])
    messages = len(home.people[0].inbox)
    first = next(part.custom_id for part in panel.buttons if "choose" in part.custom_id)
    await lay(home, panel)
    assert asks(panel, "t1:step0")
    assert len(home.people[0].inbox) == messages
    await (await forged(home.people[0], panel, first)).settled()
    assert asks(panel, "t1:step0"), "an old click shows what is asked now"


async def test_the_next_question_bears_the_receipt_of_the_one_before(home: House) -> None:
    await begin(home)
    walker = home.people[0]
    panel = await home.panel(walker)
    await turn(home, panel)
    home.discord.world.faults.plan(Fault("reset"), path="/webhooks/*", times=99)
    await walker.press(panel, label="Done")
    await walker.wait_for(lambda message: asks(message, "t1:step0"), where="inbox")
    line = recorded(panel)
    assert "→ An; " in line, "the host tells it where the answer to the click is lost"
    await home.stop()
    home.discord.world.faults = Faults.none()
    await home.start()
    press = await walker.slash(home.channel, "game orders")
    await press.settled()
    assert press.reply is not None
    assert recorded(press.reply) == line


async def test_what_is_told_too_late_bears_the_receipt_all_the_same(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """An edit that was owed before the last answer of a sitting may go out after it."""
    with GAMES.also(WALK_GAME):
        async with house(tmp_path, people=1) as home:
            await begin(home)
            walker, panel = home.people[0], await home.panel(home.people[0])
            captain = Captain(walker, home.channel, 1)
            while asks(panel, "t1:"):
                await captain.answer(panel)
            await home.panel(walker, after=panel.id)
            post, now = (
                next(each for each in reversed(presenters[0].posts) if each.sitting == sitting)
                for sitting in ("t1", "t2")
            )
            await presenters[0].deliver(replace(post, panel=now.panel, edits=str(panel.id)))
            assert "Closed" in panel.text
            line = recorded(panel)
            assert "Your haunt" in line, "the last question of the turn"


async def test_whose_last_click_was_lost_finds_its_receipt(home: House) -> None:
    await begin(home)
    walker, panel = home.people[0], await home.panel(home.people[0])
    first = panel.buttons[0].custom_id
    captain = Captain(walker, home.channel, 1)
    while asks(panel, "t1:"):
        await captain.answer(panel)
    now = await home.panel(walker, after=panel.id)
    await forged(walker, now, first.replace("t1:lay", "t1:haunt"))
    assert "That question is closed" in now.text
    assert "Your haunt" in recorded(now)


def recorded(panel: Message) -> str:
    """Find the line of what was recorded just before."""
    [line] = [line for line in panel.text.splitlines() if "Your last recorded answer" in line]
    assert "Receipt" in line
    return line


async def test_a_done_that_is_refused_redraws_the_panel(home: House) -> None:
    await begin(home)
    walker = home.people[0]
    panel = await home.panel(walker)
    await (await walker.press(panel, label="An")).settled()
    done = next(part.custom_id for part in panel.buttons if part.label == "Done")
    press = await forged(walker, panel, done)
    assert not press.replies
    assert "not allowed" in panel.text
    assert asks(panel, "t1:lay")


async def test_a_step_is_taken_back_after_a_restart(home: House) -> None:
    await begin(home)
    panel = await home.panel(home.people[0])
    await lay(home, panel)
    await home.stop()
    await home.start()
    await (await home.people[0].press(panel, label="Take back")).settled()
    assert not asks(panel, "t1:step0")
    assert asks(panel, "t1:lay~1")


async def test_a_sitting_goes_on_in_the_private_panel_where_messages_are_closed(
    home: House,
) -> None:
    home.people[0].close_dms()
    await begin(home)
    panel = await home.private(home.people[0])
    await lay(home, panel)
    assert asks(panel, "t1:step0")
    assert not home.people[0].inbox


async def test_a_sitting_that_is_answered_beside_its_message_closes_in_both(home: House) -> None:
    await begin(home)
    walker = home.people[0]
    panel, captain = await home.panel(walker), Captain(walker, home.channel, 1)
    beside = await home.private(walker)
    while asks(beside, "t1:"):
        await captain.answer(beside)
    await home.panel(walker, after=beside.id)
    await walker.wait_for(lambda post: post is panel and not asks(post, "t1:"))
    for each in (panel, beside):
        assert not each.selects
        assert "Receipt" in each.text
