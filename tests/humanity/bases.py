"""Bases for tests: laid out by a few words, by a drawing of their colours, or by chance."""

from random import Random

from engine.humanity.base.grid import CELLS, COLUMNS, NAMES, Cells, Obstacle, Tile, put
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour

EMPTY: Cells = (None,) * len(CELLS)
DRAWN: dict[str, Tile | Obstacle] = {
    "O": Tile("north-strip", Colour.ORANGE),
    "B": Tile("drone-apron", Colour.BLUE),
    "P": Tile("botany-lab", Colour.PURPLE),
    "G": Tile("round-greenhouse", Colour.GREEN),
    "x": Obstacle(),
}
STORES = [each for each in MODULES.values() if each.makes]


def at(name: str) -> int:
    """Find a cell by its name."""
    return NAMES.index(name)


def tile(module: str, stock: int = 0, colour: Colour | None = None) -> Tile:
    """Make a module; what may be orange or blue is orange unless it is told."""
    return Tile(module, colour or MODULES[module].colour or Colour.ORANGE, stock)


def lay(**tiles: str) -> Cells:
    """Lay out modules, each with what it holds: `C4="ice-drill 2"`; or "obstacle"."""
    cells = EMPTY
    for name, words in tiles.items():
        module, _, stock = words.partition(" ")
        what = Obstacle() if module == "obstacle" else tile(module, int(stock or 0))
        cells = put(cells, at(name), what)
    return cells


def drawn(drawing: str) -> Cells:
    """Lay out colours, from A1 on: O, B, P, G; x is an obstacle, a point is empty."""
    cells = EMPTY
    for row, line in enumerate(drawing.split()):
        for column, mark in enumerate(line):
            cells = put(cells, at(f"{COLUMNS[column]}{row + 1}"), DRAWN.get(mark))
    return cells


def spent(cells: Cells, *places: str) -> tuple[tuple[int, int], ...]:
    """Write a payment: cells, each as often as it gives a unit."""
    return tuple((at(name), places.count(name)) for name in dict.fromkeys(places))


def by_chance(chance: Random, tiles: int) -> Cells:
    """Lay out modules that store, with some in them."""
    cells = EMPTY
    for cell in chance.sample(CELLS, tiles):
        cells = put(cells, cell, tile(chance.choice(STORES).id, chance.randint(0, 3)))
    return cells


def stocked(cells: Cells) -> dict[str, int]:
    """Tell what each module holds, by the name of its cell."""
    return {NAMES[cell]: each.stock for cell, each in enumerate(cells) if isinstance(each, Tile)}
