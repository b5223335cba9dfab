"""All parts of the games' own pages, put together."""

import contextlib
from collections.abc import AsyncIterator

from cogs.parts.loop_clock import LoopClock
from cogs.pictures.drawing_pool import DrawingPool
from cogs.pictures.picture_cache import USUAL, PictureCache, of_a_page
from cogs.web.api import Api
from cogs.web.games import GamePages
from cogs.web.guard import Guard
from cogs.web.live import LivePages
from cogs.web.proofs import ProofPages
from cogs.web.servers import ServerPages
from cogs.web.site import Site, site_at
from engine.host.host import Host


def site_of(host: Host, pool: DrawingPool, url: str = "", *, behind_proxy: bool = False) -> Site:
    """Make the pages of the games of a host; what has to be drawn waits for all that Discord needs.

    Their pictures are kept apart from those of Discord: whoever turns pages pushes none out.
    """
    pictures = PictureCache(pool, USUAL, of_a_page)
    guard = Guard(LoopClock().now, url, behind_proxy=behind_proxy)
    parts = (
        GamePages(host, pictures),
        ProofPages(host),
        LivePages(host, guard.reader),
        ServerPages(host),
        Api(host),
    )
    return Site(guard, parts, url)


@contextlib.asynccontextmanager
async def pages_served(
    host: Host, pool: DrawingPool, *, listen: str, url: str, behind_proxy: bool
) -> AsyncIterator[int]:
    """Serve them where that is wanted; give the port."""
    if not listen:
        yield 0
        return
    site = site_of(host, pool, url, behind_proxy=behind_proxy)
    async with site_at(listen, site) as port:
        yield port
