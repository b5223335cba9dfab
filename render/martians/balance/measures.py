"""What the simulator measures of this game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core.measures import Finding
from engine.martians.balance.counting import Counting, Tally
from engine.martians.balance.targets import END, ORDER, TIMES, WON, findings
from engine.martians.cards.tables import CARDS
from engine.martians.table.terms import card_text
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet, Watch
from render.report.rows import heads, percent
from render.words import FALLBACK, words_for

TITLES = {
    WON: "Games in which the town is saved",
    END: "Games that end by: {about}",
    ORDER: "Who begins as number {about} wins",
    TIMES: "In a game: {about}",
}


class MartiansMeasures:
    """Counts how games end, and what happens in them."""

    off_fair_share = None  # who win together have no shares; of a race the order is held

    def watch(self, seats: int) -> Watch:
        """Begin to watch a game."""
        return Counting(seats)

    def figures(self, tally: Tally) -> dict[str, Any]:
        """Return the figures without their intervals."""
        return tally.figures()

    def findings(self, tally: Tally, captains: int) -> tuple[Finding, ...]:
        """Hold what games of equal captains gave against the targets."""
        return findings(tally, captains)

    def shown(self, findings: Sequence[Finding]) -> Sequence[Finding]:
        """Choose all of them."""
        return findings

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        return TITLES[finding.key].format(about=finding.about)

    def number(self, value: float, finding: Finding) -> str:
        """Write a value: times as they are, shares in percent."""
        return f"{value:,.1f}" if finding.key == TIMES else percent(value)

    def rows(self, _report: BalanceReport) -> Iterator[Row]:
        """List nothing more: what has no target is a finding all the same."""
        yield from ()

    def sheets(self, report: BalanceReport) -> Iterator[Sheet]:
        """List how often each card is played, weapons that are used among them."""
        counted = [section.played.tally.own[0].cards for section in report.sections]
        rows = [
            (
                words_for(FALLBACK)(card_text(card)),
                *(f"{each[card].value:,.2f}" for each in counted),
            )
            for card in CARDS
            if any(each[card].value for each in counted)
        ]
        about = "Times in a game that it is played or drawn, or used as a weapon."
        yield Sheet("Cards, one by one", about, heads(report, "card"), rows)

    def charts(self, _report: BalanceReport, _folder: Path) -> list[Plot]:
        """Write no plots of its own."""
        return []
