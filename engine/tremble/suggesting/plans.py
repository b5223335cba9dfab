"""What plan is suggested: the best orders for what every group may hope for of every city."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker
from engine.invasion.valuing import plans
from engine.invasion.valuing.assignment import Assignment, best_orders
from engine.invasion.valuing.plans import Target
from engine.invasion.valuing.squads import Squad
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import STATIONS
from engine.tremble.phases.planning import FUEL, form, fuel_of
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import PublicView, TrembleView, own_part
from engine.tremble.valuing.guesses import chances, help_of, rivals_of
from engine.tremble.valuing.prizes import one_army, trophy_worth
from engine.tremble.valuing.squads import squad_of
from engine.tremble.valuing.values import card_worth

Hopes: TypeAlias = list[list[float]]
"""For each city: what each group of a squad brings home from there, by estimate."""


def plan(view: TrembleView, ask: Ask) -> Answer:
    """Send the groups that hope for most, with more fuel where that pays."""
    return planned(view, partial(form, view, ask), lambda hopes: hopes)


def planned(view: TrembleView, make_form: FormMaker, weighed: Callable[[Hopes], Hopes]) -> Answer:
    """Send the groups that hope for most once hopes are weighed."""
    own = own_part(view)
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(view.public, own.seat)
    hopes = weighed(hopes_of(view.public, own.seat, squad, targets))
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


def fuelled(
    view: TrembleView, squad: Squad, hopes: Sequence[Sequence[float]]
) -> tuple[Assignment, tuple[str, ...]]:
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
    squad: Squad, targets: Sequence[Target[City]], orders: Assignment, fuel: tuple[str, ...]
) -> Answer:
    """Write orders as an answer to the form."""
    answer = plans.ordered(squad, targets, orders)
    return answer | {FUEL: fuel} if fuel else answer


def targets_of(view: PublicView, seat: Seat) -> list[Target[City]]:
    """Look at the cities of a turn as a captain does."""
    return plans.targets_of(
        view.spaces,
        lambda city: trophy_worth(view, seat, city),
        lambda city: (city.raid + city.catch) / 2,
    )


def hopes_of(view: PublicView, seat: Seat, squad: Squad, targets: Sequence[Target[City]]) -> Hopes:
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
