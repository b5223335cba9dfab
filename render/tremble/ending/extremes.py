"""Views as full as can be, made of a played game: debts, riches, everybody everywhere."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from engine.invasion.battles.battles import Fighter
from engine.tremble.cards.cards import City, Ship
from engine.tremble.table.view import (
    Attack,
    Battle,
    CaptainView,
    OwnView,
    Phase,
    PublicView,
    Space,
    Standing,
    TrembleView,
)

HUMANS = (-120_000, 3_000_000, -120_000, 3_000_000, 0)  # captains share spaces of the track
LONG_NAME = "Saint-Germain-en-Laye-les-Bains"
MOST_ATTACK = 48
TROPHIES, CARDS, CREDITS, FUEL = 12, 12, 11, 8
SQUAD = 5

_Thing = TypeVar("_Thing")


def fullest(views: Sequence[TrembleView]) -> PublicView:
    """Fill the last board of a game to the brim."""
    view = next(view.public for view in reversed(views) if view.public.spaces)
    cities, ships = _cities(views), _ships(views)
    captains = tuple(_rich(one, cities, ships) for one in view.captains)
    seats = len(captains)
    spaces = tuple(
        Space(number, _grand(cities[number]), number % seats if number > 1 else None)
        for number in range(1, seats + 2)
    )
    alone = [
        Attack(seat, seat + 1, _some(ships, seat, SQUAD - 1), MOST_ATTACK) for seat in range(seats)
    ]
    crowd = [Attack(seat, seats + 1, _some(ships, seat + 9, 1), 38) for seat in range(seats)]
    fighters = tuple(Fighter(seat, 38, fights=True, roll=(6, 6), plus=-18) for seat in range(seats))
    return replace(
        view,
        phase=Phase.BATTLE,
        captains=captains,
        spaces=spaces,
        tasks=tuple(_standing(each, captains) for each in view.tasks),
        attacks=(*alone, *crowd),
        battles=(Battle(seats + 1, fighters, winner=seats - 1),),
        catches=(),
    )


def fullest_hand(view: TrembleView, views: Sequence[TrembleView]) -> TrembleView:
    """Fill a hand with the ships that have most to say and every card that was seen."""
    assert view.own is not None
    told = sorted(_ships(views), key=lambda ship: (-len(ship.bonuses) - ship.transfer, ship.id))
    held = {card.id: card for each in views if each.own for card in each.own.compensations}
    ordered = tuple(held[key] for key in sorted(held))[:CARDS]
    own = OwnView(view.own.seat, tuple(told[:SQUAD]), view.own.offer, ordered)
    return TrembleView(view.public, own)


def _rich(one: CaptainView, cities: Sequence[City], ships: Sequence[Ship]) -> CaptainView:
    return replace(
        one,
        humans=HUMANS[one.seat],
        seen=_some(ships, one.seat, SQUAD),
        backs_blue=0,
        backs_red=0,
        compensations=CARDS,
        credits=CREDITS,
        extra_fuel=FUEL,
        trophies=_some(cities, one.seat, TROPHIES),
    )


def _standing(standing: Standing, captains: Iterable[CaptainView]) -> Standing:
    task = standing.task
    return Standing(task, tuple(sum(map(task.counts, one.trophies)) for one in captains))


def _some(things: Sequence[_Thing], first: int, count: int) -> tuple[_Thing, ...]:
    return tuple(things[(first * count + at) % len(things)] for at in range(count))


def _grand(city: City) -> City:
    return replace(city, english=LONG_NAME, raid=150_000, catch=250_000)


def _cities(views: Iterable[TrembleView]) -> list[City]:
    found = {
        space.city.id: space.city for view in views for space in view.public.spaces if space.city
    }
    return [found[key] for key in sorted(found)]


def _ships(views: Iterable[TrembleView]) -> list[Ship]:
    held = (ship for view in views if view.own for ship in view.own.ships)
    found = {ship.id: ship for ship in held if ship.price}
    return [found[key] for key in sorted(found)]
