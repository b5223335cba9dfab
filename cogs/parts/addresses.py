"""Where Discord is: its own addresses, a REST proxy's, or the stand-in's."""

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

API_VERSION = 10
DISCORD_API = "https://discord.com/api"


class UnreachableDiscordError(ConnectionError):
    """Nobody answers at the configured address."""


async def point_at(api_base: str, gateway: str) -> None:
    """Make discord.py use these addresses; ask the REST interface for an unnamed gateway."""
    Route.BASE = f"{api_base}/v{API_VERSION}"
    if not gateway and api_base != DISCORD_API:
        gateway = await _gateway_of(Route.BASE)
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def _gateway_of(base: str) -> str:
    timeout = aiohttp.ClientTimeout(total=10)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{base}/gateway") as response,
        ):
            response.raise_for_status()
            return str((await response.json())["url"])
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError):
        raise UnreachableDiscordError(
            f"Nobody answers at {base}. Check [discord] api_base, and whether the proxy runs."
        ) from None
