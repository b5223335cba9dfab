"""Attack totals and the two dice: F-1, and the abilities A-1 to A-3 (they add up, A-6)."""

from collections.abc import Sequence

from engine.tremble.cards import Bonus, City, Ship

BEATEN_BY_TWO_DICE = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""Of the 36 throws of two dice, how many reach at least 0, 1, 2, … 12."""


def attack_total(ships: Sequence[Ship], city: City, *, army: bool = False) -> int:
    """Sum up the attack of ships that attack one city together, or an army there (F-1)."""
    total = 0
    for ship in ships:
        total += ship_attack(ship, ships, city, army=army) if ship.bonuses else ship.attack
    return total


def ship_attack(ship: Ship, group: Sequence[Ship], city: City, *, army: bool = False) -> int:
    """Return what one ship adds to its group: its attack and the bonuses that apply (A-6)."""
    total = ship.attack
    for bonus in ship.bonuses:
        if applies(bonus, ship, group, city, army=army):
            total += bonus.plus
    return total


def applies(bonus: Bonus, ship: Ship, group: Sequence[Ship], city: City, *, army: bool) -> bool:
    """Tell whether a bonus counts: city type (A-1), wing (A-2, once), army (A-3)."""
    if bonus.city is not None:
        return bonus.city is city.type
    if bonus.wing is not None:
        wing = [other.id for other in group if other.ship_class is bonus.wing]
        return bool(wing) and wing != [ship.id]
    return army and bonus.army


def chance_to_beat(total: int, army: int) -> float:
    """Return how likely a total and two dice reach the value of an army (W-2)."""
    needed = army - total
    if needed > 12:
        return 0.0
    return BEATEN_BY_TWO_DICE[max(needed, 0)] / 36


def fuel_limit(turn: int) -> int:
    """Return how much fuel all ships sent in a turn may use (RL-3)."""
    return min(12, 3 + turn)
