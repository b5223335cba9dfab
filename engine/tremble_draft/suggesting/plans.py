"""What to buy and to plan is suggested: by what ships bring, and fuel would bring later."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.plans import Target, ordered, targets_of
from engine.invasion.valuing.squads import Squad
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.phases import buying, planning
from engine.tremble_draft.phases.buying import BUY, DISCARD, MAX_SHIPS
from engine.tremble_draft.table.view import ID, DraftView, PublicView, hand_of, own_part
from engine.tremble_draft.valuing.prizes import trophy_worth
from engine.tremble_draft.valuing.searches import Outlook, outlook_of
from engine.tremble_draft.valuing.squads import chances, points, rivals_of, squad_of
from engine.tremble_draft.valuing.values import (
    depth_of,
    fuel_price,
    future,
    next_point,
)

PURSE = 1.0  # how dear a human is now that could buy ships later
CLOSE = 2_000  # that a purchase may bring too little, and is suggested yet
RESERVE = 0.5  # of what a ship brings in a turn, that one in reserve is worth at home


Hopes: TypeAlias = list[list[float]]
"""For each city: what each group of a hand brings home from there, by estimate."""


def buy(view: DraftView, ask: Ask) -> Answer:
    """Buy what brings more than it costs, in exchange for what is missed least."""
    return bought(view, partial(buying.form, view, ask), lambda: CLOSE)


def bought(view: DraftView, make_form: FormMaker, more: Callable[[], float]) -> Answer:
    """Buy what brings more than it costs with what each purchase is worth `more`."""
    own = own_part(view)
    captain, depth = view.public.captains[own.seat], depth_of(view.public)
    count = len(view.public.captains)

    def worth(ships: tuple[str, ...]) -> float:
        return future(ships, captain.fuel, depth, count)

    best, most = make_form({}).answer(), 0.0
    ships = tuple(map(ID, own.ships))
    nothing = worth(ships)
    for card, gone in _purchases(view):
        kept = tuple([ship for ship in ships if ship != gone])
        gain = worth((*kept, card)) - nothing + more() - PURSE * SHIPS[card].price
        if gain > most:
            best, most = {BUY: (card,), DISCARD: (gone,) if gone else ()}, gain
    return make_form(best).answer()


def _purchases(view: DraftView) -> Iterator[tuple[str, str]]:
    """List what can be bought, and what is given up for it, if anything must be."""
    own = own_part(view)
    humans = view.public.captains[own.seat].humans
    room = ("",) if len(own.ships) < MAX_SHIPS else tuple(map(ID, hand_of(view)))
    for ship in own.offer:
        if ship.price <= humans:
            yield from ((ship.id, gone) for gone in room)


def plan(view: DraftView, ask: Ask) -> Answer:
    """Send the groups that hope for most, as far as the fuel is not worth more later."""
    return planned(view, partial(planning.form, view, ask), lambda hopes: hopes)


def planned(view: DraftView, make_form: FormMaker, weighed: Callable[[Hopes], Hopes]) -> Answer:
    """Send the groups that hope for most once hopes are weighed."""
    squad = squad_of(tuple(map(ID, hand_of(view))))
    targets = seen_by(view)
    hopes = weighed(hopes_of(view, squad, targets))
    fuel = view.public.captains[own_part(view).seat].fuel
    orders = best_orders(hopes, squad.fuel, fuel, prices(view.public, squad, fuel))
    return make_form(ordered(squad, targets, orders)).answer()


def prices(view: PublicView, squad: Squad, fuel: int) -> list[float]:
    """Price for each group that it is sent: fuel, and ships that wait in reserve no more."""
    waits = RESERVE * next_point(view)
    costs = []
    for group, need in enumerate(squad.fuel):
        left = fuel - need
        home = [ship for place, ship in enumerate(squad.ids) if not group >> place & 1]
        reserve = [ship for ship in home if SHIPS[ship].reserve and SHIPS[ship].fuel <= left]
        kept = max(map(points, reserve), default=0.0) * waits if group else 0.0
        costs.append(fuel_price(view, fuel, min(fuel, need)) - kept)
    return costs


def seen_by(view: DraftView) -> list[Target[City]]:
    """Look at the cities of a turn as the viewer does."""
    seat = own_part(view).seat
    return targets_of(
        view.public.spaces,
        lambda city: trophy_worth(view, seat, city),
        worth_of,
    )


def worth_of(city: City) -> float:
    """Estimate what a city is worth to anybody."""
    return (city.raid + city.search) / 2


def hopes_of(view: DraftView, squad: Squad, targets: Sequence[Target[City]]) -> Hopes:
    """Estimate for each city what each group of a hand brings home from there."""
    outlook = outlook_of(view)
    return guessed(
        view.public, own_part(view).seat, squad, targets, rewards_of(outlook, squad, targets)
    )


def rewards_of(
    outlook: Outlook, squad: Squad, targets: Sequence[Target[City]]
) -> list[list[float]]:
    """Estimate for each city what it brings each group of a hand that takes it."""
    groups = list(in_hand(outlook, squad))
    worths = [outlook.rewards(target.city, target.trophy) for target in targets]
    return [[each[group] for group in groups] for each in worths]


def guessed(
    view: PublicView,
    seat: Seat,
    squad: Squad,
    targets: Sequence[Target[City]],
    rewards: Sequence[Sequence[float]],
) -> Hopes:
    """Estimate what each group brings home, by what everybody sees of its rivals."""
    rivals, hopes = rivals_of(view, seat), []
    for target, worths in zip(targets, rewards, strict=True):
        totals = squad.battle[target.city.type]
        held = chances(rivals, target.city.type, target.rich, totals)
        hopes.append([held[total] * worth for total, worth in zip(totals, worths, strict=True)])
    return hopes


def in_hand(outlook: Outlook, squad: Squad) -> Iterable[int]:
    """Name the groups of a hand as those of all ships that will be at hand in the next turn."""
    places = [outlook.group((ship,)) for ship in squad.ids]
    groups = [0]
    for place in places:
        groups += [group | place for group in groups]
    return groups
