"""Why plans and moves led to these attacks: fuel, the reveal, what stations and ships moved."""

from engine.core.words import Text, say
from engine.tremble.cards.cards import City
from engine.tremble.table import events as ev
from render.house.explaining import Explainers
from render.house.voice import Voice
from render.invasion.why.why_plans import place_among, plans_revealed, recounted, ships_transferred
from render.invasion.why.why_sums import itemised
from render.tremble.parts.terms import amounts_of

Cities = tuple[City | None, ...]


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
        fuel=itemised(amounts_of(event.aids), voice),
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
    return told + recounted(moves, event.attacks, event.cities, voice)


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
        origin=place_among(haul.move.origin, cities),
        target=place_among(haul.move.target, cities),
    )


PLANS: Explainers = {
    ev.PlansRevealed: plans_revealed,
    ev.FuelAdded: fuel_added,
    ev.EnemiesMoved: enemies_moved,
    ev.ShipsTransferred: ships_transferred,
}
