"""What the second bookkeeper reckons with: a base by columns and rows, worked out the slow way.

Nothing here shares arithmetic with the rules; numbers and colours come from the tiles alone.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations

from engine.humanity.tiles.tiles import Experiment, Mission, Module, Resource

Spot = tuple[int, int]
"""A column and a row, from 0."""
STEPS = [(1, 0), (0, 1), (-1, 0), (0, -1)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
CONVERTED = {"oxygen": "ice", "aircarbon": "methane", "protein": "insects"}


def spot(cell: int) -> Spot:
    """Return the column and row of a cell."""
    return cell % 7, cell // 7


def number(place: Spot) -> int:
    """Return the number of a cell."""
    return place[0] + 7 * place[1]


@dataclass
class Laid:
    """A module in a base."""

    module: Module
    colour: str
    stock: int = 0


@dataclass
class Base:
    """A base: modules and obstacles by their spots."""

    modules: dict[Spot, Laid] = field(default_factory=dict)
    obstacles: dict[Spot, int] = field(default_factory=dict)

    def near(self, place: Spot, steps: list[Spot] = STEPS) -> list[Spot]:
        """List the spots of modules that are some steps away."""
        reached = [(place[0] + x, place[1] + y) for x, y in steps]
        return [each for each in reached if each in self.modules]

    def colour(self, place: Spot) -> str:
        """Return the colour of a module."""
        return str(self.modules[place].colour)

    def group(self, place: Spot) -> set[Spot]:
        """Find all greenhouses connected with a greenhouse."""
        found, before = {place}, set[Spot]()
        while found != before:
            before = set(found)
            for each in before:
                found |= {one for one in self.near(each) if self.colour(one) == "green"}
        return found

    def greenhouses_fit(self, place: Spot) -> bool:
        """Tell whether shapes can be given to all wild ones so that every shape differs."""
        shapes = [str(self.modules[each].module.shape) for each in self.group(place)]
        names = ("round", "rectangular", "octagonal")
        return len(shapes) <= 3 and any(
            all(mine in {"wild", given} for mine, given in zip(shapes, order, strict=False))
            for order in permutations(names)
        )

    def squares(self, place: Spot) -> list[tuple[Spot, set[str]]]:
        """List the squares that a module is part of: the upper left spot, and the colours."""
        found = []
        for x in (place[0] - 1, place[0]):
            for y in (place[1] - 1, place[1]):
                four = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
                if all(each in self.modules for each in four):
                    found.append(((x, y), {self.colour(each) for each in four}))
        return found


def gains_of(base: Base, place: Spot, year: int) -> Counter[tuple[str, int, int, int | None]]:
    """List what a module that was just placed brings: cause, research, points, cell."""
    laid = base.modules[place]
    module = laid.module
    found = Counter[tuple[str, int, int, int | None]]()
    printed = year + 2 if module.kind == "communications" else module.research
    if printed or module.points:
        found["printed", printed, module.points, None] += 1
    own = sum(module.each for each in base.near(place) if base.colour(each) in module.counts)
    if own:
        found["neighbours", own, 0, None] += 1
    for each in base.near(place):
        lab = base.modules[each].module
        if laid.colour in lab.counts:
            found["lab", lab.each, 0, number(each)] += 1
    if module.kind == "greenhouse":
        found["greenhouse", 0, len(base.group(place)), None] += 1
    for corner, _ in base.squares(place):
        found["square", 0, 1, number(corner)] += 1
    return found


def measured(mission: Mission, base: Base, experiments: list[Experiment]) -> int:
    """Measure a mission."""
    spots = list(base.modules)
    if mission.measure in {"icons", "side"}:
        icons = Counter[str]()
        for each in experiments:
            icons.update({str(resource): n for resource, n in each.cost})
        if mission.measure == "icons":
            return sum(icons[str(each)] for each in mission.icons)
        return len([each for each in experiments if each.side == mission.side])
    mine = [each for each in spots if base.colour(each) == mission.colour]
    if mission.measure == "count":
        return len(mine)
    if mission.measure == "cluster":
        steps = STEPS + CORNERS if mission.diagonals else STEPS
        return max((_reach(base, each, steps) for each in mine), default=0)
    ways = {"column": [(0, 1)], "row": [(1, 0)], "diagonal": [(1, 1), (1, -1)]}
    return max(
        (_run(base, each, way, mission.alike) for each in spots for way in ways[mission.measure]),
        default=0,
    )


def _reach(base: Base, place: Spot, steps: list[Spot]) -> int:
    """Count the modules of one colour that hang together with one of them."""
    found, edge = {place}, [place]
    while edge:
        near = base.near(edge.pop(), steps)
        new = [one for one in near if base.colour(one) == base.colour(place) and one not in found]
        found.update(new)
        edge += new
    return len(found)


def _run(base: Base, place: Spot, way: Spot, alike: bool) -> int:
    """Count the modules of a line that begins with one."""
    length, at = 0, place
    while at in base.modules and (not alike or base.colour(at) == base.colour(place)):
        length, at = length + 1, (at[0] + way[0], at[1] + way[1])
    return length


def settles(units: list[tuple[Resource, ...]], icons: list[str]) -> bool:
    """Tell by trying everything whether units pay icons exactly."""
    if not icons:
        return not units
    due, *rest = icons
    for place, unit in enumerate(units):
        names = [str(each) for each in unit]
        fits = due in names or (names == ["electricity"] and due in CONVERTED.values())
        if fits and settles(units[:place] + units[place + 1 :], rest):
            return True
    return due in CONVERTED and settles(units, [CONVERTED[due]] * 3 + rest)


def icons_of(cost: tuple[tuple[Resource, int], ...]) -> list[str]:
    """Write a cost down icon by icon."""
    return [str(resource) for resource, amount in cost for _ in range(amount)]


def line_points(before: list[Experiment], new: Experiment) -> int:
    """Return the points for one more experiment, by filling the longest line that lacks it."""
    lines: list[list[str]] = []
    points = 0
    for each in (*before, new):
        lacking = [line for line in lines if str(each.side) not in line] or [[]]
        longest = max(lacking, key=len)
        points = len(longest)
        if not longest:
            lines.append(longest)
        longest.append(str(each.side))
    return points


def science_of(research: int) -> int:
    """Return what research is worth, by the printed steps."""
    steps = {8, 15, 21, 26, 30, 34, 38, 42, 46, 50}
    return len([step for step in steps if step <= research])
