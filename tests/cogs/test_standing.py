"""Standing orders on Discord: set in private, kept at once, told of only when they were used."""

from pathlib import Path
from typing import Any

import pytest
from discord import ui

from cogs.acts.standing_orders import standing_layout
from cogs.parts.controls import OPTION_LIMIT
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import TEXT_LIMIT, Layout
from engine.core.asks import Answer, Setup
from engine.core.forms import Field, Form, Option
from engine.core.table import open_table
from engine.core.words import say
from engine.host.doors.standing_orders import Leave
from engine.host.steps.changes.drafting import Pick
from engine.host.steps.changes.drafting import picked as chosen_by
from playground import Person
from playground.clock import VirtualClock
from playground.components import Component
from playground.interactions import Press
from playground.message import Message
from render.games import GAMES
from render.words import words_for
from tests.cogs.acting import act_of, acts, asks, controls, press_behind
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.cogs.test_orders import HOURS_24, answer
from tests.cogs.test_panels import GAME

WHEN, BUY, PLAN = 0, 1, 2  # places of rules in the form
WORDS = words_for("en")


def leave(policy: Answer | None = None) -> Leave:
    game = GAMES.rules.newest("tremble")
    table, _ = open_table(game, Setup(seats=5))
    form = game.policies(game.view(table.state, 0), policy or {})
    return Leave(game=GAME, seat=0, form=form)


def text_of(layout: Layout) -> str:
    return "\n".join(item.content for item in layout.items if isinstance(item, ui.TextDisplay))


def selects_of(layout: Layout) -> list[Any]:
    return controls(layout, "standing-rule")


def rules_of(layout: Layout) -> list[tuple[Act, Any]]:
    return [(act_of(select), select) for select in selects_of(layout)]


def labels_of(layout: Layout) -> list[str]:
    return [item.label for item in controls(layout, "standing-page", "standing-forget")]


def test_two_pages_hold_all_rules_and_nothing_is_cut() -> None:
    pages = [standing_layout(leave(), page, WORDS) for page in (0, 1)]
    rules = [act.numbers(1, more=3)[0] for page in pages for act in acts(page, "standing-rule")]
    assert rules == list(range(len(leave().form.fields)))
    for page in pages:
        assert page.view().total_children_count <= 40
        assert len(text_of(page)) < TEXT_LIMIT / 2
        for select in selects_of(page):
            labels = [option.label for option in select.options]
            assert not [each for each in labels if each.endswith("…") or len(each) > OPTION_LIMIT]


def test_what_an_option_comes_to_stands_below_it() -> None:
    options = (
        Option("a", say("number", value=1), say("number", value=7)),
        Option("b", say("number", value=2)),
    )
    field = Field("rule", say("number", value=1), options, (), 0, 1)
    (select,) = selects_of(standing_layout(Leave(game=GAME, seat=0, form=Form((field,))), 0, WORDS))
    assert [option.description for option in select.options] == ["7", None]


def test_a_game_without_orders_promises_no_choices() -> None:
    layout = standing_layout(Leave(game=GAME, seat=0, form=Form(())), 0, WORDS)
    assert "takes no rules" in text_of(layout)
    assert "Each choice is saved" not in text_of(layout)
    assert not selects_of(layout)


def test_nothing_is_shown_as_chosen_that_nobody_left() -> None:
    layout = standing_layout(leave(), 0, WORDS)
    for select in selects_of(layout):
        assert not any(option.default for option in select.options)
        assert select.placeholder == "No rule"
        assert select.min_values == 0
    assert "No rules yet." in text_of(layout)
    assert "all ships stay home" in text_of(layout)
    assert labels_of(layout) == ["Page 2 of 2"]


def test_a_page_says_what_counts_when() -> None:
    layout = standing_layout(leave({"buy": ("cheapest",), "army": ("50",)}), 0, WORDS)
    assert (
        "If you have not answered at the deadline, your rules count for: Buying, Human armies."
        in text_of(layout)
    )
    assert labels_of(layout) == ["Page 2 of 2", "Forget all"]
    layout = standing_layout(leave({"when": ("at-once",), "claim": ("always",)}), 9, WORDS)
    assert "As soon as it is asked, your rules count for: Trophy claims." in text_of(layout)
    assert "waits for the deadline until both have a rule" in text_of(layout)
    assert labels_of(layout) == ["Page 1 of 2", "Forget all"]


async def opened(home: House, person: Person) -> Message:
    press = await person.slash(home.channel, "game standing")
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is person
    return press.reply


async def choose(person: Person, page: Message, rule: int, option: int) -> Press:
    custom_id = select_of(page, rule).custom_id
    press = await person.choose(page, custom_id=custom_id, values=[str(option)])
    assert press.acknowledged
    return await press.settled()


def select_of(page: Message, rule: int) -> Component:
    start = f"ms:standing-rule:1#{rule},"
    (select,) = [each for each in page.selects if each.custom_id.startswith(start)]
    return select


async def press_on(person: Person, page: Message, label: str) -> Press:
    press = await person.press(page, label=label)
    assert press.acknowledged
    return await press.settled()


def picked(page: Message, rule: int) -> list[str]:
    return [option.label for option in select_of(page, rule).options if option.default]


async def test_rules_are_kept_over_a_restart_and_forgotten_at_a_press(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        page = await opened(home, person)
        await choose(person, page, BUY, 2)
        assert picked(page, BUY) == ["The cheapest ship I can pay"]
        await home.stop()
        await home.start()
        page = await opened(home, person)
        assert picked(page, BUY) == ["The cheapest ship I can pay"]
        await press_on(person, page, "Page 2 of 2")
        assert select_of(page, 5).options
        await press_on(person, page, "Forget all")
        assert "No rules yet." in page.text
        await choose(home.people[1], await opened(home, home.people[1]), BUY, 0)
        assert picked(await opened(home, home.people[1]), BUY) == []


async def test_rules_that_do_not_go_together_are_refused_on_their_page(tmp_path: Path) -> None:
    """Landing counts only with work: it says so where it is chosen, and where work is forgotten."""
    async with house(tmp_path) as home:
        host, guest = home.people[:2]
        await home.told(host.slash(home.channel, "game new", game="humanity", seats=2))
        lobby = await home.post("Join")
        await home.told(guest.press(lobby, label="Join"))
        await host.press(lobby, label="Start")
        await home.post("My orders")
        page = await opened(home, host)
        await choose(host, page, 1, 0)
        assert "do not go together" in page.text
        assert "choose when to work, too" in page.text
        assert picked(page, 1) == []
        await choose(host, page, 0, 1)
        await choose(host, page, 1, 0)
        assert "do not go together" not in page.text
        assert picked(page, 1)
        custom_id = select_of(page, 0).custom_id
        await (await host.choose(page, custom_id=custom_id, values=[])).settled()
        assert "do not go together" in page.text
        assert picked(page, 0)


async def test_the_panel_leads_to_them(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        for panel in (await home.panel(home.people[0]), await home.private(home.people[0])):
            press = await (await press_behind(home.people[0], panel, "Standing orders")).settled()
            assert press.reply is not None
            assert "Standing orders · game 1 · page 1 of 2" in press.reply.text


async def test_they_count_at_the_deadline_and_are_told_of_then(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        news = await home.begin(2)
        await choose(home.people[1], await opened(home, home.people[1]), BUY, 1)
        assert "Standing orders" not in news.text
        await answer(home, home.people[0])
        assert "Standing orders" not in news.text
        await clock.wait_sleeper()
        clock.advance(HOURS_24 + 1)
        later = await home.post("My orders", after=news.id)
        assert "Standing orders answered for **Queen Vex**." in later.text
        assert "did not answer in time" not in later.text


async def test_at_once_they_answer_and_can_be_overruled(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        page = await opened(home, person)
        await choose(person, page, WHEN, 1)
        await choose(person, page, BUY, 1)
        assert "As soon as it is asked, your rules count for: Buying." in page.text
        mine = await home.private(person)
        assert "Recorded" in mine.text
        await press_on(person, mine, "Change")
        assert mine.buttons[0].label == "Done"
        await choose(person, page, PLAN, 1)
        assert "Recorded" not in (await home.private(person)).text, "a draft of one's own stays"


@pytest.mark.parametrize("values", [["77"], ["1", "2"], ["-1"], ["x" * 4000]])
async def test_forged_rules_are_refused(tmp_path: Path, values: list[str]) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        page = await opened(home, person)
        await choose(person, page, BUY, 1)
        custom_id = select_of(page, BUY).custom_id
        data = {"custom_id": custom_id, "component_type": 3, "values": values}
        press = await person.click(page, data, action="choose", label="forged")
        await press.settled()
        assert press.reply is not None
        assert "not allowed" in press.reply.text
        assert picked(await opened(home, person), BUY) == ["Buy nothing, keep my humans"]


async def test_what_was_shown_with_other_options_sets_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        person = home.people[0]
        page = await opened(home, person)
        shown = select_of(page, BUY).custom_id
        stale = shown[:-1] + ("0" if shown[-1] != "0" else "1")  # its end is the stamp
        await forged(person, page, stale, ["1"])
        assert "has changed since you saw it" in page.text
        assert "No rules yet." in page.text
        assert select_of(page, BUY).custom_id == shown
        await choose(person, page, BUY, 1)
        assert picked(page, BUY) == ["Buy nothing, keep my humans"]
        assert "has changed" not in page.text


def test_rules_of_many_options_fill_several_selects() -> None:
    options = tuple(Option(f"o{number}", say("number", value=number)) for number in range(60))
    field = Field("f", say("number", value=0), options, ("o1", "o59"), least=1, most=3)
    layout = standing_layout(Leave(game=GAME, seat=0, form=Form((field,))), 0, WORDS)
    shown = [(act.numbers(3, more=1)[1:], select) for act, select in rules_of(layout)]
    assert [part for part, _ in shown] == [(0, 24), (25, 49), (50, 59)]
    assert [select.min_values for _, select in shown] == [0, 0, 0], "others stand elsewhere"
    assert [select.max_values for _, select in shown] == [3, 3, 3]
    picks = Pick(0, (2,), 0, 24, field.stamp())
    assert chosen_by(Form((field,)), picks) == {"f": ("o59", "o2")}


async def test_only_captains_of_a_running_game_leave_orders(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        lobby = await home.open_lobby(2, joining=1)
        told = await home.told(home.people[0].slash(home.channel, "game standing"))
        assert "not running" in told
        await home.people[0].press(lobby, label="Start")
        panel = await home.panel(home.people[0])
        told = await home.told(home.people[2].slash(home.channel, "game standing"))
        assert "not a captain" in told
        page = await opened(home, home.people[0])
        await home.end(home.people[0])
        press = await choose(home.people[0], page, BUY, 1)
        assert press.reply is not None
        assert "not running" in press.reply.text
        closed = await home.people[0].wait_for(
            lambda post: post is panel and not asks(post), where="inbox"
        )
        assert "Closed" in closed.text
