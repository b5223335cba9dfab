"""What a reveal brought to one captain, in a line, with what only they know."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import TrembleView
from render.invasion.telling.recaps import recapped
from render.tremble.telling.story import STORY


def recap(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal."""
    return recapped(STORY, seat, view.public, events, _drawn(seat, view, events))


def _drawn(seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> list[Text]:
    """Name the cards that a captain drew in secret: of those they hold, the last."""
    secret = ev.Compensated(seat)
    drawn = sum(event == secret for event in events)
    held = view.own.compensations if view.own is not None else ()
    return [say("tremble-recap-drew", card=card.name) for card in held[len(held) - drawn :]]
