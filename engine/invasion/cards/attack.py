"""Attack totals: what ships and their bonuses bring to a city, alone and together."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from engine.invasion.cards.cards import AnyCity, AnyShip, Bonus

Ship = TypeVar("Ship", bound=AnyShip)


def attack_total(ships: Sequence[AnyShip], city: AnyCity, *, army: bool = False) -> int:
    """Sum up the attack of ships that attack one city together, or an army there."""
    total = 0
    for ship in ships:
        total += ship_attack(ship, ships, city, army=army) if ship.bonuses else ship.attack
    return total


def ship_attack(
    ship: AnyShip, group: Sequence[AnyShip], city: AnyCity, *, army: bool = False
) -> int:
    """Return what one ship adds to its group: its attack and the bonuses that apply."""
    total = ship.attack
    for bonus in ship.bonuses:
        if applies(bonus, ship, group, city, army=army):
            total += bonus.plus
    return total


def applies(
    bonus: Bonus, ship: AnyShip, group: Sequence[AnyShip], city: AnyCity, *, army: bool
) -> bool:
    """Tell whether a bonus counts: city type, wing (once, however many fly in it), army."""
    if bonus.city is not None:
        return bonus.city is city.type
    if bonus.wing is not None:
        wing = [other.id for other in group if other.ship_class is bonus.wing]
        return bool(wing) and wing != [ship.id]
    return army and bonus.army


class ShipSum(NamedTuple, Generic[Ship]):
    """What a ship brings to an attack: its attack and the bonuses that apply."""

    ship: Ship
    bonuses: tuple[Bonus, ...]

    @property
    def attack(self) -> int:
        """Add the bonuses to the ship's attack."""
        return self.ship.attack + sum(bonus.plus for bonus in self.bonuses)


def ship_sums(
    ships: Sequence[Ship], city: AnyCity, *, army: bool = False
) -> tuple[ShipSum[Ship], ...]:
    """Take an attack total apart, ship by ship."""
    return tuple(
        ShipSum(
            ship,
            tuple(bonus for bonus in ship.bonuses if applies(bonus, ship, ships, city, army=army)),
        )
        for ship in ships
    )
