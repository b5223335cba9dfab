"""What a turn brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.events import DraftEvent
from engine.tremble_draft.table.view import DraftView
from render.invasion.telling.recaps import best_moment, came_of, city_taken, in_order, recapped


def recap(seat: Seat, view: DraftView, events: Sequence[DraftEvent]) -> Text | None:
    """Say what came of a captain's plan and searches; None before a reveal."""
    came = [text for event in in_order(events) for text in _came_of(event, seat)]
    return recapped(seat, view, events, came)


def moment(seat: Seat, happened: Iterable[tuple[int, DraftEvent]]) -> Text | None:
    """Say which city brought a captain most; None for who never took one."""
    keys = ("invasion-moment-raided", "tremble-draft-moment-found")
    return best_moment(seat, happened, ev.CityTaken, lambda event: keys[bool(event.ships)])


def _came_of(event: Any, seat: Seat) -> list[Text]:
    """Say what an event brought to a captain, in a few words."""
    match event:
        case ev.CityTaken(seat=who) if who == seat:
            key = "tremble-draft-recap-found" if event.ships else "invasion-recap-raided"
            return [city_taken(key, event)]
        case ev.LootChosen(seat=who, ships=ships) if who == seat and ships:
            return [say("tremble-draft-recap-search", city=event.city.name)]
        case ev.SearchLeft(seat=who) if who == seat:
            return [say("tremble-draft-recap-left", city=event.city.name)]
        case _:
            return came_of(event, seat)
