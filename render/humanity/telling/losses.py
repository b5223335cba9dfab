"""What others took from one captain: a sentence for each loss."""

from collections.abc import Iterator

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import HumanityEvent
from engine.humanity.tiles.tables import MISSION_POINTS
from render.humanity.parts.terms import mission_text


def losses(event: HumanityEvent, seat: Seat) -> Iterator[Text]:
    """Say what an event took from a captain; research that became science is none."""
    if isinstance(event, ev.MissionTaken) and event.loser == seat:
        yield say(
            "humanity-loss-mission",
            captain=captain(event.seat),
            mission=mission_text(event.mission),
            points=MISSION_POINTS,
        )
