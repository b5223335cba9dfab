"""Pacing: what all processes of a bot may do so often together."""

from typing import Protocol

POSTS = "posts"
IDENTIFIES = "identifies {bucket}"  # Discord counts so many shards apart as may begin at once


class Paces(Protocol):
    """Whoever keeps paces for all processes."""

    async def take(self, what: str, seconds: float) -> float | None:
        """Take the next free time of a pace; return how long to wait for it.

        None where nobody knows: whoever asks goes at a pace of its own then.
        """
        ...
