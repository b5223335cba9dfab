"""Numbers of the report, as people read them."""

from engine.core.measures import Finding, Measured
from render.report.balance import SEAT
from render.report.measures import Measures

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
    return f"{low.rpartition(' ')[0]}–{high}"


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
