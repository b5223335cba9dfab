"""A move: what a turn's answer says, with what goes without saying."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from engine.core.asks import Answer
from engine.humanity.base.grid import NAMES, Cells, tiles_in
from engine.humanity.base.measuring import colours_of, measured
from engine.humanity.base.paying import Payment, offers, payments
from engine.humanity.base.placing import neighbours_research, squares_at
from engine.humanity.phases.reach import Reach, least
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, MODULES, MOST_WORK
from engine.humanity.tiles.tiles import Colour, Cost
from engine.kit.memo import latest, recent

ACTION, ASTRONAUT, MODULE, EXPERIMENT = "action", "astronaut", "module", "experiment"
COLOUR, PAYMENT, OWN = "colour", "payment", "own"
IDLE = "idle"  # chosen for the first point of work: none of it is used


class Action(StrEnum):
    """What a turn is used for."""

    AUTO = "auto"  # work as suggested
    WORK = "work"
    DEPLOY = "deploy"
    EXPERIMENT = "experiment"

    __hash__ = str.__hash__


ACTIONS: dict[str, Action] = {each.value: each for each in Action}  # calling an enum takes longer


class Move(NamedTuple):
    """A whole turn."""

    action: Action
    astronaut: int
    points: tuple[int, ...] = ()  # cells to work on
    tile: str = ""  # the module or the experiment
    colour: Colour = Colour.ORANGE
    payment: Payment = ()
    upgrades: tuple[int, ...] = ()


def point_key(point: int) -> str:
    """Name the field of a point of work."""
    return f"point.{point}"


def pay_key(cell: int) -> str:
    """Name the field for what a module gives up."""
    return f"pay.{NAMES[cell]}"


def upgrade_key(number: int) -> str:
    """Name the field of an upgrade."""
    return f"upgrade.{number}"


POINTS = tuple(point_key(point) for point in range(1, MOST_WORK + 1))
UPGRADES = tuple(upgrade_key(number) for number in range(1, 5))
COLOURS = (Colour.ORANGE, Colour.BLUE)


def picked(answer: Answer, key: str) -> str | None:
    """Return the one option that is chosen in a field."""
    chosen = answer.get(key, ())
    return chosen[0] if len(chosen) == 1 else None


def read_move(reach: Reach, answer: Answer) -> Move:
    """Read a faultless answer."""
    action = ACTIONS[picked(answer, ACTION) or Action.AUTO]
    if action is Action.AUTO:
        return auto(reach)
    number = astronaut_of(reach, action, answer)
    assert number is not None
    if action is Action.WORK:
        points = [picked(answer, key) for key in POINTS]
        cells = [NAMES.index(each) for each in points if each and each != IDLE]
        return Move(action, number, tuple(cells))
    if action is Action.EXPERIMENT:
        tile = picked(answer, EXPERIMENT) or ""
        return Move(action, number, tile=tile, payment=paid(reach, answer, tile) or ())
    tile = picked(answer, MODULE) or ""
    colour = colour_of(reach, number, tile, picked(answer, COLOUR))
    assert colour is not None
    asked = upgrades_after(reach, number, colour)
    upgrades = [given for _, given in upgraded(reach, asked, answer) if given is not None]
    return Move(
        action,
        number,
        tile=tile,
        colour=colour,
        payment=paid(reach, answer, tile) or (),
        upgrades=tuple(upgrades),
    )


def auto(reach: Reach) -> Move:
    """Work as the autopilot does (Q-40, 8.4)."""
    return Move(Action.AUTO, *reach.auto)


def able(reach: Reach, action: Action) -> tuple[int, ...]:
    """List the astronauts that can take an action."""
    return reach.able_to_deploy if action is Action.DEPLOY else reach.active


def astronaut_of(reach: Reach, action: Action, answer: Answer) -> int | None:
    """Return who acts: the one chosen, else who works least of those that can (HU-D2)."""
    able_ones = able(reach, action)
    chosen = picked(answer, ASTRONAUT)
    if not able_ones or chosen is None or len(able_ones) == 1:
        module = picked(answer, MODULE) if action is Action.DEPLOY else None
        fitting = reach.deploying(module) if module in reach.modules else ()
        return least(reach.astronauts, fitting or able_ones)
    numbers = {str(number + 1): number for number in able_ones}
    return numbers.get(chosen)


def colour_of(reach: Reach, number: int, module: str, chosen: str | None) -> Colour | None:
    """Return the colour of a module: as printed, chosen for communications, or usual (HU-5.1)."""
    printed = MODULES[module].colour
    if printed is not None:
        return printed
    if chosen is None:
        return usual_colour(reach, number)
    return Colour(chosen) if chosen in COLOURS else None


@recent
def usual_colour(reach: Reach, number: int) -> Colour:
    """Return the colour of communications where nobody chooses one: the one that brings more.

    Upgrades that somebody gets count first, then research for labs beside it, then what missions
    measure.
    """
    cells, cell = reach.cells, reach.astronauts[number].cell
    assert cell is not None
    missions = [MISSIONS[each] for each in reach.missions]

    def brings(colour: Colour) -> tuple[int, int, int]:
        research = sum([each.amount for each in neighbours_research(colour, cells, cell)])
        colours = dict(sorted([*colours_of(cells).items(), (cell, colour)]))
        measures = [measured(each, colours, ()) for each in missions]
        due = upgraded(reach, upgrades_after(reach, number, colour), {})
        return sum(1 for _ in due), research, sum(measures)

    return max(COLOURS, key=brings)


# Paying


def cost_of(tile: str) -> Cost:
    """Return the cost of a module or an experiment."""
    return MODULES[tile].cost if tile in MODULES else EXPERIMENTS[tile].cost


@latest
def every_payment(cells: Cells, cost: Cost) -> tuple[Payment, ...]:
    """List all payments of a cost, by whichever modules of equal sources."""
    stores = [
        _Store(cell, tile.stock, MODULES[tile.module].makes)
        for cell, tile in tiles_in(cells)
        if tile.stock
    ]
    sources = {store.cell: store.source for store in stores}
    found: set[Payment] = set()
    for payment in payments(cells, cost):
        due: dict[tuple[str, ...], int] = {}
        for cell, amount in payment:
            due[sources[cell]] = due.get(sources[cell], 0) + amount
        found.update(_spread(stores, due, 0))
    return tuple(sorted(found))


class _Store(NamedTuple):
    """A cell that holds units of a source."""

    cell: int
    stock: int
    source: tuple[str, ...]


def _spread(
    stores: Sequence[_Store], due: Mapping[tuple[str, ...], int], start: int
) -> Iterator[Payment]:
    """Take what is due of each source from stores in all ways, from one of them on."""
    if not any(due.values()):
        yield ()
        return
    for number in range(start, len(stores)):
        cell, stock, source = stores[number]
        for amount in range(1, min(stock, due.get(source, 0)) + 1):
            for rest in _spread(stores, {**due, source: due[source] - amount}, number + 1):
                yield ((cell, amount), *rest)


def stored(cells: Cells) -> tuple[int, ...]:
    """List the cells of modules that can store anything."""
    return tuple([cell for cell, tile in tiles_in(cells) if MODULES[tile.module].makes])


def own_payment(
    cells: Cells, cost: Cost, answer: Answer
) -> tuple[dict[int, tuple[int, ...]], Payment | None]:
    """Narrow all payments down, cell by cell: what each may give, and the one that is left.

    A cell offers amounts once those before it are settled; one amount alone goes without saying.
    """
    left = [dict(each) for each in every_payment(cells, cost)]
    asked: dict[int, tuple[int, ...]] = {}
    for cell in stored(cells):
        amounts = tuple(sorted({each.get(cell, 0) for each in left}))
        if len(amounts) < 2:
            continue
        asked[cell] = amounts
        given = picked(answer, pay_key(cell))
        if given is None or given not in map(str, amounts):
            return asked, None
        left = [each for each in left if each.get(cell, 0) == int(given)]
    return asked, tuple(left[0].items()) if left else None


def paid(reach: Reach, answer: Answer, tile: str) -> Payment | None:
    """Return the payment that is chosen, else the usual one; None where it is still open."""
    cost = cost_of(tile)
    way = picked(answer, PAYMENT)
    if way == OWN:
        return own_payment(reach.cells, cost, answer)[1]
    ways = offers(reach.cells, cost)
    for each in ways:
        if way is None or len(ways) == 1 or each.keeps == way:
            return each.payment
    return None


# Upgrades


def upgrades_after(reach: Reach, number: int, colour: Colour) -> int:
    """Count the upgrades that a module of this colour brings where an astronaut stands."""
    cell = reach.astronauts[number].cell
    assert cell is not None
    return sum(square.upgrades for square in squares_at(colour, reach.cells, cell))


def upgraded(
    reach: Reach, count: int, answer: Answer
) -> Iterator[tuple[tuple[int, ...], int | None]]:
    """Yield for each upgrade who may be chosen, and who is; it is lost once nobody may (HU-8.2).

    Where nobody is chosen, it is for who works least (HU-D7); the next one opens once the one
    before it is settled.
    """
    works = [each.work for each in reach.astronauts]
    for key in UPGRADES[:count]:
        may = tuple([number for number, work in enumerate(works) if work < MOST_WORK])
        if not may:
            return
        chosen = picked(answer, key)
        numbers = {str(number + 1): number for number in may}
        usual = min(may, key=works.__getitem__)
        given = usual if chosen is None or len(may) == 1 else numbers.get(chosen)
        yield may, given
        if given is None:
            return
        works[given] += 1
