"""Telling of the reveal: plans, and ships that move after it."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.cards.cards import AnyAttack, AnyCity
from render.house.voice import Voice


def plans_revealed(event: common.PlansRevealed[Any, Any], voice: Voice) -> list[Text]:
    """Tell who attacks where with what, space by space, and who stayed home."""
    told = [say("invasion-tell-reveal")] if event.attacks else []
    ordered = sorted(event.attacks, key=lambda attack: (attack.space, attack.seat))
    told += [_attack(attack.space, attack, voice) for attack in ordered]
    if event.home:
        home, count = voice.captains(event.home), len(event.home)
        told.append(say("invasion-tell-home", captains=home, count=count))
    return told


def ships_transferred(event: common.ShipsTransferred[Any, Any, Any], voice: Voice) -> list[Text]:
    """Tell which ships moved on, then which stayed although they could have moved."""
    moved = [move for move in event.moves if move.target != move.origin]
    told = [
        say(
            "invasion-tell-transfer",
            captain=voice.captain(move.seat),
            ship=move.ship.name,
            origin=place(move.origin, event.cities),
            target=place(move.target, event.cities),
        )
        for move in moved
    ]
    stayed: dict[int, list[str]] = {}
    for move in event.moves:
        if move.target == move.origin:
            stayed.setdefault(move.seat, []).append(move.ship.name)
    told += [
        say("invasion-tell-stayed", captain=voice.captain(seat), ships=voice.cards(ships))
        for seat, ships in stayed.items()
    ]
    return told


def place(space: int, cities: Sequence[AnyCity | None]) -> Text:
    """Name a space within a sentence."""
    city = cities[space - 1] if space <= len(cities) else None
    if city is None:
        return say("invasion-tell-city", number=space)
    return say("invasion-place", space=space, city=city.name)


def _attack(space: int, attack: AnyAttack, voice: Voice) -> Text:
    return say(
        "invasion-tell-attack",
        space=space,
        captain=voice.lettered(attack.seat),
        total=attack.total,
        ships=voice.cards(ship.name for ship in attack.ships),
    )
