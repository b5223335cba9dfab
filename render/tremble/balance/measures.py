"""What the simulator measures of this game."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.measures import Finding
from engine.invasion.ending.targets import BATTLE, CRUSHED, LAST, LEADER, SHIP, WINNER
from engine.tremble.balance.counting import Counting
from engine.tremble.balance.targets import CATCH, STATION, TASK, findings
from render.invasion.ending import measures
from render.invasion.ending.measures import InvasionMeasures
from render.report.balance import BalanceReport
from render.report.measures import Plot, Row, Sheet
from render.report.rows import heads
from render.tremble.balance import rows

SHOWN_SHIPS = 3  # the least bought, even where all targets hold


TITLES = {
    **measures.TITLES,
    STATION: "{about} bought",
    CATCH: "Catches, of rewards",
    TASK: "{about} decides",
}


class TrembleMeasures(InvasionMeasures):
    """Counts humans, purchases, battles and tasks."""

    def __init__(self) -> None:
        super().__init__(Counting, findings, TITLES, rows.NAMES)

    def shown(self, findings: Sequence[Finding]) -> Iterator[Finding]:
        """Choose the main findings; of ships and tasks the worst, and all that miss theirs."""
        for key in (WINNER, BATTLE, CATCH, LEADER, LAST, CRUSHED):
            yield from (each for each in findings if each.key == key)
        yield from _worst([each for each in findings if each.key == TASK], 1, highest=True)
        yield from _worst([each for each in findings if each.key == SHIP], SHOWN_SHIPS)
        yield from _worst([each for each in findings if each.key == STATION], 1)

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
