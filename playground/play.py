"""Play: the bot as its own process, a person in front of a page, and a lobby to begin with."""

import asyncio
import contextlib
import dataclasses
import shutil
import signal
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playground.application import Application
from playground.client.people import Person
from playground.clock import MovableClock
from playground.described import Description
from playground.keeping import keep, keep_on, recall
from playground.limits import Limits
from playground.message import Message
from playground.page.quiet import page_log
from playground.page.server import Hint, Page
from playground.places import MANAGE_SERVER, USUAL, Channel, Guild
from playground.show.captains import CHANGE, DONE, rows_of
from playground.show.demo import ENGLISH, TOKEN, BotProcess, Speech, served, unless_stopped
from playground.standin import Standin

OPPONENTS = 2
START, AGAIN, ORDERS, TRY = "Start", "Rematch", "My orders", "Try it now"
HERE, PORT = "127.0.0.1", "pages.port"  # where the games' pages are, and the file that says so
PAGES = "ms:set-server#pages"  # the choice in /server whether games have pages
LIMITS = dataclasses.replace(Limits.wide(), acknowledge_seconds=6.0)  # a busy machine is slow
PACE = {"pace": "fast"}  # nobody is hurried who looks around; time can be moved
_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {
            "you": "Captain",
            "club": "Galactic Club",
            "channel": "invasions",
            "start": "Press “{start}” under the lobby. Computer captains play with you.",
            "direct": "Something waits for you in the direct messages with {bot}.",
            "wait": "Your answer is in. The others are asked until all have answered.",
            "back": "Your game goes on in {channel}.",
            "over": "Press “{again}” under the result in {channel}, or type /game new there.",
            "orders": "Your direct messages are closed: press “{orders}” under the newest post.",
            "new": "Type /game new to open a game.",
            "welcome": "welcome",
            "try": "Press “{try}” under a game. With a table of others it begins in its channel.",
        },
        "ru": {
            "you": "Капитан",
            "club": "Галактический клуб",
            "channel": "вторжения",
            "start": "Нажмите «{start}» под лобби. С вами играют компьютерные капитаны.",
            "direct": "В личных сообщениях с {bot} вас что-то ждёт.",
            "wait": "Ваш ответ принят. Дело за остальными, пока не ответят все.",
            "back": "Ваша партия продолжается в канале {channel}.",
            "over": "Нажмите «{again}» под итогом в {channel} или напишите там /game new.",
            "orders": "Личные сообщения закрыты: нажмите «{orders}» под последним сообщением.",
            "new": "Напишите /game new, чтобы открыть партию.",
            "welcome": "добро-пожаловать",
            "try": "Нажмите «{try}» под игрой. За столом с другими играют в её канале.",
        },
    }
)


class Opening(NamedTuple):
    """A table to begin with: the channel it stands in, and the options of `/game new`."""

    channel: str
    options: Mapping[str, str | int]


class Scene(NamedTuple):
    """Where somebody plays, and with which bot.

    Where several tables stand side by side, people come to another channel first.
    """

    discord: Standin
    app: Application
    channel: Channel
    person: Person
    bot: BotProcess
    others: tuple[Channel, ...] = ()  # with tables of their own
    welcome: Channel | None = None

    @property
    def tables(self) -> tuple[Channel, ...]:
        """List the channels with tables."""
        return (self.channel, *self.others)


async def play(
    folder: Path,
    command: Callable[[Path], list[str]],
    tell: Callable[[str], None],
    *,
    speech: Speech = ENGLISH,
    fresh: bool = False,
    known: Description | None = None,
    browser: bool = True,
    openings: Sequence[Opening] = (),
) -> None:
    """Serve a person until told to stop; what was played is kept in the folder."""
    if fresh and folder.exists():
        shutil.rmtree(folder)
    stop = told_to_stop()
    stage = playing(folder, command, speech=speech, known=known, openings=openings)
    async with stage as (scene, page, running):
        tell(page.address)
        if browser:
            await asyncio.to_thread(webbrowser.open, page.address)
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({stopping, running}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if running.done():
            running.result()
        del scene


def told_to_stop() -> asyncio.Event:
    """Make an event of the signals that end a process; a closed terminal sends one, too."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError):  # Windows raises KeyboardInterrupt instead
            if number := getattr(signal, name, None):
                loop.add_signal_handler(number, stop.set)
    return stop


@contextlib.asynccontextmanager
async def playing(
    folder: Path,
    command: Callable[[Path], list[str]],
    *,
    speech: Speech = ENGLISH,
    known: Description | None = None,
    openings: Sequence[Opening] = (),
) -> AsyncIterator[tuple[Scene, Page, "asyncio.Task[None]"]]:
    """Set everything up: the stand-in as it was, the bot, the page, and a lobby.

    With `openings` people come to a channel where the bot greets them; beside it are the tables.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with page_log(folder):
        async with _staged(folder, command, speech, known, openings) as stage:
            yield stage


@contextlib.asynccontextmanager
async def _staged(
    folder: Path,
    command: Callable[[Path], list[str]],
    speech: Speech,
    known: Description | None,
    openings: Sequence[Opening],
) -> AsyncIterator[tuple[Scene, Page, "asyncio.Task[None]"]]:
    async with Standin(limits=LIMITS, clock=MovableClock()) as discord:
        app, guild, person = _world(discord, folder, speech, openings)
        config = folder / "config.toml"
        config.write_text(_config(discord, folder, _port(folder)), encoding="utf-8")
        bot = BotProcess(command(config), folder / "bot.log", apart=True)
        bot.on_end = lambda status: discord.world.note("ended", str(status))
        rooms = [each for each in guild.channels if each.parent is None]
        welcome = rooms.pop(0) if len(rooms) > 1 else None
        scene = Scene(discord, app, rooms[0], person, bot, tuple(rooms[1:]), welcome)
        running = asyncio.create_task(scene.bot.keep_alive())
        keeping = asyncio.create_task(keep_on(discord.world, folder))
        try:
            await unless_stopped(running, served(app))
            await unless_stopped(running, _furnish(scene, openings, speech))
            powers = {"kill": bot.kill}  # its own child, and nothing else
            hint = hints(scene, speech)
            async with Page(discord, hint=hint, powers=powers, known=known) as page:
                yield scene, page, running
        finally:
            await scene.bot.stop()
            keeping.cancel()
            await asyncio.gather(running, keeping, return_exceptions=True)
            keep(discord.world, folder)


def _world(
    discord: Standin, folder: Path, speech: Speech, openings: Sequence[Opening]
) -> tuple[Application, Guild, Person]:
    """Find the world of last time, or make one."""
    words = _words(speech)
    if not recall(discord.world, folder):
        app = discord.add_application(token=TOKEN)
        guild = discord.add_guild(words["club"], speech.locale)
        for name in _channels(openings, words):
            guild.add_channel(name)
        if not openings:  # else it is let in once it is there to greet
            guild.invite(app, USUAL)
        owner = discord.add_person(words["you"], speech.locale)
        guild.join(owner)
        guild.trust(owner, MANAGE_SERVER)
    world = discord.world
    (app,) = world.apps.values()
    guild = next(iter(world.guilds.values()))
    person = next(user for user in world.users.values() if isinstance(user, Person))
    person.locale = guild.locale = speech.locale
    return app, guild, person


def _channels(openings: Sequence[Opening], words: Mapping[str, str]) -> list[str]:
    """Name the channels of a new server; one table alone needs no other channel to come to."""
    if not openings:
        return [words["channel"]]
    return [words["welcome"], *(opening.channel for opening in openings)]


async def _furnish(scene: Scene, openings: Sequence[Opening], speech: Speech) -> None:
    """Let the bot greet who comes, and open a lobby at each table that has none yet."""
    guild, person, welcome = scene.channel.guild, scene.person, scene.welcome
    if guild is not None and scene.app.user.id not in guild.bots:
        guild.invite(scene.app, USUAL)
    if welcome is not None:
        start = speech.said.get(TRY, TRY)
        await person.wait_for(lambda post: has_button(post, start), where=welcome)
    usual = Opening(scene.channel.name, {"opponents": OPPONENTS})
    for opening, channel in zip(openings or [usual], scene.tables, strict=False):
        if not channel.messages:
            if channel is scene.channel:
                await _let_look(person, channel)
            await _open_lobby(person, channel, opening, speech, quiet=welcome is not None)


def _port(folder: Path) -> int:
    """Find a place for the games' pages: that of last time, for links in old posts lead there."""
    file = folder / PORT
    with contextlib.suppress(OSError, ValueError), socket.socket() as tried:
        port = int(file.read_text(encoding="utf-8"))
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        tried.bind((HERE, port))
        return port
    with socket.socket() as free:
        free.bind((HERE, 0))
        port = int(free.getsockname()[1])
    file.write_text(str(port), encoding="utf-8")
    return port


async def _open_lobby(
    person: Person, channel: Channel, opening: Opening, speech: Speech, *, quiet: bool
) -> None:
    """Open a game, and wait until it can be seen: nobody shall be shown a channel without it.

    Where it is `quiet`, what was said to the person of it is put away: they asked for nothing yet.
    """
    press = await person.slash(channel, "game new", **opening.options, **PACE)
    start = speech.said.get(START, START)
    await person.wait_for(lambda post: has_button(post, start), where=channel)
    if quiet:
        told = (await press.settled()).reply
        for post in [*([told] if told else []), *person.inbox]:
            channel.world.remove(post)


async def _let_look(person: Person, channel: Channel) -> None:
    """Let the games have pages, as a server's owner would by /server; the answer is put away."""
    press = await (await person.slash(channel, "server")).settled()
    if press.reply is not None:
        await (await person.choose(press.reply, custom_id=PAGES, values=("yes",))).settled()
        channel.world.remove(press.reply)


def _config(discord: Standin, folder: Path, port: int) -> str:
    return (
        f'[discord]\ntoken = "{TOKEN}"\napi_base = "{discord.api_base}"\n'
        "free_identifies = 500\n"  # who starts and stops it does not want to wait
        "[game]\nprompt_computers = true\n"
        f'[clock]\nurl = "{discord.clock_base}"\n'
        f'[storage]\npath = "{(folder / "games.sqlite3").as_posix()}"\n'
        f'[web]\nlisten = "{HERE}:{port}"\nurl = "http://{HERE}:{port}"\n'
    )


def _words(speech: Speech) -> Mapping[str, str]:
    return _WORDS["ru" if speech.locale.startswith("ru") else "en"]


def hints(scene: Scene, speech: Speech = ENGLISH) -> Hint:
    """Make what says in a line what can be done next."""
    return _Hints(scene, speech)


class _Hints:
    """Says in a line what can be done next."""

    def __init__(self, scene: Scene, speech: Speech) -> None:
        self._scene = scene
        self._tables = (*scene.tables, scene.channel)
        self._words = _words(speech)
        self._said = speech.said
        self._start, self._done, self._change, self._again, self._orders, self._try = (
            speech.said.get(label, label) for label in (START, DONE, CHANGE, AGAIN, ORDERS, TRY)
        )

    def __call__(self, person: Person, here: Channel) -> tuple[str, Channel | None]:
        direct, table = person.dm(self._scene.app), self._table(person, here)
        if table is None:
            return self._newcomer(person, here, direct)
        channel = table
        if not channel.admits(person):
            return "", None
        posts, inbox = person.sees(channel), person.sees(direct)[-1:]
        asked = any(map(self._asks, inbox))
        if asked and here is direct:
            return "", None
        if any(has_button(post, self._start) for post in posts):
            return self._say("start", None) if here is channel else self._say("back", channel)
        if asked:
            return self._say("direct", direct)
        if any(has_button(post, self._change) for post in inbox):
            return self._say("wait", None if here is channel else channel)
        if self._is_over(posts[-3:]):
            return self._say("over", None if here is channel else channel, channel)
        return self._unasked(person, None if here is channel else channel, posts)

    def _table(self, person: Person, here: Channel) -> Channel | None:
        """Find the table that matters: the one looked at, else where a game runs, else the only."""
        tables = self._scene.tables
        if here in tables or self._scene.welcome is None:
            return here if here in tables else self._scene.channel
        seen = {table: person.sees(table) for table in tables}
        running = [table for table in tables if self._runs(seen[table][-3:])]
        over = [table for table in tables if self._is_over(seen[table][-3:])]
        return next(iter((*running, *over)), None)

    def _is_over(self, posts: list[Message]) -> bool:
        return any(has_button(post, self._again) for post in posts)

    def _runs(self, posts: list[Message]) -> bool:
        return any(has_button(post, self._orders) for post in posts)

    def _newcomer(
        self, person: Person, here: Channel, direct: Channel
    ) -> tuple[str, Channel | None]:
        """Say what to do where no table plays: answer what waits, or try a game."""
        if any(map(self._asks, person.sees(direct)[-1:])):
            return ("", None) if here is direct else self._say("direct", direct)
        welcome = self._scene.welcome
        return self._say("try", None if here is welcome else welcome)

    def _unasked(
        self, person: Person, there: Channel | None, posts: list[Message]
    ) -> tuple[str, Channel | None]:
        """Say what to do where nothing asks: open a game, or look where orders are given."""
        asking = [has_button(post, self._orders) for post in posts]
        if not any(asking):
            return self._say("new", None)
        return (
            self._say("orders", there) if any(asking[-3:]) and not person.dms_open else ("", None)
        )

    def _say(
        self, name: str, place: Channel | None, table: Channel | None = None
    ) -> tuple[str, Channel | None]:
        """Say what to do, of a table where one is named, and lead to a place."""
        table = next(each for each in (table, place, self._scene.channel) if each in self._tables)
        bot, channel = self._scene.app.name, f"#{table.name}"
        facts = {"start": self._start, "again": self._again, "orders": self._orders}
        facts["try"] = self._try
        facts |= {"bot": bot, "channel": channel}
        return self._words[name].format(**facts), place

    def _asks(self, post: Message) -> bool:
        """Tell whether a post waits for an answer, be it one press."""
        if has_button(post, self._done):  # parts of it may be changed, each by itself
            return True
        if has_button(post, self._change) or has_button(post, self._again):
            return False
        return bool(rows_of(post, self._said))


def has_button(post: Message, label: str) -> bool:
    """Tell whether a post has a button of this name, with an emoji before it or none."""
    return any(label in {part.label, part.raw.get("label")} for part in post.buttons)
