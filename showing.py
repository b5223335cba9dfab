"""Commands that show the bot without Discord: it runs as a process of its own, on a stand-in."""

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from playground.playing import add_play_options, play_here
from playground.show.demo import ENGLISH, DemoResult, Speech, play_demo
from render.games import GAMES
from render.installed import InstalledGame
from render.phrases import phrases
from render.trials import add_game_options, counts_of, progress_bars
from render.words import FALLBACK, locales
from storage.keeping.archive import exported, verified
from storage.keeping.commands import tell

OK = 0
BOT = Path(__file__).resolve().with_name("bot.py")
DEMO_CAPTAINS = 3
OPPONENTS = 2  # of the person who plays
DEMO_SEED = 187  # a game that shows much; found by tests.e2e.rehearsal


Command = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]
"""Adds a command to the line: its name, what carries it out, and what it does."""


def add_showing(command: Command) -> None:
    """Add the commands to the line."""
    demo = command("demo", demo_command, "play a whole game through the stand-in")
    demo.add_argument("--folder", type=Path, default=Path("demo"), help="where to write (demo)")
    add_game_options(demo)
    demo.add_argument("--locale", choices=locales(), default=FALLBACK, help="of the words (en)")
    demo.add_argument(
        "--seed", type=int, default=DEMO_SEED, help=f"of choices and dice ({DEMO_SEED})"
    )
    play = command("play", play_command, "play in a browser, without Discord")
    add_play_options(play, locales(), FALLBACK)


def demo_command(options: argparse.Namespace) -> int:
    """Play a game, and a tour of a second one, through the stand-in."""
    counts = counts_of(GAMES[options.game], options)
    opening = {"game": options.game} if len(GAMES.names()) > 1 else {}
    if options.variant is not None:
        opening["variant"] = options.variant
    with progress_bars() as progress:
        bar = progress.add_task("Turn", total=None)
        result = asyncio.run(
            play_demo(
                options.folder,
                lambda config: _run_line(config, "--rehearse", str(options.seed)),
                captains=DEMO_CAPTAINS if DEMO_CAPTAINS in counts else counts[-1],
                seed=options.seed,
                opening=opening,
                touring=options.game == GAMES.names()[0] and options.locale == FALLBACK,
                speech=_speech(options.locale),
                on_turn=lambda turn: progress.update(bar, completed=turn),
            )
        )
    export = asyncio.run(exported(result.database, result.game, GAMES.rules))
    file = options.folder / "game.jsonl"
    file.write_bytes(export)
    _tell_demo(result, file, verified(export, GAMES.rules))
    return OK


def _run_line(config: Path, *more: str) -> list[str]:
    """Write the command that runs the bot as a process of its own."""
    return [sys.executable, str(BOT), "--config", str(config), "run", *more]


def _speech(locale: str) -> Speech:
    return ENGLISH if locale == FALLBACK else Speech(locale, phrases(locale))


def play_command(options: argparse.Namespace) -> int:
    """Serve one person in a browser, without Discord."""
    play_here(
        options,
        lambda config: _run_line(config, "--sync"),
        _speech(options.locale),
        tell,
        [table_for(game) for game in GAMES] if len(GAMES.names()) > 1 else (),
    )
    return OK


def table_for(game: InstalledGame) -> dict[str, str | int]:
    """Say how a table of a game is opened: full, with as many computer captains as is lively."""
    opponents = min(OPPONENTS, max(game.newest.seats) - 1)
    return {"game": game.name, "seats": opponents + 1, "opponents": opponents}


def _tell_demo(result: DemoResult, export: Path, report: str) -> None:
    story = f"{result.story} tells a short game as a story. " if result.story else ""
    text = (
        f"\n{result.ranking}\n\nSeal published before the game: {result.commitment}\n{report}\n"
        f"{result.clicks} clicks, {result.pictures} pictures, {result.seconds:.1f} s. {story}"
        f"{result.transcript} holds all that everybody saw, with the pictures beside it, "
        f"and {export} the game."
    )
    tell(text)
