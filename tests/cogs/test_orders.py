"""Orders: by direct message and from the channel, late, twice, after a restart."""

import asyncio
import re
from collections.abc import Awaitable
from pathlib import Path

import pytest

from playground import Person
from playground.clock import VirtualClock
from playground.faults import Fault
from playground.interactions import Press
from playground.message import Message
from playground.show.captains import Captain
from render.theme import NIGHT, Colour
from tests.cogs.acting import press_behind, unfold
from tests.cogs.house import WORDS_FIRST, House, house
from tests.e2e.evidence import NOT_THERE

HOURS_24 = 24 * 3600.0


def captain(home: House, person: Person, *, direct: bool = True) -> Captain:
    return Captain(person, home.channel, 1, direct)


async def answer(home: House, person: Person, after: int = 0) -> Message:
    panel = await home.panel(person, after)
    await captain(home, person).answer(panel)
    return panel


async def next_news(home: House, news: Message) -> Message:
    """Let both captains answer all they are asked until there are other news.

    Who gives two stations back is asked once more, and whether somebody is dealt two depends on
    the ids of people, which are new in each run.
    """
    playing = [asyncio.create_task(captain(home, each).play()) for each in home.people[:2]]
    try:
        return await home.post("My orders", after=news.id)
    finally:
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def codes(home: House, panel: Message) -> set[str]:
    """Collect the codes of all receipts that a panel ever showed."""
    looks = [each.look for each in home.discord.record.messages if each.message is panel]
    return {code for look in looks for code in re.findall(r"Receipt ([A-Z2-7-]{19})", look.text)}


async def test_the_first_question_comes_by_direct_message(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        assert "Everybody is asked." in news.text
        assert news.attachments[0].description
        for person in home.people[:2]:
            panel = await home.panel(person)
            assert panel.selects
            assert panel.attachments[0].description
            assert [button.label for button in panel.buttons] == [
                "Done",
                "More",
            ]
            await unfold(person, panel)
            assert [button.label for button in panel.buttons] == [
                "Done",
                "More time",
                "Discards",
                "Standing orders",
                "Rules",
            ]
        assert home.people[2].inbox == []


async def test_a_post_whose_question_is_closed_asks_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        assert news.attachments
        planning = await next_news(home, news)
        await home.people[0].wait_for(lambda post: post is news and not post.buttons)
        assert "Everybody is asked." not in news.text
        assert "Deadline" not in news.text
        assert not news.attachments, "nothing is told in it, and the next post shows the board"
        assert planning.attachments
        assert {"My orders", "More"} <= {button.label for button in planning.buttons}


async def test_panels_bear_the_colour_of_their_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panels = [await home.panel(person) for person in home.people[:2]]
        before = [bars(panel) for panel in panels]
        assert sorted(before) == sorted(as_number(NIGHT.captains[seat]) for seat in (0, 1))
        await answer(home, home.people[0])
        assert [bars(panel) for panel in panels] == before


def as_number(colour: Colour) -> int:
    red, green, blue = colour
    return red << 16 | green << 8 | blue


def bars(panel: Message) -> int:
    """Read the colour of the bar beside all of a panel."""
    (frame,) = panel.components
    number = frame.raw["accent_color"]
    assert isinstance(number, int)
    return number


async def test_recorded_orders_carry_a_receipt_and_can_be_changed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await answer(home, home.people[0])
        assert "Recorded" in panel.text
        assert len(codes(home, panel)) == 1
        press = await home.people[0].press(panel, label="Change")
        await press.settled()
        assert "Recorded" not in panel.text
        await home.people[0].press(panel, label="Done")
        await home.people[0].wait_for(lambda post: post is panel and "Recorded" in post.text)
        assert len(codes(home, panel)) == 1, "the same answer has the same code"


async def test_the_channel_button_opens_the_same_panel_privately(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        mine = await home.private(home.people[1])
        message = await home.panel(home.people[1])
        assert mine.ephemeral_for is home.people[1]
        assert [select.options for select in mine.selects] == [
            select.options for select in message.selects
        ]
        assert home.people[0].can_see(mine) is False
        press = await home.people[2].press(await home.post("My orders"), label="My orders")
        await press.settled()
        assert press.reply is not None
        assert "not a captain" in press.reply.text


async def test_two_clicks_at_once_make_one_order(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await home.panel(home.people[0])
        presses = await asyncio.gather(
            home.people[0].press(panel, label="Done"), home.people[0].press(panel, label="Done")
        )
        for press in presses:
            assert press.acknowledged
            await press.settled()
        await home.people[0].wait_for(lambda post: post is panel and "Receipt" in post.text)
        assert len(codes(home, panel)) == 1


async def test_buttons_work_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        panel = await home.panel(home.people[0])
        await home.stop()
        await home.start()
        await captain(home, home.people[0]).answer(panel)
        assert len(codes(home, panel)) == 1
        press = await home.people[1].press(news, label="My orders")
        await press.settled()
        assert press.reply is not None
        assert press.reply.selects


async def test_with_closed_messages_the_channel_is_enough(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.people[1].close_dms()
        await home.begin(2)
        panel = await home.private(home.people[1])
        await captain(home, home.people[1], direct=False).answer(panel)
        assert "Receipt" in panel.text
        await answer(home, home.people[0])
        await home.post("My orders", after=panel.id)
        refused = [each for each in home.discord.record.requests if each.code == 50007]
        assert len(refused) == len({each.path for each in refused}) or len(refused) <= 2


async def test_status_board_and_text_answer_privately(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        await answer(home, home.people[0])
        told = await home.told(home.people[2].slash(home.channel, "game status"))
        assert "Queen Vex" in told
        assert "Zorblax is done" in told
        press = await home.people[2].slash(home.channel, "game board")
        await press.settled()
        assert press.reply is not None
        assert press.reply.attachments[0].description
        told = await home.told(press_behind(home.people[2], news, "As text"))
        assert "Zorblax" in told


async def test_rl_29_discards_are_one_press_away_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        panel = await home.panel(home.people[0])
        planning = await next_news(home, news)
        mine = await home.panel(home.people[0], after=panel.id)
        told = {
            await home.told(press_behind(person, message, "Discards"))
            for person, message in ((home.people[0], mine), (home.people[2], planning))
        }
        assert len(told) == 1
        assert "**Ships and stations** · " in told.pop()
        board = await home.people[1].slash(home.channel, "game board")
        await board.settled()
        assert board.reply is not None
        assert "Discards" in {part.label for part in board.reply.buttons}


@pytest.mark.parametrize("answered", [0, 1])
async def test_at_the_deadline_the_game_goes_on(tmp_path: Path, answered: int) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        for person in home.people[:answered]:
            await answer(home, person)
        await clock.wait_sleeper()
        clock.advance(HOURS_24 + 1)
        later = await home.post("My orders", after=news.id)
        assert later is not news


async def planned(home: House) -> Message:
    """Play up to the first plan; return the panel of the first captain, who bought a ship."""
    await home.begin(3)
    for person in home.people:
        panel = await home.panel(person)
        if person is home.people[0]:
            select = panel.selects[0]
            await settled(person.choose(panel, custom_id=select.custom_id, values=["0"]))
        await settled(person.press(panel, label="Done"))
    return await home.people[0].wait_for(
        lambda message: "planning" in message.text and bool(message.selects), where="inbox"
    )


async def settled(clicking: Awaitable[Press]) -> None:
    await (await clicking).settled()


async def test_choices_made_at_once_all_count(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, selects = home.people[0], panel.selects
        presses = await asyncio.gather(
            *(
                person.choose(panel, custom_id=each.custom_id, values=[each.options[1].value])
                for each in selects
            )
        )
        for press in presses:
            await press.settled()
        chosen = [
            option.value for each in panel.selects for option in each.options if option.default
        ]
        assert chosen == [each.options[1].value for each in selects]


async def test_a_hasty_captain_gets_the_picture_of_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]
        shown = panel.attachments[0].name
        values = [select.options[1].value, select.options[0].value]
        presses = await asyncio.gather(
            *(person.choose(panel, custom_id=select.custom_id, values=[each]) for each in values)
        )
        for press in presses:
            await press.settled()
            assert not press.replies
        await person.wait_for(
            lambda post: post is panel and [each.name for each in post.attachments] == [shown]
        )
        assert not [each for each in home.discord.record.requests if each.code == 50035]


async def test_a_picture_that_hangs_there_no_more_is_sent_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select, old = home.people[0], panel.selects[0], panel.look
        choose = {"custom_id": select.custom_id, "component_type": 3, "values": ["0"]}
        await settled(person.choose(panel, custom_id=select.custom_id, values=["1"]))
        await home.stop()
        await home.start()
        present, panel.look = panel.look, old  # the click shows what its hasty captain saw
        press = asyncio.create_task(person.click(panel, choose, action="choose", label="hasty"))
        await asyncio.sleep(0)
        panel.look = present
        await settled(press)
        await person.wait_for(
            lambda post: (
                post is panel
                and [each.name for each in post.attachments] == [old.attachments[0].name]
            )
        )
        assert [each.code for each in home.discord.record.requests if each.status == 400] == [50035]


async def test_a_picture_that_its_words_put_away_comes_back(tmp_path: Path) -> None:
    """Drawn anew it is the same, and would have stayed where it hung."""
    async with house(tmp_path, pictures=WORDS_FIRST) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]

        async def shown() -> str:
            await settled(person.choose(panel, custom_id=select.custom_id, values=["1"]))
            await person.wait_for(lambda post: post is panel and bool(post.attachments))
            return panel.attachments[0].name

        first = await shown()
        await home.stop()
        await home.start()
        assert await shown() == first
        assert not home.discord.record.refused_for(*NOT_THERE), "it is not named once it is away"


async def test_done_behind_a_slow_choice_counts_nothing_that_it_did_not_show(
    tmp_path: Path,
) -> None:
    """The choice is not overtaken; it is shown, and a second press makes it count."""
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]
        home.discord.faults.plan(Fault("500", "before"), path="/interactions/*/*/callback")
        picked, sent = await asyncio.gather(
            person.choose(panel, custom_id=select.custom_id, values=[select.options[1].value]),
            person.press(panel, label="Done"),
        )
        await picked.settled()
        await sent.settled()
        assert "has changed since" in panel.text
        assert "Recorded" not in panel.text
        assert [each.label for each in panel.selects[0].options if each.default] == [
            select.options[1].label
        ]
        await settled(person.press(panel, label="Done"))
        await person.wait_for(lambda post: post is panel and "Recorded" in post.text)
        assert f"**{select.options[1].label}**" in panel.text


@pytest.mark.parametrize("fault", [Fault("reset", "after"), Fault("500", "after")])
async def test_a_lost_acknowledgement_loses_no_click(tmp_path: Path, fault: Fault) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await home.panel(home.people[0])
        home.discord.faults.plan(fault, path="/interactions/*/*/callback")
        press = await home.people[0].press(panel, label="Done")
        await press.settled()
        await home.people[0].wait_for(lambda post: post is panel and "Recorded" in post.text)


async def test_a_lost_redraw_is_tried_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        panel = await home.panel(home.people[0])
        home.discord.faults.plan(Fault("reset", "before"), path="/webhooks/*/*/messages/*")
        press = await home.people[0].press(panel, label="Done")
        await press.settled()
        await home.people[0].wait_for(lambda post: post is panel and "Receipt" in post.text)


async def test_the_deadline_tells_who_did_not_answer(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        await answer(home, home.people[0])
        await clock.wait_sleeper()
        clock.advance(HOURS_24 + 1)
        later = await home.post("My orders", after=news.id)
        told = "**Queen Vex** did not answer in time. A draft counted as far as it was complete, "
        assert f"{told}or else: nothing is bought." in later.text
        assert "did not answer" not in news.text


async def test_after_a_change_a_single_question_can_still_be_sent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        for person in home.people[:2]:
            await settled(person.press(await home.panel(person), label="Done"))
        person = home.people[0]
        panel = await person.wait_for(
            lambda message: "planning" in message.text and bool(message.buttons), where="inbox"
        )
        await settled(person.press(panel, label="Stay home"))
        await settled(person.press(panel, label="Change"))
        assert "What you press here counts at once." in panel.text
        await settled(person.press(panel, label="Stay home"))  # the same again
        assert "Recorded" in panel.text


async def test_forged_choices_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        panel = await planned(home)
        person, select = home.people[0], panel.selects[0]
        await settled(
            person.choose(panel, custom_id=select.custom_id, values=[select.options[1].value])
        )
        for values in (["0", "1"], ["-1"], ["x"], ["9" * 5000], ["24"]):
            data = {"custom_id": select.custom_id, "component_type": 3, "values": values}
            press = await person.click(panel, data, action="choose", label="forged")
            await press.settled()
            assert not press.replies
            assert "not allowed" in panel.text
        assert [option.value for option in panel.selects[0].options if option.default] == [
            select.options[1].value
        ]


@pytest.mark.parametrize("forgotten", [False, True])
async def test_deadlines_strike_again_after_a_lost_gateway(tmp_path: Path, forgotten: bool) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        if forgotten:
            await home.discord.invalidate_sessions(resumable=True)
        else:
            await home.discord.drop_gateway()
        await app.ready()
        await home.told(home.people[0].slash(home.channel, "game status"))
        striking = asyncio.ensure_future(
            home.people[0].wait_for(
                lambda post: post.id > news.id and "did not answer" in post.text
            )
        )
        while not striking.done():
            sleeping = asyncio.ensure_future(clock.wait_sleeper())
            await asyncio.wait({striking, sleeping}, return_when=asyncio.FIRST_COMPLETED)
            clock.advance(HOURS_24 if sleeping.done() else 0.0)
            sleeping.cancel()
        await striking
