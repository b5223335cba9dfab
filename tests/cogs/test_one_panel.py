"""One panel for a question: which one stands, what its buttons count for, and when it closes."""

import asyncio
from pathlib import Path

import pytest

from playground import Person
from playground.clock import VirtualClock
from playground.components import BUTTON
from playground.message import Message
from tests.cogs.acting import asks, press_behind, unfold
from tests.cogs.house import house
from tests.cogs.test_forgery import forged
from tests.cogs.test_orders import HOURS_24, answer, captain, codes, planned, settled
from tests.e2e.titan import begun


async def test_done_twice_from_two_panels_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        first = await home.panel(home.people[0])
        second = await home.private(home.people[0])
        await captain(home, home.people[0]).answer(first)
        press = await home.people[0].press(second, label="Done")
        await press.settled()
        assert "already recorded" in second.text
        assert second.buttons[0].label == "Change"
        assert "Done" not in [button.label for button in second.buttons]


async def test_a_stale_panel_becomes_the_panel_of_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.people[0].close_dms()
        await home.begin(2)
        stale = await home.private(home.people[0])
        done = button_of(stale, "Done")
        await settled(home.people[0].press(await home.private(home.people[0]), label="Done"))
        await answer(home, home.people[1])
        await home.post("My orders", after=stale.id)
        await forged(home.people[0], stale, done)
        assert "That question is closed" in stale.text
        assert "planning" in stale.text


async def test_whoever_presses_done_twice_keeps_the_receipt(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        done = button_of(panel, "Done")
        await answer(home, home.people[1])
        await settled(person.press(panel, label="Done"))
        await home.panel(person, after=panel.id)
        await person.wait_for(lambda post: post is panel and "Closed: [outcome" in post.text)
        (code,) = codes(home, panel)
        data = {"custom_id": done, "component_type": BUTTON}
        await settled(person.click(panel, data, action="press", label="Done"))
        assert "comes in a direct message" in panel.text
        assert f"Receipt {code}" in panel.text


async def test_more_time_for_a_closed_question_leaves_the_open_one_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        await unfold(person, panel)
        more = button_of(panel, "More time")
        await answer(home, home.people[1])
        await settled(person.press(panel, label="Done"))
        present = await home.panel(person, after=panel.id)
        await person.wait_for(lambda post: post is panel and "Closed: [outcome" in post.text)
        (code,) = codes(home, panel)
        await forged(person, panel, more)
        assert "comes in a direct message" in panel.text
        assert f"Receipt {code}" in panel.text
        assert not asks(panel), "no question stands in two messages"
        await unfold(person, present)
        assert "More time" in [button.label for button in present.buttons]


@pytest.mark.parametrize("label", ["More time", "Clear draft", "Done"])
async def test_an_old_panel_points_at_no_question_where_none_is_open(
    tmp_path: Path, label: str
) -> None:
    async with house(tmp_path, people=2) as home:
        await begun(home, 2, live=True)
        news = await home.post("My orders")
        person = next(each for each in home.people if f"for **{each.name}**" in news.text)
        panel = await home.panel(person)
        await settled(person.press(panel, label="Deploy a module"))
        (select,) = [each for each in panel.selects if "Astronaut" not in each.options[0].label]
        free = next(each for each in select.options if "too dear" not in str(each.description))
        await settled(person.choose(panel, custom_id=select.custom_id, values=[free.value]))
        await unfold(person, panel)
        old = button_of(panel, label)
        await settled(person.press(panel, label="Done"))
        (code,) = codes(home, panel)
        await forged(person, panel, old)
        assert "Nothing is asked of you right now" in panel.text
        assert "so your press changed nothing" in panel.text
        assert "open now" not in panel.text
        assert f"Receipt {code}" in panel.text


async def test_all_actions_of_a_turn_count_by_done(tmp_path: Path) -> None:
    """Where one opens more to choose, another that does not is seen before it counts, too."""
    async with house(tmp_path, people=2) as home:
        await begun(home, 2, live=True)
        news = await home.post("My orders")
        person = next(each for each in home.people if f"for **{each.name}**" in news.text)
        panel = await home.panel(person)
        await settled(person.press(panel, label="Deploy a module"))
        (select,) = [each for each in panel.selects if "Astronaut" not in each.options[0].label]
        free = next(each for each in select.options if "cannot" not in str(each.description))
        await settled(person.choose(panel, custom_id=select.custom_id, values=[free.value]))
        await settled(person.press(panel, label="Work as suggested"))
        assert not codes(home, panel)
        assert "counts at once" not in panel.text
        await settled(person.press(panel, label="Done"))
        assert len(codes(home, panel)) == 1


async def test_whoever_clears_twice_has_cleared_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]
        await settled(person.choose(panel, custom_id=select.custom_id, values=["1"]))
        await unfold(person, panel)
        clear = button_of(panel, "Clear draft")
        data = {"custom_id": clear, "component_type": BUTTON}
        twice = (person.click(panel, data, action="press", label="Clear draft") for _ in range(2))
        for press in await asyncio.gather(*twice):
            await press.settled()
            assert press.reply is None
        assert "has changed since" not in panel.text
        assert "Saved: counts" not in panel.text


async def test_a_question_that_stands_elsewhere_is_asked_there_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        panel, stale = await home.panel(person), await home.private(person)
        done = button_of(stale, "Done")
        near = (await forged(person, panel, "ms:orders:1")).reply
        assert near is not None
        await settled(person.press(panel, label="Done"))
        await settled(home.people[1].press(await home.panel(home.people[1]), label="Done"))
        await person.wait_for(lambda post: post is panel and not asks(post))
        present = await home.panel(person, after=near.id)
        await forged(person, stale, done)
        assert [button.label for button in stale.buttons] == ["My orders"]
        assert "comes in a direct message" in stale.text
        await settled(person.press(near, label="Done"))
        link, orders = near.buttons
        assert link.raw["url"].endswith(f"/{present.channel.id}/{present.id}")
        assert orders.label == "My orders"


@pytest.mark.parametrize("draft", [False, True])
async def test_a_panel_closes_when_others_close_its_question(tmp_path: Path, draft: bool) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        person, other = home.people[:2]
        panel, theirs = await home.panel(person), await home.panel(other)
        select = theirs.selects[0]
        await settled(person.press(panel, label="Done"))
        await settled(other.choose(theirs, custom_id=select.custom_id, values=["0"]))
        if draft:
            await clock.wait_sleeper()
            clock.advance(HOURS_24 + 1)
        else:
            await settled(other.press(theirs, label="Done"))
        await person.wait_for(lambda post: post is panel and not asks(post))
        await other.wait_for(lambda post: post is theirs and not asks(post))
        assert "Recorded" in panel.text
        assert len(codes(home, panel)) == 1
        assert ("Your draft counted" in theirs.text) is draft
        assert f"**{select.options[0].label}**" in theirs.text


async def test_done_counts_for_the_draft_that_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]
        other = await home.private(person)
        await settled(person.choose(panel, custom_id=select.custom_id, values=["1"]))
        await settled(person.press(other, label="Done"))
        assert "has changed since" in other.text
        assert "Recorded" not in other.text
        chosen = f"**{select.options[1].label}**"
        await settled(person.press(other, label="Done"))
        assert chosen in other.text


async def test_clear_and_change_are_for_the_choice_that_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, custom_id = home.people[0], panel.selects[0].custom_id
        await settled(person.choose(panel, custom_id=custom_id, values=["1"]))
        await unfold(person, panel)
        clear = button_of(panel, "Clear draft")
        await settled(person.press(panel, label="Done"))
        change = button_of(panel, "Change")
        await settled(person.press(panel, label="Change"))
        await settled(person.choose(panel, custom_id=custom_id, values=["0"]))
        other = await home.private(person)
        await forged(person, other, clear)
        assert "has changed since" in other.text
        assert "Saved: counts" in other.text
        await settled(press_behind(person, other, "Clear draft"))
        assert "Saved: counts" not in other.text
        await settled(person.press(other, label="Done"))
        await forged(person, other, change)
        assert "has changed since" in other.text
        assert "Recorded" in other.text
        await settled(person.press(other, label="Change"))
        assert "Recorded" not in other.text


def button_of(panel: Message, label: str) -> str:
    return next(part.custom_id for part in panel.buttons if part.label == label)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_question_stands_in_one_private_message(tmp_path: Path, killed: bool) -> None:
    async with house(tmp_path) as home:
        person = home.people[0]
        person.close_dms()
        await home.begin(2)
        first = await home.private(person)
        done = button_of(first, "Done")
        if killed:
            await home.stop()
            await home.start()
        second = await home.private(person)
        assert second is not first
        if not killed:
            await closed(person, first)
            assert not first.attachments
        await forged(person, first, done)
        assert "Recorded" in first.text
        await closed(person, second)
        assert "Recorded" in (await home.private(person)).text
        await closed(person, first)


async def closed(person: Person, panel: Message) -> None:
    """Wait until a panel says that its question stands elsewhere."""
    told = "stands in another message"
    await person.wait_for(lambda post: post is panel and told in post.text)
    assert [part.label for part in panel.buttons] == ["My orders"]
