"""What the simulator measures of this game."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.measures import Finding
from engine.invasion.ending.targets import SHIP
from engine.tremble_draft.balance.counting import Counting
from engine.tremble_draft.balance.targets import SEARCH, TURNS, findings
from engine.tremble_draft.cards.tables import SHIPS
from render.invasion.ending import measures
from render.invasion.ending.measures import InvasionMeasures
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet
from render.report.rows import heads, mean_text, percent

NAMES = {ship.series: ship.english for ship in SHIPS.values()}
TITLES = {
    **measures.TITLES,
    TURNS: "Not 12 to 14 turns",
    SEARCH: "Searches, of cities taken",
}


class DraftMeasures(InvasionMeasures):
    """Counts humans, purchases, battles and searches."""

    def __init__(self) -> None:
        super().__init__(Counting, findings, TITLES, NAMES)

    def shown(self, findings: Sequence[Finding]) -> Iterator[Finding]:
        """Choose all but ships; of these the least bought, and all that miss the target."""
        yield from (each for each in findings if each.key != SHIP)
        ships = sorted(
            (each for each in findings if each.key == SHIP), key=lambda each: each.measured.value
        )
        yield from (each for place, each in enumerate(ships) if not place or not each.holds)

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
