"""The folder of the balance report: figures for programs, pages and plots for people."""

from pathlib import Path

from render.report.balance import BalanceReport
from render.report.markdown import as_markdown


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
