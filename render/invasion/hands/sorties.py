"""A plan as its captain has drafted it: who flies where, what that makes, and how it is told."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.forms import Form
from engine.core.words import Text, Value, say
from engine.invasion.cards.attack import ShipSum, ship_sums
from engine.invasion.cards.cards import AnyShip, AnySpace
from render.words import Words

ROOM = 28  # letters that one line of a picture has for the names of ships


class Sortie(NamedTuple):
    """The ships that fly to one city."""

    city: Any
    sums: tuple[ShipSum[Any], ...]
    armies: int  # their attack against armies there

    @property
    def total(self) -> int:
        """Add up their attack in a battle (F-1)."""
        return sum(each.attack for each in self.sums)


class Plan(NamedTuple):
    """What a form says so far."""

    sorties: Mapping[int, Sortie]  # by space
    home: tuple[Any, ...]
    used: int
    limit: int
    extra: tuple[Any, ...] = ()  # what is committed to raise the limit


def planned(
    ships: Sequence[AnyShip],
    spaces: Iterable[AnySpace],
    form: Form,
    limit: int,
    extra: tuple[Any, ...] = (),
) -> Plan:
    """Read a plan from its form, in which fields are named after ships."""
    targets: dict[str, str] = {}
    for key, chosen in form.answer().items():
        targets |= {key.partition(".")[2]: option for option in chosen if option.isdigit()}
    sorties = {}
    for space in spaces:
        sent = [ship for ship in ships if targets.get(ship.id) == str(space.number)]
        if sent and space.city is not None:
            armies = sum(each.attack for each in ship_sums(sent, space.city, army=True))
            sorties[space.number] = Sortie(space.city, ship_sums(sent, space.city), armies)
    return Plan(
        sorties=sorties,
        home=tuple(ship for ship in ships if ship.id not in targets),
        used=sum(ship.fuel for ship in ships if ship.id in targets),
        limit=limit,
        extra=extra,
    )


def advice(plan: Plan, words: Words) -> list[Text]:
    """Say what a captain may have overlooked; none of it keeps a plan from counting."""
    told = [] if plan.sorties else [say("invasion-sorties-none")]
    left = plan.limit - plan.used
    able = [ship for ship in plan.home if ship.fuel <= left]
    if plan.sorties and able:
        names = [ship.name for ship in able]
        all_may = sum(ship.fuel for ship in able) <= left
        ships = words.listed(names) if all_may else words.either(names)
        if len(able) == 1 or len(ships) <= ROOM:
            told.append(say("invasion-sorties-able", ships=ships, left=left))
        else:
            told.append(say("invasion-sorties-many", ships=len(able), left=left))
    return told


def named(fault: Text) -> Text:
    """Name a ship without its attack and its fuel, which are drawn."""
    return Text(fault.key, tuple([(key, _short(value)) for key, value in fault.args]))


def _short(value: Value) -> Value:
    if isinstance(value, Text) and value.key == "invasion-field-ship":
        return dict(value.args)["name"]
    return value


def plan_lines(plan: Plan, words: Words) -> list[Text]:
    """Tell who flies where, and who stays at home."""
    told = [_sortie(space, sortie, words) for space, sortie in plan.sorties.items()]
    if plan.home:
        ships = words.listed(ship.name for ship in plan.home)
        told.append(say("invasion-sorties-home", ships=ships))
    return told


def in_markdown(plan: Plan, facts: Iterable[Text], warnings: Iterable[Text], words: Words) -> str:
    """Tell a plan in Markdown."""
    head = words(say("invasion-sorties-heading", used=plan.used, limit=plan.limit))
    told = [*facts, *(say("invasion-sorties-warning", warning=text) for text in warnings)]
    return "\n".join([head, *(f"- {words(text)}" for text in told)])


def _sortie(space: int, sortie: Sortie, words: Words) -> Text:
    ships = words.listed(words(_sum(each)) for each in sortie.sums)
    city, total, armies = sortie.city.name, sortie.total, sortie.armies
    if armies == total:
        return say("invasion-sorties-to", space=space, city=city, total=total, ships=ships)
    return say(
        "invasion-sorties-armies",
        space=space,
        city=city,
        total=total,
        armies=armies,
        ships=ships,
    )


def _sum(each: ShipSum[Any]) -> Text:
    ship, plus = each.ship, each.attack - each.ship.attack
    if not plus:
        return say("invasion-sorties-ship", ship=ship.name, attack=ship.attack)
    return say("invasion-sorties-ship-plus", ship=ship.name, attack=ship.attack, plus=plus)
