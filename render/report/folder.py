"""The folder of the balance report: figures for programs, Markdown and plots for people."""

from collections.abc import Iterable
from pathlib import Path

from render.report.balance import BalanceReport
from render.report.measures import Plot, Row
from render.report.rows import FINDING_HEADS, caption, finding_rows, sheets, summary


def write_report(report: BalanceReport, folder: Path) -> str:
    """Write the report; return the name of what the plots would need, if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_text(report.to_json(), encoding="utf-8")
    plots, missing = _plots(report, folder)
    (folder / "report.md").write_text(as_markdown(report, plots), encoding="utf-8")
    return missing


def _plots(report: BalanceReport, folder: Path) -> tuple[list[tuple[str, str]], str]:
    try:
        from render.report.charts import draw_charts  # noqa: PLC0415 -- an extra brings matplotlib
    except ModuleNotFoundError as error:
        return [], error.name or "matplotlib"
    return draw_charts(report, folder), ""


def as_markdown(report: BalanceReport, plots: Iterable[Plot]) -> str:
    """Write the whole report."""
    parts = [f"# Balance of `{report.game}`", _beginning(report)]
    for section in report.sections:
        parts += [f"## {caption(section)}", _table(FINDING_HEADS, finding_rows(report, section))]
    shown = [f"![{shows}]({name})" for name, shows in plots]
    parts += ["## Plots", *shown] if shown else []
    for sheet in sheets(report):
        parts += [f"## {sheet.title}", sheet.about, _table(sheet.head, sheet.rows)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _beginning(report: BalanceReport) -> str:
    data = f", data `{report.data_hash[:12]}`" if report.data_hash else ""
    return (
        f"**{summary(report)}** {report.games:,} games each of equal `{report.captain}` captains, "
        f"seed {report.seed}{data}. "
        "Intervals hold the true value in 95 of 100 such runs; "
        "*holds, just* means that the interval reaches beyond the target."
    )


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
