"""What the simulator measures of every edition."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.measures import Finding
from engine.invasion.ending.targets import (
    BATTLE,
    CRUSHED,
    LAST,
    LEADER,
    OFF_FAIR_SHARE,
    SHIP,
    WINNER,
)
from render.report.measures import Watch
from render.report.rows import percent

TITLES = {
    WINNER: "Humans of the winner",
    SHIP: "{about} bought",
    BATTLE: "Battles, of attacks",
    LEADER: "Leader after turn 5 wins",
    LAST: "Last after turn 5 wins",
    CRUSHED: "Last below a quarter of the winner",
}


class InvasionMeasures:
    """Holds counts against targets, and names what was measured."""

    off_fair_share = OFF_FAIR_SHARE

    def __init__(
        self,
        watch: Callable[[int], Watch],
        findings: Callable[[Any, int], tuple[Finding, ...]],
        titles: Mapping[str, str],  # by what was measured
        names: Mapping[str, str],  # of what it is about
    ) -> None:
        self.watch, self.findings = watch, findings
        self._titles, self._names = titles, names

    def figures(self, tally: Any) -> dict[str, Any]:
        """Return the figures without their intervals."""
        figures: dict[str, Any] = tally.figures()
        return figures

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        return self._titles[finding.key].format(about=self._names.get(finding.about, finding.about))

    def number(self, value: float, finding: Finding) -> str:
        """Write a value: humans in thousands, shares in percent."""
        return f"{value / 1000:,.0f} k" if finding.key == WINNER else percent(value)
