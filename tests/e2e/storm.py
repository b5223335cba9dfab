"""A storm: bots that share many games are killed, hang, and lose their connections and database."""

import asyncio
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median
from typing import TypeAlias

import psycopg

from bot import exported
from engine.core.export import verify
from playground.application import Application
from playground.limits import Limits
from playground.message import Message
from playground.record import Deed, Outcome
from playground.show.captains import Captain
from playground.show.demo import TOKEN, BotProcess, Stage, config_for, served, unless_stopped
from playground.standin import Standin
from render.games import GAMES
from storage.moving import reading
from storage.places import Place, Server
from tests.e2e.evidence import MARK, Receipt, closed_entries, lost_receipts, marks, shown_receipts
from tests.e2e.test_kills import QUICK, Misfortune
from tests.engines import TestServer, schema_of
from tests.toy.installed import TOY_GAME

HANG_SECONDS = 12.0  # longer than those wait who share the games
LOOK = 0.05  # seconds between two looks at who has which shard
CALM = (4.0, 8.0)  # seconds between the end of one misfortune and the next
_POSTS = "SELECT number, id, state FROM outbox WHERE game = ? AND edits IS NULL AND number > 0"
_OUT = ("sent", "bare")
RECOVERY = 60.0  # seconds in which all shards must be heard again
CLICK_TIME = 3.0  # seconds after which Discord gives a click up
STRIKES = ("kill", "hang", "cut", "restart")
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'bot%'"
_HOLDERS = b"""
SELECT shard, application_name, pid FROM pg_locks JOIN pg_stat_activity USING (pid)
JOIN generate_series(0, %s) AS shard ON (classid::bigint << 32) | objid::bigint
    = hashtextextended('mothership shard ' || shard || ' ' || current_schema(), 0)
WHERE locktype = 'advisory' AND granted
"""

Holders: TypeAlias = dict[int, tuple[str, int]]


@dataclass
class Strike:
    """A misfortune: what it was, when it came, and when all shards were heard again, if ever."""

    kind: str
    began: float
    shards: int
    ended: float = inf

    @property
    def seconds(self) -> float:
        """Tell how long it took."""
        return self.ended - self.began


@dataclass
class Verdict:
    """What a storm left behind."""

    strikes: list[Strike] = field(default_factory=list)
    receipts: int = 0
    lost: list[str] = field(default_factory=list)
    closed_twice: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # noted as sent, and nowhere to be seen
    disordered: list[str] = field(default_factory=list)
    unverified: list[int] = field(default_factory=list)
    unanswered: int = 0  # outside of a takeover
    clicks: int = 0

    @property
    def over(self) -> list[Strike]:
        """List the strikes from which all shards recovered."""
        return [each for each in self.strikes if each.ended < inf]

    @property
    def faults(self) -> list[str]:
        """List what went wrong."""
        wrong = [*self.lost, *self.closed_twice, *self.doubled, *self.missing, *self.disordered]
        return wrong + [f"game {number} does not verify" for number in self.unverified]

    def report(self) -> str:
        """Tell the figures."""
        lines = [f"{self.receipts} receipts, {self.clicks} clicks, {len(self.faults)} faults"]
        lines.append(f"clicks unanswered outside takeovers: {self.unanswered}")
        for kind in STRIKES:
            taken = [each.seconds for each in self.over if each.kind == kind and each.shards]
            if taken:
                told = f"median {median(taken):.1f} s, worst {max(taken):.1f} s"
                lines.append(f"{kind}: {len(taken)} times, {told}")
        return "\n".join(lines)


class Fleet:
    """Bots on one stand-in and one database of their own."""

    def __init__(self, discord: Standin, server: TestServer, place: Server, folder: Path) -> None:
        self.discord = discord
        self.server = server
        self.place = place
        self.folder = folder
        self.app: Application = discord.add_application(token=TOKEN)
        self.bots: list[BotProcess] = []
        self.running: list[asyncio.Task[None]] = []
        self.verdict = Verdict()

    def start(self, bots: int) -> None:
        """Start so many bots."""
        config = self.folder / "config.toml"
        config.write_text(config_for(self.discord, self.folder), encoding="utf-8")
        run = [sys.executable, "-m", "tests.e2e.storm_bot", str(config)]
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
        if kind == "kill":
            bot.kill()
        elif kind == "hang":
            self._hang(bot)
        elif kind == "cut":
            await asyncio.to_thread(self._cut)
        else:
            await asyncio.to_thread(self.server.restart)
        async with asyncio.timeout(RECOVERY):
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

    def _hang(self, bot: BotProcess) -> None:
        process = bot.process
        if process is None or process.returncode is not None:
            return
        process.send_signal(signal.SIGSTOP)

        def go_on() -> None:
            if process.returncode is None:
                process.send_signal(signal.SIGCONT)

        asyncio.get_running_loop().call_later(HANG_SECONDS, go_on)

    def _cut(self) -> None:
        with psycopg.connect(self.place.url, autocommit=True) as raw:
            raw.execute(_CUT)

    async def blow(self, dice: random.Random) -> None:
        """Strike again and again."""
        kinds: list[str] = []
        while True:
            await asyncio.sleep(dice.uniform(*CALM))
            kinds = kinds or dice.sample(STRIKES, len(STRIKES))
            await self.strike(kinds.pop(), dice)


def names_of(number: int) -> tuple[str, str]:
    """Name the captains of a game."""
    return f"Ada {number}", f"Bob {number}"


@asynccontextmanager
async def fleet(folder: Path, bots: int, shards: int, seed: int) -> AsyncIterator[Fleet]:
    """Start bots on a server of their own."""
    server = TestServer()
    try:
        place = schema_of(server.start(), str(folder))
        limits = Limits.repeated()
        async with Standin(limits=limits, shards=shards) as discord:
            made = Fleet(discord, server, place, folder)
            made.start(bots)
            try:
                await served(made.app)
                await discord.world.wait_until(lambda: len(discord.world.heard(made.app)) == shards)
                discord.world.faults = Misfortune(seed=seed, requests=0.05, kinds=QUICK)
                yield made
            finally:
                await made.stop()
    finally:
        server.stop()


async def storm(
    folder: Path, *, games: int, at_once: int, bots: int = 3, shards: int = 6, seed: int = 1
) -> Verdict:
    """Play games in a storm, and look at everything they left."""
    dice, turns = random.Random(seed), asyncio.Semaphore(at_once)
    async with fleet(folder, bots, shards, seed) as made:
        stages = [made.stage(number, seed) for number in range(games)]

        async def play(stage: Stage) -> int:
            async with turns:
                last = await stage.play()
            found = MARK.findall(last.text)
            return int(found[-1][0])

        blowing = asyncio.create_task(made.blow(dice))
        numbers = await unless_stopped(blowing, _all(play(stage) for stage in stages))
        blowing.cancel()
        await asyncio.gather(blowing, return_exceptions=True)
        await asyncio.sleep(HANG_SECONDS)  # what hangs goes on, and what is owed goes out
        verdict = made.verdict
        count_clicks(made)
        shown = shown_receipts(made)
        for stage, number in zip(stages, numbers, strict=True):
            await judge(verdict, made.place, stage, number, shown)
    return verdict


async def _all(games: Iterable[Awaitable[int]]) -> list[int]:
    return await asyncio.gather(*games)


def count_clicks(made: Fleet) -> None:
    """Count clicks, and those that nobody answered though all shards had an owner."""
    record, verdict = made.discord.record, made.verdict
    clicked = {deed.interaction: deed.when for deed in record.of(Deed)}
    skew = made.discord.clock.now() - time.monotonic()
    verdict.clicks = len(clicked)
    spans = [(each.began + skew, each.ended + skew) for each in verdict.strikes]
    for outcome in record.of(Outcome):
        if outcome.acknowledged is None and outcome.interaction in clicked:
            when = clicked[outcome.interaction]
            verdict.unanswered += not any(
                began - CLICK_TIME <= when <= ended + CLICK_TIME for began, ended in spans
            )


async def judge(
    verdict: Verdict, at: Place, stage: Stage, number: int, shown: set[Receipt]
) -> None:
    """Look for faults in what a game left, in its messages and in the database."""
    names = tuple(captain.person.name for captain in stage.captains)
    with GAMES.also(TOY_GAME):
        export = await exported(at, number, GAMES.rules)
        if verify(export, GAMES.rules.find).result is None:
            verdict.unverified.append(number)
    receipts = {receipt for receipt in shown if receipt.name in names}
    verdict.receipts += len(receipts)
    verdict.lost += [str(receipt) for receipt in lost_receipts(export, receipts, names)]
    closed = Counter(entry["group"] for entry in closed_entries(export))
    verdict.closed_twice += [f"{number} {group}" for group, count in closed.items() if count > 1]
    counted = marks(stage, number)
    verdict.doubled += [f"{number}·{post}" for post, count in counted.items() if count > 1]
    with reading(at) as sql:
        posts = sql.execute(_POSTS, (number,)).fetchall()
    written = {post: id_ for post, id_, _ in posts}
    out = [post for post, _, state in posts if state in _OUT]
    verdict.missing += [f"no {number}·{post}" for post in out if post not in counted]
    for place in (stage.channel.messages, *(captain.person.inbox for captain in stage.captains)):
        told = [written[post] for post in _numbers(place, number)]
        if told != sorted(told):
            verdict.disordered.append(f"game {number}: {told}")


def _numbers(messages: list[Message], game: int) -> list[int]:
    """List the numbers of a game's posts as they stand one below the other."""
    found = [MARK.findall(each.text)[-1:] for each in messages if each.ephemeral_for is None]
    return [int(post) for ((of, post),) in filter(None, found) if int(of) == game]
