"""Mothership: the composition root and the command line."""

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import logging
import os
import secrets
import sqlite3
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
from rich.console import Console

from cogs.delivery.sending import Gate
from cogs.operating.doctor import examine_discord
from cogs.operating.http import (
    HealthPage,
    Probes,
    check_clicks,
    check_listen,
    check_pages,
    page_at,
    watch_requests,
    watching_loop,
)
from cogs.operating.joining import Joining, Reaching
from cogs.operating.logs import set_up_logs, tell_faults
from cogs.operating.meter import PrometheusMeter
from cogs.operating.running import run_on_loop, settle_in
from cogs.operating.stop import clicks_served, stop_signals
from cogs.parts.claiming import Common
from cogs.parts.loop_clock import LoopClock
from cogs.parts.message_lanes import MessageLanes
from engine.core.export import ExportError
from engine.core.registry import GameDataError, UnknownGameError
from engine.core.variants import SetupError
from engine.host.host import Host
from engine.host.ownership import Alone, Ownership
from engine.host.ports import Clock, UnreadableError
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.operating import SILENCE, Diagnosis, Meter, ill, printable, well, where
from playground.errors import PlaygroundError
from playground.remote_clock import RemoteClock
from render.type import missing_faces
from storage.engines.database import Database, DatabaseError, open_database, paces, sharing
from storage.keeping.backup import BackupError
from storage.keeping.checks import check_database, check_games, check_pulse, is_held, last_beat_age
from storage.keeping.moving import MoveError
from storage.keeping.sealing import SealError
from storage.metered import MeteredStore, is_writable, look_into
from storage.settings import DiscordSettings, Settings, SettingsError, load_settings
from storage.tables.memory import SqlKeyValueStore

try:  # the rules load their cards when they are imported
    from cogs.acts.frontend import Frontend
    from cogs.client import Mothership
    from cogs.delivery.presenter import DiscordPresenter, Rehearsal
    from cogs.delivery.storyboard import DiscordStoryboard
    from cogs.endpoint import Clicks, DeafError, clicks_over_http
    from cogs.operating.command_list import CommandList
    from cogs.operating.emoji_list import EmojiList
    from cogs.pictures.drawing_pool import DrawingPool
    from cogs.pictures.drawing_process import DrawingProcess, DrawingThread
    from cogs.pictures.picture_cache import PictureCache, Waits
    from cogs.sharded import ShardedMothership
    from cogs.web.opening import pages_served
    from render.games import GAMES
    from render.translating import add_words_options, words_command
    from render.trials import (
        TrialError,
        add_gallery_options,
        add_simulate_options,
        gallery_command,
        simulate_command,
    )
    from showing import add_showing
    from storage.keeping.archive import ArchiveError, exported
    from storage.keeping.commands import FileError, add_commands, tell
except GameDataError as error:
    sys.exit(f"The cards cannot be used:\n{error}")

__all__ = ["exported", "main", "rehearsed_keys", "serve"]

OK, FAILED = 0, 1
LOST = "Another bot holds the games at {place} by now, so that this one has stopped."

_log = logging.getLogger("mothership")


class CommandError(Exception):
    """What a command cannot do, in words for the person who gave it."""


# --- run ---------------------------------------------------------------------------------------


async def serve(
    settings: Settings,
    rehearsed: Callable[[int], bytes] | None = None,
    *,
    anew: bool = False,
    apart: bool = False,
    standby: bool = False,
) -> None:
    """Run the bot until it is told to stop; send the list of commands `anew` if that is wanted.

    Pictures are drawn in this process unless it shall be done apart from it. Where keys are
    rehearsed, so is what Discord adds to the dice. A bot on `standby` waits for its turn.
    """
    if not settings.discord.token.get_secret_value():
        raise CommandError(
            "There is no token. Put it into the environment variable MOTHERSHIP_DISCORD__TOKEN "
            "or into config.toml under [discord] (see config.example.toml)."
        )
    tell_faults(asyncio.get_running_loop())
    GAMES.plug_in()
    async with contextlib.AsyncExitStack() as stack:
        place, shards = settings.storage.place, settings.discord.shards
        ownership = sharing(place, shards) or Alone(shards)
        database = await open_database(place, waiting=standby, shared=not ownership.alone)
        stack.push_async_callback(database.close)
        common = paces(place, shards)
        if common is not None:
            stack.push_async_callback(common.close)
        clock = await _clock(settings, stack)
        meter = PrometheusMeter() if settings.operating.listen else None
        pool = _drawing_pool(settings, meter or SILENCE, apart=apart)
        waits = Waits(settings.pictures.public_wait_seconds, settings.pictures.private_wait_seconds)
        picture_cache = PictureCache(pool, waits)
        stack.push_async_callback(picture_cache.close)
        picture_cache.open()
        meets = meter or SILENCE
        bridge = _bridge(
            settings, database, ownership, clock, rehearsed, meets, picture_cache, common
        )
        stack.callback(bridge.commands.close)
        stack.push_async_callback(bridge.emojis.close)
        stop = stack.enter_context(stop_signals())
        losing = asyncio.create_task(_stop_where(database.lost, stop))
        stack.callback(losing.cancel)
        if meter is not None:
            page = HealthPage(meter, _probes(bridge, database, ownership, settings, stop))
            await stack.enter_async_context(page_at(settings.operating.listen, page))
            stack.enter_context(watching_loop(meter))
        pages = pages_served(bridge.host, pool, **settings.web.model_dump())
        await stack.enter_async_context(pages)
        await _run(bridge, stop, settings, anew=anew)
        if database.lost.is_set():
            raise CommandError(LOST.format(place=settings.storage.place))


async def _stop_where(lost: asyncio.Event, stop: asyncio.Event) -> None:
    """Stop as if told to where others play on with the games."""
    await lost.wait()
    stop.set()


def _drawing_pool(settings: Settings, meter: Meter, *, apart: bool) -> DrawingPool:
    """Let pictures be drawn in as many processes as are allowed and useful, or in a thread."""
    if not apart:
        return DrawingPool(DrawingThread, meter=meter)
    most = min(settings.pictures.processes, os.cpu_count() or 1)
    return DrawingPool(lambda: DrawingProcess(meter=meter), most, meter)


@dataclass(frozen=True)
class _Bridge:
    """All that serves a database on Discord."""

    client: Mothership
    host: Host
    frontend: Frontend
    gate: Gate
    reaching: Reaching
    joining: Joining
    commands: CommandList
    emojis: EmojiList
    clicks: Clicks


def _bridge(
    settings: Settings,
    database: Database,
    ownership: Ownership,
    clock: Clock,
    rehearsed: Callable[[int], bytes] | None,
    meter: Meter,
    picture_cache: PictureCache,
    common: Common | None,
) -> _Bridge:
    """Put everything together."""
    gate = Gate(LoopClock(), settings.discord.posts_per_second, meter, common)
    memory = SqlKeyValueStore(database)
    free = settings.discord.free_identifies * settings.discord.shards
    joining = Joining(memory, SystemClock(), free, meter)
    trace = watch_requests(meter, gate.refused, gate.budget)
    client = _client(settings.discord.shards, ownership, gate, joining, trace, common)
    lanes = MessageLanes()
    presenter = DiscordPresenter(client, picture_cache, gate, meter, ownership.owns, lanes)
    host = Host(
        GAMES.rules,
        MeteredStore(database, meter),
        Rehearsal(presenter) if rehearsed else presenter,
        clock,
        grace=settings.game.grace_seconds,
        key_source=rehearsed or secrets.token_bytes,
        reachable=lambda: client.reachable,
        storyboard=DiscordStoryboard(),
        edit_gap=settings.discord.seconds_between_edits,
        computers=GAMES,
        suspends=not settings.clock.url,
        prompt=settings.game.prompt_computers,
        pages=settings.web.url if settings.web.listen else "",
        ownership=ownership,
    )
    paged = bool(settings.web.listen)
    frontend = Frontend(host, picture_cache, meter, paged=paged, claims=common, lanes=lanes)
    commands = CommandList(client.tree, memory, SystemClock(), meter)
    emojis = EmojiList(client, client.own_emojis, _signs, memory, SystemClock())
    client.add_listener(emojis.refused, "on_emojis_refused")
    clicks = clicks_over_http(settings.discord.interactions, client, clock, meter)
    reaching = Reaching(LoopClock())
    return _Bridge(client, host, frontend, gate, reaching, joining, commands, emojis, clicks)


def _client(
    total: int,
    ownership: Ownership,
    gate: Gate,
    joining: Joining,
    trace: aiohttp.TraceConfig,
    common: Common | None = None,
) -> Mothership:
    """Make the client; of several processes each sends as many posts as it has shards."""
    if total == 1:
        return Mothership(joining, trace)

    def wanted() -> tuple[int, ...]:
        shards = ownership.shards
        if shards and not ownership.alone:  # who has none sends nothing, and soon has some again
            gate.take_share(len(shards) / total)
        return shards

    return ShardedMothership(total, wanted, ownership, joining, trace, paces=common)


def _signs() -> dict[str, str]:
    """Draw the signs of all games, by name."""
    return {name: svg for game in GAMES for name, svg in game.full_renderer.signs.items()}


async def _run(bridge: _Bridge, stop: asyncio.Event, settings: Settings, *, anew: bool) -> None:
    client, host = bridge.client, bridge.host
    there = settings.discord
    token = there.token.get_secret_value()
    log_in = partial(client.log_in, there.api_base, there.gateway, token)
    async with client:
        if not await bridge.reaching.until(log_in, stop):
            return
        await host.open()
        try:
            await client.install(bridge.frontend, GAMES.names(), settings.game.pace_hours)
            await bridge.commands.publish(anew=anew)
            if settings.discord.emojis:
                bridge.emojis.publish()
            await _listen(bridge, stop, settings.operating.stop_seconds)
        finally:
            bridge.gate.close()
            await host.close()
            await client.close()


async def _listen(bridge: _Bridge, stop: asyncio.Event, seconds: float) -> None:
    """Hear clicks until told to stop; then hear no more, and serve those that came."""

    async def join() -> None:
        await bridge.joining.wait()
        await bridge.client.connect()

    async with bridge.clicks():
        connection = asyncio.create_task(join())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({connection, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        broken = connection.done()
        if not broken:  # else nobody is heard here whom others should hear first
            await bridge.client.hand_over()
    await bridge.client.leave(connection)
    await clicks_served(seconds)
    if broken:
        connection.result()


def _probes(
    bridge: _Bridge,
    database: Database,
    ownership: Ownership,
    settings: Settings,
    stop: asyncio.Event,
) -> Probes:
    """Say what the operator's page asks."""
    return Probes(
        online=lambda: bridge.client.online,
        listening=lambda: bridge.client.listening,
        serving=lambda: not stop.is_set(),
        waiting=lambda: ownership.waits,
        writable=lambda: is_writable(database),
        beat_age=lambda: last_beat_age(settings.storage.place, SystemClock().now()),
        contents=lambda: look_into(database),
        pictures=bridge.frontend.picture_cache.state,
        unreached=lambda: bridge.reaching.waits,
    )


async def _clock(settings: Settings, stack: contextlib.AsyncExitStack) -> Clock:
    if not settings.clock.url:
        return SystemClock()
    return await stack.enter_async_context(RemoteClock(settings.clock.url))


def run_command(options: argparse.Namespace) -> int:
    """Serve on Discord."""
    settings = load_settings(options.config, must_exist=options.config is not None)
    secrets_ = (settings.discord.token, settings.storage.url)
    known = tuple(each.get_secret_value() for each in secrets_)
    set_up_logs(settings.log.level, settings.log.format, known)
    keys = _rehearsed(options.rehearse, settings)
    settle_in()
    run_on_loop(serve(settings, keys, anew=options.sync, apart=True, standby=options.standby))
    return OK


def _rehearsed(seed: int | None, settings: Settings) -> Callable[[int], bytes] | None:
    """Return where the keys of a rehearsal come from; a known seed is for a stand-in alone."""
    if seed is None:
        return None
    if settings.discord.api_base == DiscordSettings().api_base:
        raise CommandError("--rehearse makes dice that can be foretold; leave it out on Discord.")
    return rehearsed_keys(seed)


def rehearsed_keys(seed: int) -> Callable[[int], bytes]:
    """Make keys that are the same whenever a demo is played with this seed."""
    games = itertools.count(1)
    return lambda size: hashlib.shake_256(f"{seed} {next(games)}".encode()).digest(size)


# --- doctor --------------------------------------------------------------------------------------


def doctor_command(options: argparse.Namespace) -> int:
    """Check settings, cards, fonts, database and permissions; say what to mend."""
    healthy = True
    for finding in asyncio.run(_findings(options)):
        tell(str(finding))
        healthy = healthy and finding.healthy
    return OK if healthy else FAILED


async def _findings(options: argparse.Namespace) -> list[Diagnosis]:
    try:
        settings = load_settings(options.config, must_exist=options.config is not None)
    except SettingsError as error:
        return [ill(line) for line in str(error).splitlines()]
    place = settings.storage.place
    if options.alive:
        return [await check_pulse(place, SystemClock().now())]
    there = settings.discord
    token = there.token.get_secret_value()
    return [
        well("The settings are valid."),
        well("The cards are complete."),  # else the rules had not loaded
        _fonts(),
        await check_database(place),
        *await check_games(place),
        check_listen(settings.operating.listen, running=is_held(place)),
        check_pages(settings.web.listen, settings.web.url, running=is_held(place)),
        check_clicks(there.interactions, running=is_held(place)),
        *await examine_discord(token, there.api_base, there.gateway, there.interactions),
    ]


def _fonts() -> Diagnosis:
    fault = missing_faces()
    if fault:
        return ill(f"{fault} Install the packages of constraints.txt again.")
    return well("The fonts are there.")


# --- the command line ----------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """Build the command line."""
    line = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    line.add_argument("--config", type=Path, help="settings file (default: config.toml)")
    commands = line.add_subparsers(required=True, metavar="COMMAND")

    run = _command(commands, "run", run_command, "serve on Discord")
    run.add_argument(
        "--rehearse", type=int, metavar="SEED", help="make the dice of a demo repeatable"
    )
    run.add_argument(
        "--sync", action="store_true", help="send the list of commands even if it is unchanged"
    )
    run.add_argument(
        "--standby", action="store_true", help="wait until the bot that holds the games is gone"
    )
    run.epilog = "The token comes from MOTHERSHIP_DISCORD__TOKEN or from config.toml."

    add_showing(partial(_command, commands))

    games = _command(commands, "simulate", simulate_command, "play many games without Discord")
    add_simulate_options(games)

    gallery = _command(commands, "gallery", gallery_command, "draw all kinds of pictures")
    add_gallery_options(gallery)

    words = _command(commands, "words", words_command, "write a catalogue to translate")
    add_words_options(words)

    add_commands(partial(_command, commands), GAMES.rules)

    doctor = _command(commands, "doctor", doctor_command, "check that everything is in order")
    doctor.add_argument("--alive", action="store_true", help="only ask whether a bot is running")
    return line


def _command(
    commands: Any, name: str, action: Callable[[argparse.Namespace], int], text: str
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    command.set_defaults(action=action)
    return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; what goes wrong is one clear sentence and a status above 0."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.action(options)
    except (
        ArchiveError,
        BackupError,
        CommandError,
        DatabaseError,
        DeafError,
        ExportError,
        FileError,
        MoveError,
        PlaygroundError,
        SealError,
        SettingsError,
        SetupError,
        TrialError,
        UnknownGameError,
    ) as error:
        return _fail(str(error))
    except discord.LoginFailure:
        return _fail("Discord rejects the token. Copy it anew from the developer portal.")
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as error:
        kind = type(error).__name__
        return _fail(
            f"Discord cannot be reached, or turned the bot away ({kind}). Try again later."
        )
    except (sqlite3.Error, UnreadableError):
        return _fail(
            "The database cannot be read where this needs it; put a backup in its place, or "
            "look at `bot.py doctor`."
        )
    except KeyboardInterrupt:
        return _fail("Stopped.")
    except Exception as error:
        if options.action is run_command:
            raise  # the log tells it
        return _fail(f"This broke, and should not have ({where(error)}). Please report it.")
    else:
        return status


def _fail(sentence: str) -> int:
    Console(stderr=True).print(printable(sentence), markup=False, highlight=False, soft_wrap=True)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
