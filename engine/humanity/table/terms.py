"""The words of tiles, costs and cells."""

from functools import cache, lru_cache

from engine.core.words import Text, Value, listed, say
from engine.humanity.base.grid import NAMES
from engine.humanity.tiles.tables import COMMUNICATIONS, EXPERIMENTS, MODULES
from engine.humanity.tiles.tiles import (
    Colour,
    Cost,
    Effect,
    Experiment,
    Kind,
    Module,
    Resource,
    Shape,
    Side,
)

RESOURCES = {
    Resource.ICE: say("humanity-ice"),
    Resource.METHANE: say("humanity-methane"),
    Resource.INSECTS: say("humanity-insects"),
    Resource.OXYGEN: say("humanity-oxygen"),
    Resource.AIRCARBON: say("humanity-aircarbon"),
    Resource.PROTEIN: say("humanity-protein"),
    Resource.ELECTRICITY: say("humanity-electricity"),
}
COLOURS = {
    Colour.ORANGE: say("humanity-orange"),
    Colour.BLUE: say("humanity-blue"),
    Colour.PURPLE: say("humanity-purple"),
    Colour.GREEN: say("humanity-green"),
}
SIDES = {
    Side.LEFT: say("humanity-left"),
    Side.CENTRE: say("humanity-centre"),
    Side.RIGHT: say("humanity-right"),
}
SHAPES = {
    Shape.ROUND: say("humanity-round"),
    Shape.RECTANGULAR: say("humanity-rectangular"),
    Shape.OCTAGONAL: say("humanity-octagonal"),
    Shape.WILD: say("humanity-wild"),
}
ANY = "any."
"""Begins what is wished for where any module of a colour will do."""
EFFECTS = {
    Effect.TIME: say("humanity-effect-time"),
    Effect.REACTIVATE: say("humanity-effect-reactivate"),
}


@cache
def cell_text(cell: int) -> Text:
    """Name a cell."""
    return say("humanity-cell", cell=NAMES[cell])


@cache
def cost_text(cost: Cost) -> Text:
    """Tell a cost."""
    amounts = [units_text(amount, (each,)) for each, amount in cost]
    return say("humanity-cost", amounts=listed(amounts))


@lru_cache(1 << 8)
def units_text(amount: int, makes: tuple[Resource, ...]) -> Text:
    """Tell how many units of what a module makes, or of one resource."""
    one, *other = [each.value for each in makes]
    return say("humanity-units", amount=amount, one=one, other=other[0] if other else "none")


@cache
def makes_text(makes: tuple[Resource, ...]) -> Text:
    """Tell what a module makes."""
    if len(makes) == 1:
        return RESOURCES[makes[0]]
    return say("humanity-either", one=RESOURCES[makes[0]], other=RESOURCES[makes[1]])


@cache
def tile_text(tile: str) -> Text:
    """Name a module or an experiment."""
    if tile in MODULES:
        return MODULES[tile].name
    return experiment_text(EXPERIMENTS[tile])


def experiment_text(experiment: Experiment) -> Text:
    """Name an experiment, and its side, which lines and missions ask for."""
    return say("humanity-experiment", name=experiment.name, side=SIDES[experiment.side])


@cache
def tile_note(tile: str) -> Text:
    """Describe a module or an experiment: cost, and what it brings."""
    return say("humanity-note", cost=tile_cost(tile), brings=tile_brings(tile))


def tile_cost(tile: str) -> Text:
    """Tell what a module or an experiment costs."""
    return cost_text(MODULES[tile].cost if tile in MODULES else EXPERIMENTS[tile].cost)


def tile_brings(tile: str) -> Text:
    """Tell what a module or an experiment brings."""
    return brings_text(MODULES[tile]) if tile in MODULES else _experiment_brings(EXPERIMENTS[tile])


def module_note(module: Module, year: int) -> Text:
    """Describe a module as it may be had in a year: cost, and what it brings then."""
    return say("humanity-note", cost=cost_text(module.cost), brings=brings_text(module, year))


def brings_text(module: Module, year: int | None = None) -> Text:
    """Tell what a module brings, once or by work; communications in some year, or in each."""
    match module.kind:
        case Kind.STORE:
            made = makes_text(module.makes)
            return say("humanity-brings-store", makes=made, work=module.work)
        case Kind.TIME:
            return say("humanity-brings-time", work=module.work)
        case Kind.LAB:
            one, *others = module.counts  # one colour, or all of them
            colour = "any" if others else one.value
            about: dict[str, Value] = {"research": module.research, "each": module.each}
            return say("humanity-brings-lab", **about, colour=colour)
        case Kind.COMMUNICATIONS:
            if year is not None:
                return say("humanity-brings-link", research=COMMUNICATIONS[year])
            years = sorted(COMMUNICATIONS)
            first, second, third = (COMMUNICATIONS[year] for year in years)
            return say("humanity-brings-communications", first=first, second=second, third=third)
        case Kind.GREENHOUSE:
            assert module.shape is not None
            shape = SHAPES[module.shape]
            return say("humanity-brings-greenhouse", shape=shape, points=module.points)
    return say("humanity-brings-strip", points=module.points)


def _experiment_brings(experiment: Experiment) -> Text:
    parts = [say("humanity-brings-research", research=experiment.research)]
    if experiment.points:
        parts.append(say("humanity-brings-strip", points=experiment.points))
    if experiment.effect is not None:
        parts.append(EFFECTS[experiment.effect])
    return say("humanity-brings", parts=listed(parts))


def missed_text(wish: str, barred: str) -> Text:
    """Say which wish came to nothing, and why."""
    return say("humanity-programme-missed", wish=wish_text(wish), barred=barred)


def wish_text(wish: str) -> Text:
    """Name a tile that is wished for, or any of a colour."""
    if wish.startswith(ANY):
        colour = COLOURS[Colour(wish.removeprefix(ANY))]
        return say("humanity-programme-any", colour=colour)
    return tile_text(wish)


def won_parts(research: int, points: int, science: int = 0) -> list[Text]:
    """List what an action, a round or a draft brings."""
    parts: list[Text] = []
    if research:
        parts.append(say("humanity-won-research", research=research))
    if points:
        parts.append(say("humanity-won-points", points=points))
    if science:
        parts.append(say("humanity-won-science", science=science))
    return parts


def gains_text(research: int, points: int, science: int = 0) -> Value:
    """Say what something brings, or that it brings nothing."""
    return listed(won_parts(research, points, science) or [say("humanity-recap-nothing")])
