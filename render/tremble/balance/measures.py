"""What the simulator measures of this game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core.measures import Finding
from engine.tremble.balance.balance import Tally
from engine.tremble.balance.counting import Counting
from engine.tremble.balance.targets import (
    BATTLE,
    CATCH,
    CRUSHED,
    LAST,
    LEADER,
    OFF_FAIR_SHARE,
    SHIP,
    STATION,
    TASK,
    WINNER,
    findings,
)
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet
from render.report.rows import heads, percent
from render.tremble.balance import rows

SHOWN_SHIPS = 3  # the least bought, even where all targets hold
TITLES = {
    WINNER: "Humans of the winner",
    SHIP: "{about} bought",
    STATION: "{about} bought",
    BATTLE: "Battles, of attacks",
    CATCH: "Catches, of rewards",
    TASK: "{about} decides",
    LEADER: "Leader after turn 5 wins",
    LAST: "Last after turn 5 wins",
    CRUSHED: "Last below a quarter of the winner",
}


class TrembleMeasures:
    """Counts humans, purchases, battles and tasks."""

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
        """Choose the main findings; of ships and tasks the worst, and all that miss theirs."""
        for key in (WINNER, BATTLE, CATCH, LEADER, LAST, CRUSHED):
            yield from (each for each in findings if each.key == key)
        yield from _worst([each for each in findings if each.key == TASK], 1, highest=True)
        yield from _worst([each for each in findings if each.key == SHIP], SHOWN_SHIPS)
        yield from _worst([each for each in findings if each.key == STATION], 1)

    def title(self, finding: Finding) -> str:
        """Say what was measured."""
        return TITLES[finding.key].format(about=rows.NAMES.get(finding.about, finding.about))

    def number(self, value: float, finding: Finding) -> str:
        """Write a value: humans in thousands, shares in percent."""
        return f"{value / 1000:,.0f} k" if finding.key == WINNER else percent(value)

    def rows(self, report: BalanceReport) -> Iterator[Row]:
        """List how games go."""
        return rows.game_rows(report)

    def sheets(self, report: BalanceReport) -> Iterator[Sheet]:
        """Make the tables that only this game has."""
        mean, often = (
            "Mean of all ships bought.",
            "Share of the offers with it in which it is bought",
        )
        for title, about, first, made in (
            ("What happens now and then", "", "in a game", rows.rarity_rows(report)),
            (
                "Turn by turn",
                "Humans of a captain at the end of the turn / waits / decisions.",
                "turn",
                rows.turn_rows(report),
            ),
            (
                "Tasks",
                "Share of the games a task lies in that would have another winner without it.",
                "task",
                rows.task_rows(report),
            ),
            ("Ships bought", mean, "mean", rows.purchase_rows(report)),
            (
                "Stations and compensation cards used",
                "In a thousand games: bought or drawn / used.",
                "effect",
                rows.aid_rows(report),
            ),
        ):
            yield Sheet(title, about, heads(report, first), tuple(made))
        for key, title in ((SHIP, "Ships, one by one"), (STATION, "Stations, one by one")):
            first, *rest = heads(report, key)
            head = (first, "back", *rest)
            yield Sheet(
                title,
                f"{often}; targets missed are bold.",
                head,
                tuple(rows.card_rows(report, key)),
            )

    def charts(self, report: BalanceReport, folder: Path) -> list[Plot]:
        """Write the plots."""
        from render.tremble.balance.charts import draw_charts  # noqa: PLC0415 -- needs matplotlib

        return draw_charts(report, folder)


def _worst(findings: list[Finding], least: int, *, highest: bool = False) -> list[Finding]:
    """List all that miss their target, and so many at least."""
    ordered = sorted(findings, key=lambda each: each.measured.value, reverse=highest)
    missed = [each for each in ordered if each.aimed and not each.holds]
    return missed + [each for each in ordered if each not in missed][: max(0, least - len(missed))]
