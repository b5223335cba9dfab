"""How much at a time, and how long: rate limits with their counting, and waits of the stand-in."""

import dataclasses
import hashlib
import math
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

GUARD = 240.0
"""Seconds after which a wait is given up that nothing ended: a busy machine never takes so long."""


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
    haste: float = 1.0
    """How many times as fast as the wall's its clock goes; what is acknowledged or answered by a
    token has the same seconds of the wall all the same."""

    @property
    def click_seconds(self) -> float:
        """Return how long a click waits to be acknowledged, on the stand-in's clock."""
        return self.acknowledge_seconds * self.haste

    @classmethod
    def wide(cls) -> "Limits":
        """Make limits that no test of anything else runs into."""
        return cls(rates=MappingProxyType({}), per_second=None)

    @classmethod
    def repeated(cls) -> "Limits":
        """Make wide limits under which a click that nobody hears is soon made again.

        A click on a busy machine is heard in time.
        """
        return dataclasses.replace(cls.wide(), acknowledge_seconds=15.0)

    @classmethod
    def patient(cls) -> "Limits":
        """Make wide limits under which no click fails because the machine is busy."""
        return dataclasses.replace(cls.wide(), acknowledge_seconds=GUARD)


@dataclasses.dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


@dataclasses.dataclass(frozen=True, slots=True)
class Verdict:
    """What the counter says about a request."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False

    def body(self) -> dict[str, Any]:
        """Write the answer to a request that came too soon."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


_FREE = Verdict({})


class Counter:
    """Counts the requests of everybody."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        self._second: dict[str, _Bucket] = {}

    def count(self, who: str, rate: str, place: str, *, everywhere: bool = True) -> Verdict:
        """Count one request and say whether it may pass."""
        now = self._limits.ticks()
        if everywhere and self._limits.per_second is not None:
            verdict = self._count_all(who, now, self._limits.per_second)
            if verdict is not None:
                return verdict
        limit = self._limits.rates.get(rate)
        if limit is None:
            return _FREE
        key = (who, rate, place)
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets <= now:
            bucket = self._buckets[key] = _Bucket(limit.requests, now + limit.seconds)
        wait = bucket.resets - now
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.left - 1)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(rate.encode()).hexdigest()[:32],
        }
        if bucket.left <= 0:
            scope = {"X-RateLimit-Scope": "user", "Retry-After": str(math.ceil(wait))}
            return Verdict(headers | scope, retry_after=round(wait, 3))
        bucket.left -= 1
        return Verdict(headers)

    def _count_all(self, who: str, now: float, most: int) -> Verdict | None:
        bucket = self._second.get(who)
        if bucket is None or bucket.resets <= now:
            bucket = self._second[who] = _Bucket(most, now + 1.0)
        if bucket.left > 0:
            bucket.left -= 1
            return None
        wait = bucket.resets - now
        headers = {
            "X-RateLimit-Global": "true",
            "X-RateLimit-Scope": "global",
            "Retry-After": str(math.ceil(wait)),
        }
        return Verdict(headers, retry_after=round(wait, 3), everywhere=True)
