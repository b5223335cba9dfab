"""The balance report and captain matches as tables of the console."""

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table

from engine.core.measures import Ratio
from render.report.balance import BalanceReport, Section
from render.report.measures import Row
from render.report.rows import FINDING_HEADS, caption, finding_rows, game_rows, heads
from render.report.simulate import Report
from render.report.wording import CLOSE, HOLDS, MISSED, percent, span

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


def _findings(report: BalanceReport, section: Section) -> Table:
    sheet = _sheet(FINDING_HEADS, caption(section))
    for row in finding_rows(report, section):
        *cells, told = row
        sheet.add_row(*cells, f"[{STYLES.get(told, 'dim')}]{told}[/]")
    return sheet


def match_sheet(played: Report) -> Table:
    """Make the table of a match: what a captain of each name wins, in all seats and in each."""
    names = tuple(dict.fromkeys(played.captains))
    fair = percent(1 / len(played.captains))
    sheet = _sheet(("", *names), f"Share of {played.games:,} games won; a fair share is {fair}")
    for row in match_rows(played, names):
        sheet.add_row(*row)
    return sheet


def match_rows(played: Report, names: Iterable[str]) -> Iterator[Row]:
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


def simulation_sheet(played: Report) -> Table:
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
