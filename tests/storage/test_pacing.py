"""Paces that processes share on a server."""

import asyncio
from contextlib import closing

import pytest

from playground.limits import GUARD
from storage.engines.database import open_database
from storage.engines.places import Server
from storage.postgres import pacing
from storage.postgres.line import connect
from storage.postgres.pacing import SharedPaces


async def test_whoever_takes_some_of_a_pace_goes_behind_those_before(place: Server) -> None:
    await (await open_database(place)).close()
    first, second = SharedPaces(place), SharedPaces(place)
    waits = [await paces.take("posts", 20.0) for paces in (first, second, first)]
    assert waits[0] == 0
    assert waits[1] == pytest.approx(20, abs=10)
    assert waits[2] == pytest.approx(40, abs=10)
    assert await second.take("identifies 0", 5.0) == 0
    for paces in (first, second):
        await paces.close()


async def test_a_time_that_was_written_by_a_wrong_clock_is_not_waited_for(place: Server) -> None:
    await (await open_database(place)).close()
    paces = SharedPaces(place)
    assert await paces.take("posts", 1.0 + pacing.TURNS) == 0
    assert await paces.take("posts", 1.0) == 0
    await paces.close()


async def test_a_click_is_one_processs_and_forgotten_once_it_is_old(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_database(place)).close()
    first, second = SharedPaces(place), SharedPaces(place)
    click = 1 << 60
    assert [await paces.claim(click) for paces in (first, second, first)] == [True, False, False]
    monkeypatch.setattr(pacing, "FORGET", -1.0)
    assert await second.claim(click + pacing.PAST)
    assert not await second.claim(click), "so long it may still be worked"
    assert await second.claim(click + pacing.PAST + 1)
    assert await second.claim(click)
    for paces in (first, second):
        await paces.close()


async def test_a_server_that_hangs_is_not_asked_to_stop(
    place: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would wait for that, too, with all posts behind it."""
    await (await open_database(place)).close()
    paces, asked = SharedPaces(place), list[None]()
    await paces.take("posts", 1.0)
    raw = paces._raw
    assert raw is not None

    async def cancel_safe(**_how: object) -> None:
        asked.append(None)

    monkeypatch.setattr(pacing, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(raw, "cancel_safe", cancel_safe)
    with closing(connect(place.url)) as other, other.transaction():
        other.execute("LOCK TABLE paces")
        async with asyncio.timeout(GUARD):
            assert await paces.take("posts", 1.0) is None
    assert raw.closed
    assert not asked


async def test_a_server_that_does_not_answer_is_not_waited_for(
    place: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await (await open_database(place)).close()
    now = [0.0]
    paces = SharedPaces(place, lambda: now[0])
    assert await paces.take("posts", 1.0) == 0
    raw = paces._raw
    assert raw is not None

    async def hang(*_given: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(pacing, "ANSWER_SECONDS", 0.01)
    monkeypatch.setattr(raw, "execute", hang)
    assert await paces.take("posts", 1.0) is None
    assert raw.closed
    assert await paces.claim(7), "nobody knows of another"
    now[0] += pacing.AGAIN
    monkeypatch.setattr(paces, "_connected", hang)
    assert await paces.take("posts", 1.0) is None
    monkeypatch.undo()
    assert await paces.take("posts", 1.0) is None, "nobody asks again at once"
    now[0] += pacing.AGAIN
    assert await paces.take("other", 1.0) == 0
    told = [each.getMessage().partition(":")[0] for each in caplog.records]
    assert told == ["paces are not shared for a while", "paces are shared again"]
    await paces.close()
