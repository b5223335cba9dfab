"""What a reveal brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import TrembleView
from render.invasion.telling.recaps import best_moment, came_of, city_taken, in_order, recapped


def recap(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal."""
    came = [text for event in in_order(events) for text in _came_of(event, seat)]
    return recapped(seat, view, events, [*came, *_drawn(seat, view, events)])


def moment(seat: Seat, happened: Iterable[tuple[int, TrembleEvent]]) -> Text | None:
    """Say which city brought a captain most; None for who never took one."""
    keys = ("invasion-moment-raided", "tremble-moment-caught")
    return best_moment(seat, happened, ev.CityTaken, lambda event: keys[bool(event.caught)])


def _drawn(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> list[Text]:
    """Name the cards that a captain drew in secret: of those they hold, the last."""
    secret = ev.Compensated(seat)
    drawn = sum(event == secret for event in events)
    held = view.own.compensations if view.own is not None else ()
    return [say("tremble-recap-drew", card=card.name) for card in held[len(held) - drawn :]]


def _came_of(event: Any, seat: Seat) -> list[Text]:
    """Say what an event brought to a captain, in a few words."""
    match event:
        case ev.CityTaken(seat=who) if who == seat:
            key = "tremble-recap-caught" if event.caught else "invasion-recap-raided"
            return [city_taken(key, event)]
        case ev.CityLost(seat=who) if who == seat:
            key = "tremble-recap-fled" if event.fled else "tremble-recap-lost"
            return [say(key, city=event.city.name)]
        case ev.TrophyClaimed(seat=who) if who == seat:
            return [say("tremble-recap-claimed", city=event.city.name)]
        case ev.Compensated(seat=who, card=card) if who == seat and card is not None:
            return [say("tremble-recap-paid", card=card.name, humans=event.humans)]
        case _:
            return came_of(event, seat)
