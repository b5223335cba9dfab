"""The operator's page: when a supervisor should act, and when it should wait."""

import asyncio
import json
from dataclasses import dataclass, replace
from typing import Any

import aiohttp
import pytest

from cogs.operating.http import HealthPage, Probes, page_at, watch_requests
from cogs.operating.meter import PrometheusMeter


@dataclass
class World:
    online: bool = True
    listening: bool = False
    serving: bool = True
    waiting: bool = False
    writable: bool | None = True  # None: the database never answers
    beat: float | None = 3.0
    pictures: str = "well"

    def probes(self) -> Probes:
        return Probes(
            online=lambda: self.online,
            listening=lambda: self.listening,
            serving=lambda: self.serving,
            waiting=lambda: self.waiting,
            writable=self._writable,
            beat_age=self._beat,
            contents=self._contents,
            pictures=lambda: self.pictures,
        )

    async def _writable(self) -> bool:
        if self.writable is None:
            await asyncio.Event().wait()
        return bool(self.writable)

    async def _beat(self) -> float | None:
        return self.beat

    async def _contents(self) -> tuple[dict[str, int], int]:
        return {"running": 3}, 2


async def ask(world: World, path: str) -> tuple[int, str]:
    async with (
        page_at("127.0.0.1:0", HealthPage(PrometheusMeter(), world.probes())) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


@pytest.mark.parametrize(
    ("world", "status"),
    [
        (World(), 200),
        (World(writable=False), 503),
        (World(beat=None), 503),
        (World(beat=300.0), 503),
        (World(online=False, beat=300.0), 200),  # a restart would not bring Discord back
    ],
)
async def test_health_fails_where_a_restart_may_help(world: World, status: int) -> None:
    assert (await ask(world, "/healthz"))[0] == status


async def test_a_database_that_hangs_is_ill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.operating.http.PATIENCE", 0.01)
    status, told = await ask(World(writable=None), "/healthz")
    assert status == 503
    assert json.loads(told) == {
        "status": "ill",
        "alive": True,
        "waiting_for_discord": False,
        "gateway_connected": True,
        "database_writable": False,
        "last_beat_seconds": 3.0,
        "pictures": "well",
    }


@pytest.mark.parametrize("pictures", ["failing", "stuck"])
async def test_health_tells_of_pictures_that_fail(pictures: str) -> None:
    status, told = await ask(World(pictures=pictures), "/healthz")
    assert status == 200, "the games go on in words; a restart would only stop them"
    assert json.loads(told)["status"] == "degraded"
    assert json.loads(told)["pictures"] == pictures
    assert json.loads((await ask(World(), "/healthz"))[1])["status"] == "ok"


@pytest.mark.parametrize(
    ("world", "status"),
    [
        (World(), 200),
        (World(online=False), 503),
        (World(serving=False), 503),
        (World(online=False, waiting=True), 200),  # others who share the games hear all clicks
        (World(online=False, waiting=True, serving=False), 503),
        (World(online=False, listening=True), 200),  # clicks come over HTTP
        (World(listening=True, serving=False), 503),
    ],
)
async def test_ready_means_that_clicks_are_served(world: World, status: int) -> None:
    assert (await ask(world, "/readyz"))[0] == status


async def test_metrics_count_what_the_database_holds() -> None:
    status, told = await ask(World(), "/metrics")
    assert status == 200
    assert 'mothership_open_games{status="running"} 3.0' in told
    assert "mothership_outbox_backlog 2.0" in told


async def test_a_taken_port_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    page = HealthPage(PrometheusMeter(), World().probes())
    async with page_at("127.0.0.1:0", page) as port, page_at(f"127.0.0.1:{port}", page) as other:
        assert other == 0
    assert "mend [operating] listen" in caplog.text


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]


@dataclass(frozen=True)
class Params:
    response: Answer


@pytest.mark.parametrize(
    ("answer", "counts"),
    [
        (Answer(200, {}), 0),
        (Answer(404, {}), 0),
        (Answer(401, {}), 1),
        (Answer(403, {}), 1),
        (Answer(429, {}), 1),
        (Answer(429, {"X-RateLimit-Scope": "user"}), 1),
        (Answer(429, {"X-RateLimit-Scope": "shared"}), 0),
    ],
)
async def test_refusals_are_counted_as_discord_does(answer: Answer, counts: int) -> None:
    meter, refusals = PrometheusMeter(), []
    trace: Any = watch_requests(meter, lambda: refusals.append(1))
    await trace.on_request_end[0](None, None, Params(replace(answer)))
    assert len(refusals) == counts
    shown = meter.show({}, 0, online=True).decode()
    assert f'mothership_requests_total{{status="{answer.status}"}} 1.0' in shown
