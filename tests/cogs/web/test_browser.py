"""Pages in Chromium: keys, slider and links turn them, on a phone and a desk, without barriers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Page as Tab

from render.games import GAMES
from render.words import locales
from tests.chromium import NO_BROWSER, ONE_LOOP, Chromium
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.test_games import EVERY, begun
from tests.cogs.web.test_servers import URL, hall, outside
from tests.playground.test_browser import WIDTHS, barriers, fits
from tests.playground.test_signs import empty_boxes, without_emojis

pytestmark = [NO_BROWSER, ONE_LOOP]
LEGIBLE = 11  # pixels
OPENED = "all => all.slice(0, 3).forEach(one => { one.open = true; })"  # a proof has hundreds
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
FIRST = EVERY[GAMES.rules.newest(GAMES.names()[0]).id]


@asynccontextmanager
async def looking(
    chromium: Chromium, folder: Path, width: int, rounds: int = 0, *, script: bool = True
) -> AsyncIterator[tuple[Reader, str, Tab]]:
    """Open a game in a browser; nothing may be wrong in its console."""
    wrong: list[str] = []
    async with (
        reading(folder, FIRST, url=URL, pages=URL) as reader,
        chromium.fresh(
            viewport={"width": width, "height": 844}, java_script_enabled=script
        ) as context,
    ):
        address = reader.base + await reader.address(await begun(reader.home, rounds))
        seen = await context.new_page()
        seen.on("pageerror", lambda error: wrong.append(str(error)))
        seen.on("console", lambda told: wrong.append(told.text) if told.type == "error" else None)
        yield reader, address, seen
        assert not wrong


async def test_no_sign_is_an_empty_box(chromium: Chromium, tmp_path: Path) -> None:
    async with reading(tmp_path) as reader, without_emojis(chromium, tmp_path) as context:
        seen = await context.new_page()
        await seen.goto(f"{reader.base}/nothing?lang=ru")
        assert await barriers(seen) == []
        assert await empty_boxes(seen) == []


async def turned(seen: Tab, turn: int) -> None:
    await seen.get_by_role("heading", level=1, name=f"Turn {turn}").wait_for()


@pytest.mark.parametrize("width", WIDTHS)
async def test_keys_slider_and_links_turn_pages(
    chromium: Chromium, tmp_path: Path, width: int
) -> None:
    async with looking(chromium, tmp_path, width) as (_reader, address, seen):
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


async def test_without_scripts_links_turn_pages(chromium: Chromium, tmp_path: Path) -> None:
    async with looking(chromium, tmp_path, WIDTHS[0], script=False) as (_reader, address, seen):
        await seen.goto(f"{address}/turn/1")
        await seen.get_by_role("link", name="On").click()
        await turned(seen, 2)
        assert not await seen.get_by_role("slider").count()


async def test_a_running_game_goes_on_before_its_readers_eyes(
    chromium: Chromium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.web.live.PAUSE", 0.05)
    async with looking(chromium, tmp_path, WIDTHS[0], 1) as (reader, address, seen):
        await seen.goto(address)
        assert await barriers(seen) == []
        story = await seen.locator(".happened").inner_text()
        await reader.home.play_round(1)
        await seen.wait_for_function(
            "told => document.querySelector('.happened').innerText !== told", arg=story
        )


@pytest.mark.parametrize("width", WIDTHS)
async def test_no_kind_of_page_has_barriers(chromium: Chromium, tmp_path: Path, width: int) -> None:
    """On a phone light in one language and dark in the other, on a desk once."""
    async with looking(chromium, tmp_path, width) as (reader, address, seen):
        profile, server = (
            reader.base + each for each in (await outside(reader), await hall(reader))
        )
        now = reader.home.host.statistics.season()
        season = f"{server}/{FIRST.game.id}/-/{now.year}-{now.quarter}"
        urls = (address, f"{address}/turn/2", f"{address}/proof", server, season, profile)
        ways = [*zip(SCHEMES, locales(), strict=True)][WIDTHS.index(width) :]
        for url, (scheme, locale) in product(urls, ways):
            await seen.emulate_media(color_scheme=scheme)
            answer = await seen.goto(f"{url}?lang={locale}")
            assert answer is not None
            assert answer.ok, url
            await seen.locator("details").evaluate_all(OPENED)
            assert await fits(seen)
            assert await barriers(seen) == []
        await seen.goto(address)
        size = "node => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a"
        letters = await seen.locator(".course text").evaluate_all(f"all => all.map({size})")
        assert letters
        assert min(letters) >= LEGIBLE
