"""The bot's own emojis, on what it sends: as far as Discord has them by now."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import discord

T = TypeVar("T")

REFUSED = "emojis_refused"  # an event of our own, for who listens
INVALID_BODY, NAMED = 50035, ".emoji."  # and how such a refusal names its place


async def signed(client: Any, send: Callable[[Mapping[str, int]], Awaitable[T]]) -> T:
    """Send something with our emojis; where Discord refuses one, forget all and send it without.

    They may be deleted at any time, in the developer portal for instance. `send` is told their
    ids by name.
    """
    shown: dict[str, int] = getattr(client, "own_emojis", {})
    borne = dict(shown)
    try:
        return await send(borne)
    except discord.HTTPException as error:
        if not borne or error.code != INVALID_BODY or NAMED not in error.text:
            raise
    if shown:
        shown.clear()
        client.dispatch(REFUSED, borne)
    return await send({})
