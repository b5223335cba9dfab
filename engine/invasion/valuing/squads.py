"""What the groups of a squad can do: a table over all sets of its ships, made once per squad.

A group is a number whose bits say which ships of the squad are in it, so that computer captains
weigh all groups against all cities at the price of looking numbers up.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from statistics import mean
from typing import Any, Generic, NamedTuple, TypeVar

from engine.invasion.cards.cards import AnyShip, CityType, ShipClass

ARMY_SHARE = 0.25  # how often a bonus against armies counts, roughly
CITY_SHARE = 0.6  # a bonus against a type of city: captains choose where it counts
WING_SHARE = 0.6  # a bonus for flying in a wing
PRESENCE = 3.0  # points that any ship is worth which can hold a city where nobody else comes

MOST_FUEL = 20  # that a plan can ever need to be told apart

_MEMORY = 1 << 13  # squads kept
_Number = TypeVar("_Number", int, float)
Ship = TypeVar("Ship", bound=AnyShip)


class Squad(NamedTuple):
    """Tables over all groups of a squad; attack totals are by type of city."""

    ids: tuple[str, ...]
    fuel: list[int]
    battle: dict[CityType, list[int]]  # attack totals
    army: dict[CityType, list[int]]  # attack totals against armies
    loss: list[float]  # points of the ship a loser would give up, 0 where there is none


class Squads(Generic[Ship]):
    """The squads of an edition.

    `abilities` rates in points what a ship can do besides its attack; `safe` tells which are
    never lost.
    """

    def __init__(
        self,
        ships: Mapping[str, Ship],
        abilities: Callable[[Ship], float],
        safe: Callable[[Ship], bool],
    ) -> None:
        self._ships, self._abilities, self._safe = ships, abilities, safe
        self.of = lru_cache(maxsize=_MEMORY)(self._tables)
        self.reach = lru_cache(maxsize=_MEMORY)(self._reach)
        self.points = cache(self._points)

    def _tables(self, ids: tuple[str, ...]) -> Squad:
        """Make the tables of the squad with these ships."""
        ships = [self._ships[ship] for ship in ids]
        plain = _plus(_sums([ship.attack for ship in ships], 0), _wings(ships))
        against_armies = _sums([_bonus(ship, None) for ship in ships], 0)
        battle = {
            kind: _plus(plain, _sums([_bonus(ship, kind) for ship in ships], 0))
            for kind in CityType
        }
        return Squad(
            ids=ids,
            fuel=_sums([ship.fuel for ship in ships], 0),
            battle=battle,
            army={kind: _plus(totals, against_armies) for kind, totals in battle.items()},
            loss=self._losses(ships),
        )

    def _reach(self, ids: tuple[str, ...]) -> list[float]:
        """Return the highest points that ships can send in a turn, by fuel limit."""
        ships = [self._ships[ship] for ship in ids]
        flat = _sums(
            [PRESENCE + self.points(ship.id) - WING_SHARE * _wing_bonus(ship) for ship in ships],
            0.0,
        )
        best = [0.0] * (MOST_FUEL + 1)
        fuel = _sums([ship.fuel for ship in ships], 0)
        for need, own, wing in zip(fuel, flat, _wings(ships), strict=True):
            sent = own + WING_SHARE * wing
            if need <= MOST_FUEL and sent > best[need]:
                best[need] = sent
        return list(accumulate(best, max))

    def _points(self, ship: str) -> float:
        """Rate a ship in points of attack; bonuses count as often as they apply, roughly."""
        known = self._ships[ship]
        cities = sum(bonus.plus for bonus in known.bonuses if bonus.city is not None)
        armies = sum(bonus.plus for bonus in known.bonuses if bonus.army)
        bonuses = CITY_SHARE * cities + ARMY_SHARE * armies + WING_SHARE * _wing_bonus(known)
        return known.attack + bonuses + self._abilities(known)

    def _losses(self, ships: Iterable[Ship]) -> list[float]:
        """Rate the poorest ship that may be destroyed, for every group."""
        losses = [0.0]
        for ship in ships:
            if self._safe(ship):
                losses += losses
            else:
                own = self.points(ship.id)
                losses += [min(loss, own) if loss else own for loss in losses]
        return losses


def typical(kind: Callable[..., Ship], name: str, ships: Sequence[Any], **more: Any) -> Ship:
    """Make up the ship to expect behind a back, as the average of these."""
    bonuses = [CITY_SHARE * sum(bonus.plus for bonus in ship.bonuses) for ship in ships]
    return kind(
        id=name,
        series="",
        english="",
        ship_class=ShipClass.TRIPOD,
        attack=round(mean(ship.attack for ship in ships) + mean(bonuses)),
        fuel=round(mean(ship.fuel for ship in ships)),
        price=round(mean(ship.price for ship in ships)),
        **more,
    )


def _sums(parts: Sequence[_Number], zero: _Number) -> list[_Number]:
    """Add up what single ships give, for every group."""
    sums = [zero]
    for part in parts:
        sums += [each + part for each in sums]
    return sums


def _plus(some: Iterable[_Number], others: Iterable[_Number]) -> list[_Number]:
    return [one + other for one, other in zip(some, others, strict=True)]


def _bonus(ship: AnyShip, kind: CityType | None) -> int:
    """Add up a ship's bonuses against a type of city, or against armies for None."""
    return sum(
        bonus.plus
        for bonus in ship.bonuses
        if bonus.wing is None and bonus.city is kind and bonus.army is (kind is None)
    )


def _wing_bonus(ship: AnyShip) -> int:
    return sum(bonus.plus for bonus in ship.bonuses if bonus.wing is not None)


def _wings(ships: Sequence[AnyShip]) -> list[int]:
    """Add up the bonuses for flying with a ship of a class, for every group."""
    wings = [0] * (1 << len(ships))
    flying = [
        (place, _partners(ships, place, bonus.wing), bonus.plus)
        for place, ship in enumerate(ships)
        for bonus in ship.bonuses
        if bonus.wing is not None
    ]
    for place, partners, plus in flying:
        for group in range(1 << len(ships)):
            if group >> place & 1 and group & partners:
                wings[group] += plus
    return wings


def _partners(ships: Sequence[AnyShip], place: int, wing: ShipClass) -> int:
    """Return the group of all other ships of a class."""
    return sum(
        1 << other for other, ship in enumerate(ships) if ship.ship_class is wing and other != place
    )
