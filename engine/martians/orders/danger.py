"""Who is about to win, as everybody can see."""

from engine.core.asks import Seat
from engine.martians.table.state import Table, has_all
from engine.martians.town.ways import distances

NEAR_KILLS = 3
"""So many kills short of the end somebody is about to win."""
REACH = 9
"""Squares within which the ship is within a walk."""


def about_to_win(table: Table, but: Seat | None = None) -> Seat | None:
    """Return who is about to win a race; whoever is on turn comes first."""
    if table.coop:
        return None
    for seat in table.from_seat(table.seat):
        if seat != but and is_near(table, seat):
            return seat
    return None


def is_near(table: Table, seat: Seat) -> bool:
    """Tell whether a captain may win within a turn."""
    captain, ship = table.captains[seat], table.ship
    if captain.kills >= table.goal - NEAR_KILLS:
        return True
    if ship is None or not has_all(captain):
        return False
    return distances(table.town, ship.square).get(captain.square, REACH + 1) <= REACH


def leader(table: Table, but: Seat) -> Seat | None:
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
