"""The plots of the balance report; they need matplotlib, which the extra `report` brings."""

from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from render.house.emblems import captain_colour
from render.report.balance import SEAT, BalanceReport
from render.report.measures import Plot
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
    style,
)
from render.theme import NIGHT


def draw_charts(report: BalanceReport, folder: Path) -> list[Plot]:
    """Write all plots into `folder`, those of the game itself included."""
    with style():
        _seats(report).savefig(folder / "seats.png", dpi=DPI)
        own = report.measures.charts(report, folder) if report.measures else []
    return [("seats.png", "Games won by each seat, against its fair share"), *own]


def _seats(report: BalanceReport) -> Figure:
    """Draw the share of every seat, group by group."""
    told = f"{played(report)}; line: the fair share; green: the target; hollow: missed"
    figure = begin("Does the seat matter?", told, WIDE, 4.6)
    axes = figure.add_subplot()
    places: list[float] = []
    start = 0.0
    for section in report.sections:
        seats = section.of(SEAT)
        middle = start + (len(seats) - 1) / 2
        left, right = start - 0.5, start + len(seats) - 0.5
        band(axes, seats[0], left, right)
        fair = 1 / section.captains
        axes.plot([left, right], [fair, fair], color=ink_of(NIGHT.good), linewidth=1.5)
        for seat, finding in enumerate(seats):
            point(axes, start + seat, finding, captain_colour(NIGHT, seat))
            places.append(start + seat)
        axes.text(middle, 1.02, f"{section.captains} captains", ha="center", transform=_top(axes))
        start += len(seats) + 0.8
    axes.set_xticks(places, [str(f.about) for s in report.sections for f in s.of(SEAT)])
    axes.set_xlabel("seat")
    axes.set_ylabel("games won")
    axes.grid(visible=False, axis="x")
    axes.yaxis.set_major_formatter(percents())
    highest = max(finding.measured.high for each in report.sections for finding in each.of(SEAT))
    axes.set_ylim(0, highest + 0.05)
    leave_room(figure)
    return figure


def _top(axes: Axes) -> Any:
    """Return the coordinates of data across and axes up."""
    return axes.get_xaxis_transform()
