"""The meter: what Prometheus may read; no game, server or person has a label."""

from collections import defaultdict

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

PREFIX = "mothership"
MOST_VALUES = 60  # of a label; whatever is invented beyond counts as "other"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

COUNTERS = {
    "clicks": ("act", "outcome"),
    "posts": ("kind", "outcome"),
    "steps": ("outcome",),
    "requests": ("status",),
    "interactions": ("status",),
    "rate_limited": (),
    "identifies": (),
    "command_syncs": ("outcome",),
    "pictures_failed": ("what",),
    "drawers_replaced": (),
}
TOLD = {
    "clicks": "Clicks and commands by what they asked for and how it went",
    "posts": "Posts by kind and how sending went",
    "steps": "Steps of games that were committed, or could not be",
    "requests": "Requests to Discord by status of the answer",
    "interactions": "Clicks that came over HTTP, by our answer",
    "rate_limited": "Requests that Discord turned away with 429",
    "identifies": "Sessions begun at the gateway",
    "command_syncs": "Command lists sent to Discord",
    "pictures_failed": "Pictures that could not be drawn; words stand in their place",
    "drawers_replaced": "Drawing processes that died or hung and were begun anew",
    "commit": "Writing a step to the database",
    "acknowledge": "From a click's arrival to its acknowledgement",
    "picture": "Drawing a picture that was not kept",
    "queue": "Waiting of a post for its turn to be sent",
    "loop_late": "How late the event loop runs",
}
HISTOGRAMS = {
    "commit": ((), QUICK),
    "acknowledge": ((), QUICK),
    "picture": (("what",), SLOW),
    "queue": (("rank",), SLOW),
    "loop_late": ((), QUICK),
}


class PrometheusMeter:
    """Keeps counts and times, and shows them."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"{PREFIX}_{name}", TOLD[name], labels, registry=self._registry)
            for name, labels in COUNTERS.items()
        }
        self._histograms = {
            name: Histogram(
                f"{PREFIX}_{name}_seconds",
                TOLD[name],
                labels,
                buckets=buckets,
                registry=self._registry,
            )
            for name, (labels, buckets) in HISTOGRAMS.items()
        }
        self._values: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        self._games = Gauge(
            f"{PREFIX}_open_games", "Open games by status", ["status"], registry=self._registry
        )
        self._owed = Gauge(
            f"{PREFIX}_outbox_backlog", "Posts still to be sent", registry=self._registry
        )
        self._online = Gauge(
            f"{PREFIX}_gateway_connected", "Whether clicks reach the bot", registry=self._registry
        )

    def count(self, name: str, **labels: str) -> None:
        """Count one more of `name`."""
        counter = self._counters[name]
        (counter.labels(**self._tamed(name, labels)) if labels else counter).inc()

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note how long one `name` took."""
        histogram = self._histograms[name]
        (histogram.labels(**self._tamed(name, labels)) if labels else histogram).observe(seconds)

    def show(self, games: dict[str, int], owed: int, *, online: bool) -> bytes:
        """Write everything as Prometheus reads it, with how things stand right now."""
        self._games.clear()
        for status, number in games.items():
            self._games.labels(status).set(number)
        self._owed.set(owed)
        self._online.set(online)
        return generate_latest(self._registry)

    def _tamed(self, name: str, labels: dict[str, str]) -> dict[str, str]:
        """Keep labels few: a forged button may carry any word."""
        tamed = {}
        for label, value in labels.items():
            values = self._values[name, label]
            known = value in values or len(values) < MOST_VALUES
            if known:
                values.add(value)
            tamed[label] = value if known else "other"
        return tamed
