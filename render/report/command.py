"""`bot.py simulate`: what it prints and writes."""

import argparse
import sys
from collections.abc import Callable

from rich.console import Console
from rich.progress import Progress

from render.games import GAMES
from render.installed import InstalledGame
from render.report import simulate as simulator
from render.report.balance import balance_report
from render.report.rows import summary
from render.report.sheets import match_sheet, report_sheets, simulation_sheet
from render.report.writing import write_report
from render.trials import USUAL_CAPTAINS, counts_of, progress_bars, strength_of

OK, FAILED = 0, 1

_console = Console()


def simulate(options: argparse.Namespace) -> int:
    """Play engine-only games in parallel and report speed and balance."""
    game = GAMES[options.game]
    if options.report:
        return _report(game, options)
    captains = _match(game, options) if options.match else _equals(game, options)
    games = options.games or (2_000 if options.match else 100)
    with progress_bars() as progress:
        told = _counting_up(progress, "Games", games)
        played = simulator.simulate(
            game.newest.id, captains, games, options.seed, options.jobs, told, options.variant
        )
    if options.json:
        sys.stdout.write(played.to_json() + "\n")
    elif options.match:
        _console.print(match_sheet(played))
    else:
        _console.print(simulation_sheet(played))
    return OK


def _equals(game: InstalledGame, options: argparse.Namespace) -> tuple[str, ...]:
    """Seat captains who play alike: as many as is usual, else as many as can."""
    counts = counts_of(game, options)
    count = USUAL_CAPTAINS if USUAL_CAPTAINS in counts else counts[-1]
    return (strength_of(game, options.play),) * count


def _counting_up(progress: Progress, name: str, games: int) -> Callable[[int, int], None]:
    bar = progress.add_task(name, total=games)
    return lambda done, _all: progress.update(bar, completed=done)


def _report(game: InstalledGame, options: argparse.Namespace) -> int:
    """Hold games of equal captains against the targets; write what was found."""
    games = options.games or 3_000
    with progress_bars() as progress:
        report = balance_report(
            game.newest.id,
            strength_of(game, options.play),
            counts_of(game, options),
            games,
            options.seed,
            options.jobs,
            lambda captains: _counting_up(progress, f"{captains} captains", games),
            options.variant,
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


def _match(game: InstalledGame, options: argparse.Namespace) -> tuple[str, ...]:
    """Read who plays a match: names between colons or commas."""
    captains = tuple(strength_of(game, name) for name in options.match.replace(":", ",").split(","))
    options.captains = len(captains)
    counts_of(game, options)
    return captains
