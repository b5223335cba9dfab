"""Why plans and moves led to these attacks: fuel, the reveal, what stations and ships moved."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.words import Text, say
from engine.invasion.terms import TYPES
from engine.tremble.cards.cards import City
from engine.tremble.table import events as ev
from engine.tremble.table.view import Attack
from render.tremble.voice import Voice
from render.tremble.why_sums import amounts, group_lines, place

Cities = tuple[City | None, ...]


def plans_revealed(event: ev.PlansRevealed, voice: Voice) -> list[str]:
    """Take every attack apart, city by city."""
    told = _groups(event.attacks, event.cities, voice)
    if not told:
        return [voice(say("tremble-why-nobody-sent"))]
    if event.home:
        told.append(voice(say("tremble-why-home", captains=voice.captains(event.home))))
    return told


def fuel_added(event: ev.FuelAdded, voice: Voice) -> list[str]:
    """Explain how a plan was fuelled."""
    used = say(
        "tremble-why-fuel",
        captain=voice.captain(event.seat),
        used=event.used,
        limit=event.limit,
    )
    raised = say(
        "tremble-why-fuel-added",
        fuel=amounts(event.aids, voice),
        limit=event.limit,
        amount=event.amount,
        sum=event.limit + event.amount,
    )
    return [voice(used), voice(raised)]


def enemies_moved(event: ev.EnemiesMoved, voice: Voice) -> list[str]:
    """Explain which stations moved what, and what the attacks are now."""
    if not event.hauls:
        return [voice(say("tremble-why-no-hauls"))]
    told = [voice(_haul(haul, event.cities, voice)) for haul in event.hauls]
    if len({haul.seat for haul in event.hauls}) > 1:
        told.insert(0, voice(say("tremble-why-haul-order")))
    moves = [haul.move for haul in event.hauls if haul.move is not None]
    return told + _recounted(moves, event.attacks, event.cities, voice)


def ships_transferred(event: ev.ShipsTransferred, voice: Voice) -> list[str]:
    """Explain which ships moved themselves, and what the attacks are now."""
    told = [voice(_transfer(move, event.cities, voice)) for move in event.moves]
    return told + _recounted(event.moves, event.attacks, event.cities, voice)


def _haul(haul: ev.Haul, cities: Cities, voice: Voice) -> Text:
    captain, station = voice.captain(haul.seat), voice.aid(haul.station)
    if haul.move is None:
        return say("tremble-why-hauled-late", station=station, captain=captain, ship=haul.ship.name)
    return say(
        "tremble-why-hauled",
        station=station,
        captain=captain,
        ship=haul.ship.name,
        victim=voice.captain(haul.move.seat),
        origin=_place(haul.move.origin, cities),
        target=_place(haul.move.target, cities),
    )


def _transfer(move: ev.Move, cities: Cities, voice: Voice) -> Text:
    captain, origin = voice.captain(move.seat), _place(move.origin, cities)
    if move.target == move.origin:
        return say("tremble-why-stayed", ship=move.ship.name, captain=captain, origin=origin)
    return say(
        "tremble-why-moved",
        ship=move.ship.name,
        captain=captain,
        origin=origin,
        target=_place(move.target, cities),
    )


def _recounted(
    moves: Iterable[ev.Move], attacks: Iterable[Attack], cities: Cities, voice: Voice
) -> list[str]:
    """Add up again where ships have left or arrived."""
    moved = [move for move in moves if move.target != move.origin]
    touched = {space for move in moved for space in (move.origin, move.target)}
    groups = _groups([each for each in attacks if each.space in touched], cities, voice)
    return [voice(say("tremble-why-recounted")), *groups] if groups else []


def _groups(attacks: Iterable[Attack], cities: Cities, voice: Voice) -> list[str]:
    lines: list[str] = []
    spaces: set[int] = set()
    for attack in sorted(attacks, key=lambda each: (each.space, each.seat)):
        city = _city(attack.space, cities)
        if attack.space not in spaces and city is not None:
            heading = say(
                "tremble-why-place", space=attack.space, city=city.name, type=TYPES[city.type]
            )
            lines.append(voice(heading))
        spaces.add(attack.space)
        first, *ships = group_lines(attack, city, voice)
        lines += [f"- {first}", *ships]
    return lines


def _place(space: int, cities: Cities) -> Text | str:
    return place(space, _city(space, cities))


def _city(space: int, cities: Cities) -> City | None:
    return cities[space - 1] if space <= len(cities) else None


PLANS: dict[type[Any], Callable[[Any, Voice], list[str]]] = {
    ev.PlansRevealed: plans_revealed,
    ev.FuelAdded: fuel_added,
    ev.EnemiesMoved: enemies_moved,
    ev.ShipsTransferred: ships_transferred,
}
