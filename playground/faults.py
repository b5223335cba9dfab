"""Planned misfortune: answers that fail, connections that break, events that get lost."""

import dataclasses
import fnmatch
import random
from typing import Literal

When = Literal["before", "after"]
Kind = Literal["500", "502", "503", "504", "429", "reset"]


@dataclasses.dataclass(frozen=True, slots=True)
class Fault:
    """One way to fail a request, before or after it has been carried out."""

    kind: Kind
    when: When = "before"


@dataclasses.dataclass(slots=True)
class _Plan:
    fault: Fault
    method: str
    path: str
    skip: int
    times: int

    def due(self, method: str, path: str) -> bool:
        if self.times <= 0 or self.method not in {"*", method}:
            return False
        if not fnmatch.fnmatchcase(path, self.path):
            return False
        if self.skip > 0:
            self.skip -= 1
            return False
        self.times -= 1
        return True


class Faults:
    """What goes wrong: by script, by seeded chance, or not at all."""

    def __init__(
        self,
        *,
        seed: int = 0,
        requests: float = 0.0,
        kinds: tuple[Fault, ...] = (Fault("500"), Fault("500", "after"), Fault("reset", "after")),
        lost_events: float = 0.0,
        gateway_drops: float = 0.0,
    ) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - misfortune needs no secrecy
        self._requests = requests
        self._kinds = kinds
        self._lost_events = lost_events
        self._gateway_drops = gateway_drops
        self._plans: list[_Plan] = []
        self._lost_plans: list[str] = []
        self._countdown = self.every = 0

    @classmethod
    def none(cls) -> "Faults":
        """Make a world in which everything works."""
        return cls()

    def plan(
        self, fault: Fault, *, method: str = "*", path: str = "*", skip: int = 0, times: int = 1
    ) -> None:
        """Fail the next requests that match (path without the version, `*` matches anything)."""
        self._plans.append(_Plan(fault, method, path, skip, times))

    def fail_every(self, count: int) -> None:
        """Answer every so many requests with 500, before it is carried out; 0 ends it."""
        self.every = self._countdown = count

    def lose(self, event: str) -> None:
        """Lose the next gateway event of this name."""
        self._lost_plans.append(event)

    def for_request(self, method: str, path: str) -> Fault | None:
        """Tell how this request fails, if it does."""
        for plan in self._plans:
            if plan.due(method, path):
                return plan.fault
        if self.every:
            self._countdown -= 1
            if self._countdown == 0:
                self._countdown = self.every
                return Fault("500")
        if self._requests and self._chance.random() < self._requests:
            return self._chance.choice(self._kinds)
        return None

    def loses(self, event: str) -> bool:
        """Tell whether this gateway event gets lost."""
        if event in self._lost_plans:
            self._lost_plans.remove(event)
            return True
        return bool(self._lost_events) and self._chance.random() < self._lost_events

    def drops_gateway(self) -> bool:
        """Tell whether the gateway connection breaks after this event."""
        return bool(self._gateway_drops) and self._chance.random() < self._gateway_drops
