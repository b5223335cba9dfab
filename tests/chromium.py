"""Chromium, where there is one: started once for all tests of a process, looked at by each anew."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, BrowserType, async_playwright

from playground.limits import GUARD

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FOUND = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A website can make its own name lead to this machine.
    "--host-resolver-rules=MAP evil.example 127.0.0.1",
]
NO_BROWSER = pytest.mark.skipif(
    FOUND is None, reason="No browser looked at the page. Get one: apt-get install chromium"
)
ONE_LOOP = pytest.mark.asyncio(loop_scope="session")
"""For tests that share a browser: whoever speaks to it does so from the loop that started it."""


class Chromium:
    """The browser of a process of tests; one that broke is replaced."""

    def __init__(self, kind: BrowserType) -> None:
        self.kind = kind
        self.running: Browser | None = None

    @asynccontextmanager
    async def fresh(self, **how: Any) -> AsyncIterator[BrowserContext]:
        """Open a browser that knows nothing of what others did: no cookies, nothing kept."""
        if self.running is None or not self.running.is_connected():
            self.running = await self.start()
        async with kept_apart(self.running, **how) as context:
            yield context

    async def start(self, **settings: str) -> Browser:
        """Start a process of it, with some settings of its environment."""
        env: dict[str, str | float | bool] = {**os.environ, **settings}
        return await self.kind.launch(
            executable_path=FOUND, args=FLAGS, timeout=GUARD * 1000, env=env
        )


@asynccontextmanager
async def kept_apart(running: Browser, **how: Any) -> AsyncIterator[BrowserContext]:
    """Open a context of its own; what does not come breaks the test."""
    context = await running.new_context(**how)
    context.set_default_timeout(GUARD * 1000)
    try:
        yield context
    finally:
        await context.close()


@asynccontextmanager
async def browser() -> AsyncIterator[Chromium]:
    """Start what drives browsers; they end with it."""
    async with async_playwright() as playwright:
        chromium = Chromium(playwright.chromium)
        try:
            yield chromium
        finally:
            if chromium.running is not None:
                await chromium.running.close()
