"""What others, armies and the end took from one captain: a sentence for each loss."""

from collections.abc import Iterator
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import CREDIT_DUE


def losses(event: Any, seat: Seat) -> Iterator[Text]:
    """Say what an event took from a captain; what they spent as they ordered is no loss."""
    if getattr(event, "seat", None) != seat:
        return
    match event:
        case ev.SearchBroken():
            city, army, ship = event.city.name, event.army.name, event.ship.name
            yield say("tremble-draft-loss-search", city=city, army=army, ship=ship)
        case ev.SearchUnfinished():
            yield say("tremble-draft-loss-unfinished", city=event.city.name)
        case ev.ShipLost():
            yield say("invasion-loss-ship", ship=event.ship.name)
        case ev.CreditRepaid(final=True):
            yield say("invasion-loss-credits", humans=CREDIT_DUE)
        case ev.TasksScored(humans=humans) if humans < 0:
            yield say("tremble-draft-loss-tasks", humans=-humans)
