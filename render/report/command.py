"""`bot.py simulate`: what it plays, its tables on the console, and what it writes."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table

from engine.core.measures import Ratio
from render.games import GAMES
from render.installed import InstalledGame
from render.report import simulate as simulator
from render.report.balance import BalanceReport, ReportSection, balance_report
from render.report.folder import write_report
from render.report.measures import Row
from render.report.rows import (
    CLOSE,
    FINDING_HEADS,
    HOLDS,
    MISSED,
    caption,
    finding_rows,
    game_rows,
    heads,
    percent,
    span,
    summary,
)
from render.report.simulate import Simulation
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


BOX = box.SIMPLE_HEAD
STYLES = {HOLDS: "green", CLOSE: "yellow", MISSED: "bold red"}


def report_sheets(report: BalanceReport) -> Iterator[RenderableType]:
    """Make a table of findings for each number of captains, and one of how games go."""
    for section in report.sections:
        yield _findings(report, section)
    sheet = _sheet(heads(report, "mean"), "How games go")
    for row in game_rows(report):
        sheet.add_row(*row)
    yield sheet


def _findings(report: BalanceReport, section: ReportSection) -> Table:
    sheet = _sheet(FINDING_HEADS, caption(section))
    for row in finding_rows(report, section):
        *cells, told = row
        sheet.add_row(*cells, f"[{STYLES.get(told, 'dim')}]{told}[/]")
    return sheet


def match_sheet(played: Simulation) -> Table:
    """Make the table of a match: what a captain of each name wins, in all seats and in each."""
    names = tuple(dict.fromkeys(played.captains))
    fair = percent(1 / len(played.captains))
    sheet = _sheet(("", *names), f"Share of {played.games:,} games won; a fair share is {fair}")
    for row in match_rows(played, names):
        sheet.add_row(*row)
    return sheet


def match_rows(played: Simulation, names: Iterable[str]) -> Iterator[Row]:
    """List the share that one captain of each name wins, with its interval."""
    tally, names = played.tally, tuple(names)
    yield ("any seat", *(_share(tally.captain_wins.get(name)) for name in names))
    for seat in range(len(played.captains)):
        shares = (_share(tally.captain_seat_wins.get((name, seat))) for name in names)
        yield (f"seat {seat + 1}", *shares)


def _share(wins: Ratio | None) -> str:
    if wins is None:
        return "-"
    measured = wins.share()
    return f"{percent(measured.value)} ({span(percent(measured.low), percent(measured.high))})"


def simulation_sheet(played: Simulation) -> Table:
    """Make the table of any games: how fast they were, and every figure."""
    sheet = Table("figure", "value", title=f"{played.games} games of {', '.join(played.captains)}")
    sheet.add_row("games/s", f"{played.games_per_second:.1f}")
    sheet.add_row("decisions/s", f"{played.decisions_per_second:,.0f}")
    for name, figure in played.figures.items():
        sheet.add_row(name.replace("_", " "), _figure(figure))
    return sheet


def _figure(figure: object) -> str:
    if isinstance(figure, dict):
        return ", ".join(f"{name} {_figure(part)}" for name, part in figure.items())
    return f"{figure:,}" if isinstance(figure, int | float) else str(figure)


def _sheet(head: Iterable[str], name: str) -> Table:
    sheet = Table(title=name, title_justify="left", title_style="bold", box=BOX, pad_edge=False)
    for place, column in enumerate(head):
        sheet.add_column(column, justify="left" if place == 0 else "right", no_wrap=place > 0)
    return sheet
