"""`bot.py simulate`: its options, and what it prints and writes."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from render.games import GAMES
from render.report.balance import balance_report
from render.report.rows import summary
from render.report.sheets import match_sheet, report_sheets, simulation_sheet
from render.report.simulate import simulate
from render.report.writing import write_report

OK, FAILED = 0, 1

_console = Console()


def add_options(games: argparse.ArgumentParser, captains: tuple[str, ...]) -> None:
    """Describe the options of the command; `captains` are the known computer captains."""
    games.add_argument("--game", default="tremble", choices=GAMES.names(), help="which game")
    games.add_argument("--captains", type=int, choices=range(2, 6), help="2 to 5 (4)")
    games.add_argument("--play", default="steady", choices=captains, help="how (steady)")
    games.add_argument("--games", type=_positive, help="how many (100)")
    games.add_argument("--seed", type=int, default=7, help="of cards, dice and choices (7)")
    games.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes")
    games.add_argument("--json", action="store_true", help="print JSON")
    mode = games.add_mutually_exclusive_group()
    mode.add_argument(
        "--match",
        type=lambda text: _match(text, captains),
        metavar="ONE:OTHERS",
        help="captains against each other, as in steady:easy,easy,easy (2000 games)",
    )
    mode.add_argument(
        "--report",
        action="store_true",
        help="balance of the cards with 2 to 5 captains, or --captains (3000 games each)",
    )
    games.add_argument(
        "--out", type=Path, default=Path("report"), help="folder of the report (report)"
    )
    games.epilog = "With --report the status is 0 if all targets hold, else 1."


def simulate_command(options: argparse.Namespace) -> int:
    """Play engine-only games in parallel and report speed and balance."""
    game = GAMES.rules.newest(options.game).id
    if options.report:
        return _report(game, options)
    captains = options.match or (options.play,) * (options.captains or 4)
    games = options.games or (2_000 if options.match else 100)
    with progress_bars() as progress:
        told = _counting_up(progress, "Games", games)
        played = simulate(game, captains, games, options.seed, options.jobs, told)
    if options.json:
        sys.stdout.write(played.to_json() + "\n")
    elif options.match:
        _console.print(match_sheet(played))
    else:
        _console.print(simulation_sheet(played))
    return OK


def progress_bars() -> Progress:
    """Make progress bars on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )


def _counting_up(progress: Progress, name: str, games: int) -> Callable[[int, int], None]:
    bar = progress.add_task(name, total=games)
    return lambda done, _all: progress.update(bar, completed=done)


def _report(game: str, options: argparse.Namespace) -> int:
    """Hold games of equal captains against the targets; write what was found."""
    games = options.games or 3_000
    with progress_bars() as progress:
        report = balance_report(
            game,
            options.play,
            (options.captains,) if options.captains else range(2, 6),
            games,
            options.seed,
            options.jobs,
            lambda captains: _counting_up(progress, f"{captains} captains", games),
        )
    missing = write_report(report, options.out)
    if missing:
        Console(stderr=True).print(
            f"The report has no plots, as {missing} is missing. "
            "Bring it with: pip install -c constraints.txt '.[report]'",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )
    if options.json:
        sys.stdout.write(report.to_json())
    else:
        for sheet in report_sheets(report):
            _console.print(sheet)
        _console.print(f"{summary(report)} Read {options.out / 'report.md'}.", markup=False)
    return OK if report.holds else FAILED


def _match(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Read who plays a match: names between colons or commas."""
    captains = tuple(text.replace(":", ",").split(","))
    for name in captains:
        if name not in known:
            raise argparse.ArgumentTypeError(
                f"there is no captain {name!r}; known are {', '.join(known)}"
            )
    if not 2 <= len(captains) <= 5:
        raise argparse.ArgumentTypeError("2 to 5 captains play")
    return captains


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
