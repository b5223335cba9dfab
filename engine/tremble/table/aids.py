"""Aids, that is stations and compensation cards: who may use which now (A-7, K-1 to K-3, RL-7).

A station acts once a turn; a compensation card acts once, from the turn after it was drawn.
"""

from collections.abc import Collection
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.cards.groups import with_captain
from engine.kit.piles import laid
from engine.tremble.cards.cards import Station
from engine.tremble.cards.tables import STATIONS
from engine.tremble.table.state import Captain, State
from engine.tremble.table.view import ID, CaptainView, TrembleView, own_part

Kinds: TypeAlias = Collection[str]

USE, PASS = "use", "pass"  # the field that chooses an aid, and its option for none


def unused(captain: Captain, kinds: Kinds) -> tuple[str, ...]:
    """List the stations of these kinds that have not acted in this turn."""
    return tuple(
        [
            station
            for station in captain.stations
            if station not in captain.used and STATIONS[station].effect.kind in kinds
        ]
    )


def may_help(captain: Captain, kinds: Kinds) -> bool:
    """Tell whether a captain is asked, by what everybody knows (RL-6, RL-23).

    That is an unused station of these kinds, or any compensation card of an earlier turn.
    """
    return len(captain.compensations) > captain.fresh or bool(unused(captain, kinds))


def at_hand(view: TrembleView, stations: Kinds, cards: Kinds) -> tuple[str, ...]:
    """List what its captain may use now: unused stations and cards of these kinds."""
    own = own_part(view)
    captain = view.public.captains[own.seat]
    if not captain.stations and not own.compensations:
        return ()
    ready = own.compensations[: len(own.compensations) - captain.fresh]
    found = tuple(map(ID, stations_ready(captain, stations)))
    for card in ready:
        if card.effect.kind in cards:
            found += (card.id,)
    return found


def stations_ready(captain: CaptainView, kinds: Kinds) -> tuple[Station, ...]:
    """List the stations of these kinds that everybody sees lie unused."""
    if not kinds or not captain.stations:
        return ()
    return tuple(
        [
            held.station
            for held in captain.stations
            if not held.used and held.station.effect.kind in kinds
        ]
    )


def has_ready_cards(captain: CaptainView) -> bool:
    """Tell whether a captain holds any compensation card of an earlier turn."""
    return captain.compensations > captain.fresh


def spent(state: State, seat: Seat, aid: str) -> State:
    """Turn a station until the next turn (A-7), or discard a compensation card face up (K-3)."""
    captain = state.captains[seat]
    if aid in STATIONS:
        return with_captain(state, seat, replace(captain, used=(*captain.used, aid)))
    left = tuple(card for card in captain.compensations if card != aid)
    pile = laid(state.compensations, (aid,))
    state = replace(state, compensations=replace(pile, late=pile.late + 1))
    return with_captain(state, seat, replace(captain, compensations=left))
