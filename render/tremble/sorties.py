"""A plan as its captain has drafted it: who flies where, and what that makes."""

from typing import NamedTuple

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.invasion.attack import ShipSum, ship_sums
from engine.tremble.cards.cards import Aid, City, Ship
from engine.tremble.table.view import OwnView, PublicView
from render.invasion.facts import open_spaces
from render.words import Words

FUEL = "fuel"  # the field of what raises the limit; all others are named after their ships


class Sortie(NamedTuple):
    """The ships that fly to one city."""

    city: City
    sums: tuple[ShipSum[Ship], ...]
    armies: int  # their attack against armies there

    @property
    def total(self) -> int:
        """Add up their attack in a battle (F-1)."""
        return sum(each.attack for each in self.sums)


class Plan(NamedTuple):
    """What a form says so far."""

    sorties: dict[int, Sortie]  # by space
    home: tuple[Ship, ...]
    used: int
    limit: int
    extra: tuple[Aid, ...]  # committed to raise the limit


def plan_of(public: PublicView, own: OwnView, form: Form) -> Plan:
    """Read a plan from its form."""
    targets: dict[str, str] = {}
    for key, chosen in form.answer().items():
        targets |= {key.partition(".")[2]: option for option in chosen if option.isdigit()}
    sorties = {}
    for space in open_spaces(public):
        ships = [ship for ship in own.ships if targets.get(ship.id) == str(space.number)]
        if ships and space.city is not None:
            armies = sum(each.attack for each in ship_sums(ships, space.city, army=True))
            sorties[space.number] = Sortie(space.city, ship_sums(ships, space.city), armies)
    committed = form.answer().get(FUEL, ())
    aids: list[Aid] = [view.station for view in public.captains[own.seat].stations]
    aids += own.compensations
    extra = tuple(aid for aid in aids if aid.id in committed)
    return Plan(
        sorties=sorties,
        home=tuple(ship for ship in own.ships if ship.id not in targets),
        used=sum(ship.fuel for ship in own.ships if ship.id in targets),
        limit=public.fuel + sum(aid.effect.amount for aid in extra),
        extra=extra,
    )


def advice(plan: Plan, words: Words) -> list[Text]:
    """Say what a captain may have overlooked; none of it keeps a plan from counting."""
    told = [] if plan.sorties else [say("tremble-plan-nobody")]
    left = plan.limit - plan.used
    able = [ship for ship in plan.home if ship.fuel <= left]
    if plan.sorties and able:
        names = [ship.name for ship in able]
        all_may = sum(ship.fuel for ship in able) <= left
        ships = words.listed(names) if all_may else words.either(names)
        told.append(say("tremble-plan-able", ships=ships, left=left))
    if any(aid.effect.amount <= left for aid in plan.extra):
        told.append(say("tremble-plan-spare"))
    return told
