"""How all plots of the report look: type, colours, titles, points and targets."""

from contextlib import AbstractContextManager
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.ticker import PercentFormatter

from engine.core.measures import Finding
from render.report.balance import BalanceReport
from render.theme import NIGHT, blend
from render.theme import Colour as Ink
from render.type import Face

DPI = 130
WIDE = 9.0


def style() -> AbstractContextManager[None]:
    """Set type and colours of the house."""
    for face in (Face.TEXT, Face.BOLD):
        fontManager.addfont(face.value.path)
    muted, ground = ink_of(NIGHT.muted), ink_of(NIGHT.sky)
    settings: Any = {
        "font.family": FontProperties(fname=str(Face.TEXT.value.path)).get_name(),
        "font.weight": 600,
        "font.size": 10,
        "text.color": ink_of(NIGHT.ink),
        "axes.labelcolor": muted,
        "axes.labelweight": 600,
        "axes.edgecolor": ink_of(NIGHT.card),
        "axes.facecolor": ink_of(NIGHT.well),
        "axes.grid": True,
        "axes.axisbelow": True,
        "axes.titlelocation": "left",
        "axes.titleweight": 600,
        "axes.titlesize": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "grid.color": ink_of(NIGHT.card),
        "xtick.color": muted,
        "ytick.color": muted,
        "xtick.major.size": 0,
        "ytick.major.size": 0,
        "figure.facecolor": ground,
        "savefig.facecolor": ground,
        "legend.frameon": False,
    }
    return mpl.rc_context(settings)


def ink_of(ink: Ink) -> str:
    """Spell a colour as matplotlib wants it."""
    return "#{:02x}{:02x}{:02x}".format(*ink)


def begin(title: str, told: str, width: float, height: float) -> Figure:
    """Begin a plot: its name in large letters, and how to read it below."""
    figure = Figure(figsize=(width, height))
    figure.text(
        0.25 / width,
        1 - 0.22 / height,
        title,
        size=18,
        va="top",
        font=Face.BOLD.value.path,  # matplotlib sets no face of a file that holds many
        color=ink_of(NIGHT.accent),
    )
    figure.text(
        0.25 / width, 1 - 0.62 / height, told, va="top", color=ink_of(NIGHT.muted), size=9.5
    )
    return figure


def leave_room(figure: Figure, left: float = 0.75, bottom: float = 0.55, top: float = 1.25) -> None:
    """Leave room in inches for the title, the axes' words and the edges."""
    width, height = figure.get_size_inches()
    figure.subplots_adjust(
        left=left / width, right=1 - 0.3 / width, bottom=bottom / height, top=1 - top / height
    )


def played(report: BalanceReport) -> str:
    """Say what was played."""
    return f"{report.games:,} games each of equal {report.captain} captains"


def point(axes: Axes, place: float, finding: Finding, ink: Ink) -> None:
    """Draw a value with its interval; a missed target is hollow."""
    measured = finding.measured
    down, up = measured.value - measured.low, measured.high - measured.value
    axes.errorbar(
        [place],
        [measured.value],
        yerr=[[max(0.0, down)], [max(0.0, up)]],
        fmt="o",
        markersize=8,
        capsize=4,
        linewidth=2,
        color=ink_of(ink),
        markerfacecolor=ink_of(ink if not finding.aimed or finding.holds else NIGHT.well),
        markeredgewidth=2,
    )


def band(axes: Axes, finding: Finding, left: float, right: float) -> None:
    """Shade the target."""
    if not finding.aimed or finding.least is None or finding.most is None:
        return
    axes.fill_between(
        [left, right], finding.least, finding.most, color=ink_of(shade(NIGHT.good)), linewidth=0
    )


def shade(ink: Ink) -> Ink:
    """Thin a colour, to fill a target with."""
    return blend(NIGHT.well, ink, 0.22)


def percents() -> PercentFormatter:
    """Write the numbers of an axis as percent."""
    return PercentFormatter(1, decimals=0, symbol=" %")
