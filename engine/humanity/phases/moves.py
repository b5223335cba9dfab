"""A move: what a turn's answer says, with what goes without saying."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import chain, compress
from typing import NamedTuple

from engine.core.asks import Answer
from engine.humanity.base.grid import NAMES, Cells, tiles_in
from engine.humanity.base.measuring import colours_of, measured
from engine.humanity.base.paying import Payment, offers, payments
from engine.humanity.base.placing import neighbours_research, squares_at, worth
from engine.humanity.phases.reach import Reach
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, MODULES, MOST_WORK
from engine.humanity.tiles.tiles import Colour, Cost
from engine.kit.memo import latest, recent

ACTION, ASTRONAUT, MODULE, EXPERIMENT = "action", "astronaut", "module", "experiment"
WORK, COLOUR, PAYMENT, OWN = "work", "colour", "payment", "own"
IDLE = "idle"  # chosen instead of any cell: none of the work is used


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


def work_key(cell: int, times: int) -> str:
    """Name the option to activate a cell so often."""
    return f"{NAMES[cell]}.{times}"


def pay_key(cell: int) -> str:
    """Name the field for what a module gives up."""
    return f"pay.{NAMES[cell]}"


def upgrade_key(number: int) -> str:
    """Name the field of an upgrade."""
    return f"upgrade.{number}"


WORKED: dict[str, tuple[int, ...]] = {
    work_key(cell, times): (cell,) * times
    for cell in range(len(NAMES))
    for times in range(1, MOST_WORK + 1)
}
"""The cells of each option of work, as often as they are activated."""
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
        return Move(action, number, planned(answer))
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


def planned(answer: Answer) -> tuple[int, ...]:
    """List the cells of a plan of work, each as often as it is activated."""
    return tuple(chain.from_iterable([WORKED.get(each, ()) for each in answer.get(WORK, ())]))


def auto(reach: Reach) -> Move:
    """Work as the autopilot does (Q-40, 8.4)."""
    return Move(Action.AUTO, *reach.auto)


def may_act(reach: Reach, action: Action, answer: Answer) -> tuple[int, ...]:
    """List the astronauts that can take an action, for the tile that is chosen."""
    if action is Action.DEPLOY:
        module = picked(answer, MODULE)
        return reach.deploying(module) if module in reach.modules else ()
    if action is Action.EXPERIMENT:
        tile = picked(answer, EXPERIMENT)
        return reach.active if tile in reach.experiments and reach.pays(tile) else ()
    return reach.active


def astronaut_of(reach: Reach, action: Action, answer: Answer) -> int | None:
    """Return who acts: the one chosen, else the usual one (HU-D2)."""
    numbers = may_act(reach, action, answer)
    if len(numbers) < 2:
        return numbers[0] if numbers else None
    chosen = picked(answer, ASTRONAUT)
    if chosen is None:
        return usual_astronaut(reach, numbers, picked(answer, MODULE) or "", action)
    return {str(number + 1): number for number in numbers}.get(chosen)


def usual_astronaut(reach: Reach, numbers: Sequence[int], module: str, action: Action) -> int:
    """Return who acts where nobody chooses: for a module whoever stands where it brings most.

    For anything else it is whoever is needed least: where no module would bring much. Among
    equal ones it is whoever works least.
    """
    works = [each.work for each in reach.astronauts]
    if action is Action.DEPLOY:
        return min(numbers, key=lambda each: (-_worth(reach, module, each), works[each], each))
    tiles = [*compress(reach.modules, reach.pays_modules)]
    needed = {
        each: max(
            [_worth(reach, tile, each) for tile in tiles if reach.fits(tile, each)], default=0
        )
        for each in numbers
    }
    return min(numbers, key=lambda each: (needed[each], works[each], each))


def _worth(reach: Reach, module: str, number: int) -> int:
    """Return what a module brings where an astronaut stands, in research."""
    cell, printed = reach.astronauts[number].cell, MODULES[module]
    assert cell is not None
    colours = COLOURS if printed.colour is None else (printed.colour,)
    return max([worth(printed, each, reach.cells, cell) for each in colours])


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
