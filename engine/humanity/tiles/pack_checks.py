"""What must be true of the whole set of tiles, beyond each field alone (HU-K1 to HU-K11)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.humanity.tiles.tiles import (
    ADVANCED,
    ASTRONAUT,
    BASICS,
    OBSTACLE,
    Colour,
    Kind,
    Measure,
    Mission,
    Module,
    Pack,
    Side,
)
from engine.kit.packs import Problem

START = 4
MODULES, EXPERIMENTS, MISSIONS = 15, 9, 6  # of a year, of a year, of a group
OBSTACLES, ASTRONAUTS = 3, 2  # of a base

USED = {
    Kind.STORE: {"work", "makes"},
    Kind.TIME: {"work"},
    Kind.LAB: {"counts", "each"},
    Kind.COMMUNICATIONS: {"research"},
    Kind.GREENHOUSE: {"shape"},
    Kind.STRIP: {"points"},
}
"""What modules of a kind must say; what is neither here nor in `FREE` they may not say."""
FREE = {Kind.LAB: {"research"}, Kind.GREENHOUSE: {"points"}}
FIELDS = ("work", "makes", "research", "counts", "each", "shape", "points")

MEASURED: dict[Measure, set[str]] = {
    Measure.CLUSTER: {"colour"},
    Measure.COUNT: {"colour"},
    Measure.ICONS: {"icons"},
    Measure.SIDE: {"side"},
}


def problems(pack: Pack) -> list[Problem]:
    """List everything that keeps `pack` from being a legal set of tiles."""
    return [*_modules(pack), *_experiments(pack), *_missions(pack), *_start(pack)]


def _counted(file: str, what: str, found: int, expected: int) -> Iterator[Problem]:
    if found != expected:
        yield Problem(file, what, "", f"there are {found}", str(expected))


def _modules(pack: Pack) -> Iterator[Problem]:
    file, modules = "modules.toml", pack.modules.values()
    for year, most in {0: START, 1: MODULES, 2: MODULES, 3: MODULES}.items():
        of_year = [each for each in modules if each.year == year]
        yield from _counted(file, f"modules of year {year}", len(of_year), most)
        faces = {each.research for each in of_year if each.kind is Kind.COMMUNICATIONS}
        if len(faces) > 1:
            found = "are worth " + " and ".join(map(str, sorted(faces)))
            yield Problem(file, f"communications of year {year}", "research", found, "one number")
    for module in modules:
        yield from _module(file, module)


def _module(file: str, module: Module) -> Iterator[Problem]:
    """Check that a module says what its kind needs, and nothing else."""
    place = file, f"module {module.id}"
    must, may = USED[module.kind], FREE.get(module.kind, set())
    for field in FIELDS:
        yield from _said(place, module, field, must=field in must, may=field in may)
    yield from _said(place, module, "colour", must=module.kind is not Kind.COMMUNICATIONS)
    yield from _said(place, module, "cost", must=module.year > 0)
    if (module.kind is Kind.GREENHOUSE) != (module.colour is Colour.GREEN):
        yield Problem(*place, "colour", f"is {module.colour}", "green for greenhouses alone")
    family = set(module.makes)
    if len(family) > 1 and not (family <= set(BASICS) or family <= set(ADVANCED)):
        found = "are " + " and ".join(module.makes)
        yield Problem(*place, "makes", found, "two basic or two advanced resources")


def _said(
    place: tuple[str, str], tile: object, field: str, *, must: bool, may: bool = False
) -> Iterator[Problem]:
    """Check that a tile has a field that it must have, and none that it must not have."""
    value = getattr(tile, field)
    if must and not value:
        yield Problem(*place, field, "is missing", "it on such a tile")
    if value and not must and not may:
        yield Problem(*place, field, "is there", "it on other tiles alone")


def _experiments(pack: Pack) -> Iterator[Problem]:
    file = "experiments.toml"
    found = Counter((each.year, each.side) for each in pack.experiments.values())
    for year in (1, 2, 3):
        for side in Side:
            yield from _counted(
                file, f"experiments of year {year}, {side}", found[year, side], EXPERIMENTS // 3
            )


def _missions(pack: Pack) -> Iterator[Problem]:
    file = "missions.toml"
    groups = Counter(each.group for each in pack.missions.values())
    for group in "abc":
        yield from _counted(file, f"missions of group {group}", groups[group], MISSIONS)
    for mission in pack.missions.values():
        yield from _mission(file, mission)


def _mission(file: str, mission: Mission) -> Iterator[Problem]:
    must = MEASURED.get(mission.measure, set())
    for field in ("colour", "icons", "side"):
        yield from _said((file, f"mission {mission.id}"), mission, field, must=field in must)


def _start(pack: Pack) -> Iterator[Problem]:
    file = "start.toml"
    held = [each.holds for each in pack.start.values()]
    yield from _counted(file, "obstacles", held.count(OBSTACLE), OBSTACLES)
    yield from _counted(file, "astronauts", held.count(ASTRONAUT), ASTRONAUTS)
    modules = [each for each in held if each not in {OBSTACLE, ASTRONAUT}]
    begun = [each.id for each in pack.modules.values() if each.year == 0]
    if sorted(modules) != sorted(begun):
        yield Problem(file, "modules", "holds", _names(modules), f"{_names(begun)}, each once")


def _names(found: Iterable[str]) -> str:
    return "are " + ", ".join(sorted(found)) if found else "are none"
