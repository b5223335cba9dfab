"""How the steady captain plans: the best orders for what it hopes of every group and city."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from engine.core.asks import Answer, Seat
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.keys import HOME, key_of
from engine.tremble.captains.assignment import Orders, best_orders
from engine.tremble.captains.guesses import chances, help_of, rivals_of
from engine.tremble.captains.prizes import one_army, trophy_worth
from engine.tremble.captains.squads import Squad, squad_of
from engine.tremble.captains.values import card_worth
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import STATIONS
from engine.tremble.phases.planning import FUEL, fuel_of
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import PublicView, TrembleView, own_part

WHIM = 0.25  # by what part a city may seem richer or poorer than it is


class Target(NamedTuple):
    """A city as a captain sees it: what its trophy is worth and how rich it is."""

    number: int
    city: City
    trophy: float
    rich: float  # against the others on the board: 0 is as rich as most


def plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that hope for most, with more fuel where that pays."""
    own = own_part(view)
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(view.public, own.seat)
    hopes = [
        [mood * each for each in hope]
        for mood, hope in zip(
            moods(len(targets), pick),
            hopes_of(view.public, own.seat, squad, targets),
            strict=True,
        )
    ]
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


def fuelled(
    view: TrembleView, squad: Squad, hopes: Sequence[Sequence[float]]
) -> tuple[Orders, tuple[str, ...]]:
    """Find the best orders, and the stations and cards whose fuel they may take (P-2)."""
    limit = view.public.fuel
    orders = best_orders(hopes, squad.fuel, limit)
    fuel: tuple[str, ...] = ()
    aids = at_hand(view, (StationKind.EXTRA_FUEL,), (CompensationKind.FUEL,))
    for more in ([aid for aid in aids if aid in STATIONS], aids):
        if more and squad.fuel[-1] > limit:
            after = best_orders(hopes, squad.fuel, limit + fuel_of(more))
            price = card_worth(view.public) * sum(aid not in STATIONS for aid in more)
            if after.hope > orders.hope + price:
                orders, fuel = after, tuple(more)
    return orders, fuel


def ordered(
    squad: Squad, targets: Sequence[Target], orders: Orders, fuel: tuple[str, ...]
) -> Answer:
    """Write orders as an answer to the form."""
    answer: Answer = {key_of(ship): (HOME,) for ship in squad.ids}
    for target, group in zip(targets, orders.groups, strict=True):
        for place, ship in enumerate(squad.ids):
            if group >> place & 1:
                answer[key_of(ship)] = (str(target.number),)
    return answer | {FUEL: fuel} if fuel else answer


def moods(cities: int, pick: Pick) -> list[float]:
    """Let each city seem richer or poorer than it is, so that nobody can be sure of a plan."""
    return [1 + WHIM * (pick(101) - 50) / 50 for _ in range(cities)]


def targets_of(view: PublicView, seat: Seat) -> list[Target]:
    """Look at the cities of a turn as a captain does."""
    cities = [(space.number, space.city) for space in view.spaces if space.city is not None]
    trophies = [trophy_worth(view, seat, city) for _, city in cities]
    worths = [
        (city.raid + city.catch) / 2 + trophy
        for (_, city), trophy in zip(cities, trophies, strict=True)
    ]
    usual = sum(worths) / max(1, len(worths))
    return [
        Target(number, city, trophy, log(worth / usual))
        for (number, city), trophy, worth in zip(cities, trophies, worths, strict=True)
    ]


def hopes_of(
    view: PublicView, seat: Seat, squad: Squad, targets: Sequence[Target]
) -> list[list[float]]:
    """Estimate for each city what each group of a squad brings home from there."""
    passed = one_army(view.piles.army_discard)
    rivals, aid = rivals_of(view, seat), help_of(view, seat)
    hopes = []
    for target in targets:
        city = target.city
        totals, armies = squad.battle[city.type], squad.army[city.type]
        held = chances(rivals, city.type, target.rich, totals, aid)
        raid, catch = city.raid + target.trophy, city.catch + target.trophy
        rewards = {army: max(raid, passed[army] ** city.difficulty * catch) for army in set(armies)}
        hopes.append(
            [held[total] * rewards[army] for total, army in zip(totals, armies, strict=True)]
        )
    return hopes
