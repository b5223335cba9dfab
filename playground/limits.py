"""How much at a time, and how long: rate limits and waits of the stand-in."""

import dataclasses
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

from playground.waiting import GUARD


@dataclasses.dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


_REAL: Mapping[str, Rate] = MappingProxyType(
    {
        "messages.create": Rate(5, 5.0),
        "messages.edit": Rate(5, 5.0),
        "messages.delete": Rate(5, 1.0),
        "messages.read": Rate(10, 5.0),
        "dms.open": Rate(10, 10.0),
        "webhooks": Rate(5, 2.0),
        "commands.write": Rate(5, 20.0),
        "other": Rate(50, 10.0),
    }
)


@dataclasses.dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits by kind of request, and the waits that Discord grants.

    Rates are counted on the wall clock unless `ticks` is another: it is the one clients wait on.
    """

    rates: Mapping[str, Rate] = dataclasses.field(default_factory=lambda: _REAL)
    per_second: int | None = 50
    ticks: Callable[[], float] = time.monotonic
    acknowledge_seconds: float = 3.0
    token_seconds: float = 900.0
    nonce_seconds: float = 180.0
    old_edits: int | None = None
    patience_seconds: float = GUARD  # wall time after which a standing clock stops waiting
    heartbeat_seconds: float = 41.25
    replay_events: int = 10_000
    resume_seconds: float = 120.0  # wall time after which a lost session is forgotten

    @classmethod
    def wide(cls) -> "Limits":
        """Make limits that no test of anything else runs into."""
        return cls(rates=MappingProxyType({}), per_second=None)

    @classmethod
    def patient(cls) -> "Limits":
        """Make wide limits under which no click fails because the machine is busy."""
        return dataclasses.replace(cls.wide(), acknowledge_seconds=GUARD)
