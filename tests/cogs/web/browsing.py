"""Somebody who has an address, and nothing else: games played on a host, and their pages read."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
from msgspec.structs import replace

from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.drawing_process import DrawingThread
from cogs.web.opening import site_of
from cogs.web.site import site_at
from tests.contract.subjects import TOY, Subject
from tests.host.house import GUILD, House, house


class Answer:
    """What came back."""

    def __init__(self, response: aiohttp.ClientResponse, body: bytes) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()

    def links(self, path: str = "") -> list[str]:
        """List the addresses on a page that lead on, or show something, below a path."""
        found = re.findall(r'(?:href|src|action)="([^"]*)"', self.text)
        return [each.replace("&amp;", "&") for each in found if each.startswith(path)]


@dataclass
class Reader:
    """A browser of somebody."""

    home: House
    base: str
    session: aiohttp.ClientSession

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        url = f"{self.base}{path}"
        async with self.session.request(
            method, url, headers=named, allow_redirects=False
        ) as response:
            return Answer(response, await response.read())

    async def address(self, number: int) -> str:
        """Return where a game is."""
        address = await self.home.host.addresses.of(number)
        assert address is not None
        return f"/g/{address}"

    async def allow(self, *, pages: bool = True) -> None:
        """Let the server show its games, or not."""
        card = await self.home.host.people_cache.rule(
            GUILD, lambda card: replace(card, pages=pages)
        )
        assert card is not None


@asynccontextmanager
async def reading(
    folder: Path, subject: Subject = TOY, url: str = "", *, behind_proxy: bool = False, **how: Any
) -> AsyncIterator[Reader]:
    """Serve the pages of a host whose server lets anybody look."""
    with subject.at_home():
        async with _served(folder, subject, url, behind_proxy=behind_proxy, **how) as reader:
            yield reader


@asynccontextmanager
async def _served(
    folder: Path, subject: Subject, url: str, *, behind_proxy: bool, **how: Any
) -> AsyncIterator[Reader]:
    async with house(folder, game=subject.game, **how) as home:
        pool = DrawingPool(DrawingThread)
        site = site_of(home.host, pool, url, behind_proxy=behind_proxy)
        async with site_at("127.0.0.1:0", site) as port, aiohttp.ClientSession() as session:
            reader = Reader(home, f"http://127.0.0.1:{port}", session)
            await reader.allow()
            yield reader
        await pool.close()
