"""What the simulator measures of this game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core.measures import Finding
from engine.tremble_draft.balance.balance import Tally
from engine.tremble_draft.balance.counting import Counting
from engine.tremble_draft.balance.targets import (
    BATTLE,
    CRUSHED,
    LAST,
    LEADER,
    OFF_FAIR_SHARE,
    SEARCH,
    SHIP,
    TURNS,
    WINNER,
    findings,
)
from engine.tremble_draft.cards.tables import SHIPS
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet
from render.report.rows import heads, mean_text, percent

NAMES = {ship.series: ship.english for ship in SHIPS.values()}
TITLES = {
    WINNER: "Humans of the winner",
    TURNS: "Not 12 to 14 turns",
    SHIP: "{about} bought",
    BATTLE: "Battles, of attacks",
    SEARCH: "Searches, of cities taken",
    LEADER: "Leader after turn 5 wins",
    LAST: "Last after turn 5 wins",
    CRUSHED: "Last below a quarter of the winner",
}


class DraftMeasures:
    """Counts humans, purchases, battles and searches."""

    off_fair_share = OFF_FAIR_SHARE

    def watch(self, seats: int) -> Counting:
        """Begin to watch a game."""
        return Counting(seats)

    def figures(self, tally: Tally) -> dict[str, Any]:
        """Return the figures without their intervals."""
        return tally.figures()

    def findings(self, tally: Tally, captains: int) -> tuple[Finding, ...]:
        """Hold what games of equal captains gave against the targets."""
        return findings(tally, captains)

    def shown(self, findings: Sequence[Finding]) -> Iterator[Finding]:
        """Choose all but ships; of these the least bought, and all that miss the target."""
        yield from (each for each in findings if each.key != SHIP)
        ships = sorted(
            (each for each in findings if each.key == SHIP), key=lambda each: each.measured.value
        )
        yield from (each for place, each in enumerate(ships) if not place or not each.holds)

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        return TITLES[finding.key].format(about=NAMES.get(finding.about, finding.about))

    def number(self, value: float, finding: Finding) -> str:
        """Write a value: humans in thousands, shares in percent."""
        return f"{value / 1000:,.0f} k" if finding.key == WINNER else percent(value)

    def rows(self, report: BalanceReport) -> Iterator[Row]:
        """List how games go."""
        tallies = [section.played.tally.own[0] for section in report.sections]
        yield ("Turns", *(mean_text(each.turns, 2) for each in tallies))
        yield ("Searches that pay", *(percent(each.ended.share().value) for each in tallies))
        yield ("Tasks met, of those kept", *(percent(each.met.share().value) for each in tallies))

    def sheets(self, report: BalanceReport) -> Iterator[Sheet]:
        """List how often each ship is bought."""
        rows = []
        for series, name in sorted(NAMES.items(), key=lambda pair: pair[1]):
            cells = [section.played.tally.own[0].bought.get(series) for section in report.sections]
            rows.append((name, *(percent(each.value) if each else "-" for each in cells)))
        about = "Share of the offers in which it is bought."
        yield Sheet("Ships, one by one", about, heads(report, SHIP), tuple(rows))

    def charts(self, _report: BalanceReport, _folder: Path) -> list[Plot]:
        """Write no plots of its own."""
        return []
