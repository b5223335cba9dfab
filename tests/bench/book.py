"""The book that all figures are written into."""

import statistics
import time
from collections.abc import Callable
from typing import Any

NAMES = ("Zorblax", "Queen Vex", "Admiral Gloop", "Nib the Swift", "Mother Quark")
SEATS = 4


class Book:
    """Figures by area and name, in the order they were measured."""

    def __init__(self) -> None:
        self.figures: dict[str, dict[str, float]] = {}
        self.missed: list[str] = []

    def note(self, area: str, name: str, figure: float) -> None:
        """Write a figure down; the unit is part of the name."""
        self.figures.setdefault(area, {})[name] = round(figure, 3)

    def hold(self, area: str, name: str, figure: float, most: float) -> None:
        """Write a figure down that may be so large at most, and whether it is larger."""
        self.note(area, f"{name} (aim: {most})", figure)
        if figure > most:
            self.missed.append(f"{area}: {name} is {figure:.3f}, and {most} at most")

    def spread(self, area: str, name: str, seconds: list[float]) -> None:
        """Write median and 99th percentile down, in milliseconds."""
        ordered = sorted(seconds)
        self.note(area, f"{name}, p50 ms", statistics.median(ordered) * 1000)
        self.note(area, f"{name}, p99 ms", ordered[int(len(ordered) * 0.99) - 1] * 1000)


def worked(work: Callable[[], Any]) -> float:
    """Return the seconds that `work` keeps this process busy, however busy others are."""
    began = time.process_time()
    work()
    return time.process_time() - began


def timed(work: Callable[[], Any]) -> float:
    """Return the seconds that `work` takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
