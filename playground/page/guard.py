"""Who may use the page: whoever has this run's token, from the page itself.

Any website can make a browser send requests to loopback, and one whose name is made to lead
there can read the answers. Therefore the name is checked, a secret cookie asked for, and acts
are taken from this origin alone.
"""

import hmac
import secrets
from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-src 'self'; frame-ancestors 'self'"
)
ALONE = "default-src 'none'; sandbox"
"""The policy of files that a bot sent: opened by themselves they can run and load nothing."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "SAMEORIGIN",
    "Cache-Control": "no-store",
}
ENTRANCE = "/enter"


class Guard:
    """The door of one run."""

    def __init__(self) -> None:
        self.token = secrets.token_urlsafe(24)
        self.port = 0

    @property
    def _cookie(self) -> str:
        return f"playground-{self.port}"  # cookies know no ports

    @property
    def _hosts(self) -> tuple[str, ...]:
        return (f"127.0.0.1:{self.port}", f"localhost:{self.port}")

    @web.middleware
    async def let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request through, or refuse it."""
        self._check(request)
        return await handler(request)

    def _check(self, request: web.Request) -> None:
        host = request.headers.get("Host", "")
        if host not in self._hosts:
            raise web.HTTPMisdirectedRequest(text="This page has another address.\n")
        if request.method not in {"GET", "HEAD", "POST"}:
            raise web.HTTPMethodNotAllowed(request.method, ["GET", "POST"])
        if request.method == "POST" and request.headers.get("Origin") != f"http://{host}":
            raise web.HTTPForbidden(text="Acts come from the page itself.\n")
        if request.path != ENTRANCE and not self._knows(request.cookies.get(self._cookie)):
            text = "Open the address that stands where this was started; it has the token.\n"
            raise web.HTTPForbidden(text=text)

    def _knows(self, told: str | None) -> bool:
        if told is None or not told.isascii():
            return False
        return hmac.compare_digest(told, self.token)

    async def enter(self, request: web.Request) -> web.StreamResponse:
        """Take the token from the address and keep it in a cookie instead."""
        if not self._knows(request.query.get("token")):
            raise web.HTTPForbidden(text="That token is of another run.\n")
        answer = web.HTTPSeeOther("/")
        answer.set_cookie(self._cookie, self.token, httponly=True, samesite="Strict", path="/")
        raise answer


async def harden(_request: web.Request, response: web.StreamResponse) -> None:
    """Tell the browser to run, load and be framed by nothing but this page."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
