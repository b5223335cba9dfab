"""Ways through the town: how far it is, and which way is taken."""

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush

from engine.kit.memo import recent
from engine.martians.town.town import Square, Town

USUAL, SHORT, SAFE = "usual", "short", "safe"
MANNERS = (USUAL, SHORT, SAFE)
FIGHT = {USUAL: 300, SHORT: 1, SAFE: 10_000}
"""What a fight on the way is worth avoiding, in hundredths of a step."""
STEP = 100


def distances(town: Town, start: Square) -> dict[Square, int]:
    """Return how many steps it is to every square, whatever stands there."""
    found, row = {start: 0}, [start]
    for square in row:
        for near in town.links[square]:
            if near not in found:
                found[near] = found[square] + 1
                row.append(near)
    return found


def way(
    town: Town,
    martians: Collection[Square],
    start: Square,
    goal: Square,
    limit: int,
    manner: str = USUAL,
) -> tuple[Square, ...]:
    """Return the squares on a way to `goal`, without the start; empty where none leads there.

    Where `limit` steps are enough for a shorter way and not for this one, the shorter is taken.
    """
    walked = frozenset(martians)
    best = _back(_cheapest(town, walked, start, FIGHT[manner]), start, goal)
    if len(best) > limit and manner != SHORT:
        short = _back(_cheapest(town, walked, start, FIGHT[SHORT]), start, goal)
        return short if len(short) <= limit else best
    return best


@recent
def _cheapest(
    town: Town, martians: frozenset[Square], start: Square, fight: int
) -> dict[Square, Square]:
    """Return from where every square is reached on the cheapest way to it."""
    before: dict[Square, Square] = {}
    costs = {start: 0}
    heap = [(0, start)]
    while heap:
        cost, square = heappop(heap)
        if cost > costs[square]:
            continue
        for near in town.links[square]:
            total = cost + STEP + (fight if near in martians else 0)
            if total < costs.get(near, total + 1):
                costs[near], before[near] = total, square
                heappush(heap, (total, near))
    return before


def _back(before: dict[Square, Square], start: Square, goal: Square) -> tuple[Square, ...]:
    if goal not in before:
        return ()
    found = [goal]
    while found[-1] != start:
        found.append(before[found[-1]])
    return tuple(found[-2::-1])


def nearest(
    town: Town, start: Square, squares: Collection[Square], count: int = 1
) -> tuple[Square, ...]:
    """Return the nearest of some squares; equals by coordinates."""
    far = distances(town, start)
    known = [each for each in squares if each in far]
    known.sort(key=lambda each: (far[each], town.where[each]))
    return tuple(known[:count])


def nearest_of_all(
    town: Town, starts: Iterable[Square], limit: int | None = None
) -> dict[Square, int]:
    """Return how far it is to every square from the nearest of several."""
    row: list[Square] = list(dict.fromkeys(starts))
    found = dict.fromkeys(row, 0)
    for square in row:
        if limit is not None and found[square] >= limit:
            break
        for near in town.links[square]:
            if near not in found:
                found[near] = found[square] + 1
                row.append(near)
    return found


def in_order(town: Town, squares: Sequence[Square]) -> tuple[Square, ...]:
    """Sort squares by coordinates, row by row."""
    return tuple(sorted(squares, key=town.where.__getitem__))
