"""What a reveal brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import TrembleView
from render.invasion.telling.recaps import best_moment, in_order, recapped
from render.tremble.telling.story import STORY


def recap(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal."""
    came = [*STORY.came(seat, in_order(events)), *_drawn(seat, view, events)]
    return recapped(seat, view, events, came)


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
