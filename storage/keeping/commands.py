"""Commands about the database and its games: backup, export, import, verify, reports, version."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from engine.core.registry import Registry
from engine.host.host import Host
from engine.host.runtime.system_clock import SystemClock
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.operating import printable
from storage.engines.database import open_database
from storage.engines.holding import OWN
from storage.engines.places import Place, place_of
from storage.keeping.archive import (
    ArchiveError,
    NoPresenter,
    exported,
    imported,
    reported,
    verified,
    versions,
)
from storage.keeping.backup import back_up
from storage.keeping.moving import moved
from storage.keeping.sealing import unseal
from storage.settings import Settings, load_settings
from storage.store import SqlStore

OK = 0

Command: TypeAlias = Callable[[argparse.Namespace], int]
OfGames: TypeAlias = Callable[[argparse.Namespace, Registry], int]
Add: TypeAlias = Callable[[str, Command, str], argparse.ArgumentParser]

_console = Console()


class FileError(Exception):
    """A file cannot be read or written; the message is one sentence."""


def add_commands(add: Add, games: Registry) -> None:
    """Put the commands on the command line; `games` are those that are installed."""

    def knowing(command: OfGames) -> Command:
        return lambda options: command(options, games)

    export = add("export", knowing(export_command), "write a finished game to a file")
    export.add_argument("number", type=int, help="number of the game")
    export.add_argument("file", type=Path, help="file to write")
    check = add("verify", knowing(verify_command), "check an exported game")
    check.add_argument("file", type=Path, help="exported game")
    check.add_argument("--post", metavar="ID", help="id of its start post, as copied in Discord")
    bring = add(
        "import", knowing(import_command), "keep an exported game in the database (bot stopped)"
    )
    bring.add_argument("file", type=Path, help="exported game")
    backup = add("backup", backup_command, "copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="file to write (beside the database)")
    backup.add_argument("--salvage", action="store_true", help="leave out what cannot be read")
    move = add("move", move_command, "carry the database to another place (bot stopped)")
    move.add_argument("--to", required=True, metavar="PLACE", help="postgresql://… or a file")
    move.epilog = "It starts from what [storage] names, which stays as it is."
    report = add("report", knowing(report_command), "write a sealed report of a running game")
    report.add_argument("number", type=int, help="number of the game")
    report.add_argument("file", type=Path, help="file to write")
    report.epilog = "It opens with the key of the game, which is published when the game ends."
    opened = add("open-report", open_report_command, "read a sealed report")
    opened.add_argument("file", type=Path, help="report")
    opened.add_argument("--key", required=True, metavar="HEX", help="published key of the game")
    revive = add("revive", knowing(revive_command), "let a game go on that stopped (bot stopped)")
    revive.add_argument("number", type=int, help="number of the game")
    cancel = add("cancel", knowing(cancel_command), "end a game without a winner (bot stopped)")
    cancel.add_argument("number", type=int, help="number of the game")
    add("version", knowing(version_command), "name the versions of what runs here")


def export_command(options: argparse.Namespace, games: Registry) -> int:
    """Write a finished game to a file."""
    data = asyncio.run(exported(_settings(options).storage.place, options.number, games))
    _write(options.file, data)
    tell(f"Game {options.number} is in {options.file}.")
    return OK


def verify_command(options: argparse.Namespace, games: Registry) -> int:
    """Replay an exported game and check its seals, its start post and every draw."""
    tell(verified(_read(options.file), games, options.post))
    return OK


def import_command(options: argparse.Namespace, games: Registry) -> int:
    """Keep an exported game in the database, once it has been verified."""
    data, now = _read(options.file), SystemClock().now()
    number = asyncio.run(imported(_settings(options).storage.place, data, now, games))
    tell(f"The game was checked and is game {number} here. Its captains are nameless.")
    return OK


def backup_command(options: argparse.Namespace) -> int:
    """Copy the database while whoever wants may write to it."""
    place, now = _settings(options).storage.place, SystemClock().now()
    tell(str(back_up(place, options.file, now, salvaging=options.salvage)))
    return OK


def move_command(options: argparse.Namespace) -> int:
    """Carry the database to another place, either way, and compare it there."""
    source, target = _settings(options).storage.place, place_of(options.to)
    tell(str(asyncio.run(moved(source, target))))
    return OK


def report_command(options: argparse.Namespace, games: Registry) -> int:
    """Write what a game did, sealed until its key is published."""
    data = asyncio.run(reported(_settings(options).storage.place, options.number, games))
    _write(options.file, data)
    tell(f"{options.file} is sealed; it opens with the key of game {options.number}.")
    return OK


def open_report_command(options: argparse.Namespace) -> int:
    """Print a sealed report as JSON."""
    opened = unseal(_read(options.file), options.key)
    try:
        _console.print_json(opened.decode(), ensure_ascii=True)
    except (ValueError, RecursionError):
        raise FileError(f"{options.file} holds no report that can be shown.") from None
    return OK


def revive_command(options: argparse.Namespace, games: Registry) -> int:
    """Let a game go on whose rules had broken and are mended."""
    asyncio.run(revived(_settings(options).storage.place, options.number, games))
    tell(f"Game {options.number} goes on. Its captains are told when the bot starts.")
    return OK


def cancel_command(options: argparse.Namespace, games: Registry) -> int:
    """End a game that cannot go on, or shall not."""
    asyncio.run(cancelled(_settings(options).storage.place, options.number, games))
    tell(f"Game {options.number} is cancelled. Its captains are told when the bot starts.")
    return OK


def version_command(_options: argparse.Namespace, games: Registry) -> int:
    """Name the versions of what runs here."""
    for name, number in versions(games).items():
        tell(f"{name} {number}")
    return OK


def _settings(options: argparse.Namespace) -> Settings:
    return load_settings(options.config, must_exist=options.config is not None)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:
        raise FileError(f"{file} cannot be read: {_why(error)}.") from None


def _write(file: Path, data: bytes) -> None:
    """Write a file that nobody else on this machine may read."""
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OWN), "wb") as opened:
            opened.write(data)
    except (OSError, ValueError) as error:
        raise FileError(f"{file} cannot be written: {_why(error)}.") from None


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def tell(text: str) -> None:
    """Print to whoever gave a command."""
    _console.print(printable(text), markup=False, highlight=False, soft_wrap=True)


DENIED = {
    Denial.NO_SUCH_GAME: "there is no such game",
    Denial.NOT_HALTED: "it has not stopped",
    Denial.UNKNOWN_GAME: "its rules or its cards are not installed",
    Denial.STILL_BROKEN: "the rules still break at the same place, or it cannot be read",
    Denial.NOT_RUNNING: "it is over",
}


async def revived(place: Place, number: int, games: Registry) -> None:
    """Let a halted game go on; the bot must be stopped. Raise ArchiveError where it cannot."""
    await _led(place, games, number, "go on", lambda host: host.staff.revive(number, None))


async def cancelled(place: Place, number: int, games: Registry) -> None:
    """End a game without a winner; the bot must be stopped. Raise ArchiveError where it cannot."""
    await _led(place, games, number, "be cancelled", lambda host: host.staff.cancel(number, None))


async def _led(
    place: Place, games: Registry, number: int, what: str, act: Callable[[Host], Awaitable[object]]
) -> None:
    """Do to a game what only whoever runs the bot may; nothing is sent from here."""
    database = await open_database(place)
    try:
        store, clock = SqlStore(database), SystemClock()
        await store.give_back(clock.now())  # or the next start would give the new question too much
        host = Host(games, store, NoPresenter(), clock)
        await host.close()  # what is owed goes out with the next start
        await act(host)
    except DeniedError as denied:
        why = DENIED.get(denied.reason, denied.reason.value)
        raise ArchiveError(f"Game {number} cannot {what}: {why}.") from None
    finally:
        await database.close()
