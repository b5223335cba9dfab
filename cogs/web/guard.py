"""The guard of the pages: under which name they are asked for, how often, and what they may load.

A website can make the name of its own host lead here, and read what a browser gets; therefore
the name is checked. Nothing can be changed, so nothing but reading is heard.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address
from urllib.parse import urlsplit

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "private, no-cache",
}
"""Addresses are secrets: no page tells another site its own, none is found by searching, and
whatever is kept is asked for anew, so that what is refused is gone at once."""
LOCAL = ("127.0.0.1", "localhost", "[::1]")
HOST_BITS = 64  # of an address of IPv6 that whoever has the line chooses
A_SECOND, AT_ONCE = 10.0, 120.0  # requests of one reader
READERS = 4096  # of whom is remembered how much they asked for


class Guard:
    """Lets requests in that name the right host and do not come too fast."""

    def __init__(
        self, now: Callable[[], float], url: str = "", *, behind_proxy: bool = False
    ) -> None:
        self._now = now
        self._hosts = {urlsplit(url).netloc.lower()} if url else set()
        self._behind_proxy = behind_proxy
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def listens(self, host: str, port: int) -> None:
        """Note where the pages are served: whoever sits at this machine may name it so."""
        self._hosts |= {f"{name}:{port}" for name in {*LOCAL, host}}

    @web.middleware
    async def let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request through, or refuse it."""
        if request.headers.get("Host", "").lower() not in self._hosts:
            raise web.HTTPMisdirectedRequest(text="These pages have another address.\n")
        if request.method not in {"GET", "HEAD"}:
            raise web.HTTPMethodNotAllowed(request.method, ["GET", "HEAD"])
        if not self._takes(self.reader(request)):
            raise web.HTTPTooManyRequests(text="Slower, please.\n", headers={"Retry-After": "5"})
        return await handler(request)

    def reader(self, request: web.Request) -> str:
        """Name who asks; behind a proxy only that knows, and writes it behind all others."""
        told = request.headers.get("X-Forwarded-For", "") if self._behind_proxy else ""
        return _line(told.rpartition(",")[2].strip() or request.remote or "")

    def _takes(self, reader: str) -> bool:
        """Take a request from what a reader may ask for, which fills up again as time passes."""
        now = self._now()
        left, at = self._left.pop(reader, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - at) * A_SECOND)
        self._left[reader] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > READERS:
            self._left.popitem(last=False)
        return left >= 1


def _line(address: str) -> str:
    """Return what all addresses of one line share: with IPv6 a home has a whole network of them."""
    try:
        whole = IPv6Address(address)
    except ValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return str(IPv6Address(int(whole) >> HOST_BITS << HOST_BITS))


async def harden(_request: web.Request, response: web.StreamResponse) -> None:
    """Tell the browser to run, load, keep and tell nothing that these pages do not need."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
