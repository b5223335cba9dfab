"""Counting requests: buckets by route, and all together by the second."""

import dataclasses
import hashlib
import math
import time
from typing import Any

from playground.limits import Limits


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
