"""The demo: a whole game of computer captains, played on a bot in a process of its own."""

import asyncio
import contextlib
import dataclasses
import os
import re
import shutil
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from playground.application import Application
from playground.clock import Clock, VirtualClock
from playground.errors import Impossible, PlaygroundError
from playground.interactions import Press
from playground.limits import GUARD, Limits
from playground.message import Message
from playground.places import Channel
from playground.record import Deed
from playground.show.captains import Captain
from playground.show.opening import Opening
from playground.show.tour import tour
from playground.show.transcript import write_story, write_transcript
from playground.show.wording import Pictures
from playground.show.words import words_of
from playground.standin import Standin

T = TypeVar("T")

NAMES = ("Zorblax", "Queen Vex", "Admiral Gloop", "Nib the Swift", "Mother Quark")
TOKEN = "playground-token"  # noqa: S105  (opens nothing)
END = "Key of chance"
TICK = 0.05  # seconds
HASTE = 10.0
"""Seconds that pass on the demo's clock in one of the wall's: now and then the game waits for a
minute or two in which nobody has anything to do."""
LATE = GUARD / 4  # seconds; what hangs in drawing must not look like a bot that hangs
MOST_TRIES = 8  # at opening a game, whatever happens to the bot
FRIDAY = 1_777_658_400.0  # 1 May 2026, 18:00 UTC, when the demo begins


class DemoError(PlaygroundError):
    """The demo could not be played to its end."""


class Speech(NamedTuple):
    """What everybody's Discord is set to, and what English phrases are in that language."""

    locale: str = "en-US"
    said: Mapping[str, str] = {}


ENGLISH = Speech()


@dataclass(frozen=True)
class DemoResult:
    """What the demo left behind."""

    game: int
    database: Path
    transcript: Path
    story: Path | None
    pictures: int
    clicks: int
    seconds: float
    ranking: str
    commitment: str


@dataclass
class BotProcess:
    """The bot as a process; it is started again whenever it dies, as a supervisor would."""

    command: list[str]
    log: Path
    apart: bool = False
    """Whether Ctrl-C is for the supervisor alone, who then stops the bot."""
    on_end: Callable[[int], None] = lambda _status: None
    """Hears of every end that nobody asked for."""
    restarts: int = 0
    process: asyncio.subprocess.Process | None = None
    stopping: bool = False
    failed: asyncio.Event = field(default_factory=asyncio.Event)

    async def keep_alive(self) -> None:
        """Run the bot; raise DemoError where it gives up by itself."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("MOTHERSHIP_")
        }
        with self.log.open("ab") as log:
            while not self.stopping:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command,
                    stderr=log,
                    stdout=log,
                    env=environment,
                    start_new_session=self.apart,
                )
                status = await self.process.wait()
                if status > 0 and not self.stopping:
                    raise DemoError(f"The bot stopped with status {status}; {self.log} says why.")
                self.restarts += 1
                if not self.stopping:
                    self.on_end(status)

    async def stop(self) -> None:
        """Ask the bot to stop, and wait."""
        self.stopping = True
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()

    def kill(self) -> None:
        """Kill the bot at once, as a power cut would."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


@dataclass
class Stage:
    """A stand-in with a server, a channel, captains and the bot that serves them."""

    discord: Standin
    channel: Channel
    captains: list[Captain]
    bot: BotProcess
    folder: Path
    running: "asyncio.Task[None]"
    """The bot's process; the task ends where it gives up."""
    opening: dict[str, str] = field(default_factory=dict)
    """What the host says besides when the game is opened."""
    speech: Speech = ENGLISH

    @property
    def posts(self) -> list[Message]:
        """List what everybody sees in the channel."""
        return [message for message in self.channel.messages if message.ephemeral_for is None]

    async def play(self, on_turn: Callable[[int], None] = lambda _turn: None) -> Message:
        """Play from the lobby to the end; return the last post."""
        return await unless_stopped(self.running, self._play(on_turn))

    async def _play(self, on_turn: Callable[[int], None]) -> Message:
        await self.open_lobby()
        playing = [asyncio.create_task(captain.play()) for captain in self.captains]
        watching = asyncio.create_task(self._watch(on_turn))
        try:
            await asyncio.wait({watching, *playing}, return_when=asyncio.FIRST_COMPLETED)
            for broken in filter(asyncio.Task.done, playing):  # captains play for ever
                broken.result()
            return await watching
        finally:
            for task in (watching, *playing):
                task.cancel()
            await asyncio.gather(watching, *playing, return_exceptions=True)

    async def open_lobby(self) -> None:
        """Open a game, let everybody join, and start it."""
        host, *guests = self.captains
        await self._until(
            lambda: host.person.slash(
                self.channel, "game new", seats=len(self.captains), **self.opening
            ),
            self.say("Join"),
        )
        for count, guest in enumerate(guests, 2):
            await self._until(
                partial(self._press_lobby, guest, "Join"),
                f"{count}. {guest.person.name}",
            )
        await self._until(partial(self._press_lobby, host, "Start"), self.say("My orders"))

    def say(self, phrase: str) -> str:
        """Say an English phrase as the bot does in this language."""
        return self.speech.said.get(phrase, phrase)

    async def _press_lobby(self, captain: Captain, label: str) -> Press:
        return await captain.person.press(self._lobby(), label=self.say(label))

    def _lobby(self) -> Message:
        for post in self.posts:
            if any(button.label == self.say("Start") for button in post.buttons):
                return post
        raise Impossible("there is no lobby any more")  # it has begun; the news are on their way

    async def _until(self, act: Callable[[], Awaitable[Press]], wanted: str) -> None:
        """Do something again and again until the channel shows what should follow."""
        host = self.captains[0]
        for _ in range(MOST_TRIES):
            await host.app.ready()
            await host.click(act)
            with contextlib.suppress(TimeoutError):
                waiting = host.person.wait_for(
                    lambda post: post.ephemeral_for is None and wanted in post.text,
                    where=self.channel,
                    timeout=GUARD / MOST_TRIES,
                )
                if await host.unless_gone(waiting) is not None:
                    return
        raise DemoError(f"The channel never showed “{wanted}”; {self.bot.log} may say why.")

    async def _watch(self, on_turn: Callable[[int], None]) -> Message:
        seen: set[tuple[int, int]] = set()
        scenes: set[int] = set()  # posts that ask, which stand for turns where none are named
        end, turn_of = self.say(END), re.compile(rf"{self.say('Turn')} (\d+)")
        while True:
            try:
                post = await self.captains[0].person.wait_for(
                    lambda post: (post.id, post.edits) not in seen and post.ephemeral_for is None,
                    where=self.channel,
                )
            except TimeoutError:
                raise DemoError(
                    f"Nothing happened for {GUARD:.0f} s; {self.bot.log} may say why.\n"
                    f"{self._plight()}"
                ) from None
            seen.add((post.id, post.edits))
            turn = turn_of.search(post.text)
            if any(button.label == self.say("My orders") for button in post.buttons):
                scenes.add(post.id)
                on_turn(int(turn[1]) if turn else len(scenes))
            if end in post.text:
                return post

    def _plight(self) -> str:
        """Tell how the bot and the captains stand, for whoever has to find out why."""
        app, process = self.captains[0].app, self.bot.process
        status = process.returncode if process else None
        lines = [f"connected: {app.connected}, lost {app.drops} times, process: {status}"]
        for captain in self.captains:
            newest = captain.person.inbox[-1:]
            seen = [
                f"{button.label}{' (disabled)' * button.disabled}"
                for message in newest
                for button in message.buttons
            ]
            lines.append(f"{captain.person.name} sees {seen} at the end")
        lines += [str(deed) for deed in self.discord.record.of(Deed)[-8:]]
        logged = self.bot.log.read_text(encoding="utf-8").splitlines()
        lines += [line for line in logged[:-12] if " ERROR " in line]  # why it stalled, perhaps
        return "\n".join([*lines, *logged[-12:]])


@contextlib.asynccontextmanager
async def staged(
    folder: Path,
    command: Callable[[Path], list[str]],
    *,
    captains: int,
    seed: int,
    clock: Clock | None = None,
    limits: Limits | None = None,
    speech: Speech = ENGLISH,
    shards: int = 1,
) -> AsyncIterator[Stage]:
    """Set the stage in `folder`: stand-in, people, configuration, and the bot's process.

    Unless a clock is given, time flies (`HASTE`).
    """
    folder.mkdir(parents=True, exist_ok=True)
    waits, flying = limits or Limits.repeated(), VirtualClock(FRIDAY)
    if clock is None:
        waits = dataclasses.replace(waits, haste=HASTE)
    async with (
        Standin(limits=waits, clock=clock or flying, shards=shards) as discord,
        passing(flying, HASTE),
    ):
        app = discord.add_application(token=TOKEN)
        guild = discord.add_guild("Galactic Club", speech.locale)
        channel = guild.add_channel("invasions")
        guild.invite(app)
        crew = []
        for number, name in enumerate(NAMES[:captains]):
            person = discord.add_person(name, speech.locale)
            guild.join(person)
            direct = number < 2  # the others have closed their direct messages
            if not direct:
                person.close_dms()
            crew.append(Captain(person, channel, seed, direct, speech.said))
        config = folder / "config.toml"
        config.write_text(config_for(discord, folder), encoding="utf-8")
        bot = BotProcess(command(config), folder / "bot.log")
        running = asyncio.create_task(bot.keep_alive())
        stage = Stage(discord, channel, crew, bot, folder, running, speech=speech)
        try:
            await unless_stopped(running, served(app))
            yield stage
        finally:
            await bot.stop()
            await asyncio.gather(running, return_exceptions=True)


async def play_demo(
    folder: Path,
    command: Callable[[Path], list[str]],
    *,
    captains: int,
    seed: int,
    opening: Mapping[str, str] | None = None,
    touring: bool = True,
    speech: Speech = ENGLISH,
    on_turn: Callable[[int], None] = lambda _turn: None,
) -> DemoResult:
    """Play a whole game and write down what everybody saw; raise DemoError where it stalls.

    A tour of what people may do besides follows where it is wanted; it needs a game of some turns.
    """
    began = time.monotonic()
    if folder.exists():
        shutil.rmtree(folder)
    async with staged(
        folder, command, captains=captains, seed=seed, limits=Limits.patient(), speech=speech
    ) as stage:
        clock = stage.discord.clock
        assert isinstance(clock, VirtualClock)
        stage.opening = dict(opening or {})
        words = words_of(speech.locale)
        story = Opening(stage, clock, words)
        story.begin()

        def turned(turn: int) -> None:
            story.turn(turn)
            on_turn(turn)

        last = await stage.play(turned)
        posts = list(stage.posts)
        try:
            if touring:
                await unless_stopped(stage.running, tour(stage, clock))
        except (Impossible, TimeoutError) as error:
            where = _line_of(error)
            raise DemoError(
                f"The tour got stuck at {where}: {str(error) or 'nothing came'}"
            ) from error
        finally:
            pictures = Pictures(folder)
            told = write_story(stage.discord, folder, pictures, words)
            transcript = write_transcript(stage.discord, folder, pictures, words)
        seals = re.findall(r"\b[0-9a-f]{64}\b", "\n".join(post.text for post in posts))
        return DemoResult(
            game=_number(posts, stage.say("game")),
            database=folder / "games.sqlite3",
            transcript=transcript,
            story=told,
            pictures=len(list(folder.rglob("*.png"))),
            clicks=len(stage.discord.record.presses),
            seconds=time.monotonic() - began,
            ranking=_ranking(last),
            commitment=seals[0] if seals else "",
        )


def _line_of(error: BaseException) -> str:
    """Return the line of the tour in which something failed."""
    lines = [
        frame for frame in traceback.extract_tb(error.__traceback__) if "tour" in frame.filename
    ]
    return f"“{lines[-1].line}”" if lines else "its beginning"


@contextlib.asynccontextmanager
async def passing(clock: VirtualClock, haste: float) -> AsyncIterator[None]:
    """Let a clock go so many times as fast as real ones; whoever likes may move it besides."""

    async def tick() -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            clock.advance((now - last) * haste)
            last = now

    ticking = asyncio.create_task(tick())
    try:
        yield
    finally:
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)


async def served(app: Application) -> None:
    """Wait until the bot has its commands registered and listens."""
    await app.commands_synced()
    await app.ready()


async def unless_stopped(running: "asyncio.Task[None]", wanted: Coroutine[Any, Any, T]) -> T:
    """Wait for something; raise DemoError as soon as the bot gives up."""
    waiting = asyncio.ensure_future(wanted)
    try:
        await asyncio.wait({waiting, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        return await waiting
    finally:
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


def config_for(discord: Standin, folder: Path) -> str:
    """Write the settings of a bot on a stand-in."""
    return (
        f'[discord]\ntoken = "{TOKEN}"\napi_base = "{discord.api_base}"\n'
        "emojis = false\n"  # nobody sees them there
        f"shards = {discord.shards}\n"
        "free_identifies = 500\n"  # who kills the bot does not want to wait for it
        "seconds_between_edits = 0\n"  # captains who press at once wait for nobody
        "[pictures]\nprocesses = 1\n"  # enough for one game, and each takes a while to begin
        # whoever plays takes a message that is edited for a new question
        f"public_wait_seconds = {LATE}\nprivate_wait_seconds = {LATE}\n"
        f'[clock]\nurl = "{discord.clock_base if discord.clock.virtual else ""}"\n'
        f'[storage]\npath = "{(folder / "games.sqlite3").as_posix()}"\n'
    )


def _number(posts: list[Message], game: str) -> int:
    found = re.search(rf"{game} (\d+)", "\n".join(post.text for post in posts))
    return int(found[1]) if found else 0


def _ranking(last: Message) -> str:
    lines = [line for line in last.text.splitlines() if re.match(r"\W*\d+\W* ·", line)]
    return "\n".join(line.replace("*", "") for line in lines) or last.text
