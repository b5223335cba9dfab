"""Telling of the reveal: plans, and ships that stations or their captains move after it."""

from engine.core.words import Text, say
from engine.tremble.cards.cards import City
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.tell_moves import place, plans_revealed, ships_transferred
from render.invasion.telling.telling import Tellers

Cities = tuple[City | None, ...]


def enemies_moved(event: ev.EnemiesMoved, voice: Voice) -> list[Text]:
    """Tell which station sent whose ship from where to where."""
    if not event.hauls:
        return [say("tremble-tell-no-haul")]
    return [_haul(haul, event.cities, voice) for haul in event.hauls]


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
        origin=place(haul.move.origin, cities),
        target=place(haul.move.target, cities),
    )


MOVES: Tellers = {
    ev.PlansRevealed: plans_revealed,
    ev.EnemiesMoved: enemies_moved,
    ev.ShipsTransferred: ships_transferred,
}
