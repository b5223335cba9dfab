"""Attack totals and fuel: F-1 and RL-3, and the abilities A-1 to A-3 (they add up, A-6)."""

from collections.abc import Sequence

from engine.tremble.cards.cards import Bonus, City, Ship


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


def fuel_limit(turn: int) -> int:
    """Return how much fuel all ships sent in a turn may use (RL-3)."""
    return min(12, 3 + turn)
