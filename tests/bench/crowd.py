"""Very many games at once through the stand-in, each bot a process of its own.

Three bots listen: ours, one that only acknowledges clicks (`empty`), and one that also sends the
message back with pictures as large (`echo`), which is what discord.py takes for the traffic of a
click of ours. They are clicked in turn, on the same panel, so that a busy machine slows all alike.
"""

import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.words import say
from playground.application import Application
from playground.client.people import Person
from playground.interactions import Press
from playground.limits import Limits
from playground.message import Message
from playground.places import Channel
from playground.record import Appeared, Deed, Entry, Outcome
from playground.show.captains import Captain, rows_of
from playground.show.demo import BotProcess
from playground.standin import Standin
from render.words import words_for
from tests.bench.book import Book
from tests.bench.labour import worked_by
from tests.e2e.evidence import bot_command

TABLES = 200
BUSY = 50  # tables that play while the clicks of another one are timed
ROUNDS, BLOCK = 10, 20  # of clicks in turn
SECONDS = 40.0  # for which all tables play
BUSY_PAUSE, PAUSE = 3.0, 12.0  # seconds that captains take for a click at most: few, all of them
PATIENCE = 300.0  # of those who open a table beside all that play
LULL = 0.1  # seconds in which a bot ends what it began
SHORTEST_PACE = 0.02  # hours; computer captains answer after a share of it
OPENING = 10  # tables that are opened at the same time
KINDS = ("ours", "empty", "echo")
CLOSED = words_for("en")(say("order-passed")).partition(".")[0]


@dataclass
class Calm(Captain):
    """A captain who takes time for each click, at the pace of the crowd."""

    crowd: "Crowd" = field(kw_only=True)

    async def click(self, act: Callable[[], Awaitable[Press]]) -> Press | None:
        """Think, then click."""
        await asyncio.sleep(random.uniform(0, self.crowd.pause))
        return await super().click(act)


@dataclass
class Target:
    """A panel that is clicked again and again, and the bot behind it."""

    kind: str
    bot: BotProcess
    person: Person
    message: Message
    acks: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of CPU, by block, for each click

    async def block(self) -> None:
        """Click some times in a row; note how long answers took, and how much work it was."""
        assert self.bot.process is not None
        before = worked_by(self.bot.process.pid)
        for turn in range(BLOCK):
            press = await self._click(turn)
            if self.kind != "empty":
                await press.settled(PATIENCE)
            assert press.ack_after is not None
            self.acks.append(press.ack_after)
        await asyncio.sleep(LULL)
        self.seconds.append((worked_by(self.bot.process.pid) - before) / BLOCK)

    async def _click(self, turn: int) -> Press:
        """Choose something in the first row."""
        first = rows_of(self.message)[0].children
        if not first[0].options:
            button = first[turn % len(first)]
            return await self.person.press(self.message, custom_id=button.custom_id)
        option = first[0].options[turn % len(first[0].options)]
        return await self.person.choose(
            self.message, custom_id=first[0].custom_id, values=[option.value]
        )


@dataclass
class Crowd:
    """A stand-in with the bots and all who play."""

    discord: Standin
    apps: dict[str, Application]
    bots: dict[str, BotProcess]
    pause: float = BUSY_PAUSE
    homes: dict[int, int] = field(default_factory=dict)  # channel of each person

    def newcomer(self, channel: Channel) -> Person:
        """Let somebody into the guild of a channel."""
        assert channel.guild is not None
        person = self.discord.add_person(f"Captain {len(self.homes)}")
        self.homes[person.id] = channel.id
        channel.guild.join(person)
        return person

    def channel(self, kind: str) -> Channel:
        """Make a guild with a channel that a bot is in."""
        guild = self.discord.add_guild("A club")
        guild.invite(self.apps[kind])
        return guild.add_channel("invasions")

    async def table(self, **options: object) -> tuple[Channel, Person, Person]:
        """Open a game and start it."""
        channel = self.channel("ours")
        host, guest = self.newcomer(channel), self.newcomer(channel)
        await host.slash(channel, "game new", self.apps["ours"], seats=3, opponents=1, **options)
        lobby = await _post(host, channel, "Join")
        await (await guest.press(lobby, label="Join")).settled(PATIENCE)
        await (await host.press(lobby, label="Start")).settled(PATIENCE)
        await _post(host, channel, "My orders")
        return channel, host, guest

    async def targets(self) -> list[Target]:
        """Open a panel of ours, and hang copies of it before the other bots."""
        channel, host, _ = await self.table(pace="daily")
        post = await _post(host, channel, "My orders")
        press = await (await host.press(post, label="My orders")).settled(PATIENCE)
        assert press.reply is not None
        return [self._target(kind, host, press.reply) for kind in KINDS]

    def _target(self, kind: str, person: Person, panel: Message) -> Target:
        if kind == "ours":
            return Target(kind, self.bots[kind], person, panel)
        channel, world = self.channel(kind), self.discord.world
        reader = self.newcomer(channel)
        number, now = world.ids.next(), world.clock.now()
        copy = Message(number, channel, self.apps[kind].user, now, panel.look)
        world.post(copy)
        return Target(kind, self.bots[kind], reader, copy)


async def bench_crowd(book: Book, tables: int = TABLES) -> None:
    """Compare clicks while nobody plays and while some do; then let all play."""
    with tempfile.TemporaryDirectory() as folder:
        async with crowd_in(Path(folder)) as crowd:
            await _in_turn(await crowd.targets(), rounds=1)  # all is loaded once
            quiet = await _in_turn(await crowd.targets(), ROUNDS)
            _note_work(book, quiet)
            async with asyncio.TaskGroup() as players:
                await _play(book, crowd, players, quiet, tables)


async def _play(
    book: Book,
    crowd: Crowd,
    players: asyncio.TaskGroup,
    quiet: dict[str, Target],
    tables: int,
) -> None:
    """Let some tables play, then all."""
    playing = await _seated(crowd, players, min(BUSY, tables))
    busy = await _in_turn(await crowd.targets(), ROUNDS)
    _note_speed(book, quiet, busy)
    crowd.pause = PAUSE
    playing += await _seated(crowd, players, tables - min(BUSY, tables))
    await _all_play(book, crowd, tables)
    for captain in playing:
        captain.cancel()


@contextlib.asynccontextmanager
async def crowd_in(folder: Path) -> AsyncIterator[Crowd]:
    """Start the stand-in and the three bots."""
    async with Standin(limits=Limits.wide()) as discord, asyncio.TaskGroup() as processes:
        apps = {kind: discord.add_application(token=f"{kind}-token", name=kind) for kind in KINDS}
        bots = {}
        for kind, app in apps.items():
            bots[kind] = bot = BotProcess(_command(kind, discord, folder), folder / f"{kind}.log")
            processes.create_task(bot.keep_alive())
            await app.ready()
        try:
            yield Crowd(discord, apps, bots)
        finally:
            for bot in bots.values():
                await bot.stop()


def _command(kind: str, discord: Standin, folder: Path) -> list[str]:
    config = folder / f"{kind}.toml"
    config.write_text(
        f'[discord]\ntoken = "{kind}-token"\napi_base = "{discord.api_base}"\n'
        "posts_per_second = 45\n"
        "emojis = false\n"
        "seconds_between_edits = 0\n"  # what waits on purpose is not measured
        f'[storage]\npath = "{(folder / "games.sqlite3").as_posix()}"\n',
        encoding="utf-8",
    )
    if kind == "ours":
        return bot_command(config)
    return [sys.executable, "-m", "tests.bench.bare", str(config), kind]


async def _post(person: Person, channel: Channel, label: str) -> Message:
    """Wait for a post with a button."""
    return await person.wait_for(
        lambda post: any(button.label == label for button in post.buttons),
        where=channel,
        timeout=PATIENCE,
    )


async def _in_turn(targets: list[Target], rounds: int) -> dict[str, Target]:
    for _ in range(rounds):
        for target in targets:
            await target.block()
    return {target.kind: target for target in targets}


async def _seated(
    crowd: Crowd, players: asyncio.TaskGroup, tables: int
) -> list["asyncio.Task[None]"]:
    """Open games, a few at once; one captain plays by direct message, one from the channel."""
    door = asyncio.Semaphore(OPENING)

    async def seat() -> list[asyncio.Task[None]]:
        async with door:
            channel, *crew = await crowd.table(hours=SHORTEST_PACE)
        captains = [
            Calm(person, channel, person.id, direct=person is crew[0], crowd=crowd)
            for person in crew
        ]
        return [players.create_task(captain.play()) for captain in captains]

    seated = await asyncio.gather(*(seat() for _ in range(tables)))
    return [task for tasks in seated for task in tasks]


def _note_work(book: Book, targets: dict[str, Target]) -> None:
    """Note how much a click keeps each bot busy."""
    ours, empty, echo = (statistics.median(targets[kind].seconds) for kind in KINDS)
    for kind, seconds in zip(KINDS, (ours, empty, echo), strict=True):
        book.note("crowd", f"CPU of a click, {kind}, ms", seconds * 1000)
    book.note("crowd", "all CPU of our click / empty click", ours / empty)
    book.note("crowd", "our own part (ours - echo) / empty click (aim: 1)", (ours - echo) / empty)


def _note_speed(book: Book, quiet: dict[str, Target], busy: dict[str, Target]) -> None:
    """Note how soon clicks are acknowledged, alone and while others play."""
    usual = statistics.median(quiet["empty"].acks)
    for name, targets in (("alone", quiet), (f"{BUSY} others play", busy)):
        for kind in ("ours", "empty"):
            book.spread("crowd", f"press to acknowledgement, {kind}, {name}", targets[kind].acks)
    alone = statistics.median(quiet["ours"].acks)
    loaded = statistics.median(busy["ours"].acks)
    beside = statistics.median(busy["empty"].acks)
    book.note("crowd", "ours / empty, alone (aim: 1.3)", alone / usual)
    book.note("crowd", f"ours while {BUSY} play / empty alone (aim: 2)", loaded / usual)
    book.note("crowd", f"ours while {BUSY} play / empty meanwhile", loaded / beside)


async def _all_play(book: Book, crowd: Crowd, games: int) -> None:
    """Let everybody play for a while, and note how soon they are answered."""
    record, process = crowd.discord.record, crowd.bots["ours"].process
    assert process is not None
    await asyncio.sleep(PAUSE)
    first, before = len(record), worked_by(process.pid)
    await asyncio.sleep(SECONDS)
    worked = worked_by(process.pid) - before
    acks, results = answers(crowd, list(record)[first:])
    book.note("crowd", "games at once", games)
    book.note("crowd", "clicks/s", len(acks) / SECONDS)
    book.note("crowd", "results/s", len(results) / SECONDS)
    book.note("crowd", "cores that our bot kept busy", worked / SECONDS)
    book.spread("crowd", "press to acknowledgement, all play", acks)
    book.spread("crowd", "press to posted result, all play", results)


def answers(crowd: Crowd, entries: list[Entry]) -> tuple[list[float], list[float]]:
    """List the seconds to acknowledgements, and from a press that ends a phase to its news."""
    acks: list[float] = []
    ends: list[Deed] = []
    news: dict[int, list[float]] = {}
    pressed: dict[int, Deed] = {}  # the last on each panel
    for entry in entries:
        match entry:
            case Outcome(acknowledged=int(), after=after):
                acks.append(after)
            case Deed(message=int(panel)):
                pressed[panel] = entry
            case Appeared(message=message) if message.channel.guild and not message.ephemeral_for:
                news.setdefault(message.channel.id, []).append(entry.when)
            case Appeared(message=message) if CLOSED in entry.look.text and message.id in pressed:
                ends.append(pressed.pop(message.id))
    results = []
    for end in ends:
        after_end = [when for when in news.get(crowd.homes[end.person], ()) if when >= end.when]
        results += [when - end.when for when in after_end[:1]]
    return acks, results
