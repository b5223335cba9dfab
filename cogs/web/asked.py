"""What an address asks for: a game that anybody may look at, and a turn of it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from aiohttp import web

from cogs.pages.history import steps_within, turns_of
from engine.host.host import Host
from engine.host.values.denials import DeniedError
from engine.host.values.past import History, PastStep

LONGEST = 9  # digits of a number that means something


@contextmanager
def nothing_there() -> Iterator[None]:
    """Let whatever is denied look like an address that never was one."""
    try:
        yield
    except DeniedError:
        raise web.HTTPNotFound from None


async def history_at(request: web.Request, host: Host) -> History:
    """Return the game that an address opens, as everybody saw it; raise HTTPNotFound."""
    with nothing_there():
        game = await host.addresses.find(request.match_info["address"])
        history = await host.past.posted(game.number)
    if not history.steps:  # it was called off before it began, or its first post is not out
        raise web.HTTPNotFound
    return history


def number_in(request: web.Request, name: str) -> int:
    """Return a number that an address holds; raise HTTPNotFound where it is none."""
    text = request.match_info[name]
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST:
        raise web.HTTPNotFound
    return int(text)


def steps_in(history: History, turn: int) -> Sequence[PastStep]:
    """List the steps of a turn; raise HTTPNotFound where there is no such turn."""
    steps = steps_within(history, turn) if turn in turns_of(history) else []
    if not steps:
        raise web.HTTPNotFound
    return steps
