"""Numbers and names of the report, as people read them."""

from engine.core.measures import Finding, Measured
from render.report.balance import BalanceReport

TITLES = {
    "seat": "Seat {about} wins",
    "winner": "Humans of the winner",
    "ship": "{about} bought",
    "station": "{about} bought",
    "battle": "Battles, of attacks",
    "catch": "Catches, of rewards",
    "task": "{about} decides",
}
HOLDS, CLOSE, MISSED, FREE = "holds", "holds, just", "MISSED", "-"


def title(finding: Finding, report: BalanceReport) -> str:
    """Say what was measured."""
    about = report.names.get(finding.about, finding.about)
    return TITLES[finding.key].format(about=about)


def number(value: float, finding: Finding) -> str:
    """Write a value of a finding: humans in thousands, shares in percent."""
    return f"{value / 1000:,.0f} k" if finding.key == "winner" else percent(value)


def percent(value: float) -> str:
    """Write a share."""
    return f"{value:.1%}".replace("%", " %")


def between(measured: Measured, finding: Finding) -> str:
    """Write an interval."""
    return span(number(measured.low, finding), number(measured.high, finding))


def span(low: str, high: str) -> str:
    """Write a range; the unit, after a blank, is needed once."""
    return f"{low.rpartition(' ')[0]}–{high}"


def target(finding: Finding) -> str:
    """Write what is aimed at."""
    least, most = _aim(finding.least, finding), _aim(finding.most, finding)
    if least and most:
        return span(least, most)
    if least:
        return f"≥ {least}"
    return f"≤ {most}" if most else FREE


def _aim(value: float | None, finding: Finding) -> str:
    """Write a bound of a target, without zeros that say nothing."""
    return "" if value is None else number(value, finding).replace(".0 ", " ")


def verdict(finding: Finding) -> str:
    """Say whether the target holds, and whether that is close."""
    if not finding.aimed:
        return FREE
    if finding.holds:
        return HOLDS if finding.certain else CLOSE
    return MISSED
