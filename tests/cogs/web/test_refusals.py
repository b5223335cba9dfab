"""Who may look: nobody by default, and nobody any more once server, host or captain refuse."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.host.values.addresses import BYTES
from engine.host.values.terms import Terms
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.test_games import begun
from tests.host.house import PACE, PEOPLE

PATHS = ("", "/turn/1", "/turn/1/board", "/turn/1/fight/0", "/turn/1/film")


async def refused_by_server(reader: Reader, _number: int) -> None:
    await reader.allow(pages=False)


async def refused_by_host(reader: Reader, number: int) -> None:
    def refuse(step: object) -> None:
        info = step.info  # type: ignore[attr-defined]
        step.tell(terms=replace(info.terms, page=False))  # type: ignore[attr-defined]

    await reader.home.change(number, refuse)


async def forgotten(reader: Reader, _number: int) -> None:
    await reader.home.host.privacy.forget(PEOPLE[1])


@pytest.mark.parametrize("refuse", [refused_by_server, refused_by_host, forgotten])
@pytest.mark.parametrize("rounds", [1, 0])
async def test_what_is_refused_is_gone_at_once(
    tmp_path: Path, refuse: Callable[[Reader, int], Awaitable[None]], rounds: int
) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, rounds)
        base = await reader.address(number)
        before = {path: (await reader.get(f"{base}{path}")).status for path in PATHS}
        assert before[""] == before["/turn/1"] == before["/turn/1/board"] == 200
        await refuse(reader, number)
        nowhere = await reader.get(f"/g/{'A' * len(base)}")
        for path in PATHS:
            answer = await reader.get(f"{base}{path}")
            assert (answer.status, answer.body) == (404, nowhere.body), path
        assert await reader.home.host.addresses.of(number) is None


async def test_whoever_was_refused_by_the_server_gets_the_same_address_again(
    tmp_path: Path,
) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        base = await reader.address(number)
        await reader.allow(pages=False)
        await reader.allow()
        assert await reader.address(number) == base
        assert (await reader.get(base)).status == 200


async def test_who_is_forgotten_takes_the_address_along_for_good(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        base = await reader.address(number)
        await reader.home.host.privacy.forget(PEOPLE[1])
        assert await reader.home.host.addresses.of(number) is None
        assert (await reader.get(base)).status == 404


async def test_nothing_is_shown_by_default_or_before_a_game_begins(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await reader.home.lobby()
        assert await reader.home.host.addresses.of(number) is None
        await reader.home.start(number)
        assert await reader.home.host.addresses.of(number) is not None
        other = await reader.home.started(2, channel=9)  # of another server, which chose nothing
        assert await reader.home.host.addresses.of(other) is None
        assert await reader.home.host.addresses.of(10**6) is None


async def test_a_host_refuses_in_the_lobby(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await reader.home.started(2, terms=Terms(pace=PACE, page=False))
        assert await reader.home.host.addresses.of(number) is None


async def test_addresses_are_chance_and_stay(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        found = {await reader.address(number) for _ in range(3)}
        assert len(found) == 1
        assert BYTES * 8 >= 128
        assert len(found.pop()) - len("/g/") == BYTES * 8 / 6


@pytest.mark.parametrize("path", ["/turn/99", "/turn/x", "/turn/-1", f"/turn/{'9' * 30}", "/x"])
async def test_what_is_not_there_is_missing(tmp_path: Path, path: str) -> None:
    async with reading(tmp_path) as reader:
        base = await reader.address(await begun(reader.home))
        answer = await reader.get(f"{base}{path}")
        assert answer.status == 404
        assert "<h1>Nothing is shown here</h1>" in answer.text
