"""What a page that is open hears."""

import asyncio

from aiohttp import ClientResponse

from playground.limits import GUARD


async def told(response: ClientResponse) -> str:
    """Wait for news."""
    async with asyncio.timeout(GUARD):
        while line := await response.content.readline():
            if line.startswith(b"data: "):
                return line.decode().removeprefix("data: ").strip()
    return ""
