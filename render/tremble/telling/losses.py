"""What others, armies and the end took from one captain: a sentence for each loss."""

from collections.abc import Iterator
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.tremble.table import events as ev
from render.invasion.telling.tell_moves import place


def losses(event: Any, seat: Seat) -> Iterator[Text]:
    """Say what an event took from a captain; what they spent as they ordered is no loss."""
    match event:
        case ev.CityTaken(seat=who, claimed_by=rival) if who == seat != rival and rival is not None:
            yield say("tremble-loss-claimed", captain=captain(rival), city=event.city.name)
        case ev.TrophyClaimed(seat=rival, claimants=claimants) if seat in claimants:
            if rival != seat:
                yield say("tremble-loss-claim", captain=captain(rival), city=event.city.name)
        case ev.ShipLost(seat=who, ship=ship) if who == seat and ship is not None:
            yield say("tremble-loss-army" if event.army else "invasion-loss-ship", ship=ship.name)
        case ev.CreditsPaid(seat=who) if who == seat:
            yield say("invasion-loss-credits", humans=event.humans)
        case ev.EnemiesMoved():
            yield from _moved(event, seat)


def _moved(event: ev.EnemiesMoved, seat: Seat) -> Iterator[Text]:
    """Say which of a captain's ships were sent away by others."""
    for haul in event.hauls:
        if haul.move is not None and haul.move.seat == seat:
            yield say(
                "tremble-loss-moved",
                captain=captain(haul.seat),
                ship=haul.ship.name,
                origin=place(haul.move.origin, event.cities),
                target=place(haul.move.target, event.cities),
            )
