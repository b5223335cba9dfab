"""Signs: whatever the bot writes is more than an empty box, also where the system has no emojis."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import pytest_asyncio
from playwright.async_api import BrowserContext
from playwright.async_api import Page as Tab

from playground.page.server import Page
from render.words import locales
from tests.chromium import NO_BROWSER, ONE_LOOP, Chromium, kept_apart
from tests.playground.stage import Stage, stages

pytestmark = [NO_BROWSER, ONE_LOOP]
SIGN = re.compile(r"[\u2190-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]\ufe0f?(?:\u200d.)*")
NO_EMOJIS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<selectfont><rejectfont><glob>*moji*</glob></rejectfont></selectfont>
</fontconfig>"""
EMPTY = """async (signs) => {
    const pen = Object.assign(document.createElement("canvas"), {width: 90, height: 30})
        .getContext("2d", {willReadFrequently: true});
    pen.font = getComputedStyle(document.body).font;
    const seen = (sign) => {
        pen.clearRect(0, 0, 90, 30);
        pen.fillText(sign, 2, 20);
        return pen.getImageData(0, 0, 90, 30).data.join();
    };
    await document.fonts.load(pen.font, signs.join(""));
    const box = seen("\U0010fffd"), width = pen.measureText("\U0001f47d").width;
    return signs.filter((sign) => seen(sign) === box || pen.measureText(sign).width > width * 1.3);
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    """Set a stage in the loop of the browser."""
    async with stages() as make:
        yield await make()


def signs() -> list[str]:
    """List what the bot writes that is no letter, in all languages, and what the page adds."""
    places = [files("render") / "locales" / each for each in locales()]
    places += [files(each) / "templates" for each in ("playground.page", "cogs.web")]
    texts = [file.read_text("utf-8") for place in places for file in place.iterdir()]
    return sorted({sign for text in texts for sign in SIGN.findall(text)})


@asynccontextmanager
async def without_emojis(chromium: Chromium, folder: Path) -> AsyncIterator[BrowserContext]:
    """Start a browser that finds no emojis on its system."""
    fonts = folder / "fonts.conf"
    fonts.write_text(NO_EMOJIS)
    async with await chromium.start(FONTCONFIG_FILE=str(fonts)) as other, kept_apart(other) as seen:
        yield seen


async def empty_boxes(seen: Tab) -> list[str]:
    """List the signs that a page shows as a box, or as several in the place of one."""
    found: list[str] = await seen.evaluate(EMPTY, signs())
    return found


async def test_where_there_are_no_emojis_a_font_is_fetched(
    stage: Stage, chromium: Chromium, tmp_path: Path
) -> None:
    assert len(signs()) > 80
    asked: list[str] = []
    async with Page(stage.standin) as page, without_emojis(chromium, tmp_path) as context:
        seen = await context.new_page()
        seen.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        await seen.goto(page.address)
        await stage.posted({"content": "no emoji yet"})
        await seen.locator("#log").get_by_text("no emoji yet").wait_for()
        assert "emoji.ttf" not in asked
        async with seen.expect_request("**/emoji.ttf"):
            await stage.posted({"content": "\N{FLYING SAUCER}"})
        assert await empty_boxes(seen) == []
