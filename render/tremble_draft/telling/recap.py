"""What a turn brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence

from engine.core.asks import Seat
from engine.core.words import Text
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.events import DraftEvent
from engine.tremble_draft.table.view import DraftView
from render.invasion.telling.recaps import best_moment, in_order, recapped
from render.tremble_draft.telling.story import STORY


def recap(seat: Seat, view: DraftView, events: Sequence[DraftEvent]) -> Text | None:
    """Say what came of a captain's plan and searches; None before a reveal."""
    return recapped(seat, view, events, [*STORY.came(seat, in_order(events))])


def moment(seat: Seat, happened: Iterable[tuple[int, DraftEvent]]) -> Text | None:
    """Say which city brought a captain most; None for who never took one."""
    keys = ("invasion-moment-raided", "tremble-draft-moment-found")
    return best_moment(seat, happened, ev.CityTaken, lambda event: keys[bool(event.ships)])
