"""Claiming: what several processes hear is worked by one of them.

Discord takes one acknowledgement of a click, but whoever's got lost on the way and was given again
cannot tell whether the one that came first was their own. So all who heard it ask, and one works.
"""

from typing import Protocol

from cogs.parts.pacing import Paces


class Claims(Protocol):
    """Whoever knows which clicks are taken."""

    async def claim(self, click: int) -> bool:
        """Take a click; tell whether nobody had it. Where nobody knows it is ours."""
        ...


class Common(Paces, Claims, Protocol):
    """Whoever knows all that processes do together."""
