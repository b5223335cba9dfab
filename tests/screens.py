"""Photograph eleven moments of `make play` in Chromium for docs/play.md: `python -m tests.screens`.

DISCORD_OPENAPI should name Discord's API description, so that the workshop judges requests by it.
"""

import asyncio
import io
import os
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Locator
from playwright.async_api import Page as Tab

from playground.described import Description
from playground.play import Opening, playing
from render.games import GAMES
from showing import table_for
from tests.chromium import browser
from tests.e2e.evidence import bot_command

FOLDER = Path(__file__).parents[1] / "docs" / "play"
PHONE, DESK, HEIGHT = 390, 1280, 844
WAIT = 60_000  # milliseconds
QUALITY = 60  # of WebP: letters of 11 pixels can still be read
SETTLED = "() => [...document.images].every((image) => image.complete)"


class Camera:
    """A tab, and what it is photographed as."""

    def __init__(self, seen: Tab) -> None:
        self.seen = seen
        self.base = ""

    async def shoot(self, name: str, width: int = PHONE, *, dark: bool = False) -> None:
        """Keep what the page shows at this width."""
        await self.seen.set_viewport_size({"width": width, "height": HEIGHT})
        await self.seen.emulate_media(color_scheme="dark" if dark else "light")
        await self.seen.wait_for_function(SETTLED)
        taken = await self.seen.screenshot(animations="disabled", caret="hide")
        with Image.open(io.BytesIO(taken)) as image:
            image.convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)

    def button(self, name: str) -> Locator:
        """Return the newest button of this name below a message."""
        return self.seen.locator("#log").get_by_role("button", name=name, exact=True).last

    async def answer(self, asked: str) -> None:
        """Press Done under the newest question of this name, and wait until that is taken."""
        message = self.seen.locator(".message", has_text=asked).last
        done = message.get_by_role("button", name="Done", exact=True)
        await done.wait_for()
        number = await message.get_attribute("id")
        await done.click()
        same = self.seen.locator(f"#{number}").get_by_role("button", name="Done", exact=True)
        await same.wait_for(state="detached")

    async def go(self, channel: str) -> None:
        """Go to a channel, on a screen that is wide enough to list them."""
        await self.seen.locator("#list a", has_text=f"#{channel}").first.click()

    async def direct(self) -> None:
        """Go to the direct messages."""
        await self.seen.locator("#hint a").click()
        await self.button("Done").wait_for()


async def _before(camera: Camera) -> None:
    """Photograph what is there first, a lobby, the commands and what one person alone sees."""
    await camera.button("Try it now").wait_for()
    await camera.shoot("0-welcome", DESK)
    await camera.go("tremble")
    await camera.button("Start").wait_for()
    await camera.shoot("1-lobby", DESK)
    await camera.shoot("2-lobby-phone", dark=True)
    await camera.seen.locator("#slash").click()
    await camera.seen.locator("#find").fill("game")
    await camera.shoot("3-commands")
    await camera.seen.locator("#commands").get_by_role("button", name="Close").click()
    await camera.button("Settings").click()
    await camera.seen.locator(".message.private details.select").last.wait_for()
    await camera.shoot("4-for-your-eyes-only", dark=True)


async def _orders(camera: Camera) -> None:
    """Photograph the first secret order: asked, being chosen, looked at closely."""
    await camera.button("Start").click()
    await camera.direct()
    await camera.shoot("5-first-order")
    await camera.seen.locator("details.select summary").last.click()
    await camera.shoot("6-choosing", dark=True)
    await camera.seen.keyboard.press("Escape")
    await camera.seen.locator(".picture").last.click()
    await camera.shoot("7-hand", DESK)
    await camera.seen.keyboard.press("Escape")


async def _turn(camera: Camera) -> None:
    """Play the first turn, and photograph what the channel sees of it."""
    for asked in ("Turn 1", "planning"):
        await camera.answer(asked)
    await camera.go("tremble")
    await camera.seen.locator(".message", has_text="Turn 2").last.locator(".picture").wait_for()
    await camera.shoot("8-channel", dark=True)


async def _around(camera: Camera) -> None:
    """Photograph two people side by side, and the workshop after a killed bot."""
    seen = camera.seen
    await seen.set_viewport_size({"width": DESK, "height": HEIGHT})
    await seen.locator("#you summary").first.click()
    await seen.get_by_label("Name").fill("Queen Vex")
    await seen.get_by_role("button", name="Add a person").click()
    await seen.get_by_role("link", name="Queen Vex").first.wait_for()
    await seen.locator("#you summary").nth(1).click()
    await seen.locator("#you").get_by_role("link", name="Queen Vex").last.click()
    for number in (0, 1):
        frame = seen.frame_locator("iframe").nth(number)
        await frame.locator(".message").last.wait_for()
    await camera.shoot("9-side-by-side", DESK)
    await seen.goto(f"{camera.base}/workshop")
    await seen.get_by_role("button", name="Kill the bot").click()
    await seen.locator("#entries").get_by_text("process ended (-9)").wait_for()
    await camera.shoot("10-workshop", DESK)


async def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    path = os.environ.get("DISCORD_OPENAPI")
    known = Description.read(Path(path)) if path else None
    tables = [table_for(game) for game in GAMES]
    openings = [Opening(str(table["game"]), table) for table in tables]  # as `make play` has them
    with tempfile.TemporaryDirectory() as folder:
        async with (
            playing(Path(folder), bot_command, known=known, openings=openings) as (_, page, _run),
            browser() as chromium,
            chromium.fresh(viewport={"width": DESK, "height": HEIGHT}) as context,
        ):
            seen = await context.new_page()
            seen.set_default_timeout(WAIT)
            await seen.goto(page.address)
            camera = Camera(seen)
            camera.base = seen.url.partition("/in/")[0]
            for moment in (_before, _orders, _turn, _around):
                await moment(camera)


if __name__ == "__main__":
    asyncio.run(main())
