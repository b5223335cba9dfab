"""What the simulator measures of this game."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.measures import Finding
from engine.humanity.balance.balance import Tally
from engine.humanity.balance.counting import Counting
from engine.humanity.balance.targets import (
    AWAY,
    EXPERIMENT,
    FORCED,
    MODULE,
    OFF_FAIR_SHARE,
    ORDER,
    ROUNDS,
    SCIENCE,
    STOLEN,
    TAKEN,
    WINNER,
    findings,
)
from engine.humanity.table.terms import tile_text
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet, Watch
from render.report.rows import heads, percent
from render.words import FALLBACK, words_for

TITLES = {
    WINNER: "Points of the winner",
    ROUNDS: "Rounds of year {about}",
    ORDER: "Who begins as number {about} wins",
    MODULE: "{about} deployed",
    EXPERIMENT: "{about} carried out",
    TAKEN: "Missions that somebody takes",
    STOLEN: "Times a mission changes hands",
    AWAY: "Astronauts away when a round begins",
    FORCED: "Turns that play themselves",
    SCIENCE: "Science, of all points",
}
TILES = (MODULE, EXPERIMENT)
COUNTS = {WINNER: 0, ROUNDS: 2, STOLEN: 2}  # digits behind the point of what is no share


class HumanityMeasures:
    """Counts points, rounds, missions, and which tiles are used."""

    off_fair_share = OFF_FAIR_SHARE

    def watch(self, seats: int) -> Watch:
        """Begin to watch a game."""
        return Counting(seats)

    def figures(self, tally: Tally) -> dict[str, Any]:
        """Return the figures without their intervals."""
        return tally.figures()

    def findings(self, tally: Tally, captains: int) -> tuple[Finding, ...]:
        """Hold what games of equal captains gave against the targets."""
        return findings(tally, captains)

    def shown(self, findings: Sequence[Finding]) -> Iterator[Finding]:
        """Choose all but tiles; of these the least used of each kind, and all that nobody uses."""
        yield from (each for each in findings if each.key not in TILES)
        for key in TILES:
            tiles = sorted(
                (each for each in findings if each.key == key), key=lambda each: each.measured.value
            )
            yield from (each for place, each in enumerate(tiles) if not place or not each.holds)

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        about = finding.about if finding.key not in TILES else _name(finding.about)
        return TITLES[finding.key].format(about=about)

    def number(self, value: float, finding: Finding) -> str:
        """Write a value: points, rounds and times as they are, shares in percent."""
        digits = COUNTS.get(finding.key)
        return percent(value) if digits is None else f"{value:,.{digits}f}"

    def rows(self, _report: BalanceReport) -> Iterator[Row]:
        """List nothing more: what has no target is a finding all the same."""
        yield from ()

    def sheets(self, report: BalanceReport) -> Iterator[Sheet]:
        """List how often each tile is used."""
        yield self._tiles(report, "Modules, one by one", MODULES, "modules")
        yield self._tiles(report, "Experiments, one by one", EXPERIMENTS, "experiments")

    def _tiles(
        self, report: BalanceReport, title: str, tiles: Mapping[str, object], kind: str
    ) -> Sheet:
        used = [getattr(section.played.tally.own[0], kind) for section in report.sections]
        rows = [
            (_name(tile), *(percent(each[tile].value) if tile in each else "-" for each in used))
            for tile in tiles
            if any(tile in each for each in used)
        ]
        about = "Share of the games in which it lies out and somebody takes it."
        return Sheet(title, about, heads(report, "tile"), rows)

    def charts(self, _report: BalanceReport, _folder: Path) -> list[Plot]:
        """Write no plots of its own."""
        return []


def _name(tile: str) -> str:
    return words_for(FALLBACK)(tile_text(tile))
