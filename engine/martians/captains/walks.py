"""The walk of a sharp captain: every square in reach, by what it brings, risks and leads to."""

from engine.core.asks import Answer, Ask
from engine.martians.cards.tables import MOST
from engine.martians.orders.own_plays import own_play
from engine.martians.orders.suggesting import worths
from engine.martians.phases import walking
from engine.martians.phases.fights import survived
from engine.martians.playing.own import PlayedWith
from engine.martians.table.frames import Walking
from engine.martians.table.state import TownTable
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square
from engine.martians.town.ways import SAFE, USUAL, distances

BEYOND = 1.4
"""What a square costs that cannot be reached now, against one that can."""
DEATH, OWNED = 14.0, 4.0
"""What a death costs, and each object that is lost with it."""
LIFE = 2.2
"""What a fight costs whoever survives it with few Lives."""
KILL = 0.8
"""A Martian beaten in a race."""
SPENDS = 3


def walk(view: MartiansView, ask: Ask) -> Answer:
    """Return the walk, or the card before it, that is worth most."""
    frame, table = view.agenda[-1], view.table
    assert isinstance(frame, Walking)
    values, best, goal, manner = worths(view), 0.0, None, USUAL
    far = distances(table.town, table.captains[ask.seat].square)
    for square in sorted(each for each in values if far.get(each)):
        for way in (USUAL, SAFE):
            path = walking.way_to(table, frame, square, way)
            if not path:
                continue
            worth = _worth(table, values, path, square) - _length(len(path), far[square])
            if worth > best:
                best, goal, manner = worth, square, way
    card = own_play(view, PlayedWith.WALK, goal)
    if card is not None:
        return card
    if goal is None:
        return {}
    answer = walking.answer_for(view, goal, 2 if table.captains[ask.seat].life > 1 else 0)
    return {**answer, walking.WAY: (manner,)}


def _length(walked: int, steps: int) -> float:
    """Price the squares of a way, those that are left for later turns dearer."""
    return walked + BEYOND * max(0, steps - walked)


def _worth(
    table: TownTable, values: dict[Square, float], path: tuple[Square, ...], goal: Square
) -> float:
    """Weigh what a way brings, its goal included, against what its fights may cost."""
    captain = table.captains[table.seat]
    fights = len({*path} & {*table.martians})
    brought = sum(values.get(square, 0.0) for square in {*path, goal})
    if not fights:
        return brought
    alive = float(survived(fights, captain.life, captain.bullets, SPENDS))
    loss = (1 - alive) * (DEATH + OWNED * len(captain.objects))
    price = fights * LIFE * (1.5 - captain.life / MOST)
    return alive * brought - loss - price + (0.0 if table.coop else KILL * fights)
