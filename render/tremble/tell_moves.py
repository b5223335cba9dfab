"""Telling of the reveal: plans, extra fuel, and ships that move after it."""

from collections.abc import Callable
from typing import Any

from engine.core.words import Text, say
from engine.tremble.cards.cards import City
from engine.tremble.table import events as ev
from engine.tremble.table.view import Attack
from render.tremble.voice import Voice

Cities = tuple[City | None, ...]


def plans_revealed(event: ev.PlansRevealed, voice: Voice) -> list[Text]:
    """Tell who attacks where with what, space by space, and who stayed home."""
    told = [say("tremble-tell-reveal")] if event.attacks else []
    ordered = sorted(event.attacks, key=lambda attack: (attack.space, attack.seat))
    told += [_attack(attack, voice) for attack in ordered]
    if event.home:
        home, count = voice.captains(event.home), len(event.home)
        told.append(say("tremble-tell-home", captains=home, count=count))
    return told


def enemies_moved(event: ev.EnemiesMoved, voice: Voice) -> list[Text]:
    """Tell which station sent whose ship from where to where."""
    if not event.hauls:
        return [say("tremble-tell-no-haul")]
    return [_haul(haul, event.cities, voice) for haul in event.hauls]


def ships_transferred(event: ev.ShipsTransferred, voice: Voice) -> list[Text]:
    """Tell which ships moved on, then which stayed although they could have moved."""
    moved = [move for move in event.moves if move.target != move.origin]
    told = [_transfer(move, event.cities, voice) for move in moved]
    stayed: dict[int, list[str]] = {}
    for move in event.moves:
        if move.target == move.origin:
            stayed.setdefault(move.seat, []).append(move.ship.name)
    told += [
        say("tremble-tell-stayed", captain=voice.captain(seat), ships=voice.cards(ships))
        for seat, ships in stayed.items()
    ]
    return told


def _attack(attack: Attack, voice: Voice) -> Text:
    return say(
        "tremble-tell-attack",
        space=attack.space,
        captain=voice.lettered(attack.seat),
        total=attack.total,
        ships=voice.cards(ship.name for ship in attack.ships),
    )


def _haul(haul: ev.Haul, cities: Cities, voice: Voice) -> Text:
    captain, station = voice.captain(haul.seat), haul.station.name
    if haul.move is None:
        return say("tremble-tell-haul-late", captain=captain, station=station, ship=haul.ship.name)
    return say(
        "tremble-tell-haul",
        captain=captain,
        station=station,
        victim=voice.captain(haul.move.seat),
        ship=haul.ship.name,
        origin=_place(haul.move.origin, cities),
        target=_place(haul.move.target, cities),
    )


def _transfer(move: ev.Move, cities: Cities, voice: Voice) -> Text:
    return say(
        "tremble-tell-transfer",
        captain=voice.captain(move.seat),
        ship=move.ship.name,
        origin=_place(move.origin, cities),
        target=_place(move.target, cities),
    )


def _place(space: int, cities: Cities) -> Text:
    city = cities[space - 1] if space <= len(cities) else None
    if city is None:
        return say("tremble-tell-city", number=space)
    return say("invasion-place", space=space, city=city.name)


MOVES: dict[type[Any], Callable[[Any, Voice], list[Text]]] = {
    ev.PlansRevealed: plans_revealed,
    ev.EnemiesMoved: enemies_moved,
    ev.ShipsTransferred: ships_transferred,
}
