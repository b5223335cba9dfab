"""What a card is aimed at where its captain did not say, and who is about to win."""

from collections.abc import Callable

from engine.core.asks import Answer, Seat
from engine.core.fields import at_place
from engine.martians.cards.cards import Target
from engine.martians.cards.tables import CARDS, FIVE
from engine.martians.playing import targets as on
from engine.martians.playing.own import subject
from engine.martians.table.state import TownTable, has_all
from engine.martians.table.terms import areas
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, square_key, tile_of
from engine.martians.town.ways import distances, nearest

NEAR_KILLS = 3
"""So many kills short of the end somebody is about to win."""
REACH = 9
"""Squares within which the ship is within a walk."""


def aimed(view: MartiansView, key: str) -> Answer | None:
    """Return the targets of what is played, or None where it would be of no use."""
    card = subject(key)
    if not card:
        return {}
    return _AIMS[CARDS[card].target](view)


def _nothing(_view: MartiansView) -> Answer:
    return {}


def _never(_view: MartiansView) -> Answer | None:
    return None


def _victim(view: MartiansView) -> Answer | None:
    """Name whoever is ahead."""
    seat = leader(view.table, view.seat or 0)
    return None if seat is None or view.table.coop else {on.CAPTAIN: (str(seat + 1),)}


def _among(target: Target) -> Callable[[MartiansView], Answer | None]:
    def aim(view: MartiansView) -> Answer | None:
        seat = leader(view.table, view.seat or 0)
        if seat is None or seat not in on.victims(view.table, target):
            return None
        return {on.CAPTAIN: (str(seat + 1),)}

    return aim


def _beam(view: MartiansView) -> Answer | None:
    """Send whoever is ahead as far from the ship as there is."""
    table, seat = view.table, leader(view.table, view.seat or 0)
    if seat is None or table.coop:
        return None
    picked: Answer = {on.CAPTAIN: (str(seat + 1),)}
    squares = on.places(table, view.seat or 0, on.SQUARE, picked)
    start = table.ship.square if table.ship is not None else table.captains[seat].square
    far = distances(table.town, start)
    square = max(squares, key=lambda each: (far.get(each, 0), -each))
    return {**picked, **_at(view, on.SQUARE, squares, square)}


def _at(view: MartiansView, key: str, squares: tuple[Square, ...], square: Square) -> Answer:
    return at_place(key, areas(view.table.town, squares), square_key(square))


def _five(view: MartiansView) -> Answer | None:
    """Take the Martians nearest to the own pawn, one of a tile."""
    table, seat = view.table, view.seat or 0
    found: list[Square] = []
    start = table.captains[seat].square
    for square in nearest(table.town, start, table.martians, len(table.martians)):
        if len(found) < FIVE and tile_of(square) not in map(tile_of, found):
            found.append(square)
    answer: Answer = {}
    picked: Answer = {}
    for key, square in zip(on.FIVES, found, strict=False):
        answer |= _at(view, key, on.places(table, seat, key, picked), square)
        picked[key] = (square_key(square),)
    return answer


def _tile(view: MartiansView) -> Answer | None:
    """Name the tile with most Martians."""
    table = view.table
    haunted = [tile_of(each) for each in table.martians]
    best = max(on.tiles(table, Target.TILE), key=lambda each: (haunted.count(each), -each))
    return {on.AT: (str(best),)}


def _rim(view: MartiansView) -> Answer | None:
    """Name the tile that can be removed with most Martians, if there are any."""
    table = view.table
    haunted = [tile_of(each) for each in table.martians]
    best = max(on.tiles(table, Target.RIM), key=lambda each: (haunted.count(each), -each))
    return {on.AT: (str(best),)} if haunted.count(best) else None


def _crop(view: MartiansView) -> Answer | None:
    tokens = on.crop_tokens(view.table, hidden=True)
    unknown = [each for each in tokens if not view.face(each)]
    return {on.CROP_AT: (str(unknown[0].number),)} if unknown else None


def _bare(view: MartiansView) -> Answer | None:
    tiles = on.bare_tiles(view.table)
    chosen = [str(each) for each in tiles[:FIVE]] if len(tiles) > FIVE else []
    return {on.BARE: tuple(chosen)}


_AIMS: dict[Target, Callable[[MartiansView], Answer | None]] = {
    Target.NONE: _nothing,
    Target.TILE: _tile,
    Target.CANDY: _never,
    Target.RIM: _rim,
    Target.FIVE: _five,
    Target.SWAP: _never,
    Target.SQUARE: _never,
    Target.CROP: _crop,
    Target.CROPS: _never,
    Target.BARE: _bare,
    Target.FUEL: _among(Target.FUEL),
    Target.ROBBED: _among(Target.ROBBED),
    Target.CAPTAIN: _victim,
    Target.BEAM: _beam,
}


def about_to_win(table: TownTable, but: Seat | None = None) -> Seat | None:
    """Return who is about to win a race; whoever is on turn comes first."""
    if table.coop:
        return None
    for seat in table.from_seat(table.seat):
        if seat != but and is_near(table, seat):
            return seat
    return None


def is_near(table: TownTable, seat: Seat) -> bool:
    """Tell whether a captain may win within a turn."""
    captain, ship = table.captains[seat], table.ship
    if captain.kills >= table.goal - NEAR_KILLS:
        return True
    if ship is None or not has_all(captain):
        return False
    return distances(table.town, ship.square).get(captain.square, REACH + 1) <= REACH


def leader(table: TownTable, but: Seat) -> Seat | None:
    """Return who is ahead of all others: about to win, else by objects and kills."""
    others = [each for each in range(len(table.captains)) if each != but]
    if not others:
        return None
    near = about_to_win(table, but)
    captains = table.captains
    return (
        near
        if near is not None
        else max(
            others, key=lambda each: (len(captains[each].objects), captains[each].kills, -each)
        )
    )
