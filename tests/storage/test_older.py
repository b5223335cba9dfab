"""Programs of two versions share the games of a server while one takes the other's place."""

import asyncio
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.core.export import verify
from engine.core.registry import Registry
from engine.host.values.records import GameStatus
from playground.limits import GUARD
from storage.engines.places import Server
from storage.keeping.archive import exported
from storage.postgres import leases
from storage.postgres.migrating import newest
from tests.host.house import PACE, PEOPLE
from tests.host.sharing import guild_in
from tests.host.test_sharing import answered
from tests.storage import older_host
from tests.storage.leasing import TOTAL, Crew, crew
from tests.storage.older_host import Blind
from tests.storage.test_migrating import versions
from tests.toy.game import TOY

ROOT = Path(__file__).parents[2]
# The commit before tables of version 25: what it cannot live with must wait until nobody runs it.
OLDER, KNOWS = "19a94abf9e00c7eedef63ff63d883b097cd0b2b8", 24
NEEDED = ("engine", "storage", "playground", "tests/*.py", "tests/host", "tests/toy")
THREE = PEOPLE[:3]
TRIES = 60
A_WHILE = round(PACE / 4)  # seconds; some groups close by the clock alone


def unpack(folder: Path) -> None:
    """Put the older code into a folder, or skip: a copy without history has it not."""
    paths = [f":(glob){each}{'' if '*' in each else '/**'}" for each in NEEDED]
    command = ["git", "archive", OLDER, "--", *paths]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=GUARD)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip(f"this copy has no history: commit {OLDER[:7]} is not there")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(folder, filter="data")


class Older:
    """A process of the older code."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def do(self, *order: object) -> int:
        """Give an order; return what came of it."""
        pipes = self._process.stdin, self._process.stdout
        assert pipes[0] is not None
        assert pipes[1] is not None
        pipes[0].write(f"{' '.join(map(str, order))}\n".encode())
        async with asyncio.timeout(GUARD):
            told = await pipes[1].readline()
        assert told, "it broke: what it needs is there no more"
        return int(told)

    async def leave(self) -> int:
        """Let it hand over what it has, and end; return its status."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return await self._process.wait()


@asynccontextmanager
async def older(place: Server, folder: Path) -> AsyncIterator[Older]:
    """Run a process of the older code."""
    unpack(folder)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        older_host.__file__,
        place.url,
        str(TOTAL),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
    )
    try:
        yield Older(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def play_together(old: Older, made: Crew, number: int, answers: int) -> None:
    """Play on until the older program gave some answers, for one captain; the newer has two."""
    for _ in range(TRIES):
        answers -= await old.do("answer", number, THREE[0])
        for person in THREE[1:]:
            await answered(made.homes[-1], number, person)
        if answers <= 0:
            return
        await old.do("pass", A_WHILE)
        await made.clock.advance(A_WHILE)
    pytest.fail("answers of the older program count no more")


async def play_out(made: Crew, number: int) -> None:
    """Play to the end without the older program."""
    for _ in range(TRIES):
        for person in THREE:
            await answered(made.homes[-1], number, person)
        if await made.homes[-1].status(number) is GameStatus.OVER:
            return
        await made.clock.advance(A_WHILE)
    pytest.fail("the game does not go on")


async def test_an_older_and_a_newer_program_share_games_and_hand_them_to_each_other(
    place: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "PULSE", 0.02)
    async with older(place, tmp_path) as old, crew(place, 0) as made:
        made.presenter = Blind(made.clock)
        await old.do("have", 0, 1)
        assert versions(place)[0] == KNOWS
        numbers = [await old.do("begin", guild_in(shard)) for shard in (2, 3)]
        newer = await made.join()
        await made.have((1,))
        await old.do("have", 0)
        assert versions(place) == (newest().version, newest().least)
        for number in numbers:
            await play_together(old, made, number, 2)
        await newer.host.close()
        await old.do("have", 0, 1)
        await made.join()
        await made.have((), (1,))
        for number in numbers:
            await play_together(old, made, number, 1)
        assert await old.do("posts") > 0
        assert await old.leave() == 0
        await made.have((), (0, 1))
        for number in numbers:
            await play_out(made, number)
            export = await exported(place, number, Registry((TOY,)))
            assert verify(export, Registry((TOY,)).find).result is not None
