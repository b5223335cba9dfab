"""What a reveal brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.invasion import events as common
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import TrembleView


def recap(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal.

    It goes from city to city as they lie on the board, whichever was resolved first.
    """
    plans = [event for event in events if isinstance(event, ev.PlansRevealed)]
    there = sorted(events, key=lambda event: getattr(event, "space", inf))
    came = [text for event in there for text in _came_of(event, seat)]
    came = _together([*came, *_drawn(seat, view, events)])
    if not came and not plans:
        return None
    if not came:
        home = any(seat in event.home for event in plans)
        came = [say("invasion-recap-home" if home else "invasion-recap-nothing")]
    rank = next(rank for rank, captain in view.public.places if captain.seat == seat)
    humans = view.public.captains[seat].humans
    return say("invasion-recap", came=listed(came), humans=humans, rank=rank)


def moment(seat: Seat, steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]) -> Text | None:
    """Say which city brought a captain most; None for who never took one."""
    taken = [
        (event.humans, -view.public.turn, event)
        for view, events in steps
        for event in events
        if isinstance(event, ev.CityTaken) and event.seat == seat
    ]
    if not taken:
        return None
    humans, turn, event = max(taken, key=lambda each: each[:2])
    key = "tremble-moment-caught" if event.caught else "invasion-moment-raided"
    return say(key, turn=-turn, city=event.city.name, humans=humans)


def _together(came: Sequence[Text]) -> list[Text]:
    """Say once what came of several cities or cards alike: "retreated from Rome and Paris"."""
    alike: dict[Text, list[Text]] = {}
    for text in came:
        alike.setdefault(Text(text.key) if len(text.args) == 1 else text, []).append(text)
    return [_listed(texts) if len(texts) > 1 else texts[0] for texts in alike.values()]


def _listed(alike: Sequence[Text]) -> Text:
    """Say one thing of several: texts that differ in one argument."""
    ((name, _),) = alike[0].args
    return Text(alike[0].key, ((name, listed([text.args[0][1] for text in alike])),))


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
            return [say(key, city=event.city.name, humans=event.humans)]
        case ev.CityLost(seat=who) if who == seat:
            key = "tremble-recap-fled" if event.fled else "tremble-recap-lost"
            return [say(key, city=event.city.name)]
        case common.FightChosen(seat=who, fights=False) if who == seat:
            return [say("invasion-recap-retreated", city=event.city.name)]
        case common.BattleWon(losers=losers) if seat in losers:
            return [say("invasion-recap-beaten", city=event.city.name)]
        case ev.TrophyClaimed(seat=who) if who == seat:
            return [say("tremble-recap-claimed", city=event.city.name)]
        case ev.ShipLost(seat=who, ship=ship) if who == seat and ship is not None:
            return [say("invasion-recap-ship", ship=ship.name)]
        case ev.Compensated(seat=who, card=card) if who == seat and card is not None:
            return [say("tremble-recap-paid", card=card.name, humans=event.humans)]
        case _:
            return []
