"""Pages in Chromium: keys, slider and links turn them, on a phone and a desk, without barriers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Page as Tab

from playground.limits import GUARD
from render.games import GAMES
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.test_games import EVERY, begun
from tests.cogs.web.test_servers import URL, hall, outside
from tests.playground.test_browser import NO_BROWSER, WIDTHS, barriers, browser, fits
from tests.playground.test_signs import empty_boxes, without_emojis

pytestmark = NO_BROWSER
LEGIBLE = 11  # pixels
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
FIRST = EVERY[GAMES.rules.newest(GAMES.names()[0]).id]


@asynccontextmanager
async def looking(
    folder: Path, width: int, rounds: int = 0, *, script: bool = True
) -> AsyncIterator[tuple[Reader, str, Tab]]:
    """Open a game in a browser; nothing may be wrong in its console."""
    wrong: list[str] = []
    async with reading(folder, FIRST, url=URL, pages=URL) as reader, browser() as chromium:
        address = reader.base + await reader.address(await begun(reader.home, rounds))
        context = await chromium.new_context(
            viewport={"width": width, "height": 844}, java_script_enabled=script
        )
        seen = await context.new_page()
        seen.set_default_timeout(GUARD * 1000)
        seen.on("pageerror", lambda error: wrong.append(str(error)))
        seen.on("console", lambda told: wrong.append(told.text) if told.type == "error" else None)
        yield reader, address, seen
        assert not wrong


async def test_no_sign_is_an_empty_box(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader, without_emojis(tmp_path) as chromium:
        seen = await chromium.new_page()
        await seen.goto(f"{reader.base}/nothing")
        assert await empty_boxes(seen) == []


async def turned(seen: Tab, turn: int) -> None:
    await seen.get_by_role("heading", level=1, name=f"Turn {turn}").wait_for()


@pytest.mark.parametrize("width", WIDTHS)
async def test_keys_slider_and_links_turn_pages(tmp_path: Path, width: int) -> None:
    async with looking(tmp_path, width) as (_reader, address, seen):
        await seen.goto(f"{address}/turn/1")
        await seen.keyboard.press("ArrowRight")
        await turned(seen, 2)
        assert seen.url.endswith("/turn/2")
        await seen.get_by_role("link", name="On").click()
        await turned(seen, 3)
        await seen.keyboard.press("ArrowLeft")
        await turned(seen, 2)
        await seen.get_by_role("slider").fill("5")
        await turned(seen, 5)
        assert await seen.evaluate("document.activeElement.id") == "slider"
        await seen.go_back()
        await turned(seen, 2)
        for path in ("/turn/2", "", "/proof"):
            await seen.goto(address + path)
            assert await fits(seen)
            assert await barriers(seen) == []


async def test_without_scripts_links_turn_pages(tmp_path: Path) -> None:
    async with looking(tmp_path, WIDTHS[0], script=False) as (_reader, address, seen):
        await seen.goto(f"{address}/turn/1")
        await seen.get_by_role("link", name="On").click()
        await turned(seen, 2)
        assert not await seen.get_by_role("slider").count()


async def test_a_running_game_goes_on_before_its_readers_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.web.live.PAUSE", 0.05)
    async with looking(tmp_path, WIDTHS[0], 1) as (reader, address, seen):
        await seen.goto(address)
        assert await barriers(seen) == []
        story = await seen.locator(".happened").inner_text()
        await reader.home.play_round(1)
        await seen.wait_for_function(
            "told => document.querySelector('.happened').innerText !== told", arg=story
        )


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_result_a_hall_and_a_profile_have_no_barriers(tmp_path: Path, width: int) -> None:
    async with looking(tmp_path, width) as (reader, address, seen):
        profile, server = await outside(reader), await hall(reader)
        urls = (address, reader.base + server, reader.base + profile)
        for url, scheme in product(urls, SCHEMES):
            await seen.emulate_media(color_scheme=scheme)
            await seen.goto(url)
            for closed in await seen.locator("details:not([open]) > summary").all():
                await closed.click()
            assert await fits(seen)
            assert await barriers(seen) == []
        await seen.goto(address)
        size = "node => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a"
        letters = await seen.locator(".course text").evaluate_all(f"all => all.map({size})")
        assert letters
        assert min(letters) >= LEGIBLE
