"""Why plans and moves led to these attacks: the reveal, and what ships moved."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.cards.cards import AnyCity
from engine.invasion.cards.terms import TYPES
from render.house.voice import Voice
from render.invasion.why.why_sums import group_lines, place

Cities: TypeAlias = Sequence[AnyCity | None]


def plans_revealed(event: common.PlansRevealed[Any, Any], voice: Voice) -> list[str]:
    """Take every attack apart, city by city."""
    told = _groups(event.attacks, event.cities, voice)
    if not told:
        return [voice(say("invasion-why-nobody-sent"))]
    if event.home:
        told.append(voice(say("invasion-why-home", captains=voice.captains(event.home))))
    return told


def ships_transferred(event: common.ShipsTransferred[Any, Any, Any], voice: Voice) -> list[str]:
    """Explain which ships moved themselves, and what the attacks are now."""
    told = [voice(_transfer(move, event.cities, voice)) for move in event.moves]
    return told + recounted(event.moves, event.attacks, event.cities, voice)


def recounted(
    moves: Iterable[common.Move[Any]], attacks: Iterable[Any], cities: Cities, voice: Voice
) -> list[str]:
    """Add up again where ships have left or arrived."""
    moved = [move for move in moves if move.target != move.origin]
    touched = {space for move in moved for space in (move.origin, move.target)}
    groups = _groups([each for each in attacks if each.space in touched], cities, voice)
    return [voice(say("invasion-why-recounted")), *groups] if groups else []


def place_among(space: int, cities: Cities) -> Text | str:
    """Name a space and its city."""
    return place(space, _city(space, cities))


def _transfer(move: common.Move[Any], cities: Cities, voice: Voice) -> Text:
    captain, origin = voice.captain(move.seat), place_among(move.origin, cities)
    if move.target == move.origin:
        return say("invasion-why-stayed", ship=move.ship.name, captain=captain, origin=origin)
    return say(
        "invasion-why-moved",
        ship=move.ship.name,
        captain=captain,
        origin=origin,
        target=place_among(move.target, cities),
    )


def _groups(attacks: Iterable[Any], cities: Cities, voice: Voice) -> list[str]:
    lines: list[str] = []
    spaces: set[int] = set()
    for attack in sorted(attacks, key=lambda each: (each.space, each.seat)):
        city = _city(attack.space, cities)
        if attack.space not in spaces and city is not None:
            heading = say(
                "invasion-why-place", space=attack.space, city=city.name, type=TYPES[city.type]
            )
            lines.append(voice(heading))
        spaces.add(attack.space)
        first, *ships = group_lines(attack, city, voice)
        lines += [f"- {first}", *ships]
    return lines


def _city(space: int, cities: Cities) -> AnyCity | None:
    return cities[space - 1] if space <= len(cities) else None
