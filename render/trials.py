"""Commands that try games out: their options here; what they do is loaded when it is wanted."""

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from engine.core.contract import variants_of
from render.games import GAMES
from render.installed import USUAL_STRENGTH, InstalledGame

USUAL_CAPTAINS = 4
SEED = 7


class TrialError(Exception):
    """What cannot be tried, in words for whoever asked."""


def add_game_options(line: argparse.ArgumentParser) -> None:
    """Describe which game is meant, and how many play it."""
    first = GAMES.names()[0]
    line.add_argument("--game", default=first, choices=GAMES.names(), help=f"which game ({first})")
    line.add_argument("--variant", help="which of its variants (the first that fits)")
    line.add_argument("--captains", type=positive, help="how many captains")


def add_simulate_options(games: argparse.ArgumentParser) -> None:
    """Describe the options of `simulate`."""
    add_game_options(games)
    games.add_argument("--play", help=f"how strong ({USUAL_STRENGTH})")
    games.add_argument("--games", type=positive, help="how many (100)")
    games.add_argument(
        "--seed", type=int, default=SEED, help=f"of cards, dice and choices ({SEED})"
    )
    games.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    games.add_argument("--json", action="store_true", help="print JSON")
    mode = games.add_mutually_exclusive_group()
    mode.add_argument(
        "--match",
        metavar="ONE:OTHERS",
        help="captains against each other, as in steady:easy,easy,easy (2000 games)",
    )
    mode.add_argument(
        "--report",
        action="store_true",
        help="balance with any number of captains, or --captains (3000 games each)",
    )
    games.add_argument(
        "--out", type=Path, default=Path("report"), help="folder of the report (report)"
    )
    games.epilog = "With --report the status is 0 if all targets hold, else 1."


def simulate_command(options: argparse.Namespace) -> int:
    """Play engine-only games in parallel and report speed and balance."""
    from render.report.command import simulate  # noqa: PLC0415 -- the bot does not need it

    return simulate(options)


def add_gallery_options(line: argparse.ArgumentParser) -> None:
    """Describe the options of `gallery`."""
    add_game_options(line)
    line.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/gallery"), help="(build/gallery)"
    )
    line.add_argument("--kind", help="only this kind of picture")
    line.add_argument("--seed", type=int, default=SEED, help=f"of the played games ({SEED})")
    line.add_argument("--locale", default="en", help="of the words (en)")


def gallery_command(options: argparse.Namespace) -> int:
    """Play games with a computer captain and hang pictures of all kinds."""
    from render.gallery.command import gallery  # noqa: PLC0415 -- the bot does not need it

    return gallery(options)


def counts_of(game: InstalledGame, options: argparse.Namespace) -> tuple[int, ...]:
    """List how many captains may play what was asked for; raise TrialError where none can."""
    variants = variants_of(game.newest)
    known = [variant.key for variant in variants]
    if options.variant not in {None, *known}:
        named = ", ".join(filter(None, known)) or "none"
        raise TrialError(f"{game.name} has no variant {options.variant}; it has: {named}.")
    meant = [variant for variant in variants if options.variant in {None, variant.key}]
    counts = sorted({seats for variant in meant for seats in variant.seats})
    if options.captains is None:
        return tuple(counts)
    if options.captains not in counts:
        listed = ", ".join(map(str, counts))
        raise TrialError(f"{game.name} is not played by {options.captains}; choose of {listed}.")
    return (options.captains,)


def strength_of(game: InstalledGame, wanted: str | None) -> str:
    """Return how strong captains are: as wanted, as usual, or as strong as there are."""
    if wanted is None:
        return game.strength(USUAL_STRENGTH)
    if wanted not in game.captains:
        raise TrialError(f"There is no captain {wanted!r}; known are {', '.join(game.captains)}.")
    return wanted


def positive(text: str) -> int:
    """Read a number from 1 up."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def progress_bars() -> Progress:
    """Make progress bars on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )
