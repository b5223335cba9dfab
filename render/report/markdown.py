"""The balance report as Markdown, with its plots."""

from collections.abc import Iterable

from render.report.balance import BalanceReport
from render.report.rows import (
    FINDING_HEADS,
    Row,
    aid_rows,
    caption,
    card_rows,
    finding_rows,
    game_rows,
    heads,
    purchase_rows,
    rarity_rows,
    summary,
    task_rows,
    turn_rows,
    wait_rows,
)

Plot = tuple[str, str]  # file name and what it shows


def as_markdown(report: BalanceReport, plots: Iterable[Plot]) -> str:
    """Write the whole report."""
    parts = [
        "# Balance of the card set",
        _beginning(report),
    ]
    for section in report.sections:
        parts += [f"## {caption(section)}", _table(FINDING_HEADS, finding_rows(report, section))]
    shown = [f"![{shows}]({name})" for name, shows in plots]
    parts += ["## Plots", *shown] if shown else []
    parts += [
        "## How games go",
        _table(heads(report, "mean"), game_rows(report)),
        "## What happens now and then",
        _table(heads(report, "in a game"), rarity_rows(report)),
        "## Turn by turn",
        "Humans of a captain at the end of the turn / waits / decisions.",
        _table(heads(report, "turn"), turn_rows(report)),
        "## What games wait for",
        "Groups of questions in a game; all captains of a group answer at the same time.",
        _table(heads(report, "question"), wait_rows(report)),
        "## Tasks",
        "Share of the games a task lies in that would have another winner without it.",
        _table(heads(report, "task"), task_rows(report)),
        "## Ships bought",
        "Mean of all ships bought.",
        _table(heads(report, "mean"), purchase_rows(report)),
        "Share of the offers with this ship in which it is bought; targets missed are bold.",
        _cards(report, "ship"),
        "## Stations bought",
        "Share of the offers with this station in which it is bought.",
        _cards(report, "station"),
        "## Stations and compensation cards used",
        "In a thousand games: bought or drawn / used.",
        _table(heads(report, "effect"), aid_rows(report)),
    ]
    return "\n\n".join(parts) + "\n"


def _beginning(report: BalanceReport) -> str:
    return (
        f"**{summary(report)}** {report.games:,} games each of equal `{report.captain}` captains, "
        f"seed {report.seed}, card set `{report.data_hash[:12]}`. "
        "Intervals hold the true value in 95 of 100 such runs; "
        "*holds, just* means that the interval reaches beyond the target."
    )


def _cards(report: BalanceReport, key: str) -> str:
    first, *rest = heads(report, key)
    return _table((first, "back", *rest), card_rows(report, key))


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
