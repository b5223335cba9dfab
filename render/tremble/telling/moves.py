"""The reveal: plans, fuel and ships that move after it, each kind of event with all it says."""

from collections.abc import Iterator, Mapping, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.invasion.battles.events import Event
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.formulas import itemised
from render.invasion.telling.moves import (
    PLANS_REVEALED,
    SHIPS_TRANSFERRED,
    Cities,
    place,
    recounted,
    why_place,
)
from render.invasion.telling.rows import InvasionRow
from render.story.rows import silent
from render.tremble.parts.terms import amounts_of


def why_fuel_added(event: ev.FuelAdded, voice: Voice) -> list[str]:
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


def enemies_moved(event: ev.EnemiesMoved, voice: Voice) -> list[Text]:
    """Tell which station sent whose ship from where to where."""
    return hauls(event, voice) or [say("tremble-tell-no-haul")]


def hauls(event: ev.EnemiesMoved, voice: Voice) -> list[Text]:
    """Tell the same; nothing where no station moved a ship."""
    return [_haul(haul, event.cities, voice) for haul in event.hauls]


def hauls_in_short(events: Sequence[ev.EnemiesMoved], voice: Voice) -> Iterator[Text]:
    """Tell whose ship was sent where by whom."""
    for event in events:
        for haul in event.hauls:
            if haul.move is not None:
                yield say(
                    "tremble-brief-haul",
                    captain=voice.captain(haul.seat),
                    victim=voice.captain(haul.move.seat),
                    ship=haul.ship.name,
                    target=place(haul.move.target, event.cities),
                )


def why_enemies_moved(event: ev.EnemiesMoved, voice: Voice) -> list[str]:
    """Explain which stations moved what, and what the attacks are now."""
    if not event.hauls:
        return [voice(say("tremble-why-no-hauls"))]
    lines = [voice(_why_haul(haul, event.cities, voice)) for haul in event.hauls]
    if len({haul.seat for haul in event.hauls}) > 1:
        lines.insert(0, voice(say("tremble-why-haul-order")))
    moves = [haul.move for haul in event.hauls if haul.move is not None]
    return lines + recounted(moves, event.attacks, event.cities, voice)


def ships_sent_away(event: ev.EnemiesMoved, seat: Seat) -> Iterator[Text]:
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


def _haul(haul: ev.Haul, cities: Cities, voice: Voice) -> Text:
    by, station = voice.captain(haul.seat), haul.station.name
    if haul.move is None:
        return say("tremble-tell-haul-late", captain=by, station=station, ship=haul.ship.name)
    return say(
        "tremble-tell-haul",
        captain=by,
        station=station,
        victim=voice.captain(haul.move.seat),
        ship=haul.ship.name,
        origin=place(haul.move.origin, cities),
        target=place(haul.move.target, cities),
    )


def _why_haul(haul: ev.Haul, cities: Cities, voice: Voice) -> Text:
    by, station = voice.captain(haul.seat), voice.aid(haul.station)
    if haul.move is None:
        return say("tremble-why-hauled-late", station=station, captain=by, ship=haul.ship.name)
    return say(
        "tremble-why-hauled",
        station=station,
        captain=by,
        ship=haul.ship.name,
        victim=voice.captain(haul.move.seat),
        origin=why_place(haul.move.origin, cities),
        target=why_place(haul.move.target, cities),
    )


MOVES: Mapping[type[Event], InvasionRow] = {
    ev.PlansRevealed: PLANS_REVEALED(rules=("R-1", "F-1")),
    ev.FuelAdded: InvasionRow(
        told="tremble-tell-fuel", short=silent, why=why_fuel_added, rules=("P-2",)
    ),
    ev.EnemiesMoved: InvasionRow(
        told=enemies_moved,
        brief=hauls,
        short=hauls_in_short,
        why=why_enemies_moved,
        rules=("R-2", "RL-4", "RL-20"),
        lost=ships_sent_away,
    ),
    ev.ShipsTransferred: SHIPS_TRANSFERRED(rules=("A-4", "RL-20")),
}
