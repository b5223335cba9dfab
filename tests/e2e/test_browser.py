"""Two people play a whole turn in Chromium, through one bot, and the bot is killed meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Locator
from playwright.async_api import Page as Tab

from playground.play import Scene, playing
from tests.chromium import NO_BROWSER, ONE_LOOP, Chromium
from tests.e2e.evidence import bot_command
from tests.playground.test_browser import barriers, fits

pytestmark = [NO_BROWSER, ONE_LOOP]
WIDTHS = {"narrow": 390, "wide": 1280}
HEIGHT = 844
IN_VIEW = """(node) => {
    const {top, bottom} = node.getBoundingClientRect();
    const all = [...document.querySelectorAll("#log img")];
    return all.every((image) => image.complete) && top >= 0 && bottom <= innerHeight;
}"""


class Seat(NamedTuple):
    """Somebody in front of a page, and what their language calls things."""

    seen: Tab
    done: str
    turn: str

    async def look(self, width: str) -> None:
        await self.seen.set_viewport_size({"width": WIDTHS[width], "height": HEIGHT})

    async def answer(self, asked: str) -> None:
        """Press Done under the newest question, and wait until that is taken."""
        message = self.seen.locator(".message", has_text=asked).last
        button = message.get_by_role("button", name=self.done, exact=True)
        await button.wait_for()
        number = await message.get_attribute("id")
        await button.click()
        same = self.seen.locator(f"#{number}").get_by_role("button", name=self.done, exact=True)
        await same.wait_for(state="detached")


@asynccontextmanager
async def scene(
    chromium: Chromium, folder: Path
) -> AsyncIterator[tuple[Scene, Tab, Tab, list[str]]]:
    """Open the page twice; nothing may be wrong in its consoles."""
    wrong: list[str] = []
    async with playing(folder, bot_command) as (found, page, _running), chromium.fresh() as context:
        tabs = [await context.new_page(), await context.new_page()]
        for tab in tabs:
            tab.on("pageerror", lambda error: wrong.append(str(error)))
        await tabs[0].goto(page.address)
        yield found, tabs[0], tabs[1], wrong


async def test_two_people_play_turns_on_both_widths_in_both_languages(
    chromium: Chromium, tmp_path: Path
) -> None:
    async with scene(chromium, tmp_path) as (found, one, other, wrong):
        seats = await _seated(found, one, other)
        first, second = seats
        await first.answer(f"{first.turn} 1")
        await one.reload()
        assert await one.locator(".message", has_text=f"{first.turn} 1").count()
        await second.answer(f"{second.turn} 1")
        await first.answer("planning")
        await _killed(found, one)
        await second.answer("план")
        await first.look("narrow")
        await second.look("wide")
        for seat in seats:
            await seat.answer(f"{seat.turn} 2")
        for seat, asked in zip(seats, ("planning", "план"), strict=True):
            await seat.answer(asked)
        for seat in seats:
            await seat.seen.locator(".message", has_text=f"{seat.turn} 3").last.wait_for()
            assert await fits(seat.seen)
            assert await barriers(seat.seen) == []
        await _followed(found, one)
        assert not wrong


async def _followed(found: Scene, seen: Tab) -> None:
    """Follow the link of the board to the game's own page."""
    press = await (await found.person.slash(found.channel, "game board")).settled()
    assert press.reply is not None
    (link,) = [part.url for part in press.reply.buttons if part.label == "Turn by turn"]
    assert link
    answer = await seen.goto(link)
    assert answer is not None
    assert answer.ok
    assert "game 1" in await seen.title()


async def _seated(found: Scene, one: Tab, other: Tab) -> tuple[Seat, Seat]:
    """Let a second person in and start; both look at their direct messages in the end."""
    first, second = Seat(one, "Done", "Turn"), Seat(other, "Готово", "Ход")
    await first.look("wide")
    await second.look("narrow")
    assert await barriers(one) == []
    await one.locator("#you summary").first.click()
    await one.get_by_label("Name").fill("Зорблакс")
    await one.get_by_role("button", name="Add a person").click()
    await one.get_by_role("link", name="Зорблакс").first.wait_for()
    fresh = found.discord.world.by_name("Зорблакс")
    assert fresh is not None
    fresh.locale = "ru"
    base = one.url.partition("/as/")[0]
    await other.goto(f"{base}/as/{fresh.id}")
    await _button(other, "Join").click()
    await one.locator(".message", has_text="Зорблакс").wait_for()
    await one.reload()
    await one.wait_for_function(IN_VIEW, arg=await _button(one, "Start").element_handle())
    await _button(one, "Start").click()
    await one.locator("#hint a").click()
    await other.get_by_role("button", name="Каналы").click()
    await other.locator("#list").get_by_role("link", name="Mothership").click()
    return first, second


def _button(seen: Tab, name: str) -> Locator:
    return seen.locator("#log").get_by_role("button", name=name, exact=True).last


async def _killed(found: Scene, seen: Tab) -> None:
    """Kill the bot in the workshop, and wait until it is back."""
    here = seen.url
    await seen.goto(f"{here.partition('/in/')[0]}/workshop")
    assert await barriers(seen) == []
    app, drops = found.app, found.app.drops
    await seen.get_by_role("button", name="Kill the bot").click()
    await found.discord.world.wait_until(lambda: app.drops > drops and app.connected)
    await seen.locator("#entries").get_by_text("process ended (-9)").wait_for()
    await seen.goto(here)
