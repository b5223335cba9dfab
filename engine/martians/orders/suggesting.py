"""What people are suggested: where the tile goes, where to walk, how the horde moves."""

from engine.core.asks import Answer, Ask
from engine.kit.memo import recent
from engine.martians.cards.tables import CIRCLE, MOST, OBJECTS, SHIP
from engine.martians.orders.aiming import leader
from engine.martians.orders.own_plays import own_play
from engine.martians.phases import herding, laying, walking
from engine.martians.phases.herds import AWAY, SUGGESTED, TOWARDS
from engine.martians.phases.walking import way_to
from engine.martians.playing.own import PlayedWith
from engine.martians.table.frames import Laying, Walking
from engine.martians.table.state import Token, TownTable, has_all
from engine.martians.table.view import MartiansView
from engine.martians.town.fitting import fitting, gaps
from engine.martians.town.town import Square
from engine.martians.town.ways import USUAL, distances

FEARS = 2
"""Lives below which a walk is stopped."""
FIGHT = 3
"""Squares that a fight on the way is worth."""


def tile(view: MartiansView, _ask: Ask) -> Answer:
    """Lay the tile as near to the own pawn as it fits."""
    table, frame = view.table, view.agenda[-1]
    assert isinstance(frame, Laying)
    row, column = table.town.where[table.captains[view.seat or 0].square]

    def key(cell: str) -> tuple[int, str]:
        x, y = gaps(table.town)[cell]
        return abs(3 * x + 1 - column) + abs(3 * y + 1 - row), cell

    return laying.answer_for(view, min(fitting(table.town, frame.tile), key=key))


def move(view: MartiansView, ask: Ask) -> Answer:
    """Play a card that is worth it, else walk."""
    frame = view.agenda[-1]
    assert isinstance(frame, Walking)
    card = own_play(view, PlayedWith.WALK, best_goal(view, frame))
    return walk(view, ask) if card is None else card


def walk(view: MartiansView, _ask: Ask) -> Answer:
    """Walk to what is worth most for its distance, and on to the next; stay where nothing is.

    A walk that goes on by itself keeps the manner and the Lives for which its captain stops.
    """
    frame, table = view.agenda[-1], view.table
    assert isinstance(frame, Walking)
    goal = best_goal(view, frame)
    if goal is None:
        return {}
    stop = FEARS if table.captains[table.seat].life >= FEARS else 0
    answer = walking.answer_for(view, goal, frame.stop if frame.onward else stop)
    if answer[walking.THEN] == (walking.AGAIN,):
        answer[walking.THEN] = (walking.ONWARD,)
    return {**answer, walking.WAY: (frame.onward or USUAL,)}


@recent
def best_goal(view: MartiansView, frame: Walking) -> Square | None:
    """Return the square to go for: worth, less what the way costs."""
    table, seat = view.table, view.seat or 0
    far = distances(table.town, table.captains[seat].square)
    goals = {square: worth for square, worth in worths(view).items() if far.get(square)}
    best: tuple[float, Square] | None = None
    for square, worth in sorted(goals.items()):
        if best is not None and worth - far[square] <= best[0]:
            continue  # not even a way without fights would make it better
        path = way_to(table, frame, square, USUAL)
        fights = sum(each in table.martians for each in path)
        score = worth - len(path) - FIGHT * fights
        if best is None or score > best[0]:
            best = score, square
    return best[1] if best is not None else None


def worths(view: MartiansView) -> dict[Square, float]:
    """Return what squares are worth a walk."""
    table, seat = view.table, view.seat or 0
    found: dict[Square, float] = {}
    for token in table.tokens:
        worth = _worth(view, token)
        if worth > 0:
            found[token.square] = found.get(token.square, 0) + worth
    if not table.coop and table.captains[seat].life > FEARS:
        for square in table.martians:
            found[square] = found.get(square, 0) + FIGHT + 1
    return found


def _worth(view: MartiansView, token: Token) -> float:
    table, face = view.table, view.face(token)
    captain = table.captains[view.seat or 0]
    match token.kind:
        case "life":
            return 6.0 * (MOST - captain.life) / 2
        case "bullet":
            return 3.0 * (captain.bullets < MOST)
        case "object":
            wanted = _wanted(table, view.seat or 0)
            if face:
                return 14.0 * (face in wanted)
            if (view.seat or 0) in token.seen:
                return 0.0
            return 10.0 * bool(wanted.intersection(token.among or OBJECTS))
        case _:
            return _worth_of_crop(view, token, face)


def _worth_of_crop(view: MartiansView, token: Token, face: str) -> float:
    """Find the ship, and go there with what it needs."""
    table, captain = view.table, view.table.captains[view.seat or 0]
    if token.face == SHIP:
        if table.coop:
            missing = set(captain.objects) - set(table.delivered)
            return 25.0 * len(missing)
        return 100.0 * has_all(captain)
    if face == CIRCLE or table.ship is not None:
        return 0.0
    if face == SHIP or (has_all(captain) and not table.coop):
        return 60.0
    return 20.0 if table.coop else 5.0 + 3.0 * len(captain.objects)


def _wanted(table: TownTable, seat: int) -> set[str]:
    """Return the kinds of objects that a captain lacks, or the team does."""
    have = set(table.captains[seat].objects) | set(table.delivered)
    if table.coop:
        for captain in table.captains:
            have |= set(captain.objects)
    return set(OBJECTS) - have


def horde(view: MartiansView, ask: Ask) -> Answer:
    """Move Martians at whoever is ahead in a race; away from oneself where all play together."""
    answer = herding.form(view, ask, {}).answer()
    if not answer.get(herding.HOW):
        return answer
    seat = view.seat or 0
    ahead = leader(view.table, seat)
    how = SUGGESTED
    if view.table.coop:
        how = f"{AWAY}-{seat + 1}"
    elif ahead is not None:
        how = f"{TOWARDS}-{ahead + 1}"
    return {**answer, herding.HOW: (how,)}
