"""Sources: what a unit in a module may be spent as, one resource or one of two (HU-6).

How many units of each source lie ready is one number, a byte for each; so is what a payment
spends.
"""

from itertools import combinations

from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import ADVANCED, BASICS, Resource

BYTE = 8
SOURCES: tuple[tuple[Resource, ...], ...] = (
    *((each,) for each in BASICS),
    *combinations(BASICS, 2),
    (Resource.ELECTRICITY,),
    *((each,) for each in ADVANCED),
    *combinations(ADVANCED, 2),
)
BASIC, PAIRS = slice(0, 6), slice(3, 6)
ELECTRICITY = 6
ADVANCED_ONES, ADVANCED_PAIRS = slice(7, 13), slice(10, 13)
SOURCE_OF = {each.id: SOURCES.index(each.makes) for each in MODULES.values() if each.makes}
"""The source of what each module stores."""
UNIT_OF = {module: 1 << BYTE * source for module, source in SOURCE_OF.items()}
"""One unit of it, as what lies ready is counted."""


def units_of(way: int) -> bytes:
    """Return how many units there are of each source."""
    return way.to_bytes(len(SOURCES), "little")
