"""The rows of the report's tables, as text; console and Markdown set them each in their way."""

from collections.abc import Iterator

from engine.core.measures import Finding, Measured, Ratio
from render.report.balance import SEAT, BalanceReport, ReportSection
from render.report.measures import Measures, Row, Sheet

HOLDS, CLOSE, MISSED, FREE = "holds", "holds, just", "MISSED", "-"


def title(finding: Finding, measures: Measures | None) -> str:
    """Say what was measured."""
    if measures is None or finding.key == SEAT:
        return f"Seat {finding.about} wins"
    return measures.title(finding)


def number(value: float, finding: Finding, measures: Measures | None) -> str:
    """Write a value of a finding."""
    if measures is None or finding.key == SEAT:
        return percent(value)
    return measures.number(value, finding)


def percent(value: float) -> str:
    """Write a share."""
    return f"{value:.1%}".replace("%", " %")


def between(measured: Measured, finding: Finding, measures: Measures | None) -> str:
    """Write an interval."""
    return span(number(measured.low, finding, measures), number(measured.high, finding, measures))


def span(low: str, high: str) -> str:
    """Write a range; the unit, after a blank, is needed once."""
    return f"{low.rpartition(' ')[0] or low}–{high}"


def target(finding: Finding, measures: Measures | None) -> str:
    """Write what is aimed at."""
    least, most = (
        "" if value is None else number(value, finding, measures).replace(".0 ", " ")
        for value in (finding.least, finding.most)
    )
    if least and most:
        return span(least, most)
    if least:
        return f"≥ {least}"
    return f"≤ {most}" if most else FREE


def verdict(finding: Finding) -> str:
    """Say whether the target holds, and whether that is close."""
    if not finding.aimed:
        return FREE
    if finding.holds:
        return HOLDS if finding.certain else CLOSE
    return MISSED


FINDING_HEADS: Row = ("figure", "target", "measured", "95 % interval", "")


def summary(report: BalanceReport) -> str:
    """Say in a sentence whether the targets hold."""
    missed = sum(len(section.missed) for section in report.sections)
    aimed = sum(each.aimed for section in report.sections for each in section.findings)
    if not aimed:
        return "This game aims at nothing yet."
    if not missed:
        return f"All {aimed} targets hold."
    return f"{missed} of {aimed} targets are missed."


def caption(section: ReportSection) -> str:
    """Name a section and say how it went."""
    missed = len(section.missed)
    told = ": every target holds" if not missed else f": {missed} missed"
    aimed = any(each.aimed for each in section.findings)
    return f"{section.captains} captains, {section.played.games:,} games{told if aimed else ''}"


def finding_rows(report: BalanceReport, section: ReportSection) -> Iterator[Row]:
    """List the wins of seats, and what the game shows of its own findings."""
    for finding in section.of(SEAT):
        yield finding_row(report, finding)
    if report.measures:
        own = [finding for finding in section.findings if finding.key != SEAT]
        for finding in report.measures.shown(own):
            yield finding_row(report, finding)


def finding_row(report: BalanceReport, finding: Finding) -> Row:
    """Write a finding: what, aim, value, interval, verdict."""
    measured, measures = finding.measured, report.measures
    return (
        title(finding, measures),
        target(finding, measures),
        number(measured.value, finding, measures),
        between(measured, finding, measures),
        verdict(finding),
    )


def heads(report: BalanceReport, first: str) -> Row:
    """Head a table that has a column for each number of captains."""
    return (first, *(f"{section.captains} captains" for section in report.sections))


def game_rows(report: BalanceReport) -> Iterator[Row]:
    """List what has no target: how games go, one column for each number of captains."""
    if report.measures:
        yield from report.measures.rows(report)
    tallies = [section.played.tally for section in report.sections]
    games = report.games
    yield ("Shared wins", *(percent(each.shared.value) for each in tallies))
    if any(each.unwon.part for each in tallies):
        yield ("Games nobody wins", *(percent(each.unwon.value) for each in tallies))
    waits = [sum(ratio.part for ratio in each.waits.values()) for each in tallies]
    yield ("Waits in a game", *(f"{count / games:,.1f}" for count in waits))
    yield ("Decisions in a game", *(f"{each.decisions / games:,.1f}" for each in tallies))
    decisions = [each.decisions / len(each.seat_wins) / games for each in tallies]
    yield ("Decisions of a captain", *(f"{count:,.1f}" for count in decisions))
    speeds = [section.played.games_per_second for section in report.sections]
    yield ("Games played in a second", *(f"{speed:,.1f}" for speed in speeds))


def wait_rows(report: BalanceReport) -> Iterator[Row]:
    """List how often each kind of question makes a game wait."""
    found = [section.played.tally.waits_per_game() for section in report.sections]
    for kind in sorted({kind for waits in found for kind in waits}):
        yield (kind, *(mean_text(waits.get(kind), 1) for waits in found))


def sheets(report: BalanceReport) -> Iterator[Sheet]:
    """List all tables but the findings: of any game, then of this one."""
    yield Sheet("How games go", "", heads(report, "mean"), tuple(game_rows(report)))
    about = "Groups of questions in a game; all captains of a group answer at the same time."
    yield Sheet("What games wait for", about, heads(report, "question"), tuple(wait_rows(report)))
    if report.measures:
        yield from report.measures.sheets(report)


def mean_text(ratio: Ratio | None, digits: int = 0) -> str:
    """Write a mean, where there is one."""
    return "-" if ratio is None or not ratio.whole else f"{ratio.value:,.{digits}f}"
