"""A storm: bots that share many games are killed, hang, and lose their connections and database."""

import asyncio
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeAlias

import psycopg

from cogs.sharded import IDENTIFY_GAP
from playground.application import Application
from playground.limits import GUARD, Limits
from playground.show.captains import Captain
from playground.show.demo import TOKEN, BotProcess, Stage, config_for, served, unless_stopped
from playground.standin import Standin
from storage.engines.places import Server
from storage.keeping.moving import reading
from tests.e2e.evidence import MARK, shown_receipts
from tests.e2e.test_kills import QUICK, Misfortune
from tests.e2e.verdict import STRIKES, Strike, Verdict, count_clicks, judge
from tests.engines import TestServer, schema_of
from tests.toy.installed import TOY_GAME

LOOK = 0.05  # real seconds between two looks at what processes and their server have come to
CALM = (300, 600)  # so much is recorded between the end of one misfortune and the next
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'bot%'"
_HOLDERS = b"""
SELECT shard, application_name, pid FROM pg_locks JOIN pg_stat_activity USING (pid)
JOIN generate_series(0, %s) AS shard ON (classid::bigint << 32) | objid::bigint
    = hashtextextended('mothership shard ' || shard || ' ' || current_schema(), 0)
WHERE locktype = 'advisory' AND granted
"""
_OWED = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending', 'bare')"

Holders: TypeAlias = dict[int, tuple[str, int]]


class Fleet:
    """Bots on one stand-in and one database."""

    def __init__(
        self, discord: Standin, place: Server, folder: Path, restart: Callable[[], None] | None
    ) -> None:
        self.discord = discord
        self.place = place
        self.folder = folder
        self.restart = restart  # lets the database crash, where it is theirs alone
        self.app: Application = discord.add_application(token=TOKEN)
        self.bots: list[BotProcess] = []
        self.running: list[asyncio.Task[None]] = []
        self.verdict = Verdict()

    def start(self, bots: int, gap: float) -> None:
        """Start so many bots, whose sessions begin so many seconds apart."""
        config = self.folder / "config.toml"
        config.write_text(config_for(self.discord, self.folder), encoding="utf-8")
        run = [sys.executable, "-m", "tests.e2e.storm_bot", str(config), str(gap)]
        for number in range(bots):
            url = f"{self.place.url}&application_name=bot{number}"
            command = ["env", f"MOTHERSHIP_STORAGE__URL={url}", *run]
            bot = BotProcess(command, self.folder / f"bot{number}.log")
            self.bots.append(bot)
            self.running.append(asyncio.create_task(bot.keep_alive()))

    async def stop(self) -> None:
        """Stop all bots."""
        await asyncio.gather(*(bot.stop() for bot in self.bots))
        await asyncio.gather(*self.running, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until each bot has some of the shards."""
        async with asyncio.timeout(GUARD):
            while len({name for name, _ in (await self._holders()).values()}) < len(self.bots):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)

    def stage(self, number: int, seed: int) -> Stage:
        """Make a server with a channel, and two captains of its own."""
        guild = self.discord.add_guild(f"Club {number}")
        channel = guild.add_channel("invasions")
        guild.invite(self.app)
        crew = []
        for name in names_of(number):
            person = self.discord.add_person(name)
            guild.join(person)
            crew.append(Captain(person, channel, seed))
        running = self.running[0]
        opening = {"game": TOY_GAME.name}
        return Stage(self.discord, channel, crew, self.bots[0], self.folder, running, opening)

    async def strike(self, kind: str, dice: random.Random) -> None:
        """Let something happen, and wait until all shards are heard again."""
        before = await self._holders()
        number = dice.randrange(len(self.bots))
        bot = self.bots[number]
        struck = {shard for shard, (name, _) in before.items() if name == f"bot{number}"}
        if kind in {"cut", "restart"}:
            struck = set(before)
        strike = Strike(kind, time.monotonic(), len(struck))
        self.verdict.strikes.append(strike)  # the last one may outlast the games
        heard = self.discord.listening(self.app)
        with ExitStack() as stack:
            if kind == "kill":
                bot.kill()
            elif kind == "hang":
                stack.enter_context(stalled(bot))
            elif kind == "cut":
                await asyncio.to_thread(self._cut)
            else:
                assert self.restart is not None
                await asyncio.to_thread(self.restart)
            async with asyncio.timeout(GUARD):
                while not self._is_well(struck, before, await self._holders(), heard):  # noqa: ASYNC110
                    await asyncio.sleep(LOOK)
        strike.ended = time.monotonic()

    def _is_well(
        self, struck: set[int], before: Holders, now: Holders, heard: dict[int, set[str]]
    ) -> bool:
        """Tell whether all shards have owners, those that were struck new ones, who hear them."""
        fresh = all(shard in now and now[shard] != before[shard] for shard in struck)
        moved = {shard for shard in struck if fresh and now[shard][0] != before[shard][0]}
        again = self.discord.listening(self.app)
        all_heard = all(
            again[shard] - (heard[shard] if shard in moved else set()) for shard in again
        )
        return fresh and all_heard and len(now) == self.discord.shards

    async def _holders(self) -> Holders:
        """Ask who holds which shard: a bot's name, and the number of its session."""
        return await asyncio.to_thread(self._asked)

    def _asked(self) -> Holders:
        try:
            with psycopg.connect(self.place.url, autocommit=True) as raw:
                found = raw.execute(_HOLDERS, (self.discord.shards - 1,)).fetchall()
        except psycopg.Error:
            return {}
        return {shard: (name, pid) for shard, name, pid in found}

    async def all_out(self) -> None:
        """Wait until nothing is owed any more."""
        async with asyncio.timeout(GUARD):
            while await asyncio.to_thread(self._owed):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)

    def _owed(self) -> int:
        with reading(self.place) as sql:
            return int(sql.execute(_OWED).fetchone()[0])

    def _cut(self) -> None:
        with psycopg.connect(self.place.url, autocommit=True) as raw:
            raw.execute(_CUT)

    async def blow(self, dice: random.Random) -> None:
        """Strike again and again."""
        kinds: list[str] = []
        while True:
            calm = len(self.discord.record) + dice.randint(*CALM)
            while len(self.discord.record) < calm:  # noqa: ASYNC110
                await asyncio.sleep(LOOK)
            kinds = kinds or dice.sample(STRIKES, len(STRIKES))
            await self.strike(kinds.pop(), dice)


@contextmanager
def stalled(bot: BotProcess) -> Iterator[None]:
    """Let a bot hang; others see by real time alone that it does."""
    process = bot.process
    if process is None or process.returncode is not None:
        yield
        return
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGCONT)


def names_of(number: int) -> tuple[str, str]:
    """Name the captains of a game."""
    return f"Ada {number}", f"Bob {number}"


@contextmanager
def own_server(folder: Path) -> Iterator[tuple[Server, Callable[[], None]]]:
    """Start a server that others do not use; give a place on it, and what lets it crash."""
    server = TestServer()
    try:
        yield schema_of(server.start(), str(folder)), server.restart
    finally:
        server.stop()


@asynccontextmanager
async def fleet(
    place: Server,
    folder: Path,
    *,
    bots: int,
    shards: int,
    seed: int,
    gap: float = IDENTIFY_GAP,
    restart: Callable[[], None] | None = None,
) -> AsyncIterator[Fleet]:
    """Start bots that share a database."""
    async with Standin(limits=Limits.repeated(), shards=shards) as discord:
        made = Fleet(discord, place, folder, restart)
        made.start(bots, gap)
        try:
            await served(made.app)
            await discord.world.wait_until(lambda: len(discord.world.heard(made.app)) == shards)
            discord.world.faults = Misfortune(seed=seed, requests=0.05, kinds=QUICK)
            yield made
        finally:
            await made.stop()


async def storm(
    folder: Path, *, games: int, at_once: int, bots: int = 3, shards: int = 6, seed: int = 1
) -> Verdict:
    """Play games in a storm, and look at everything they left."""
    async with AsyncExitStack() as stack:
        place, restart = stack.enter_context(own_server(folder))
        sharing = fleet(place, folder, bots=bots, shards=shards, seed=seed, restart=restart)
        made = await stack.enter_async_context(sharing)
        stages = [made.stage(number, seed) for number in range(games)]
        blowing = asyncio.create_task(made.blow(random.Random(seed)))
        numbers = await unless_stopped(blowing, played(stages, at_once))
        blowing.cancel()
        await asyncio.gather(blowing, return_exceptions=True)
        await made.settled()  # what hung or was killed goes on
        await made.all_out()
        return await judged(made, stages, numbers)


async def gust(
    place: Server, folder: Path, kinds: Iterable[str], *, games: int, gap: float
) -> Verdict:
    """Play a few games while one misfortune follows another; Discord lets sessions begin soon."""
    async with fleet(place, folder, bots=3, shards=6, seed=1, gap=gap) as made:
        await made.settled()
        stages = [made.stage(number, 1) for number in range(games)]
        playing = asyncio.create_task(played(stages, games))
        for kind in kinds:
            await made.settled()  # who has no shard may be killed unnoticed; who starts gives up
            await made.strike(kind, random.Random(1))
        return await judged(made, stages, await playing)


async def played(stages: list[Stage], at_once: int) -> list[int]:
    """Play a game on each stage, so many at once; return their numbers."""
    turns = asyncio.Semaphore(at_once)

    async def play(stage: Stage) -> int:
        async with turns:
            last = await stage.play()
        return int(MARK.findall(last.text)[-1][0])

    return await asyncio.gather(*map(play, stages))


async def judged(made: Fleet, stages: list[Stage], numbers: list[int]) -> Verdict:
    """Look at everything that games left."""
    verdict = made.verdict
    count_clicks(verdict, made.discord)
    shown = shown_receipts(made)
    for stage, number in zip(stages, numbers, strict=True):
        await judge(verdict, made.place, stage, number, shown)
    return verdict
