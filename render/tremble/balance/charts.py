"""The plots of this game; they need matplotlib, which the extra `report` brings."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from engine.core.measures import Finding
from engine.tremble.cards.cards import Colour
from render.report.balance import BalanceReport
from render.report.paper import (
    DPI,
    WIDE,
    band,
    begin,
    ink_of,
    leave_room,
    percents,
    played,
    point,
    shade,
)
from render.theme import NIGHT
from render.theme import Colour as Ink
from render.tremble.balance.rows import COLOURS, NAMES

BIN = 100_000  # humans in a bar of the winners' plot


def draw_charts(report: BalanceReport, folder: Path) -> list[tuple[str, str]]:
    """Write all plots into `folder`; return their file names and what they show."""
    charts: tuple[tuple[str, str, Callable[[BalanceReport], Figure]], ...] = (
        ("winners.png", "Humans of the winners", _winners),
        ("ships.png", "How often each ship is bought when it is offered", _ships),
        ("choices.png", "Battles in attacked cities, and catches among rewards", _choices),
        ("humans.png", "Humans of a captain, turn by turn", _humans),
    )
    for name, _, chart in charts:
        chart(report).savefig(folder / name, dpi=DPI)
    return [(name, shows) for name, shows, _ in charts]


def _winners(report: BalanceReport) -> Figure:
    """Draw a histogram for each number of captains, one above the other."""
    count = len(report.sections)
    told = f"{played(report)}; green: where the median should be; line: the median"
    figure = begin("How many humans win?", told, WIDE, 1.9 + 1.35 * count)
    panels = figure.subplots(count, 1, sharex=True, squeeze=False)[:, 0]
    for axes, section in zip(panels, report.sections, strict=True):
        humans = section.played.tally.own[0].winners
        finding = section.of("winner")[0]
        if finding.least is not None and finding.most is not None:
            axes.axvspan(finding.least, finding.most, color=ink_of(shade(NIGHT.good)), linewidth=0)
        bins = range(min(humans) // BIN * BIN, max(humans) + 2 * BIN, BIN)
        axes.hist(humans, list(bins), color=ink_of(NIGHT.captains[1]), rwidth=0.9)
        median = finding.measured.value
        ink = NIGHT.accent if finding.holds else NIGHT.danger
        axes.axvline(median, color=ink_of(ink), linewidth=2)
        axes.set_title(f"{section.captains} captains", color=ink_of(NIGHT.ink))
        label = f"median {median:,.0f}" + ("" if finding.holds else ", missed")
        axes.set_title(label, loc="right", color=ink_of(ink))
        axes.set_yticks([])
        axes.grid(visible=False)
    last = panels[-1]
    last.xaxis.set_major_formatter(FuncFormatter(_millions))
    last.set_xlabel("humans of the winner, millions")
    figure.subplots_adjust(hspace=0.45)
    leave_room(figure, left=0.3)
    return figure


def _millions(humans: float, _place: int) -> str:
    return f"{humans / 1_000_000:.1f}"


def _ships(report: BalanceReport) -> Figure:
    """Draw a bar for every ship, one panel for each number of captains."""
    order = _ships_in_order(report)
    told = f"{played(report)}; share of the offers in which a ship is bought; dotted: 5 %"
    figure = begin("Which ships are bought?", told, WIDE + 1, 2.1 + 0.235 * len(order))
    panels = figure.subplots(1, len(report.sections), sharey=True, squeeze=False)[0]
    for axes, section in zip(panels, report.sections, strict=True):
        found = {finding.about: finding for finding in section.of("ship")}
        _bars(axes, [found.get(series) for series in order])
        axes.set_title(f"{section.captains} captains", color=ink_of(NIGHT.ink))
        axes.set_xlim(0, 1)
        axes.set_xticks((0, 0.5), ("0", "50 %"))
        axes.grid(visible=False, axis="y")
    panels[0].set_yticks(range(len(order)), [NAMES[series] for series in order])
    panels[0].set_ylim(len(order) - 0.4, -0.6)
    figure.subplots_adjust(wspace=0.08)
    leave_room(figure, left=1.75)
    return figure


def _ships_in_order(report: BalanceReport) -> list[str]:
    """List all series: blue ones first, the most wanted on top."""
    totals: dict[str, float] = {}
    for section in report.sections:
        for finding in section.of("ship"):
            totals[finding.about] = totals.get(finding.about, 0.0) + finding.measured.value
    return sorted(totals, key=lambda series: (COLOURS.get(series, ""), -totals[series]))


def _bars(axes: Axes, findings: Sequence[Finding | None]) -> None:
    for place, finding in enumerate(findings):
        if finding is None:
            continue
        measured = finding.measured
        blue = COLOURS.get(finding.about) == Colour.BLUE
        axes.barh(place, measured.value, 0.72, color=ink_of(NIGHT.blue if blue else NIGHT.red))
        axes.plot(
            [measured.low, measured.high], [place, place], color=ink_of(NIGHT.ink), linewidth=1.2
        )
        if finding.least is not None and not finding.holds:
            text = f"{measured.value * 100:.1f} %"
            axes.text(
                measured.high + 0.05, place, text, va="center", color=ink_of(NIGHT.danger), size=8.5
            )
    least = max((finding.least or 0 for finding in findings if finding), default=0)
    axes.axvline(least, color=ink_of(NIGHT.accent), linewidth=1.4, linestyle=":")


def _choices(report: BalanceReport) -> Figure:
    """Draw battles and catches for each number of captains."""
    told = f"{played(report)}; green: the target; hollow: missed"
    figure = begin("Do they fight, do they catch?", told, WIDE, 4.2)
    panels = figure.subplots(1, 2, sharey=True)
    for axes, key, name in zip(
        panels,
        ("battle", "catch"),
        ("Battles in attacked cities", "Catches among rewards"),
        strict=True,
    ):
        for place, section in enumerate(report.sections):
            finding = section.of(key)[0]
            band(axes, finding, place - 0.5, place + 0.5)
            point(axes, place, finding, NIGHT.captains[1])
            axes.annotate(
                f"{finding.measured.value * 100:.0f} %",
                (place, finding.measured.value),
                (0, 9),
                textcoords="offset points",
                ha="center",
            )
        _captain_ticks(axes, report)
        axes.set_title(name, color=ink_of(NIGHT.ink))
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(percents())
    leave_room(figure, top=1.35)
    return figure


def _captain_ticks(axes: Axes, report: BalanceReport) -> None:
    axes.set_xticks(range(len(report.sections)), [str(each.captains) for each in report.sections])
    axes.set_xlim(-0.5, len(report.sections) - 0.5)
    axes.set_xlabel("captains")
    axes.grid(visible=False, axis="x")


def _humans(report: BalanceReport) -> Figure:
    """Draw the mean humans of a captain at the end of each turn, and after the tasks."""
    told = f"{played(report)}; mean at the end of each turn, then after tasks and credits"
    figure = begin("How do captains grow?", told, WIDE, 4.4)
    axes = figure.add_subplot()
    ends: list[tuple[float, str, Ink]] = []
    for section, ink in zip(report.sections, _inks(), strict=False):
        tally = section.played.tally.own[0]
        turns = sorted(tally.humans)
        means = [tally.humans[turn].value for turn in turns]
        label = f"{section.captains} captains"
        axes.plot(turns, means, "o-", color=ink_of(ink), linewidth=2, markersize=4, label=label)
        last = turns[-1]
        axes.plot(
            [last, last + 1], [means[-1], tally.final.value], "o:", color=ink_of(ink), markersize=7
        )
        ends.append((tally.final.value, f"{tally.final.value / 1000:,.0f} k", ink))
    for value, text, ink in ends:
        axes.annotate(
            text, (11, value), (8, 0), textcoords="offset points", va="center", color=ink_of(ink)
        )
    axes.set_xticks(range(1, 12), [*map(str, range(1, 11)), "end"])
    axes.set_xlim(0.7, 12)
    axes.set_xlabel("turn")
    axes.set_ylabel("humans")
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter(FuncFormatter(_thousands))
    axes.legend(loc="upper left")
    leave_room(figure, left=0.85, top=1.1)
    return figure


def _inks() -> Iterable[Ink]:
    return (NIGHT.captains[1], NIGHT.captains[0], NIGHT.captains[4], NIGHT.captains[3])


def _thousands(humans: float, _place: int) -> str:
    return f"{humans / 1000:,.0f} k"
